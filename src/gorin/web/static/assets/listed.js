import{y}from"./api.js";
var gamePages=y([]);
function gamePage(e){
return gamePages.peek().find(t=>t.id===e)??{id:e}}
function firstGame(){
return gamePages.peek()[0]?.id??``}
export{firstGame,gamePage,gamePages};
