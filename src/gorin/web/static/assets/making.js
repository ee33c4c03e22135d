import{post}from"./house.js";
import{deckFrom,decksFor,isRecord,soundDeck}from"./parts.js";
var REMARK=`# page `;
function deckText(e,t){
let n=[`name = ${quoted(e.name)}`];
t.untold||n.push(`game = ${quoted(t.game)}`),e.description!==``&&n.push(`description = ${quoted(e.description)}`),e.clan!==``&&n.push(`clan = ${quoted(e.clan)}`);
let r=[];
for(let{id:i,style:a}of t.sections){
let t=Object.entries(e.sections[i]??{}).sort(([e],[t])=>e<t?-1:1);
if(a===`counted`){
r.push(``,`[${i}]`,...t.map(([e,t])=>`${key(e)} = ${t}`));
continue}
let o=t.flatMap(([e,t])=>Array(Math.min(t,99)).fill(quoted(e)));
o.length!==0&&n.push(a===`one`?`${i} = ${o[0]}`:`${i} = [${o.join(`, `)}]`)}
let{format:i,seats:a,options:o,left:s}=e,c={...a>0?{seats:a}:{},...hasAny(o)?{options:o}:{}};
return(i!==``||s.length>0||hasAny(c))&&r.push(REMARK+plain(JSON.stringify({format:i,left:s,...c}))),`${[...n,...r].join(`
`)}\n`}
function hasAny(e){
return Object.keys(e).length>0}
function readDeckText(e,t,n,r){
let i={},a={},o=null;
for(let n of e.split(`
`).filter(e=>e!==``&&!e.startsWith(REMARK))){
let[,e]=/^\[([a-z-]+)\]$/.exec(n)??[];
if(e!==void 0){
if(styleOf(t,e)!==`counted`)return null;
o=a[e]={};
continue}
let[r,s]=entryIn(n);
if(r===null||s===void 0)return null;
if(o!==null)o[r]=s;else if(TEXTS.includes(r))i[r]=s;else{
let e=countsOf(styleOf(t,r),s);
if(e===null)return null;
a[r]=e}}
return o===null||(i.game??t.game)!==t.game?null:soundDeck({name:``,...i,...remarkIn(e,t),sections:a,id:n,changed:r})}
var TEXTS=[`name`,`game`,`description`,`clan`];
function styleOf({sections:e},t){
return e.find(e=>e.id===t)?.style??``}
function entryIn(e){
let[,t,n]=/^([A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*") = (.+)$/s.exec(e)??[],r=t?.startsWith(`"`)?parsed(t):t;
return[typeof r==`string`?r:null,n===void 0?void 0:parsed(n)]}
function countsOf(e,t){
let n=e===`one`?[t]:e===`listed`?t:null;
if(!Array.isArray(n))return null;
let r={};
for(let e of n){
if(typeof e!=`string`)return null;
r[e]=(r[e]??0)+1}
return r}
function remarkIn(e,{kept:t}){
let n=parsed((e.split(`
`).find(e=>e.startsWith(REMARK))??``).slice(7)),r=isRecord(n)?n:{},i=soundDeck({...t?.renewed(r)??r,id:``,sections:{}});
if(i===null)return{};
let{format:a,seats:o,options:s,left:c}=i;
return{format:a,seats:o,options:s,left:c}}
function key(e){
return/^[A-Za-z0-9_-]+$/.test(e)?e:quoted(e)}
function quoted(e){
return plain(JSON.stringify(e))}
function plain(e){
return e.replaceAll(``,`\\u007f`)}
function parsed(e){
try{
return JSON.parse(e)}catch{
return}}
function deckMaking(e){
let{game:t}=e;
return{game:t,kind:`decks`,shelf:decksFor(e),text:t=>deckText(t,e),read:async({id:n,name:r,text:i},a)=>{
let o=readDeckText(i,e,n,a);
if(o!==null)return{...o,name:r};
let{deck:s}=await post(`/api/decks/check`,{game:t,text:i});
return{...deckFrom(s,n,a),...remarkIn(i,e),name:r}}}}
export{deckMaking};
