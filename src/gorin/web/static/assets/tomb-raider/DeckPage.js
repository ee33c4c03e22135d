import{$,A,T,get,getOnce,post,useComputed,useSignal,y}from"../api.js";
import{hide,isWriting,peeking}from"../peeking.js";
import{cardOf,loadCards,pool}from"../pool.js";
import{ChoiceGroup,Choices,Clause,Dialog,Shell,Trouble,asApiError,catalogue,go,useLoaded,usualGame}from"../index.js";
import{Icon}from"../Icon.js";
import{a,knowCards,language,read,reader,say}from"../jsxRuntime.js";
import{pauseOf,useChecked}from"../checked.js";
import{Fetching,PlayDialog,VerdictWords,verdictFor}from"../verdicts.js";
import{KeptSign,RenamedNotice}from"../KeptWhere.js";
import{download,fileName,freeName,newId}from"../own.js";
import{NoRoom}from"../Refusals.js";
import{own}from"./catalogue.js";
import{levelTerms}from"./choosing.js";
import{GAME,countOf,deckFrom,drawDeck,emptyDeck,groupsOf,idleAlone,ownDecks,placeFor,sentDeck,sentWishes,total,withCard,withoutCard}from"./deck.js";
import{Sign,hasSign}from"./signs.js";
import{SmallCard,WholeCard,facts,figuresOf}from"./frames.js";
import{Select}from"../Select.js";
import{ownLevels}from"./own-levels.js";
import{ImportDialog}from"./ImportDialog.js";
import{Tick}from"../Tick.js";/* empty css      *//* empty css           */
var ROW=22,HIGH=84,WIDEST=34,FEW=11,ROOM=230,NARROWEST=24,CURVES=new Set([`power`,`difficulty`,`danger`]);
function Charts({charts:e}){
let t=e.filter(e=>e.bars.some(e=>e.count>0));
return t.length===0?a(`p`,{class:`empty`,children:say(`decks-no-charts`)}):a(`div`,{class:`charts`,children:t.map(e=>a(`figure`,{class:isWide(e)?`chart-wide`:void 0,children:[a(`figcaption`,{children:[read(e.title),e.mean===null?null:a(`span`,{class:`hint`,children:[` `,say(`decks-mean`,{mean:rounded(e.mean)})]})]}),CURVES.has(e.id)?a(Columns,{chart:e}):a(Bars,{chart:e})]},e.id))})}
function rounded(e){
return e.toLocaleString(reader.value?.language,{maximumFractionDigits:1})}
function isWide(e){
return CURVES.has(e.id)&&e.bars.length>FEW}
function inWords(e){
let t=e.bars.map(e=>`${read(e.label)}: ${e.count}`);
return`${read(e.title)}. ${t.join(`; `)}`}
function Bars({chart:e}){
let t=Math.max(1,...e.bars.map(e=>e.count));
return a(`svg`,{class:`chart`,height:e.bars.length*ROW,role:`img`,"aria-label":inWords(e),children:e.bars.map((e,n)=>a(`g`,{children:[a(`text`,{x:`0`,y:n*ROW+15,children:read(e.label)}),a(`rect`,{class:`bar`,x:`45%`,y:n*ROW+4,width:`${44*e.count/t}%`,height:14}),a(`text`,{class:`bar-count`,x:`${46.5+44*e.count/t}%`,y:n*ROW+15,children:e.count})]},n))})}
function Columns({chart:e}){
let t=Math.max(1,...e.bars.map(e=>e.count)),n=e.bars.length,r=isWide(e)?NARROWEST:Math.min(WIDEST,ROOM/n),i=Math.min(22,r-4),o=n*r;
return a(`svg`,{class:`chart chart-columns`,width:o,height:122,role:`img`,"aria-label":inWords(e),children:[e.bars.map((e,n)=>{
let o=HIGH*e.count/t,s=n*r+r/2;
return a(`g`,{children:[a(`rect`,{class:`bar`,x:s-i/2,y:102-o,width:i,height:o}),e.count>0?a(`text`,{class:`bar-count`,x:s,y:102-o-4,"text-anchor":`middle`,children:e.count}):null,a(`text`,{x:s,y:117,"text-anchor":`middle`,children:read(e.label)})]},n)}),a(`line`,{x1:`0`,x2:o,y1:102,y2:102})]})}
function reasonsOf(e){
return e===null?[]:[...e.faults,...e.violations]}
function Chip({report:e,failed:t,show:n}){
let r=verdictFor(e?.legal??null,t);
return a(`button`,{type:`button`,class:`verdict`,"data-verdict":r,onClick:n,children:a(VerdictWords,{verdict:r,children:say(`decks-verdict-${r}`,{count:reasonsOf(e).length})})})}
function Reasons({report:e,failed:t}){
let n=verdictFor(e?.legal??null,t),r=reasonsOf(e);
return a(`div`,{class:`reasons`,"data-verdict":n,"aria-live":`polite`,children:[a(`p`,{class:`verdict-line`,children:a(VerdictWords,{verdict:n,children:say(`decks-verdict-${n}`,{count:r.length})})}),r.length>0&&!t?a(`ul`,{children:r.slice(0,100).map((e,t)=>a(`li`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]},t))}):null]})}
var peeks={peek:y(null)},WIDTH=320,MARGIN=10;
function Peeked(){
let e=peeks.peek.value,t=reader.value;
if(e===null||t===null)return null;
let n=cardOf(e.slug),r={name:n?.printed.name??e.slug,kind:n?.printed.kind??`action`};
return a(`div`,{class:`deck-peek`,style:beside(e.beside),children:a(WholeCard,{entry:n,named:r,reader:t})})}
function beside(e){
let t=Math.min(460,window.innerHeight-20),n=Math.max(MARGIN,Math.min(e?.top??MARGIN,window.innerHeight-t-MARGIN)),r=(e?.right??0)+MARGIN,i=(e?.left??0)-MARGIN-WIDTH,o=Math.max(MARGIN,(window.innerWidth-WIDTH)/2),s=r+WIDTH+MARGIN<=window.innerWidth?r:i>=MARGIN?i:o;
return{top:`${n}px`,left:`${s}px`}}
function Result({slug:e,entry:t,named:n,deck:r,add:i,remove:o,asCard:s}){
let c=reader.value;
if(t===void 0||c===null)return a(NameOnly,{slug:e,named:n});
let{printed:l}=t,u=placeFor(l.kind),d=countOf(r,e,u),f=say(`decks-result`,{card:l.name,kind:say(`card-kind-${l.kind}`),count:d}),p={name:l.name,kind:l.kind};
return a(`div`,{class:d>0?`result result-in`:`result`,children:[a(`button`,{type:`button`,class:s?`result-card`:`result-main`,"data-result":e,"aria-label":f,...peeking(peeks,{slug:e,card:null}),onClick:()=>i(e),children:s?a(SmallCard,{entry:t,named:p,reader:c}):a($,{children:[a(Sign,{of:signOf(t),size:17}),a(`span`,{class:`result-name`,children:l.name}),a(Figures,{entry:t})]})}),a(`span`,{class:`result-count`,children:[a(`button`,{type:`button`,class:`bare`,tabIndex:-1,disabled:d===0,"aria-label":say(`decks-remove`,{card:l.name}),onClick:()=>o(e),children:a(Sign,{of:`minus`,size:16})}),a(`b`,{"aria-hidden":`true`,children:d>0?d:``}),a(`button`,{type:`button`,class:`bare`,tabIndex:-1,"aria-label":say(`decks-add`,{card:l.name}),onClick:()=>i(e),children:a(Sign,{of:`plus`,size:16})})]})]})}
function NameOnly({slug:e,named:t}){
let n=t?.kind??``;
return a(`div`,{class:`result result-named`,children:a(`span`,{class:`result-main`,"data-result":e,tabIndex:-1,children:[a(Sign,{of:hasSign(n)?n:`unknown`,size:17}),a(`span`,{class:`result-name`,children:t?.name??e}),a(`span`,{class:`hint`,children:[t===void 0?null:`${say(`search-set-${t.set}`)} · `,say(`decks-name-only`)]})]})})}
function signOf(e){
let t=facts(e.printed);
return t.kind===`obstacle`?t.obstacle.kind:t.kind}
function Figures({entry:e}){
let{cost:t,edge:n,life:r}=figuresOf(e.printed),i=[t,...n,r].filter(e=>e!==null);
return a(`span`,{class:`result-figures`,children:i.map((e,t)=>a(`span`,{title:say(e.label),children:[a(Sign,{of:e.sign,size:13}),e.value]},t))})}
function nameOf(e){
return cardOf(e)?.printed.name??e}
function ownText(e){
return ownLevels.find(e.level)?.text??null}
function WishesForm({game:e,wishes:t,change:n}){
let r=own(e),i=r.levels.find(e=>e.id===t.level)??null,o=e.formats.find(e=>e.id===t.format)??e.formats[0]??null,s=r.usual_levels[o?.id??``],c=r.levels.find(e=>e.id===s)??r.levels[0],l=i?.variants.find(e=>e.id===t.variant)??i??c??null,u=l===null?[]:counts(l),d=[[``,say(`decks-level-usual`,{level:c===void 0?``:read(c.title)})],...r.levels.map(e=>[e.id,read(e.title)]),...ownLevels.all.value.map(e=>[e.id,say(`decks-level-own`,{name:e.name})])];
return a(`div`,{class:`wishes`,role:`group`,"aria-label":say(`decks-for`),children:[a(Select,{label:say(`page-new-level`),value:d.some(([e])=>e===t.level)?t.level:``,choices:d,choose:e=>n({...t,level:e,variant:``,seats:0})}),i!==null&&i.variants.length>0?a(Select,{label:say(`page-new-variant`),value:t.variant,choices:[[``,say(`page-default`)],...i.variants.map(e=>[e.id,read(e.title)])],choose:e=>n({...t,variant:e,seats:0})}):null,a(Select,{label:say(`page-new-seats`),value:String(t.seats),choices:[[`0`,say(`decks-seats-all`)],...u.map(e=>[String(e),say(`page-seat-count`,{count:e})])],choose:e=>n({...t,seats:Number(e)})}),e.formats.length>1?a(Select,{label:say(`decks-format`),value:t.format,choices:[[``,say(`page-default`)],...e.formats.map(e=>[e.id,read(e.title)])],choose:e=>n({...t,format:e,seats:0})}):null]})}
function counts(e){
let t=e.solo?1:e.fewest_seats;
return Array.from({length:e.most_seats-t+1},(e,n)=>t+n)}
function DeckPane(e){
let{deck:t,game:n,report:r,failed:i,change:o}=e,s=groupsOf(t,pool.value),c=total(t),l=r===null?void 0:drawDeck(r),u=r===null?0:idleAlone(r);
return a(`section`,{class:`deck-pane`,"aria-label":say(`decks-deck`),children:[n===null?null:a(WishesForm,{game:n,wishes:t.wishes,change:e=>o({...t,wishes:e})}),a(Reasons,{report:r,failed:i}),a(`p`,{class:`deck-total`,children:[a(`b`,{children:say(`decks-draw-count`,{count:c})}),l===void 0?null:a(`span`,{class:`hint`,children:say(`decks-bounds`,{minimum:l.fewest,limit:l.copies??0})})]}),a(LeftOut,{deck:t,change:o}),a(Alone,{...e,place:`raider`}),c===0?a(`p`,{class:`empty`,children:say(`decks-empty`)}):null,s.map(t=>a(`div`,{class:`deck-group`,children:[a(`h3`,{children:[a(Sign,{of:hasSign(t.kind)?t.kind:`unknown`,size:16}),` `,say(t.kind===``?`decks-unknown-cards`:`decks-kind-${t.kind}`),` `,a(`span`,{class:`hint`,children:t.count})]}),a(`ul`,{children:t.rows.map(t=>a(`li`,{children:a(CardRow,{...e,row:t,place:`cards`})},t.slug))})]},t.kind)),t.treasure===``?null:a(Alone,{...e,place:`treasure`}),a(Locations,{...e}),u>0?a(`p`,{class:`hint`,children:say(`decks-idle`,{count:u})}):null,r===null?null:a($,{children:[a(`h3`,{class:`deck-figures`,children:say(`decks-figures`)}),a(Charts,{charts:r.charts})]})]})}
function Heading({sign:e,children:t}){
return a(`h3`,{children:[a(Sign,{of:e,size:16}),` `,t]})}
function Alone(e){
let{deck:t,place:n}=e,r=t[n];
return a(`div`,{class:`deck-group`,children:[a(Heading,{sign:n,children:say(`decks-kind-${n}`)}),r===``?a(`p`,{class:`empty`,children:say(`decks-no-${n}`)}):a(CardRow,{...e,row:rowOf(r,1),place:n})]})}
function rowOf(e,t){
return{slug:e,count:t,name:nameOf(e),entry:pool.value.get(e)}}
function Locations(e){
let{deck:t}=e,n=[...new Set(t.locations)];
return n.length===0?null:a(`div`,{class:`deck-group`,children:[a(Heading,{sign:`location`,children:[say(`decks-kind-location`),` `,a(`span`,{class:`hint`,children:t.locations.length})]}),a(`p`,{class:`hint`,children:say(`decks-locations-more`)}),a(`ul`,{children:n.map(n=>a(`li`,{children:a(CardRow,{...e,row:rowOf(n,countOf(t,n,`locations`)),place:`locations`})},n))})]})}
function CardRow({row:e,place:t,report:n,add:r,remove:i}){
let o=n?.violations.some(t=>t.card===e.slug)??!1,s=t===`raider`||t===`treasure`;
return a(`div`,{class:o?`deck-row deck-row-wrong`:`deck-row`,children:[a(`span`,{class:`deck-row-count`,children:[a(`button`,{type:`button`,class:`bare`,"aria-label":say(`decks-remove`,{card:e.name}),onClick:()=>i(e.slug,t),children:a(Sign,{of:`minus`,size:16})}),a(`b`,{children:e.count}),s?null:a(`button`,{type:`button`,class:`bare`,"aria-label":say(`decks-add`,{card:e.name}),onClick:()=>r(e.slug,t),children:a(Sign,{of:`plus`,size:16})})]}),a(`button`,{type:`button`,class:`bare deck-row-name`,"aria-label":say(`decks-show`,{card:e.name}),onKeyDown:n=>{
n.key===`+`||n.key===`=`?r(e.slug,t):(n.key===`-`||n.key===`Delete`)&&i(e.slug,t)},...e.entry===void 0?{}:peeking(peeks,{slug:e.slug,card:null},!0),children:[e.name,o?a(`span`,{class:`wrong-mark`,title:say(`decks-row-wrong`),children:[a(Icon,{sign:`why`,size:16}),a(`span`,{class:`unseen`,children:say(`decks-row-wrong`)})]}):null]}),e.entry===void 0?null:a(Figures,{entry:e.entry})]})}
function LeftOut({deck:e,change:t}){
return e.left.length===0?null:a(`div`,{class:`left-out`,children:[a(`p`,{children:say(`decks-left`,{count:e.left.length})}),a(`ul`,{children:e.left.slice(0,50).map((e,t)=>a(`li`,{children:a(`code`,{children:e})},t))}),a(`button`,{type:`button`,onClick:()=>t({...e,left:[]}),children:say(`decks-left-forget`)})]})}
var FORMS=[[`list`,`txt`],[`toml`,`toml`],[`lackey`,`txt`],[`dek`,`dek`]];
function ExportDialog({deck:e,close:t}){
let n=useSignal(`list`),r=useSignal(``),i={game:GAME,deck:sentDeck(e),to:n.value},{value:o,error:s}=useLoaded(n.value,()=>post(`/api/decks/convert`,i)),c=o.value?.text??``,l=FORMS.find(([e])=>e===n.value)?.[1]??`txt`,u=async()=>{
await navigator.clipboard.writeText(c),r.value=n.value};
return a(Dialog,{title:say(`decks-export`),close:t,wide:!0,children:[a(ChoiceGroup,{label:say(`decks-form`),value:n.value,choices:FORMS.map(([e])=>[e,say(`decks-form-${e}`)]),choose:e=>{
n.value=e}}),a(Trouble,{error:s.value}),a(`textarea`,{class:`list-text`,rows:14,readOnly:!0,value:c,"aria-label":say(`decks-export`),onFocus:e=>e.currentTarget.select()}),a(`div`,{class:`dialog-acts`,children:[a(`button`,{type:`button`,class:`main-button`,disabled:c===``,onClick:()=>void u().catch(()=>void 0),children:[a(Icon,{sign:r.value===n.value?`check`:`copy`}),say(r.value===n.value?`page-copied`:`page-copy`)]}),a(`button`,{type:`button`,disabled:c===``,onClick:()=>download(fileName(e.name,l),c),children:say(`decks-download`)})]})]})}
function toggled(e,t){
return hasTerm(e,t)?e.split(/\s+/).filter(e=>e!==t).join(` `):`${e.trimEnd()} ${t}`.trimStart()}
function hasTerm(e,t){
return e.split(/\s+/).includes(t)}
function marked(e,t){
let n=[...e],r=n.map((e,n)=>t.some(e=>e.at<=n&&n<e.at+e.length)),i=[];
return n.forEach((e,t)=>{
let n=i.at(-1);
n!==void 0&&n.wrong===r[t]?n.text+=e:i.push({text:e,wrong:r[t]??!1})}),t.some(e=>e.at>=n.length)&&i.push({text:`…`,wrong:!0}),i}
function mended(e,t,n){
let r=[...e],i=r.slice(t.at,t.at+t.length).join(``),{asked:o,value:s}=t.message.args,c=typeof s==`string`?s:typeof o==`string`?o:i,l=typeof s==`string`?i.lastIndexOf(c):i.indexOf(c),u=l<0?n:i.slice(0,l)+n+i.slice(l+c.length);
return r.slice(0,t.at).join(``)+u+r.slice(t.at+t.length).join(``)}
function namesOnly(e){
return new Map(e.named.map(e=>{
let t=e.name.normalize(`NFKD`).toLowerCase().replace(/\p{M}|['‘’]/gu,``).match(/[\p{L}\p{N}]+/gu)??[];
return[`${e.set}/${t.join(`-`)}`,{name:e.name,kind:e.kind,set:e.set}]}))}
var EXAMPLES=[[`pit trap`,`name`],[`t:obstacle danger<=5`,`both`],[`t:trap or t:hazard`,`or`],[`t:discovery -is:alone`,`not`],[`t:obstacle tests:fight target<9`,`tests`],[`o:"draw"`,`text`],[`t:raider move>=3 order:move direction:desc`,`order`]];
function SearchHelp({use:e}){
let t=language.value,{value:n}=useLoaded(t,()=>getOnce(`/api/search/tomb-raider/fields?language=${t}`));
return a(`div`,{class:`search-help`,children:[a(`dl`,{class:`search-examples`,children:EXAMPLES.map(([t,n])=>a(`div`,{children:[a(`dt`,{children:a(`button`,{type:`button`,onClick:()=>e(t),children:a(`code`,{children:t})})}),a(`dd`,{children:say(`decks-example-${n}`)})]},n))}),a(`p`,{class:`hint`,children:say(`decks-help-keys`)}),a(`details`,{children:[a(`summary`,{children:say(`decks-fields`)}),a(`dl`,{class:`search-fields`,children:(n.value?.fields??[]).map(e=>a(`div`,{children:[a(`dt`,{children:[a(`code`,{children:e.name}),e.others.length>0?a(`span`,{class:`hint`,children:[` `,e.others.join(`, `)]}):null]}),a(`dd`,{children:[read(e.about),e.choices.length>0?a(`span`,{class:`hint`,children:[` `,e.choices.map(e=>e.key).join(` · `)]}):null]})]},e.name))})]})]})}
var WAIT=150,PAGE=60,KINDS=[`raider`,`upgrade`,`action`,`discovery`,`obstacle`,`secret-move`,`location`,`treasure`];
function Search({deck:e,add:t,remove:n}){
let r=useSignal(``),i=useSignal(null),o=useSignal(null),s=useSignal(!1),c=useSignal(localStorage.getItem(`gorin.decks.cards`)===`yes`),l=useSignal(!1),u=useSignal(PAGE),d=useSignal(null),f=T(null),p=T(null),m=useComputed(()=>d.value===null?new Map:namesOnly(d.value));
A(()=>{
getOnce(`/api/cards/tomb-raider`).then(e=>{
d.value=e},()=>void 0)},[]);
let h=language.value,g=r.value;
A(()=>{
let e=!0,t=window.setTimeout(function n(){
let r=new URLSearchParams({q:g.slice(0,1100),language:h});
get(`/api/search/tomb-raider?${r}`).then(t=>{
e&&(i.value=t,o.value=null,u.value=PAGE)},r=>{
if(!e)return;
let i=pauseOf(asApiError(r));
i===null?o.value=asApiError(r):t=window.setTimeout(n,i)})},i.peek()===null?0:WAIT);
return()=>{
e=!1,window.clearTimeout(t)}},[g,h]),A(()=>{
let e=e=>{
e.key!==`/`||isWriting(e.target)||(e.preventDefault(),f.current?.focus())};
return document.addEventListener(`keydown`,e),()=>document.removeEventListener(`keydown`,e)},[]);
let _=i.value?.faults??[],v=ordered(i.value).filter(e=>l.value||pool.value.has(e)),b=(i.value?.keys.length??0)-v.length;
return a(`section`,{class:`deck-search`,"aria-label":say(`decks-search`),children:[a(`div`,{class:`search-bar`,children:[a(`input`,{ref:f,type:`search`,value:g,maxLength:1e3,spellcheck:!1,autocapitalize:`off`,autocomplete:`off`,placeholder:say(`decks-search-hint`),"aria-label":say(`decks-search`),"aria-invalid":_.length>0,"aria-describedby":`search-faults`,onInput:e=>{
r.value=e.currentTarget.value},onKeyDown:e=>{
e.key===`ArrowDown`&&(e.preventDefault(),p.current?.querySelector(`[data-result]`)?.focus())}}),a(`button`,{type:`button`,"aria-expanded":s.value,"aria-label":say(`decks-help`),title:say(`decks-help`),onClick:()=>{
s.value=!s.value},children:a(Icon,{sign:`help`})}),a(`button`,{type:`button`,"aria-pressed":c.value,class:`choice`,title:say(`decks-as-cards`),"aria-label":say(`decks-as-cards`),onClick:()=>{
c.value=!c.value,localStorage.setItem(`gorin.decks.cards`,c.value?`yes`:`no`)},children:a(Sign,{of:`hand`,size:20})})]}),s.value?a(SearchHelp,{use:e=>{
r.value=e,f.current?.focus()}}):null,a(`div`,{class:`search-kinds`,role:`group`,"aria-label":say(`decks-kinds`),children:KINDS.map(e=>a(`button`,{type:`button`,class:`choice kind-choice`,"aria-pressed":hasTerm(g,`t:${e}`),onClick:()=>{
let t=KINDS.filter(t=>t!==e).reduce((e,t)=>hasTerm(e,`t:${t}`)?toggled(e,`t:${t}`):e,g);
r.value=toggled(t,`t:${e}`)},children:[a(Sign,{of:e,size:15}),` `,say(`card-kind-${e}`)]},e))}),a(`div`,{id:`search-faults`,"aria-live":`polite`,children:_.length>0?a(SearchFaults,{query:g,faults:_,mend:e=>{
r.value=e,f.current?.focus()}}):i.value===null?null:a(`p`,{class:`hint search-count`,children:[say(`decks-found`,{count:v.length}),b>0||l.value?a(Tick,{checked:l.value,change:e=>{
l.value=e},children:say(`decks-names-only`,{count:b})}):null]})}),a(Trouble,{error:o.value}),a(`ul`,{ref:p,class:c.value?`results results-cards`:`results`,onKeyDown:e=>onResultKey(e,f.current,t,n),children:v.slice(0,u.value).map(r=>a(`li`,{children:a(Result,{slug:r,entry:pool.value.get(r),named:m.value.get(r),deck:e,add:t,remove:n,asCard:c.value})},r))}),v.length>u.value?a(`button`,{type:`button`,onClick:()=>{
u.value+=120},children:say(`decks-more`,{count:v.length-u.value})}):null]})}
function ordered(e){
if(e===null)return[];
if(e.search!==``)return e.keys;
let t=e=>{
let t=pool.value.get(e)?.printed.kind;
return t===void 0?KINDS.length:KINDS.indexOf(t)};
return[...e.keys].sort((e,n)=>t(e)-t(n))}
function onResultKey(e,t,n,r){
let i=[...e.currentTarget.querySelectorAll(`[data-result]`)],o=e.target,s=i.indexOf(o),c=o.dataset.result??``;
if(!(s<0)){
if(e.key===`ArrowDown`||e.key===`ArrowRight`)i[s+1]?.focus();else if(e.key===`ArrowUp`||e.key===`ArrowLeft`)(i[s-1]??t)?.focus();else if(e.key===`Home`)i[0]?.focus();else if(e.key===`End`)i.at(-1)?.focus();else if(e.key===`+`||e.key===`=`)n(c);else if(e.key===`-`||e.key===`Backspace`||e.key===`Delete`)r(c);else return;
e.preventDefault()}}
function SearchFaults({query:e,faults:t,mend:n}){
return a(`div`,{class:`faults search-faults`,children:[a(`p`,{class:`search-echo`,"aria-hidden":`true`,children:marked(e,t).map((e,t)=>e.wrong?a(`mark`,{children:e.text},t):e.text)}),a(`ul`,{children:t.map((t,r)=>a(`li`,{children:[read(t.message),nearIn(t).map(r=>a(`button`,{type:`button`,class:`mend`,onClick:()=>n(mended(e,t,r)),children:r},r))]},r))})]})}
function nearIn(e){
let t=e.message.args.near;
return typeof t==`string`?[t]:Array.isArray(t)?t.filter(e=>typeof e==`string`):[]}
function DeckPage({id:e}){
let t=useSignal(null),n=useSignal([]),r=T(0),i=useSignal(null),o=useSignal(!1);
A(()=>(loadCards(GAME),knowCards(GAME).catch(()=>void 0),()=>hide(peeks)),[]),A(()=>{
if(t.peek()?.id===e)return;
let o=!0;
if(r.current+=1,n.value=[],i.value=null,t.value=e===`new`?emptyDeck(`new`,say(`decks-new-name`),Date.now()):ownDecks.find(e),t.value===null)return get(`/api/decks/${GAME}/${encodeURIComponent(e)}`).then(n=>{
o&&(t.value=deckFrom(n.deck,e,0))},e=>{
o&&(i.value=asApiError(e))}),()=>{
o=!1}},[e]);
let s=ownDecks.all.value.find(t=>t.id===e);
A(()=>{
let n=t.peek();
s!==void 0&&n?.id===e&&s.changed>n.changed&&(t.value=s)},[s]);
let c=e=>{
let n=ownDecks.find(e.id)!==null,r=ownDecks.all.peek().map(e=>e.name),i=n?{...e,changed:Date.now()}:{...e,changed:Date.now(),id:newId(),name:freeName(e.name,r)};
o.value=!ownDecks.keep(i),t.value=i,!n&&!o.value&&go(`/decks/${i.id}`,!0)};
return t.value===null?a(Fetching,{title:say(`decks-title`),error:i.value,path:`/decks`,back:say(`decks-all`)}):a(Builder,{deck:t.value,change:e=>{
let r=t.peek();
r!==null&&e!==r&&(n.value=[...n.peek(),r].slice(-50),c(e))},undo:n.value.length>0?()=>{
let e=n.peek().at(-1),r=t.peek();
e!==void 0&&r!==null&&(n.value=n.peek().slice(0,-1),c({...e,id:r.id,name:e.name}))}:null,full:o.value},r.current)}
function Builder({deck:e,change:t,undo:n,full:r}){
let{value:i}=useLoaded(`catalogue`,catalogue),o=i.value===null?null:usualGame(i.value),s=useSignal(e.id===`new`?`search`:`deck`),c=useSignal(``),l=useSignal(``),u=ownText(e.wishes),{answer:d,error:f}=useChecked(`/api/decks/check`,{game:GAME,deck:sentDeck(e),wishes:sentWishes(e.wishes,u)}),p=f.value!==null,m=()=>{
c.value=``},h=(e,t,n)=>{
let r=n===`cards`?e.cards[t]??0:+!!e[n].includes(t);
l.value=say(`decks-told`,{card:cardOf(t)?.printed.name??t,count:r,total:total(e)})},g=(n,r=placeFor(cardOf(n)?.printed.kind))=>{
let i=withCard(e,n,r);
t(i),h(i,n,r)},_=(n,r=placeFor(cardOf(n)?.printed.kind))=>{
let i=withoutCard(e,n,r);
t(i),h(i,n,r)};
return a(Shell,{wide:!0,children:[a(`div`,{class:`builder`,"data-pane":s.value,onKeyDown:e=>onUndoKey(e,n),children:[a(Head,{deck:e,change:t,undo:n,choose:e=>{
c.value=e}}),r?a(NoRoom,{}):null,a(RenamedNotice,{}),a(Trouble,{error:f.value}),a(Search,{deck:e,add:g,remove:_}),a(DeckPane,{deck:e,game:o,report:d.value,failed:p,change:t,add:g,remove:_}),a(`nav`,{class:`builder-tabs`,"aria-label":say(`decks-panes`),children:[a(Choices,{value:s.value,choices:[[`search`,say(`decks-tab-search`)],[`deck`,say(`decks-tab-deck`,{count:total(e)})]],choose:e=>{
s.value=e}}),a(Chip,{report:d.value,failed:p,show:()=>{
s.value=`deck`,window.setTimeout(()=>document.querySelector(`.reasons`)?.scrollIntoView({block:`nearest`}))}})]})]}),a(`p`,{class:`unseen`,"aria-live":`polite`,children:l.value}),a(Peeked,{}),c.value===`import`?a(ImportDialog,{close:m,verb:say(`decks-import-into`),take:(n,r)=>{
m();
let i=deckFrom(n,e.id,Date.now()),o=n.name===``||n.name===`deck`?e.name:n.name;
t({...i,name:o,wishes:e.wishes,left:r})}}):null,c.value===`export`?a(ExportDialog,{deck:e,close:m}):null,c.value===`play`&&o!==null?a(PlayDeck,{deck:e,game:o,report:d.value,text:u,close:m}):null]})}
function onUndoKey(e,t){
e.target instanceof HTMLElement&&e.target.matches(`input, textarea`)||t===null||e.key!==`z`||!(e.ctrlKey||e.metaKey)||(e.preventDefault(),t())}
function isOwn(e){
return ownDecks.all.value.some(t=>t.id===e.id)}
function Head({deck:e,change:t,undo:n,choose:r}){
let i=useSignal(null);
return a(`header`,{class:`builder-head`,children:[a(`a`,{href:`/decks`,class:`button`,"aria-label":say(`decks-all`),title:say(`decks-all`),children:a(Icon,{sign:`left`})}),a(`input`,{class:`deck-name`,value:i.value??e.name,maxLength:60,"aria-label":say(`decks-name`),onInput:e=>{
i.value=e.currentTarget.value},onChange:n=>{
let r=n.currentTarget.value.trim();
i.value=null,r!==``&&t({...e,name:r})}}),isOwn(e)?a(KeptSign,{thing:e}):null,a(`span`,{class:`builder-tools`,children:[a(`button`,{type:`button`,disabled:n===null,title:say(`decks-undo`),"aria-label":say(`decks-undo`),onClick:()=>n?.(),children:a(Icon,{sign:`undo`})}),a(`button`,{type:`button`,onClick:()=>r(`import`),children:say(`decks-import-short`)}),a(`button`,{type:`button`,onClick:()=>r(`export`),children:say(`decks-export-short`)}),a(`button`,{type:`button`,class:`main-button`,onClick:()=>r(`play`),children:[a(Icon,{sign:`play`,size:18}),` `,say(`decks-play-short`)]})]})]})}
function PlayDeck({deck:e,game:t,report:n,text:r,close:i}){
let{wishes:o}=e,s=t.formats.find(e=>e.id===o.format)??t.formats[0],{levels:c,usual_levels:l}=own(t),u=o.level||l[s?.id??``],d=c.find(e=>e.id===u)??c[0],f=d?.variants.find(e=>e.id===o.variant)??d,p=f===void 0||f.solo||r!==null?1:f.fewest_seats,m=r===null?f?.most_seats??2:6;
return a(PlayDialog,{title:say(`decks-play`),close:i,game:t,seats:[p,m],usual:o.seats||2,chosen:levelTerms(t,{id:o.level,text:r},o.variant,o.format||null),deckText:async()=>(await post(`/api/decks/convert`,{game:GAME,deck:sentDeck(e),to:`toml`})).text,children:n!==null&&!n.legal?a(`p`,{class:`faults`,children:say(`decks-play-illegal`)}):null})}
export{DeckPage};
