import{A,post,useSignal}from"./api.js";
import{asApiError}from"./index.js";
function useChecked(e,t,n=250){
let r=useSignal(null),i=useSignal(null),a=useSignal(!1),o=t===null?``:JSON.stringify(t);
return A(()=>{
if(t===null){
r.value=null,i.value=null,a.value=!1;
return}
let o=!0,s,c=async()=>{
try{
let n=await post(e,t);
if(!o)return;
r.value=n,i.value=null}catch(e){
if(!o)return;
let t=asApiError(e),n=pauseOf(t);
if(n!==null){
s=window.setTimeout(()=>void c(),n);
return}
i.value=t}
a.value=!1};
return a.value=!0,s=window.setTimeout(()=>void c(),r.peek()===null?0:n),()=>{
o=!1,window.clearTimeout(s)}},[e,o]),{answer:r,error:i,busy:a}}
function pauseOf(e){
if(e.status!==429)return null;
let t=e.faults[0]?.message.args.seconds;
return 1e3*(typeof t==`number`?t:2)}
export{pauseOf,useChecked};
