import{$,Icon,Shell,TableRows,Trouble,a,get,go,openForBots,say,useLoaded}from"./house.js";
import{useActing}from"./parts.js";
import{Played}from"./Played.js";
var FREE=e=>e.stage===`gathering`,RUNNING=e=>[`playing`,`paused`].includes(e.stage),OVER=e=>[`over`,`closed`].includes(e.stage);
function Watch(){
let{value:e,error:t}=useLoaded(`lobby`,()=>get(`/api/tables`)),n=e.value?.tables??null;
return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`page-watch`)}),a(WatchBots,{}),a(Trouble,{error:t.value}),n===null?null:a($,{children:[a(Part,{title:`page-watch-free`,tables:n.filter(FREE)}),a(Part,{title:`page-watch-running`,tables:n.filter(RUNNING)}),a(Part,{title:`page-watch-over`,tables:n.filter(OVER)}),n.length===0?a(`p`,{class:`empty`,children:say(`page-watch-none`)}):null,a(LastPlayed,{})]})]})}
function WatchBots(){
let{busy:e,error:t,run:n}=useActing(),r=()=>n(async()=>go(`/replay/${await openForBots()}#step=0&view=all&play=yes`));
return a(`section`,{class:`block`,children:[a(`p`,{children:say(`page-watch-bots-more`)}),a(`div`,{children:a(`button`,{type:`button`,class:`main-button`,"aria-busy":e.value,onClick:()=>void r(),children:[a(Icon,{sign:`play`,size:16}),` `,say(`page-watch-bots`)]})}),a(Trouble,{error:t.value})]})}
function Part(e){
return e.tables.length===0?null:a(`section`,{class:`block`,children:[a(`h2`,{children:say(e.title)}),a(TableRows,{tables:e.tables})]})}
function LastPlayed(){
let{value:e}=useLoaded(`played`,()=>get(`/api/played`)),t=e.value?.last??[];
return a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-watch-over`)}),t.length===0?a(`p`,{class:`empty`,children:say(`page-stats-last-none`)}):a(Played,{matches:t}),a(`p`,{class:`more`,children:a(`a`,{href:`/stats`,children:say(`page-stats-and-replays`)})})]})}
export{Watch};
