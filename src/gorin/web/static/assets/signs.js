import{a}from"./jsxRuntime.js";
var LINE={fill:`none`,stroke:`currentColor`,"stroke-width":1.9,"stroke-linecap":`round`,"stroke-linejoin":`round`},SOLID={fill:`currentColor`,stroke:`none`},PAPER={fill:`var(--sign-paper, var(--paper-raised))`,stroke:`none`};
function signsOf(e){
function t({of:t,size:n=16}){
let r=e[t];
return r?a(`svg`,{class:`sign sign-${t}`,width:n,height:n,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:r()}):null}
function n({of:e,label:n,size:r=16}){
return a(`span`,{class:`spoken-sign`,role:`img`,"aria-label":n,title:n,children:a(t,{of:e,size:r})})}
return{Sign:t,SpokenSign:n,hasSign:t=>t in e}}
export{LINE,PAPER,SOLID,signsOf};
