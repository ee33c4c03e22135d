import{$,ApiError,F,T,Trouble,a,d,go,post,say}from"./house.js";
import{useActing}from"./parts.js";
import{numberText}from"./numbers.js";
var MOST=2e6,MEGA=1e6,opened=new Map;
async function openJournal(e){
if(e.size>2e6)throw refused(`page-replay-too-large`,{size:Math.ceil(e.size/MEGA*10)/10,most:MOST/MEGA});
let t=await e.text();
if(t.includes(`\0`)||t.includes(`�`))throw refused(`page-replay-not-text`);
return send(t)}
async function reopen(e){
let t=opened.get(e);
return t===void 0?null:send(t)}
async function send(e){
let t=await post(`/api/replays`,{text:e});
return opened.set(t.id,e),t}
function textOf(e){
return opened.get(e)??null}
function refused(e,t={}){
return new ApiError(400,[{message:{type:`message`,id:e,args:t},place:``,clause:``}])}
var STEPS=[1,2,5];
function niceStep(e){
if(!(e>0))return 1;
let t=10**Math.floor(Math.log10(e)),n=STEPS.find(n=>n*t>=e*(1-1e-9));
return n===void 0?10*t:n*t}
function ticks(e,t,n){
let r=t-e,i=niceStep((r>0?r:1)/Math.max(1,n)),o=Math.floor(e/i+1e-9),s=Math.max(o+1,Math.ceil(t/i-1e-9));
return Array.from({length:s-o+1},(e,t)=>tidy((o+t)*i))}
function tidy(e){
return Number(e.toPrecision(12))}
function binsOf(e,t){
let n=e.map(e=>e.turns);
if(n.length===0)return[];
let r=Math.min(...n),i=Math.max(...n),o=widthFor(r,i,t),s=Math.floor(r/o)*o,c=Math.floor((i-s)/o)+1;
return Array.from({length:c},(t,n)=>{
let r=s+n*o,i=e.filter(e=>e.turns>=r&&e.turns<r+o);
return{from:r,to:r+o-1,games:i.reduce((e,t)=>e+t.games,0)}})}
function widthFor(e,t,n){
let r=niceStep(Math.max(1,(t-e+1)/n));
for(;Math.floor(t/r)-Math.floor(e/r)+1>n;)r=niceStep(r*1.5);
return r}
function apart(e,t,n,r){
let i=e.map((e,t)=>({y:e,at:t})).sort((e,t)=>e.y-t.y),o=[];
for(let{y:e}of i){
let r=o.at(-1);
o.push(Math.max(n,e,r===void 0?-1/0:r+t))}
let s=r;
for(let e=o.length-1;e>=0;e--)o[e]=Math.min(o[e],s),s=o[e]-t;
let c=Array(e.length);
return i.forEach(({at:e},t)=>{
c[e]=o[t]}),c}
function percent(e){
let t=Math.round(e*100);
return t===0&&e>0?1:t===100&&e<1?99:t}
var FIRST_WIDTH=320;
function useWidth(e){
let[t,n]=d(FIRST_WIDTH);
return F(()=>{
let t=e.current;
if(t===null)return;
let r=()=>n(Math.max(200,Math.floor(t.clientWidth)));
r();
let i=new ResizeObserver(r);
return i.observe(t),()=>i.disconnect()},[]),t}
function Frame({caption:e,words:t,height:n,draw:r}){
let i=T(null),o=useWidth(i);
return a(`figure`,{class:`plot`,ref:i,children:[a(`figcaption`,{children:e}),a(`svg`,{width:o,height:n,role:`img`,"aria-label":t,children:r(o)})]})}
var HEIGHT=176,LEFT=38,TOP=12,LABEL=15,LONGEST_NAME=9;
function LinePlot({title:e,lines:t}){
let n=t.map(({name:e,values:t})=>say(`page-replay-plot-end`,{name:e,value:numberText(t.at(-1)??0)})),r=say(`page-replay-plot`,{figure:e,ends:n});
return a(Frame,{caption:e,words:r,height:HEIGHT,draw:e=>a(Lines,{lines:t,width:e})})}
function Lines({lines:e,width:t}){
let n=e.map(({name:e})=>shortName(e)),r=18+8*Math.max(0,...n.map(e=>widthOf(e))),i=Math.max(1,...e.map(({values:e})=>e.length)),o=e.flatMap(({values:e})=>[...e]),s=ticks(Math.min(0,...o),Math.max(0,...o),4),[c,l]=[s[0]??0,s.at(-1)??1],u=e=>LEFT+(e-1)/Math.max(1,i-1)*(t-LEFT-r),f=e=>TOP+(l-e)/(l-c)*128,p=e.map(({values:e})=>f(e.at(-1)??0)),m=apart(p,LABEL,TOP,140);
return a($,{children:[a(`g`,{class:`plot-axis`,children:[s.map(e=>a(`g`,{children:[a(`line`,{x1:LEFT,x2:t-r,y1:f(e),y2:f(e),"data-zero":e===0}),a(`text`,{x:32,y:f(e)+4,"text-anchor":`end`,children:numberText(e)})]},e)),turnLabels(i).map(e=>a(`text`,{x:u(e),y:156,"text-anchor":`middle`,children:e},e)),a(`text`,{x:(LEFT+t-r)/2,y:173,"text-anchor":`middle`,children:say(`page-replay-axis-turn`)})]}),e.map(({name:e,values:t},r)=>a(`g`,{class:`plot-line plot-line-${r%6}`,children:[a(`polyline`,{points:t.map((e,t)=>`${u(t+1)},${f(e)}`).join(` `)}),a(`circle`,{cx:u(t.length),cy:p[r],r:`3`}),a(`text`,{x:u(t.length)+8,y:(m[r]??0)+4,children:[a(`title`,{children:e}),n[r]]})]},r))]})}
function turnLabels(e){
if(e===1)return[1];
let t=Math.max(1,ticks(0,e,4)[1]??1);
return[1,...ticks(0,e,4).filter(n=>n>1+t/3&&n<e-t/3&&Number.isInteger(n)),e]}
function shortName(e){
let t=[...e];
return t.length>LONGEST_NAME?`${t.slice(0,8).join(``)}…`:e}
function widthOf(e){
return[...e].reduce((e,t)=>e+(t>`⹿`?1.9:1),0)}
var BARS_HEIGHT=210;
function LengthBars({title:e,bins:t}){
let n=t.filter(e=>e.games>0).map(e=>say(`page-stats-bar`,{turns:rangeOf(e),games:e.games}));
return a(Frame,{caption:e,words:n.join(`; `),height:BARS_HEIGHT,draw:e=>a(Bars,{bins:t,width:e})})}
function rangeOf(e){
return e.from===e.to?String(e.from):`${e.from}–${e.to}`}
function Bars({bins:e,width:t}){
let n=Math.max(1,...e.map(e=>e.games)),r=Math.min(64,(t-LEFT-8)/e.length),i=e=>e/n*142,o=Math.ceil(44/r);
return a(`g`,{class:`plot-axis`,children:[a(`line`,{x1:LEFT,x2:LEFT+r*e.length,y1:170,y2:170,"data-zero":`true`}),a(`text`,{x:30,y:174,"text-anchor":`end`,children:`0`}),a(`text`,{x:2,y:12,children:say(`page-stats-axis-games`)}),e.map((e,t)=>{
let n=LEFT+t*r,s=i(e.games);
return a(`g`,{children:[a(`rect`,{class:`plot-bar`,x:n+2,y:170-s,width:Math.max(2,r-4),height:s}),e.games===0?null:a(`text`,{class:`plot-count`,x:n+r/2,y:170-s-5,"text-anchor":`middle`,children:e.games}),t%o===0?a(`text`,{x:n+r/2,y:187,"text-anchor":`middle`,children:rangeOf(e)}):null]},e.from)}),a(`text`,{x:LEFT+r*e.length/2,y:206,"text-anchor":`middle`,children:say(`page-stats-axis-turns`)})]})}
var RATE_HEIGHT=26;
function Rate({share:e}){
let{low:t,high:n}=e.interval,r=say(`page-stats-interval`,{share:percent(e.share),low:percent(t),high:percent(n)}),i=e=>`${e*100}%`;
return a(`svg`,{class:`rate`,height:RATE_HEIGHT,role:`img`,"aria-label":r,children:[a(`title`,{children:r}),[0,.5,1].map(e=>a(`line`,{class:`rate-grid`,x1:i(e),x2:i(e),y1:`0`,y2:`100%`},e)),a(`rect`,{class:`rate-interval`,x:i(t),width:i(Math.max(.004,n-t)),y:`9`,height:`8`}),a(`line`,{class:`rate-share`,x1:i(e.share),x2:i(e.share),y1:`4`,y2:`22`})]})}
function RateScale(){
return a(`span`,{class:`rate-scale`,"aria-hidden":`true`,children:[0,50,100].map(e=>a(`span`,{children:say(`page-stats-percent`,{share:e})},e))})}
function OpenJournal(){
let e=T(null),{busy:t,error:n,run:r}=useActing(),i=async n=>{
n===void 0||t.value||(await r(async()=>{
let e=await openJournal(n);
go(`/replay/${e.id}`)}),e.current&&(e.current.value=``))};
return a(`div`,{class:`open-journal`,children:[a(`input`,{ref:e,type:`file`,class:`unseen`,"aria-label":say(`page-replay-open`),accept:`.jsonl,.ndjson,.json,.txt,application/x-ndjson`,tabIndex:-1,"aria-hidden":`true`,onChange:e=>void i(e.currentTarget.files?.[0])}),a(`button`,{type:`button`,"aria-busy":t.value,onClick:()=>e.current?.click(),children:say(t.value?`page-replay-open-busy`:`page-replay-open`)}),a(`p`,{class:`hint`,children:say(`page-replay-open-more`)}),a(Trouble,{error:n.value})]})}
export{LengthBars,LinePlot,OpenJournal,Rate,RateScale,binsOf,percent,reopen,textOf,useWidth};
