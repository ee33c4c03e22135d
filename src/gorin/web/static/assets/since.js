function linesSince(e,t){
let n=e.length;
for(;n>0&&(e[n-1]?.at??-1)>t;)--n;
return e.slice(n)}
function deedsOfOthers(e,t){
return e.filter(e=>{
let n=actorOf(e);
return n!==null&&n!==t}).toReversed()}
function actorOf({message:e}){
let{seat:t,...n}=e.args,r=[t,...Object.values(n)].find(e=>isSeat(e));
return isSeat(r)?Number(r.key):null}
function hitsOf(e,t,n=e=>isNamed(e,t)){
let r=e.findIndex(e=>isOfAnother(e,t));
return r<0?[]:e.slice(r).filter(n).toReversed()}
function isNamed(e,t){
return isOfAnother(e,t)&&Object.values(e.message.args).some(e=>seatIn(e)===t)}
function isOfAnother(e,t){
let n=actorOf(e);
return n!==null&&n!==t}
function seatIn(e){
return isSeat(e)?Number(e.key):null}
function titlesIn(e){
return e.flatMap(e=>typeof e==`object`?Array.isArray(e)?titlesIn(e):e.type===`message`?titlesIn(Object.values(e.args)):e.kind===`card`?[e.key]:[]:[])}
function namesSeat(e,t){
return e.some(e=>typeof e==`object`?Array.isArray(e)?namesSeat(e,t):e.type===`message`?namesSeat(Object.values(e.args),t):seatIn(e)===t:!1)}
function isSeat(e){
return typeof e==`object`&&`kind`in e&&e.kind===`seat`}
export{deedsOfOthers,hitsOf,linesSince,namesSeat,seatIn,titlesIn};
