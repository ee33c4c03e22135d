import{hide}from"./peeking.js";
import{O,y}from"./api.js";
import{pointing}from"./pointing.js";
function within({low:e,high:t},n){
return Math.min(t,Math.max(e,n))}
function toggled(e,t,n){
if(t.includes(n))return t.filter(e=>e!==n);
let r=e.at_most===1?[n]:[...t,n];
return r.length<=e.at_most&&!isTooHeavy(e,r)?r:t}
function weightOf({keys:e,weights:t},n){
return n.reduce((n,r)=>n+(t[e.indexOf(r)]??0),0)}
function isTooHeavy(e,t){
return e.heaviest!==null&&weightOf(e,t)>e.heaviest}
function inOrder({keys:e},t){
return e.filter(e=>t.includes(e))}
function moved(e,t,n){
let r=e[t];
if(r===void 0||n<0||n>=e.length)return e;
let i=e.filter((e,n)=>n!==t);
return[...i.slice(0,n),r,...i.slice(n)]}
function boundsOf(e,t){
let{total:n,keys:r,at_least:i,bounds:a}=e;
return a[t]??[i,n-i*(r.length-1)]}
function leastParts(e){
return e.keys.map((t,n)=>boundsOf(e,n)[0])}
function left({total:e},t){
return e-t.reduce((e,t)=>e+t,0)}
function divided(e,t,n,r){
let[i,a]=boundsOf(e,n),o=Math.min(a,(t[n]??i)+left(e,t)),s=Math.min(o,Math.max(i,Math.trunc(r)));
return t.map((e,t)=>t===n?s:e)}
function asData(e){
try{
return JSON.parse(e)}catch{
return e}}
function begun(e){
switch(e.type){case`Range`:return{type:`Range`,domain:e,number:e.low};case`OneOf`:return{type:`OneOf`,domain:e,key:e.keys.length===1?e.keys[0]:null};case`Text`:case`Named`:return{type:`Text`,domain:e,text:``};case`Subset`:return{type:`Subset`,domain:e,chosen:[]};case`Ordering`:return{type:`Ordering`,domain:e,order:e.keys,touched:0};case`Division`:return{type:`Division`,domain:e,parts:leastParts(e)};case`Assignment`:return{type:`Assignment`,domain:e,to:new Map,held:null};case`Form`:return{type:`Form`,domain:e,parts:e.parts.map(([,e])=>begun(e)),at:0};default:return{type:`Report`,text:``}}}
function openTo(e,t){
return e.allowed.length===0?e.places:e.allowed[e.keys.indexOf(t)]??[]}
function sent(e,t,n){
let r=new Map(e.to);
return n===null?r.delete(t):r.set(t,n),r.size>e.domain.at_most&&r.size>e.to.size?e:{...e,to:r,held:null}}
function filled(e,t,n){
return{...e,at:t,parts:e.parts.map((e,r)=>r===t?n:e)}}
function touched(e,t){
if(!touchable(e).includes(t))return e;
switch(e.type){case`OneOf`:return{...e,key:t};case`Text`:return{...e,text:t};case`Subset`:return{...e,chosen:toggled(e.domain,e.chosen,t)};case`Ordering`:return ranked(e,t);case`Division`:{
let n=e.domain.keys.indexOf(t),[r,i]=boundsOf(e.domain,n),a=e.parts[n]??r,o=left(e.domain,e.parts)>0&&a<i;
return{...e,parts:divided(e.domain,e.parts,n,o?a+1:r)}}case`Assignment`:return assigned(e,t);case`Form`:{
let n=[e.at,...e.parts.keys()].find(n=>{
let r=e.parts[n];
return r!==void 0&&touchable(r).includes(t)}),r=n===void 0?void 0:e.parts[n];
return n===void 0||r===void 0?e:filled(e,n,touched(r,t))}default:return e}}
function ranked(e,t){
let{order:n,touched:r}=e,i=n.indexOf(t);
return i<r?{...e,order:moved(n,i,n.length-1),touched:r-1}:{...e,order:moved(n,i,r),touched:r+1}}
function assigned(e,t){
let{domain:n,held:r,to:i}=e;
if(r!==null&&r!==t&&openTo(n,r).includes(t))return sent(e,r,t);
if(i.has(t))return sent(e,t,null);
if(r===t)return{...e,held:null};
let[a,...o]=openTo(n,t);
return a!==void 0&&o.length===0?sent(e,t,a):{...e,held:t}}
function touchable(e){
switch(e.type){case`Subset`:{
let{domain:t,chosen:n}=e;
return t.keys.filter(e=>n.includes(e)||toggled(t,n,e).includes(e))}case`OneOf`:return e.domain.keys;case`Text`:return e.domain.type===`Named`?e.domain.some:[];case`Ordering`:return e.domain.keys;case`Division`:return e.domain.keys;case`Assignment`:{
let{domain:t,held:n,to:r}=e,i=r.size>=t.at_most,a=t.keys.filter(e=>r.has(e)||!i&&openTo(t,e).length>0);
return n===null?a:[...new Set([...openTo(t,n),...a])]}case`Form`:return[...new Set(e.parts.flatMap(touchable))];default:return[]}}
function markOf$1(e,t){
switch(e.type){case`Subset`:return e.chosen.includes(t)?{type:`chosen`}:null;case`OneOf`:return e.key===t?{type:`chosen`}:null;case`Text`:return e.domain.type===`Named`&&e.text===t?{type:`chosen`}:null;case`Ordering`:{
let n=e.order.indexOf(t);
return n<0?null:{type:`place`,place:n+1}}case`Division`:{
let n=e.parts[e.domain.keys.indexOf(t)];
return n===void 0?null:{type:`part`,count:n}}case`Assignment`:{
if(e.held===t)return{type:`held`};
let n=e.to.get(t);
if(n!==void 0)return{type:`goes`,to:n};
let r=e.domain.keys.filter(n=>e.to.get(n)===t);
return r.length===0?null:{type:`gets`,keys:r}}case`Form`:return e.parts.map(e=>markOf$1(e,t)).find(e=>e!==null)??null;default:return null}}
function lacks(e){
switch(e.type){case`Subset`:{
let{domain:t,chosen:n}=e,r=fewer(t.at_least-n.length);
return r.length>0?r:fewer(t.lightest-weightOf(t,n),`weigh`)}case`OneOf`:return fewer(+(e.key===null));case`Text`:{
let{domain:t,text:n}=e;
return fewer((t.type===`Named`?1:t.shortest)-[...n.trim()].length,`write`)}case`Assignment`:return fewer(e.domain.at_least-e.to.size);case`Division`:{
let t=left(e.domain,e.parts);
return t===0?[]:[{what:`divide`,count:t,within:[]}]}case`Form`:return e.parts.flatMap((t,n)=>lacks(t).map(t=>({...t,within:[e.domain.parts[n]?.[0]??``,...t.within]})));default:return[]}}
function unsaid(e){
return e.type===`Form`?e.parts.flatMap((t,n)=>{
if(t.type!==`Assignment`)return[];
let r=t.domain.keys.filter(e=>!t.to.has(e));
return r.length===0?[]:[{part:e.domain.parts[n]?.[0]??``,keys:r}]}):[]}
function fewer(e,t=`choose`){
return e>0?[{what:t,count:e,within:[]}]:[]}
function valueOf(e){
switch(e.type){case`Range`:return e.number;case`Subset`:return inOrder(e.domain,e.chosen);case`OneOf`:return e.key;case`Text`:return e.text;case`Ordering`:return e.order;case`Division`:return e.parts;case`Assignment`:return e.domain.keys.flatMap(t=>{
let n=e.to.get(t);
return n===void 0?[]:[[t,n]]});case`Form`:return e.parts.map(valueOf);case`Report`:return asData(e.text)}}
var ALL=new WeakMap,NOTHING=new Set;
function draftingOf(e){
let t=ALL.get(e)??new Drafting(e);
return ALL.set(e,t),t}
var Drafting=class{asked;draft;open;canStepBack;steps=y(new Map);constructor(e){
let{question:t}=e.choices;
this.asked=O(()=>t.value?.domain?t.value:null);
let n=O(()=>this.steps.value.get(this.asked.value?.serial??0)??[]);
this.draft=O(()=>{
let e=this.asked.value?.domain??null;
return e===null?null:n.value.at(-1)??begun(e)}),this.open=O(()=>{
let e=this.draft.value;
return e===null?NOTHING:new Set(touchable(e))}),this.canStepBack=O(()=>n.value.length>0)}mark(e){
let t=this.draft.value;
return t===null?null:markOf$1(t,e)}touch(e){
let t=this.draft.peek();
t!==null&&this.change(touched(t,e))}change(e){
e!==this.draft.peek()&&this.keep(t=>[...t,e])}stepBack(){
this.keep(e=>e.slice(0,-1))}keep(e){
let t=this.asked.peek()?.serial;
t!==void 0&&(this.steps.value=new Map([[t,e(this.steps.peek().get(t)??[])]]))}};
function thingInWords(e,t,n){
let r=e.things.find(e=>e.key===t);
if(r!==void 0)return n.read(r.message);
let i=(t.split(`:`).at(-1)??t).replace(/\.-?\d+$/,``);
return/^\d+$/.test(i)?t:n.read({type:`name`,kind:`card`,key:i})}
function markInWords(e,t,n){
switch(t.type){case`chosen`:return n.say(`page-draft-chosen`);case`place`:return n.say(`page-draft-place`,{place:t.place});case`part`:return String(t.count);case`held`:return n.say(`page-draft-where-to`);case`goes`:return n.say(`page-draft-goes`,{to:thingInWords(e,t.to,n)});case`gets`:{
let r=t.keys.map(t=>thingInWords(e,t,n));
return n.say(`page-draft-gets`,{things:r})}}}
function unsaidInWords(e,{part:t,keys:n},r){
let i=n.map(t=>thingInWords(e,t,r));
return r.has(`unsaid-${t}`)?[r.say(`unsaid-${t}`,{things:i})]:[]}
var LACKS={choose:`page-draft-few`,weigh:`page-draft-light`,write:`page-draft-short`};
function lackInWords(e,t,n){
let{count:r}=t,i=t.what===`divide`?n.say(`page-division`,{left:r}):n.say(LACKS[t.what],{count:r}),a=t.within.map(t=>thingInWords(e,t,n)).join(` · `);
return a===``?i:`${a}: ${i}`}
function drawingOf(e){
return e.drawing??null}
function seatsAround(e,t){
let n=e.seats.findIndex(e=>e.seat===t);
return[...e.seats.slice(n+1),...e.seats.slice(0,n+1)]}
function zonesOf(e){
return[...e.seats.flatMap(e=>e.zones),...e.zones]}
function findFace(e,t){
let n=null;
for(let r of zonesOf(e))for(let e of r.cards){
if(e.id===t)return{face:e,zone:r};
let{name:i}=e;
i?.type===`name`&&i.kind===`card`&&i.key===t&&(n??={face:e,zone:r})}
return n}
function countOf(e){
return e.count??e.cards.length}
function hiddenIn(e){
return Math.max(0,countOf(e)-e.cards.length)}
function openAmong(e,t){
let{open:n}=e.choices;
return t.filter(e=>n.value.has(e))}
function touchableAmong(e,t){
let{open:n}=draftingOf(e);
return t.filter(e=>n.value.has(e))}
function isOfferedAmong(e,t){
return openAmong(e,t).length+touchableAmong(e,t).length>0}
function isDrafted(e,t){
return t.some(t=>{
let n=draftingOf(e).mark(t);
return n!==null&&(n.type!==`part`||n.count>0)})}
function markOf(e,t){
let{chosen:n,preview:r}=e.choices,i=e=>e!==null&&t.includes(e);
if(i(n.value))return` lit sealed`;
let a=isDrafted(e,t)?` drafted`:``;
return isOfferedAmong(e,t)?`${i(r.value)?` lit pointed`:` lit`}${a}`:a}
function touching(e,t){
let n=draftingOf(e).mark(t);
return{"data-touches":t,"aria-pressed":n!==null&&n.type!==`place`&&n.type!==`part`,onClick:n=>{
hide(e),draftingOf(e).touch(t),n.stopPropagation()}}}
function draftText(e,t){
let n=draftingOf(e),r=n.mark(t),i=n.asked.value;
return r===null||i===null?``:markInWords(i,r,e.reader.value)}
function answering(e,t){
let{choices:n}=e;
return{"data-answers":t,...pointing(n.preview,t),onClick:r=>{
r.detail>1||(hide(e),n.choose(t))}}}
function answerText(e,t){
let n=e.choices.open.value.get(t);
return n===void 0?``:e.reader.value.read(n.message)}
export{answerText,answering,begun,boundsOf,countOf,divided,draftText,draftingOf,drawingOf,filled,findFace,hiddenIn,isOfferedAmong,lackInWords,lacks,markOf,moved,openAmong,openTo,seatsAround,sent,thingInWords,toggled,touchableAmong,touched,touching,unsaid,unsaidInWords,valueOf,weightOf,within,zonesOf};
