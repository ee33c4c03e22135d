import{A,ApiError,O,get,getOnce,patch,useSignal,y}from"./api.js";
var hello=y(null),account=O(()=>hello.value?.account??``),greeted=y(0);
async function greet(){
let e=await get(`/api/hello`);
hello.value=e,greeted.value+=1,e.protocol!==3&&sessionStorage.getItem(`gorin.reloaded`)===null&&(sessionStorage.setItem(`gorin.reloaded`,`yes`),location.reload())}
async function rename(e){
await patch(`/api/me`,{name:e});
let t=hello.peek();
t!==null&&(hello.value={...t,you:{...t.you,name:e}})}
function catalogue(){
return getOnce(`/api/catalogue`)}
function useLoaded(e,t){
let n=useSignal(null),r=useSignal(null);
return A(()=>{
let e=!0;
return n.value=null,r.value=null,t().then(t=>{
e&&(n.value=t)},t=>{
e&&(r.value=asApiError(t))}),()=>{
e=!1}},[e]),{value:n,error:r}}
function asApiError(e){
return e instanceof ApiError?e:new ApiError(0,[])}
export{account,asApiError,catalogue,greet,greeted,hello,rename,useLoaded};
