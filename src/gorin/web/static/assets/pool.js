import{getOnce,y}from"./api.js";
var pool=y(new Map);
function fillPool(e){
pool.value=new Map(e.map(e=>[e.printed.slug,e]))}
async function loadCards(e){
try{
fillPool((await getOnce(`/api/cards/${encodeURIComponent(e)}`)).cards)}catch{}}
function cardOf(e){
return pool.value.get(e)}
export{cardOf,loadCards,pool};
