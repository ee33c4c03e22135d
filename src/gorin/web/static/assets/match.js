import{playerName,say}from"./jsxRuntime.js";
function lengthInWords(e){
return say(`page-match-length`,{count:e})}
function scoreInWords(e){
return say(`page-match-score`,{number:e.number,games:e.games,wins:e.wins.join(` : `)})}
function endInWords(e,t){
if(!e.decided)return``;
let n=e.wins.join(` : `);
if(e.winners.length===0)return say(`page-match-nobody`,{wins:n});
let r=e.winners.map(e=>playerName(t.seats[e]?.name??``,e));
return say(`page-match-won`,{names:r,count:r.length,wins:n})}
export{endInWords,lengthInWords,scoreInWords};
