import{F,d}from"./signals.module.js";
import{Icon}from"./Icon.js";
import{a}from"./jsxRuntime.js";
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
export{MoreBelow};
