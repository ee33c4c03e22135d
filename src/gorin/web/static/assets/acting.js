import{useSignal}from"./api.js";
import{asApiError}from"./index.js";
function useActing(){
let e=useSignal(!1),t=useSignal(null);
return{busy:e,error:t,run:async n=>{
if(!e.peek()){
e.value=!0,t.value=null;
try{
await n()}catch(e){
t.value=asApiError(e)}
e.value=!1}}}}
export{useActing};
