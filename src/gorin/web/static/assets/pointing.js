var at=``;
if(typeof document<`u`)for(let e of[`pointermove`,`pointerdown`])document.addEventListener(e,e=>{
at=placeOf(e)},{capture:!0,passive:!0});
function placeOf({screenX:e,screenY:t}){
return`${e} ${t}`}
function pointing(e,t){
let n=()=>{
e.value=t},r=()=>{
e.peek()===t&&(e.value=null)};
return{onPointerEnter:e=>{
e.pointerType!==`touch`&&placeOf(e)!==at&&n()},onPointerMove:e=>{
e.pointerType!==`touch`&&n()},onPointerLeave:r,onFocus:n,onBlur:r}}
export{pointing};
