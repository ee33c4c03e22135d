import{$,ApiError,Faults,Shell,Trouble,a,asApiError,botsBeside,catalogue,d,firstGame,go,open,optionsOf,playable,prepareGame,read,say,turnTo,useLoaded,useSignal,usualGame,usualSeats}from"./house.js";
import{NumberField,Select,aside,deckLine,fits,lengthInWords,offered}from"./parts.js";
import{TickOption}from"./TickOption.js";
var MOST_SEATS=61,USUAL={pause:0,grace:120,delay:60},CLOCKS=[{id:`none`,kind:`none`,amount:0,increment:0},{id:`game-10`,kind:`game`,amount:600,increment:10},{id:`game-25`,kind:`game`,amount:1500,increment:15},{id:`move-60`,kind:`move`,amount:60,increment:0},{id:`move-180`,kind:`move`,amount:180,increment:0},{id:`day-1`,kind:`day`,amount:1,increment:0},{id:`day-3`,kind:`day`,amount:3,increment:0}];
function usualDraft({game:e,asks:t}){
return{options:t.usual(e),seats:usualSeats({game:e,asks:t}),games:1,bots:botsBeside(e,MOST_SEATS),decks:[],clock:`none`,undo:`casual`,watching:`open`,listed:!1,guided:!1,pause:null,grace:null,delay:null}}
function remembered(e,t){
let{game:n,asks:r}=e,i=usualDraft(e),o;
try{
o=JSON.parse(t??`{}`)}catch{
return i}
let s={...o},c=r.remembered(n,o.options??s);
if(c===null)return i;
let l=Object.entries(o).filter(([e])=>e in i),u={...i,...Object.fromEntries(l),options:c},f=(e,t)=>e.map(e=>t.includes(e)?e:``);
return{...u,bots:f(u.bots,n.bots),decks:f(u.decks,n.decks.map(e=>e.id)),clock:CLOCKS.some(e=>e.id===u.clock)?u.clock:`none`}}
function hasUsualManners(e,t){
let n=usualDraft(e);
return[`clock`,`undo`,`watching`,`listed`,`pause`,`grace`,`delay`].every(e=>t[e]===n[e])}
function seatCount({game:e,asks:t},n){
let[r,i]=t.seats(e,n.options);
return Math.min(Math.max(n.seats,r),i)}
function formatAsked({game:e,asks:t},n){
return t.chosen(e,n.options,n.seats).format??null}
function deckAt(e,t,n){
let r=t.decks[n]??``,i=e.game.decks.find(e=>e.id===r),o=formatAsked(e,t);
return i!==void 0&&fits(e.game,i,o)?r:``}
function matchLengths({game:e,asks:t},n){
let r=formatAsked({game:e,asks:t},n);
return(e.formats.find(e=>e.id===r)??e.formats[0])?.games??[1]}
function gameCount(e,t){
let n=matchLengths(e,t);
return n.includes(t.games)?t.games:n[0]??1}
function canBeGuided(e,t){
let{game:n,asks:r}=e;
return n.lessons&&r.canBeGuided(t.options,seatCount(e,t))}
function newTable(e,t){
let{game:n,asks:r}=e,i=seatCount(e,t),o=CLOCKS.find(e=>e.id===t.clock),s=e=>Array.from({length:i},(t,n)=>e[n]??``);
return{terms:{chosen:{game:n.id,...r.chosen(n,t.options,i)},seats:i,games:gameCount(e,t),listed:t.listed,watching:t.watching,undo:t.undo,guided:t.guided&&canBeGuided(e,t),pause:t.pause??USUAL.pause,grace:t.grace??USUAL.grace,delay:t.delay??USUAL.delay,clock:{kind:o?.kind??`none`,amount:o?.amount??0,increment:o?.increment??0}},bots:s(t.bots),decks:Array.from({length:i},(n,r)=>deckAt(e,t,r))}}
var PLACES=[`seats`,`games`,`deck`,`clock`,`guided`,`pause`,`grace`,`delay`];
function placeOf(e,{asks:t}){
return PLACES.find(t=>e.place.startsWith(t))??t.placeOf(e)??`other`}
function asked(e){
let{game:t,draft:n,change:r,wrong:i}=e,{options:o}=n;
return{game:t,options:o,change:e=>r({options:{...o,...e}}),seats:seatCount(e,n),wrong:i}}
function SeatCount(e){
let{game:t,asks:n,draft:r,change:i,wrong:o}=e,[s,c]=n.seats(t,r.options),l=Array.from({length:c-s+1},(e,t)=>s+t);
return a(Select,{label:say(`page-new-seats`),value:String(seatCount(e,r)),choices:l.map(e=>[String(e),say(`page-seat-count`,{count:e})]),choose:e=>i({seats:Number(e)}),faults:o(`seats`)})}
function MatchLength(e){
let{draft:t,change:n,wrong:r}=e,i=matchLengths(e,t);
return i.length<2?null:a(Select,{label:say(`page-new-games`),value:String(gameCount(e,t)),choices:i.map(e=>[String(e),lengthInWords(e)]),choose:e=>n({games:Number(e)}),hint:say(`page-new-games-hint`),faults:r(`games`)})}
function Guided(e){
let{draft:t,change:n,wrong:r}=e;
return canBeGuided(e,t)?a(TickOption,{label:say(`page-new-guided`),checked:t.guided,faults:r(`guided`),change:e=>n({guided:e})}):null}
function Seats(e){
let{game:t,asks:n,draft:r,change:i,wrong:o}=e,[,s]=n.seats(t,r.options),c=n.decks(t,r.options),l=formatAsked(e,r),u=(e,t,n)=>Array.from({length:s},(r,i)=>i===t?n:e[i]??``);
return a(`fieldset`,{class:`option-group`,children:[a(`legend`,{children:say(t.decks.length===0?`page-new-players`:`page-new-who`)}),Array.from({length:seatCount(e,r)},(n,o)=>a(`div`,{class:`seat-line`,children:[a(`span`,{class:`seat-line-number`,children:say(`seat-name`,{number:o+1})}),o===0?a(`span`,{class:`seat-line-you`,children:say(`page-you`)}):a(Select,{label:say(`page-new-player`,{number:o+1}),quiet:!0,value:r.bots[o]??``,choices:[[``,say(`page-a-person`)],...t.bots.map(e=>[e,say(`page-a-bot`,{level:botName(e)})])],choose:e=>i({bots:u(r.bots,o,e)})}),t.decks.length===0?null:a(Select,{label:say(`page-new-deck`,{number:o+1}),quiet:!0,value:deckAt(e,r,o),choices:[[``,usualDeck(t,c[o%c.length])],...offered(t,l).fitting.map(e=>[e.id,deckLine(e)])],aside:aside(t,l),choose:e=>i({decks:u(r.decks,o,e)})})]},o)),a(Faults,{faults:o(`deck`)}),t.decks.length===0?null:a(`p`,{class:`hint`,children:say(`page-new-deck-hint`)})]})}
function More(e){
let{asks:t,draft:n,change:r,wrong:i}=e,o=e=>say(`page-seconds-usual`,{count:e}),[s]=d(()=>!t.isUsual(n.options,e.game)||!hasUsualManners(e,n));
return a(`details`,{class:`option-group more-options`,open:s,children:[a(`summary`,{children:say(`page-new-more`)}),a(Manners,{...e}),t.More===null?null:a(t.More,{...asked(e)}),a(NumberField,{label:say(`page-new-pause`),hint:say(`page-new-pause-hint`),value:n.pause,usual:o(USUAL.pause),least:0,most:30,change:e=>r({pause:e}),faults:i(`pause`)}),a(NumberField,{label:say(`page-new-grace`),hint:say(`page-new-grace-hint`),value:n.grace,usual:o(USUAL.grace),least:10,most:86400,change:e=>r({grace:e===null?null:Math.round(e)}),faults:i(`grace`)}),a(NumberField,{label:say(`page-new-delay`),hint:say(`page-new-delay-hint`),value:n.delay,usual:o(USUAL.delay),least:0,most:3600,change:e=>r({delay:e===null?null:Math.round(e)}),faults:i(`delay`)})]})}
function Manners({draft:e,change:t,wrong:n}){
return a($,{children:[a(Select,{label:say(`page-new-clock`),value:e.clock,choices:CLOCKS.map(e=>[e.id,say(`page-clock-${e.id}`)]),choose:e=>t({clock:e}),hint:e.clock===`none`?void 0:say(`page-new-clock-hint`),faults:n(`clock`)}),a(Select,{label:say(`page-new-undo`),value:e.undo,choices:[`none`,`casual`,`any`].map(e=>[e,say(`page-undo-${e}`)]),choose:e=>t({undo:e}),hint:e.undo===`none`?void 0:say(`page-new-undo-hint`)}),a(Select,{label:say(`page-new-watching`),value:e.watching,choices:[`open`,`invited`,`none`].map(e=>[e,say(`page-watching-${e}`)]),choose:e=>t({watching:e}),hint:say(`page-new-watching-hint`)}),a(TickOption,{label:say(`page-new-listed`),checked:e.listed,change:e=>t({listed:e})})]})}
function botName(e){
return say(`page-bot-${e}`)}
function usualDeck(e,t){
let n=e.decks.find(e=>e.id===t);
return n===void 0?say(`page-deck-default`):say(`page-deck-usual`,{deck:deckLine(n)})}
var KEY=`gorin.table`;
function keyOf(e){
return firstGame()===e.id?KEY:`${KEY}.${e.id}`}
function NewTable(){
let e=useSignal(new URLSearchParams(location.search).get(`game`)??``),t=useLoaded(`catalogue`,catalogue).value.value,{value:n,error:r}=useLoaded(e.value,()=>whatToOpen(e.peek())),i=n.value,o=t===null?[]:playable(t);
return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`page-new`)}),a(Trouble,{error:r.value}),i===null&&r.value===null?a(`p`,{class:`loading`,children:say(`page-loading`)}):null,o.length<2||i===null?null:a(`div`,{class:`options`,children:a(Select,{label:say(`page-new-game`),value:i.game.id,choices:o.map(e=>[e.id,read(e.title)]),choose:t=>e.value=t})}),i===null?null:a(Form,{...i},i.game.id)]})}
async function whatToOpen(e){
let t=await catalogue(),n=playable(t).find(t=>t.id===e)??usualGame(t);
if(n===null)return null;
turnTo(n.id);
let[r]=await Promise.all([optionsOf(n.id),prepareGame(n.id)]);
return{game:n,asks:r}}
function Form(e){
let t=keyOf(e.game),n=useSignal(remembered(e,localStorage.getItem(t))),r=useSignal(!1),i=useSignal(null),o=e=>{
n.value={...n.value,...e}},s=n.value,c=i.value?.faults??[],l=t=>c.filter(n=>placeOf(n,e)===t),u=async n=>{
if(n.preventDefault(),!r.value){
r.value=!0,i.value=null,localStorage.setItem(t,JSON.stringify(s));
try{
go(`/table/${await open(newTable(e,s))}`)}catch(e){
i.value=asApiError(e),window.setTimeout(toFirstFault,0)}
r.value=!1}},f={...e,draft:s,change:o,wrong:l};
return a(`form`,{class:`options`,onSubmit:u,noValidate:!0,children:[a(e.asks.Form,{...asked(f),children:[a(SeatCount,{...f}),a(MatchLength,{...f}),a(Guided,{...f})]}),a(Seats,{...f}),a(More,{...f}),a(`p`,{children:a(`button`,{type:`submit`,class:`main-button`,"aria-busy":r.value,children:say(`page-new-open`)})}),a(Trouble,{error:rest(i.value,l(`other`))})]})}
function rest(e,t){
return e===null||e.faults.length>0&&t.length===0?null:new ApiError(e.status,t)}
function toFirstFault(){
let e=document.querySelector(`.options [aria-invalid='true']`);
e?.closest(`details`)?.setAttribute(`open`,``),e?.focus()}
export{NewTable};
