import{y}from"./signals.module.js";
import{getOnce}from"./api.js";
var pool=y(new Map);
function fillPool(e){
pool.value=new Map(e.map(e=>[e.printed.slug,e]))}
async function loadCards(e){
try{
fillPool((await getOnce(`/api/cards/${encodeURIComponent(e)}`)).cards)}catch{}}
function cardOf(e){
return pool.value.get(e)}
export{cardOf,loadCards,pool};
