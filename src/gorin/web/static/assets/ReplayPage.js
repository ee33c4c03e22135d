import{FoldedPlace,HeadButton,KeysDialog,LedgerFrame,LedgerToggle,NO_CHOICES,OpenHands,Told,ToldMatch,VerifiedWords,placeBeside,useGame,useRoving,youAt}from"./table.js";
import{$,A,Clause,Dialog,F,GameTag,Icon,O,OfGame,Seal,SettingsDialog,Shell,T,Trouble,a,asApiError,get,knowCards,knowSeats,language,motion,playerArg,playerName,r,read,reader,say,titleWithGame,useComputed,useSignal,w,y}from"./house.js";
import{Select,download,isWriting,useActing,useKeys}from"./parts.js";
import{LinePlot,OpenJournal,percent,reopen,textOf,useWidth}from"./OpenJournal.js";
import{numberText,signedText}from"./numbers.js";
var PUBLIC=`public`;
function eyesOf(e){
return`seat${e+1}`}
function seatOfEyes(e){
let t=/^seat([1-9]\d{0,2})$/.exec(e);
return t?Number(t[1])-1:null}
function placeOf(e){
let t=new URLSearchParams(e.replace(/^#/,``)),n=t.get(`step`)??``,i=t.get(`view`)??``,o=i===`public`||i===`all`||seatOfEyes(i)!==null;
return{step:/^\d{1,9}$/.test(n)?Number(n):null,eyes:o?i:null,plays:t.get(`play`)===`yes`}}
function hashOf(e,t){
return t===`public`?`#step=${e}`:`#step=${e}&view=${t}`}
function eyesFor({seats:e,over:t,seat:n}){
return t?[PUBLIC,...e.map((e,t)=>eyesOf(t)),`all`]:n===null?[PUBLIC]:[PUBLIC,eyesOf(n)]}
function allowedEyes(e,t){
return eyesFor(t).includes(e)?e:PUBLIC}
function seatKnowing(e,{seats:t,over:n,seat:i}){
return n||t.length===1?seatOfEyes(e):i}
function firstOf(e){
return Math.floor(e/100)*100}
function isShort({first:e,total:t,steps:n}){
return n.length<Math.min(100,t-e)}
function framesOf(e){
let t={};
return e.steps.map(e=>(t=e.whole?e.view:{...t,...e.view},{step:e,view:t}))}
function nextTold(e,t){
let n=e.filter(e=>e.step.number>t);
return n.find(e=>!e.step.quiet)?.step.number??(n.at(-1)?.step.number??t)+1}
function sectionOf(e,t){
let n=-1;
return e.forEach((e,i)=>{
e.step<=t&&(n=i)}),n}
function turnFrom(e,t,n,i){
let o=[...new Set([0,...e.map(e=>e.step),i])].sort((e,t)=>e-t);
return n>0?o.find(e=>e>t)??i:o.filter(e=>e<t).at(-1)??0}
function linesUntil(e,t){
let n=firstOf(t),i=[];
for(let t=n;t>=0;t-=100){
let o=e.get(t);
if(o===void 0)break;
i.unshift(o),n=t}
return{lines:i.flatMap(e=>e.steps.filter(e=>e.number<=t).flatMap(e=>e.lines.map(t=>({step:e.number,line:t})))),first:n}}
var SHORTEST=650,A_LINE=320,LONGEST=2400;
function stay(e,t){
return Math.min(LONGEST,SHORTEST+A_LINE*e)/t}
function botOf({name:e,bot:t}){
return typeof playerArg(e,0)==`string`?``:t}
var SPEEDS=[.5,1,2,4],NO_VIEW={},HIDDEN_KEY=`gorin.replay.hidden`,AGAIN=4e3,Playback=class{id;head=y(null);figures=y(null);chances=y(null);error=y(null);eyes=y(PUBLIC);step=y(0);playing=y(!1);speed=y(1);hidden=y(localStorage.getItem(HIDDEN_KEY)===`yes`);furthest=y(0);peek=y(null);chunks=y(new Map);frames=new WeakMap;fetching=new Set;last=null;closed=!1;constructor(e){
this.id=e}async open(e){
try{
let t=await this.fetchHead();
this.meet(t),t.seat!==null&&(this.eyes.value=eyesOf(t.seat)),t.over||(this.step.value=this.furthest.value=this.end.peek()),this.goTo(e)}catch(e){
this.error.value=asApiError(e)}}close(){
this.closed=!0,this.playing.value=!1}goTo(e){
if(this.head.peek()===null)return;
let t=placeOf(e);
r(()=>{
t.eyes!==null&&this.look(t.eyes),t.step===null?this.fetchAround():this.go(t.step),t.plays&&(this.playing.value=!0)})}end=O(()=>Math.max(0,(this.head.value?.outline.steps??1)-1));limit=O(()=>this.hidden.value?this.furthest.value:this.end.value);atEnd=O(()=>this.head.value!==null&&this.step.value>=this.end.value);endKnown=O(()=>!this.hidden.value||this.furthest.value>=this.end.value);go(e){
let t=Math.min(Math.max(0,e),this.end.peek());
r(()=>{
this.step.value=t,this.furthest.value=Math.max(this.furthest.peek(),t)}),this.fetchAround()}move(e){
this.playing.value=!1,this.go(e)}turn(e){
let t=this.head.peek()?.outline.marks??[];
this.move(turnFrom(t,this.step.peek(),e,this.end.peek()))}toggle(){
!this.playing.peek()&&this.atEnd.peek()&&this.head.peek()?.over&&this.go(0),this.playing.value=!this.playing.peek()}hide(e){
localStorage.setItem(HIDDEN_KEY,e?`yes`:`no`),r(()=>{
this.hidden.value=e,this.furthest.value=this.step.peek()})}look(e){
let t=this.head.peek(),n=t===null?PUBLIC:allowedEyes(e,t);
n!==this.eyes.peek()&&(r(()=>{
this.eyes.value=n,this.chunks.value=new Map,this.fetching.clear()}),this.fetchAround())}stays=O(()=>{
let e=this.now.value;
return e===null?null:this.atEnd.value?this.head.value?.over?null:AGAIN:stay(e.step.lines.length,this.speed.value)});advance(){
if(this.atEnd.peek()){
this.head.peek()?.over?this.playing.value=!1:this.refresh();
return}
let e=this.chunks.peek().get(firstOf(this.step.peek())),t=e===void 0?[]:this.framesIn(e);
this.go(nextTold(t,this.step.peek())),this.atEnd.peek()&&this.head.peek()?.over&&(this.playing.value=!1)}now=O(()=>this.frameAt(this.step.value));isFetching=O(()=>this.head.value!==null&&this.now.value===null);shown=O(()=>{
let e=this.now.value;
if(e===null)return this.last;
let{lines:t,first:n}=linesUntil(this.chunks.value,e.step.number),i=this.frameAt(e.step.number-1);
return this.last={frame:e,before:i,lines:t,first:n},this.last});frameAt(e){
let t=this.chunks.value.get(firstOf(e));
return t===void 0?null:this.framesIn(t)[e-t.first]??null}framesIn(e){
let t=this.frames.get(e);
return t===void 0&&(t=framesOf(e),this.frames.set(e,t)),t}async refresh(){
try{
let e=this.end.peek(),t=await this.fetchHead();
if(t.outline.steps-1>e||t.over){
let n=new Map(this.chunks.peek());
n.delete(firstOf(e)),r(()=>{
this.meet(t),this.chunks.value=n}),this.go(this.step.peek())}}catch(e){
this.playing.value=!1,this.error.value=asApiError(e)}}fetchFigures(){
return this.fetchOnce(this.figures,`figures`)}fetchChances(){
return this.fetchOnce(this.chances,`chances`)}async fetchOnce(e,t){
if(e.peek()===null)try{
e.value=await get(this.address(t))}catch(e){
this.error.value=asApiError(e)}}address(e){
return`/api/replays/${encodeURIComponent(this.id)}/${e}`}meet(e){
knowSeats(e.seats.map(e=>e.name)),knowCards(e.outline.game).catch(()=>void 0),this.head.value=e}async fetchHead(){
try{
return await get(this.address(`head`))}catch(e){
let t=await reopen(this.id);
if(t===null)throw e;
return t}}async fetchAround(){
let e=firstOf(this.step.peek());
if(await this.fetchChunk(e)&&e===firstOf(this.step.peek())){
e+100<=this.end.peek()&&await this.fetchChunk(e+100);
for(let t=e-100;t>=0;t-=100)if(!await this.fetchChunk(t))return}}async fetchChunk(e){
if(this.chunks.peek().has(e))return!0;
if(this.fetching.has(e)||this.closed)return!1;
let t=this.eyes.peek();
this.fetching.add(e);
try{
let n=await this.stepsFrom(t,e,100);
for(;isShort(n)&&this.eyes.peek()===t&&!this.closed;){
let i=100-n.steps.length,o=await this.stepsFrom(t,e+n.steps.length,i);
n={...o,first:e,steps:[...n.steps,...o.steps]}}
return this.eyes.peek()===t&&(this.chunks.value=new Map([...this.chunks.peek(),[e,n]]),this.error.value=null,!0)}catch(e){
return this.playing.value=!1,this.error.value=asApiError(e),!1}finally{
this.eyes.peek()===t&&this.fetching.delete(e)}}stepsFrom(e,t,n){
return get(this.address(`steps?view=${e}&first=${t}&count=${n}`))}play={table:O(()=>tableOf(this.head.value)),you:O(()=>youAt(seatOfEyes(this.eyes.value))),view:O(()=>this.shown.value?.frame.view??NO_VIEW),previous:O(()=>this.shown.value?.before?.view??null),choices:NO_CHOICES,asked:O(()=>{
let e=this.shown.value?.frame.step.seat??null;
return e===null?[]:[e]}),reader,lines:O(()=>this.shown.value?.lines.map(e=>e.line)??[]),told:O(()=>this.shown.value?.frame.step.lines??[]),happening:O(()=>this.shown.value?.frame.step.lines.at(-1)??null),peek:this.peek,motion}};
function seatsOf(e){
return(e?.seats??[]).map(({name:e,bot:t},n)=>({seat:n,name:e,person:null,bot:t,deck:``,present:!0,away:0,clock:null,running:!1,casts:!1,again:!1,ready:!1}))}
function tableOf(e){
let t=e?.outline;
return{id:e?.id??``,game:t?.game??``,format:t?.format??``,title:e?.title??{type:`message`,id:`page-replay`,args:{}},terms:{},stage:e?.over===!1?`playing`:`over`,seats:seatsOf(e),people:[],host:0,now:0,undo:null,commitment:e?.commitment??``,seed:e?.seed??``,entropy:[...e?.entropy??[]],again:``,rematch_of:``,bans:0,pause:null,time_left:null,time_runs:!1,match:null,other_rules:null,other_faults:[]}}
function Controls({playback:e}){
return a(`div`,{class:`replay-controls`,children:[a(Buttons,{playback:e}),a(Slider,{playback:e})]})}
function Options({playback:e}){
let t=say(`page-replay-hide`);
return a(`div`,{class:`replay-options`,role:`group`,"aria-label":say(`page-settings`),children:[a(Eyes,{playback:e}),a(Select,{quiet:!0,label:say(`page-replay-speed`),value:String(e.speed.value),choices:SPEEDS.map(e=>[String(e),say(`page-replay-times`,{speed:e})]),choose:t=>e.speed.value=Number(t)}),a(`button`,{type:`button`,class:`choice`,"aria-pressed":e.hidden.value,"aria-label":t,title:`${t}. ${say(`page-replay-hide-more`)}`,onClick:()=>e.hide(!e.hidden.value),children:[a(Icon,{sign:`eye`,size:18}),` `,a(`span`,{class:`replay-words`,children:t})]}),a(CopyStep,{playback:e})]})}
var SIGNS={first:`M5 5h2.4v14H5zM19 5v14L8.6 12z`,"turn-back":`M12 5v14L2.6 12zM21.4 5v14L12 12z`,back:`M16 5v14L6.6 12z`,play:`M7 4.5v15L19.5 12z`,pause:`M6.5 5h4v14h-4zM13.5 5h4v14h-4z`,on:`M8 5v14l9.4-7z`,"turn-on":`M2.6 5v14l9.4-7zM12 5v14l9.4-7z`,last:`M16.6 5H19v14h-2.4zM5 5v14l10.4-7z`};
function Button({sign:e,label:t,disabled:n=!1,main:i=!1,onClick:o}){
let s=say(t);
return a(`button`,{type:`button`,class:i?`replay-button replay-play`:`replay-button`,"aria-label":s,title:s,"aria-disabled":n,onClick:()=>{
n||o()},children:a(`svg`,{width:`22`,height:`22`,viewBox:`0 0 24 24`,fill:`currentColor`,"aria-hidden":`true`,children:a(`path`,{d:SIGNS[e]})})})}
function Buttons({playback:e}){
let t=e.step.value,n=t===0,{atEnd:i,playing:o,hidden:s}=e;
return a(`div`,{class:`replay-buttons`,role:`group`,"aria-label":say(`page-replay-controls`),children:[a(Button,{sign:`first`,label:`page-replay-first`,disabled:n,onClick:()=>e.move(0)}),a(Button,{sign:`turn-back`,label:`page-replay-turn-back`,disabled:n,onClick:()=>e.turn(-1)}),a(Button,{sign:`back`,label:`page-replay-back`,disabled:n,onClick:()=>e.move(t-1)}),a(Button,{main:!0,sign:o.value?`pause`:`play`,label:o.value?`page-replay-pause`:`page-replay-play`,onClick:()=>e.toggle()}),a(Button,{sign:`on`,label:`page-replay-on`,disabled:i.value,onClick:()=>e.move(t+1)}),a(Button,{sign:`turn-on`,label:`page-replay-turn-on`,disabled:i.value,onClick:()=>e.turn(1)}),a(Button,{sign:`last`,label:s.value?`page-replay-seen`:`page-replay-last`,disabled:t>=e.limit.value,onClick:()=>e.move(e.limit.value)})]})}
function useMoving(e){
let t=T(0),n=T(0);
return A(()=>()=>cancelAnimationFrame(n.current),[]),i=>{
t.current=i,n.current===0&&(n.current=requestAnimationFrame(()=>{
n.current=0,e.move(t.current)}))}}
function Slider({playback:e}){
let t=useMoving(e),n=e.head.value;
if(n===null)return null;
let i=e.step.value,o=Math.max(1,e.limit.value),s=n.outline.marks.filter(e=>e.step<=o),c=s[sectionOf(s,i)],l=e.hidden.value?say(`page-replay-step`,{step:i}):say(`page-replay-step-of`,{step:i,last:e.end.value}),u=c===void 0?null:sectionName(c),d=u===null?l:`${l} · ${u}`;
return a(`div`,{class:`replay-slider`,children:[a(`input`,{type:`range`,min:0,max:o,value:i,"aria-label":say(`page-replay-position`),"aria-valuetext":d,onInput:e=>t(Number(e.currentTarget.value))}),a(`svg`,{class:`replay-marks`,height:`8`,width:`100%`,"aria-hidden":`true`,children:s.map(e=>{
let t=`${e.step/o*100}%`;
return a(`line`,{x1:t,x2:t,y1:`0`,y2:`8`},e.step)})}),a(`p`,{class:`replay-where`,children:[a(`span`,{children:l}),u===null?null:a(`span`,{children:u}),e.isFetching.value?a(`span`,{children:say(`page-replay-fetching`)}):null]})]})}
function sectionName(e){
let t=e.message.args.turn;
return typeof t==`number`?say(`page-replay-turn`,{turn:t}):read(e.message)}
function Eyes({playback:e}){
let t=e.head.value;
if(t===null)return null;
let n=eyesFor(t);
return n.length===1?null:a(Select,{quiet:!0,label:say(`page-replay-view`),value:e.eyes.value,choices:n.map(e=>[e,eyesInWords(e,t)]),choose:t=>{
e.look(t),history.replaceState(null,``,hashOf(e.step.peek(),t))}})}
function eyesInWords(e,t){
let n=seatOfEyes(e);
return n===null?say(`page-replay-view-${e}`):say(`page-replay-view-seat`,{seat:playerName(t.seats[n]?.name??``,n)})}
function CopyStep({playback:e}){
let t=useSignal(null),n=e.step.value,i=async()=>{
e.playing.value=!1,history.replaceState(null,``,hashOf(n,e.eyes.peek()));
try{
await navigator.clipboard.writeText(location.href),t.value={step:n,id:`page-replay-copied`}}catch{
t.value={step:n,id:`page-replay-named`}}},o=t.value?.step===n?t.value:null;
return a($,{children:[a(`button`,{type:`button`,"aria-label":say(`page-replay-link`),title:say(`page-replay-link`),onClick:()=>void i(),children:[a(Icon,{sign:o===null?`copy`:`check`,size:18}),` `,a(`span`,{class:`replay-words`,children:say(`page-replay-link`)})]}),a(`span`,{class:`replay-said`,role:`status`,children:o===null?``:say(o.id)})]})}
function bandsOf(e,t,n){
let i=e[0]?.length??0,o=Array.from({length:i},()=>0);
return e.map(e=>{
let t=e.map((e,t)=>(o[t]??0)+e),n=t.map((e,t)=>s(e,t)),i=o.map((e,t)=>s(e,t)).reverse();
return o=t,[...n,...i].join(` `)});
function s(e,o){
return`${round(o/Math.max(1,i-1)*t)},${round(n*(1-e))}`}}
function round(e){
return Math.round(e*10)/10}
function stepAt(e,t){
return Math.round(Math.max(0,Math.min(1,e))*Math.max(0,t-1))}
function Chances({playback:e,names:t,go:n}){
A(()=>{
e.fetchChances()},[e]);
let i=e.chances.value;
return a(`section`,{class:`chances`,"aria-label":say(`page-chances`),children:[a(`h3`,{children:say(`page-chances`)}),i===null?a(`p`,{class:`loading`,children:say(`page-loading`)}):i.seats.length===0?a(`p`,{class:`hint`,children:say(`page-chances-none`)}):a($,{children:[a(Bands,{chances:i,names:t,step:e.step.value,go:n}),a(Turning,{point:i.turning,names:t,go:n}),a(Turns,{points:i.turns,names:t,go:n}),a(`p`,{class:`hint`,children:say(`page-chances-lead`)})]})]})}
var HEIGHT=132;
function Bands({chances:e,names:t,step:n,go:i}){
let o=T(null),s=useWidth(o),c=e.values[0]?.length??0,l=e=>e/Math.max(1,c-1)*s,u=say(`page-chances-plot`,{steps:c-1,ends:shares(e,t,c-1)});
return a(`div`,{class:`chances-plot`,ref:o,children:[a(`ul`,{class:`chances-names`,children:t.map((e,t)=>a(`li`,{children:[a(`span`,{class:`chances-key chances-band-${t%6}`,"aria-hidden":`true`}),` `,e]},t))}),a(`svg`,{width:s,height:HEIGHT,role:`img`,"aria-label":u,onClick:e=>{
let t=e.currentTarget.getBoundingClientRect();
i(stepAt((e.clientX-t.left)/t.width,c))},children:[bandsOf(e.values,s,HEIGHT).map((e,t)=>a(`polygon`,{class:`chances-band chances-band-${t%6}`,points:e},t)),a(`line`,{class:`chances-even`,x1:`0`,x2:s,y1:HEIGHT/2,y2:HEIGHT/2}),e.turns.map(e=>a(`line`,{class:`chances-turn`,x1:l(e.step),x2:l(e.step),y1:122,y2:HEIGHT},e.step)),a(`line`,{class:`chances-now`,x1:l(n),x2:l(n),y1:`0`,y2:HEIGHT})]}),a(`p`,{class:`chances-at`,children:say(`page-chances-at`,{step:n,ends:shares(e,t,n)})})]})}
function shares(e,t,n){
return t.map((t,i)=>say(`page-chances-end`,{name:t,percent:percent(e.values[i]?.[n]??0)}))}
function changeOf({seat:e,before:t,after:n,step:i},o){
return{step:i,name:o[e]??``,before:percent(t),after:percent(n)}}
function Turning({point:e,names:t,go:n}){
return e===null?null:a(`p`,{class:`chances-turning`,children:[say(`page-chances-turning`,changeOf(e,t)),` `,e.told===null?null:`${say(`page-chances-told`,{told:e.told})} `,a(`button`,{type:`button`,class:`link`,onClick:()=>n(e.step),children:say(`page-chances-step`,{step:e.step})})]})}
function Turns({points:e,names:t,go:n}){
return e.length===0?null:a($,{children:[a(`h4`,{children:say(`page-chances-turns`)}),a(`ol`,{class:`chances-turns`,children:e.map(e=>a(`li`,{children:[a(`button`,{type:`button`,class:`link`,onClick:()=>n(e.step),children:say(`page-chances-step`,{step:e.step})}),a(`span`,{class:`chances-change`,children:say(`page-chances-change`,changeOf(e,t))}),e.told===null?null:a(`span`,{class:`chances-told`,children:read(e.told)})]},e.step))})]})}
function Figures({playback:e,close:t}){
A(()=>{
e.fetchFigures()},[e]);
let n=e.figures.value,i=(n?.seats??[]).map(t=>playerName(e.head.value?.seats[t]?.name??``,t)),o=e.head.value?.over??!1;
return a(Dialog,{title:say(`page-replay-figures`),close:t,wide:!0,children:[a(Trouble,{error:e.error.value}),n===null?a(`p`,{class:`loading`,children:say(`page-loading`)}):a($,{children:[n.turns===0?null:a(`p`,{children:say(`page-replay-figures-lead`,{turns:n.turns})}),o&&i.length>1?a(Chances,{playback:e,names:i,go:n=>{
e.move(n),t()}}):null,a(FigureTable,{figures:n,names:i}),a(`p`,{class:`hint`,children:say(`page-replay-luck-note`)}),a(Growth,{figures:n,names:i})]})]})}
function FigureTable({figures:e,names:t}){
let n=t.length>1;
return a(`div`,{class:`figures-scroll`,children:a(`table`,{class:`figures`,children:[a(`thead`,{children:a(`tr`,{children:[a(`th`,{scope:`col`,children:say(`page-replay-figure`)}),t.map((e,t)=>a(`th`,{scope:`col`,children:e},t)),n?a(`th`,{scope:`col`,children:say(`page-replay-together`)}):null]})}),a(`tbody`,{children:e.lines.map(e=>a(`tr`,{children:[a(`th`,{scope:`row`,children:read(e.label)}),e.values.map((t,n)=>a(`td`,{children:valueText(e,t)},n)),n?a(`td`,{children:valueText(e,e.all)}):null]},e.id))})]})})}
function valueText(e,t){
if(t===null)return`–`;
switch(e.unit){case`share`:return say(`page-stats-percent`,{share:percent(t)});case`difference`:return signedText(t);default:return numberText(t)}}
function Growth({figures:e,names:t}){
return e.turns===0?null:a(`section`,{class:`replay-growth`,children:[a(`h3`,{children:say(`page-replay-grew`)}),a(`div`,{class:`replay-plots`,children:e.series.map(e=>a(LinePlot,{title:read(e.label),lines:e.values.map((e,n)=>({name:t[n]??``,values:e}))},e.id))})]})}
function Hands({playback:e,game:t}){
let n=e.eyes.value,i=seatOfEyes(n),{play:o}=e;
if(n===`all`)return a(OpenHands,{play:o,game:t,title:say(`page-replay-view-all`),field:`seats`});
if(t?.Hand===void 0||i===null)return null;
let s=playerName(e.head.value?.seats[i]?.name??``,i);
return a(FoldedPlace,{title:s,children:a(`div`,{class:`own-hand`,children:a(t.Hand,{play:o})})})}
var KEYS=[[[`←`,`→`],`page-replay-key-step`],[[`⇧ ←`,`⇧ →`],`page-replay-key-turn`],[[`Home`,`End`],`page-replay-key-ends`],[[`␣`],`page-replay-key-play`],[[`Esc`],`page-replay-key-escape`],[[`l`],`page-key-ledger`],[[`?`],`page-key-keys`]];
function Keys({close:e}){
return a(KeysDialog,{keys:KEYS,close:e})}
function useReplayKeys(e,t,n){
useKeys(e,i=>t.peek()!==null||hasOwnUse(i)?null:actOf(i,e,t,n))}
function hasOwnUse(e){
let{target:t}=e;
return t instanceof HTMLElement?e.key===` `?t.matches(`button, a, select, summary, textarea`):t.matches(`input[type='range']`)?!e.shiftKey&&e.key!==`Escape`:isWriting(t):!1}
function actOf(e,t,n,i){
let o=t.step.peek();
switch(e.key){case`ArrowLeft`:return()=>e.shiftKey?t.turn(-1):t.move(o-1);case`ArrowRight`:return()=>e.shiftKey?t.turn(1):t.move(o+1);case`Home`:return()=>t.move(0);case`End`:return()=>t.move(t.limit.peek());case` `:return()=>t.toggle();case`Escape`:return()=>{
t.playing.value=!1,t.peek.value=null,i.value=!1};case`l`:return()=>i.value=!i.peek();case`?`:return()=>n.value=`keys`;default:return null}}
function Happened({playback:e,openFigures:t}){
let n=e.shown.value?.frame.step??null,i=e.head.value,o=e.atEnd.value?i?.outline.outcome??null:null;
if(n===null||i===null)return a(`p`,{class:`replay-what`,children:say(`page-loading`)});
let s=n.lines.at(-1);
return a(`div`,{class:`replay-what`,children:[a(`p`,{class:`question-text`,role:`status`,"aria-live":e.playing.value?`off`:`polite`,children:[a(Asked,{step:n}),` `,a(Clause,{id:n.clause},n.clause)]}),s===void 0||o!==null?null:a(`p`,{class:`replay-told`,children:[read(s.message),n.lines.length>1?a(`span`,{class:`replay-told-more`,children:[`+`,n.lines.length-1]}):null]}),o===null?null:a(Ended,{outcome:o,openFigures:t}),e.atEnd.value&&!i.over?a(SoFar,{playback:e,head:i}):null,e.atEnd.value&&i.closed?a(`p`,{class:`replay-end`,children:[a(Icon,{sign:`close`,size:16}),` `,a(`span`,{children:say(`page-replay-closed`)})]}):null]})}
function ToTable({head:e}){
let t=!e.over&&e.seat===null;
return a(`a`,{class:`button`,href:`/table/${e.id}`,children:say(t?`page-replay-live`:`page-replay-to-table`)})}
function seatName(e){
return{type:`name`,kind:`seat`,key:String(e)}}
function Asked({step:e}){
if(e.seat===null)return a($,{children:say(`page-replay-begins`)});
let t=seatName(e.seat);
if(e.clause===``)return a($,{children:say(`page-replay-did`,{seat:t,answer:e.answer??`…`})});
let{question:n,answer:i}=e;
return n===null?a($,{children:i===null?say(`page-replay-secret`,{seat:t}):say(`page-replay-did-choose`,{seat:t,answer:i})}):a($,{children:[a(`span`,{class:`replay-asked`,children:say(`page-replay-asked`,{seat:t,question:n})}),` `,a(`span`,{class:`replay-answer`,children:say(`page-replay-chose`,{answer:i??`…`})})]})}
function Ended({outcome:e,openFigures:t}){
let n={type:`message`,id:e.reason,args:{}},i=e.winners.map(seatName),o=i.length===0?say(`page-nobody-won`,{reason:n}):say(`page-won`,{winners:i.length===1?i[0]:i,count:i.length,reason:n});
return a(`p`,{class:`replay-end`,children:[a(Icon,{sign:`trophy`,size:16}),a(`span`,{children:[o,` `,a(Clause,{id:e.clause})]}),t===null?null:a(`button`,{type:`button`,onClick:t,children:say(`page-replay-figures`)})]})}
function SoFar({playback:e,head:t}){
return a(`p`,{class:`replay-end replay-so-far`,children:[a(Icon,{sign:`waiting`,size:16}),a(`span`,{children:say(`page-replay-so-far`)}),a(`button`,{type:`button`,onClick:()=>void e.refresh(),children:say(`page-replay-more`)}),a(ToTable,{head:t})]})}
function BotTag({seat:e}){
let t=botOf(e);
if(t===``)return null;
let n=say(`page-bot-${t}`);
return a(`span`,{class:`tag`,title:n,children:[a(Icon,{sign:`bot`,size:14}),` `,a(`span`,{class:`tag-words`,children:n})]})}
function SavePosition({playback:e,head:t}){
let{busy:n,error:i,run:o}=useActing();
if(!t.over&&t.seat===null)return null;
let s=e.step.value,c=e.eyes.value,l=()=>o(async()=>{
let n=`position?view=${c}&step=${s}&language=${language.peek()}`,{text:i}=await get(e.address(n));
download(`${t.id}-${s}.toml`,i,`application/toml`)}),u=seatKnowing(c,t);
return a($,{children:[a(`button`,{type:`button`,"aria-busy":n.value,title:u===null?say(`page-replay-position-all`,{step:s}):say(`page-replay-position-seat`,{step:s,seat:playerName(t.seats[u]?.name??``,u)}),onClick:()=>void l(),children:say(`page-replay-position-save`)}),a(Trouble,{error:i.value})]})}
var TABS=[[`log`,`log`,`page-log`],[`match`,`proof`,`page-replay-match`]];
function ReplayLedger({playback:e,shut:t,openFigures:n}){
let i=useSignal(`log`);
return a(LedgerFrame,{tabs:TABS,tab:i,shut:t,children:i.value===`log`?a(Log,{playback:e}):a(Match,{playback:e,openFigures:n})})}
var LINES=80;
function Log({playback:e}){
let t=T(null),n=useSignal(LINES),i=e.shown.value,o=i?.frame.step.number??0,s=i?.lines??[],c=T({step:-1,follows:!0});
F(()=>{
c.current.step!==o&&(c.current={step:o,follows:!0}),c.current.follows&&t.current&&(t.current.scrollTop=t.current.scrollHeight)},[o,s.length]),useRoving(t);
let l=s.slice(-n.value);
return a(`ol`,{class:`log`,ref:t,tabIndex:-1,onScroll:({currentTarget:{scrollTop:e,scrollHeight:t,clientHeight:n}})=>{
c.current.follows=t-e-n<40},children:[l.length<s.length?a(`li`,{class:`log-older`,children:a(`button`,{type:`button`,onClick:()=>n.value+=240,children:say(`page-older`)})}):null,l.map(({step:t,line:n})=>a(`li`,{class:t===o?`log-line log-now`:`log-line`,"aria-current":t===o?`step`:void 0,children:[a(Told,{line:n,play:e.play}),` `,a(Clause,{id:n.clause})]},`${n.at} ${n.message.id}`)),s.length===0?a(`li`,{class:`empty`,children:say(`page-log-none`)}):null]})}
function Match({playback:e,openFigures:t}){
let n=e.head.value;
if(n===null)return null;
let i=e.endKnown.value,o=i?n.outline.outcome?.winners??[]:[];
return a(`div`,{class:`people replay-match`,children:[a(`section`,{children:[a(`h3`,{children:say(`page-replay-players`)}),a(`ul`,{children:n.seats.map((e,t)=>a(`li`,{children:a(`span`,{class:`person-name`,children:[playerName(e.name,t),a(BotTag,{seat:e}),o.includes(t)?a(`span`,{class:`tag`,children:[a(Icon,{sign:`trophy`,size:14}),` `,say(`page-replay-winner`)]}):null]})},t))})]}),n.over?null:a(`p`,{children:say(n.seat===null?`page-replay-running`:`page-replay-running-own`)}),n.closed?a(`p`,{children:say(`page-replay-closed`)}):null,n.file?a(`p`,{children:say(`page-replay-from-file`)}):null,a(`div`,{class:`replay-acts`,children:[i&&t!==null?a(`button`,{type:`button`,onClick:t,children:say(`page-replay-figures`)}):null,a(SaveJournal,{head:n}),a(SavePosition,{playback:e,head:n}),n.file?null:a(ToTable,{head:n})]}),a(Fair,{playback:e,head:n}),a(`section`,{children:a(OpenJournal,{})})]})}
function SaveJournal({head:e}){
if(!e.over)return null;
let t=`${e.id}.jsonl`;
if(!e.file)return a(`a`,{class:`button`,href:`/api/tables/${e.id}/journal`,download:t,children:say(`page-journal`)});
let n=textOf(e.id);
return n===null?null:a(`button`,{type:`button`,onClick:()=>download(t,n,`application/x-ndjson`),children:say(`page-journal`)})}
function Fair({playback:e,head:t}){
let n=useSignal(null),{busy:i,error:o,run:s}=useActing(),c=()=>s(async()=>{
n.value=await get(e.address(`verify`))});
return a(`section`,{children:[a(`h3`,{children:say(`page-fair`)}),a(`p`,{class:`hint`,children:say(`page-fair-more`)}),t.commitment===``?null:a(`dl`,{class:`fair`,children:[a(`dt`,{children:say(`page-commitment`)}),a(`dd`,{children:a(`code`,{children:t.commitment})}),t.seed===``?null:a($,{children:[a(`dt`,{children:say(`page-seed`)}),a(`dd`,{children:a(`code`,{children:t.seed})})]}),t.entropy.map((e,t)=>a($,{children:[a(`dt`,{children:say(`page-replay-entropy`,{seat:seatName(t)})}),a(`dd`,{children:a(`code`,{children:e||`–`})})]},t))]}),t.over?a(`button`,{type:`button`,"aria-busy":i.value,onClick:()=>void c(),children:[a(Icon,{sign:`proof`,size:16}),` `,say(`page-verify`)]}):null,a(VerifiedWords,{verified:n.value}),a(Trouble,{error:o.value})]})}
var FEW=2;
function ReplayPlates({playback:e,game:t}){
let{play:n}=e,i=seatsOf(e.head.value),o=n.view.value,s=t?.order?.(o)??[],c=[...new Set([...s,...i.map(e=>e.seat)])],l=seatOfEyes(e.eyes.value),u=c.flatMap(e=>i.filter(t=>t.seat===e)),d=t?.Figures;
return a(`section`,{class:`plates`,"data-few":i.length<=FEW,"aria-label":say(`page-players`),children:u.map(e=>{
let t=n.asked.value.includes(e.seat),i=a(`article`,{class:`plate`,"data-own":l===e.seat,"data-asked":t,children:[a(`header`,{class:`plate-head`,children:[a(`strong`,{class:`plate-name`,children:playerName(e.name,e.seat)}),a(BotTag,{seat:e})]}),d===void 0||l===e.seat?null:a(`div`,{class:`plate-figures`,children:a(d,{play:n,seat:e})})]},e.seat);
return l===e.seat?a(`div`,{class:`replay-own`,children:i},e.seat):i})})}
var FILE=`file-`;
function isOfOtherRules({place:e,message:t}){
return e===`header`||t.id.startsWith(`other-rules-`)}
function ReplayPage({id:e}){
let t=w(()=>new Playback(e),[e]);
A(()=>{
t.open(location.hash);
let e=()=>t.goTo(location.hash);
return window.addEventListener(`hashchange`,e),()=>{
window.removeEventListener(`hashchange`,e),t.close()}},[t]);
let n=t.head.value;
if(n!==null)return a(OfGame,{game:n.outline.game,children:a(Replaying,{playback:t,head:n})});
let i=t.error.value;
if(i===null)return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`page-replay`)}),a(`p`,{class:`loading`,children:say(`page-loading`)})]});
let o=!e.startsWith(FILE)&&i.faults.some(isOfOtherRules);
return a(Shell,{narrow:!o,children:[a(`h1`,{children:say(`page-replay`)}),a(Trouble,{error:i}),o?a(ToldMatch,{id:e}):null,a(OpenJournal,{})]})}
function Replaying({playback:e,head:t}){
let n=useGame(t.outline.game),i=useSignal(null),o=useSignal(!1);
useReplayKeys(e,i,o),usePlaying(e);
let s=t.figures?()=>i.value=`figures`:null,c=say(`page-replay-title`,{title:titleWithGame(read(t.title),t.outline.game)});
return A(()=>{
document.title=`${c} · Gorin`},[c]),a(`div`,{class:`play replay ${n?.theme??``}`.trim(),"data-ledger":o.value?`open`:`shut`,children:[a(`header`,{class:`play-head`,children:[a(`a`,{class:`wordmark`,href:`/`,"aria-label":say(`page-home`),title:say(`page-home`),children:a(Seal,{size:24})}),a(`span`,{class:`play-title`,children:[a(`h1`,{children:read(t.title)}),a(GameTag,{game:t.outline.game})]}),a(`span`,{class:`tag`,children:say(`page-replay`)}),a(`span`,{class:`stretch`}),a(HeadButton,{sign:`help`,label:`page-keys`,kind:`replay-keys`,onClick:()=>i.value=`keys`}),a(HeadButton,{sign:`settings`,label:`page-settings`,onClick:()=>i.value=`settings`}),a(LedgerToggle,{ledger:o})]}),a(Options,{playback:e}),a(ReplayPlates,{playback:e,game:n}),a(`main`,{class:`board`,"aria-label":say(`page-board`),children:[n?.Header?a(`div`,{class:`board-head`,children:a(n.Header,{play:e.play})}):null,a(`div`,{class:`board-place`,children:n?a(n.Board,{play:e.play}):null})]}),a(`section`,{class:`question replay-bar`,"aria-label":say(`page-replay-controls`),children:[a(Happened,{playback:e,openFigures:s}),a(Trouble,{error:e.error.value}),a(Controls,{playback:e})]}),a(Hands,{playback:e,game:n}),a(`div`,{class:`side`,children:a(ReplayLedger,{playback:e,shut:()=>o.value=!1,openFigures:s})}),a(Peeking,{playback:e,game:n}),i.value===`settings`?a(SettingsDialog,{close:()=>i.value=null}):null,i.value===`keys`?a(Keys,{close:()=>i.value=null}):null,i.value===`figures`?a(Figures,{playback:e,close:()=>i.value=null}):null]})}
function usePlaying(e){
let t=e.playing.value?e.stays.value:null,n=useComputed(()=>e.shown.value?.frame.step??null).value;
A(()=>{
if(t===null)return;
let n=window.setTimeout(()=>e.advance(),t);
return()=>window.clearTimeout(n)},[e,t,n])}
function Peeking({playback:e,game:t}){
let n=e.peek.value;
return n===null||t?.FullCard===void 0?null:a(`div`,{class:`peek`,style:placeBeside(n.beside),children:a(t.FullCard,{play:e.play,peek:n})})}
export{ReplayPage};
