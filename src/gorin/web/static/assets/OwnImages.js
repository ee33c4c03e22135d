import{$,T,d}from"./api.js";
import{images,showsImages}from"./images.js";
import{a}from"./jsxRuntime.js";
var DATABASE=`gorin-images`,STORE=`images`,IMAGE=/^image\/(png|jpeg|webp|gif|avif)$/;
function keyOfFile(e){
return e.replace(/^.*[/\\]/,``).replace(/\.[^.]*$/,``).normalize(`NFD`).replace(/\p{M}/gu,``).toLowerCase().replace(/['’]/g,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}
function keysOfFile(e){
let t=keyOfFile(e),[,n,r]=/^(\d{1,3}[a-z]?)(?:-(.+))?$/.exec(t)??[];
if(n===void 0)return[t];
let i=n.replace(/^\d+/,e=>e.padStart(3,`0`));
return r?[i,r]:[i]}
async function keepImages(e){
let t=[...e].filter(e=>IMAGE.test(e.type)),n=await open(),r=n.transaction(STORE,`readwrite`),i=r.objectStore(STORE);
i.clear();
for(let e of t)i.put(e,e.webkitRelativePath||e.name);
return await done(r),n.close(),await loadImages(),t.length}
async function forgetImages(){
await keepImages([])}
async function loadImages(){
try{
let e=await open(),t=e.transaction(STORE).objectStore(STORE),[n,r]=await Promise.all([answer(t.getAllKeys()),answer(t.getAll())]);
e.close(),show(n.map(String),r)}catch{
images.value=new Map}}
function show(e,t){
for(let e of new Set(images.peek().values()))URL.revokeObjectURL(e);
let n=new Map;
e.forEach((e,r)=>{
let i=t[r];
if(i===void 0)return;
let o=URL.createObjectURL(i);
for(let t of keysOfFile(e))n.set(t,o)}),images.value=n}
function watchImageKey(){
let e=e=>{
let{target:t}=e,n=t instanceof HTMLElement&&t.matches(`input, textarea, select`);
e.key!==`i`||n||e.ctrlKey||e.metaKey||e.altKey||(showsImages.value=!showsImages.value)};
return document.addEventListener(`keydown`,e),()=>document.removeEventListener(`keydown`,e)}
function open(){
let e=indexedDB.open(DATABASE,1);
return e.onupgradeneeded=()=>e.result.createObjectStore(STORE),answer(e)}
function answer(e){
return new Promise((t,n)=>{
e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error)})}
function done(e){
return new Promise((t,n)=>{
e.oncomplete=()=>t(),e.onerror=()=>n(e.error),e.onabort=()=>n(e.error)})}
function OwnImages({reader:e}){
let[t,n]=d(!1),r=new Set(images.value.values()).size,i=e=>{
n(!0),e().finally(()=>n(!1))},o=e=>i(()=>keepImages(e));
return a(`section`,{class:`own-images`,"aria-busy":t,children:[a(`h3`,{children:e.say(`page-images`)}),a(`p`,{children:e.say(`page-images-help`)}),a(`p`,{class:`own-images-row`,children:[a(Choose,{label:e.say(`page-images-choose`),folder:!0,chosen:o}),a(Choose,{label:e.say(`page-images-choose-files`),chosen:o}),r>0&&a(`button`,{type:`button`,onClick:()=>i(forgetImages),children:e.say(`page-images-forget`)}),a(`span`,{role:`status`,children:r>0&&e.say(`page-images-count`,{count:r})})]})]})}
function Choose({label:e,folder:t=!1,chosen:n}){
let r=T(null);
return a($,{children:[a(`input`,{ref:r,class:`unseen`,"aria-label":e,type:`file`,accept:`image/*`,multiple:!0,tabIndex:-1,"aria-hidden":`true`,...t?{webkitdirectory:!0}:{},onChange:e=>n([...e.currentTarget.files??[]])}),a(`button`,{type:`button`,onClick:()=>r.current?.click(),children:e})]})}
export{OwnImages,loadImages,watchImageKey};
