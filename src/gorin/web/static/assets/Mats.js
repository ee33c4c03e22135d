import{Icon}from"./Icon.js";
import{a,say}from"./jsxRuntime.js";
function Mats({others:e,shared:t=null,sharedLabel:n,own:r=null}){
return a(`div`,{class:`mats`,children:[a(`div`,{class:`mats-others`,role:`group`,"aria-label":say(`page-players`),children:e}),t===null?null:a(`div`,{class:`mats-shared`,role:`group`,"aria-label":n,children:t}),r===null?null:a(`div`,{class:`mats-own`,children:r})]})}
function Playmat(e){
let{seat:t,name:n,label:r,own:i,active:o,opened:s,toggle:c,marks:l=``,children:u}=e;
return a(`article`,{class:`playmat ${l}`,"data-seat":t,"data-own":i,"data-active":o,"data-opened":s,"aria-label":r,children:[a(`header`,{class:`playmat-head`,children:[a(`h3`,{children:c===void 0?n:a(MatName,{name:n,opened:s,toggle:c})}),i?a(`span`,{class:`playmat-own`,children:say(`page-you`)}):null,o?a(`span`,{class:`playmat-turn`,children:[a(Icon,{sign:`right`,size:14}),` `,say(`page-any-turn`)]}):null]}),u]})}
function MatName({name:e,opened:t=!1,toggle:n}){
return a(`button`,{type:`button`,class:`bare playmat-name`,"aria-expanded":t,title:say(t?`page-any-fold`:`page-any-unfold`,{seat:e}),onClick:n,children:[a(Icon,{sign:t?`up`:`down`,size:14}),e]})}
export{MatName,Mats,Playmat};
