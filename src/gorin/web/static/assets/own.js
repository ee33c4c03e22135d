import{y}from"./api.js";
function shelf(e,t){
let n=y(r());
function r(){
let n=[];
for(let r=0;r<localStorage.length;r++){
let i=localStorage.key(r);
if(!i?.startsWith(e))continue;
let a=t(parsed(localStorage.getItem(i)));
a!==null&&n.push(a)}
return n.sort((e,t)=>t.changed-e.changed)}
return window.addEventListener(`storage`,t=>{
(t.key===null||t.key.startsWith(e))&&(n.value=r())}),{all:n,find:e=>n.peek().find(t=>t.id===e)??null,keep:t=>{
try{
localStorage.setItem(e+t.id,JSON.stringify(t))}catch{
return!1}
return n.value=[t,...n.peek().filter(e=>e.id!==t.id)],!0},remove:t=>{
localStorage.removeItem(e+t),n.value=n.peek().filter(e=>e.id!==t)}}}
function parsed(e){
if(e===null)return null;
try{
return JSON.parse(e)}catch{
return null}}
function newId(){
return`own-${[...crypto.getRandomValues(new Uint8Array(6))].map(e=>(e%36).toString(36)).join(``)}`}
function freeName(e,t){
if(!t.includes(e))return e;
let n=e.replace(/ \d+$/,``),r=2;
for(;t.includes(`${n} ${r}`);)r++;
return`${n} ${r}`}
function fileName(e,t){
return`${e.normalize(`NFC`).replace(/[^\p{L}\p{N}]+/gu,`-`).replace(/^-+|-+$/g,``).slice(0,60)||`gorin`}.${t}`}
function download(e,t,n=`text/plain;charset=utf-8`){
let r=URL.createObjectURL(new Blob([t],{type:n})),i=document.createElement(`a`);
i.href=r,i.download=e,i.click(),window.setTimeout(()=>URL.revokeObjectURL(r),1e4)}
export{download,fileName,freeName,newId,shelf};
