import{Icon,a,playerArg,read,say}from"./house.js";
import{dayText}from"./numbers.js";
function Played({matches:e}){
let t=Date.now();
return a(`ul`,{class:`table-rows played`,children:e.map(e=>a(`li`,{children:a(`a`,{href:`/replay/${e.table}`,"aria-description":say(`page-stats-replay`,{title:e.title}),children:[a(`span`,{class:`row-title`,children:read(e.title)}),a(`span`,{class:`row-people`,children:read(e.seats.map((e,t)=>playerArg(e.name,t)))}),a(`span`,{class:`played-result`,"data-won":e.seat!==null&&e.won.includes(e.seat),children:result(e)}),a(`span`,{class:`row-stage`,children:[e.turns>0&&`${say(`page-stats-turns`,{turns:e.turns})} · `,e.taken_back>0&&`${takenBack(e)} · `,dayText(e.at,t),` `,a(Icon,{sign:`right`,size:16})]})]})},e.table))})}
function takenBack(e){
let t=e.drawn_again>0?`page-stats-drawn-again`:`page-stats-taken-back`;
return say(t,{count:e.taken_back})}
function result(e){
if(e.seat!==null)return say(e.won.includes(e.seat)?`page-stats-you-won`:`page-stats-you-lost`);
if(e.won.length===0)return say(`page-stats-nobody`);
let t=e.won.flatMap(t=>{
let n=e.seats[t];
return n===void 0?[]:[playerArg(n.name,t)]});
return say(`page-stats-won-by`,{winners:t})}
export{Played};
