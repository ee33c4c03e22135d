import{F,d}from"./api.js";
import{a}from"./jsxRuntime.js";
import{isNarrow}from"./drawing.js";
import{keyOf}from"./numbers.js";
function Digit({play:e,answer:t}){
if(t===void 0)return null;
let{listed:n,options:r}=e.choices,i=n.value,o=i.findIndex(({keys:e})=>e.includes(t));
return o<0||!r.value.has(t)?null:a(`kbd`,{class:`digit`,"aria-hidden":`true`,children:keyOf(o+1,i.length)})}
var LEAST_STRIP=.66,MOST_ON_PHONE=10;
function fits(e,t,n){
return e<=1||(t-n)/(e-1)>=LEAST_STRIP*n}
function useFan(e,t,[n,r]){
let[i,o]=d(!0),s=()=>{
let i=e.current;
if(i===null)return;
if(isNarrow()){
o(t<=MOST_ON_PHONE);
return}
let s=getComputedStyle(i),c=e=>Number(s.getPropertyValue(e))||1,l=c(`--screen-scale`)>1?r:n;
o(fits(t,i.clientWidth,l*c(`--text-scale`)))};
return F(s),F(()=>{
let t=e.current;
if(t===null)return;
let n=new ResizeObserver(s);
return n.observe(t),()=>n.disconnect()},[t]),i}
export{Digit,useFan};
