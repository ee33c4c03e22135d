import{A,F}from"./signals.module.js";
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
return[...e.querySelectorAll(ITEMS)].filter(e=>e.closest(`[data-own-tabs]`)===null&&!e.matches(`[disabled]`))}
function settle(e,t){
let n=items(e),r=n.find(e=>e===(t??document.activeElement)),i=r??n.find(e=>e.tabIndex===0&&e.dataset.stop===``),a=e.dataset.grows===``&&r===void 0?n.at(-1):i??n[0];
for(let e of n){
let t=e===a?0:-1;
e.tabIndex===t&&e.hasAttribute(`tabindex`)||(e.tabIndex=t),e===a?e.dataset.stop=``:`stop`in e.dataset&&delete e.dataset.stop}}
var STEPS={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};
function move(e,t){
if(isWriting(t.target))return;
let n=items(e),r=n.indexOf(document.activeElement),i=STEPS[t.key],a;
if(i!==void 0)a=r<0?0:(r+i+n.length)%n.length;else if(t.key===`Home`)a=0;else if(t.key===`End`)a=n.length-1;else return;
n[a]?.focus(),t.preventDefault()}
export{useRoving};
