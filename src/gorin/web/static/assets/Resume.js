import{A,post,useSignal}from"./api.js";
import{Shell,Trouble,go}from"./index.js";
import{asApiError,greet}from"./loaded.js";
import{a,say}from"./jsxRuntime.js";
function Resume({token:e}){
let t=useSignal(null);
return A(()=>{
post(`/api/resume/${encodeURIComponent(e)}`).then(greet).then(()=>go(`/`,!0),e=>{
t.value=asApiError(e)})},[e]),a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`page-resume`)}),t.value===null?a(`p`,{children:say(`page-loading`)}):a(Trouble,{error:t.value})]})}
export{Resume};
