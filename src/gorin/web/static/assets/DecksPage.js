import{$,A,ChoiceGroup,Choices,Clause,Dialog,Icon,Shell,T,Trouble,a,asApiError,catalogue,get,getOnce,go,knowCards,language,post,read,reader,say,useComputed,useLoaded,useSignal,y}from"./house.js";
import{LONGEST,LineNotes,Select,Tick,cardOf,countOf,deckFormats,deckFrom,deckLine,decksFor,download,emptyDeck,fileName,freeName,hide,isWriting,loadCards,movesTo,newId,pauseOf,peeking,pool,sentDeck,sentWishes,sizeOf,total,useChecked,withCard,withMoved,withoutCard}from"./parts.js";
import{NoRoom,TooLong}from"./Refusals.js";
import{Fetching,PlayDialog,VerdictWords,verdictFor}from"./verdicts.js";
import{KeptSign,RenamedNotice}from"./KeptWhere.js";
import{FileChoice,OwnRows,textOf}from"./Library.js";
var peeks={peek:y(null)},WIDTH=320,MARGIN=10;
function Figures({entry:e,building:t}){
let n=t.dress?.Figures;
if(n!==void 0)return a(n,{entry:e});
let r=t.figures.flatMap(t=>e.rows.filter(e=>e.field===t));
return a(`span`,{class:`result-figures`,children:r.map(e=>a(`span`,{title:`${read(e.label)}: ${read(e.value)}`,children:[a(`span`,{class:`unseen`,children:[read(e.label),` `]}),read(e.value)]},e.field))})}
function WholeCard({entry:e,building:t}){
let n=t.dress?.WholeCard;
return n===void 0?a(`article`,{class:`fact-card`,children:[a(`h2`,{children:e.printed.name}),a(`dl`,{children:e.rows.map(e=>a(`div`,{children:[a(`dt`,{children:read(e.label)}),a(`dd`,{children:read(e.value)})]},e.field))}),e.text.map((e,t)=>a(`p`,{children:read(e)},t))]}):a(n,{entry:e})}
function Peeked({building:e}){
let t=peeks.peek.value,n=t===null?void 0:cardOf(t.slug);
return t===null||n===void 0?null:a(`div`,{class:`deck-peek`,style:beside(t.beside),children:a(WholeCard,{building:e,entry:n})})}
function KindSign({building:e,of:t}){
let n=e.dress?.Sign;
return n===void 0?null:a(n,{of:t})}
function aboutDeck(e,t){
let n=say(`builder-about`,{count:total(e,t)});
if(t.lead===void 0)return n;
let[r,i]=t.lead,[o]=Object.keys(e.sections[r]??{});
return`${o===void 0?say(i):read({type:`name`,kind:`card`,key:o})} · ${n}`}
function beside(e){
let t=Math.min(460,window.innerHeight-20),n=Math.max(MARGIN,Math.min(e?.top??MARGIN,window.innerHeight-t-MARGIN)),r=(e?.right??0)+MARGIN,i=(e?.left??0)-MARGIN-WIDTH,o=Math.max(MARGIN,(window.innerWidth-WIDTH)/2),s=r+WIDTH+MARGIN<=window.innerWidth?r:i>=MARGIN?i:o;
return{top:`${n}px`,left:`${s}px`}}
function toggled(e,t){
return hasTerm(e,t)?e.split(/\s+/).filter(e=>e!==t).join(` `):`${e.trimEnd()} ${t}`.trimStart()}
function switched(e,t,n){
let r=t.slice(0,t.indexOf(`:`)+1);
return toggled(n.filter(e=>e!==t&&e.startsWith(r)).filter(t=>hasTerm(e,t)).reduce(toggled,e),t)}
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
return[`${e.set}/${t.join(`-`)}`,e]}))}
function Result({building:e,entry:t,count:n,choose:r,remove:i,drawn:o}){
let{slug:s,name:c,kind:l}=t.printed,u=n?.(s)??0,d={card:c,kind:say(e.kindName(l)),count:u},f=o?e.dress?.SmallCard:void 0,p=e.dress?.CardSign;
return a(`div`,{class:u>0?`result result-in`:`result`,children:[a(`button`,{type:`button`,class:f===void 0?`result-main`:`result-card`,"data-result":s,"aria-label":say(n===null?`builder-result-card`:`builder-result`,d),...peeking(peeks,{slug:s,card:null}),onClick:()=>r(s),children:f===void 0?a($,{children:[p===void 0?null:a(p,{entry:t}),a(`span`,{class:`result-name`,children:c}),a(Figures,{entry:t,building:e})]}):a(f,{entry:t})}),n===null?null:a(`span`,{class:`result-count`,children:[a(`button`,{type:`button`,class:`bare`,tabIndex:-1,disabled:u===0,"aria-label":say(`builder-remove`,{card:c}),onClick:()=>i(s),children:`−`}),a(`b`,{"aria-hidden":`true`,children:u>0?u:``}),a(`button`,{type:`button`,class:`bare`,tabIndex:-1,"aria-label":say(`builder-add`,{card:c}),onClick:()=>r(s),children:`+`})]})]})}
function NameOnly({building:e,slug:t,named:n}){
return a(`div`,{class:`result result-named`,children:a(`span`,{class:`result-main`,"data-result":t,tabIndex:-1,children:[a(KindSign,{building:e,of:n?.kind??``}),a(`span`,{class:`result-name`,children:n?.name??t}),a(`span`,{class:`hint`,children:[n===void 0?null:`${say(`search-set-${n.set}`)} · `,say(`builder-name-only`)]})]})})}
function replaceName(e,t,n,r){
let i=e.split(`
`),o=i[t-1];
return o===void 0||n===``?e:(i[t-1]=renamed(o,n,r),i.join(`
`))}
function renamed(e,t,n){
let r=e.trimStart().startsWith(`<`),i=JSON.stringify(t);
if(!r&&e.includes(i))return e.replace(i,()=>JSON.stringify(n));
if(e.trimStart().startsWith(`${t} =`)||e.trimStart().startsWith(`${t}=`))return e.replace(t,()=>JSON.stringify(n));
let o=r?escaped(t):t,s=e.lastIndexOf(o);
return s>=0?e.slice(0,s)+(r?escaped(n):n)+e.slice(s+o.length):(/^\s*(\d+\s*x?|x\s*\d+)\s+/i.exec(e)?.[0]??``)+n}
function escaped(e){
return e.replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`).replaceAll(`>`,`&gt;`)}
function namesNear(e){
let t=e.near;
return typeof t==`string`?[t]:Array.isArray(t)?t.filter(e=>typeof e==`string`):[]}
function Help({building:e,use:t}){
let n=language.value,r=`/api/search/${encodeURIComponent(e.game)}/fields?language=${n}`,{value:i}=useLoaded(r,()=>getOnce(r));
return a(`div`,{class:`search-help`,children:[a(`div`,{class:`search-examples`,children:e.examples.map(([e,n])=>a(`div`,{children:[a(`button`,{type:`button`,onClick:()=>t(e),children:a(`code`,{children:e})}),a(`span`,{children:say(n)})]},e))}),a(`p`,{class:`hint`,children:say(`builder-help-keys`)}),a(`details`,{children:[a(`summary`,{children:say(`builder-fields`)}),a(`div`,{class:`search-fields`,children:(i.value?.fields??[]).map(e=>a(`div`,{children:[a(`code`,{children:[e.name,...e.others].join(`, `)}),a(`span`,{children:[read(e.about),e.choices.length>0?a(`span`,{class:`hint`,children:[` `,e.choices.map(({key:e})=>e).join(` · `)]}):null]})]},e.name))})]})]})}
function SearchFaults({query:e,faults:t,mend:n}){
return a(`div`,{class:`faults search-faults`,children:[a(`p`,{class:`search-echo`,"aria-hidden":`true`,children:marked(e,t).map((e,t)=>e.wrong?a(`mark`,{children:e.text},t):e.text)}),a(`ul`,{children:t.map((t,r)=>a(`li`,{children:[read(t.message),namesNear(t.message.args).map(r=>a(`button`,{type:`button`,class:`mend`,onClick:()=>n(mended(e,t,r)),children:r},r))]},r))})]})}
var WAIT=150,PAGE=60,AS_CARDS=`gorin.decks.cards`;
function Search({building:e,count:t,choose:n,remove:r}){
let i=useSignal(``),o=useSignal(!1),s=useSignal(localStorage.getItem(AS_CARDS)===`yes`),c=useSignal(!1),l=useSignal(PAGE),u=useNames(e.game),d=T(null),f=T(null),{found:p,error:m}=useFound(e.game,i,()=>{
l.value=PAGE});
A(()=>{
let e=e=>{
e.key!==`/`||isWriting(e.target)||(e.preventDefault(),d.current?.focus())};
return document.addEventListener(`keydown`,e),()=>document.removeEventListener(`keydown`,e)},[]);
let h=i.value,g=p.value?.faults??[],_=ordered(p.value,e),v=_.filter(e=>pool.value.has(e)||c.value&&u.value.has(e)),b=_.filter(e=>u.value.has(e)&&!pool.value.has(e)).length,x=e.dress?.SmallCard!==void 0,S=x&&s.value,C=e.quick.map(([e])=>e);
return a(`section`,{class:`deck-search`,"aria-label":say(`builder-search`),children:[a(`div`,{class:`search-bar`,children:[a(`input`,{ref:d,type:`search`,value:h,maxLength:1e3,spellcheck:!1,autocapitalize:`off`,autocomplete:`off`,placeholder:say(`builder-search-hint`,{example:e.examples[0]?.[0]??``}),"aria-label":say(`builder-search`),"aria-invalid":g.length>0,"aria-describedby":`search-faults`,onInput:e=>{
i.value=e.currentTarget.value},onKeyDown:e=>{
e.key===`ArrowDown`&&(e.preventDefault(),f.current?.querySelector(`[data-result]`)?.focus())}}),a(`button`,{type:`button`,"aria-expanded":o.value,"aria-label":say(`builder-help`),title:say(`builder-help`),onClick:()=>{
o.value=!o.value},children:a(Icon,{sign:`help`})}),x?a(`button`,{type:`button`,"aria-pressed":s.value,class:`choice`,title:say(`builder-as-cards`),"aria-label":say(`builder-as-cards`),onClick:()=>{
s.value=!s.value,localStorage.setItem(AS_CARDS,s.value?`yes`:`no`)},children:a(Icon,{sign:`cards`})}):null]}),o.value?a(Help,{building:e,use:e=>{
i.value=e,d.current?.focus()}}):null,a(`div`,{class:`search-kinds`,role:`group`,"aria-label":say(`builder-kinds`),children:e.quick.map(([t,n])=>a(`button`,{type:`button`,class:`choice kind-choice`,"aria-pressed":hasTerm(h,t),onClick:()=>{
i.value=switched(h,t,C)},children:[a(KindSign,{building:e,of:t.slice(t.indexOf(`:`)+1)}),` `,say(n)]},t))}),a(`div`,{id:`search-faults`,"aria-live":`polite`,children:g.length>0?a(SearchFaults,{query:h,faults:g,mend:e=>{
i.value=e,d.current?.focus()}}):p.value===null?null:a(`p`,{class:`hint search-count`,children:[say(`builder-found`,{count:v.length}),b>0?a(Tick,{checked:c.value,change:e=>{
c.value=e},children:say(`builder-names-only`,{count:b})}):null]})}),a(Trouble,{error:m.value}),a(`ul`,{ref:f,class:S?`results results-cards`:`results`,onKeyDown:e=>onResultKey(e,d.current,n,r),children:v.slice(0,l.value).map(i=>{
let o=pool.value.get(i);
return a(`li`,{children:o===void 0?a(NameOnly,{building:e,slug:i,named:u.value.get(i)}):a(Result,{building:e,entry:o,count:t,choose:n,remove:r,drawn:S})},i)})}),v.length>l.value?a(`button`,{type:`button`,onClick:()=>{
l.value+=120},children:say(`builder-more`,{count:v.length-l.value})}):null]})}
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
function useNames(e){
let{value:t}=useLoaded(e,()=>getOnce(`/api/cards/${encodeURIComponent(e)}`));
return useComputed(()=>t.value===null?new Map:namesOnly(t.value))}
function ordered(e,{first:t}){
if(e===null)return[];
if(e.search!==``||t===void 0)return e.keys;
let n=e=>{
let n=t.indexOf(pool.value.get(e)?.printed.kind??``);
return n<0?t.length:n};
return[...e.keys].sort((e,t)=>n(e)-n(t))}
function onResultKey(e,t,n,r){
let i=[...e.currentTarget.querySelectorAll(`[data-result]`)],o=e.target,s=i.indexOf(o),c=o.dataset.result??``;
if(!(s<0)){
if(e.key===`ArrowDown`||e.key===`ArrowRight`)i[s+1]?.focus();else if(e.key===`ArrowUp`||e.key===`ArrowLeft`)(i[s-1]??t)?.focus();else if(e.key===`Home`)i[0]?.focus();else if(e.key===`End`)i.at(-1)?.focus();else if(e.key===`+`||e.key===`=`)n(c);else if(e.key===`-`||e.key===`Backspace`||e.key===`Delete`)r(c);else return;
e.preventDefault()}}
var ROW=22,HIGH=84,WIDEST=34,FEW=11,ROOM=230,NARROWEST=24;
function Charts({charts:e,curves:t}){
let n=e.filter(e=>e.bars.some(e=>e.count>0));
return n.length===0?a(`p`,{class:`empty`,children:say(`builder-no-charts`)}):a(`div`,{class:`charts`,children:n.map(e=>a(`figure`,{class:isWide(e,t)?`chart-wide`:void 0,children:[a(`figcaption`,{children:[read(e.title),e.mean===null?null:a(`span`,{class:`hint`,children:[` `,say(`builder-mean`,{mean:rounded(e.mean)})]})]}),t.includes(e.id)?a(Columns,{chart:e,column:columnOf(e)}):a(Bars,{chart:e})]},e.id))})}
function rounded(e){
return e.toLocaleString(reader.value?.language,{maximumFractionDigits:1})}
function isWide(e,t){
return t.includes(e.id)&&e.bars.length>FEW}
function columnOf({bars:e}){
return e.length>FEW?NARROWEST:Math.min(WIDEST,ROOM/e.length)}
function inWords(e){
let t=e.bars.map(e=>`${read(e.label)}: ${e.count}`);
return`${read(e.title)}. ${t.join(`; `)}`}
function Bars({chart:e}){
let t=Math.max(1,...e.bars.map(e=>e.count));
return a(`svg`,{class:`chart`,height:e.bars.length*ROW,role:`img`,"aria-label":inWords(e),children:e.bars.map((e,n)=>a(`g`,{children:[a(`text`,{x:`0`,y:n*ROW+15,children:read(e.label)}),a(`rect`,{class:`bar`,x:`45%`,y:n*ROW+4,width:`${44*e.count/t}%`,height:14}),a(`text`,{class:`bar-count`,x:`${46.5+44*e.count/t}%`,y:n*ROW+15,children:e.count})]},n))})}
function Columns({chart:e,column:t}){
let n=Math.max(1,...e.bars.map(e=>e.count)),r=e.bars.length*t,i=Math.min(22,t-4);
return a(`svg`,{class:`chart chart-columns`,width:r,height:122,role:`img`,"aria-label":inWords(e),children:[e.bars.map((e,r)=>{
let o=HIGH*e.count/n,s=r*t+t/2;
return a(`g`,{children:[a(`rect`,{class:`bar`,x:s-i/2,y:102-o,width:i,height:o}),e.count>0?a(`text`,{class:`bar-count`,x:s,y:102-o-4,"text-anchor":`middle`,children:e.count}):null,a(`text`,{x:s,y:117,"text-anchor":`middle`,children:read(e.label)})]},r)}),a(`line`,{x1:`0`,x2:r,y1:102,y2:102})]})}
function groupsOf(e,{kinds:t},n,r){
let i=new Map(r.map(({slug:e},t)=>[e,t])),o=e=>i.get(e)??r.length,s=Object.entries(e.sections[n]??{}).sort(([e],[t])=>o(e)-o(t)).map(([e,t])=>{
let n=r[o(e)];
return{slug:e,name:pool.value.get(e)?.printed.name??n?.name??e,count:t,notes:n?.sort.notes??[]}}),c=t.map(([e])=>e),l=({slug:e})=>{
let t=cardOf(e)?.printed.kind??``;
return c.includes(t)?t:``};
return[...t,[``,``]].map(([e,t])=>{
let n=s.filter(t=>l(t)===e);
return{kind:e,title:t,rows:n,count:n.reduce((e,t)=>e+t.count,0)}}).filter(e=>e.rows.length>0)}
function DeckPane(e){
let{building:t,deck:n,report:r}=e,i=t.sections.every(({id:e})=>sizeOf(n,e)===0);
return a(`section`,{class:`deck-pane`,"aria-label":say(`builder-deck`),children:[a(Wishes,{...e}),a(Reasons,{report:r,failed:e.failed}),a(LeftOut,{...e}),i?a(`p`,{class:`empty`,children:say(`builder-empty`)}):null,t.sections.map(t=>a(Section,{...e,section:t},t.id)),r===null?null:a($,{children:[a(`h3`,{class:`deck-figures`,children:say(`builder-figures`)}),a(DeckFigures,{report:r}),a(Charts,{charts:r.charts,curves:t.curves})]})]})}
function Wishes({building:e,deck:t,game:n,change:r}){
let i=e.dress?.Wishes;
return i===void 0?a(`div`,{class:`wishes`,role:`group`,"aria-label":say(`builder-for`),children:[n===null||n.formats.length<2?null:a(Select,{label:say(`builder-format`),value:t.format,choices:[[``,say(`builder-format-own`)],...n.formats.map(e=>[e.id,read(e.title)])],choose:e=>r({...t,format:e})}),e.clans.length===0?null:a(Select,{label:say(`builder-clan`),value:t.clan,choices:[[``,say(`builder-clan-own`)],...e.clans.map(([e,t])=>[e,say(t)])],choose:e=>r({...t,clan:e})})]}):n===null?null:a(i,{game:n,deck:t,change:r})}
function reasonsOf(e){
return e===null?[]:[...e.faults,...e.violations]}
function Chip({report:e,failed:t,show:n}){
let r=verdictFor(e?.legal??null,t);
return a(`button`,{type:`button`,class:`verdict`,"data-verdict":r,onClick:n,children:a(VerdictWords,{verdict:r,children:say(`builder-verdict-${r}`,{count:reasonsOf(e).length})})})}
function Reasons({report:e,failed:t}){
let n=verdictFor(e?.legal??null,t),r=reasonsOf(e);
return a(`div`,{class:`reasons`,"data-verdict":n,"aria-live":`polite`,children:[a(`p`,{class:`verdict-line`,children:a(VerdictWords,{verdict:n,children:say(`builder-verdict-${n}`,{count:r.length})})}),r.length>0&&!t?a(`ul`,{children:r.slice(0,100).map((e,t)=>a(`li`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]},t))}):null]})}
function Section(e){
let{building:t,deck:n,report:r,section:i}=e,o=r?.sections.find(({id:e})=>e===i.id),s=sizeOf(n,i.id);
return s===0&&(i.rare||o===void 0||o.most===0)?null:a(`div`,{class:`deck-group`,"data-section":i.id,children:[a(`h3`,{children:[a(KindSign,{building:t,of:i.id}),` `,say(i.title),` `,a(`span`,{class:`hint`,children:o===void 0?s:boundsOf(o,s)})]}),i.about===void 0?null:a(`p`,{class:`hint`,children:say(i.about)}),s>0||i.empty===void 0?null:a(`p`,{class:`empty`,children:say(i.empty)}),groupsOf(n,t,i.id,o?.cards??[]).map(n=>a(`div`,{children:[n.title===``?null:a(`h4`,{class:`hint`,children:[a(KindSign,{building:t,of:n.kind}),` `,say(n.title),` `,n.count]}),a(`ul`,{children:n.rows.map(t=>a(`li`,{children:a(Row,{...e,row:t})},t.slug))})]},n.kind))]})}
function boundsOf({fewest:e,most:t,copies:n,style:r},i){
let o=t===null?e===0?String(i):say(`builder-at-least`,{count:i,least:e}):e===t?say(`builder-exactly`,{count:i,least:e}):say(`builder-bounds`,{count:i,least:e,most:t});
return r!==`counted`||n===null?o:`${o} · ${say(`builder-copies`,{limit:n})}`}
function Row(e){
let{building:t,report:n,section:r,add:i,remove:o}=e,{slug:s,name:c,count:l,notes:u}=e.row,d=n?.violations.some(e=>e.card===s)??!1,f=cardOf(s),p=f===void 0&&pool.value.size>0;
return a(`div`,{class:d?`deck-row deck-row-wrong`:`deck-row`,children:[a(`span`,{class:`deck-row-count`,children:[a(`button`,{type:`button`,class:`bare`,"aria-label":say(`builder-remove`,{card:c}),onClick:()=>o(s,r.id),children:`−`}),a(`b`,{children:l}),r.style===`one`?null:a(`button`,{type:`button`,class:`bare`,"aria-label":say(`builder-add`,{card:c}),onClick:()=>i(s,r.id),children:`+`})]}),a(`button`,{type:`button`,class:`bare deck-row-name`,"aria-label":say(`builder-show`,{card:c}),onKeyDown:e=>{
e.key===`+`||e.key===`=`?i(s,r.id):(e.key===`-`||e.key===`Delete`)&&o(s,r.id)},...f===void 0?{}:peeking(peeks,{slug:s,card:null},!0),children:[c,[...u.map(read),...p?[say(`builder-unknown`)]:[]].map(e=>a(`span`,{class:`hint deck-row-note`,children:e},e)),d?a(`span`,{class:`wrong-mark`,title:say(`builder-row-wrong`),children:[a(Icon,{sign:`why`,size:16}),a(`span`,{class:`unseen`,children:say(`builder-row-wrong`)})]}):null]}),a(Move,{...e}),f===void 0?null:a(Figures,{entry:f,building:t})]})}
function Move({building:e,report:t,section:n,row:{slug:r,name:i},move:o}){
let s=cardOf(r),c=s===void 0?null:movesTo(e,s,n.id);
if(c===null||(t?.sections.find(({id:e})=>e===c)?.most??0)===0)return null;
let l=n.aside??!1;
return a(`button`,{type:`button`,class:`bare`,"aria-label":say(l?`page-swap-in`:`page-swap-out`,{card:i}),title:say(l?`page-swap-in`:`page-swap-out`,{card:i}),onClick:()=>o(r,n.id,c),children:a(Icon,{sign:l?`up`:`down`,size:16})})}
function DeckFigures({report:e}){
let t=e.figures.filter(e=>e.value!==null);
return t.length===0?null:a(`dl`,{class:`deck-facts`,children:t.map(e=>a(`div`,{children:[a(`dt`,{children:read(e.label)}),a(`dd`,{children:e.value?.toLocaleString(reader.value?.language)})]},e.id))})}
function LeftOut({deck:e,change:t}){
return e.left.length===0?null:a(`div`,{class:`left-out`,children:[a(`p`,{children:say(`builder-left`,{count:e.left.length})}),a(`ul`,{children:e.left.slice(0,50).map((e,t)=>a(`li`,{children:a(`code`,{children:e})},t))}),a(`button`,{type:`button`,onClick:()=>t({...e,left:[]}),children:say(`builder-left-forget`)})]})}
var SHOWN=60,ENDINGS=`.txt,.toml,.dek,.o8d,.cod,.xml,text/plain`;
function ImportDialog({building:e,close:t,take:n,verb:r}){
let i=useSignal(``),o=i.value.length>LONGEST,s=i.value.trim()===``,c=e.forms.includes(`json`),{answer:l,error:u,busy:d}=useChecked(`/api/decks/check`,s||o?null:{game:e.game,text:i.value},300),f=l.value,p=i.value.split(`
`),m=(f?.faults??[]).filter(e=>e.line>0),h=[...new Set(m.map(e=>p[e.line-1]?.trim()??``))].filter(Boolean),g=async e=>{
i.value=await textOf(e)};
return a(Dialog,{title:say(`builder-import`),close:t,wide:!0,children:[a(`p`,{class:`hint`,children:say(c?`builder-import-more-json`:`builder-import-more`)}),a(`textarea`,{class:`list-text`,rows:10,spellcheck:!1,autocapitalize:`off`,value:i.value,"aria-label":say(`builder-import-text`),placeholder:e.list,onInput:e=>{
i.value=e.currentTarget.value},onDragOver:e=>e.preventDefault(),onDrop:e=>{
let t=e.dataTransfer?.files[0];
t!==void 0&&(e.preventDefault(),g(t))}}),a(FileChoice,{accept:c?`.json,${ENDINGS}`:ENDINGS,take:g}),o?a(TooLong,{length:i.value.length,most:LONGEST}):null,a(Trouble,{error:u.value}),a(`div`,{"aria-live":`polite`,class:`import-found`,children:f===null||s?null:a(Found,{building:e,report:f,lines:p,left:h.length,use:(e,t)=>{
let n=String(e.message.args.card??``);
i.value=replaceName(i.peek(),e.line,n,t)}})}),a(`div`,{class:`dialog-acts`,children:[a(`button`,{type:`button`,class:`main-button`,disabled:f===null||s||o||d.value||!hasCards(f),onClick:()=>{
f!==null&&n(f.deck,h)},children:h.length>0?say(`builder-import-without`,{count:h.length}):r}),a(`button`,{type:`button`,onClick:t,children:say(`page-close`)})]})]})}
function hasCards({deck:e}){
return Object.values(e.sections).some(e=>Object.keys(e).length>0)}
function Found({building:e,report:t,lines:n,left:r,use:i}){
let o=t.faults.filter(e=>e.line>0),s=t.faults.filter(e=>e.line===0);
return a($,{children:[a(`p`,{children:a(`b`,{children:aboutDeck(deckFrom(t.deck,``,0),e)})}),r>0?a(`p`,{children:say(`builder-import-wrong`,{count:r})}):null,a(`ol`,{class:`line-faults`,children:o.slice(0,SHOWN).map((e,t)=>a(`li`,{children:[a(`span`,{class:`line-number`,children:say(`builder-line`,{line:e.line})}),` `,a(`code`,{children:(n[e.line-1]??``).trim().slice(0,120)}),a(`div`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]}),namesNear(e.message.args).map(t=>a(`button`,{type:`button`,class:`mend`,onClick:()=>i(e,t),children:t},t))]},t))}),o.length>SHOWN?a(`p`,{class:`hint`,children:say(`builder-more`,{count:o.length-SHOWN})}):null,a(`ul`,{children:s.map((e,t)=>a(`li`,{children:[read(e.message),` `,a(Clause,{id:e.clause})]},t))}),a(LineNotes,{notes:t.notes})]})}
var ENDING={list:`txt`,lackey:`txt`};
function ExportDialog({building:e,deck:t,close:n}){
let r=useSignal(e.forms[0]??`list`),i=useSignal(``),o={game:e.game,deck:sentDeck(t),to:r.value},{value:s,error:c}=useLoaded(r.value,()=>post(`/api/decks/convert`,o)),l=s.value?.text??``,u=ENDING[r.value]??r.value,d=async()=>{
await navigator.clipboard.writeText(l),i.value=r.value};
return a(Dialog,{title:say(`builder-export`),close:n,wide:!0,children:[a(ChoiceGroup,{label:say(`builder-form`),value:r.value,choices:e.forms.map(e=>[e,say(`builder-form-${e}`)]),choose:e=>{
r.value=e}}),a(Trouble,{error:c.value}),a(`textarea`,{class:`list-text`,rows:14,readOnly:!0,value:l,"aria-label":say(`builder-export`),onFocus:e=>e.currentTarget.select()}),a(`div`,{class:`dialog-acts`,children:[a(`button`,{type:`button`,class:`main-button`,disabled:l===``,onClick:()=>void d().catch(()=>void 0),children:[a(Icon,{sign:i.value===r.value?`check`:`copy`}),say(i.value===r.value?`page-copied`:`page-copy`)]}),a(`button`,{type:`button`,disabled:l===``,onClick:()=>download(fileName(t.name,u),l),children:say(`builder-download`)})]})]})}
function DeckPage({building:e,id:t}){
let{game:n,path:r}=e,i=decksFor(e),o=useSignal(null),s=useSignal([]),c=T(0),l=useSignal(null),u=useSignal(!1);
A(()=>(loadCards(n),()=>hide(peeks)),[]),A(()=>{
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
let{value:o}=useLoaded(`catalogue`,catalogue),s=o.value?.games.find(t=>t.id===e.game)??null,c=useSignal(t.id===`new`?`search`:`deck`),l=useSignal(``),u=useSignal(``),{answer:d,error:f}=useChecked(`/api/decks/check`,{game:e.game,deck:sentDeck(t),wishes:(e.wishes??sentWishes)(t)}),p=f.value!==null,m=()=>{
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
c.value=`deck`,window.setTimeout(()=>document.querySelector(`.reasons`)?.scrollIntoView({block:`nearest`}))}})]})]}),a(`p`,{class:`unseen`,"aria-live":`polite`,children:u.value}),a(Peeked,{building:e}),l.value===`import`?a(ImportDialog,{building:e,close:m,verb:say(`builder-import-into`),take:(e,r)=>{
m();
let i=deckFrom(e,t.id,Date.now()),o=e.name===``||e.name===`deck`?t.name:e.name,{format:s,seats:c,options:l}=t;
n({...i,name:o,format:s,seats:c,options:l,left:r})}}):null,l.value===`export`?a(ExportDialog,{building:e,deck:t,close:m}):null,l.value===`play`&&s!==null?a(PlayDeck,{building:e,deck:t,game:s,report:d.value,close:m}):null]})}
function onUndoKey(e,t){
e.target instanceof HTMLElement&&e.target.matches(`input, textarea`)||t===null||e.key!==`z`||!(e.ctrlKey||e.metaKey)||(e.preventDefault(),t())}
function Head({building:e,deck:t,change:n,undo:r,choose:i}){
let o=useSignal(null),s=decksFor(e).all.value.some(e=>e.id===t.id);
return a(`header`,{class:`builder-head`,children:[a(`a`,{href:e.path,class:`button`,"aria-label":say(`builder-all`),title:say(`builder-all`),children:a(Icon,{sign:`left`})}),a(`input`,{class:`deck-name`,value:o.value??t.name,maxLength:60,"aria-label":say(`builder-name`),onInput:e=>{
o.value=e.currentTarget.value},onChange:e=>{
let r=e.currentTarget.value.trim();
o.value=null,r!==``&&n({...t,name:r})}}),s?a(KeptSign,{thing:t}):null,a(`span`,{class:`builder-tools`,children:[a(`button`,{type:`button`,disabled:r===null,title:say(`builder-undo`),"aria-label":say(`builder-undo`),onClick:()=>r?.(),children:a(Icon,{sign:`undo`})}),a(`button`,{type:`button`,onClick:()=>i(`import`),children:say(`builder-import-short`)}),a(`button`,{type:`button`,onClick:()=>i(`export`),children:say(`builder-export-short`)}),a(`button`,{type:`button`,class:`main-button`,onClick:()=>i(`play`),children:[a(Icon,{sign:`play`,size:18}),` `,say(`builder-play-short`)]})]})]})}
function tableOf(e,t,n){
let r=t.format===``?n.formatOf(t):t.format,i=e.formats.find(e=>e.id===r)??e.formats[0];
return{seats:[i?.fewest_seats??2,i?.most_seats??2],usual:2,chosen:{game:e.id,format:i?.id??null,options:{}}}}
function PlayDeck({building:e,deck:t,game:n,report:r,close:i}){
let o=(e.dress?.table??tableOf)(n,t,e);
return a(PlayDialog,{title:say(`builder-play`),close:i,game:n,...o,deckText:async()=>(await post(`/api/decks/convert`,{game:e.game,deck:sentDeck(t),to:`toml`})).text,children:r!==null&&!r.legal?a(`p`,{class:`faults`,children:say(`builder-play-illegal`)}):null})}
function DecksPage({building:e}){
let{game:t,path:n}=e,{value:r,error:i}=useLoaded(`catalogue`,catalogue),o=useSignal(!1),s=r.value?.games.find(e=>e.id===t);
return A(()=>void knowCards(t).catch(()=>void 0),[]),a(Shell,{children:[a(`section`,{class:`intro library-intro`,children:[a(`h1`,{children:say(`builder-title`)}),a(`p`,{class:`lead`,children:s===void 0?``:read(s.title)}),a(`p`,{children:say(`builder-lead`)})]}),a(`div`,{class:`inline`,children:[a(`a`,{class:`main-button`,href:`${n}/new`,children:say(`builder-new`)}),a(`button`,{type:`button`,onClick:()=>{
o.value=!0},children:say(`builder-import`)}),e.cardsPath===null?null:a(`a`,{class:`button`,href:e.cardsPath,children:say(`builder-cards`)})]}),a(`section`,{class:`block`,children:[a(`h2`,{children:say(`builder-own`)}),a(OwnRows,{things:decksFor(e),path:`${n}/`,about:t=>aboutDeck(t,e)})]}),a(Trouble,{error:i.value}),a(`section`,{class:`block`,children:[a(`h2`,{children:say(`builder-shipped`)}),a(`ul`,{class:`own-rows`,children:s?.decks.map(e=>a(`li`,{children:a(Shipped,{formats:e.line===null?``:deckFormats(s,e),deck:e,path:n})},e.id))})]}),o.value?a(ImportDialog,{building:e,close:()=>{
o.value=!1},verb:say(`builder-import-new`),take:(t,n)=>take(e,t,n)}):null]})}
function Shipped({deck:e,path:t,formats:n}){
let r=e.line!==null||e.lead===``?``:read({type:`name`,kind:`card`,key:e.lead}),i=say(`builder-about`,{count:e.cards});
return a(`a`,{href:`${t}/${e.id}`,children:[a(`span`,{class:`row-title`,children:deckLine(e)}),e.description===null?null:a(`span`,{class:`hint`,children:read(e.description)}),a(`span`,{class:`hint`,children:[n,r,i].filter(e=>e!==``).join(` · `)})]})}
function take(e,t,n){
let r=decksFor(e),i=r.all.peek().map(e=>e.name),o=t.name===``||t.name===`deck`?say(`builder-new-name`):t.name,s={...deckFrom(t,newId(),Date.now()),left:n,name:freeName(o,i)};
r.keep(s)&&go(`${e.path}/${s.id}`)}
export{DeckPage,DecksPage,Peeked,Search,WholeCard,peeks};
