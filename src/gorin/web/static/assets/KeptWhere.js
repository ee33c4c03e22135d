import{$,Icon,Trouble,a,account,read,say}from"./house.js";
import{failure,isKept,keep,keeping,refused,renamed,unkept}from"./keeping.js";
function KeptWhere(){
return account.value===``?a(`p`,{class:`hint`,children:[say(`own-where`),` `,a(`a`,{href:`/me`,children:say(`you-kept-offer`)})]}):a($,{children:[a(RenamedNotice,{}),a(`p`,{class:`hint`,children:[say(`you-kept-where`,{account:account.value}),` `,a(`a`,{href:`/me`,children:say(`you-link`)})]})]})}
function KeptSign({thing:e}){
if(account.value===``)return null;
let t=isKept(e),n=t?void 0:refused.value.get(e.id);
return a(`span`,{class:`kept-sign`,"data-kept":t,children:[a(Icon,{sign:t?`check`:`offline`,size:14}),` `,say(t?`you-kept-account`:`you-kept-here`),n?.error.faults.map((e,t)=>a(`span`,{class:`kept-refusal`,children:read(e.message)},t))]})}
function Keeping(){
let e=unkept.value??0;
return a(`div`,{class:`kept-all`,children:[a(`p`,{children:keptInWords(keeping.value,e)}),a(Trouble,{error:failure.value}),e>0&&!keeping.value?a(`button`,{type:`button`,onClick:()=>void keep(),children:say(`you-kept-again`)}):null,a(RenamedNotice,{})]})}
function keptInWords(e,t){
return e?say(`you-kept-busy`):t>0?say(`you-kept-not`,{count:t}):say(`you-kept-all`)}
function RenamedNotice(){
return renamed.value.length===0?null:a(`div`,{class:`notice`,role:`status`,children:[renamed.value.map(({was:e,is:t})=>a(`p`,{children:say(`you-renamed`,{was:e,is:t})},t)),a(`button`,{type:`button`,onClick:()=>{
renamed.value=[]},children:say(`you-renamed-seen`)})]})}
export{Keeping,KeptSign,KeptWhere,RenamedNotice};
