import{$,A,Clause,Trouble,a,get,isAbout,knowCards,knowSeats,motion,prepareGame,reader,say,turnTo,useSignal,w,y}from"./house.js";
import{useActing}from"./parts.js";
import{anyTable}from"./field.js";
import{NO_CHOICES,Told,placeBeside,youAt}from"./table.js";
function playOf(e,t){
return{table:y(tableOf(e)),you:y(youAt(e.seat)),view:y(e.view),previous:y(null),choices:NO_CHOICES,asked:y([]),reader,lines:t,told:y([]),happening:y(null),peek:y(null),motion}}
function tableOf({game:e,title:t,seats:n}){
let r={game:e,stage:`over`,seats:n.map(({name:e,bot:t},n)=>({seat:n,name:e,person:null,bot:t,deck:``,present:!0,away:0,clock:null,running:!1,casts:!1,again:!1,ready:!1}))};
return t!==null&&(r.title=t),r}
var{Board,FullCard,Hand,Header}=anyTable;
function Seen({told:e,path:t}){
let{game:n}=e,r=w(()=>y(e.lines),[e]),i=w(()=>playOf(e,r),[e]),o=useSignal(!1);
return A(()=>{
knowSeats(e.seats.map(e=>e.name)),knowCards(n).catch(()=>void 0),turnTo(n),prepareGame(n).catch(()=>o.value=!0)},[e]),isAbout(n)?a($,{children:[a(`section`,{class:`told-place`,"aria-label":say(`page-told-board`),children:[a(`h2`,{children:say(`page-told-board`)}),e.is_whole?null:a(`p`,{class:`hint`,children:say(`page-told-partly`)}),a(Header,{play:i}),a(`div`,{class:`told-board`,children:a(Board,{play:i})}),e.seat===null?null:a(Hand,{play:i})]}),a(`section`,{class:`told-place`,"aria-label":say(`page-log`),children:[a(`h2`,{children:say(`page-log`)}),a(Log,{play:i,path:t,hasMore:e.has_more,add:e=>{
r.value=[...e,...r.value]}})]}),a(Peeking,{play:i})]}):a(`p`,{class:`loading`,children:say(o.value?`page-no-answer`:`page-loading`)})}
function Log({play:e,path:t,hasMore:n,add:r}){
let i=useSignal(n),{busy:o,error:s,run:c}=useActing(),l=e.lines.value,u=()=>c(async()=>{
let n=await get(`${t}&before=${e.lines.peek()[0]?.at??0}`);
i.value=n.has_more,r(n.lines)});
return a(`ol`,{class:`log told-log`,tabIndex:0,"aria-label":say(`page-log`),children:[i.value?a(`li`,{class:`log-older`,children:[a(`button`,{type:`button`,"aria-busy":o.value,onClick:()=>void u(),children:say(`page-older`)}),a(Trouble,{error:s.value})]}):null,l.map(t=>a(`li`,{class:`log-line`,children:[a(Told,{line:t,play:e}),` `,a(Clause,{id:t.clause})]},t.at)),l.length===0?a(`li`,{class:`empty`,children:say(`page-log-none`)}):null]})}
function Peeking({play:e}){
let t=e.peek.value;
return t===null?null:a(`div`,{class:`peek`,style:placeBeside(t.beside),children:a(FullCard,{play:e,peek:t})})}
export{Seen};
