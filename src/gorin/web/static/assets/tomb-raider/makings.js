import{deckMaking}from"../making.js";
import{GAME,building}from"./building.js";
import{ownLevels}from"./own-levels.js";
var levels={game:GAME,kind:`levels`,shelf:ownLevels,text:e=>e.text,read:({id:e,name:t,text:n},r)=>Promise.resolve({id:e,name:t,text:n,changed:r})},makings=[deckMaking(building),levels];
export{makings};
