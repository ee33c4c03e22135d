import{$,A,T,get,getOnce,post,useSignal,y}from"../api.js";
import{hide,isWriting,peeking}from"../peeking.js";
import{cardOf,loadCards,pool}from"../pool.js";
import{ChoiceGroup,Choices,Clause,Dialog,Shell,Trouble,asApiError,catalogue,go,useLoaded}from"../index.js";
import{a,knowCards,language,read,reader,say}from"../jsxRuntime.js";
import{Icon}from"../Icon.js";
import{pauseOf,useChecked}from"../checked.js";
import{LONGEST,building,countOf,deckFrom,decksFor,emptyDeck,hasTerm,movesTo,namesNear,replaceName,sentDeck,sentWishes,sizeOf,toggled,total,withCard,withMoved,withoutCard}from"./making.js";
import{Fetching,PlayDialog,VerdictWords,verdictFor}from"../verdicts.js";
import{KeptSign,RenamedNotice}from"../KeptWhere.js";
import{download,fileName,freeName,newId}from"../own.js";
import{NoRoom,TooLong}from"../Refusals.js";
import{Select}from"../Select.js";
import{FileChoice,textOf}from"../FileChoice.js";
import{deckFormats,deckLine}from"../offers.js";
import{OwnRows}from"../Library.js";
var peeks={peek:y(null)},WIDTH=320,MARGIN=10;
function Figures({entry:e,building:t}){
let n=t.figures.flatMap(t=>e.rows.filter(e=>e.field===t));
return a(`span`,{class:`result-figures`,children:n.map(e=>a(`span`,{title:`${read(e.label)}: ${read(e.value)}`,children:[a(`span`,{class:`unseen`,children:[read(e.label),` `]}),read(e.value)]},e.field))})}
function WholeCard({entry:e}){
return a(`article`,{class:`fact-card`,children:[a(`h2`,{children:e.printed.name}),a(`dl`,{children:e.rows.map(e=>a(`div`,{children:[a(`dt`,{children:read(e.label)}),a(`dd`,{children:read(e.value)})]},e.field))}),e.text.map((e,t)=>a(`p`,{children:read(e)},t))]})}
function Peeked(){
let e=peeks.peek.value,t=e===null?void 0:cardOf(e.slug);
return e===null||t===void 0?null:a(`div`,{class:`deck-peek`,style:beside(e.beside),children:a(WholeCard,{entry:t})})}
function beside(e){
let t=Math.min(460,window.innerHeight-20),n=Math.max(MARGIN,Math.min(e?.top??MARGIN,window.innerHeight-t-MARGIN)),r=(e?.right??0)+MARGIN,i=(e?.left??0)-MARGIN-WIDTH,o=Math.max(MARGIN,(window.innerWidth-WIDTH)/2),s=r+WIDTH+MARGIN<=window.innerWidth?r:i>=MARGIN?i:o;
return{top:`${n}px`,left:`${s}px`}}
var WAIT=150,PAGE=60;
function Search({building:e,count:t,choose:n,remove:r}){
let i=useSignal(``),o=useSignal(!1),s=useSignal(PAGE),c=T(null),l=T(null),{found:u,error:d}=useFound(e.game,i,()=>{
s.value=PAGE});
A(()=>{
let e=e=>{
e.key!==`/`||isWriting(e.target)||(e.preventDefault(),c.current?.focus())};
return document.addEventListener(`keydown`,e),()=>document.removeEventListener(`keydown`,e)},[]);
let f=i.value,p=u.value?.faults??[],m=(u.value?.keys??[]).filter(e=>pool.value.has(e));
return a(`section`,{class:`deck-search`,"aria-label":say(`builder-search`),children:[a(`div`,{class:`search-bar`,children:[a(`input`,{ref:c,type:`search`,value:f,maxLength:1e3,spellcheck:!1,autocapitalize:`off`,autocomplete:`off`,placeholder:say(`builder-search-hint`,{example:e.examples[0]?.[0]??``}),"aria-label":say(`builder-search`),"aria-invalid":p.length>0,"aria-describedby":`search-faults`,onInput:e=>{
i.value=e.currentTarget.value},onKeyDown:e=>{
e.key===`ArrowDown`&&(e.preventDefault(),l.current?.querySelector(`[data-result]`)?.focus())}}),a(`button`,{type:`button`,"aria-expanded":o.value,"aria-label":say(`builder-help`),title:say(`builder-help`),onClick:()=>{
o.value=!o.value},children:a(Icon,{sign:`help`})})]}),o.value?a(Help,{building:e,use:e=>{
i.value=e,c.current?.focus()}}):null,a(`div`,{class:`search-kinds`,role:`group`,"aria-label":say(`builder-kinds`),children:e.quick.map(([e,t])=>a(`button`,{type:`button`,class:`choice kind-choice`,"aria-pressed":hasTerm(f,e),onClick:()=>{
i.value=toggled(f,e)},children:say(t)},e))}),a(`div`,{id:`search-faults`,"aria-live":`polite`,children:p.length>0?a(`ul`,{class:`faults search-faults`,children:p.map((e,t)=>a(`li`,{children:read(e.message)},t))}):u.value===null?null:a(`p`,{class:`hint search-count`,children:say(`builder-found`,{count:m.length})})}),a(Trouble,{error:d.value}),a(`ul`,{ref:l,class:`results`,onKeyDown:e=>onResultKey(e,c.current,n,r),children:m.slice(0,s.value).map(i=>{
let o=pool.value.get(i);
return o===void 0?null:a(`li`,{children:a(Result,{building:e,entry:o,count:t,choose:n,remove:r})},i)})}),m.length>s.value?a(`button`,{type:`button`,onClick:()=>{
s.value+=120},children:say(`builder-more`,{count:m.length-s.value})}):null]})}
function useFound(e,t,n){
let r=useSignal(null),i=useSignal(null),o=language.value,s=t.value;
return A(()=>{
let t=!0,c=window.setTimeout(function l(){
let u=new URLSearchParams({q:s.slice(0,1100),language:o});
get(`/api/search/${encodeURIComponent(e)}?${u}`).then(e=>{
t&&(r.value=e,i.value=null,n())},e=>{
if(!t)return;
let n=pauseOf(asApiError(e));
n===null?i.value=asApiError(e):c=window.setTimeout(l,n)})},r.peek()===null?0:WAIT);
return()=>{
t=!1,window.clearTimeout(c)}},[e,s,o]),{found:r,error:i}}
function Result({building:e,entry:t,count:n,choose:r,remove:i}){
let{slug:o,name:s}=t.printed,c=n?.(o)??0,l=n===null?s:say(`builder-result`,{card:s,count:c});
return a(`div`,{class:c>0?`result result-in`:`result`,children:[a(`button`,{type:`button`,class:`result-main`,"data-result":o,"aria-label":l,...peeking(peeks,{slug:o,card:null}),onClick:()=>r(o),children:[a(`span`,{class:`result-name`,children:s}),a(Figures,{entry:t,building:e})]}),n===null?null:a(`span`,{class:`result-count`,children:[a(`button`,{type:`button`,class:`bare`,tabIndex:-1,disabled:c===0,"aria-label":say(`builder-remove`,{card:s}),onClick:()=>i(o),children:`−`}),a(`b`,{"aria-hidden":`true`,children:c>0?c:``}),a(`button`,{type:`button`,class:`bare`,tabIndex:-1,"aria-label":say(`builder-add`,{card:s}),onClick:()=>r(o),children:`+`})]})]})}
function onResultKey(e,t,n,r){
let i=[...e.currentTarget.querySelectorAll(`[data-result]`)],o=e.target,s=i.indexOf(o),c=o.dataset.result??``;
if(!(s<0)){
if(e.key===`ArrowDown`||e.key===`ArrowRight`)i[s+1]?.focus();else if(e.key===`ArrowUp`||e.key===`ArrowLeft`)(i[s-1]??t)?.focus();else if(e.key===`Home`)i[0]?.focus();else if(e.key===`End`)i.at(-1)?.focus();else if(e.key===`+`||e.key===`=`)n(c);else if(e.key===`-`||e.key===`Backspace`||e.key===`Delete`)r(c);else return;
e.preventDefault()}}
function Help({building:e,use:t}){
let n=useSignal(null);
return A(()=>{
let t=`/api/search/${encodeURIComponent(e.game)}/fields`;
getOnce(`${t}?language=${language.peek()}`).then(e=>{
n.value=e},()=>void 0)},[]),a(`div`,{class:`search-help`,children:[a(`div`,{class:`search-examples`,children:e.examples.map(([e,n])=>a(`div`,{children:[a(`button`,{type:`button`,onClick:()=>t(e),children:a(`code`,{children:e})}),a(`span`,{children:say(n)})]},e))}),a(`p`,{class:`hint`,children:say(`builder-help-keys`)}),a(`details`,{children:[a(`summary`,{children:say(`builder-fields`)}),a(`div`,{class:`search-fields`,children:(n.value?.fields??[]).map(e=>a(`div`,{children:[a(`code`,{children:[e.name,...e.others].join(`, `)}),a(`span`,{children:read(e.about)})]},e.name))})]})]})}
function CardsPage$1({building:e}){
let t=useSignal(``);
A(()=>(loadCards(e.game),knowCards(e.game).catch(()=>void 0),()=>hide(peeks)),[]);
let n=cardOf(t.value);
return a(Shell,{wide:!0,children:[a(`div`,{class:`builder`,"data-pane":`both`,children:[a(`header`,{class:`builder-head`,children:[a(`h1`,{children:say(`builder-cards`)}),a(`a`,{class:`button`,href:e.path,children:say(`builder-title`)})]}),a(Search,{building:e,count:null,choose:e=>{
hide(peeks),t.value=e},remove:()=>void 0}),a(`section`,{class:`deck-pane`,"aria-live":`polite`,"aria-label":say(`builder-card`),children:n===void 0?a(`p`,{class:`empty`,children:say(`builder-choose-card`)}):a(WholeCard,{entry:n})})]}),a(Peeked,{})]})}
var ROW=22,HIGH=84,COLUMN=30,BAR=20;
function Charts({charts:e,curves:t}){
let n=e.filter(e=>e.bars.some(e=>e.count>0));
return n.length===0?a(`p`,{class:`empty`,children:say(`builder-no-charts`)}):a(`div`,{class:`charts`,children:n.map(e=>a(`figure`,{children:[a(`figcaption`,{children:[read(e.title),e.mean===null?null:a(`span`,{class:`hint`,children:[` `,say(`builder-mean`,{mean:rounded(e.mean)})]})]}),t.includes(e.id)?a(Columns,{chart:e}):a(Bars,{chart:e})]},e.id))})}
function rounded(e){
return e.toLocaleString(reader.value?.language,{maximumFractionDigits:1})}
function inWords(e){
let t=e.bars.map(e=>`${read(e.label)}: ${e.count}`);
return`${read(e.title)}. ${t.join(`; `)}`}
function Bars({chart:e}){
let t=Math.max(1,...e.bars.map(e=>e.count));
return a(`svg`,{class:`chart`,height:e.bars.length*ROW,role:`img`,"aria-label":inWords(e),children:e.bars.map((e,n)=>a(`g`,{children:[a(`text`,{x:`0`,y:n*ROW+15,children:read(e.label)}),a(`rect`,{class:`bar`,x:`45%`,y:n*ROW+4,width:`${44*e.count/t}%`,height:14}),a(`text`,{class:`bar-count`,x:`${46.5+44*e.count/t}%`,y:n*ROW+15,children:e.count})]},n))})}
function Columns({chart:e}){
let t=Math.max(1,...e.bars.map(e=>e.count)),n=e.bars.length*COLUMN;
return a(`svg`,{class:`chart chart-columns`,width:n,height:122,role:`img`,"aria-label":inWords(e),children:[e.bars.map((e,n)=>{
let r=HIGH*e.count/t,i=n*COLUMN+COLUMN/2;
return a(`g`,{children:[a(`rect`,{class:`bar`,x:i-BAR/2,y:102-r,width:BAR,height:r}),e.count>0?a(`text`,{class:`bar-count`,x:i,y:102-r-4,"text-anchor":`middle`,children:e.count}):null,a(`text`,{x:i,y:117,"text-anchor":`middle`,children:read(e.label)})]},n)}),a(`line`,{x1:`0`,x2:n,y1:102,y2:102})]})}
function DeckPane(e){
let{building:t,deck:n,report:r}=e,i=t.sections.every(({id:e})=>sizeOf(n,e)===0);
return a(`section`,{class:`deck-pane`,"aria-label":say(`builder-deck`),children:[a(Wishes,{...e}),a(Reasons,{report:r,failed:e.failed}),a(LeftOut,{...e}),i?a(`p`,{class:`empty`,children:say(`builder-empty`)}):null,(r?.sections??[]).map(t=>a(Section,{...e,section:t},t.id)),r===null?null:a($,{children:[a(`h3`,{class:`deck-figures`,children:say(`builder-figures`)}),a(DeckFigures,{report:r}),a(Charts,{charts:r.charts,curves:t.curves})]})]})}
function Wishes({building:e,deck:t,game:n,change:r}){
return a(`div`,{class:`wishes`,role:`group`,"aria-label":say(`builder-for`),children:[n===null||n.formats.length<2?null:a(Select,{label:say(`builder-format`),value:t.format,choices:[[``,say(`builder-format-own`)],...n.formats.map(e=>[e.id,read(e.title)])],choose:e=>r({...t,format:e})}),e.clans.length===0?null:a(Select,{label:say(`builder-clan`),value:t.clan,choices:[[``,say(`builder-clan-own`)],...e.clans.map(([e,t])=>[e,say(t)])],choose:e=>r({...t,clan:e})})]})}
function reasonsOf(e){
return e===null?[]:[...e.faults,...e.violations]}
function Chip({report:e,failed:t,show:n}){
let r=verdictFor(e?.legal??null,t);
return a(`button`,{type:`button`,class:`verdict`,"data-verdict":r,onClick:n,children:a(VerdictWords,{verdict:r,children:say(`builder-verdict-${r}`,{count:reasonsOf(e).length})})})}
function Reasons({report:e,failed:t}){
let n=verdictFor(e?.legal??null,t),r=reasonsOf(e);
return a(`div`,{class:`reasons`,"data-verdict":n,"aria-live":`polite`,children:[a(`p`,{class:`verdict-line`,children:a(VerdictWords,{verdict:n,children:say(`builder-verdict-${n}`,{count:r.length})})}),r.length>0&&!t?a(`ul`,{children:r.slice(0,100).map((e,t)=>a(`li`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]},t))}):null]})}
function Section(e){
let{deck:t,section:n}=e,{fewest:r,most:i,count:o}=n,s=new Set(n.cards.map(e=>e.slug)),c=Object.entries(t.sections[n.id]??{}).filter(([e])=>!s.has(e));
if(i===0&&o===0&&c.length===0)return null;
let l=i===null?say(`builder-at-least`,{count:o,least:r}):r===i?say(`builder-exactly`,{count:o,least:r}):say(`builder-bounds`,{count:o,least:r,most:i});
return a(`div`,{class:`deck-group`,"data-section":n.id,children:[a(`h3`,{children:[read(n.title),` `,a(`span`,{class:`hint`,children:l})]}),kindsOf(n).map(([t,n])=>a(`div`,{children:[t===``?null:a(`h4`,{class:`hint`,children:[t,` `,n.reduce((e,t)=>e+t.count,0)]}),a(`ul`,{children:n.map(t=>a(`li`,{children:a(Row,{...e,slug:t.slug,name:t.name,count:t.count,notes:t.sort.notes.map(read)})},t.slug))})]},t)),a(`ul`,{children:c.map(([t,n])=>a(`li`,{children:a(Row,{...e,slug:t,name:t,count:n,notes:[say(`builder-unknown`)]})},t))})]})}
function kindsOf(e){
let t=new Map;
for(let n of e.cards){
let e=n.sort.title===null?``:read(n.sort.title);
t.set(e,[...t.get(e)??[],n])}
return[...t]}
function Row(e){
let{building:t,report:n,section:r,slug:i,name:o,count:s,notes:c,add:l,remove:u}=e,d=n?.violations.some(e=>e.card===i)??!1,f=cardOf(i);
return a(`div`,{class:d?`deck-row deck-row-wrong`:`deck-row`,children:[a(`span`,{class:`deck-row-count`,children:[a(`button`,{type:`button`,class:`bare`,"aria-label":say(`builder-remove`,{card:o}),onClick:()=>u(i,r.id),children:`−`}),a(`b`,{children:s}),r.style===`one`?null:a(`button`,{type:`button`,class:`bare`,"aria-label":say(`builder-add`,{card:o}),onClick:()=>l(i,r.id),children:`+`})]}),a(`button`,{type:`button`,class:`bare deck-row-name`,"aria-label":say(`builder-show`,{card:o}),onKeyDown:e=>{
e.key===`+`||e.key===`=`?l(i,r.id):(e.key===`-`||e.key===`Delete`)&&u(i,r.id)},...f===void 0?{}:peeking(peeks,{slug:i,card:null},!0),children:[o,c.map(e=>a(`span`,{class:`hint deck-row-note`,children:e},e)),d?a(`span`,{class:`wrong-mark`,title:say(`builder-row-wrong`),children:[a(Icon,{sign:`why`,size:16}),a(`span`,{class:`unseen`,children:say(`builder-row-wrong`)})]}):null]}),a(Move,{...e}),f===void 0?null:a(Figures,{entry:f,building:t})]})}
function Move({building:e,report:t,section:n,slug:r,name:i,move:o}){
let s=cardOf(r),c=s===void 0?null:movesTo(e,s,n.id);
if(c===null||(t?.sections.find(({id:e})=>e===c)?.most??0)===0)return null;
let l=e.sections.find(({id:e})=>e===n.id)?.aside??!1;
return a(`button`,{type:`button`,class:`bare`,"aria-label":say(l?`page-swap-in`:`page-swap-out`,{card:i}),title:say(l?`page-swap-in`:`page-swap-out`,{card:i}),onClick:()=>o(r,n.id,c),children:a(Icon,{sign:l?`up`:`down`,size:16})})}
function DeckFigures({report:e}){
let t=e.figures.filter(e=>e.value!==null);
return t.length===0?null:a(`dl`,{class:`deck-facts`,children:t.map(e=>a(`div`,{children:[a(`dt`,{children:read(e.label)}),a(`dd`,{children:e.value?.toLocaleString(reader.value?.language)})]},e.id))})}
function LeftOut({deck:e,change:t}){
return e.left.length===0?null:a(`div`,{class:`left-out`,children:[a(`p`,{children:say(`builder-left`,{count:e.left.length})}),a(`ul`,{children:e.left.slice(0,50).map((e,t)=>a(`li`,{children:a(`code`,{children:e})},t))}),a(`button`,{type:`button`,onClick:()=>t({...e,left:[]}),children:say(`builder-left-forget`)})]})}
var SHOWN=60;
function ImportDialog({building:e,close:t,take:n,verb:r}){
let i=useSignal(``),o=i.value.length>LONGEST,s=i.value.trim()===``,{answer:c,error:l,busy:u}=useChecked(`/api/decks/check`,s||o?null:{game:e.game,text:i.value},300),d=c.value,f=i.value.split(`
`),p=(d?.faults??[]).filter(e=>e.line>0),m=[...new Set(p.map(e=>f[e.line-1]?.trim()??``))].filter(Boolean),h=async e=>{
i.value=await textOf(e)};
return a(Dialog,{title:say(`builder-import`),close:t,wide:!0,children:[a(`p`,{class:`hint`,children:say(`builder-import-more`)}),a(`textarea`,{class:`list-text`,rows:10,spellcheck:!1,autocapitalize:`off`,value:i.value,"aria-label":say(`builder-import-text`),onInput:e=>{
i.value=e.currentTarget.value},onDragOver:e=>e.preventDefault(),onDrop:e=>{
let t=e.dataTransfer?.files[0];
t!==void 0&&(e.preventDefault(),h(t))}}),a(FileChoice,{accept:`.txt,.toml,.json,.dek,.xml,text/plain`,take:h}),o?a(TooLong,{length:i.value.length,most:LONGEST}):null,a(Trouble,{error:l.value}),a(`div`,{"aria-live":`polite`,class:`import-found`,children:d===null||s?null:a(Found,{report:d,lines:f,left:m.length,use:(e,t)=>{
let n=String(e.message.args.card??``);
i.value=replaceName(i.peek(),e.line,n,t)}})}),a(`div`,{class:`dialog-acts`,children:[a(`button`,{type:`button`,class:`main-button`,disabled:d===null||s||o||u.value||!hasCards(d),onClick:()=>{
d!==null&&n(d.deck,m)},children:m.length>0?say(`builder-import-without`,{count:m.length}):r}),a(`button`,{type:`button`,onClick:t,children:say(`page-close`)})]})]})}
function hasCards({deck:e}){
return Object.values(e.sections).some(e=>Object.keys(e).length>0)}
function Found({report:e,lines:t,left:n,use:r}){
let i=e.faults.filter(e=>e.line>0),o=e.faults.filter(e=>e.line===0);
return a($,{children:[a(`p`,{children:a(`b`,{children:say(`builder-import-found`,{count:e.total})})}),n>0?a(`p`,{children:say(`builder-import-wrong`,{count:n})}):null,a(`ol`,{class:`line-faults`,children:i.slice(0,SHOWN).map((e,n)=>a(`li`,{children:[a(`span`,{class:`line-number`,children:say(`builder-line`,{line:e.line})}),` `,a(`code`,{children:(t[e.line-1]??``).trim().slice(0,120)}),a(`div`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]}),namesNear(e.message.args).map(t=>a(`button`,{type:`button`,class:`mend`,onClick:()=>r(e,t),children:t},t))]},n))}),a(`ul`,{children:o.map((e,t)=>a(`li`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]},t))})]})}
var FORMS=[[`list`,`txt`],[`json`,`json`],[`toml`,`toml`],[`lackey`,`txt`],[`dek`,`dek`]];
function ExportDialog({building:e,deck:t,close:n}){
let r=useSignal(`list`),i=useSignal(``),o={game:e.game,deck:sentDeck(t),to:r.value},{value:s,error:c}=useLoaded(r.value,()=>post(`/api/decks/convert`,o)),l=s.value?.text??``,u=FORMS.find(([e])=>e===r.value)?.[1]??`txt`,d=async()=>{
await navigator.clipboard.writeText(l),i.value=r.value};
return a(Dialog,{title:say(`builder-export`),close:n,wide:!0,children:[a(ChoiceGroup,{label:say(`builder-form`),value:r.value,choices:FORMS.map(([e])=>[e,say(`builder-form-${e}`)]),choose:e=>{
r.value=e}}),a(Trouble,{error:c.value}),a(`textarea`,{class:`list-text`,rows:14,readOnly:!0,value:l,"aria-label":say(`builder-export`),onFocus:e=>e.currentTarget.select()}),a(`div`,{class:`dialog-acts`,children:[a(`button`,{type:`button`,class:`main-button`,disabled:l===``,onClick:()=>void d().catch(()=>void 0),children:[a(Icon,{sign:i.value===r.value?`check`:`copy`}),say(i.value===r.value?`page-copied`:`page-copy`)]}),a(`button`,{type:`button`,disabled:l===``,onClick:()=>download(fileName(t.name,u),l),children:say(`builder-download`)})]})]})}
function DeckPage$1({building:e,id:t}){
let{game:n,path:r}=e,i=decksFor(n),o=useSignal(null),s=useSignal([]),c=T(0),l=useSignal(null),u=useSignal(!1);
A(()=>(loadCards(n),knowCards(n).catch(()=>void 0),()=>hide(peeks)),[]),A(()=>{
if(o.peek()?.id===t)return;
let e=!0;
if(c.current+=1,s.value=[],l.value=null,o.value=t===`new`?emptyDeck(`new`,say(`builder-new-name`),Date.now()):i.find(t),o.value===null)return get(`/api/decks/${encodeURIComponent(n)}/${encodeURIComponent(t)}`).then(n=>{
e&&(o.value=deckFrom(n.deck,t,0))},t=>{
e&&(l.value=asApiError(t))}),()=>{
e=!1}},[t]);
let d=i.all.value.find(e=>e.id===t);
A(()=>{
let e=o.peek();
d!==void 0&&e?.id===t&&d.changed>e.changed&&(o.value=d)},[d]);
let f=e=>{
let t=i.find(e.id)!==null,n=i.all.peek().map(e=>e.name),s=t?{...e,changed:Date.now()}:{...e,changed:Date.now(),id:newId(),name:freeName(e.name,n)};
u.value=!i.keep(s),o.value=s,!t&&!u.value&&go(`${r}/${s.id}`,!0)},p=e=>{
let t=o.peek();
t!==null&&e!==t&&(s.value=[...s.peek(),t].slice(-50),f(e))},m=()=>{
let e=s.peek().at(-1),t=o.peek();
e!==void 0&&t!==null&&(s.value=s.peek().slice(0,-1),f({...e,id:t.id,name:e.name}))};
if(o.value===null){
let e=say(`builder-all`);
return a(Fetching,{title:say(`builder-title`),error:l.value,path:r,back:e})}
return a(Builder,{building:e,deck:o.value,change:p,undo:s.value.length>0?m:null,full:u.value},c.current)}
function Builder({building:e,deck:t,change:n,undo:r,full:i}){
let{value:o}=useLoaded(`catalogue`,catalogue),s=o.value?.games.find(t=>t.id===e.game)??null,c=useSignal(t.id===`new`?`search`:`deck`),l=useSignal(``),u=useSignal(``),{answer:d,error:f}=useChecked(`/api/decks/check`,{game:e.game,deck:sentDeck(t),wishes:sentWishes(t)}),p=f.value!==null,m=()=>{
l.value=``},h=t=>{
let n=cardOf(t);
return n===void 0?``:e.place(n)},g=(t,r,i)=>{
n(t),u.value=say(`builder-told`,{card:cardOf(r)?.printed.name??r,count:countOf(t,r,i),total:total(t,e)})},_=(n,r=h(n))=>{
let i=e.sections.find(({id:e})=>e===r)?.style;
i===void 0?u.value=say(`builder-no-place`,{card:n}):g(withCard(t,n,r,i===`one`),n,r)},v=(e,n=h(e))=>{
g(withoutCard(t,e,n),e,n)};
return a(Shell,{wide:!0,children:[a(`div`,{class:`builder`,"data-pane":c.value,onKeyDown:e=>onUndoKey(e,r),children:[a(Head,{building:e,deck:t,change:n,undo:r,choose:e=>{
l.value=e}}),i?a(NoRoom,{}):null,a(RenamedNotice,{}),a(Trouble,{error:f.value}),a(Search,{building:e,count:e=>countOf(t,e,h(e)),choose:_,remove:v}),a(DeckPane,{building:e,deck:t,game:s,report:d.value,failed:p,change:n,add:_,remove:v,move:(e,n,r)=>{
g(withMoved(t,e,n,r),e,r)}}),a(`nav`,{class:`builder-tabs`,"aria-label":say(`builder-panes`),children:[a(Choices,{value:c.value,choices:[[`search`,say(`builder-tab-search`)],[`deck`,say(`builder-tab-deck`,{count:total(t,e)})]],choose:e=>{
c.value=e}}),a(Chip,{report:d.value,failed:p,show:()=>{
c.value=`deck`,window.setTimeout(()=>document.querySelector(`.reasons`)?.scrollIntoView({block:`nearest`}))}})]})]}),a(`p`,{class:`unseen`,"aria-live":`polite`,children:u.value}),a(Peeked,{}),l.value===`import`?a(ImportDialog,{building:e,close:m,verb:say(`builder-import-into`),take:(e,r)=>{
m();
let i=deckFrom(e,t.id,Date.now()),o=e.name===``||e.name===`deck`?t.name:e.name;
n({...i,name:o,format:t.format,left:r})}}):null,l.value===`export`?a(ExportDialog,{building:e,deck:t,close:m}):null,l.value===`play`&&s!==null?a(PlayDeck,{building:e,deck:t,game:s,report:d.value,close:m}):null]})}
function onUndoKey(e,t){
e.target instanceof HTMLElement&&e.target.matches(`input, textarea`)||t===null||e.key!==`z`||!(e.ctrlKey||e.metaKey)||(e.preventDefault(),t())}
function Head({building:e,deck:t,change:n,undo:r,choose:i}){
let o=useSignal(null),s=decksFor(e.game).all.value.some(e=>e.id===t.id);
return a(`header`,{class:`builder-head`,children:[a(`a`,{href:e.path,class:`button`,"aria-label":say(`builder-all`),title:say(`builder-all`),children:a(Icon,{sign:`left`})}),a(`input`,{class:`deck-name`,value:o.value??t.name,maxLength:60,"aria-label":say(`builder-name`),onInput:e=>{
o.value=e.currentTarget.value},onChange:e=>{
let r=e.currentTarget.value.trim();
o.value=null,r!==``&&n({...t,name:r})}}),s?a(KeptSign,{thing:t}):null,a(`span`,{class:`builder-tools`,children:[a(`button`,{type:`button`,disabled:r===null,title:say(`builder-undo`),"aria-label":say(`builder-undo`),onClick:()=>r?.(),children:a(Icon,{sign:`undo`})}),a(`button`,{type:`button`,onClick:()=>i(`import`),children:say(`builder-import-short`)}),a(`button`,{type:`button`,onClick:()=>i(`export`),children:say(`builder-export-short`)}),a(`button`,{type:`button`,class:`main-button`,onClick:()=>i(`play`),children:[a(Icon,{sign:`play`,size:18}),` `,say(`builder-play-short`)]})]})]})}
function PlayDeck({building:e,deck:t,game:n,report:r,close:i}){
let o=t.format===``?e.formatOf(t):t.format,s=n.formats.find(e=>e.id===o)??n.formats[0];
return a(PlayDialog,{title:say(`builder-play`),close:i,game:n,seats:[s?.fewest_seats??2,s?.most_seats??2],usual:2,chosen:{game:n.id,format:s?.id??null,options:{}},deckText:async()=>(await post(`/api/decks/convert`,{game:e.game,deck:sentDeck(t),to:`toml`})).text,children:r!==null&&!r.legal?a(`p`,{class:`faults`,children:say(`builder-play-illegal`)}):null})}
function DecksPage$1({building:e}){
let{game:t,path:n}=e,{value:r,error:i}=useLoaded(`catalogue`,catalogue),o=useSignal(!1),s=r.value?.games.find(e=>e.id===t);
return A(()=>void knowCards(t).catch(()=>void 0),[]),a(Shell,{children:[a(`section`,{class:`intro library-intro`,children:[a(`h1`,{children:say(`builder-title`)}),a(`p`,{class:`lead`,children:s===void 0?``:read(s.title)}),a(`p`,{children:say(`builder-lead`)})]}),a(`div`,{class:`inline`,children:[a(`a`,{class:`main-button`,href:`${n}/new`,children:say(`builder-new`)}),a(`button`,{type:`button`,onClick:()=>{
o.value=!0},children:say(`builder-import`)}),a(`a`,{class:`button`,href:e.cardsPath,children:say(`builder-cards`)})]}),a(`section`,{class:`block`,children:[a(`h2`,{children:say(`builder-own`)}),a(OwnRows,{things:decksFor(t),path:`${n}/`,about:t=>say(`builder-about`,{count:total(t,e)})})]}),a(Trouble,{error:i.value}),a(`section`,{class:`block`,children:[a(`h2`,{children:say(`builder-shipped`)}),a(`ul`,{class:`own-rows`,children:s?.decks.map(e=>a(`li`,{children:a(Shipped,{formats:e.line===null?``:deckFormats(s,e),deck:e,path:n})},e.id))})]}),o.value?a(ImportDialog,{building:e,close:()=>{
o.value=!1},verb:say(`builder-import-new`),take:(t,n)=>take(e,t,n)}):null]})}
function Shipped({deck:e,path:t,formats:n}){
let r=e.line!==null||e.lead===``?``:read({type:`name`,kind:`card`,key:e.lead}),i=say(`builder-about`,{count:e.cards});
return a(`a`,{href:`${t}/${e.id}`,children:[a(`span`,{class:`row-title`,children:deckLine(e)}),e.description===null?null:a(`span`,{class:`hint`,children:read(e.description)}),a(`span`,{class:`hint`,children:[n,r,i].filter(e=>e!==``).join(` · `)})]})}
function take(e,t,n){
let r=decksFor(e.game),i=r.all.peek().map(e=>e.name),o=t.name===``||t.name===`deck`?say(`builder-new-name`):t.name,s={...deckFrom(t,newId(),Date.now()),left:n,name:freeName(o,i)};
r.keep(s)&&go(`${e.path}/${s.id}`)}
function DecksPage(e){
return a(DecksPage$1,{building})}
function DeckPage({id:e}){
return a(DeckPage$1,{building,id:e})}
function CardsPage(e){
return a(CardsPage$1,{building})}
export{CardsPage,DeckPage,DecksPage};
