import{A,F,T,d,useSignal}from"./api.js";
import{a}from"./jsxRuntime.js";
import{Icon}from"./Icon.js";
import{hide}from"./peeking.js";
import{isNarrow}from"./beside.js";
import{pointing}from"./pointing.js";
import{keyOf}from"./numbers.js";
function Digit({play:e,answer:t}){
if(t===void 0)return null;
let{listed:n,options:r}=e.choices,i=n.value,o=i.findIndex(({keys:e})=>e.includes(t));
return o<0||!r.value.has(t)?null:a(`kbd`,{class:`digit`,"aria-hidden":`true`,children:keyOf(o+1,i.length)})}
function isAsked(e,t){
return t.length>1||t.some(t=>e.choices.givesUp(t))}
function useCardMenu(e,t,n){
let r=useSignal(null),i=e.choices.question.value?.serial??0,o=isAsked(e,t);
return A(()=>{
r.value=null},[i,o]),o?{control:{"data-offers":t.join(` `),"aria-expanded":r.value!==null,onClick:t=>{
if(t.stopPropagation(),t.detail>1)return;
hide(e);
let n=t.currentTarget;
r.value=r.peek()===null?{card:n,byKey:t.detail===0}:null}},sign:a(`span`,{class:`menu-sign`,"aria-hidden":`true`,children:[t.length>1?t.length:null,a(Icon,{sign:`down`,size:12})]}),list:r.value===null?null:a(List,{play:e,keys:t,thing:n,opened:r.value,shut:()=>{
r.value=null}})}:null}
function List({play:e,keys:t,thing:n,opened:{card:r,byKey:i},shut:o}){
let s=T(null);
F(()=>{
s.current?.showPopover(),i&&s.current?.querySelector(`button`)?.focus()},[]),A(()=>{
let e=e=>e.target instanceof Node&&(s.current?.contains(e.target)===!0||r.contains(e.target)),t=t=>{
e(t)||o()},n=e=>{
e.key===`Escape`&&(e.stopPropagation(),e.preventDefault(),s.current?.contains(document.activeElement)&&r.focus(),o())};
return document.addEventListener(`pointerdown`,t,!0),document.addEventListener(`focusin`,t,!0),document.addEventListener(`keydown`,n,!0),window.addEventListener(`resize`,o),()=>{
document.removeEventListener(`pointerdown`,t,!0),document.removeEventListener(`focusin`,t,!0),document.removeEventListener(`keydown`,n,!0),window.removeEventListener(`resize`,o)}},[]);
let{choices:c}=e;
return a(`span`,{class:`card-menu`,ref:s,popover:`manual`,role:`group`,"aria-label":e.reader.value.say(`page-any-several`,{thing:n,count:t.length}),style:placeAt(r.getBoundingClientRect()),children:t.map(t=>a(`button`,{type:`button`,class:`card-menu-answer`,"data-answers":t,"data-lit":c.preview.value===t,...pointing(c.preview,t),onClick:e=>{
e.stopPropagation(),e.detail>1||(o(),c.choose(t))},children:[a(Digit,{play:e,answer:t}),a(`span`,{children:wordsOf(e,t)})]},t))})}
function wordsOf(e,t){
let n=e.choices.open.value.get(t);
return n===void 0?``:e.reader.value.read(n.message)}
var WIDTH=260,GAP=6;
function placeAt(e,t=window){
let n=Math.max(GAP,Math.min(e.left,t.innerWidth-WIDTH-GAP)),r=e.top>t.innerHeight/2,i=r?e.top:t.innerHeight-e.bottom;
return{left:`${n}px`,width:`${WIDTH}px`,"max-height":`${i-12}px`,...r?{bottom:`${t.innerHeight-e.top+GAP}px`}:{top:`${e.bottom+GAP}px`}}}
var LEAST_STRIP=.66,MOST_ON_PHONE=10;
function fits(e,t,n){
return e<=1||(t-n)/(e-1)>=LEAST_STRIP*n}
var BETWEEN=32;
function useFan(e,t,[n,r],i=1){
let[o,s]=d(!0),c=()=>{
let o=e.current;
if(o===null)return;
if(isNarrow()){
s(t<=MOST_ON_PHONE);
return}
let c=getComputedStyle(o),l=e=>Number(c.getPropertyValue(e))||1,u=(l(`--screen-scale`)>1?r:n)*l(`--text-scale`),f=i-1;
s(fits(t-f,o.clientWidth-f*(u+BETWEEN),u))};
return F(c),F(()=>{
let t=e.current;
if(t===null)return;
let n=new ResizeObserver(c);
return n.observe(t),()=>n.disconnect()},[t,i]),o}
export{Digit,useCardMenu,useFan};
