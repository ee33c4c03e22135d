import{$,useSignal}from"../api.js";
import{Clause,Dialog,Trouble}from"../index.js";
import{a,read,say}from"../jsxRuntime.js";
import{useChecked}from"../checked.js";
import{FileChoice,textOf}from"../FileChoice.js";
import{TooLong}from"../Refusals.js";
import{GAME,LONGEST,deckFrom,namesNear,replaceName}from"./deck.js";
var SHOWN=60;
function ImportDialog({close:e,take:t,verb:n}){
let r=useSignal(``),i=r.value.length>LONGEST,o=r.value.trim()===``,{answer:s,error:c,busy:l}=useChecked(`/api/decks/check`,o||i?null:{game:GAME,text:r.value},300),u=s.value,d=(u?.faults??[]).filter(e=>e.line>0),f=(u?.faults??[]).filter(e=>e.line===0),p=r.value.split(`
`),m=[...new Set(d.map(e=>p[e.line-1]?.trim()??``))].filter(Boolean),h=u===null?0:u.total,g=async e=>{
r.value=await textOf(e)};
return a(Dialog,{title:say(`decks-import`),close:e,wide:!0,children:[a(`p`,{class:`hint`,children:say(`decks-import-more`)}),a(`textarea`,{class:`list-text`,rows:10,spellcheck:!1,autocapitalize:`off`,value:r.value,"aria-label":say(`decks-import-text`),placeholder:`2 Pit Trap
1x Take Aim (057)
…`,onInput:e=>{
r.value=e.currentTarget.value},onDragOver:e=>e.preventDefault(),onDrop:e=>{
let t=e.dataTransfer?.files[0];
t!==void 0&&(e.preventDefault(),g(t))}}),a(FileChoice,{accept:`.txt,.toml,.dek,.xml,text/plain`,take:g}),i?a(TooLong,{length:r.value.length,most:LONGEST}):null,a(Trouble,{error:c.value}),a(`div`,{"aria-live":`polite`,class:`import-found`,children:u===null||o?null:a($,{children:[a(`p`,{children:a(`b`,{children:say(`decks-import-found`,{count:h,raider:raiderOf(u)})})}),d.length>0?a($,{children:[a(`p`,{children:say(`decks-import-wrong`,{count:m.length})}),a(`ol`,{class:`line-faults`,children:d.slice(0,SHOWN).map((e,t)=>a(`li`,{children:a(LineFault,{fault:e,line:p[e.line-1]??``,use:t=>{
let n=String(e.message.args.card??``);
r.value=replaceName(r.peek(),e.line,n,t)}})},t))}),d.length>SHOWN?a(`p`,{class:`hint`,children:say(`decks-more`,{count:d.length-SHOWN})}):null]}):null,a(`ul`,{children:f.map((e,t)=>a(`li`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]},t))})]})}),a(`div`,{class:`dialog-acts`,children:[a(`button`,{type:`button`,class:`main-button`,disabled:u===null||o||i||l.value||!hasCards(u),onClick:()=>{
u!==null&&t(u.deck,m)},children:m.length>0?say(`decks-import-without`,{count:m.length}):n}),a(`button`,{type:`button`,onClick:e,children:say(`page-close`)})]})]})}
function hasCards({deck:e}){
return Object.values(e.sections).some(e=>Object.keys(e).length>0)}
function raiderOf({deck:e}){
let{raider:t}=deckFrom(e,``,0);
return t===``?say(`decks-no-raider-short`):read({type:`name`,kind:`card`,key:t})}
function LineFault({fault:e,line:t,use:n}){
return a($,{children:[a(`span`,{class:`line-number`,children:say(`decks-line`,{line:e.line})}),` `,a(`code`,{children:t.trim().slice(0,120)}),a(`div`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]}),namesNear(e.message.args).map(e=>a(`button`,{type:`button`,class:`mend`,onClick:()=>n(e),children:e},e))]})}
export{ImportDialog};
