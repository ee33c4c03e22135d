import{A,F,d}from"./api.js";
import{a}from"./jsxRuntime.js";
import{Icon}from"./Icon.js";
import{isWriting}from"./peeking.js";
var ITEMS=`button, [data-rove]`;
function useRoving(e){
F(()=>{
e.current&&settle(e.current)}),A(()=>{
let t=e.current;
if(t===null)return;
let n=e=>move(t,e),r=e=>{
e.target instanceof HTMLElement&&e.target!==t&&settle(t,e.target)};
return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,r),()=>{
t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,r)}},[])}
function items(e){
return[...e.querySelectorAll(ITEMS)].filter(e=>e.closest(`[data-own-tabs]`)===null&&!e.matches(`[disabled], [hidden]`))}
function settle(e,t){
let n=items(e),r=n.find(e=>e===(t??document.activeElement)),i=r??n.find(e=>e.tabIndex===0&&e.dataset.stop===``),o=e.dataset.grows===``&&r===void 0?n.at(-1):i??n[0];
for(let e of n){
let t=e===o?0:-1;
e.tabIndex===t&&e.hasAttribute(`tabindex`)||(e.tabIndex=t),e===o?e.dataset.stop=``:`stop`in e.dataset&&delete e.dataset.stop}}
var STEPS={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};
function move(e,t){
if(isWriting(t.target))return;
let n=items(e),r=n.indexOf(document.activeElement),i=STEPS[t.key],o;
if(i!==void 0)o=r<0?0:(r+i+n.length)%n.length;else if(t.key===`Home`)o=0;else if(t.key===`End`)o=n.length-1;else return;
n[o]?.focus(),t.preventDefault()}
function MoreBelow({list:e,items:t=`:scope > *`,words:n,isText:r,unfold:i}){
let[o,s]=d(0),c=()=>{
e.current!==null&&s(markEdges(e.current,t,r))};
return F(c),F(()=>{
let t=e.current;
if(t===null)return;
let n=new ResizeObserver(c);
return n.observe(t),t.addEventListener(`scroll`,c,{passive:!0}),()=>{
n.disconnect(),t.removeEventListener(`scroll`,c)}},[]),o===0?null:a(`button`,{type:`button`,class:`more-below`,tabIndex:-1,"aria-hidden":`true`,onClick:()=>{
let t=e.current;
t!==null&&(i===void 0||t.closest(`[data-unfolded=true]`)!==null?scrollOn(t):i())},children:[n(o),` `,a(Icon,{sign:`down`,size:14})]})}
function scrollOn(e){
let t=e.scrollHeight-e.clientHeight-e.scrollTop;
e.scrollBy({top:t<=e.clientHeight?t:e.clientHeight*.8})}
var TEXT_FOOT=6;
function markEdges(e,t,n=!1){
let{bottom:r}=e.getBoundingClientRect(),i=[...e.querySelectorAll(t)].filter(e=>{
let t=e.getBoundingClientRect(),i=n?t.bottom-TEXT_FOOT:t.top+t.height/2;
return t.height>0&&i>r}).length;
return e.toggleAttribute(`data-scrolls`,e.scrollHeight>e.clientHeight+1),e.toggleAttribute(`data-above`,e.scrollTop>1),e.toggleAttribute(`data-below`,i>0),i}
var PEEK_WIDTH=320,PEEK_GAP=10,NARROW=900;
function isNarrow(){
return window.innerWidth<NARROW}
function placeBeside(e,t=document.querySelector(`.question`)?.getBoundingClientRect()){
let{innerWidth:n,innerHeight:r}=window;
if(e===null||n<NARROW)return{};
let i=e.right+PEEK_GAP,o=i+PEEK_WIDTH<n?i:Math.max(PEEK_GAP,e.left-PEEK_GAP-PEEK_WIDTH),s=e.top+e.height/2>r/2,c=t!==void 0&&t.top>r/3&&o<t.right&&o+PEEK_WIDTH>t.left,l=Math.min(r-PEEK_GAP,c?t.top-PEEK_GAP:1/0,s?e.bottom:1/0);
return{top:`${PEEK_GAP}px`,right:`auto`,bottom:`${r-l}px`,left:`${o}px`,"grid-template-rows":`${s?`1fr`:`minmax(0, ${e.top-PEEK_GAP}px)`} auto`}}
export{MoreBelow,isNarrow,placeBeside,useRoving};
