import{useSignal}from"./api.js";
import{a,say}from"./jsxRuntime.js";
import{Icon}from"./Icon.js";
import{Dialog,Trouble}from"./index.js";
import{useActing}from"./acting.js";
function Confirm({title:e,verb:t,refusal:n,act:r,close:i,children:o}){
let{busy:s,error:c,run:l}=useActing(),u=()=>l(async()=>{
await r(),i()});
return a(Dialog,{title:e,close:i,children:[o,a(Trouble,{error:c.value}),a(`div`,{class:`inline`,children:[a(`button`,{type:`button`,class:`main-button`,"aria-busy":s.value,onClick:()=>void u(),children:t}),a(`button`,{type:`button`,onClick:i,children:n})]})]})}
function CopyLink({link:e,label:t,children:n}){
let r=useSignal(!1),i=async()=>{
await navigator.clipboard.writeText(e),r.value=!0};
return a(`div`,{class:`invitation`,children:[n,a(`div`,{class:`invitation-link`,children:[a(`input`,{readOnly:!0,value:e,"aria-label":t,onFocus:e=>e.currentTarget.select()}),a(`button`,{type:`button`,onClick:()=>void i().catch(()=>void 0),children:[a(Icon,{sign:r.value?`check`:`copy`}),say(r.value?`page-copied`:`page-copy`)]})]})]})}
export{Confirm,CopyLink};
