import{__exportAll}from"./rolldown-runtime.js";
import{O,account,asApiError,gamePages,get,greet,post,remove,x,y}from"./house.js";
import{freeName,newId,pauseOf}from"./parts.js";
function merge(e){
let{here:t,there:n,base:r,text:i,newId:a,now:o}=e,s=[],c=[],l=[],u=[],d=[],f={},p=[...t,...n].map(e=>oneLine(e.name)),m=new Map(t.map(e=>[e.id,e])),h=new Map(n.map(e=>[e.id,e])),g=(e,t)=>{
let n=freeName(oneLine(e.name),p);
p.push(n),d.push({was:e.name,is:n}),c.push({...e,id:t,name:n,changed:o})},_=(e,t)=>oneLine(e.name)===t.name&&i(e)===t.text;
for(let e of n){
let t=m.get(e.id),n=r[e.id],i=n?.updated!==e.updated;
if(t===void 0){
i?s.push(e):u.push(e.id);
continue}
let o=n?.changed!==t.changed;
!o&&!i||_(t,e)?f[e.id]={changed:t.changed,updated:e.updated}:i?(s.push(e),o&&g(t,a())):c.push(t)}
for(let e of t){
if(h.has(e.id))continue;
let t=r[e.id],i=n.filter(t=>oneLine(e.name)===t.name);
t?.changed===e.changed?l.push(e.id):t!==void 0||i.length===0?c.push(e):i.some(t=>_(e,t))?l.push(e.id):g(e,e.id)}
return{take:s,give:c,forgetHere:l,forgetThere:u,renamed:d,agreed:f}}
function oneLine(e){
return e.split(/\s+/).filter(Boolean).join(` `)}
var keeping_exports=__exportAll({begin:()=>begin}),KEY=`gorin.kept`,OWN=`own-`,SOON=1200,STALE=2e4,makings=y([]);
async function learnMakings(){
return makings.peek().length===0&&(makings.value=await allMakings()),makings.peek()}
async function allMakings(){
return(await Promise.all(gamePages.peek().map(e=>e.makings?.()??[]))).flat()}
function everything(){
return makings.value.flatMap(({shelf:e})=>e.all.value)}
function pathOf({kind:e}){
return`/api/me/${e}`}
var state=y(load()),keeping=y(!1),failure=y(null),refused=y(new Map),renamed=y([]),unkept=O(()=>account.value===``?null:everything().filter(e=>!isKept(e)).length);
function isKept({id:e,changed:t}){
let n=state.value;
return n===null||n.account===``||n.account!==account.value?!1:Object.values(n.bases).some(n=>n[e]?.changed===t)}
var begun=!1,timer,running=null,done=0;
function begin(){
begun||(begun=!0,window.addEventListener(`storage`,e=>{
e.key===KEY&&(state.value=load())}),window.addEventListener(`online`,()=>void keep()),document.addEventListener(`visibilitychange`,()=>{
(document.visibilityState===`hidden`?timer!==void 0:Date.now()-done>STALE)&&keep()}),x(()=>{
account.value!==``&&keep()}),x(()=>{
let e=everything().some(e=>!isKept(e)&&refused.peek().get(e.id)?.changed!==e.changed);
account.value!==``&&(e||forgotten())?later(SOON):cancel()}))}
function forgotten(){
if(makings.value.length===0)return!1;
let e=state.value?.bases??{},t=new Set(everything().map(e=>e.id));
return Object.values(e).some(e=>Object.keys(e).some(e=>!t.has(e)))}
function later(e){
window.clearTimeout(timer),timer=window.setTimeout(()=>void keep(),e)}
function cancel(){
window.clearTimeout(timer),timer=void 0}
async function keep(){
for(cancel();running!==null;)await running;
account.peek()!==``&&(running=locked(keepAll).finally(()=>{
running=null}),await running)}
async function apart(e){
for(cancel();running!==null;)await running;
let t=Promise.resolve().then(e);
running=t.catch(()=>void 0).finally(()=>{
running=null}),await t}
function locked(e){
let t=navigator.locks;
return t===void 0?e():t.request(KEY,e)}
async function keepAll(){
let e=account.peek();
load()?.account!==e&&save({account:e,bases:{}}),keeping.value=!0;
try{
let e=new Map;
for(let t of await learnMakings())await keepKind(t,e);
refused.value=e,failure.value=null,done=Date.now()}catch(e){
await failed(asApiError(e))}
keeping.value=!1}
async function failed(e){
let t=pauseOf(e);
t!==null&&later(t),failure.value=t===null?e:null,e.status===403&&await greet().catch(()=>void 0)}
async function keepKind(e,t){
let{files:n}=await get(pathOf(e)),r=e.shelf.all.peek().filter(e=>e.id.startsWith(OWN)),i=merge({here:r,there:n.filter(t=>t.game===e.game).map(e=>({...e,id:OWN+e.id})),base:baseOf(e),text:t=>e.text(t),newId,now:Date.now()});
agree(e,i.agreed);
for(let t of i.give)r.includes(t)||e.shelf.keep(t);
i.renamed.length>0&&(renamed.value=[...renamed.peek(),...i.renamed]);
let a=t=>e.shelf.find(t)?.changed===r.find(e=>e.id===t)?.changed;
for(let t of i.take){
let n=e.shelf.find(t.id)?.changed??0,r=await e.read(t,Math.max(t.updated,n+1)).catch(unreadable);
r!==null&&a(t.id)&&e.shelf.keep(r)&&agree(e,{[t.id]:{changed:r.changed,updated:t.updated}})}
for(let n of i.give)await give(e,n,t);
for(let t of i.forgetThere)await remove(`${pathOf(e)}/${t.slice(4)}`).catch(missing),agree(e,{},[t]);
for(let t of i.forgetHere.filter(a))e.shelf.remove(t),agree(e,{},[t])}
async function give(e,t,n){
let{id:r,name:i}=t,a={id:r.slice(4),name:i,text:e.text(t),game:e.game};
try{
let{updated:n}=await post(pathOf(e),a);
agree(e,{[r]:{changed:t.changed,updated:n}})}catch(e){
let i=asApiError(e),a=i.faults.some(e=>e.message.id===`web-many-own`);
if(i.status!==400&&!a)throw i;
n.set(r,{error:i,changed:t.changed})}}
function unreadable(e){
if(asApiError(e).status!==400)throw e;
return null}
function missing(e){
if(asApiError(e).status!==404)throw e}
async function logOut(){
await keep(),await apart(leave)}
async function leave(){
let e=(await learnMakings()).map(({shelf:e})=>{
let t=e.all.peek().filter(isKept).map(e=>e.id);
return()=>t.forEach(e.remove)});
await post(`/api/me/leave`),leaveNothing();
for(let t of e)t();
await greet()}
function leaveNothing(){
cancel(),save(null),refused.value=new Map,failure.value=null,renamed.value=[]}
function baseOf(e){
return state.peek()?.bases[pathOf(e)]??{}}
function agree(e,t,n=[]){
let r=state.peek();
if(r===null)return;
let i=new Set(n),a=Object.entries({...baseOf(e),...t}).filter(([e])=>!i.has(e));
save({...r,bases:{...r.bases,[pathOf(e)]:Object.fromEntries(a)}})}
function save(e){
state.value=e;
try{
e===null?localStorage.removeItem(KEY):localStorage.setItem(KEY,JSON.stringify(e))}catch{}}
function load(){
try{
let e=JSON.parse(localStorage.getItem(KEY)??`null`);
return typeof e?.account!=`string`||typeof e.bases!=`object`?null:{account:e.account,bases:e.bases}}catch{
return null}}
export{apart,failure,isKept,keep,keeping,keeping_exports,learnMakings,leaveNothing,logOut,makings,refused,renamed,unkept};
