import{$,ChoiceGroup,Shell,Trouble,a,get,language,read,say,useLoaded,useSignal}from"./house.js";
import{LengthBars,OpenJournal,Rate,RateScale,binsOf,percent}from"./OpenJournal.js";
import{numberText}from"./numbers.js";
import{Played}from"./Played.js";
function levelsOf(e){
let t=new Set(e.formats.map(e=>e.key));
return e.boards.filter(e=>!t.has(e.key))}
function haveTurns({turns:e}){
return e.most>0}
function Rates({title:e,lines:t,counted:n,decided:r=!1,called:i}){
return t.length===0?null:a(`div`,{class:`figures-scroll`,children:a(`table`,{class:`figures rates`,children:[a(`caption`,{children:e}),a(`thead`,{children:a(`tr`,{children:[a(`td`,{}),a(`th`,{scope:`col`,class:`rates-won`,children:say(r?`page-stats-column-decided`:`page-stats-column-won`)}),a(`th`,{scope:`col`,class:`rates-share`,children:a(RateScale,{})}),n?a(`th`,{scope:`col`,class:`rates-turns`,children:say(`page-stats-column-turns`)}):null]})}),a(`tbody`,{children:t.map(e=>a(`tr`,{children:[a(`th`,{scope:`row`,children:read(i?.(e)??e.label)}),a(`td`,{class:`rates-won`,children:[a(`b`,{children:say(`page-stats-percent`,{share:percent(e.wins.share)})}),a(`span`,{class:`rates-count`,children:say(`page-stats-of`,{won:e.wins.count,games:e.games})})]}),a(`td`,{class:`rates-share`,children:a(Rate,{share:e.wins})}),n?a(`td`,{class:`rates-turns`,children:numberText(e.turns.median)}):null]},e.key))})]})})}
var FEW=30,MOST_BINS=16;
function StatsPage(){
let{value:e,error:t}=useLoaded(`played`,()=>get(`/api/played`)),n=useSignal(null),r=e.value,i=r?.yours?.games??0,o=n.value??(i>0?`yours`:`all`),s=r===null?null:o===`yours`?r.yours:r.all,c=o===`yours`?r?.your_last:r?.last;
return a(Shell,{children:[a(`section`,{class:`intro stats-head`,children:[a(`h1`,{children:say(`page-stats`)}),a(`p`,{class:`lead`,children:say(`page-stats-lead`)}),r===null?null:a(ChoiceGroup,{label:say(`page-stats-whose`),value:o,choices:[`yours`,`all`].map(e=>[e,say(`page-stats-${e}`)]),choose:e=>{
n.value=e}})]}),a(Trouble,{error:t.value}),r===null&&t.value===null?a(`p`,{class:`loading`,children:say(`page-loading`)}):null,r===null?null:s===null||s.games===0?a(Nothing,{whose:o}):a(Tables,{tables:s,whose:o,most:r.most}),c===void 0||s===null||s.games===0?null:a(`section`,{class:`block`,children:[a(`h2`,{children:say(o===`yours`?`page-stats-last`:`page-stats-last-listed`)}),c.length===0?a(`p`,{class:`empty`,children:say(`page-stats-last-none`)}):a(Played,{matches:c})]}),a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-replay`)}),a(OpenJournal,{})]})]})}
function Nothing({whose:e}){
return a(`section`,{class:`stats-nothing`,children:[a(`p`,{children:say(e===`yours`?`page-stats-none-yours`:`page-stats-none`)}),a(`a`,{class:`main-button`,href:`/new`,children:say(`page-stats-begin`)})]})}
function Tables({tables:e,whose:t,most:n}){
let{games:r,turns:i,seconds:o}=e,s=say(`page-stats-games`,{count:r}),c=say(`page-stats-lengths-caption`,{games:r,median:numberText(i.median),p90:numberText(i.p90)}),l=say(`page-stats-time`,{minutes:Math.floor(o.median/60)}),u=t===`yours`,d=haveTurns(e);
return a($,{children:[a(`p`,{class:`stats-note`,children:inARow(say(`page-stats-rates-caption`,{games:s}),r<FEW?say(`page-stats-few`):``,r>=n?say(`page-stats-most`,{most:n}):``)}),a(`div`,{class:`stats-tables`,children:[a(Rates,{title:say(`page-stats-levels`),lines:levelsOf(e),counted:d,decided:!u}),a(Rates,{title:say(u?`page-stats-bots-yours`:`page-stats-bots`),lines:e.bots,counted:d,called:botName}),several(e.seats)?a(Rates,{title:say(`page-stats-seats`),lines:e.seats,counted:d,decided:!u}):null,a(Rates,{title:say(`page-stats-places`),lines:inOrder(e.places),counted:d}),a(Rates,{title:say(`page-stats-decks`),lines:e.decks,counted:d}),several(e.formats)?a(Rates,{title:say(`page-stats-formats`),lines:e.formats,counted:d,decided:!u}):null]}),a(`section`,{class:`stats-lengths`,children:[d?a(LengthBars,{title:say(`page-stats-lengths`),bins:binsOf(e.lengths,MOST_BINS)}):null,a(`p`,{class:`hint`,children:inARow(d?c:``,l)})]})]})}
function inARow(...e){
return e.filter(e=>e!==``).join(language.value===`zh`?``:` `)}
function several(e){
return e.length>1}
function inOrder(e){
return[...e].sort((e,t)=>Number(e.key)-Number(t.key))}
function botName(e){
return{type:`message`,id:`page-bot-${e.key}`,args:{}}}
export{StatsPage};
