import{F,d}from"./signals.module.js";
import{a}from"./jsxRuntime.js";
import{keyOf}from"./numbers.js";
import{isNarrow}from"./drawing.js";
function Digit({play:e,answer:t}){
if(t===void 0)return null;
let n=[...e.choices.options.value.keys()],r=n.indexOf(t);
return r<0?null:a(`kbd`,{class:`digit`,"aria-hidden":`true`,children:keyOf(r+1,n.length)})}
var LEAST_STRIP=84,MOST_ON_PHONE=10;
function fits(e,t,n,r){
return e<=1||(t-n)/(e-1)>=r}
function useFan(e,t,n){
let[r,i]=d(!0),o=()=>{
let r=e.current;
if(r===null)return;
if(isNarrow()){
i(t<=MOST_ON_PHONE);
return}
let o=getComputedStyle(r),s=(Number(o.getPropertyValue(`--text-scale`))||1)*(Number(o.getPropertyValue(`--screen-scale`))||1);
i(fits(t,r.clientWidth,n*s,LEAST_STRIP*s))};
return F(o),F(()=>{
let t=e.current;
if(t===null)return;
let n=new ResizeObserver(o);
return n.observe(t),()=>n.disconnect()},[t,n]),r}
export{Digit,useFan};
