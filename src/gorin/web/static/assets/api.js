var ApiError=class extends Error{status;faults;constructor(e,t){
super(`status ${e}`),this.status=e,this.faults=t}};
function get(e){
return request(`GET`,e,null)}
function post(e,t={}){
return request(`POST`,e,t)}
function patch(e,t){
return request(`PATCH`,e,t)}
function remove(e){
return request(`DELETE`,e,null)}
async function request(e,t,n){
let r={method:e,credentials:`same-origin`};
n!==null&&(r.body=JSON.stringify(n),r.headers={"Content-Type":`application/json`});
let i;
try{
i=await fetch(t,r)}catch{
throw new ApiError(0,[])}
if(!i.ok)throw new ApiError(i.status,await faultsOf(i));
return i.status===204?void 0:await i.json()}
async function faultsOf(e){
try{
return(await e.json()).faults??[]}catch{
return[]}}
var once=new Map;
function getOnce(e){
let t=once.get(e);
return t===void 0&&(t=get(e),once.set(e,t),t.catch(()=>once.delete(e))),t}
export{ApiError,get,getOnce,patch,post,remove};
