import{A}from"./api.js";
function useKeys(e,t){
A(()=>{
let e=e=>{
if(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey||document.querySelector(`dialog:modal`)!==null)return;
let n=t(e);
n!==null&&(e.preventDefault(),n())};
return document.addEventListener(`keydown`,e),()=>document.removeEventListener(`keydown`,e)},[e])}
function isWriting(e){
return e instanceof HTMLElement&&e.matches(`input, textarea, select`)}
var REST=320,HOLD=420,timer,held=!1,byFinger=!1,closed=null,from=null;
typeof document<`u`&&document.addEventListener(`pointerdown`,e=>{
byFinger=e.pointerType!==`mouse`},{capture:!0,passive:!0});
function show(e,t,n){
t.before?.(),from=n,e.peek.value={slug:t.slug,card:t.card,beside:n.getBoundingClientRect()};
let r=t=>{
t instanceof KeyboardEvent&&t.key!==`Escape`||t.target instanceof Element&&t.target.closest(`.card-full`)||(document.removeEventListener(`pointerdown`,r,!0),document.removeEventListener(`keydown`,r,!0),e.peek.peek()!==null&&(closed=from?.contains(t.target)?from:null,t instanceof KeyboardEvent&&t.stopPropagation(),hide(e)))};
document.addEventListener(`pointerdown`,r,!0),document.addEventListener(`keydown`,r,!0)}
function hide(e){
clearTimeout(timer),e.peek.peek()!==null&&(e.peek.value=null)}
function peeking(e,t,n=!1){
if(t===null||!t.slug)return{};
let r=(n,r)=>{
clearTimeout(timer),timer=setTimeout(()=>{
held=byFinger,show(e,t,n)},r)},i={onMouseEnter:e=>{
byFinger||r(e.currentTarget,REST)},onMouseLeave:()=>{
byFinger||hide(e)},onTouchStart:e=>{
held=!1,r(e.currentTarget,HOLD)},onTouchMove:()=>clearTimeout(timer),onTouchEnd:e=>{
clearTimeout(timer),held&&e.preventDefault()},onContextMenu:e=>{
held&&e.preventDefault()},onKeyDown:n=>{
n.key===` `&&(n.preventDefault(),n.stopPropagation(),e.peek.peek()===null?show(e,t,n.currentTarget):hide(e))}};
return n?{...i,onClick:n=>{
clearTimeout(timer);
let r=n.currentTarget;
closed===r?closed=null:show(e,t,r)}}:i}
export{hide,isWriting,peeking,useKeys};
