const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./AnyTable.js","./api.js","./beside.js","./jsxRuntime.js","./listed.js","./Icon.js","./peeking.js","./Mats.js","./Mats.css","./drawn.js","./pointing.js","./index.js","./index.css","./fan.js","./numbers.js","./fan.css","./ink.js","./AnyTable.css","./cards.css","./Seen.js","./acting.js","./Seen.css"])))=>i.map(i=>d[i]);
import{$,A,O,T,get,useSignal,w,y}from"./api.js";
import{gamePage}from"./listed.js";
import{a,playerName,reader,say}from"./jsxRuntime.js";
import{Icon}from"./Icon.js";
import{Dialog,Trouble,__vitePreload,useLoaded}from"./index.js";
import{peeking}from"./peeking.js";
import{MoreBelow,useRoving}from"./beside.js";
import{Select}from"./Select.js";
function useGame(e){
let t=useSignal(null);
return A(()=>{
let n=!0;
return drawing(e).then(e=>{
n&&(t.value=e)}),()=>{
n=!1}},[e]),t.value}
async function drawing(e){
return await(new URLSearchParams(location.search).get(`drawing`)===`any`?void 0:gamePage(e).table)?.()??(await __vitePreload(async()=>{
let{anyTable:e}=await import(`./AnyTable.js`);
return{anyTable:e}},__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18]),import.meta.url)).anyTable}
function HeadButton({sign:e,label:t,onClick:n,kind:r=``}){
return a(`button`,{type:`button`,"data-rank":8,class:r===``?`bare`:`bare ${r}`,"aria-label":say(t),title:say(t),onClick:n,children:[a(Icon,{sign:e}),a(`span`,{class:`tool-words`,"aria-hidden":`true`,children:say(t)})]})}
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
let n=useSignal(``),r=pathOf(e,n.value),{value:i,error:o}=useLoaded(`${r} ${t}`,()=>get(r)),s=i.value;
return s===null||!s.kept?a(Trouble,{error:o.value}):a($,{children:[a(Eyes,{told:s,look:e=>n.value=e}),a(Late,{told:s,path:r},`${r} ${t}`)]})}
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
return{Seen:e}},__vite__mapDeps([19,1,20,11,4,3,5,12,0,2,6,7,8,9,10,13,14,15,16,17,18,21]),import.meta.url)).Seen),r=t.value;
return r===null?n.value===null?a(`p`,{class:`loading`,children:say(`page-loading`)}):a(Trouble,{error:n.value}):a(r,{...e})}
var NO_CHOICES={question:y(null),options:y(new Map),listed:y([]),open:y(new Map),chosen:y(null),preview:y(null),givesUp:()=>!1,choose:()=>void 0};
function viewOfSeat(e,t,n){
let r=e[n];
return{...e,...r?.[String(t)]}}
function throughEyes(e,t,n){
return{...e,you:O(()=>({...e.you.value,seat:t})),view:O(()=>viewOfSeat(e.view.value,t,n)),previous:O(()=>{
let r=e.previous.value;
return r===null?null:viewOfSeat(r,t,n)}),choices:NO_CHOICES}}
function OpenHands({play:e,game:t,title:n,field:r,children:i}){
let o=T(null);
if(t?.Hand===void 0)return null;
let s=e.view.value[r]===void 0?[]:e.table.value.seats;
return a(FoldedPlace,{title:n,children:s.length===0?i:a(`div`,{class:`open-hands-place`,children:[a(`div`,{class:`open-hands`,ref:o,children:s.map(({seat:n,name:i})=>a(OpenHand,{play:e,game:t,seat:n,name:i||say(`seat-name`,{number:n+1}),field:r},n))}),a(MoreBelow,{list:o,items:`li`,words:e=>say(`page-answers-more`,{count:e})})]})})}
function OpenHand({play:e,game:t,seat:n,name:r,field:i}){
let o=w(()=>throughEyes(e,n,i),[e,n,i]);
return t.Hand===void 0?null:a(`section`,{class:`open-hand`,"aria-label":r,children:[a(`h3`,{children:r}),a(t.Hand,{play:o,brief:!0})]})}
function FoldedPlace({title:e,children:t}){
let n=useSignal(!1);
return a(`section`,{class:`own looked-at`,"data-open":n.value,"aria-label":e,children:[a(HandToggle,{title:e,open:n}),t]})}
function KeysDialog({keys:e,close:t}){
return a(Dialog,{title:say(`page-keys`),close:t,children:a(KeyList,{keys:e})})}
function KeyList({keys:e}){
return a(`dl`,{class:`keys`,children:e.map(([e,t])=>a(`div`,{children:[a(`dt`,{children:e.map(e=>a(`kbd`,{children:e},e))}),a(`dd`,{children:say(t)})]},t))})}
function LedgerFrame(e){
let{tabs:t,tab:n,shut:r,mark:i,children:o}=e,s=T(null);
return useRoving(s),a(`aside`,{class:`ledger`,"aria-label":say(`page-ledger`),children:[a(`div`,{class:`tabs`,children:[a(`div`,{class:`tab-list`,role:`tablist`,ref:s,"aria-label":say(`page-ledger`),children:t.map(([e,t,r])=>a(`button`,{type:`button`,role:`tab`,id:`tab-${e}`,"aria-selected":n.value===e,"aria-controls":`ledger-place`,onClick:()=>{
n.value=e},children:[a(Icon,{sign:t,size:16}),` `,say(r),i?.(e)]},e))}),a(`button`,{type:`button`,class:`bare ledger-shut`,"aria-label":say(`page-close`),onClick:r,children:a(Icon,{sign:`close`})})]}),a(`div`,{class:`ledger-place`,id:`ledger-place`,role:`tabpanel`,"aria-labelledby":`tab-${n.value}`,children:o})]})}
function Told({line:e,play:t}){
let n=reader.value?.stretches(e.message)??[];
return a(`span`,{children:n.map((e,n)=>typeof e==`string`?e:a(Named,{name:e.name,text:e.text,play:t},n))})}
function Named({name:e,text:t,play:n}){
return e.kind!==`card`&&e.kind!==`obstacle`?a(`b`,{class:`log-name`,children:t}):a(`button`,{type:`button`,class:`log-card`,...peeking(n,{slug:e.key,card:null},!0),children:t})}
function VerifiedWords({verified:e}){
return e===null?null:a(`p`,{class:`proof`,role:`status`,children:say(`page-verified-${e.replayed?e.chance:`wrong`}`,{draws:e.draws})})}
export{FoldedPlace,HandToggle,HeadButton,KeyList,KeysDialog,LedgerFrame,LedgerToggle,NO_CHOICES,NewMark,OpenHands,Told,ToldMatch,VerifiedWords,useGame};
