const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./field.js","./rolldown-runtime.js","./house.js","./house.css","./parts.js","./parts.css","./ink.js","./field.css","./Seen.js","./Seen.css"])))=>i.map(i=>d[i]);
import{__exportAll}from"./rolldown-runtime.js";
import{$,A,ApiError,ChoiceRow,Clause,Dialog,F,Faults,GameTag,Icon,O,OfGame,P,Seal,SettingsDialog,Shell,T,TAGS,ToHome,Trouble,__vitePreload,a,arrive,asApiError,catalogue,d,gamePage,get,go,isLoopback,isPhone,knowCards,knowSeats,language,motion,openAgainstBots,optionsOf,playerName,post,r,read,reader,say,set,settings,titleWithGame,useLoaded,useOpening,useSignal,w,x,y}from"./house.js";
import{Confirm,CopyLink,LineNotes,OwnImages,Select,TextFile,Tick,aside,deckLine,endInWords,hide,isWriting,lengthInWords,offered,peeking,scoreInWords,useChecked,useKeys}from"./parts.js";
var ITEMS=`button, [data-rove]`;
function useRoving(e){
F(()=>{
e.current&&settle(e.current)}),A(()=>{
let t=e.current;
if(t===null)return;
let n=e=>move(t,e),i=e=>{
e.target instanceof HTMLElement&&e.target!==t&&settle(t,e.target)};
return t.addEventListener(`keydown`,n),t.addEventListener(`focusin`,i),()=>{
t.removeEventListener(`keydown`,n),t.removeEventListener(`focusin`,i)}},[])}
function items(e){
return[...e.querySelectorAll(ITEMS)].filter(e=>e.closest(`[data-own-tabs]`)===null&&!e.matches(`[disabled], [hidden]`))}
function settle(e,t){
let n=items(e),i=n.find(e=>e===(t??document.activeElement)),o=i??n.find(e=>e.tabIndex===0&&e.dataset.stop===``),s=e.dataset.grows===``&&i===void 0?n.at(-1):o??n[0];
for(let e of n){
let t=e===s?0:-1;
e.tabIndex===t&&e.hasAttribute(`tabindex`)||(e.tabIndex=t),e===s?e.dataset.stop=``:`stop`in e.dataset&&delete e.dataset.stop}}
var STEPS={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};
function move(e,t){
if(isWriting(t.target))return;
let n=items(e),i=n.indexOf(document.activeElement),o=STEPS[t.key],s;
if(o!==void 0)s=i<0?0:(i+o+n.length)%n.length;else if(t.key===`Home`)s=0;else if(t.key===`End`)s=n.length-1;else return;
n[s]?.focus(),t.preventDefault()}
function within({low:e,high:t},n){
return Math.min(t,Math.max(e,n))}
function toggled(e,t,n){
if(t.includes(n))return t.filter(e=>e!==n);
let i=e.at_most===1?[n]:[...t,n];
return i.length<=e.at_most&&!isTooHeavy(e,i)?i:t}
function weightOf({keys:e,weights:t},n){
return n.reduce((n,i)=>n+(t[e.indexOf(i)]??0),0)}
function isTooHeavy(e,t){
return e.heaviest!==null&&weightOf(e,t)>e.heaviest}
function inOrder({keys:e},t){
return e.filter(e=>t.includes(e))}
function moved$1(e,t,n){
let i=e[t];
if(i===void 0||n<0||n>=e.length)return e;
let o=e.filter((e,n)=>n!==t);
return[...o.slice(0,n),i,...o.slice(n)]}
function boundsOf(e,t){
let{total:n,keys:i,at_least:o,bounds:s}=e;
return s[t]??[o,n-o*(i.length-1)]}
function leastParts(e){
return e.keys.map((t,n)=>boundsOf(e,n)[0])}
function left({total:e},t){
return e-t.reduce((e,t)=>e+t,0)}
function divided$1(e,t,n,i){
let[o,s]=boundsOf(e,n),c=Math.min(s,(t[n]??o)+left(e,t)),l=Math.min(c,Math.max(o,Math.trunc(i)));
return t.map((e,t)=>t===n?l:e)}
function asData(e){
try{
return JSON.parse(e)}catch{
return e}}
function begun$1(e){
switch(e.type){case`Range`:return{type:`Range`,domain:e,number:e.low};case`OneOf`:return{type:`OneOf`,domain:e,key:e.keys.length===1?e.keys[0]:null};case`Text`:case`Named`:return{type:`Text`,domain:e,text:``};case`Subset`:return{type:`Subset`,domain:e,chosen:[]};case`Ordering`:return{type:`Ordering`,domain:e,order:e.keys,touched:0};case`Division`:return{type:`Division`,domain:e,parts:leastParts(e)};case`Assignment`:return{type:`Assignment`,domain:e,to:new Map,held:null};case`Form`:return{type:`Form`,domain:e,parts:e.parts.map(([,e])=>begun$1(e)),at:0};default:return{type:`Report`,text:``}}}
function openTo(e,t){
return e.allowed.length===0?e.places:e.allowed[e.keys.indexOf(t)]??[]}
function sent(e,t,n){
let i=new Map(e.to);
return n===null?i.delete(t):i.set(t,n),i.size>e.domain.at_most&&i.size>e.to.size?e:{...e,to:i,held:null}}
function filled(e,t,n){
return{...e,at:t,parts:e.parts.map((e,i)=>i===t?n:e)}}
function touched(e,t){
if(!touchable(e).includes(t))return e;
switch(e.type){case`OneOf`:return{...e,key:t};case`Text`:return{...e,text:t};case`Subset`:return{...e,chosen:toggled(e.domain,e.chosen,t)};case`Ordering`:return ranked(e,t);case`Division`:{
let n=e.domain.keys.indexOf(t),[i,o]=boundsOf(e.domain,n),s=e.parts[n]??i,c=left(e.domain,e.parts)>0&&s<o;
return{...e,parts:divided$1(e.domain,e.parts,n,c?s+1:i)}}case`Assignment`:return assigned(e,t);case`Form`:{
let n=[e.at,...e.parts.keys()].find(n=>{
let i=e.parts[n];
return i!==void 0&&touchable(i).includes(t)}),i=n===void 0?void 0:e.parts[n];
return n===void 0||i===void 0?e:filled(e,n,touched(i,t))}default:return e}}
function ranked(e,t){
let{order:n,touched:i}=e,o=n.indexOf(t);
return o<i?{...e,order:moved$1(n,o,n.length-1),touched:i-1}:{...e,order:moved$1(n,o,i),touched:i+1}}
function assigned(e,t){
let{domain:n,held:i,to:o}=e;
if(i!==null&&i!==t&&openTo(n,i).includes(t))return sent(e,i,t);
if(o.has(t))return sent(e,t,null);
if(i===t)return{...e,held:null};
let[s,...c]=openTo(n,t);
return s!==void 0&&c.length===0?sent(e,t,s):{...e,held:t}}
function touchable(e){
switch(e.type){case`Subset`:{
let{domain:t,chosen:n}=e;
return t.keys.filter(e=>n.includes(e)||toggled(t,n,e).includes(e))}case`OneOf`:return e.domain.keys;case`Text`:return e.domain.type===`Named`?e.domain.some:[];case`Ordering`:return e.domain.keys;case`Division`:return e.domain.keys;case`Assignment`:{
let{domain:t,held:n,to:i}=e,o=i.size>=t.at_most,s=t.keys.filter(e=>i.has(e)||!o&&openTo(t,e).length>0);
return n===null?s:[...new Set([...openTo(t,n),...s])]}case`Form`:return[...new Set(e.parts.flatMap(touchable))];default:return[]}}
function markOf$1(e,t){
switch(e.type){case`Subset`:return e.chosen.includes(t)?{type:`chosen`}:null;case`OneOf`:return e.key===t?{type:`chosen`}:null;case`Text`:return e.domain.type===`Named`&&e.text===t?{type:`chosen`}:null;case`Ordering`:{
let n=e.order.indexOf(t);
return n<0?null:{type:`place`,place:n+1}}case`Division`:{
let n=e.parts[e.domain.keys.indexOf(t)];
return n===void 0?null:{type:`part`,count:n}}case`Assignment`:{
if(e.held===t)return{type:`held`};
let n=e.to.get(t);
if(n!==void 0)return{type:`goes`,to:n};
let i=e.domain.keys.filter(n=>e.to.get(n)===t);
return i.length===0?null:{type:`gets`,keys:i}}case`Form`:return e.parts.map(e=>markOf$1(e,t)).find(e=>e!==null)??null;default:return null}}
function lacks(e){
switch(e.type){case`Subset`:{
let{domain:t,chosen:n}=e,i=fewer(t.at_least-n.length);
return i.length>0?i:fewer(t.lightest-weightOf(t,n),`weigh`)}case`OneOf`:return fewer(+(e.key===null));case`Text`:{
let{domain:t,text:n}=e;
return fewer((t.type===`Named`?1:t.shortest)-[...n.trim()].length,`write`)}case`Assignment`:return fewer(e.domain.at_least-e.to.size);case`Division`:{
let t=left(e.domain,e.parts);
return t===0?[]:[{what:`divide`,count:t,within:[]}]}case`Form`:return e.parts.flatMap((t,n)=>lacks(t).map(t=>({...t,within:[e.domain.parts[n]?.[0]??``,...t.within]})));default:return[]}}
function unsaid(e){
return e.type===`Form`?e.parts.flatMap((t,n)=>{
if(t.type!==`Assignment`)return[];
let i=t.domain.keys.filter(e=>!t.to.has(e));
return i.length===0?[]:[{part:e.domain.parts[n]?.[0]??``,keys:i}]}):[]}
function fewer(e,t=`choose`){
return e>0?[{what:t,count:e,within:[]}]:[]}
function valueOf(e){
switch(e.type){case`Range`:return e.number;case`Subset`:return inOrder(e.domain,e.chosen);case`OneOf`:return e.key;case`Text`:return e.text;case`Ordering`:return e.order;case`Division`:return e.parts;case`Assignment`:return e.domain.keys.flatMap(t=>{
let n=e.to.get(t);
return n===void 0?[]:[[t,n]]});case`Form`:return e.parts.map(valueOf);case`Report`:return asData(e.text)}}
var ALL$1=new WeakMap,NOTHING=new Set;
function draftingOf(e){
let t=ALL$1.get(e)??new Drafting(e);
return ALL$1.set(e,t),t}
var Drafting=class{asked;draft;open;canStepBack;steps=y(new Map);constructor(e){
let{question:t}=e.choices;
this.asked=O(()=>t.value?.domain?t.value:null);
let n=O(()=>this.steps.value.get(this.asked.value?.serial??0)??[]);
this.draft=O(()=>{
let e=this.asked.value?.domain??null;
return e===null?null:n.value.at(-1)??begun$1(e)}),this.open=O(()=>{
let e=this.draft.value;
return e===null?NOTHING:new Set(touchable(e))}),this.canStepBack=O(()=>n.value.length>0)}mark(e){
let t=this.draft.value;
return t===null?null:markOf$1(t,e)}touch(e){
let t=this.draft.peek();
t!==null&&this.change(touched(t,e))}change(e){
e!==this.draft.peek()&&this.keep(t=>[...t,e])}stepBack(){
this.keep(e=>e.slice(0,-1))}keep(e){
let t=this.asked.peek()?.serial;
t!==void 0&&(this.steps.value=new Map([[t,e(this.steps.peek().get(t)??[])]]))}},at=``;
if(typeof document<`u`)for(let e of[`pointermove`,`pointerdown`])document.addEventListener(e,e=>{
at=placeOf(e)},{capture:!0,passive:!0});
function placeOf({screenX:e,screenY:t}){
return`${e} ${t}`}
function pointing(e,t){
let n=()=>{
e.value=t},i=()=>{
e.peek()===t&&(e.value=null)};
return{onPointerEnter:e=>{
e.pointerType!==`touch`&&placeOf(e)!==at&&n()},onPointerMove:e=>{
e.pointerType!==`touch`&&n()},onPointerLeave:i,onFocus:n,onBlur:i}}
function linesSince(e,t){
let n=e.length;
for(;n>0&&(e[n-1]?.at??-1)>t;)--n;
return e.slice(n)}
function deedsOfOthers(e,t){
return e.filter(e=>{
let n=actorOf(e);
return n===null?e.weight===`grave`:n!==t}).toReversed()}
function byWeight(e){
let t=e.filter(({weight:e})=>e!==`none`),n=({weight:e})=>e===`grave`,i=[...t.filter(n),...t.filter(e=>!n(e))];
return i.length>0?i:e}
function actorOf({message:e}){
let{seat:t,...n}=e.args,i=[t,...Object.values(n)].find(e=>isSeat(e));
return isSeat(i)?Number(i.key):null}
function hitsOf(e,t,n=e=>isNamed(e,t)){
let i=e.findIndex(e=>isOfAnother(e,t));
return i<0?[]:e.slice(i).filter(n).toReversed()}
function isNamed(e,t){
return isOfAnother(e,t)&&Object.values(e.message.args).some(e=>seatIn(e)===t)}
function isOfAnother(e,t){
let n=actorOf(e);
return n!==null&&n!==t}
function seatIn(e){
return isSeat(e)?Number(e.key):null}
function titlesIn(e){
return e.flatMap(e=>typeof e==`object`?Array.isArray(e)?titlesIn(e):e.type===`message`?titlesIn(Object.values(e.args)):e.kind===`card`?[e.key]:[]:[])}
function namesSeat(e,t){
return e.some(e=>typeof e==`object`?Array.isArray(e)?namesSeat(e,t):e.type===`message`?namesSeat(Object.values(e.args),t):seatIn(e)===t:!1)}
function isSeat(e){
return typeof e==`object`&&`kind`in e&&e.kind===`seat`}
function thingInWords(e,t,n){
let i=e.things.find(e=>e.key===t);
if(i!==void 0)return n.read(i.message);
let o=(t.split(`:`).at(-1)??t).replace(/\.-?\d+$/,``);
return/^\d+$/.test(o)?t:n.read({type:`name`,kind:`card`,key:o})}
function markInWords(e,t,n){
switch(t.type){case`chosen`:return n.say(`page-draft-chosen`);case`place`:return n.say(`page-draft-place`,{place:t.place});case`part`:return String(t.count);case`held`:return n.say(`page-draft-where-to`);case`goes`:return n.say(`page-draft-goes`,{to:thingInWords(e,t.to,n)});case`gets`:{
let i=t.keys.map(t=>thingInWords(e,t,n));
return n.say(`page-draft-gets`,{things:i})}}}
function unsaidInWords(e,{part:t,keys:n},i){
let o=n.map(t=>thingInWords(e,t,i));
return i.has(`unsaid-${t}`)?[i.say(`unsaid-${t}`,{things:o})]:[]}
var LACKS={choose:`page-draft-few`,weigh:`page-draft-light`,write:`page-draft-short`};
function lackInWords(e,t,n){
let{count:i}=t,o=t.what===`divide`?n.say(`page-division`,{left:i}):n.say(LACKS[t.what],{count:i}),s=t.within.map(t=>thingInWords(e,t,n)).join(` · `);
return s===``?o:`${s}: ${o}`}
function drawingOf(e){
return e.drawing??null}
function seatsAround(e,t){
let n=e.seats.findIndex(e=>e.seat===t);
return[...e.seats.slice(n+1),...e.seats.slice(0,n+1)]}
function zonesOf(e){
return[...e.seats.flatMap(e=>e.zones),...e.zones]}
function findFace(e,t){
let n=null;
for(let i of zonesOf(e))for(let e of i.cards){
if(e.id===t)return{face:e,zone:i};
e.name!==null&&isCalled(e.name,t)&&(n??={face:e,zone:i})}
return n}
function isCalled(e,t){
return titlesIn([e]).includes(t)||wordsOf$1(e)===t}
function wordsOf$1(e){
return JSON.stringify(e)}
function countOf(e){
return e.count??e.cards.length}
function hiddenIn(e){
return Math.max(0,countOf(e)-e.cards.length)}
function openAmong(e,t){
let{open:n}=e.choices;
return t.filter(e=>n.value.has(e))}
function touchableAmong(e,t){
let{open:n}=draftingOf(e);
return t.filter(e=>n.value.has(e))}
function isOfferedAmong(e,t){
return openAmong(e,t).length+touchableAmong(e,t).length>0}
function isDrafted(e,t){
return t.some(t=>{
let n=draftingOf(e).mark(t);
return n!==null&&(n.type!==`part`||n.count>0)})}
function markOf(e,t){
let{chosen:n,preview:i}=e.choices,o=e=>e!==null&&t.includes(e);
if(o(n.value))return` lit sealed`;
let s=isDrafted(e,t)?` drafted`:``;
return isOfferedAmong(e,t)?`${o(i.value)?` lit pointed`:` lit`}${s}`:s}
function touching(e,t){
let n=draftingOf(e).mark(t);
return{"data-touches":t,"aria-pressed":n!==null&&n.type!==`place`&&n.type!==`part`,onClick:n=>{
hide(e),draftingOf(e).touch(t),n.stopPropagation()}}}
function draftText(e,t){
let n=draftingOf(e),i=n.mark(t),o=n.asked.value;
return i===null||o===null?``:markInWords(o,i,e.reader.value)}
function answering(e,t){
let{choices:n}=e;
return{"data-answers":t,...pointing(n.preview,t),onClick:i=>{
i.detail>1||(hide(e),n.choose(t))}}}
function answerText(e,t){
let n=e.choices.open.value.get(t);
return n===void 0?``:e.reader.value.read(n.message)}
function keyOf(e,t){
return String(t<=10?e%10:e)}
function typed(e,t,n){
if(n<=10){
let e=Number(t)||10;
return e<=n?{number:e,begun:``}:null}
let i=Number(e+t);
return i>n?e===``?null:typed(``,t,n):i===0?null:{number:i,begun:i*10<=n?String(i):``}}
function Digit({play:e,answer:t}){
if(t===void 0)return null;
let{listed:n,options:i}=e.choices,o=n.value,s=o.findIndex(({keys:e})=>e.includes(t));
return s<0||!i.value.has(t)?null:a(`kbd`,{class:`digit`,"aria-hidden":`true`,children:keyOf(s+1,o.length)})}
function isAsked(e,t){
return t.length>1||t.some(t=>e.choices.givesUp(t))}
function useCardMenu(e,t,n){
let i=useSignal(null),o=e.choices.question.value?.serial??0,s=isAsked(e,t);
return A(()=>{
i.value=null},[o,s]),s?{control:{"data-offers":t.join(` `),"aria-expanded":i.value!==null,onClick:t=>{
if(t.stopPropagation(),t.detail>1)return;
hide(e);
let n=t.currentTarget;
i.value=i.peek()===null?{card:n,byKey:t.detail===0}:null}},sign:a(`span`,{class:`menu-sign`,"aria-hidden":`true`,children:[t.length>1?t.length:null,a(Icon,{sign:`down`,size:12})]}),list:i.value===null?null:a(List,{play:e,keys:t,thing:n,opened:i.value,shut:()=>{
i.value=null}})}:null}
function List({play:e,keys:t,thing:n,opened:{card:i,byKey:o},shut:s}){
let c=T(null);
F(()=>{
c.current?.showPopover(),o&&c.current?.querySelector(`button`)?.focus()},[]),A(()=>{
let e=e=>e.target instanceof Node&&(c.current?.contains(e.target)===!0||i.contains(e.target)),t=t=>{
e(t)||s()},n=e=>{
e.key===`Escape`&&(e.stopPropagation(),e.preventDefault(),c.current?.contains(document.activeElement)&&i.focus(),s())};
return document.addEventListener(`pointerdown`,t,!0),document.addEventListener(`focusin`,t,!0),document.addEventListener(`keydown`,n,!0),window.addEventListener(`resize`,s),()=>{
document.removeEventListener(`pointerdown`,t,!0),document.removeEventListener(`focusin`,t,!0),document.removeEventListener(`keydown`,n,!0),window.removeEventListener(`resize`,s)}},[]);
let{choices:l}=e;
return a(`span`,{class:`card-menu`,ref:c,popover:`manual`,role:`group`,"aria-label":e.reader.value.say(`page-any-several`,{thing:n,count:t.length}),style:placeAt(i.getBoundingClientRect()),children:t.map(t=>a(`button`,{type:`button`,class:`card-menu-answer`,"data-answers":t,"data-lit":l.preview.value===t,...pointing(l.preview,t),onClick:e=>{
e.stopPropagation(),e.detail>1||(s(),l.choose(t))},children:[a(Digit,{play:e,answer:t}),a(`span`,{children:wordsOf(e,t)})]},t))})}
function wordsOf(e,t){
let n=e.choices.open.value.get(t);
return n===void 0?``:e.reader.value.read(n.message)}
var WIDTH=260,GAP=6;
function placeAt(e,t=window){
let n=Math.max(GAP,Math.min(e.left,t.innerWidth-WIDTH-GAP)),i=e.top>t.innerHeight/2,o=i?e.top:t.innerHeight-e.bottom;
return{left:`${n}px`,width:`${WIDTH}px`,"max-height":`${o-12}px`,...i?{bottom:`${t.innerHeight-e.top+GAP}px`}:{top:`${e.bottom+GAP}px`}}}
function MoreBelow({list:e,items:t=`:scope > *`,words:n,isText:i,unfold:o}){
let[s,c]=d(0),l=()=>{
e.current!==null&&c(markEdges(e.current,t,i))};
return F(l),F(()=>{
let t=e.current;
if(t===null)return;
let n=new ResizeObserver(l);
return n.observe(t),t.addEventListener(`scroll`,l,{passive:!0}),()=>{
n.disconnect(),t.removeEventListener(`scroll`,l)}},[]),s===0?null:a(`button`,{type:`button`,class:`more-below`,tabIndex:-1,"aria-hidden":`true`,onClick:()=>{
let t=e.current;
t!==null&&(o===void 0||t.closest(`[data-unfolded=true]`)!==null?scrollOn(t):o())},children:[n(s),` `,a(Icon,{sign:`down`,size:14})]})}
function scrollOn(e){
let t=e.scrollHeight-e.clientHeight-e.scrollTop;
e.scrollBy({top:t<=e.clientHeight?t:e.clientHeight*.8})}
var TEXT_FOOT=6;
function markEdges(e,t,n=!1){
let{bottom:i}=e.getBoundingClientRect(),o=[...e.querySelectorAll(t)].filter(e=>{
let t=e.getBoundingClientRect(),o=n?t.bottom-TEXT_FOOT:t.top+t.height/2;
return t.height>0&&o>i}).length;
return e.toggleAttribute(`data-scrolls`,e.scrollHeight>e.clientHeight+1),e.toggleAttribute(`data-above`,e.scrollTop>1),e.toggleAttribute(`data-below`,o>0),o}
var PEEK_WIDTH=320,PEEK_GAP=10,NARROW=900;
function isNarrow(){
return window.innerWidth<NARROW}
function placeBeside(e,t=document.querySelector(`.question`)?.getBoundingClientRect()){
let{innerWidth:n,innerHeight:i}=window;
if(e===null||n<NARROW)return{};
let o=e.right+PEEK_GAP,s=o+PEEK_WIDTH<n?o:Math.max(PEEK_GAP,e.left-PEEK_GAP-PEEK_WIDTH),c=e.top+e.height/2>i/2,l=t!==void 0&&t.top>i/3&&s<t.right&&s+PEEK_WIDTH>t.left,u=Math.min(i-PEEK_GAP,l?t.top-PEEK_GAP:1/0,c?e.bottom:1/0);
return{top:`${PEEK_GAP}px`,right:`auto`,bottom:`${i-u}px`,left:`${s}px`,"grid-template-rows":`${c?`1fr`:`minmax(0, ${e.top-PEEK_GAP}px)`} auto`}}
var LEAST_STRIP=.66,MOST_ON_PHONE=10;
function fits$1(e,t,n){
return e<=1||(t-n)/(e-1)>=LEAST_STRIP*n}
var BETWEEN=32;
function useFan(e,t,[n,i],o=1){
let[s,c]=d(!0),l=()=>{
let s=e.current;
if(s===null)return;
if(isNarrow()){
c(t<=MOST_ON_PHONE);
return}
let l=getComputedStyle(s),u=e=>Number(l.getPropertyValue(e))||1,f=(u(`--screen-scale`)>1?i:n)*u(`--text-scale`),p=o-1;
c(fits$1(t-p,s.clientWidth-p*(f+BETWEEN),f))};
return F(l),F(()=>{
let t=e.current;
if(t===null)return;
let n=new ResizeObserver(l);
return n.observe(t),()=>n.disconnect()},[t,o]),s}
var IS_FINE=matchMedia(`(pointer: fine)`),SHARE=.6,WORDS=.068,WORDS_ON_SHORT=.095,SHORT=1200,CLOSE=[void 0,`signs`,`line`];
function useRows(e,t){
useRoom(e,e=>!t.value&&makeRoom(e,()=>fitRows(e)))}
function useParts(e){
useRoom(e,e=>makeRoom(e,()=>fitParts(e)))}
function useRoom(e,t){
let n=()=>{
e.current!==null&&!isNarrow()&&t(e.current)};
F(n),F(()=>{
let t=e.current?.closest(`.play`)?.querySelector(`.board-place`);
if(t==null)return;
let i=new ResizeObserver(n);
return i.observe(t),()=>i.disconnect()}),F(()=>(window.addEventListener(`resize`,n),()=>window.removeEventListener(`resize`,n)),[])}
function makeRoom(e,t){
let n=e.closest(`.question-body`);
if(n===null)return;
let i=n.querySelector(`.question-text`),o=(window.innerWidth<SHORT?WORDS_ON_SHORT:WORDS)*window.innerHeight;
for(let e of CLOSE)if(e===void 0?delete n.dataset.close:n.dataset.close=e,t(),(i?.getBoundingClientRect().height??0)<=o)return}
function fitRows(e){
let t=e.parentElement;
if(t===null)return;
let n=()=>e.scrollHeight<=e.clientHeight+1;
delete t.dataset.rows,n()||(t.dataset.rows=`two`,!n()&&IS_FINE.matches&&(t.dataset.rows=`three`,boardShare(t)<SHARE&&(t.dataset.rows=`two`)))}
function fitParts(e){
let t=e.parentElement;
t!==null&&(delete t.dataset.rows,window.innerWidth<SHORT||e.querySelector(`.form-part`)!==null||boardShare(t)<SHARE&&(t.dataset.rows=`one`))}
function boardShare(e){
let t=e.closest(`.play`)?.querySelector(`.board-place`)?.getBoundingClientRect(),n=e.closest(`.question-body`)?.getBoundingClientRect();
return t===void 0||n===void 0?0:(Math.min(t.bottom,n.top)-t.top)/innerHeight}
function DomainInput({sitting:e,asked:t}){
let{play:n}=e,i=draftingOf(n),o=i.asked.value?.serial===t.serial?i.draft.value:null,s=P(),c=T(null),l=useSignal(!1);
if(useParts(c),o===null)return null;
let u=n.reader.value,f=lacks(o).map(e=>lackInWords(t,e,u)),p=unsaid(o).flatMap(e=>unsaidInWords(t,e,u)),m=l.value&&f.length===0&&p.length>0,h=e=>thingInWords(t,e,u),g=e=>i.change(e),_=o.type===`Form`?e.game.value?.form?.(t)??null:null,v=f.length===0&&!e.answering.value&&!e.fresh.value;
return a(`form`,{class:`domain`,onSubmit:n=>{
n.preventDefault(),v&&(p.length>0&&!l.value?l.value=!0:e.answer(t,valueOf(o)))},children:[a(`div`,{class:`domain-place`,children:[a(`div`,{class:`domain-parts`,ref:c,children:_!==null&&o.type===`Form`?a(_,{play:n,asked:t,draft:o,change:g,name:h}):a(PartInput,{draft:o,change:g,name:h,nowhere:nowhereIn(t.kind)})}),a(MoreBelow,{list:c,words:e=>say(`page-answers-more`,{count:e})})]}),a(`span`,{class:`draft-end`,children:[a(`button`,{type:`submit`,class:`main-button`,"aria-disabled":!v,"aria-describedby":f.length===0&&!m?void 0:s,children:m?say(`page-answer-so`):sendWords(t)}),a(StepBack,{drafting:i}),a(`span`,{class:`hint draft-lacks`,id:s,role:`status`,"data-warns":m,children:m?p.join(` `):f.join(`; `)})]})]})}
function sendWords(e){
let t=e.message.id.replace(/^ask-/,`send-`);
return reader.value?.has(t)?say(t):say(`page-answer`)}
function nowhereIn(e){
let t=`nowhere-${e}`;
return reader.value?.has(t)?say(t):void 0}
function StepBack({drafting:e}){
let t=e.canStepBack.value;
return a(`button`,{type:`button`,class:`bare draft-back`,"aria-disabled":!t,onClick:()=>e.stepBack(),children:say(`page-draft-back`)})}
function PartInput({draft:e,...t}){
switch(e.type){case`Range`:return a(RangeInput,{draft:e,...t});case`OneOf`:return a(OneOfInput,{draft:e,...t});case`Text`:return a(TextInput,{draft:e,...t});case`Subset`:return a(SubsetInput,{draft:e,...t});case`Ordering`:return a(OrderingInput,{draft:e,...t});case`Division`:return a(DivisionInput,{draft:e,...t});case`Assignment`:return a(AssignmentInput,{draft:e,...t});case`Form`:return a(FormInput,{draft:e,...t});case`Report`:return a(ReportInput,{draft:e,...t})}}
function RangeInput({draft:e,change:t,label:n}){
let{low:i,high:o}=e.domain,s=say(`page-range`,{low:i,high:o}),c=n=>{
t({...e,number:within(e.domain,n)})};
return a($,{children:[a(`span`,{class:`stepper`,children:[a(`button`,{type:`button`,"aria-label":say(`page-less`),onClick:()=>c(e.number-1),children:`−`}),a(`input`,{type:`number`,min:i,max:o,value:e.number,"aria-label":n===void 0?s:`${n}: ${s}`,onInput:e=>{
let t=e.currentTarget.valueAsNumber;
Number.isInteger(t)&&c(t)}}),a(`button`,{type:`button`,"aria-label":say(`page-more`),onClick:()=>c(e.number+1),children:`+`})]}),a(`span`,{class:`hint`,children:s})]})}
var MANY_KEYS=8;
function OneOfInput({draft:e,change:t,name:n,label:i}){
return e.domain.keys.length>MANY_KEYS?a(`select`,{value:e.key??``,"aria-label":i??say(`page-answers`),onChange:n=>t({...e,key:n.currentTarget.value||null}),children:[a(`option`,{value:``,children:say(`page-draft-choose`)}),e.domain.keys.map(e=>a(`option`,{value:e,children:n(e)},e))]}):a($,{children:e.domain.keys.map(i=>a(`button`,{type:`button`,class:`choice`,"aria-pressed":e.key===i,onClick:()=>t({...e,key:i}),children:n(i)},i))})}
function TextInput({draft:e,change:t,name:n,label:i}){
let{domain:o,text:s}=e,c=o.type===`Named`?say(`page-named`):say(`page-text`),l=o.type===`Named`?o.some:[];
return a($,{children:[l.map(i=>a(`button`,{type:`button`,class:`choice`,"aria-pressed":s===i,onClick:()=>t({...e,text:i}),children:n(i)},i)),a(`input`,{class:`report`,value:s,maxLength:o.type===`Named`?void 0:o.longest,"aria-label":i===void 0?c:`${i}: ${c}`,placeholder:c,onInput:n=>t({...e,text:n.currentTarget.value})}),o.type===`Named`?null:a(`span`,{class:`hint`,children:say(`page-text-long`,{shortest:o.shortest,longest:o.longest})})]})}
function SubsetInput({draft:e,change:t,name:n,label:i}){
let{domain:o,chosen:s}=e,{at_least:c,at_most:l,weights:u}=o,f=i!==void 0&&c===0&&l>=o.keys.length;
return a($,{children:[f?null:a(`span`,{class:`hint`,children:say(c===l?`page-subset-exactly`:`page-subset`,{count:s.length,least:c,most:l})}),u.length===0?null:a(`span`,{class:`hint`,children:weightInWords(e)}),o.keys.map((i,c)=>a(`button`,{type:`button`,class:`choice`,"aria-pressed":s.includes(i),onClick:()=>t({...e,chosen:toggled(o,s,i)}),children:u.length===0?n(i):say(`page-weighs`,{thing:n(i),weight:u[c]??0})},i))]})}
function weightInWords({domain:e,chosen:t}){
let n=weightOf(e,t),{lightest:i,heaviest:o}=e;
return o===null?say(`page-weight-least`,{weight:n,lightest:i}):say(`page-weight`,{weight:n,lightest:i,heaviest:o})}
function OrderingInput({draft:e,change:t,name:n}){
let{order:i}=e,o=i.length-1,s=(n,o)=>{
t({...e,order:moved$1(i,n,o),touched:0})};
return a(`ol`,{class:`ordering`,children:i.map((e,t)=>a(`li`,{children:[a(`span`,{children:n(e)}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-earlier`,{thing:n(e)}),"aria-disabled":t===0,onClick:()=>s(t,t-1),children:a(Icon,{sign:`up`})}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-later`,{thing:n(e)}),"aria-disabled":t===o,onClick:()=>s(t,t+1),children:a(Icon,{sign:`down`})})]},e))})}
function DivisionInput({draft:e,change:t,name:n}){
let{domain:i,parts:o}=e,s=i.keys.map((e,t)=>boundsOf(i,t)),c=i.bounds.length===0?s[0]:void 0;
return a($,{children:[c===void 0?null:a(Bounds,{low:c[0],high:c[1]}),i.keys.map((l,u)=>a(`label`,{class:`division`,children:[a(`span`,{children:n(l)}),a(`input`,{type:`number`,min:s[u]?.[0],max:s[u]?.[1],value:o[u],onInput:n=>{
let s=n.currentTarget.valueAsNumber;
if(!Number.isFinite(s))return;
let c=divided$1(i,o,u,s);
t({...e,parts:c}),n.currentTarget.value=String(c[u])}}),c===void 0?a(Bounds,{low:s[u]?.[0]??0,high:s[u]?.[1]??0}):null]},l))]})}
function Bounds({low:e,high:t}){
return a(`span`,{class:`hint`,children:say(`page-range`,{low:e,high:t})})}
function AssignmentInput({draft:e,change:t,name:n,nowhere:i}){
let{domain:o,to:s}=e;
return a($,{children:o.keys.map(c=>a(`label`,{class:`division`,children:[a(`span`,{children:n(c)}),a(`select`,{value:s.get(c)??``,onChange:n=>{
let i=n.currentTarget.value,o=sent(e,c,i===``?null:i);
t(o),n.currentTarget.value=o.to.get(c)??``},children:[a(`option`,{value:``,children:i??say(`page-draft-nowhere`)}),openTo(o,c).map(e=>a(`option`,{value:e,children:n(e)},e))]})]},c))})}
function FormInput({draft:e,change:t,name:n}){
return a($,{children:e.parts.map((i,o)=>{
let s=e.domain.parts[o]?.[0]??``,c=n(s);
return a(Labelled,{label:c,type:i.type,children:a(PartInput,{draft:i,change:n=>t(filled(e,o,n)),name:n,label:c,nowhere:nowhereIn(s)})},o)})})}
function Labelled({label:e,type:t,children:n}){
return a(`div`,{class:`form-part`,"data-type":t,role:`group`,"aria-label":e,children:[a(`span`,{class:`form-part-label`,children:e}),n]})}
function ReportInput({draft:e,change:t}){
return a(`input`,{class:`report`,value:e.text,"aria-label":say(`page-report`),placeholder:say(`page-report`),onInput:n=>t({...e,text:n.currentTarget.value})})}
var SPOTS=[`bottom`,`top`,`bottom-left`,`bottom-right`,`top-left`,`top-right`],EDGE=8;
function spotFor(e,t,n,i){
let o=i,s=c(i);
for(let e of SPOTS){
let t=c(e);
isLess(t,s)&&([o,s]=[e,t])}
return o;
function c(i){
let o=areaAt(i,e,t);
return n.map(e=>e.reduce((e,t)=>e+shareOf(t,o),0))}}
function areaAt(e,t,n){
let i=e.startsWith(`top`)?n.top+EDGE:n.bottom-EDGE-t.height,o=(n.left+n.right-t.width)/2,s=e.endsWith(`left`)?n.left+EDGE:e.endsWith(`right`)?n.right-EDGE-t.width:o;
return{left:s,top:i,right:s+t.width,bottom:i+t.height}}
function shareOf(e,t){
let n=Math.min(e.right,t.right)-Math.max(e.left,t.left),i=Math.min(e.bottom,t.bottom)-Math.max(e.top,t.top),o=(e.right-e.left)*(e.bottom-e.top);
return n>0&&i>0&&o>0?n*i/o:0}
var NOTICED=.04;
function isLess(e,t){
for(let[n,i]of e.entries()){
let e=i-(t[n]??0);
if(Math.abs(e)>NOTICED)return e<0}
return!1}
function useGame(e){
let t=useSignal(null);
return A(()=>{
let n=!0;
return drawing(e).then(e=>{
n&&(t.value=e)}),()=>{
n=!1}},[e]),t.value}
function fetchDrawing(e){
drawing(e).catch(()=>void 0)}
async function drawing(e){
return await(new URLSearchParams(location.search).get(`drawing`)===`any`?void 0:gamePage(e).table)?.()??(await __vitePreload(async()=>{
let{anyTable:e}=await import(`./field.js`).then(e=>e.AnyTable_exports);
return{anyTable:e}},__vite__mapDeps([0,1,2,3,4,5,6,7]),import.meta.url)).anyTable}
function HeadButton({sign:e,label:t,onClick:n,kind:i=``}){
return a(`button`,{type:`button`,"data-rank":8,class:i===``?`bare`:`bare ${i}`,"aria-label":say(t),title:say(t),onClick:n,children:[a(Icon,{sign:e}),a(`span`,{class:`tool-words`,"aria-hidden":`true`,children:say(t)})]})}
function NewMark({count:e}){
return e===0?null:a(`span`,{class:`new-mark`,children:[a(`span`,{"aria-hidden":`true`,children:e}),a(`span`,{class:`unseen`,children:say(`page-chat-new`,{count:e})})]})}
function LedgerToggle({ledger:e,unread:t=0}){
return a(`button`,{type:`button`,class:`bare ledger-toggle`,"aria-expanded":e.value,onClick:()=>{
e.value=!e.value},children:[a(Icon,{sign:`ledger`}),a(`span`,{children:say(`page-ledger`)}),` `,a(NewMark,{count:e.value?0:t})]})}
function HandToggle({title:e,open:t}){
return a(`button`,{type:`button`,class:`hand-toggle`,"aria-expanded":t.value,onClick:()=>{
t.value=!t.value},children:[a(`span`,{class:`hand-toggle-word`,children:e}),a(Icon,{sign:t.value?`down`:`up`})]})}
var PUBLIC=`public`;
function ToldMatch({id:e,stage:t=``}){
let n=useSignal(``),i=pathOf(e,n.value),{value:o,error:s}=useLoaded(`${i} ${t}`,()=>get(i)),c=o.value;
return c===null||!c.kept?a(Trouble,{error:s.value}):a($,{children:[a(Eyes,{told:c,look:e=>n.value=e}),a(Late,{told:c,path:i},`${i} ${t}`)]})}
function pathOf(e,t){
return`/api/tables/${encodeURIComponent(e)}/told?view=${t}`}
function eyesOf(e){
return e===null?PUBLIC:`seat${e+1}`}
function Eyes({told:e,look:t}){
if(e.may.length===0)return null;
let n=e.may.map(t=>{
let n=playerName(e.seats[t]?.name??``,t);
return[eyesOf(t),say(`page-replay-view-seat`,{seat:n})]});
return a(Select,{label:say(`page-replay-view`),value:eyesOf(e.seat),choices:[[PUBLIC,say(`page-replay-view-public`)],...n],choose:t})}
function Late(e){
let{value:t,error:n}=useLoaded(`seen`,async()=>(await __vitePreload(async()=>{
let{Seen:e}=await import(`./Seen.js`);
return{Seen:e}},__vite__mapDeps([8,2,3,4,5,0,1,6,7,9]),import.meta.url)).Seen),i=t.value;
return i===null?n.value===null?a(`p`,{class:`loading`,children:say(`page-loading`)}):a(Trouble,{error:n.value}):a(i,{...e})}
var NO_CHOICES={question:y(null),options:y(new Map),listed:y([]),open:y(new Map),chosen:y(null),preview:y(null),givesUp:()=>!1,choose:()=>void 0};
function viewOfSeat(e,t,n){
let i=e[n];
return{...e,...i?.[String(t)]}}
function throughEyes(e,t,n){
return{...e,you:O(()=>({...e.you.value,seat:t})),view:O(()=>viewOfSeat(e.view.value,t,n)),previous:O(()=>{
let i=e.previous.value;
return i===null?null:viewOfSeat(i,t,n)}),choices:NO_CHOICES}}
function youAt(e){
return{number:0,name:``,role:`spectator`,seat:e,host:!1,stops:null,can_undo:!1,no_undo:null,gave_up:!1,passed:0,deck:[],initiatives:[]}}
function OpenHands({play:e,game:t,title:n,field:i,children:o}){
let s=T(null);
if(t?.Hand===void 0)return null;
let c=e.view.value[i]===void 0?[]:e.table.value.seats;
return a(FoldedPlace,{title:n,children:c.length===0?o:a(`div`,{class:`open-hands-place`,children:[a(`div`,{class:`open-hands`,ref:s,children:c.map(({seat:n,name:o})=>a(OpenHand,{play:e,game:t,seat:n,name:o||say(`seat-name`,{number:n+1}),field:i},n))}),a(MoreBelow,{list:s,items:`li`,words:e=>say(`page-answers-more`,{count:e})})]})})}
function OpenHand({play:e,game:t,seat:n,name:i,field:o}){
let s=w(()=>throughEyes(e,n,o),[e,n,o]);
return t.Hand===void 0?null:a(`section`,{class:`open-hand`,"aria-label":i,children:[a(`h3`,{children:i}),a(t.Hand,{play:s,brief:!0})]})}
function FoldedPlace({title:e,children:t}){
let n=useSignal(!1);
return a(`section`,{class:`own looked-at`,"data-open":n.value,"aria-label":e,children:[a(HandToggle,{title:e,open:n}),t]})}
function KeysDialog({keys:e,close:t}){
return a(Dialog,{title:say(`page-keys`),close:t,children:a(KeyList,{keys:e})})}
function KeyList({keys:e}){
return a(`dl`,{class:`keys`,children:e.map(([e,t])=>a(`div`,{children:[a(`dt`,{children:e.map(e=>a(`kbd`,{children:e},e))}),a(`dd`,{children:say(t)})]},t))})}
function LedgerFrame(e){
let{tabs:t,tab:n,shut:i,mark:o,children:s}=e,c=T(null);
return useRoving(c),a(`aside`,{class:`ledger`,"aria-label":say(`page-ledger`),children:[a(`div`,{class:`tabs`,children:[a(`div`,{class:`tab-list`,role:`tablist`,ref:c,"aria-label":say(`page-ledger`),children:t.map(([e,t,i])=>a(`button`,{type:`button`,role:`tab`,id:`tab-${e}`,"aria-selected":n.value===e,"aria-controls":`ledger-place`,onClick:()=>{
n.value=e},children:[a(Icon,{sign:t,size:16}),` `,say(i),o?.(e)]},e))}),a(`button`,{type:`button`,class:`bare ledger-shut`,"aria-label":say(`page-close`),onClick:i,children:a(Icon,{sign:`close`})})]}),a(`div`,{class:`ledger-place`,id:`ledger-place`,role:`tabpanel`,"aria-labelledby":`tab-${n.value}`,children:s})]})}
function Told({line:e,play:t}){
let n=reader.value?.stretches(e.message)??[];
return a(`span`,{children:n.map((e,n)=>typeof e==`string`?e:a(Named,{name:e.name,text:e.text,play:t},n))})}
function Named({name:e,text:t,play:n}){
return e.kind!==`card`&&e.kind!==`obstacle`?a(`b`,{class:`log-name`,children:t}):a(`button`,{type:`button`,class:`log-card`,...peeking(n,{slug:e.key,card:null},!0),children:t})}
function VerifiedWords({verified:e}){
return e===null?null:a(`p`,{class:`proof`,role:`status`,children:say(`page-verified-${e.replayed?e.chance:`wrong`}`,{draws:e.draws})})}
function clockInWords(e){
if(e.kind===`none`)return say(`page-clock-none`);
if(e.kind===`day`)return say(`page-clock-days`,{count:e.amount});
if(e.kind===`move`)return say(`page-clock-seconds`,{count:e.amount});
let t=Math.round(e.amount/60);
return say(`page-clock-minutes`,{count:t,increment:e.increment})}
function termsInWords(e){
let{terms:t}=e;
return[say(`page-seat-count`,{count:t.seats}),...t.games>1?[lengthInWords(t.games)]:[],clockInWords(t.clock),say(`page-undo-${t.undo}`),say(`page-watching-${t.watching}`)].join(` · `)}
function Door({id:e,enter:t}){
let n=useSignal(null),i=useSignal(null),o=`/api/tables/${encodeURIComponent(e)}`,s=async e=>{
let n={role:e};
try{
await post(`${o}/enter`,n),t()}catch(e){
i.value=asApiError(e)}};
A(()=>{
get(o).then(e=>{
mayPlay(e)?n.value=e:s(`spectator`)},e=>{
i.value=asApiError(e)})},[e]);
let c=n.value;
return a(Shell,{narrow:!0,children:[c===null?null:a($,{children:[a(`h1`,{children:titleWithGame(read(c.title),c.game)}),a(`p`,{class:`lead`,children:termsInWords(c)}),a(`div`,{class:`inline`,children:[a(`button`,{type:`button`,class:`main-button`,onClick:()=>void s(`player`),children:[a(Icon,{sign:`seat`,size:16}),` `,say(`page-invited-enter-player`)]}),c.terms.watching===`open`?a(`button`,{type:`button`,onClick:()=>void s(`spectator`),children:[a(Icon,{sign:`eye`,size:16}),` `,say(`page-invited-enter-spectator`)]}):null]})]}),i.value===null?null:a(`h1`,{children:say(titleOf(i.value))}),a(Trouble,{error:i.value}),i.value===null?null:a(ToHome,{})]})}
function titleOf(e){
return e.status===404?`page-no-table`:`page-table-shut`}
function mayPlay(e){
let t=e.seats.some(e=>e.person===null&&e.bot===``);
return e.stage===`gathering`&&e.terms.listed&&t}
var comesAgain=y(``);
function Chat({sitting:e}){
let t=e.known.value,n=T(null),i=t?.chat??[];
if(A(()=>{
n.current&&(n.current.scrollTop=n.current.scrollHeight)},[i.length]),t===null)return null;
let o=t.you.role===`player`?`table`:`watchers`;
return a(`div`,{class:`chat`,children:[a(`ol`,{class:`chat-lines`,ref:n,"aria-label":say(`page-chat`),children:[i.map(e=>a(`li`,{class:e.person===0?`chat-system`:``,children:a(Said,{line:e})},e.number)),i.length===0?a(`li`,{class:`empty`,children:say(`page-chat-none`)}):null]}),a(`form`,{class:`inline`,onSubmit:async t=>{
t.preventDefault();
let n=t.currentTarget.elements.namedItem(`text`),i=n.value.trim();
i!==``&&await e.do({type:`speak`,text:i,channel:o})!==null&&n.value.trim()===i&&(n.value=``)},children:[a(`input`,{name:`text`,maxLength:500,autocomplete:`off`,"data-chat":!0,"aria-label":say(`page-chat-say`),placeholder:say(`page-chat-say`)}),a(`button`,{type:`submit`,class:`bare`,"aria-label":say(`page-chat-send`),children:a(Icon,{sign:`send`})})]})]})}
function Said({line:e}){
return e.message===null?a($,{children:[a(`strong`,{children:e.name}),e.channel===`watchers`?a(`span`,{class:`tag`,children:say(`page-watchers`)}):null,` `,e.text]}):a($,{children:read(e.message)})}
function Connection({sitting:e}){
let t=e.socket.standing.value;
if(t===`open`||t===`connecting`)return null;
let n=e.socket.reason.value;
return a(`p`,{class:`connection`,role:`status`,children:[a(Icon,{sign:`offline`,size:16}),t===`gone`&&n!==null?read(n):say(`page-reconnecting`)]})}
function useWish(e,t){
let n=useSignal(null);
return[n.value===null?e:n.value.value,e=>{
let i={value:e};
n.value=i,t(e).finally(()=>{
n.peek()===i&&(n.value=null)})}]}
var HERE=`own-`;
async function ownDecksFor(e){
let t={files:[]},[n,i]=await Promise.all([gamePage(e).makings?.()??[],get(`/api/me/decks`).catch(()=>t)]),o=n.filter(e=>e.kind===`decks`).flatMap(e=>e.shelf.all.peek().map(t=>({id:t.id,name:t.name,text:e.text(t)}))),s=new Set(o.map(e=>e.id)),c=i.files.map(e=>({...e,id:HERE+e.id})).filter(t=>t.game===e&&!s.has(t.id)).map(({id:e,name:t,text:n})=>({id:e,name:t,text:n}));
return[...o,...c]}
var RefusedError=class extends Error{faults;constructor(e){
super(e.map(e=>e.message.id).join(`, `)||`no connection`),this.faults=e}},REPLY=4e3,QUIET$1=25e3,PATIENCE=5e3,LONGEST_GREETING=15e3,LONG_HIDDEN=3e4,FIRST_WAIT=400,LONGEST_WAIT=15e3;
function backoff(e,t){
let n=Math.min(LONGEST_WAIT,FIRST_WAIT*2**Math.min(e,10));
return n/2+n/2*t}
var TableSocket=class{standing=y(`connecting`);reason=y(null);address;hear;socket=null;timer=0;watch=0;isProbing=!1;hiddenAt=0;tries=0;next=1;closed=!1;awaited=new Map;constructor(e,t){
this.address=e,this.hear=t,this.connect(),window.addEventListener(`online`,this.hurry),window.addEventListener(`offline`,this.doubt),document.addEventListener(`visibilitychange`,this.hurry)}ask(e){
let t=this.socket;
if(t===null||t.readyState!==WebSocket.OPEN)return Promise.reject(new RefusedError([]));
let n=this.next++;
return new Promise((i,o)=>{
this.awaited.set(n,{resolve:i,reject:o}),t.send(JSON.stringify({...e,id:n})),this.awaited.size===1&&!this.isProbing&&this.expect(REPLY,this.doubt)})}resync(){
this.probe({type:`resync`})}close(){
this.closed=!0,window.clearTimeout(this.timer),window.clearTimeout(this.watch),window.removeEventListener(`online`,this.hurry),window.removeEventListener(`offline`,this.doubt),document.removeEventListener(`visibilitychange`,this.hurry),this.socket?.close()}connect(){
let e=new WebSocket(this.address);
this.socket=e,this.expect(LONGEST_GREETING,this.abandon),e.addEventListener(`message`,t=>{
this.socket===e&&this.receive(JSON.parse(t.data))}),e.addEventListener(`close`,()=>{
this.socket===e&&this.lost()})}receive(e){
if(this.isProbing=!1,e.type===`welcome`)this.tries=0,this.standing.value=`open`;else if(e.type===`bye`){
this.leave(e.again,e.reason);
return}
`id`in e?this.settle(e):this.hear(e),this.isProbing||this.expect(this.awaited.size>0?REPLY:QUIET$1,this.doubt)}settle(e){
let t=this.awaited.get(e.id);
this.awaited.delete(e.id),e.type===`failed`?t?.reject(new RefusedError(e.faults)):t?.resolve(e)}leave(e,t){
e||(this.reason.value=t,this.standing.value=`gone`,this.close())}lost(){
this.socket=null,this.isProbing=!1,window.clearTimeout(this.watch);
for(let{reject:e}of this.awaited.values())e(new RefusedError([]));
this.awaited.clear(),this.closed||(this.standing.value=`again`,this.timer=window.setTimeout(()=>this.connect(),backoff(this.tries++,Math.random())))}doubt=()=>{
this.isProbing||this.probe({type:`older`,before:0})};probe(e){
let t=this.socket;
t!==null&&t.readyState===WebSocket.OPEN&&(t.send(JSON.stringify({...e,id:this.next++})),this.isProbing=!0,this.expect(PATIENCE,this.abandon))}abandon=()=>{
let e=this.socket;
this.lost(),e?.close()};expect(e,t){
window.clearTimeout(this.watch),this.watch=window.setTimeout(t,e)}hurry=e=>{
document.hidden?this.hiddenAt=performance.now():this.closed||(this.socket===null?(window.clearTimeout(this.timer),this.connect()):e.type===`online`?this.doubt():performance.now()-this.hiddenAt>LONG_HIDDEN&&this.resync())}},USUAL$1=``,ANOTHER=`:another`,CHOSEN=`:chosen`;
function DeckChoice({sitting:e,seat:t,game:n,usual:i}){
let o=useSignal(!1),[s,c]=useWish(t.deck,n=>e.do({type:`choose-deck`,seat:t.seat,deck:n})),l=e.known.peek()?.table.terms.chosen.format??null,u=n.decks.find(e=>[e.id,e.name].includes(s)),f=s!==``&&u===void 0;
return a($,{children:[a(Select,{quiet:!0,label:say(`page-new-deck`,{number:t.seat+1}),value:f?CHOSEN:u?.id??USUAL$1,choices:[[USUAL$1,usualInWords(i)],...f?[[CHOSEN,s]]:[],...offered(n,l).fitting.map(e=>[e.id,deckLine(e)]),[ANOTHER,say(`page-deck-own`)]],aside:aside(n,l),choose:e=>{
e===ANOTHER?o.value=!0:e!==CHOSEN&&c(e)}}),o.value?a(OwnDeck,{sitting:e,seat:t,close:()=>{
o.value=!1}}):null]})}
function deckInWords(e,t,n){
let i=t?.decks.find(t=>t.id===e.deck);
return i===void 0?e.deck||usualInWords(n):deckLine(i)}
function usualInWords(e){
return e===null?say(`page-deck-default`):say(`page-deck-usual`,{deck:e})}
function OwnDeck({sitting:e,seat:t,close:n}){
let i=useSignal(``),o=useSignal([]),s=e.known.peek()?.table.game??``,c=i.value.trim()!==``&&i.value.length<=2e4,{answer:l}=useChecked(`/api/decks/check`,c?{game:s,text:i.value}:null,300);
return a(Dialog,{title:say(`page-deck-own-title`),close:n,wide:!0,children:a(`form`,{class:`own-deck`,onSubmit:async s=>{
s.preventDefault(),o.value=[];
try{
await e.socket.ask({type:`choose-deck`,seat:t.seat,text:i.value}),n()}catch(e){
if(!(e instanceof RefusedError))throw e;
o.value=e.faults}},children:[a(`p`,{class:`hint`,children:say(`page-deck-own-hint`)}),a(KeptDecks,{game:s,take:e=>{
i.value=e,o.value=[]}}),a(`textarea`,{class:`deck-text`,rows:12,spellcheck:!1,"aria-label":say(`page-deck-own-text`),value:i.value,onInput:e=>{
i.value=e.currentTarget.value}}),a(Faults,{faults:o.value}),a(LineNotes,{notes:l.value?.notes??[]}),a(`div`,{class:`inline`,children:[a(`button`,{type:`submit`,class:`main-button`,"aria-disabled":i.value.trim()===``,children:say(`page-deck-own-play`)}),a(TextFile,{label:say(`page-deck-own-file`),accept:`.txt,.toml,.json,.dek,.dec,.o8d,.cod,.xml,text/*`,take:e=>{
i.value=e}})]})]})})}
function KeptDecks({game:e,take:t}){
let{value:n}=useLoaded(e,()=>ownDecksFor(e)),i=n.value??[];
return i.length===0?null:a(Select,{label:say(`page-deck-own-kept`),value:``,choices:[[``,say(`page-deck-own-choose`)],...i.map(e=>[e.id,e.name])],choose:e=>{
let n=i.find(t=>t.id===e);
n!==void 0&&t(n.text)}})}
function Moderation({sitting:e,person:t}){
let n=useSignal(null),{name:i,number:o,muted:s}=t;
return a(`span`,{class:`moderation`,children:[[s?`unmute`:`mute`,`remove`,`ban`].map(t=>a(`button`,{type:`button`,"aria-label":say(`page-${t}-person`,{name:i}),onClick:()=>{
t===`remove`||t===`ban`?n.value=t:e.do({type:`moderate`,person:o,act:t})},children:say(`page-${t}`)},t)),n.value===null?null:a(Confirm,{title:say(`page-${n.value}-person`,{name:i}),verb:say(`page-${n.value}`),refusal:say(`page-remove-not`,{name:i}),act:()=>ask(e,{type:`moderate`,person:o,act:n.peek()??`remove`}),close:()=>{
n.value=null},children:a(`p`,{children:say(`page-${n.value}-sure`,{name:i})})})]})}
function CloseTable({sitting:e,known:{table:t,you:n,match:i}}){
let o=useSignal(!1);
if(!n.host||t.stage===`over`||t.stage===`closed`)return null;
let s=t.seats.some(e=>e.person!==null&&e.seat!==n.seat);
return i!==null&&s?a(`p`,{class:`hint`,children:say(`page-close-table-others`)}):a(`div`,{children:[a(`button`,{type:`button`,onClick:()=>o.value=!0,children:[a(Icon,{sign:`close`,size:16}),` `,say(`page-close-table`)]}),o.value?a(Confirm,{title:say(`page-close-table`),verb:say(`page-close-table`),refusal:say(`page-close-table-not`),act:()=>ask(e,{type:`close`}),close:()=>{
o.value=!1},children:a(`p`,{children:say(i===null?`page-close-table-gathering`:`page-close-table-sure`)})}):null]})}
async function ask(e,t){
try{
await e.socket.ask(t)}catch(e){
throw e instanceof RefusedError?new ApiError(409,e.faults):e}}
function Inviting({table:e,host:t}){
let n=useSignal(`player`),i=useSignal(null),o=useSignal(null),s=rolesFor(e,t),c=s.includes(n.value)?n.value:s[0];
return A(()=>{
if(c===void 0)return;
let t=!0;
i.value=null;
let n={role:c};
return post(`/api/tables/${e.id}/invitations`,n).then(e=>{
t&&(i.value=e)},e=>{
t&&(o.value=asApiError(e))}),()=>{
t=!1}},[e.id,c,e.bans]),c===void 0?null:a(`section`,{class:`block inviting`,children:[a(`h2`,{children:say(`page-invite`)}),a(`p`,{class:`hint`,children:say(s.includes(`player`)?`page-invite-more`:`page-invite-full`)}),s.length>1?a(ChoiceRow,{label:say(`page-invite-whom`),value:c,choices:s.map(e=>[e,say(`page-role-${e}`)]),choose:e=>{
n.value=e},...SPECIAL.includes(c)?{hint:say(`page-invite-for-${c}`)}:{}}):null,i.value===null?null:a($,{children:[isLoopback(new URL(i.value.link).hostname)?a(`p`,{class:`notice`,children:a(OpenToOthers,{})}):null,a(CopyLink,{link:i.value.link,label:say(`page-invite-link`),children:a(Picture,{svg:i.value.qr})}),a(`p`,{class:`hint`,children:say(`page-invite-until`,{date:dateOf(i.value.expires)})})]}),a(Trouble,{error:o.value})]})}
var COMMAND=`gorin serve --host 0.0.0.0`;
function OpenToOthers(){
let[e,t]=say(`page-invite-local`,{command:COMMAND}).split(COMMAND);
return a($,{children:[e,a(`code`,{class:`command`,children:COMMAND}),t]})}
var SPECIAL=[`caster`,`referee`];
function rolesFor(e,t){
let n=e.terms.watching===`none`?[]:[`spectator`];
return[...e.seats.some(isFree)?[`player`]:[],...n,...t?[`caster`,`referee`]:[]]}
function isFree(e){
return e.person===null&&e.bot===``}
function dateOf(e){
return new Intl.DateTimeFormat(TAGS[language.value],{dateStyle:`long`}).format(e)}
function Picture({svg:e}){
let t=T(null);
return A(()=>{
let n=new DOMParser().parseFromString(e,`image/svg+xml`).documentElement;
n.nodeName===`svg`&&t.current?.replaceChildren(document.importNode(n,!0))},[e]),a(`div`,{class:`qr`,role:`img`,"aria-label":say(`page-qr`),ref:t})}
function People({sitting:e}){
let t=e.known.value;
if(t===null)return null;
let{table:n,you:i}=t;
return a(`div`,{class:`people`,children:[a(PersonRows,{sitting:e,known:t}),a(CloseTable,{sitting:e,known:t}),i.seat===null?null:a(CastConsent,{sitting:e,seat:i.seat}),mayInvite(t)?a(Inviting,{table:n,host:i.host}):null,a(`h3`,{children:say(`page-terms`)}),a(`p`,{children:termsInWords(n)}),a(`h3`,{children:say(`page-fair`)}),a(`p`,{class:`hint`,children:say(`page-fair-more`)}),a(`dl`,{class:`fair`,children:[a(`dt`,{children:say(`page-commitment`)}),a(`dd`,{children:a(`code`,{children:n.commitment||`–`})}),n.seed===``?null:a($,{children:[a(`dt`,{children:say(`page-seed`)}),a(`dd`,{children:a(`code`,{children:n.seed})})]})]})]})}
function mayInvite({table:e,you:t}){
return e.stage!==`closed`&&(t.host||t.role===`player`)}
function PersonRows({sitting:e,known:t}){
let{table:n,you:i}=t;
return a(`ul`,{class:`person-rows`,children:n.people.map(t=>a(`li`,{"data-present":t.present,children:[a(`span`,{class:`person-name`,children:[t.name,t.number===i.number?a(`span`,{class:`tag`,children:say(`page-you`)}):null,t.number===n.host?a(`span`,{class:`tag`,children:say(`page-host`)}):null,t.role===`player`?null:a(`span`,{class:`tag`,children:say(`page-role-${t.role}`)}),t.muted?a(`span`,{class:`tag`,children:say(`page-muted`)}):null,t.present?null:a(`span`,{class:`tag tag-away`,children:say(`page-away`)})]}),i.host&&t.number!==i.number?a(Moderation,{sitting:e,person:t}):null]},t.number))})}
function CastConsent({sitting:e,seat:t}){
let[n,i]=useWish(e.known.value?.table.seats.find(e=>e.seat===t)?.casts??!1,t=>e.do({type:`consent`,agrees:t}));
return a(Tick,{checked:n,change:i,children:[a(Icon,{sign:`eye`,size:16}),` `,say(`page-consent`)]})}
function sectionsOf(e){
return Object.fromEntries(e.map(e=>[e.id,e.cards]))}
function moved(e,t,n,i){
let o=e[n]?.[t]??0;
if(o<1||n===i)return e;
let{[t]:s,...c}=e[n]??{},l=e[i]??{};
return{...e,[n]:o>1?{...c,[t]:o-1}:c,[i]:{...l,[t]:(l[t]??0)+1}}}
function goesTo(e,t,n){
let i=e.find(e=>e.aside);
return i===void 0?n:n===i.id?i.homes[t]??n:i.id}
function isSame(e,t){
let n=e=>Object.entries(e).flatMap(([e,t])=>Object.entries(t).map(([t,n])=>`${e} ${t} ${n}`)).sort().join(`
`);
return n(e)===n(t)}
function sizeOf(e,t){
return Object.values(e[t]??{}).reduce((e,t)=>e+t,0)}
function useSwapping(e,t){
let n=useSignal(sectionsOf(t)),i=useSignal([]),o=T(0),s=sectionsOf(t),c=JSON.stringify(s);
A(()=>{
n.value=s,i.value=[]},[c]);
let l=async t=>{
let s=++o.current;
try{
return await e.socket.ask({type:`swap`,sections:plain$1(n.peek()),try:t}),s===o.current&&(i.value=[]),!0}catch(e){
if(!(e instanceof RefusedError))throw e;
return s===o.current&&(i.value=e.faults),!1}};
return{sections:n,faults:i,changed:!isSame(n.value,s),keep:()=>l(!1),move:(e,i)=>{
n.value=moved(n.peek(),e,i,goesTo(t,e,i)),l(!0)},undo:()=>{
o.current++,n.value=s,i.value=[]}}}
function plain$1(e){
return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,{...t}]))}
function SwapBoard({parts:e,swapping:t}){
let{faults:n,changed:i,keep:o,undo:s}=t;
return a(`section`,{class:`block swap`,"aria-label":say(`page-swap`),children:[a(`h2`,{children:say(`page-swap`)}),a(`p`,{class:`hint`,children:say(`page-swap-hint`)}),a(`div`,{class:`swap-parts`,children:e.map(n=>a(Part$1,{part:n,parts:e,swapping:t},n.id))}),a(`div`,{class:`inline`,"aria-live":`polite`,children:[a(Faults,{faults:n.value}),i?a($,{children:[a(`button`,{type:`button`,class:`main-button`,"aria-disabled":n.value.length>0,onClick:()=>void o(),children:[a(Icon,{sign:`check`,size:16}),` `,say(`page-swap-keep`)]}),a(`button`,{type:`button`,onClick:s,children:say(`page-swap-undo`)})]}):a(`p`,{class:`hint`,children:say(`page-swap-kept`)})]})]})}
function Part$1({part:e,parts:t,swapping:n}){
let i=Object.entries(n.sections.value[e.id]??{}).map(([e,t])=>[e,t,nameOf(e)]).sort(([,,e],[,,t])=>e.localeCompare(t));
return a(`div`,{class:`swap-part`,"data-aside":e.aside,children:[a(`h3`,{children:[read(e.title),` `,a(`span`,{class:`hint`,children:sizeOf(n.sections.value,e.id)})]}),a(`ul`,{children:i.map(([i,o,s])=>a(`li`,{children:[a(`span`,{children:[o,` `,s]}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(e.aside?`page-swap-in`:`page-swap-out`,{card:s}),disabled:goesTo(t,i,e.id)===e.id,onClick:()=>n.move(i,e.id),children:a(Icon,{sign:e.aside?`left`:`right`,size:16})})]},i))})]})}
function nameOf(e){
return read({type:`name`,kind:`card`,key:e})}
function usualDeck(e,t,n,i){
let o=e===null?[]:t?.decksAt(e,n)??[],s=o[i%o.length],c=e?.decks.find(e=>e.id===s);
return c===void 0?null:deckLine(c)}
function Gathering({sitting:e,known:t}){
let{table:n,you:i}=t,{value:o}=useLoaded(`catalogue`,catalogue),s=o.value?.games.find(e=>e.id===n.game)??null,c=useLoaded(n.game,()=>optionsOf(n.game)).value.value,l=n.seats.filter(isFree).length,u=useSwapping(e,i.deck);
useStirring(e,t);
let f=isBetween(t);
return a(Shell,{narrow:!0,children:[a(Connection,{sitting:e}),a(`h1`,{children:titleWithGame(read(n.title),n.game)}),a(`p`,{class:`lead`,children:termsInWords(n)}),f&&n.match!==null?a(`p`,{class:`match-score`,children:scoreInWords(n.match)}):null,a(Faults,{faults:e.faults.value}),a(`ol`,{class:`seats`,children:n.seats.map(n=>a(`li`,{children:a(SeatRow,{sitting:e,known:t,seat:n,game:s,asks:c})},n.seat))}),i.deck.length>0?a(SwapBoard,{parts:i.deck,swapping:u}):null,a(`div`,{class:`begin`,children:[f&&i.seat!==null?a(ReadyButton,{sitting:e,known:t,swapping:u}):null,i.host?a(`button`,{type:`button`,class:f?``:`main-button`,"aria-disabled":l>0,onClick:()=>{
l===0&&e.do({type:`begin`})},children:[a(Icon,{sign:`play`,size:20}),` `,say(`page-begin`)]}):null,a(`p`,{class:`hint`,"aria-live":`polite`,children:f&&l===0?say(`page-match-ready-hint`):waitingWords$1(l,i.host)})]}),invites(t,l)?a(Inviting,{table:n,host:i.host}):null,a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-here`)}),a(PersonRows,{sitting:e,known:t}),a(CloseTable,{sitting:e,known:t})]}),a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-chat`)}),a(Chat,{sitting:e})]})]})}
function isBetween({table:e}){
return e.match!==null&&e.match.number>1}
function ReadyButton({sitting:e,known:t,swapping:n}){
let{table:i,you:o}=t,s=i.seats.find(e=>e.seat===o.seat)?.ready??!1,c=n.changed&&n.faults.value.length>0,l=async()=>{
(s||!n.changed||!c&&await n.keep())&&await e.do({type:`ready`,on:!s})};
return a(`button`,{type:`button`,class:`main-button`,"aria-pressed":s,"aria-disabled":c,onClick:()=>void l(),children:[a(Icon,{sign:`check`,size:20}),` `,say(s?`page-match-not-ready`:`page-match-ready`)]})}
function invites({you:e},t){
return e.host||e.role===`player`&&t>0}
function waitingWords$1(e,t){
return e>0?say(t?`page-gathering-free`:`page-gathering-free-guest`,{count:e}):say(t?`page-gathering-ready`:`page-gathering-host`)}
function useStirring(e,{you:t,table:n}){
let i=T(!1);
A(()=>{
if(t.seat===null)return;
let o=[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,`0`)).join(``);
i.current=comesAgain.value===n.id&&t.host,comesAgain.value=``,e.socket.ask({type:`stir`,entropy:o}).catch(()=>void 0)},[t.seat]);
let o=allHaveStirred(n);
A(()=>{
i.current&&o&&(i.current=!1,e.do({type:`begin`}))},[o])}
function allHaveStirred({seats:e,entropy:t}){
let n=e.filter(e=>e.person!==null);
return!e.some(isFree)&&t.length>=n.length}
function SeatRow({sitting:e,known:t,seat:n,game:i,asks:o}){
let{table:s,you:c}=t,l=c.seat===n.seat,u=!isBetween(t)&&(l||c.host&&n.bot!==``),f=usualDeck(i,o,s,n.seat);
return a(`div`,{class:`seat-row`,"data-own":l,"data-free":isFree(n),children:[a(`span`,{class:`seat-number`,children:n.seat+1}),a(`span`,{class:`seat-name`,children:[a(Icon,{sign:seatSign(n)}),` `,seatTitle(n),l?a(`span`,{class:`tag`,children:say(`page-you`)}):null,n.present?null:a(`span`,{class:`tag tag-away`,children:say(`page-away`)}),n.ready?a(`span`,{class:`tag`,children:say(`page-match-is-ready`)}):null]}),i===null||i.decks.length>0?a(`span`,{class:`seat-deck`,children:u&&i!==null?a(DeckChoice,{sitting:e,seat:n,game:i,usual:f}):a(`span`,{class:`hint`,children:deckInWords(n,i,f)})}):null,a(`span`,{class:`seat-acts`,children:a(SeatActs,{sitting:e,known:t,seat:n,game:i})})]})}
function seatSign(e){
return e.bot===``?isFree(e)?`seat`:`people`:`bot`}
function seatTitle(e){
if(isFree(e))return say(`page-seat-free`);
let t=playerName(e.name,e.seat);
return e.bot===``?t:say(`page-bot-at-seat`,{name:t,level:say(`page-bot-${e.bot}`)})}
function SeatActs({sitting:e,known:t,seat:n,game:i}){
let{you:o}=t;
return isBetween(t)&&o.seat===n.seat?null:o.seat===n.seat?a(`button`,{type:`button`,onClick:()=>void e.do({type:`stand`}),children:say(`page-stand`)}):isFree(n)?a($,{children:[o.role===`player`&&!(isBetween(t)&&o.seat!==null)?a(`button`,{type:`button`,onClick:()=>void e.do({type:`sit`,seat:n.seat}),children:say(`page-sit`)}):null,o.host&&i!==null?a(BotChoice,{sitting:e,seat:n,game:i}):null]}):o.host&&n.bot!==``?a(`button`,{type:`button`,onClick:()=>void e.do({type:`seat-bot`,seat:n.seat,level:``}),children:say(`page-bot-away`)}):null}
function BotChoice({sitting:e,seat:t,game:n}){
return a(Select,{quiet:!0,label:say(`page-bot-sits`,{number:t.seat+1}),value:``,choices:[[``,say(`page-seat-a-bot`)],...n.bots.map(e=>[e,botTitle(e)])],choose:n=>{
n!==``&&e.do({type:`seat-bot`,seat:t.seat,level:n})}})}
function botTitle(e){
return say(`page-a-bot`,{level:say(`page-bot-${e}`)})}
function endFor(e,t){
return e===null||t.length===0?null:t.includes(e)?t.some(t=>t!==e)?`shared`:`won`:`lost`}
function outcomeInWords(e,t,n){
let{winners:i}=t,o={type:`message`,id:t.reason,args:{}};
return i.length===0?n.say(`page-nobody-won`,{reason:o}):endFor(e,i)===`shared`?n.say(`page-won-shared`,{others:seats(i.filter(t=>t!==e)),reason:o}):n.say(`page-won`,{winners:seats(i),count:i.length,reason:o})}
function seats(e){
let t=[...new Set(e)].map(e=>({type:`name`,kind:`seat`,key:String(e)}));
return t.length===1&&t[0]?t[0]:t}
function Passed({sitting:e,sheet:t}){
let n=e.known.value?.you.passed??0;
return n===0?null:a(`button`,{type:`button`,class:`bare passed-for`,title:say(`page-passed-more`),onClick:()=>t.value=`passed`,children:[a(Icon,{sign:`right`,size:14}),` `,a(`span`,{class:`passed-words`,children:say(`page-passed`)}),` `,n]})}
function PassedDialog({sitting:e,sheet:t,close:n}){
let i=useSignal(null),o=e.known.value?.you.passed??0;
A(()=>{
e.do({type:`passed`}).then(e=>{
i.value=e?.type===`passed-list`?e.windows:[]})},[o]);
let s=i.value??[];
return a(Dialog,{title:say(`page-passed-title`),close:n,children:[a(`p`,{class:`hint`,children:say(`page-passed-list`)}),a(`ul`,{class:`passed-list`,children:s.toReversed().map((t,n)=>a(`li`,{children:[read(t.message),` `,a(Clause,{id:t.clause}),a(After,{sitting:e,at:t.at})]},n))}),i.value===null||s.length>=o?null:a(`p`,{class:`hint`,children:say(`page-passed-earlier`,{count:o-s.length})}),a(`button`,{type:`button`,onClick:()=>t.value=`stops`,children:[a(Icon,{sign:`asked`,size:16}),` `,say(`page-stops-open`)]})]})}
function After({sitting:e,at:t}){
let n=e.play.lines.value.findLast(e=>e.at<t);
return n===void 0?null:a(`p`,{class:`hint`,children:say(`page-passed-after`,{line:n.message})})}
var QUIET=new Set([`Tab`,`Shift`,`Control`,`Alt`,`Meta`,`CapsLock`,`PageUp`,`PageDown`]);
function Passing({sitting:e}){
let t=e.known.value?.you.stops?.skip??``;
if(A(()=>{
if(t!==`turn`)return;
let n=t=>{
t instanceof KeyboardEvent&&QUIET.has(t.key)||e.play.choices.question.peek()!==null||isOwnAct(t)||pass(e,``)};
return document.addEventListener(`keydown`,n),document.addEventListener(`pointerdown`,n),()=>{
document.removeEventListener(`keydown`,n),document.removeEventListener(`pointerdown`,n)}},[t,e]),t===``)return null;
let n=t===`turn`?`page-passing`:`page-passing-concern`;
return a(`button`,{type:`button`,class:`passing`,"data-passing":!0,title:say(t===`turn`?`page-passing-more`:`page-skip-concern-more`),onClick:()=>pass(e,``),children:[a(Icon,{sign:`right`,size:16}),` `,say(n),a(`span`,{class:`passing-stop`,children:[a(Icon,{sign:`close`,size:14}),` `,say(`page-passing-stop`)]})]})}
function isOwnAct(e){
let t=e instanceof KeyboardEvent?e.key:``;
return t===`s`||t===`d`||e.target instanceof Element&&e.target.closest(`[data-passing]`)!==null&&[``,`Enter`,` `].includes(t)}
function pass(e,t){
let n=e.known.peek()?.you.stops??null;
n!==null&&e.do({type:`stops`,stops:{...n,skip:t}})}
function togglePassing(e,t){
pass(e,e.known.peek()?.you.stops?.skip===t?``:t)}
function mayGoOn({table:e,you:t}){
let{pause:n,people:i,host:o}=e;
if(n===null)return!1;
if(t.role===`referee`)return!0;
if(!n.referee)return t.host||t.seat!==null;
if(i.some(e=>e.role===`referee`&&e.present))return!1;
let s=i.some(e=>e.number===o&&e.present);
return t.host||t.seat!==null&&!s}
function pausedBy({pause:e,terms:t}){
return e?.referee?`page-paused-by-referee`:t.clock.kind===`none`?`page-paused-by-plain`:`page-paused-by`}
function waitedFor({table:e,match:t}){
let n=(t?.waiting??[]).map(e=>e.seat).filter(e=>e>=0),i=[...new Set(n)];
if(i.length===0)return[{id:`page-waiting-table`,seats:[]}];
let o=(t,n)=>e.seats.some(e=>e.seat===t&&n(e));
if(i.every(e=>o(e,e=>e.bot!==``)))return[{id:`page-waiting-bots`,seats:i}];
let s=i.filter(e=>o(e,e=>e.bot===``&&!e.present)),c=i.filter(e=>!s.includes(e));
return[...c.length===0?[]:[{id:`page-waiting-for`,seats:c}],...s.length===0?[]:[{id:`page-waiting-away`,seats:s}]]}
function isHeld({table:e,you:t}){
return e.stage!==`playing`&&e.stage!==`paused`?!1:e.seats.some(e=>e.seat===t.seat&&e.bot!==``)}
function Standing({sitting:e,sheet:t}){
let n=e.known.value;
if(n===null)return null;
let{stage:i}=n.table,o=n.match?.outcome??null;
return o===null?i===`closed`?a(Closed,{table:n.table}):i===`paused`?a(Paused,{sitting:e,known:n,sheet:t}):isHeld(n)?a(Held$1,{sitting:e}):a(`div`,{class:`question-line`,children:[a(`span`,{class:`question-sign question-waits`,children:[a(Icon,{sign:`waiting`,size:16}),` `,say(`page-waiting`)]}),a(`p`,{class:`question-text`,children:[n.you.gave_up?a(`strong`,{children:[say(`page-gave-up`),` `]}):null,waitingWords(n)]}),a(Passing,{sitting:e}),a(Passed,{sitting:e,sheet:t}),n.you.role===`referee`&&n.match!==null?a(`button`,{type:`button`,onClick:()=>void e.do({type:`pause`,on:!0}),children:[a(Icon,{sign:`pause`,size:16}),` `,say(`page-pause`)]}):null]}):a(Over,{sitting:e,known:n,outcome:o})}
function waitingWords(e){
return waitedFor(e).map(e=>say(e.id,{seats:seats(e.seats),count:e.seats.length})).join(` · `)}
function Held$1({sitting:e}){
return a($,{children:[a(`div`,{class:`question-line`,children:a(`p`,{class:`question-text`,children:[a(Icon,{sign:`bot`,size:16}),` `,say(`page-held-own`)]})}),a(`div`,{class:`answers`,children:a(`button`,{type:`button`,class:`main-button`,onClick:()=>void e.do({type:`take-back`}),children:say(`page-take-back`)})})]})}
function WaysOn({table:e}){
return a($,{children:[a(`a`,{class:`button`,href:`/replay/${e.id}`,children:[a(Icon,{sign:`play`,size:16}),` `,say(`page-replay`)]}),e.match?.secret?null:a($,{children:[a(Proof,{table:e}),a(JournalLink,{table:e})]}),a(`a`,{class:`button`,href:`/`,children:say(`page-to-home`)})]})}
function Closed({table:e}){
return a(`div`,{class:`question-line`,children:[a(`p`,{class:`question-text`,children:say(`page-stage-closed`)}),a(WaysOn,{table:e})]})}
function JournalLink({table:e}){
return a(`a`,{class:`button`,href:`/api/tables/${e.id}/journal`,download:`${e.id}.jsonl`,children:say(`page-journal`)})}
function Paused({sitting:e,known:t,sheet:n}){
let{pause:i}=t.table,o=a(`div`,{class:`question-line`,children:[a(`span`,{class:`question-sign question-waits`,children:[a(Icon,{sign:`pause`,size:16}),` `,say(`page-stage-paused`)]}),a(`p`,{class:`question-text`,children:i===null?``:say(pausedBy(t.table),{name:i.name})}),mayGoOn(t)?a(`button`,{type:`button`,class:`main-button`,onClick:()=>void e.do({type:`pause`,on:!1}),children:[a(Icon,{sign:`play`,size:16}),` `,say(`page-go-on`)]}):null,t.you.initiatives.includes(`concede`)?a(`button`,{type:`button`,onClick:()=>n.value=`concede`,children:[a(Icon,{sign:`flag`,size:16}),` `,say(`page-concede`)]}):null]});
return a($,{children:[o,isHeld(t)?a(Held$1,{sitting:e}):null]})}
function Over({sitting:e,known:t,outcome:n}){
let{table:i,you:o}=t,s=i.seats.find(e=>e.seat===o.seat),c=T(null);
useFollow(i.again,s?.again??!1);
let l=reader.value,u=l===null?``:outcomeInWords(o.seat,n,l),f=i.match!==null&&!i.match.decided,p=endFor(o.seat,n.winners);
return a(`div`,{class:`over`,children:[a(`div`,{class:`question-line`,children:[a(`span`,{class:`question-sign ${p===`lost`?`question-lost`:`question-over`}`,children:[a(Icon,{sign:p===`lost`?`flag`:`trophy`,size:16}),` `,say(p===null?`page-stage-over`:`page-end-${p}`)]}),a(`p`,{class:`question-text`,children:[u,` `,a(Clause,{id:n.clause})]})]}),i.match===null?null:a(MatchLine,{match:i.match,table:i}),a(`div`,{class:`answers-place`,children:[a(`div`,{class:`answers`,ref:c,children:[i.again===``?s===void 0||f?null:s.again?a(`p`,{class:`proof`,children:[a(Icon,{sign:`waiting`,size:16}),` `,say(`page-again-waits`)]}):a(`button`,{type:`button`,class:`main-button`,onClick:()=>void e.do({type:`again`}),children:[a(Icon,{sign:`again`,size:16}),` `,say(AGAIN[Math.min(i.seats.length,AGAIN.length)-1]??`page-again`)]}):a(`a`,{class:`main-button`,href:`/table/${i.again}`,children:[a(Icon,{sign:`right`,size:16}),` `,say(`page-to-next`)]}),a(WantAgain,{table:i,own:o.seat}),i.terms.guided&&s!==void 0?a(FirstGame,{}):null,a(WaysOn,{table:i})]}),a(MoreBelow,{list:c,words:e=>say(`page-answers-more`,{count:e})})]})]})}
function MatchLine({match:e,table:t}){
return a(`p`,{class:`proof`,children:[e.decided?a(`strong`,{children:[endInWords(e,t),` `]}):`${scoreInWords(e)} `,e.earlier.map((e,t)=>a(`a`,{class:`button`,href:`/replay/${e.table}`,children:[a(Icon,{sign:`play`,size:14}),` `,say(`page-match-game`,{number:t+1})]},e.table)),e.secret?a(`span`,{class:`hint`,children:say(`page-match-secret`)}):null]})}
var AGAIN=[`page-again-alone`,`page-again`,`page-again-many`];
function FirstGame(){
let{busy:e,error:t,open:n}=useOpening();
return a($,{children:[a(`button`,{type:`button`,"aria-busy":e.value!==``,onClick:n(`play`,()=>openAgainstBots()),children:[a(Icon,{sign:`bot`,size:16}),` `,say(`page-first-game`)]}),a(Trouble,{error:t.value})]})}
function WantAgain({table:e,own:t}){
let n=e.seats.filter(e=>e.again&&e.seat!==t);
if(n.length===0||e.again!==``)return null;
let i=say(`page-again-wanted`,{seats:seats(n.map(e=>e.seat)),count:n.length});
return a(`p`,{class:`proof`,children:i})}
function useFollow(e,t){
let n=T(e);
A(()=>{
t&&n.current===``&&e!==``&&(comesAgain.value=e,go(`/table/${e}`)),n.current=e},[e])}
function Proof({table:e}){
let t=useSignal(null),n=useSignal(null),i=async()=>{
n.value=null;
try{
t.value=await get(`/api/tables/${e.id}/verify`)}catch(e){
n.value=asApiError(e)}};
return a($,{children:[a(`button`,{type:`button`,onClick:()=>void i(),children:[a(Icon,{sign:`proof`,size:16}),` `,say(`page-verify`)]}),a(VerifiedWords,{verified:t.value}),a(Trouble,{error:n.value})]})}
function OtherRules({sitting:e,known:t}){
let{table:n}=t;
return a(Shell,{children:[a(Connection,{sitting:e}),a(`h1`,{children:titleWithGame(read(n.title),n.game)}),n.other_rules===null?null:a(`p`,{class:`lead`,children:read(n.other_rules)}),a(Faults,{faults:n.other_faults}),a(Faults,{faults:e.faults.value}),a(Ending,{sitting:e,known:t}),a(ToldMatch,{id:n.id,stage:n.seed===``?`secret`:`open`}),a(`section`,{children:[a(`h2`,{children:say(`page-people`)}),a(PersonRows,{sitting:e,known:t})]}),a(`section`,{children:[a(`h2`,{children:say(`page-chat`)}),a(Chat,{sitting:e})]}),a(ToHome,{})]})}
function Ending({sitting:e,known:{table:t,you:n}}){
let i=useSignal(!1);
return t.seed===``?t.stage!==`paused`||n.seat===null&&!n.host?null:a(`p`,{children:[a(`button`,{type:`button`,class:`main-button`,onClick:()=>i.value=!0,children:[a(Icon,{sign:`close`,size:16}),` `,say(`page-end-table`)]}),i.value?a(Confirm,{title:say(`page-end-table`),verb:say(`page-end-table`),refusal:say(`page-close-table-not`),act:()=>ask(e,{type:`close`}),close:()=>{
i.value=!1},children:a(`p`,{children:say(`page-close-table-sure`)})}):null]}):a(`p`,{class:`inline`,children:[say(`page-stage-${t.stage}`),` `,a(JournalLink,{table:t})]})}
var REFUSED=`hall-told-undo-refused`;
function refusalIn(e){
let t=e.findLast(e=>e.message?.id===REFUSED);
return t===void 0||t.message===null?null:{at:-t.number,clause:``,message:t.message,event:``,weight:`small`}}
function Refusal({sitting:e}){
let t=useRefusal(e),n=e.play.lines.value.at(-1)?.at,i=w(()=>n,[t]);
return t===null||n!==i?null:a(`p`,{class:`question-refusal`,children:read(t.message)})}
function useRefusal({known:e}){
let t=refusalIn(e.value?.chat??[]),n=T(t?.at);
return w(()=>t?.at===n.current?null:t,[t?.at])}
function Announcer({sitting:e}){
let t=e.play.told.value,n=e.play.choices.question.value,i=t.map(e=>read(e.message)),o=(e.known.value?.match?.lessons??[]).flatMap(e=>e.messages.map(e=>read(e))),s=useUrgent(e),c=e.holding.value?[say(`page-press-to-go-on`)]:[],l=n===null?[]:[say(`page-asked-aloud`,{question:n.message})];
return a(`div`,{class:`unseen`,role:`log`,"aria-live":`polite`,"aria-atomic":`true`,"aria-label":say(`page-log`),children:[...i,...c,...o,...s,...l].map((e,t)=>a(`p`,{children:e},t))})}
var SOON$1=3e4;
function useUrgent(e){
let t=useSignal(!1),n=useRefusal(e),i=e.play.told.value,o=w(()=>i,[n]),{table:s,you:c}=e.known.value??{},l=s?.seats.find(e=>e.seat===c?.seat),u=l?.running&&l.clock!==null?l.clock:null;
if(A(()=>{
if(t.value=u!==null&&u<=SOON$1,u===null||u<=SOON$1)return;
let e=Math.min(u-SOON$1,2**31-1),n=window.setTimeout(()=>{
t.value=u-e<=SOON$1},e);
return()=>window.clearTimeout(n)},[u]),s===void 0)return[];
let{undo:f,pause:p}=s,m=f!==null&&f.seat!==c?.seat,h={type:`name`,kind:`seat`,key:String(f?.seat??0)};
return[...m?[say(`page-undo-asks`,{seat:h})]:[],...t.value?[say(`page-clock-soon`,{count:SOON$1/1e3})]:[],...p===null?[]:[say(pausedBy(s),{name:p.name})],...n===null||i!==o?[]:[read(n.message)]]}
function Casting({sitting:e,game:t}){
let n=e.known.value;
return n===null||n.you.role!==`caster`||n.match===null?null:a(OpenHands,{play:e.play,game:t,title:say(`page-cast-hands`),field:`hands`,children:a(`p`,{class:`cast-waits`,children:[say(`page-cast-waits`),` `,a(Missing,{sitting:e})]})})}
function Missing({sitting:e}){
let t=e.known.value?.table;
if(t===void 0)return null;
let n=t.seats.filter(e=>e.person!==null&&!e.casts);
if(n.length===0)return a(`strong`,{children:say(`page-cast-soon`,{delay:t.terms.delay})});
let i=n.map(({seat:e})=>({type:`name`,kind:`seat`,key:String(e)}));
return a(`strong`,{children:say(`page-cast-missing`,{seats:i,count:n.length})})}
var PASSED=`Passed`;
function folded(e){
let t=[];
for(let n of e){
let e=t.at(-1);
n.event===PASSED&&e?.[0]?.event===PASSED?e.push(n):t.push([n])}
return t}
var TOLD$1=3;
function Deeds({sitting:e,game:t}){
let n=e.known.value?.you.seat??null,i=linesSince(e.play.lines.value,e.answered.value),o=n===null?[]:hitsIn(e,t,i,n),s=n===null?[]:deedsOfOthers(i,n),c=byWeight([...byWeight(o),...s.filter(e=>!o.includes(e))]),l=useSignal(!1),u=T(null);
if(A(()=>{
l.value=!1},[e.answered.value]),A(()=>{
if(!l.value)return;
let e=e=>{
let t=e.target instanceof Node&&u.current?.contains(e.target),n=e instanceof KeyboardEvent;
(n?e.key!==`Escape`:t||isPeek(e))||(n&&t&&u.current?.querySelector(`button`)?.focus(),l.value=!1)};
return document.addEventListener(`pointerdown`,e,!0),document.addEventListener(`keydown`,e,!0),()=>{
document.removeEventListener(`pointerdown`,e,!0),document.removeEventListener(`keydown`,e,!0)}},[l.value]),c.length===0)return null;
let f=c.length-TOLD$1;
return a(`div`,{class:`deeds`,ref:u,children:[a(`button`,{type:`button`,class:`bare deeds-told`,"aria-expanded":l.value,title:say(`page-since`),onClick:()=>l.value=!l.value,children:[a(Icon,{sign:`eye`,size:14}),a(`span`,{class:`unseen`,children:say(`page-since`)}),a(`span`,{class:`deeds-line`,children:c.slice(0,TOLD$1).map((e,t)=>a(`span`,{class:`deeds-one`,"data-hits":o.includes(e),children:[t>0?` · `:null,o.includes(e)?a(Hit,{}):null,read(e.message)]},e.at))}),f>0?a(`span`,{class:`deeds-more`,children:[`+`,f]}):null,a(Icon,{sign:`down`,size:12})]},c[0]?.at),l.value?a(`section`,{class:`deeds-list`,"aria-label":say(`page-since`),children:[a(`h3`,{children:say(`page-since`)}),a(`ol`,{children:folded(i).map(([n,...i])=>n===void 0?null:a(`li`,{class:headed(t,n),"data-hits":o.includes(n),"data-weight":n.weight,children:[o.includes(n)?a(Hit,{}):null,i.length>0?say(`page-log-passes`,{count:i.length+1}):a($,{children:[a(Told,{line:n,play:e.play}),` `,a(Clause,{id:n.clause})]})]},n.at))})]}):null]})}
function headed(e,t){
let n=e?.heading?.(t)??null;
return n===null?void 0:`log-head log-head-${n}`}
function hitsIn(e,t,n,i){
let o=t?.hits;
if(o===void 0)return hitsOf(n,i);
let s=e.play.view.value;
return hitsOf(n,i,e=>o(s,e,i))}
function Hit(){
return a(`span`,{class:`deeds-hit`,title:say(`page-since-hit`),children:[a(Icon,{sign:`warning`,size:14}),a(`span`,{class:`unseen`,children:[say(`page-since-hit`),`: `]})]})}
function isPeek(e){
return e.target instanceof Element&&e.target.closest(`.peek`)!==null}
var KEYS=[[[`1`,`…`,`9`,`0`],`page-key-answer`],[[`a`],`page-key-answers`],[[`←`,`→`,`↑`,`↓`],`page-key-arrows`],[[`w`],`page-key-why`],[[`u`],`page-key-undo`],[[`s`],`page-key-pass`],[[`d`],`page-key-pass-concern`],[[`␣`],`page-key-card`],[[`␣`],`page-key-skip`],[[`p`],`page-key-words`],[[`l`],`page-key-ledger`],[[`/`],`page-key-chat`],[[`i`],`page-key-images`],[[`?`],`page-key-help`],[[`Esc`],`page-key-escape`]];
function useHotkeys(e,t,n){
useKeys(e,({target:i,key:o,repeat:s})=>isWriting(i)||t.peek()!==null?null:DIGIT.test(o)?s?null:()=>type(e,o):o===`Enter`&&begun!==``?()=>confirm():actOf(o,e,t,n))}
function actOf(e,t,n,i){
switch(e){case`?`:return()=>n.value=`help`;case`w`:return()=>n.value=`why`;case`p`:return()=>n.value=`words`;case`u`:return()=>undo(t);case`s`:return()=>togglePassing(t,`turn`);case`d`:return()=>togglePassing(t,`concern`);case`l`:return()=>toggleLedger(i);case`a`:return focusAnswers;case`/`:return()=>openChat(i);case`Escape`:return()=>{
forgetDigits(),t.play.peek.value=null,i.value=!1};default:return null}}
var DIGIT=/^[0-9]$/,SECOND_DIGIT=900,begun=``,confirm=()=>void 0,timer=0;
function type(e,t){
let{choices:n}=e.play,i=n.options.peek().size===0?[]:n.listed.peek().map(e=>e.option.key),o=typed(begun,t,i.length);
forgetDigits();
let s=o===null?void 0:i[o.number-1];
o!==null&&s!==void 0&&(o.begun===``?n.choose(s):(n.preview.value=s,begun=o.begun,confirm=()=>{
forgetDigits(),n.choose(s)},timer=window.setTimeout(()=>confirm(),SECOND_DIGIT)))}
function forgetDigits(){
window.clearTimeout(timer),begun=``,confirm=()=>void 0}
function undo(e){
e.known.peek()?.you.can_undo&&e.do({type:`undo`})}
function focusAnswers(){
let e=document.querySelector(`.question`);
(e?.querySelector(`.answers [data-stop], .domain :is(input, select, button)`)??e)?.focus()}
function toggleLedger(e){
e.value=!e.peek(),e.peek()&&window.setTimeout(()=>document.querySelector(`.ledger [aria-selected='true']`)?.focus(),0)}
function openChat(e){
e.value=!0,window.dispatchEvent(new Event(`gorin-chat`)),window.setTimeout(()=>document.querySelector(`[data-chat]`)?.focus(),0)}
function HelpDialog({sitting:e,game:t,close:n}){
let i=e.known.value?.table;
if(i===void 0)return null;
let o=e.play.choices.question.value,s=`game-${i.game}-about`;
return a(Dialog,{title:say(`page-help`),close:n,wide:!0,children:a(`div`,{class:`help`,children:[o===null?null:a(`section`,{children:[a(`h3`,{children:say(`page-help-asked`)}),a(`p`,{children:[read(o.message),` `,a(Clause,{id:o.clause})]}),a(`p`,{class:`hint`,children:say(`page-help-answer`)})]}),a(`section`,{children:[a(`h3`,{children:say(`page-help-game`)}),reader.value?.has(s)?a(`p`,{children:say(s)}):null,a(`dl`,{class:`help-parts`,children:(t?.help??[]).map(e=>a(`div`,{children:[a(`dt`,{children:reader.value?.title(e)}),a(`dd`,{children:say(e)})]},e))})]}),a(`section`,{children:[a(`h3`,{children:say(`page-keys`)}),a(KeyList,{keys:KEYS})]})]})})}
var ACT=`act:`;
function besideLeaving(e){
return e.filter(e=>e!==`concede`)}
function initiativeInWords(e){
let t=`initiative-${e}`;
return reader.value?.has(t)?say(t):e}
async function takenUp(e,t){
let n=await e.do({type:`act-asks`,kind:t});
return n?.type===`act-asked`&&(n.asked===null&&await e.do({type:`act`,kind:t}),n.asked!==null)}
function InitiativeList({sitting:e,close:t,open:n}){
let i=besideLeaving(e.known.value?.you.initiatives??[]),o=async i=>{
await takenUp(e,i)?n(i):e.faults.peek().length===0&&t()};
return a(Dialog,{title:say(`page-acts`),close:t,children:[i.length===0?a(`p`,{children:say(`page-act-gone`)}):null,a(`div`,{class:`act-ways`,children:i.map(e=>a(`button`,{type:`button`,"data-act":e,onClick:()=>void o(e),children:initiativeInWords(e)},e))}),a(Faults,{faults:e.faults.value})]})}
function Unasked({sitting:e,kind:t,close:n}){
let i=useAsked(e,t),o=async i=>{
await e.do({type:`act`,kind:t,data:i})!==null&&n()};
return a(Dialog,{title:initiativeInWords(t),close:n,wide:!0,children:[i===null?a(`p`,{children:say(`page-act-gone`)}):i===void 0?a(`p`,{children:say(`page-loading`)}):a($,{children:[a(`p`,{children:[read(i.message),` `,a(Clause,{id:i.clause})]}),i.domain===null?a(Ways,{asked:i,send:o}):a(Draftable,{sitting:e,asked:i,domain:i.domain,send:o},JSON.stringify(i.domain))]}),a(Faults,{faults:e.faults.value})]})}
function useAsked(e,t){
let n=useSignal(void 0),i=e.known.value,o=i?.you.initiatives.includes(t)??!1;
return A(()=>{
o&&e.do({type:`act-asks`,kind:t}).then(e=>{
e?.type===`act-asked`&&(n.value=e.asked)})},[t,o,i?.match]),o?n.value:null}
function Ways({asked:e,send:t}){
return a(`div`,{class:`act-ways`,role:`group`,"aria-label":say(`page-answers`),children:e.options.map(e=>a(`button`,{type:`button`,class:`answer`,"data-key":e.key,"data-state":`open`,onClick:()=>void t(e.key),children:a(`span`,{children:read(e.message)})},e.key))})}
function Draftable({sitting:e,asked:t,domain:n,send:i}){
let o=useSignal(begun$1(n)),s=e.play.reader.value,c=lacks(o.value).map(e=>lackInWords(t,e,s));
return a(`form`,{class:`act-form`,onSubmit:e=>{
e.preventDefault(),c.length===0&&i(valueOf(o.value))},children:[a(PartInput,{draft:o.value,change:e=>o.value=e,name:e=>thingInWords(t,e,s)}),a(`span`,{class:`draft-end`,children:[a(`button`,{type:`submit`,class:`main-button`,"aria-disabled":c.length>0,children:initiativeInWords(t.kind)}),a(`span`,{class:`hint draft-lacks`,role:`status`,children:c.join(`; `)})]})]})}
function partInWords(e,t,n){
let[i=``,o=``]=split(e,`:`),s=`page-attempt-${i}`;
if(!n.has(s))return e;
if(o===``)return n.say(s);
if(!/^\d+$/.test(o))return n.say(s,{thing:thing(o,t,n)});
let c={type:`name`,kind:`seat`,key:o};
return n.say(s,{thing:o,number:Number(o),seat:c})}
function thing(e,t,n){
if(n.has(`side-${e}`))return{type:`message`,id:`side-${e}`,args:{}};
let[i=e,o=``]=split(e,`.`);
return t(o.split(`.`)[0]??``)||(n.has(`card-${i}`)?{type:`message`,id:`card-${i}`,args:{}}:{type:`name`,kind:`card`,key:i})}
function split(e,t){
let n=e.indexOf(t);
return n<0?[e,``]:[e.slice(0,n),e.slice(n+1)]}
function writableIn(e,t=``){
switch(e.type){case`Form`:return e.parts.flatMap(([e,t])=>writableIn(t,e));case`Range`:return[{name:t,things:[],range:[e.low,e.high]}];case`Assignment`:return named(t,e.keys.map(t=>({key:t,to:openTo(e,t)})));case`Subset`:case`OneOf`:case`Ordering`:case`Division`:return named(t,plain(e.keys));case`Named`:return named(t,plain(e.some));default:return[]}}
function plain(e){
return e.map(e=>({key:e,to:[]}))}
function named(e,t){
return t.length===0?[]:[{name:e,things:t,range:null}]}
function WhyNot({sitting:e,close:t}){
let n=e.play.choices.question.value,i=n?.domain?writableIn(n.domain):[];
return a(Dialog,{title:say(`page-why-title`),close:t,children:[n===null||i.length===0?null:a(Writing,{asked:n,parts:i}),a(Attempts,{sitting:e,stem:``})]})}
function Writing({asked:e,parts:t}){
let n=reader.value;
if(n===null)return null;
let i=t=>thingInWords(e,t,n);
return a($,{children:[a(`p`,{class:`hint`,children:say(`page-why-writing`)}),a(`dl`,{class:`help-parts writing`,children:t.map(({name:t,things:n,range:o})=>a(`div`,{children:[a(`dt`,{children:t===``?read(e.message):i(t)}),o===null?null:a(`dd`,{children:say(`page-range`,{low:o[0],high:o[1]})}),n.map(({key:e,to:t})=>a(`dd`,{children:t.length===0?i(e):say(`page-why-sent`,{thing:i(e),places:t.map(i)})},e))]},t))})]})}
function Attempts({sitting:e,stem:t}){
let n=useSignal(null);
A(()=>{
e.do({type:`attempts`,stem:t}).then(e=>{
n.value=e?.type===`attempt-list`?e.attempts:[]})},[]);
let i=n.value;
return i===null?t===``?a(`p`,{children:say(`page-loading`)}):null:i.length===0?null:a($,{children:[t===``?a(`p`,{class:`hint`,children:say(`page-why-hint`)}):null,a(`ul`,{class:`attempts`,children:i.map(t=>a(Attempt,{sitting:e,attempt:t},t))})]})}
function Attempt({sitting:e,attempt:t}){
let n=useSignal(null),i=async()=>{
let i=await e.do({type:`why-not`,attempt:t});
i?.type===`reasons`&&(n.value=i.refusals)},o=n.value;
return a(`li`,{children:[a(`button`,{type:`button`,class:`attempt`,"aria-expanded":o!==null,onClick:()=>void i(),children:[inWords(t.slice(t.lastIndexOf(`>`)+1),e.play.view.value),o===null?a(Icon,{sign:`down`,size:16}):null,o?.length===0?a(`span`,{class:`attempt-yes`,children:[a(Icon,{sign:`check`,size:16}),` `,say(`page-why-allowed`)]}):null]}),o===null||o.length===0?null:a(`ul`,{class:`refusals`,children:o.map((e,t)=>a(`li`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]},t))}),o===null?null:a(Attempts,{sitting:e,stem:t})]})}
function inWords(e,t){
let n=reader.value,i=drawingOf(t);
return n===null?e:partInWords(e,e=>i&&findFace(i,`card.${e}`)?.face.name,n)}
function Dialogs({sitting:e,sheet:t,game:n}){
let i=()=>{
t.value=null};
if(t.value?.startsWith(`act:`))return a(Unasked,{sitting:e,kind:t.value.slice(ACT.length),close:i});
switch(t.value){case`settings`:return a(SettingsDialog,{close:i,children:[a(StopsRows,{sitting:e}),reader.value===null?null:a(OwnImages,{reader:reader.value})]});case`stops`:return a(Dialog,{title:say(`page-stops-open`),close:i,children:a(StopsRows,{sitting:e})});case`passed`:return a(PassedDialog,{sitting:e,sheet:t,close:i});case`help`:return a(HelpDialog,{sitting:e,game:n,close:i});case`why`:return a(WhyNot,{sitting:e,close:i});case`concede`:return a(Concede,{sitting:e,close:i});case`acts`:return a(InitiativeList,{sitting:e,close:i,open:e=>t.value=`${ACT}${e}`});case`words`:return a(Dialog,{title:say(`page-in-words`),close:i,wide:!0,children:a(`ul`,{class:`in-words`,children:(n?.inWords?.(e.play)??[]).map((e,t)=>a(`li`,{children:e},t))})});default:return null}}
function StopsRows({sitting:e}){
let t=e.known.value?.you.stops??null;
return t===null?null:a(StopChoices,{sitting:e,held:t})}
function StopChoices({sitting:e,held:t}){
let[n,i]=useWish(t,t=>e.do({type:`stops`,stops:t})),o=e=>i({...n,...e}),{value:s}=useLoaded(`catalogue`,catalogue).value,c=s?.games.find(t=>t.id===e.known.value?.table.game),l=e.play.choices.question.value;
return a($,{children:[a(ChoiceRow,{label:say(`page-stops`),hint:say(`page-stops-hint`),value:n.stops,choices:[`useful`,`all`].map(e=>[e,say(`page-stops-${e}`)]),choose:e=>o({stops:e})}),c?.settings.map(e=>a(ChoiceRow,{label:read(e.label),...e.hint===null?{}:{hint:read(e.hint)},value:n.choices[e.id]??e.values[0]?.[0]??``,choices:e.values.map(([e,t])=>[e,read(t)]),choose:t=>o({choices:{...n.choices,[e.id]:t}})},e.id)),c?.passes===!1?null:a(CardWishes,{cards:n.cards,asked:l,change:e=>o({cards:e})})]})}
var CARD_WISHES=[`usual`,`always`,`never`];
function CardWishes({cards:e,asked:t,change:n}){
let i=[...new Set([...playable(t),...Object.keys(e)])];
if(i.length===0)return null;
let o=(t,i)=>{
let o=Object.entries(e).filter(([e])=>e!==t);
n(Object.fromEntries(i===`usual`?o:[...o,[t,i]]))};
return a(`fieldset`,{class:`card-wishes`,children:[a(`legend`,{children:say(`page-stops-cards`)}),a(`p`,{class:`hint`,children:say(`page-stops-cards-hint`)}),i.map(t=>a(ChoiceRow,{label:read({type:`name`,kind:`card`,key:t}),value:e[t]??`usual`,choices:CARD_WISHES.map(e=>[e,say(`page-stops-card-${e}`)]),choose:e=>o(t,e)},t))]})}
function playable(e){
return e?.options.some(e=>e.key===`pass`)?e.options.flatMap(e=>(e.about??[]).flatMap(e=>e.type===`CardTarget`?[e.slug]:[])):[]}
function concedeWords(e){
let t=e.known.value,n=t?.table.seats.filter(e=>e.seat!==t.you.seat)??[];
if(n.length===0)return say(`page-concede-sure-alone`);
let[i]=n;
if(n.length>1||i===void 0)return say(`page-concede-sure`);
let o={type:`name`,kind:`seat`,key:String(i.seat)};
return say(`page-concede-sure-two`,{seat:o})}
function Concede({sitting:e,close:t}){
return a(Dialog,{title:say(`page-concede`),close:t,children:[a(`p`,{children:concedeWords(e)}),a(`div`,{class:`inline`,children:[a(`button`,{type:`button`,class:`main-button`,onClick:()=>{
t(),e.do({type:`act`,kind:`concede`})},children:say(`page-concede`)}),a(`button`,{type:`button`,onClick:t,children:say(`page-concede-not`)})]})]})}
function Halt({sitting:e}){
let t=e.socket.standing.value,n=t===`again`||t===`gone`,i=e.known.value?.table.stage===`paused`;
return!n&&!i?null:a(`div`,{class:`halt`,"aria-hidden":`true`,children:a(`p`,{children:[a(Icon,{sign:n?`offline`:`pause`,size:28}),say(n?`page-lost`:`page-stage-paused`)]})})}
function leadToEnd(e){
e.scrollTop=e.scrollHeight}
function useEnd(e,t){
A(()=>{
let n=e.current;
if(n===null)return;
let i=()=>{
t()&&leadToEnd(n)},o=new ResizeObserver(i);
o.observe(n);
let s=new MutationObserver(i);
return s.observe(n,{childList:!0,characterData:!0,subtree:!0}),()=>{
o.disconnect(),s.disconnect()}},[])}
var TABS=[[`log`,`log`,`page-log`],[`chat`,`chat`,`page-chat`],[`people`,`people`,`page-people`]];
function Ledger({sitting:e,game:t,open:n,shut:i}){
let o=useSignal(`log`),s=e.spoken.value;
return A(()=>{
e.seen.value=e.spoken.peek()},[e]),A(()=>{
o.value===`chat`&&(n||!isNarrow())&&(e.seen.value=s)},[o.value,s,n]),A(()=>{
let e=()=>{
o.value=`chat`};
return window.addEventListener(`gorin-chat`,e),()=>window.removeEventListener(`gorin-chat`,e)},[]),a(LedgerFrame,{tabs:TABS,tab:o,shut:i,mark:t=>t===`chat`&&o.value!==`chat`?a(NewMark,{count:e.unread.value}):null,children:[o.value===`log`?a(Log,{sitting:e,game:t}):null,o.value===`log`?a(Foot,{sitting:e}):null,o.value===`chat`?a(Chat,{sitting:e}):null,o.value===`people`?a(People,{sitting:e}):null]})}
function Foot({sitting:e}){
let t=e.known.value;
if(t===null||t.match===null)return null;
let n=settings.value.clauses;
return a(`p`,{class:`log-foot`,children:[a(`button`,{type:`button`,class:`bare`,"aria-pressed":n,title:say(`page-log-clauses-hint`),onClick:()=>set({clauses:!n}),children:[`§ `,say(`page-log-clauses`)]}),t.match.outcome===null?a(`a`,{href:`/replay/${t.table.id}`,target:`_blank`,children:[a(Icon,{sign:`play`,size:14}),` `,say(`page-replay-until-now`)]}):null]})}
var MOST=100,TOO_MANY=150;
function Line({line:e,play:t,heads:n}){
return reader.value,n===null?a(`li`,{class:`log-line`,children:[a(Told,{line:e,play:t}),` `,a(Clause,{id:e.clause})]}):a(`li`,{class:`log-head log-head-${n}`,children:[a(`strong`,{role:`heading`,"aria-level":n===`turn`?3:4,children:a(Told,{line:e,play:t})}),` `,a(Clause,{id:e.clause})]})}
function Passes({lines:e,play:t}){
let n=useSignal(!1);
return a(`li`,{class:`log-passes`,children:[a(`button`,{type:`button`,class:`bare`,"aria-expanded":n.value,onClick:()=>n.value=!n.value,children:[say(`page-log-passes`,{count:e.length}),a(Icon,{sign:`down`,size:12})]}),n.value?a(`ol`,{children:e.map(e=>a(Line,{line:e,play:t,heads:null},e.at))}):null]})}
function atFromEnd(e,t){
return e.at(-t)?.at??0}
function Log({sitting:e,game:t}){
let n=T(null),i=useSignal(!0),o=T(-1),s=T(0),c=e.logged.value,l=c.at(-1)?.at??-1,u=e.known.value?.first??0,f=useSignal(atFromEnd(c,MOST)),p=Math.max(0,c.findIndex(e=>e.at>=f.value)),m=p>0?c.slice(p):c;
F(()=>{
i.peek()&&n.current!==null&&(m.length>TOO_MANY&&(f.value=atFromEnd(c,MOST)),leadToEnd(n.current))},[l,f.value]),useEnd(n,()=>i.peek()),useRoving(n),i.value&&(o.current=l);
let h=i.value?0:c.filter(({at:e})=>e>o.current).length;
return a(`div`,{class:`log-place`,children:[a(`ol`,{class:`log`,"data-grows":``,"data-follows":i.value,"data-clauses":settings.value.clauses,ref:n,tabIndex:-1,onScroll:e=>{
let{scrollTop:t,scrollHeight:n,clientHeight:o}=e.currentTarget,c=n-t-o<40,l=!c&&i.peek()&&t>=s.current;
i.value=c||l,s.current=t,l&&leadToEnd(e.currentTarget)},children:[u>0||p>0?a(`li`,{class:`log-older`,children:a(`button`,{type:`button`,onClick:()=>{
f.value=p===0?0:atFromEnd(c.slice(0,p),MOST),p===0&&e.fetchOlder()},children:say(`page-older`)})}):null,folded(m).map(([n,...i])=>n===void 0?null:i.length>0?a(Passes,{lines:[n,...i],play:e.play},n.at):a(Line,{line:n,play:e.play,heads:t?.heading?.(n)??null},n.at)),c.length===0?a(`li`,{class:`empty`,children:say(`page-log-none`)}):null]}),h>0?a(`button`,{type:`button`,class:`more-below`,onClick:()=>{
i.value=!0,n.current!==null&&leadToEnd(n.current)},children:[say(`page-log-new`,{count:h}),` `,a(Icon,{sign:`down`,size:14})]}):null]})}
function Lessons({sitting:e}){
let t=e.known.value?.match,n=useSignal(-1),i=T(null),o=t?.lessons??[],s=t?.number??0;
return o.length===0?null:n.value===s||!settings.value.lessons?a(`button`,{type:`button`,class:`lesson-again`,onClick:()=>{
n.value=-1,set({lessons:!0})},children:[a(Icon,{sign:`learn`,size:16}),` `,say(`page-lesson-again`)]}):a(`section`,{class:`lessons`,"aria-label":say(`page-lesson`),children:[a(`button`,{type:`button`,class:`bare lesson-shut`,"aria-label":say(`page-lesson-shut`),onClick:()=>n.value=s,children:a(Icon,{sign:`close`,size:16})}),a(`div`,{class:`lessons-list`,ref:i,children:o.map((e,t)=>a(`div`,{class:`lesson`,children:[a(Icon,{sign:`learn`}),a(`div`,{children:[e.title===null?null:a(`h2`,{children:reader.value?.title(e.title.id)}),e.messages.map((e,t)=>a(`p`,{children:read(e)},t)),e.clauses.map(e=>a(Clause,{id:e},e))]})]},t))}),a(`button`,{type:`button`,class:`bare lesson-off`,onClick:()=>set({lessons:!1}),children:say(`page-lesson-off`)}),a(MoreBelow,{list:i,items:`h2, p, .clause`,isText:!0,words:()=>say(`page-lesson-more`)})]})}
var FEW$1=2;
function Plates({sitting:e,game:t,order:n}){
let i=e.known.value;
if(i===null)return null;
let o=i.you.seat,s=i.match?.view,c=s&&n?.(s)||i.table.seats.map(e=>e.seat),l=around(i.table,c,o);
return l.length===0?null:a(`section`,{class:`plates`,"data-few":l.length<=FEW$1,"aria-label":say(o===null?`page-players`:`page-opponents`),children:l.map(n=>a(Plate,{sitting:e,game:t,seat:n,own:!1},n.seat))})}
function around(e,t,n){
let i=e.seats.map(e=>e.seat).filter(e=>!t.includes(e)),o=[...t,...i],s=n===null?-1:o.indexOf(n);
return[...o.slice(s+1),...o.slice(0,Math.max(0,s))].flatMap(t=>e.seats.filter(e=>e.seat===t))}
function Plate({sitting:e,game:t,seat:n,own:i}){
let{play:o}=e,s=o.asked.value.includes(n.seat),c=e.known.value?.table.stage,l=n.present||n.bot!==``,u=t?.Figures;
return a(`article`,{class:`plate`,"data-own":i,"data-asked":s&&c===`playing`,children:[a(`header`,{class:`plate-head`,children:[a(`strong`,{class:`plate-name`,children:playerName(n.name,n.seat)}),i?null:a(Held,{seat:n,isOver:c===`over`||c===`closed`}),s&&l&&c===`playing`?a(`span`,{class:`plate-asked`,children:[a(Icon,{sign:i?`right`:`waiting`,size:14}),say(i?`page-plate-you`:`page-plate-decides`)]}):null,a(ClockFace,{sitting:e,seat:n})]}),a(Away,{sitting:e,seat:n}),u===void 0||i&&!hasOwnFigures(t)?null:a(`div`,{class:`plate-figures`,children:a(u,{play:o,seat:n,own:i})})]})}
function hasOwnFigures(e){
return e?.Hand===void 0||e.layout?.ownFigures===`plate`}
function Held({seat:e,isOver:t}){
if(e.bot===``||t&&e.person!==null)return null;
let n=say(`page-bot-${e.bot}`),i=e.person===null?n:say(`page-held`,{level:n});
return a(`span`,{class:`tag`,title:i,children:[a(Icon,{sign:`bot`,size:14}),` `,a(`span`,{class:`tag-words`,children:i})]})}
function Away({sitting:e,seat:t}){
let n=e.known.value?.table,i=e.known.value?.you,o=useNow(!t.present&&n?.stage===`playing`);
if(n===void 0||i===void 0||t.person===null||t.bot!==``||t.present||n.stage!==`playing`)return null;
let s=Math.max(0,(o-e.clocksAt.value)/1e3),c=n.terms.grace-t.away-s+1,l=(i.seat!==null||i.host)&&c<=0,u=clockText(c*1e3),f=c>0?say(`page-away-left`,{time:u}):say(`page-away`);
return a(`p`,{class:`plate-away`,title:f,children:[a(Icon,{sign:`offline`,size:14}),a(`span`,{class:c>0?`plate-away-left`:void 0,children:f}),c>0?a(`span`,{class:`plate-away-time`,"aria-hidden":`true`,children:u}):null,l?a(`button`,{type:`button`,onClick:()=>void e.do({type:`hold`,seat:t.seat}),children:say(`page-hold`)}):null]})}
var SOON=3e4;
function ClockFace({sitting:e,seat:t}){
return a(TimeLeft,{sitting:e,left:t.clock,runs:t.running})}
function TurnTime({sitting:e}){
let t=e.known.value?.table;
return t===void 0||t.time_left===null?null:a(TimeLeft,{sitting:e,left:t.time_left,runs:t.time_runs})}
function TimeLeft({sitting:e,left:t,runs:n}){
let i=useNow(t!==null&&n);
if(t===null)return null;
let o=n?i-e.clocksAt.value:0,s=Math.max(0,t-Math.max(0,o));
return a(`span`,{class:`clock`,"data-running":n,"data-soon":s<SOON,role:`timer`,children:[a(Icon,{sign:n&&s<SOON?`warning`:`clock`,size:14}),a(`span`,{class:`unseen`,children:say(`page-clock`)}),` `,clockText(s)]})}
function useNow(e){
let t=useSignal(performance.now());
return A(()=>{
if(!e)return;
let n=window.setInterval(()=>{
t.value=performance.now()},500);
return()=>window.clearInterval(n)},[e]),e?Math.max(t.value,0):0}
function clockText(e){
let t=Math.ceil(e/1e3),n=e=>String(e).padStart(2,`0`),[i,o]=[Math.floor(t/86400),Math.floor(t/3600)%24],s=Math.floor(t/60)%60;
return i>0?say(`page-clock-left-days`,{days:i,hours:o}):o>0?`${o}:${n(s)}:${n(t%60)}`:`${s}:${n(t%60)}`}
function listed(e,t){
let n=[],i=new Map;
for(let o of e){
let e=JSON.stringify(o.message),s=i.get(e)??[],c=s.find(([e])=>e!==void 0&&t?.(e,o));
if(c!==void 0){
c.push(o);
continue}
let l=[o];
n.push(l),i.set(e,[...s,l])}
return n.flatMap(e=>{
let[t]=e;
if(t===void 0)return[];
let n=i.get(JSON.stringify(t.message))??[],o=n.length>1?n.indexOf(e)+1:null;
return[{option:t,keys:e.map(({key:e})=>e),number:o}]})}
var FEW=8,MANY=5,ANY=`…`;
function grouped(e){
if(e.length<=FEW)return[];
let t=[...by(e,({option:e})=>e.message.id).values()].filter(isSeveral),[n]=t;
return t.length===1&&n!==void 0?divided(n):t.length<2?[]:t.map(e=>group(e,said$1(e)))}
function group(e,t){
return{id:JSON.stringify(t),words:t,answers:e}}
function divided(e){
let t=({option:e})=>e.message.args,[n]=e,[i]=Object.keys(n===void 0?{}:t(n)).map(n=>({name:n,parts:[...by(e,e=>JSON.stringify(t(e)[n])).values()]})).filter(({parts:e})=>e.length>1&&e.length<=MANY&&e.every(isSeveral)).sort((e,t)=>e.parts.length-t.parts.length);
return i===void 0?[]:i.parts.map(e=>{
let n=e[0]===void 0?void 0:t(e[0])[i.name];
return group(e,typeof n==`object`&&!Array.isArray(n)?n:said$1(e))})}
function said$1(e){
let[t]=e,{type:n,id:i,args:o}=t?.option.message??{type:`message`,id:``,args:{}},s=Object.entries(o).map(([t,n])=>{
let i=JSON.stringify(n);
return[t,e.every(({option:e})=>JSON.stringify(e.message.args[t])===i)?n:ANY]});
return{type:n,id:i,args:Object.fromEntries(s)}}
function by(e,t){
let n=new Map;
for(let i of e){
let e=t(i);
n.set(e,[...n.get(e)??[],i])}
return n}
function isSeveral(e){
return e.length>1}
function Happening({sitting:e,game:t}){
let n=e.play.happening.value,i=t?.Happening;
return a(`div`,{class:`question-line happening`,"aria-hidden":`true`,children:[a(`span`,{class:`question-sign question-waits`,children:[a(Icon,{sign:`eye`,size:16}),a(`span`,{class:`question-sign-words`,children:say(`page-happening`)})]}),n===null?null:a(`p`,{class:`question-text happening-line`,"data-weight":n.weight,children:[i?a(i,{play:e.play,line:n}):null,read(n.message)]},n.at),e.holding.value?a(`span`,{class:`happening-on`,children:say(`page-press-to-go-on`)}):null]})}
function UndoRequest({sitting:e}){
let t=e.known.value,n=t?.table.undo??null;
if(t===null||n===null)return null;
let i=t.you.seat,o={type:`name`,kind:`seat`,key:String(n.seat)},s=t.lines.find(e=>e.at>=n.since),c=t=>()=>void e.do({type:`undo-answer`,agrees:t});
return a(`div`,{class:`undo-request`,role:`group`,"aria-label":say(`page-undo`),children:[a(Icon,{sign:`undo`,size:16}),i===n.seat?a($,{children:[a(`span`,{children:say(`page-undo-asked`)}),a(`button`,{type:`button`,onClick:c(!1),children:say(`page-undo-withdraw`)})]}):a(`span`,{children:say(`page-undo-asks`,{seat:o})}),s===void 0?null:a(`span`,{class:`undo-since`,children:[say(`page-undo-since`),` `,a(`q`,{children:read(s.message)})]}),i!==null&&n.missing.includes(i)?a($,{children:[a(`button`,{type:`button`,onClick:c(!0),children:say(`page-undo-agree`)}),a(`button`,{type:`button`,onClick:c(!1),children:say(`page-undo-refuse`)})]}):null]})}
var CAN_POINT=matchMedia(`(hover: hover)`);
function Question({sitting:e,sheet:t,game:n}){
let i=T(null),{choices:o}=e.play,s=e.known.value,c=s!==null&&isHeld(s)?null:o.question.value,l=e.showing.value&&c===null,u=useSettled(c,l),f=s?.table.stage,p=u!==null&&u.serial===c?.serial&&f===`playing`,m=p&&!e.answering.value&&!e.fresh.value;
return useKeptFocus(i,u?.serial??0),useHeightOver(i),a(`section`,{class:`question`,ref:i,tabIndex:-1,"data-mine":p,"data-open":m?u.serial:void 0,"aria-label":say(`page-question`),children:[a(UndoRequest,{sitting:e}),a(Refusal,{sitting:e}),a(`div`,{class:`question-body`,children:[l?a(Happening,{sitting:e,game:n}):null,u!==null&&f===`playing`?a(Asked,{sitting:e,asked:u,sheet:t,shows:l}):l?null:a(Standing,{sitting:e,sheet:t})]}),a(Faults,{faults:e.faults.value})]})}
function useHeightOver(e){
F(()=>{
let t=e.current,n=t?.querySelector(`.question-body`),i=t?.closest(`.play`);
if(!t||!n||!i)return;
let o=new ResizeObserver(()=>{
let e=n.getBoundingClientRect().height-t.getBoundingClientRect().height;
i.style.setProperty(`--question-over`,`${Math.max(0,Math.ceil(e))}px`)});
return o.observe(n),()=>o.disconnect()},[])}
function Asked({sitting:e,asked:t,sheet:n,shows:i}){
let o=e.questions.value.length;
A(()=>{
CAN_POINT.matches||(e.play.choices.preview.value=null)},[t.serial]);
let s=read(t.message),c=t.secret&&(e.known.value?.table.seats.length??0)>1;
return a($,{children:[a(`div`,{class:`question-line`,hidden:i,"data-long":s.length>LONG,children:[a(Decides,{isSecret:c}),a(`p`,{class:`question-text`,children:[a(Since,{sitting:e,asked:t}),s]}),a(Clause,{id:t.clause},t.clause),a(Passing,{sitting:e}),a(Passed,{sitting:e,sheet:n}),o>1?a(Others,{sitting:e}):null,a(`button`,{type:`button`,class:`bare why-button`,onClick:()=>n.value=`why`,children:[a(Icon,{sign:`why`,size:16}),` `,a(`span`,{children:say(`page-why`)})]})]}),t.domain===null?a(Answers,{sitting:e,asked:t},t.serial):a(DomainInput,{sitting:e,asked:t},t.serial)]})}
var LONG=48;
function Decides({isSecret:e}){
return e?a(`span`,{class:`question-sign question-secret`,title:say(`page-decide-secretly-more`),children:[a(Icon,{sign:`hidden`,size:16}),a(`span`,{class:`question-sign-word`,"aria-hidden":`true`,children:say(`page-secret`)}),a(`span`,{class:`unseen`,children:say(`page-decide-secretly`)})]}):a(`span`,{class:`question-sign`,children:[a(Icon,{sign:`right`,size:16}),a(`span`,{class:`question-sign-words`,children:say(`page-decide`)})]})}
function Since({sitting:e,asked:t}){
let n=e.play.lines.value.at(-1),i=t.options.some(e=>e.key===`pass`)||e.game.value?.followsUp?.(t)===!0;
if(n===void 0||!i)return null;
let o=read(n.message);
return a(`span`,{class:`question-since`,children:shortened(o)})}
var LONGEST_SINCE=110;
function shortened(e){
if(e.length<=LONGEST_SINCE)return e;
let t=e.lastIndexOf(` `,LONGEST_SINCE);
return`${e.slice(0,t>0?t:LONGEST_SINCE)} …`}
function Others({sitting:e}){
return a(`span`,{class:`question-others`,role:`group`,"aria-label":say(`page-questions`),children:e.questions.value.map((t,n)=>a(`button`,{type:`button`,class:`choice`,title:read(t.message),"aria-pressed":n===e.shownIndex,onClick:()=>e.show(n),children:read(t.message)},t.serial))})}
function Answers({sitting:e,asked:t}){
let n=T(null),{choices:i}=e.play,o=T(listed(t.options,void 0));
i.question.value?.serial===t.serial&&(o.current=i.listed.value);
let s=useSignal(!1);
useRows(n,s);
let c=i.question.value?.serial===t.serial,l=c&&e.fresh.value;
F(()=>{
c||(s.value=!1)},[c]);
let u=T(null);
u.current=i.chosen.value??(c?null:u.current);
let f=u.current;
useRoving(n);
let p=e.game.value?.layout?.answers===`board`?grouped(o.current):[],m=useSignal(null),h=p.find(({id:e})=>e===m.value);
F(()=>{
s.value||(m.value=null)},[s.value]);
let g=({id:e})=>{
m.value=m.value===e?null:e,s.value=m.value!==null&&!isNarrow()},_=o.current.findIndex(e=>p.some(({answers:t})=>t.includes(e)));
return a(`div`,{class:`answers-place`,"data-unfolded":s.value,children:[a(`div`,{class:`answers`,ref:n,role:`group`,"aria-label":say(`page-answers`),"aria-busy":f!==null||l,children:o.current.map((t,n)=>a($,{children:[n===_?p.map(e=>a(GroupButton,{group:e,pressed:e===h,look:g},e.id)):null,a(AnswerButton,{sitting:e,answer:t,name:keyOf(n+1,o.current.length),state:f!==null&&t.keys.includes(f)?`chosen`:c&&!l&&f===null?`open`:`passed`,fresh:l,hidden:h!==void 0&&!h.answers.includes(t)})]},t.option.key))}),a(MoreBelow,{list:n,words:e=>say(`page-answers-more`,{count:e}),unfold:isNarrow()?void 0:()=>s.value=!0}),s.value?a(`button`,{type:`button`,class:`fold-answers`,title:say(`page-answers-fold`),"aria-label":say(`page-answers-fold`),onClick:()=>s.value=!1,children:a(Icon,{sign:`down`,size:16})}):null]})}
function GroupButton({group:e,pressed:t,look:n}){
let i=read(e.words),o=e.answers.length;
return a(`button`,{type:`button`,class:`answer-group`,"aria-expanded":t,title:say(`page-answers-group`,{answer:e.words,count:o}),onClick:()=>n(e),children:[a(`span`,{children:i}),` `,a(`b`,{children:o}),a(Icon,{sign:t?`down`:`up`,size:14})]})}
function AnswerButton({sitting:e,answer:t,name:n,state:i,fresh:o,hidden:s}){
let{choices:c}=e.play,{option:l,keys:u,number:f}=t,p=c.preview.value!==null&&u.includes(c.preview.value);
return a(`button`,{type:`button`,class:`answer`,hidden:s,"data-key":l.key,"data-lit":p,"data-state":i,"data-fresh":o,"aria-disabled":i!==`open`,...pointing(c.preview,l.key),onClick:e=>{
e.detail<2&&i===`open`&&c.choose(l.key)},children:[i===`chosen`?a(Icon,{sign:`check`,size:16}):a(`kbd`,{"aria-hidden":`true`,children:n}),a(`span`,{children:[read(l.message),f===null?null:` (${f})`]})]})}
function useKeptFocus(e,t){
let n=useSignal(!1);
A(()=>{
let t=e.current;
if(t===null)return;
let i=e=>{
n.value=e.target instanceof Node&&t.contains(e.target)};
return document.addEventListener(`focusin`,i),()=>document.removeEventListener(`focusin`,i)},[]),A(()=>{
let t=document.activeElement===null||document.activeElement===document.body;
n.peek()&&t&&e.current?.focus({preventScroll:!0})},[t]),A(()=>arrive(e.current),[])}
var LINGER=350,HOLD_BACK=400;
function useSettled(e,t){
let[n,i]=d(e),o=e===null?LINGER:e.options.length===1?HOLD_BACK:0;
return A(()=>{
if(t)return;
let n=window.setTimeout(()=>i(e),o);
return()=>window.clearTimeout(n)},[e,t]),e!==null&&o===0?e:n}
function Staged({sitting:e,game:t}){
let n=e.play.happening.value,i=t?.FullCard;
if(n===null||n.weight!==`grave`||i===void 0||!t?.stages?.has(n.event))return null;
let o=Object.values(n.message.args).map(cardIn).find(e=>e!==null);
if(o==null)return null;
let s={slug:titlesIn([o])[0]??JSON.stringify(o),card:null,beside:null,elsewhere:e.around(),name:o};
return a(`div`,{class:`staged`,"aria-hidden":`true`,children:a(i,{play:e.play,peek:s})},n.at)}
function cardIn(e){
return typeof e==`object`?Array.isArray(e)?e.length>0?cardIn(e[0]):null:seatIn(e)!==null||e.type===`name`&&e.kind!==`card`?null:e:null}
function useShowing(e,t){
A(()=>{
e.game.value=t},[e,t]),A(()=>{
let t=()=>{
e.showing.peek()&&e.press()},n=n=>{
n.key===` `&&e.showing.peek()&&!isWriting(n.target)&&document.querySelector(`dialog:modal`)===null&&(n.preventDefault(),n.stopPropagation(),n.repeat||t())},i=()=>{
document.hidden&&e.showing.peek()&&e.skip()};
return document.addEventListener(`pointerdown`,t,!0),document.addEventListener(`keydown`,n,!0),document.addEventListener(`visibilitychange`,i),()=>{
document.removeEventListener(`pointerdown`,t,!0),document.removeEventListener(`keydown`,n,!0),document.removeEventListener(`visibilitychange`,i)}},[e])}
function useWords(e){
let t=()=>{
let t=e.current;
if(t===null)return;
t.dataset.fitting=``;
let n=[...t.querySelectorAll(`[data-rank] .tool-words`)];
for(let e of n)e.removeAttribute(`data-unsaid`);
for(let e of n.sort((e,t)=>rankOf(t)-rankOf(e))){
if(fits(t))break;
e.dataset.unsaid=``}
delete t.dataset.fitting};
F(t),A(()=>(document.fonts.addEventListener(`loadingdone`,t),()=>document.fonts.removeEventListener(`loadingdone`,t)),[]),F(()=>{
window.addEventListener(`resize`,t);
let n=new MutationObserver(t),i=e.current;
return i!==null&&n.observe(i,{childList:!0,subtree:!0,characterData:!0}),()=>{
window.removeEventListener(`resize`,t),n.disconnect()}})}
function fits(e){
let{right:t}=e.getBoundingClientRect(),n=t-Number.parseFloat(getComputedStyle(e).paddingRight);
return[...e.children].every(e=>e.getBoundingClientRect().right<=n+.5)}
function rankOf(e){
return Number(e.closest(`[data-rank]`)?.dataset.rank)}
var PASSING=[[`turn`,`s`,`right`,`page-skip-turn`,1],[`concern`,`d`,`eye`,`page-skip-concern`,4]];
function Tools({sitting:e,sheet:t}){
let n=T(null);
useRoving(n);
let i=useLoaded(`catalogue`,catalogue).value.value?.games??[],o=e.known.value;
if(o===null||o.you.seat===null||o.match===null)return null;
let{table:s,you:c}=o;
if(o.match.outcome!==null||s.stage===`closed`)return null;
let l=i.find(e=>e.id===s.game)?.passes??!0;
return a(`div`,{class:`tools`,ref:n,role:`toolbar`,"aria-label":say(`page-tools`),children:[s.terms.undo===`none`?null:a(`button`,{type:`button`,"data-rank":3,"aria-disabled":!c.can_undo,"aria-keyshortcuts":`u`,title:c.no_undo===null?say(`page-undo`):read(c.no_undo),"aria-description":c.no_undo===null?void 0:read(c.no_undo),onClick:()=>{
c.can_undo&&e.do({type:`undo`})},children:[a(Icon,{sign:`undo`,size:16}),` `,a(`span`,{class:`tool-words`,children:say(`page-undo`)})]}),c.stops===null||!l?null:PASSING.map(([t,n,i,o,s])=>a(`button`,{type:`button`,"aria-pressed":c.stops?.skip===t,"aria-keyshortcuts":n,title:say(`${o}-more`),"data-passing":t,"data-rank":s,onClick:()=>togglePassing(e,t),children:[a(Icon,{sign:i,size:16}),` `,a(`span`,{class:`tool-words`,children:say(o)})]},t)),c.stops===null?null:a(`button`,{type:`button`,class:`tool-stops`,"data-rank":7,title:say(`page-stops-open`),onClick:()=>t.value=`stops`,children:[a(Icon,{sign:`asked`,size:16}),` `,a(`span`,{class:`tool-words`,children:say(`page-stops-open`)})]}),s.stage===`paused`?null:a(`button`,{type:`button`,"data-rank":6,title:say(`page-pause`),onClick:()=>void e.do({type:`pause`,on:!0}),children:[a(Icon,{sign:`pause`,size:16}),` `,a(`span`,{class:`tool-words`,children:say(`page-pause`)})]}),a(Initiatives,{kinds:c.initiatives,sheet:t}),c.initiatives.includes(`concede`)?a(`button`,{type:`button`,"data-rank":5,title:say(`page-concede`),onClick:()=>t.value=`concede`,children:[a(Icon,{sign:`flag`,size:16}),` `,a(`span`,{class:`tool-words`,children:say(`page-concede`)})]}):null]})}
function Initiatives({kinds:e,sheet:t}){
let n=besideLeaving(e),i=useSignal(n);
if(i.value.some(e=>!n.includes(e))&&(i.value=i.value.filter(e=>n.includes(e))),n.length===0)return null;
let o=n.some(e=>!i.value.includes(e));
return a(`button`,{type:`button`,class:`tool-acts`,"data-rank":2,"data-new":o,title:say(o?`page-acts-new`:`page-acts`),onClick:()=>{
i.value=n,t.value=`acts`},children:[a(Icon,{sign:`send`,size:16}),` `,a(`span`,{class:`tool-words`,children:say(o?`page-acts-new`:`page-acts`)})]})}
var YOURS=[[587,0,.14],[880,.12,.2]],TOLD=[[392,0,.07]],OVER=[[523,0,.18],[659,.16,.18],[784,.32,.36]],context=null;
function sound(e){
if(settings.peek().sound){
context??=new AudioContext;
for(let[t,n,i]of e){
let e=context.currentTime+n,o=context.createOscillator(),s=context.createGain();
o.type=`triangle`,o.frequency.value=t,s.gain.setValueAtTime(0,e),s.gain.linearRampToValueAtTime(.08,e+.015),s.gain.exponentialRampToValueAtTime(5e-4,e+i),o.connect(s).connect(context.destination),o.start(e),o.stop(e+i)}}}
function useSounds(e){
A(()=>{
let t=e.play.choices.question.peek()?.serial??-1,n=e.play.lines.peek().at(-1)?.at??-1,i=e.known.peek()?.match?.outcome!=null;
return x(()=>{
let o=e.play.choices.question.value,s=e.play.lines.value.at(-1)?.at??-1,c=e.known.value?.match?.outcome!=null;
c&&!i?sound(OVER):o!==null&&o.serial!==t?sound(YOURS):s>n&&sound(TOLD),i=c,n=s,t=o?.serial??t})},[e])}
function PlayPage({sitting:e}){
let t=e.known.value,n=useGame(t?.table.game??``),i=useSignal(null),o=useSignal(!1),s=useSignal(!1),c=T(null),l=T(null);
if(useWords(l),useHandAsked(e,s,c,n),useHotkeys(e,i,o),useSounds(e),useTitle(e),useShowing(e,n),t===null)return null;
let{play:u}=e,f=t.you.seat,p=t.table.seats.find(e=>e.seat===f);
return a(`div`,{class:n?.theme===void 0?`play`:`play ${n.theme}`,style:layoutStyle(n?.layout),"data-seated":f!==null,"data-answers":n?.layout?.answers,"data-showing":e.showing.value,"data-ledger":o.value?`open`:`shut`,children:[a(`a`,{class:`skip`,href:`#question`,onClick:toAnswers,children:say(`page-to-answers`)}),a(`header`,{class:`play-head`,ref:l,children:[a(`a`,{class:`wordmark`,href:`/`,"aria-label":say(`page-home`),title:say(`page-home`),children:a(Seal,{size:24})}),a(`span`,{class:`play-title`,children:[a(`h1`,{children:read(t.table.title)}),a(GameTag,{game:t.table.game})]}),t.table.match===null?null:a(`span`,{class:`tag match-tag`,children:scoreInWords(t.table.match)}),t.you.role===`player`?null:a(`span`,{class:`tag`,children:say(`page-role-${t.you.role}`)}),a(Connection,{sitting:e}),a(`span`,{class:`stretch`}),isPhone.value?null:a(Tools,{sitting:e,sheet:i}),a(HeadButton,{sign:`help`,label:`page-help`,onClick:()=>i.value=`help`}),a(HeadButton,{sign:`settings`,label:`page-settings`,onClick:()=>i.value=`settings`}),a(LedgerToggle,{ledger:o,unread:e.unread.value})]}),a(Plates,{sitting:e,game:n,order:n?.order}),a(`main`,{class:`board`,"aria-label":say(`page-board`),children:[n?.Header?a(`div`,{class:`board-head`,children:[a(n.Header,{play:u}),a(TurnTime,{sitting:e}),n.layout?.tells===!0?null:a(Deeds,{sitting:e,game:n})]}):null,a(`div`,{class:`board-place`,children:[a(Part,{part:n?.Board,play:u}),a(Staged,{sitting:e,game:n}),a(Halt,{sitting:e})]})]}),a(Question,{sitting:e,sheet:i,game:n}),p===void 0?a(Casting,{sitting:e,game:n}):a(`section`,{class:`own`,ref:c,"data-open":s.value,"aria-label":say(`page-you`),children:[a(HandToggle,{title:say(n?.Hand===void 0?`page-tools`:`page-own-place`),open:s}),a(`div`,{class:`own-side`,children:[a(Plate,{sitting:e,game:n,seat:p,own:!0}),isPhone.value?a(Tools,{sitting:e,sheet:i}):null]}),a(`div`,{class:`own-hand`,children:a(Part,{part:n?.Hand,play:u})})]}),a(`div`,{class:`side`,children:[a(Lessons,{sitting:e}),a(Ledger,{sitting:e,game:n,open:o.value,shut:()=>o.value=!1})]}),a(Peeking,{part:n?.FullCard,sitting:e}),a(Announcer,{sitting:e}),a(Dialogs,{sitting:e,sheet:i,game:n})]})}
function useHandAsked(e,t,n,i){
let{question:o}=e.play.choices,s=e.showing.value?0:o.value?.serial??0,c=T(!1),l=e.fresh.value;
F(()=>{
if(s===0||l)return;
let e=o.peek(),u=e!==null&&i?.isAboutHand?.(e)===!0||n.current?.querySelector(`.own-hand .lit`)!=null;
u&&!t.peek()?(t.value=!0,c.current=!0,requestAnimationFrame(()=>bringIntoSight(n.current))):!u&&c.current&&(t.value=!1,c.current=!1)},[s,l,i])}
function bringIntoSight(e){
isNarrow()&&(e?.querySelector(`.own-hand .lit`))?.scrollIntoView({block:`nearest`,inline:`center`,behavior:`instant`})}
function layoutStyle(e){
return{...e?.own===void 0?{}:{"--own-height":e.own},...e?.side===void 0?{}:{"--side-width":e.side}}}
function toAnswers(e){
e.preventDefault(),focusAnswers()}
function useTitle(e){
let t=e.known.value?.table,n=e.play.choices.question.value!==null&&t?.stage===`playing`,i=t===void 0?`Gorin`:`${titleWithGame(read(t.title),t.game)} · Gorin`;
A(()=>{
document.title=n?`● ${i}`:i},[i,n])}
function Part({part:e,play:t}){
return e===void 0?null:a(e,{play:t})}
function Peeking({part:e,sitting:t}){
let n=t.play.peek.value;
return n===null||e===void 0?null:a(`div`,{class:`peek`,style:placeBeside(n.beside),children:a(e,{play:t.play,peek:n})})}
function welcomed(e){
return{you:e.you,table:e.table,match:e.sight===null?null:seen(e.sight,e.sight.view),lines:e.lines,first:e.lines[0]?.at??e.sight?.log_length??0,chat:e.chat}}
function updated(e,t){
let n=t.sight?looked(e.match,t.sight):e.match;
if(t.sight&&n===null)return null;
let i=t.undone??null,o=told(e.lines,t.lines??[],i),s=i!==null&&i<=e.first;
return{you:t.you??e.you,table:t.table??e.table,match:n,lines:o,first:s?o[0]?.at??i:e.first,chat:said(e.chat,t.chat??[])}}
function onTheWay(e,t){
let n=new Set(t.sight?.questions.map(e=>e.serial)),i=[],o=e.match;
for(let{at:s,view:c,rows:l}of t.sight?.between??[]){
let u=o===null?null:viewed(o.view,c,l);
if(o===null||u===null)return[];
let f=o.questions.filter(e=>n.has(e.serial));
o={...o,view:u,questions:f};
let p=(t.lines??[]).filter(e=>e.at<s);
i.push({...e,match:o,lines:told(e.lines,p,null)})}
return i}
function looked(e,t){
if(t.whole)return seen(t,t.view);
if(e===null||t.number<e.number)return null;
let n=viewed(e.view,t.view,t.rows);
return n===null?null:seen(t,n)}
function viewed(e,t,n){
let i={};
for(let[t,o]of Object.entries(n)){
let n=e[t];
if(!Array.isArray(n))return null;
i[t]=spliced(n,o)}
return{...e,...t,...i}}
function spliced(e,t){
let n=[],i=0;
for(let o of t)n.push(...e.slice(i,o.at),...o.rows),i=o.at+o.gone;
return[...n,...e.slice(i)]}
function seen(e,t){
let{number:n,questions:i,waiting:o,outcome:s,lessons:c}=e;
return{number:n,view:t,questions:i,waiting:o,outcome:s,lessons:c}}
function told(e,t,n){
if(t.length===0&&n===null)return e;
let i=n===null?e:e.filter(e=>e.at<n),o=i.at(-1)?.at??-1;
return[...i,...t.filter(e=>e.at>o)]}
function older(e,t,n){
let i=n.filter(t=>t.at<e.first);
return{...e,first:Math.min(t,e.first),lines:[...i,...e.lines]}}
function said(e,t){
if(t.length===0)return e;
let n=new Set(e.map(e=>e.number)),i=t.filter(e=>!n.has(e.number));
return[...e,...i].sort((e,t)=>e.number-t.number)}
var USUAL=[`discard`,`sacrifice`];
function givesUp({kind:e,message:t,options:n},i,o=[]){
let s=n.find(e=>e.key===i)?.message.id,c=[i.split(`:`)[0]??``,e,t.id,s];
return[...USUAL,...o].some(e=>c.includes(e))}
var NORMAL=1600,A_LINE=.28,ALL=1.25,GRAVE=.55,CHANCE=1.6,AT_A_CLOCK=3e3;
function paceOf(e,t){
let n=e===-1,i=n?NORMAL:e,o=t.hasClock?AT_A_CLOCK:1/0,s=e=>n?e.weight!==`none`:e.weight===`grave`&&(t.hits?.(e)??!1);
return{line:i*A_LINE,all:i*ALL,weight:e=>e.weight===`small`?t.isChance?.(e)?CHANCE:1:0,grave:e=>e.weight===`grave`?i*GRAVE:0,holds:e=>s(e)?o:0}}
var PAUSE=600,SHORTEST=30,Showing=class{drawer;pace;after;beats=[];lines=[];spent=0;owed=0;began=!1;holds=!1;hurries=!1;stop=null;calm=null;constructor(e,t,n){
this.drawer=e,this.pace=t,this.after=n}get busy(){
return this.stop!==null}push(e){
for(let{state:t,lines:n}of e)this.beats.push({state:t,line:n[0]??null}),this.beats.push(...n.slice(1).map(e=>({state:null,line:e})));
this.calm?.(),this.calm=null,this.busy||this.go()}renew(){
this.spent=0}press(){
this.busy&&(this.stop?.(),this.hurries=!this.holds,this.holds=!1,this.owed=0,this.go())}skip(){
this.stop?.();
let e=this.beats.findLast(e=>e.state!==null)?.state??null;
for(let{line:e}of this.beats)e!==null&&this.lines.push(e);
this.beats=[],e!==null&&this.drawer.draw(e),(e!==null||this.busy)&&this.rest()}forget(){
this.stop?.(),this.beats=[],this.lines=[],this.calm?.(),this.calm=null,this.renew(),this.ease()}change(e){
this.beats=this.beats.map(t=>t.state===null?t:{...t,state:e(t.state)})}go(){
let e=this.drawNext();
e===0?this.rest():this.stop=e===1/0?()=>void 0:this.after(e,()=>this.goOn())}goOn(){
this.holds=!1,this.go()}drawNext(){
for(let e=this.beats.shift();e!==void 0;e=this.beats.shift()){
let t=this.drawOne(e),n=this.holdOf(e);
if(n>0)return this.hold(n);
if(this.owed+=this.hurries?0:t,this.owed<SHORTEST)continue;
let i=this.owed;
return this.owed=0,i}
return 0}drawOne(e){
let{state:t,line:n}=e,i=this.stayOf(e);
return i>0&&!this.began&&this.begin(),t!==null&&this.drawer.draw(t),n!==null&&this.lines.push(n),n!==null&&i>0&&this.drawer.tell(n),i}begin(){
this.began=!0,this.drawer.begun()}holdOf({line:e}){
let t=this.pace();
return e===null||t.line===0?0:t.holds(e)}hold(e){
let{lines:t}=this;
return this.lines=[],this.owed=0,this.hurries=!1,this.holds=!0,this.drawer.held(t),e}stayOf({line:e}){
if(e===null)return 0;
let t=this.pace(),n=t.grave(e);
if(n>0)return n;
let i=t.weight(e);
if(i===0)return 0;
let o=this.beats.flatMap(e=>e.line===null?[]:[e.line]).reduce((e,n)=>e+t.weight(n),i),s=Math.max(0,t.all-this.spent),c=Math.min(t.line*i,s*i/o);
return this.spent+=c,c>0?c:Math.min(1,t.holds(e))}rest(){
let{lines:e}=this;
this.lines=[],this.ease(),this.drawer.rested(e)}ease(){
this.stop=null,this.began=!1,this.holds=!1,this.hurries=!1,this.owed=0,this.spent!==0&&(this.calm?.(),this.calm=this.after(PAUSE,()=>this.renew()))}},LONGEST_FRAME=100,NO_VIEW={},NO_OPTIONS=new Map,Sitting=class{id;socket;known=y(null);showing=y(!1);holding=y(!1);faults=y([]);clocksAt=y(performance.now());play;fresh=y(!1);answered=y(-1);logged=O(()=>{
let e=this.known.value?.lines??[],t=this.line.value?.at;
return t===void 0?e:e.filter(e=>e.at<=t)});sent=y(null);shown=y(0);told=y([]);before=y(null);line=y(null);kept=y(new Set);queue=this.makeQueue();latest=null;game=y(null);waiting=[];frame=0;timer=0;lastAsked=null;stopGuard=x(()=>this.guard());unguarded=0;constructor(e){
this.id=e,this.play=this.makePlay();
let t=`${location.protocol===`https:`?`wss`:`ws`}://${location.host}/api/tables/${encodeURIComponent(e)}/socket`;
this.socket=new TableSocket(t,e=>this.hear(e))}questions=O(()=>{
let e=this.known.value?.match?.questions??[];
return this.showing.value?e.filter(e=>this.kept.value.has(e.serial)):e});answering=O(()=>{
let e=this.sent.value;
return e!==null&&this.questions.value.some(t=>t.serial===e.serial)});spoken=O(()=>this.known.value?.chat.filter(e=>e.person!==0).length??0);seen=y(1/0);unread=O(()=>Math.max(0,this.spoken.value-this.seen.value));show(e){
this.shown.value=e}get shownIndex(){
return Math.min(this.shown.value,Math.max(0,this.questions.value.length-1))}async do(e){
this.faults.value=[];
try{
let t=await this.socket.ask(e);
return this.apply(),t}catch(e){
if(this.apply(),!(e instanceof RefusedError))throw e;
return this.faults.value=e.faults,null}}async answer(e,t){
this.answering.peek()||this.fresh.peek()||!this.isOpen(e)||(this.sent.value={serial:e.serial,answer:t},this.answered.value=lastOf(this.latest),this.queue.renew(),await this.do({type:`answer`,serial:e.serial,answer:t})===null&&(this.sent.peek()?.serial===e.serial&&(this.sent.value=null),this.isOpen(e)||(this.faults.value=[])))}skip(){
this.apply(),r(()=>this.queue.skip())}around(){
return[this.before.peek(),this.latest?.match?.view??null].filter(e=>e!==null)}press(){
this.apply(),r(()=>this.queue.press())}async fetchOlder(){
let e=this.known.peek()?.first??0;
if(e<=0)return;
let t=await this.do({type:`older`,before:e});
if(t?.type!==`older-lines`)return;
let n=e=>older(e,t.first,t.lines),i=this.known.peek();
this.latest!==null&&(this.latest=n(this.latest)),this.queue.change(n),i!==null&&(this.known.value=n(i))}close(){
this.forget(),this.stopGuard(),window.clearTimeout(this.unguarded),this.queue.forget(),this.socket.close()}guard(){
if(this.known.value===null)return;
let e=this.questions.value[this.shownIndex]?.serial??0,t=this.lastAsked;
if(this.lastAsked=e,t===null||e===0||e===t)return;
let n=settings.peek().guard;
n<=0||(this.fresh.value=!0,window.clearTimeout(this.unguarded),this.unguarded=window.setTimeout(()=>{
this.fresh.value=!1},n))}openNow(){
return new Set(this.questions.peek().map(e=>e.serial))}isOpen(e){
return this.questions.peek().some(t=>t.serial===e.serial)}hear(e){
e.type===`welcome`?this.welcome(welcomed(e)):e.type===`update`&&this.gather(e)}welcome(e){
this.forget(),this.queue.forget(),this.latest=e,this.lastAsked=null,r(()=>{
this.showing.value=!1,this.holding.value=!1,this.before.value=null,this.line.value=null,this.told.value=[],this.sent.value=null,this.clocksAt.value=performance.now(),this.known.peek()===null&&(this.answered.value=lastOf(e)),this.know(e)}),knowCards(e.table.game).catch(()=>void 0)}gather(e){
this.waiting.push(e),document.hidden?this.apply():this.waiting.length===1&&(this.frame=requestAnimationFrame(()=>this.apply()),this.timer=window.setTimeout(()=>this.apply(),LONGEST_FRAME))}forget(){
cancelAnimationFrame(this.frame),window.clearTimeout(this.timer),this.waiting=[]}apply(){
let e=this.waiting;
if(this.forget(),e.length===0)return;
let t=[],n=isFirstSight(this.latest);
for(let i of e){
let e=this.latest;
if(this.latest=e&&updated(e,i),this.latest===null){
this.socket.resync();
return}
n||e===null?t.push({state:this.latest,lines:[]}):t.push(...stepsOf([...onTheWay(e,i),this.latest],i.lines??[]))}
e.some(e=>e.table)&&(this.clocksAt.value=performance.now());
let i=e.some(e=>(e.undone??null)!==null);
for(let{undone:t}of e)t!=null&&(this.answered.value=Math.min(this.answered.peek(),t-1));
r(()=>{
i||document.hidden||settings.peek().pace===0?this.jump(t,n?[]:toldBy(e),i):(this.queue.busy||(this.kept.value=this.openNow()),this.queue.push(t))})}jump(e,t,n){
let i=this.queue.busy&&!n;
this.queue.skip();
let o=e.at(-1);
o!==void 0&&this.draw(o.state),t.length>0&&(this.told.value=i?[...this.told.peek(),...t]:t)}draw(e){
let t=this.known.peek()?.match?.view??null;
e.match?.view!==t&&(this.before.value=t),this.know(e);
let n=this.sent.peek();
n!==null&&!e.match?.questions.some(e=>e.serial===n.serial)&&(this.sent.value=null)}makeQueue(){
return new Showing({begun:()=>{
this.showing.value=!0},draw:e=>this.draw(e),tell:e=>{
this.line.value=e,this.holding.value=!1},held:e=>{
this.holding.value=!0,this.told.value=e},rested:e=>{
this.showing.value=!1,this.holding.value=!1,this.line.value=null,e.length>0&&(this.told.value=e)}},()=>this.pace(),(e,t)=>{
let n=window.setTimeout(()=>r(t),e);
return()=>window.clearTimeout(n)})}pace(){
let e=this.game.peek(),{table:t,you:n}=this.latest??{},i=n?.seat??null,o=t?.seats.some(e=>e.seat===i&&e.clock!==null)??!1,s=e?.isChance;
return paceOf(settings.peek().pace,{hits:e=>i!==null&&this.hits(e,i),hasClock:o,...s?{isChance:s}:{}})}hits(e,t){
let n=this.latest?.lines??[],i=this.game.peek()?.hits,o=this.play.view.peek(),s=linesSince(n,this.answered.peek()).filter(t=>t.at<=e.at);
return(i===void 0?hitsOf(s,t):hitsOf(s,t,e=>i(o,e,t))).includes(e)||(this.game.peek()?.befalls?.(e,t)??!1)}know(e){
knowSeats(e.table.seats.map(e=>e.name)),this.known.value=e}makePlay(){
return{table:this.part(e=>e.table),you:this.part(e=>e.you),view:O(()=>this.known.value?.match?.view??NO_VIEW),previous:this.before,choices:this.makeChoices(),asked:O(()=>{
let{you:e,match:t}=this.known.value??{},n=t?.waiting.map(e=>e.seat)??[];
return[...t?.questions.length&&e?.seat!=null?[e.seat]:[],...n]}),reader,lines:O(()=>this.known.value?.lines??[]),told:this.told,happening:this.line,peek:y(null),motion}}part(e){
return O(()=>this.known.value===null?null:e(this.known.value))}makeChoices(){
let e=O(()=>this.questions.value[this.shownIndex]??null),t=O(()=>new Map(e.value?.options.map(e=>[e.key,e]))),n=O(()=>this.answering.value||this.fresh.value),i=O(()=>n.value?NO_OPTIONS:t.value),o=t=>[e.peek(),...this.questions.peek()].find(e=>e?.options.some(e=>e.key===t)??!1);
return{question:e,options:i,listed:O(()=>{
let t=this.game.value?.alike,n=this.known.value?.match?.view??NO_VIEW;
return listed(e.value?.options??[],t&&((e,i)=>t(n,e,i)))}),open:O(()=>{
if(n.value)return NO_OPTIONS;
let e=this.questions.value.flatMap(e=>e.options).map(e=>[e.key,e]);
return new Map([...e,...t.value])}),chosen:O(()=>{
let t=this.sent.value;
return t===null||t.serial!==e.value?.serial?null:typeof t.answer==`string`?t.answer:null}),preview:y(null),givesUp:e=>{
let t=o(e);
return t!==void 0&&givesUp(t,e,this.game.value?.givesUp)},choose:e=>{
let t=o(e);
t!==void 0&&!this.answering.peek()&&this.answer(t,e)}}}};
function lastOf(e){
return e?.lines.at(-1)?.at??-1}
function isFirstSight(e){
return e!==null&&e.match===null&&e.table.stage!==`gathering`}
function stepsOf(e,t){
let n=t=>lastOf(e[t]??null);
return e.map((e,i)=>({state:e,lines:t.filter(t=>t.at<=lastOf(e)&&(i===0||t.at>n(i-1)))}))}
function toldBy(e){
return e.reduce((e,t)=>told(e,t.lines??[],t.undone??null),[])}
var TablePage_exports=__exportAll({TablePage:()=>TablePage}),NOT_HERE=`hall-not-here`;
function TablePage({id:e}){
let t=useSignal(null),n=useSignal(0);
A(()=>{
let n=new Sitting(e);
return t.value=n,()=>n.close()},[e,n.value]);
let i=t.value,o=i?.known.value?.table.game??``;
if(A(()=>{
o!==``&&fetchDrawing(o)},[o]),i===null)return null;
let s=i.known.value,c=i.socket.standing.value,l=i.socket.reason.value;
if(c===`gone`&&l?.id===NOT_HERE&&s===null)return a(Door,{id:e,enter:()=>n.value++});
if(c===`gone`&&s===null)return a(Shut,{title:`page-table-shut`,children:l===null?null:a(`p`,{children:read(l)})});
if(s===null)return a(Shell,{narrow:!0,children:a(`p`,{class:`loading`,role:`status`,children:say(c===`again`?`page-reconnecting`:`page-connecting`)})});
if(s.table.other_rules!==null)return a(OtherRules,{sitting:i,known:s});
if(s.match===null&&s.table.stage===`closed`)return a(Shut,{});
let u=s.match===null&&s.table.stage===`gathering`;
return a(OfGame,{game:s.table.game,children:u?a(Gathering,{sitting:i,known:s}):a(PlayPage,{sitting:i},s.table.id)})}
function Shut({title:e=`page-stage-closed`,children:t}){
return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(e)}),t,a(ToHome,{})]})}
export{Digit,FoldedPlace,HeadButton,KeysDialog,LedgerFrame,LedgerToggle,MoreBelow,NO_CHOICES,OpenHands,PartInput,TablePage_exports,Told,ToldMatch,VerifiedWords,answerText,answering,countOf,draftText,draftingOf,drawingOf,filled,findFace,hiddenIn,isNarrow,isOfferedAmong,markOf,namesSeat,nowhereIn,openAmong,openTo,placeBeside,pointing,seatIn,seatsAround,sent,spotFor,thingInWords,titlesIn,touchableAmong,touched,touching,useCardMenu,useFan,useGame,useRoving,youAt,zonesOf};
