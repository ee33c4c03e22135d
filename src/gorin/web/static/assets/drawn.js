import{hide}from"./peeking.js";
import{draftingOf,markInWords}from"./things2.js";
import{pointing}from"./pointing.js";
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
export{answerText,answering,countOf,draftText,drawingOf,findFace,hiddenIn,isOfferedAmong,markOf,openAmong,seatsAround,touchableAmong,touching,zonesOf};
