import{$,A,ChoiceGroup,Choices,Clause,Icon,P,Shell,T,Trouble,a,asApiError,catalogue,go,language,post,read,say,useLoaded,useSignal,usualGame}from"../house.js";
import{Select,Tick,cardOf,download,fileName,freeName,loadCards,newId,pool,useChecked}from"../parts.js";
import{Fetching,PlayDialog,VerdictWords,verdictFor}from"../verdicts.js";
import{NoRoom,TooLong}from"../Refusals.js";
import{Sign}from"./signs.js";
import{LONGEST,ownLevels}from"./own-levels.js";
import{levelTerms}from"./choosing.js";/* empty css           */
function getIn(e,t){
let n=e;
for(let e of t){
if(typeof n!=`object`||!n)return;
n=n[e]}
return n}
function setIn(e,t,n){
let[r,...i]=t;
if(r===void 0)return n;
if(typeof r==`number`){
let t=Array.isArray(e)?[...e]:[],o=setIn(t[r],i,n);
return o===void 0?t.splice(r,1):t[r]=o,t}
let o=typeof e==`object`&&e&&!Array.isArray(e)?{...e}:{},s=setIn(o[r],i,n);
return s===void 0?delete o[r]:o[r]=s,o}
function isOwn(e,t,n){
return t!==null&&getIn(e,[`variants`,t,n[0]??``])!==void 0}
function readIn(e,t,n){
return isOwn(e,t,n)?getIn(e,[`variants`,t??0,...n]):getIn(e,n)}
function writeIn(e,t,n,r){
if(t===null)return setIn(e,n,r);
let i=e,o=n[0]??``;
if(n.length>1&&!isOwn(e,t,n)){
let n=getIn(e,[o]);
n!==void 0&&(i=setIn(i,[`variants`,t,o],n))}
return setIn(i,[`variants`,t,...n],r)}
function entryOf(e){
return e.map((e,t)=>typeof e==`number`?`[${e}]`:t>0?`.${e}`:e).join(``)}
function pathOf(e){
return(e.match(/[^.[\]]+/g)??[]).map(e=>/^\d+$/.test(e)?Number(e):e)}
function scoped(e){
let t=pathOf(e),[n,r,...i]=t,o=n===`variants`&&typeof r==`number`&&i.length>0,s=[`id`,`title`,`recommended`].includes(String(i[0]));
return!o||s?{scope:null,path:t}:{scope:r,path:i}}
function nearest(e,t){
let n=pathOf(e);
for(let e=n.length;e>0;e--){
let r=entryOf(n.slice(0,e)),i=t.find(e=>e===r)??t.find(e=>e.startsWith(`${r}.`)||e.startsWith(`${r}[`));
if(i!==void 0)return i}
return null}
function faultsAt(e,t,n,r){
let i=entryOf(isOwn(t,n,r)?[`variants`,n??0,...r]:r);
return e.filter(e=>e.entry===i||e.entry.startsWith(`${i}.`)||e.entry.startsWith(`${i}[`))}
function listOf(e){
return Array.isArray(e)?e:[]}
function textOf(e){
return typeof e==`string`?e:typeof e==`number`?String(e):``}
function entriesIn(e){
return e.split(/[,;\n]+/).map(e=>e.trim().replace(/^["']|["']$/g,``)).filter(e=>e!==``)}
function namedBy(e,t){
let n=/^(\d{1,3})(?:-(\d{1,3}))?$/.exec(e.trim());
return t.filter(({printed:t})=>{
if(n===null)return t.slug===e;
let r=Number(t.number);
return Number(n[1])<=r&&r<=Number(n[2]??n[1])}).map(({printed:e})=>e.name)}
function withEntrance(e,t,n,r){
let i=listOf(readIn(e,t,[`entrances`,0,`spots`])),o=withoutCard(e,t,n,r),s={column:n,depth:r,card:`001`},c=listOf(readIn(o,t,[`entrances`,0,`spots`])).length;
return i.length===0?writeIn(o,t,[`entrances`,0],{spots:[s]}):writeIn(o,t,[`entrances`,0,`spots`,c],s)}
function withPlace(e,t,n,r,i){
let o=withoutCard(e,t,n,r),s=listOf(readIn(o,t,[`places`])).length;
return writeIn(o,t,[`places`,s],{column:n,depth:r,card:i})}
function withoutCard(e,t,n,r){
let i=e=>getIn(e,[`column`])!==n||getIn(e,[`depth`])!==r,o=e;
listOf(readIn(e,t,[`entrances`])).forEach((e,n)=>{
let r=listOf(getIn(e,[`spots`])),s=r.filter(i);
s.length<r.length&&(o=writeIn(o,t,[`entrances`,n,`spots`],s))});
let s=listOf(readIn(e,t,[`places`])),c=s.filter(i);
return c.length<s.length&&(o=writeIn(o,t,[`places`],c.length>0?c:void 0)),o}
function Drawing({drawing:e,edit:t}){
let n=useSignal(null),r=e.rows.map((e,t)=>({row:e,depth:t+1})).reverse(),i=n.value,o=i===null?void 0:e.rows[i.depth-1]?.[i.column-1];
return a(`div`,{class:`drawing`,children:[a(`div`,{class:`drawing-slot`,children:a(`div`,{class:`drawing-grid`,role:`grid`,"aria-label":say(`levels-page-map`,{width:e.width,depth:e.depth}),style:{"--columns":e.width},onKeyDown:t=>walk(t,e),children:[r.map(({row:t,depth:r})=>a(`div`,{role:`row`,class:`drawing-row`,children:[a(`span`,{class:`drawing-depth`,role:`rowheader`,children:r}),t.map((t,o)=>a(Space,{space:t,drawing:e,stop:i===null?r===1&&o===0:i.depth===r&&i.column===o+1,chosen:i!==null&&i.depth===r&&i.column===o+1,choose:()=>{
n.value={column:o+1,depth:r}}},t.space))]},r)),a(`div`,{class:`drawing-row`,"aria-hidden":`true`,children:[a(`span`,{}),Array.from({length:e.width},(e,t)=>a(`span`,{class:`drawing-column`,children:String.fromCharCode(65+t)},t))]})]})}),o!==void 0&&i!==null?a(Acts,{space:o,at:i,drawing:e,edit:t}):a(`p`,{class:`hint`,children:say(`levels-page-map-hint`)}),a(DeckLegend,{drawing:e}),e.facts.length>0?a(`dl`,{class:`level-facts`,children:e.facts.map((e,t)=>a(`div`,{children:[a(`dt`,{children:read(e.label)}),a(`dd`,{children:read(e.text)})]},t))}):null]})}
function walk(e,t){
let n=e.target,r=Number(n.dataset.column),i=Number(n.dataset.depth);
if(!r||!i)return;
let o={ArrowUp:[0,1],ArrowDown:[0,-1],ArrowLeft:[-1,0],ArrowRight:[1,0]}[e.key];
if(o===void 0)return;
e.preventDefault();
let[s,c]=o,l={column:Math.max(1,Math.min(t.width,r+s)),depth:Math.max(1,Math.min(t.depth,i+c))};
e.currentTarget.querySelector(`[data-column="${l.column}"][data-depth="${l.depth}"]`)?.focus()}
function Space({space:e,drawing:t,stop:n,chosen:r,choose:i}){
let o=e.space.charCodeAt(0)-64,s=e.deck>=0?` deck-area-${e.deck%6}`:``;
return a(`button`,{type:`button`,role:`gridcell`,class:`space space-${e.kind}${s}`,"data-column":o,"data-depth":Number(e.space.slice(1)),tabIndex:n?0:-1,"aria-selected":r,"aria-label":spaceInWords(e,t),title:spaceInWords(e,t),onClick:i,onFocus:i,children:[e.kind===`deck`?a(`span`,{class:`deck-badge`,children:e.deck+1}):null,e.kind===`entrance`?a(Sign,{of:`entrance`,size:18}):null,e.room?a(Sign,{of:`treasure`,size:18}):null,e.card===``?null:a(`span`,{class:`space-card`,children:nameOf$1(e.card)}),e.kind===`fixed`&&!e.face_up?a(`span`,{class:`space-down`,children:`?`}):null]})}
function nameOf$1(e){
return cardOf(e)?.printed.name??e}
function spaceInWords(e,t){
let n=t.decks[e.deck]?.deck.id??``,r=say(`levels-page-space-${e.kind}`,{space:e.space,card:nameOf$1(e.card),deck:n});
return e.room?`${r} ${say(`levels-page-space-room`)}`:r}
function Acts({space:e,at:t,drawing:n,edit:r}){
let i=[...pool.value.values()].filter(({printed:e})=>e.kind===`location`);
return a(`div`,{class:`space-acts`,children:[a(`p`,{children:spaceInWords(e,n)}),r===null?null:a(`span`,{class:`inline`,children:[e.kind===`entrance`||e.kind===`fixed`?a(`button`,{type:`button`,onClick:()=>r.put(withoutCard(r.form,r.scope,t.column,t.depth)),children:say(`levels-page-clear-space`)}):null,e.kind===`entrance`?null:a(`button`,{type:`button`,onClick:()=>r.put(withEntrance(r.form,r.scope,t.column,t.depth)),children:[a(Sign,{of:`entrance`,size:16}),` `,say(`levels-page-entrance-here`)]}),a(`select`,{"aria-label":say(`levels-page-fix-here`),value:``,onChange:e=>{
let n=e.currentTarget.value;
n!==``&&r.put(withPlace(r.form,r.scope,t.column,t.depth,n))},children:[a(`option`,{value:``,children:say(`levels-page-fix-here`)}),i.map(({printed:e})=>a(`option`,{value:e.slug,children:`${e.number} ${e.name}`},e.slug))]})]})]})}
function DeckLegend({drawing:e}){
return a(`ul`,{class:`deck-legend`,children:e.decks.map(({deck:e,parts:t},n)=>a(`li`,{children:a(`details`,{children:[a(`summary`,{children:[a(`span`,{class:`deck-badge deck-area-${n%6}`,children:n+1}),` `,a(`b`,{children:e.id}),` `,a(`span`,{class:`hint`,children:[say(`levels-page-deck-count`,{count:e.cards.length}),t.length>0?` · ${t.map(e=>read(e)).join(` · `)}`:``]})]}),a(`p`,{class:`deck-cards`,children:counted(e.cards).join(`, `)})]})},n))})}
function counted(e){
let t=new Map;
for(let n of e)t.set(n,(t.get(n)??0)+1);
return[...t].map(([e,t])=>t>1?`${nameOf$1(e)} ×${t}`:nameOf$1(e))}
function verdictOf({report:e,failed:t}){
return verdictFor(e===null?null:e.faults.length===0,t)}
function VerdictLine({report:e,failed:t}){
let n=verdictOf({report:e,failed:t}),r=e?.faults.length??0;
return a(VerdictWords,{verdict:n,children:say(`levels-page-verdict-${n}`,{count:r})})}
function Chip({report:e,failed:t,show:n}){
return a(`button`,{type:`button`,class:`verdict`,"data-verdict":verdictOf({report:e,failed:t}),onClick:n,children:a(VerdictLine,{report:e,failed:t})})}
var SHOWN=60;
function FaultList({report:e,failed:t,choose:n}){
let r=e?.faults??[];
return a(`div`,{class:`reasons`,"data-verdict":verdictOf({report:e,failed:t}),"aria-live":`polite`,children:[a(`p`,{class:`verdict-line`,children:a(VerdictLine,{report:e,failed:t})}),r.length>0?a(`ul`,{children:r.slice(0,SHOWN).map((e,t)=>a(`li`,{children:[a(`button`,{type:`button`,class:`fault-link`,onClick:()=>n(e),children:[a(`span`,{class:`hint`,children:[e.line>0?say(`builder-line`,{line:e.line}):``,` `,e.entry]}),` `,read(e.message)]}),` `,a(Clause,{id:e.clause})]},t))}):null,r.length>SHOWN?a(`p`,{class:`hint`,children:say(`levels-page-faults-more`,{count:r.length-SHOWN})}):null]})}
function entryIn(e){
return e.entry.replace(/^variants\[\d+\]\./,``)}
function focusField(e){
let t=[...document.querySelectorAll(`.level-form [data-entry]`)],n=nearest(e,t.map(e=>e.dataset.entry??``)),r=t.find(e=>e.dataset.entry===n),i=e.split(/[.[]/)[0]??``,o=r?.closest(`details`)??document.querySelector(`.level-form [data-section="${CSS.escape(i)}"]`);
o&&(o.open=!0);
let s=r??o?.querySelector(`summary`);
s?.focus(),s?.scrollIntoView({block:`center`})}
function valueAt(e,t){
return readIn(e.form,e.scope,t)}
function putAt(e,t,n){
e.put(writeIn(e.form,e.scope,t,n))}
function wrongIn(e,t){
return faultsAt(e.faults,e.form,e.scope,t)}
function Wrong({id:e,faults:t}){
return t.length===0?null:a(`span`,{class:`field-wrong`,id:e,children:[t.slice(0,3).map((e,t)=>a(`span`,{children:[a(Icon,{sign:`why`,size:14}),` `,read(e.message)]},t)),t.length>3?a(`span`,{children:say(`levels-page-faults-more`,{count:t.length-3})}):null]})}
function NumberField({edit:e,path:t,label:n,min:r=0,max:i}){
let o=P(),s=valueAt(e,t),c=wrongIn(e,t);
return a(`div`,{class:`field field-number`,children:[a(`label`,{class:`field-label`,for:`${o}-field`,children:n}),a(`input`,{id:`${o}-field`,type:`number`,inputMode:`numeric`,min:r,max:i,"data-entry":entryOf(t),value:textOf(s),"aria-invalid":c.length>0,"aria-describedby":o,onInput:n=>{
let{value:r,valueAsNumber:i}=n.currentTarget;
r===``?putAt(e,t,void 0):Number.isSafeInteger(i)&&putAt(e,t,i)}}),a(Wrong,{id:o,faults:c})]})}
function TextField({edit:e,path:t,label:n,list:r}){
let i=P(),o=wrongIn(e,t);
return a(`div`,{class:`field`,children:[a(`label`,{class:`field-label`,for:`${i}-field`,children:n}),a(`input`,{id:`${i}-field`,"data-entry":entryOf(t),value:textOf(valueAt(e,t)),maxLength:200,list:r,"aria-invalid":o.length>0,"aria-describedby":i,onInput:n=>putAt(e,t,n.currentTarget.value)}),a(Wrong,{id:i,faults:o})]})}
function PickField({edit:e,path:t,label:n,choices:r,numbers:i=!1}){
let o=P(),s=wrongIn(e,t),c=textOf(valueAt(e,t))||(r[0]?.[0]??``),l=r.some(([e])=>e===c);
return a(`div`,{class:`field`,children:[a(`label`,{class:`field-label`,for:`${o}-field`,children:n}),a(`select`,{id:`${o}-field`,"data-entry":entryOf(t),value:c,"aria-invalid":s.length>0,"aria-describedby":o,onChange:n=>{
let r=n.currentTarget.value;
putAt(e,t,i?Number(r):r)},children:[l?null:a(`option`,{value:c,children:c}),r.map(([e,t])=>a(`option`,{value:e,children:t},e))]}),a(Wrong,{id:o,faults:s})]})}
function TickField({edit:e,path:t,label:n,usual:r=!1}){
let i=P(),o=valueAt(e,t),s=wrongIn(e,t);
return a(`div`,{class:`field-tick`,children:[a(Tick,{entry:entryOf(t),about:i,checked:typeof o==`boolean`?o:r,change:n=>putAt(e,t,n===r?void 0:n),children:n}),a(Wrong,{id:i,faults:s})]})}
function CardsField({edit:e,path:t,label:n,list:r}){
let i=P(),o=useSignal(``),s=listOf(valueAt(e,t)).map(textOf),c=wrongIn(e,t),l=[...pool.value.values()],u=()=>{
let n=entriesIn(o.value);
n.length!==0&&(putAt(e,t,[...s,...n]),o.value=``)};
return a(`div`,{class:`field field-cards`,children:[a(`label`,{class:`field-label`,for:`${i}-add`,children:n}),a(`ul`,{class:`chips`,children:s.map((n,r)=>{
let i=namedBy(n,l);
return a(`li`,{class:i.length===0&&l.length>0?`chip chip-wrong`:`chip`,children:[a(`span`,{title:i.join(`, `),children:[i.length===1?i[0]:n,i.length>1?a(`b`,{children:[` ×`,i.length]}):null]}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`levels-page-take-out`,{card:n}),onClick:()=>putAt(e,t,s.filter((e,t)=>t!==r)),children:a(Icon,{sign:`close`,size:14})})]},r)})}),a(`span`,{class:`inline`,children:[a(`input`,{id:`${i}-add`,"data-entry":entryOf(t),list:r,value:o.value,placeholder:say(`levels-page-cards-hint`),"aria-invalid":c.length>0,"aria-describedby":i,onInput:e=>{
o.value=e.currentTarget.value},onKeyDown:e=>{
e.key===`Enter`&&(e.preventDefault(),u())}}),a(`button`,{type:`button`,onClick:u,children:say(`levels-page-add`)})]}),a(Wrong,{id:i,faults:c})]})}
function Section({edit:e,field:t,title:n,children:r,open:i=!1,others:o=[]}){
let s=[t,...o],c=s.reduce((t,n)=>t+wrongIn(e,[n]).length,0),l=s.filter(t=>isOwn(e.form,e.scope,[t]));
return a(`details`,{class:`form-section`,"data-section":t,open:i,children:[a(`summary`,{children:[n,c>0?a(`span`,{class:`tag tag-wrong`,children:[a(Icon,{sign:`why`,size:14}),` `,c]}):null,l.length>0?a(`span`,{class:`tag`,children:say(`levels-page-own`)}):null]}),a(`div`,{class:`form-fields`,children:[r,l.length>0?a(`button`,{type:`button`,onClick:()=>e.put(l.reduce((t,n)=>writeIn(t,e.scope,[n],void 0),e.form)),children:say(`levels-page-as-level`)}):null]})]})}
var LOCATIONS=`level-locations`,OBSTACLES=`level-obstacles`;
function removeAt(e,t,n){
let r=listOf(valueAt(e,t)).filter((e,t)=>t!==n);
putAt(e,t,r.length>0||t[0]===`decks`?r:void 0)}
function Remove({edit:e,path:t,at:n,what:r}){
return a(`button`,{type:`button`,class:`bare part-remove`,title:say(`levels-page-remove`),"aria-label":say(`levels-page-remove-named`,{what:r}),onClick:()=>removeAt(e,t,n),children:a(Icon,{sign:`close`,size:18})})}
function Add({edit:e,path:t,value:n,label:r}){
let i=listOf(valueAt(e,t)).length;
return a(`button`,{type:`button`,class:`part-add`,onClick:()=>putAt(e,[...t,i],n),children:r})}
function Spot({edit:e,path:t}){
return a(`div`,{class:`field-row`,children:[a(NumberField,{edit:e,path:[...t,`column`],label:say(`levels-page-column`),min:1,max:26}),a(NumberField,{edit:e,path:[...t,`depth`],label:say(`levels-page-row`),min:1,max:99}),a(TextField,{edit:e,path:[...t,`card`],label:say(`levels-page-card`),list:LOCATIONS})]})}
var TARGETS=[`turns`,`resets`,`mapped`,`searched`,`cleared`,`points`],SCORES=[`treasure`,`mapped`,`searched`,`cleared`,`turns`,`resets`];
function Goal({edit:e}){
return a(Section,{edit:e,field:`goal`,others:[`own_goal`,`bounty`,`turn_limit`,`save_points`],title:say(`levels-fact-goal`),children:[a(PickField,{edit:e,path:[`goal`],label:say(`levels-fact-goal`),choices:[`find-treasure`,`recovery`,`bounty-hunter`].map(e=>[e,say(`levels-goal-${e}`)])}),a(TickField,{edit:e,path:[`own_goal`],label:say(`levels-page-own-goal`)}),a(`div`,{class:`field-row`,children:[a(NumberField,{edit:e,path:[`bounty`,`traps`],label:say(`levels-page-bounty-traps`)}),a(NumberField,{edit:e,path:[`bounty`,`hazards`],label:say(`levels-page-bounty-hazards`)})]}),a(NumberField,{edit:e,path:[`turn_limit`],label:say(`levels-fact-turn-limit`),min:1,max:999}),a(TickField,{edit:e,path:[`save_points`],label:say(`levels-page-save-points`),usual:!0})]})}
function Alone({edit:e}){
let t=valueAt(e,[`solo`]),n=typeof t==`object`&&!!t;
return a(Section,{edit:e,field:`solo`,title:say(`levels-fact-alone`),children:[a(Tick,{entry:`solo`,checked:n,change:t=>putAt(e,[`solo`],t?{starter:!0}:void 0),children:say(`levels-page-alone`)}),n?a($,{children:[a(TickField,{edit:e,path:[`solo`,`starter`],label:say(`levels-page-solo-starter`)}),a(CardsField,{edit:e,path:[`solo`,`obstacles`],label:say(`levels-page-solo-obstacles`),list:OBSTACLES}),a(`div`,{class:`field-row`,children:TARGETS.map(t=>a(NumberField,{edit:e,path:[`solo`,t],label:say(`levels-page-target-${t}`)},t))}),a(`p`,{class:`field-label`,children:say(`levels-page-scoring`)}),a(`div`,{class:`field-row`,children:SCORES.map(t=>a(NumberField,{edit:e,path:[`solo`,`scoring`,t],label:say(`levels-points-${t}`),min:-999},t))})]}):null]})}
function Bonuses({edit:e}){
let t=listOf(valueAt(e,[`bonuses`,`choices`]));
return a(Section,{edit:e,field:`bonuses`,title:say(`levels-fact-bonus`),children:[t.map((n,r)=>a(`div`,{class:`part-line`,children:[a(`div`,{class:`field-row`,children:[a(PickField,{edit:e,path:[`bonuses`,`choices`,r,`kind`],label:say(`levels-page-bonus-kind`),choices:[`treasure`,`upgrade`].map(e=>[e,say(`card-kind-${e}`)])}),a(NumberField,{edit:e,path:[`bonuses`,`choices`,r,`power`],label:say(`levels-fact-power`),min:1,max:3})]}),a(`button`,{type:`button`,class:`bare part-remove`,"aria-label":say(`levels-page-remove-named`,{what:say(`levels-fact-bonus`)}),onClick:()=>{
t.length===1?putAt(e,[`bonuses`],void 0):removeAt(e,[`bonuses`,`choices`],r)},children:a(Icon,{sign:`close`,size:18})})]},r)),a(Add,{edit:e,path:[`bonuses`,`choices`],value:{kind:`treasure`,power:1},label:say(`levels-page-add-bonus`)}),t.length>0?a(TickField,{edit:e,path:[`bonuses`,`supplied`],label:say(`levels-page-supplied`)}):null]})}
var FAMILIES=[`cave`,`tomb`,`atlantean`,`plain`];
function Entrances({edit:e}){
let t=listOf(valueAt(e,[`entrances`]));
return a(Section,{edit:e,field:`entrances`,others:[`choosing`],title:say(`levels-fact-entrances`),children:[t.map((t,n)=>{
let r=[`entrances`,n],i=say(`levels-page-arrangement`,{number:n+1});
return a(`div`,{class:`part`,children:[a(`div`,{class:`part-head`,children:[a(`b`,{children:i}),a(Remove,{edit:e,path:[`entrances`],at:n,what:i})]}),a(PickField,{edit:e,path:[...r,`when`],label:say(`levels-page-when`),choices:[`any`,`alone`,`odd`,`even`].map(e=>[e,say(`levels-page-when-${e}`)])}),listOf(getIn(t,[`spots`])).map((t,n)=>a(`div`,{class:`part-line`,children:[a(Spot,{edit:e,path:[...r,`spots`,n]}),a(Remove,{edit:e,path:[...r,`spots`],at:n,what:say(`levels-page-entrance`)})]},n)),a(Add,{edit:e,path:[...r,`spots`],value:{column:1,depth:1,card:`001`},label:say(`levels-page-add-entrance`)})]},n)}),a(Add,{edit:e,path:[`entrances`],value:{spots:[{column:1,depth:1,card:`001`}]},label:say(`levels-page-add-arrangement`)}),a(PickField,{edit:e,path:[`choosing`],label:say(`levels-fact-start`),choices:[`seats`,`roll`].map(e=>[e,say(`levels-page-choosing-${e}`)])})]})}
function Decks({edit:e}){
let t=listOf(valueAt(e,[`decks`]));
return a(Section,{edit:e,field:`decks`,title:say(`levels-fact-building`),open:!0,children:[t.map((t,n)=>{
let r=[`decks`,n],i=textOf(getIn(t,[`id`])),o=say(`levels-page-deck`,{id:i});
return a(`div`,{class:`part`,children:[a(`div`,{class:`part-head`,children:[a(`b`,{children:[a(`span`,{class:`deck-badge deck-area-${n%6}`,children:n+1}),` `,i]}),a(Remove,{edit:e,path:[`decks`],at:n,what:o})]}),a(TextField,{edit:e,path:[...r,`id`],label:say(`levels-page-id`)}),a(CardsField,{edit:e,path:[...r,`cards`],label:say(`levels-page-cards`),list:LOCATIONS}),a(Area,{edit:e,path:[...r,`columns`],label:say(`levels-page-columns`),most:26}),a(Area,{edit:e,path:[...r,`depths`],label:say(`levels-page-depths`),most:99}),a(`div`,{class:`field-row`,children:[a(NumberField,{edit:e,path:[...r,`player`],label:say(`levels-page-player`)}),a(TickField,{edit:e,path:[...r,`spare`],label:say(`levels-page-spare`)})]})]},n)}),a(Add,{edit:e,path:[`decks`],value:{id:`deck-${t.length+1}`,cards:[]},label:say(`levels-page-add-deck`)})]})}
function Area({edit:e,path:t,label:n,most:r}){
let i=listOf(valueAt(e,t)).length===0;
return a(`fieldset`,{class:`field field-area`,children:[a(`legend`,{class:`field-label`,children:n}),a(Tick,{checked:i,change:n=>putAt(e,t,n?void 0:[1,1]),children:say(`levels-page-all`)}),i?null:a($,{children:[a(NumberField,{edit:e,path:[...t,0],label:say(`levels-page-from`),min:1,max:r}),a(NumberField,{edit:e,path:[...t,1],label:say(`levels-page-to`),min:1,max:r})]})]})}
function Places({edit:e}){
let t=listOf(valueAt(e,[`places`]));
return a(Section,{edit:e,field:`places`,title:say(`levels-page-places`),children:[t.map((t,n)=>a(`div`,{class:`part-line`,children:[a(Spot,{edit:e,path:[`places`,n]}),a(TickField,{edit:e,path:[`places`,n,`face_up`],label:say(`levels-page-face-up`)}),a(Remove,{edit:e,path:[`places`],at:n,what:say(`levels-page-place`)})]},n)),a(Add,{edit:e,path:[`places`],value:{column:1,depth:1,card:`028`},label:say(`levels-page-add-place`)})]})}
function Limits({edit:e}){
return a(Section,{edit:e,field:`limits`,title:say(`levels-page-limits`),children:[a(NumberField,{edit:e,path:[`limits`,`treasure`],label:say(`levels-page-limit-room`),min:1,max:99}),a(`div`,{class:`field-row`,children:FAMILIES.map(t=>a(NumberField,{edit:e,path:[`limits`,`families`,t],label:say(`levels-page-limit-family`,{family:say(`family-${t}`)}),min:1,max:99},t))})]})}
function Building({edit:e}){
let t=listOf(valueAt(e,[`building`,`families`])).map(textOf);
return a(Section,{edit:e,field:`building`,title:say(`levels-page-building`),children:[a(`div`,{class:`field-row`,children:[`minimum`,`copies`,`treasure_rooms`,`entrances`,`room_power`].map(t=>a(NumberField,{edit:e,path:[`building`,t],label:say(`levels-page-building-${t.replace(`_`,`-`)}`)},t))}),a(`fieldset`,{class:`field`,children:[a(`legend`,{class:`field-label`,children:say(`levels-page-building-families`)}),FAMILIES.map(n=>a(Tick,{checked:t.includes(n),change:r=>{
let i=t.filter(e=>e!==n),o=r?[...i,n]:i;
putAt(e,[`building`,`families`],o.length>0?o:void 0)},children:say(`family-${n}`)},n))]})]})}
function LevelForm({edit:e}){
let t=listOf(e.form.variants);
return a(`div`,{class:`level-form`,children:[a(Frame,{edit:e}),a(Entrances,{edit:e}),a(Decks,{edit:e}),a(Places,{edit:e}),a(Limits,{edit:e}),a(Goal,{edit:e}),a(Alone,{edit:e}),a(Bonuses,{edit:e}),a(Building,{edit:e}),e.scope===null?a(Variants,{edit:e,count:t.length}):null,a(Offered,{id:LOCATIONS,kinds:[`location`]}),a(Offered,{id:OBSTACLES,kinds:[`obstacle`]})]})}
function Offered({id:e,kinds:t}){
return a(`datalist`,{id:e,children:[...pool.value.values()].filter(({printed:e})=>t.includes(e.kind)).map(({printed:e})=>a(`option`,{value:e.slug,children:`${e.number} ${e.name}`},e.slug))})}
function Frame({edit:e}){
return a(Section,{edit:e,field:`width`,others:e.scope===null?[`title`,`id`,`depth`,`first_depth`,`players`,`power`]:[`depth`,`first_depth`,`players`,`power`],title:say(`levels-page-frame`),open:!0,children:[e.scope===null?a($,{children:[a(TextField,{edit:e,path:[`title`],label:say(`levels-page-name`)}),a(TextField,{edit:e,path:[`id`],label:say(`levels-page-id`)})]}):null,a(`div`,{class:`field-row`,children:[a(NumberField,{edit:e,path:[`width`],label:say(`levels-page-width`),min:1,max:26}),a(NumberField,{edit:e,path:[`depth`],label:say(`levels-page-depth`),min:1,max:99}),a(NumberField,{edit:e,path:[`first_depth`],label:say(`levels-page-first-depth`),min:1})]}),a(`div`,{class:`field-row`,children:[a(NumberField,{edit:e,path:[`players`,`min`],label:say(`levels-page-fewest`),min:1}),a(NumberField,{edit:e,path:[`players`,`max`],label:say(`levels-page-most`),min:1}),a(PickField,{edit:e,path:[`power`],label:say(`levels-fact-power`),choices:[`1`,`2`,`3`].map(e=>[e,e]),numbers:!0})]})]})}
function Variants({edit:e,count:t}){
return a(Section,{edit:e,field:`variants`,title:say(`levels-page-variants`),children:[a(`p`,{class:`hint`,children:say(`levels-page-variants-more`)}),Array.from({length:t},(t,n)=>a(`div`,{class:`part-line`,children:[a(`div`,{class:`field-row`,children:[a(TextField,{edit:e,path:[`variants`,n,`id`],label:say(`levels-page-id`)}),a(TextField,{edit:e,path:[`variants`,n,`title`],label:say(`levels-page-name`)}),a(TickField,{edit:e,path:[`variants`,n,`recommended`],label:say(`levels-page-recommended`)})]}),a(Remove,{edit:e,path:[`variants`],at:n,what:say(`levels-page-variant`)})]},n)),a(Add,{edit:e,path:[`variants`],value:{id:`version-${t+1}`,title:say(`levels-page-variant-name`,{number:t+1})},label:say(`levels-page-add-variant`)})]})}
function PlayLevel({text:e,variant:t,seats:n,close:r}){
let{value:i}=useLoaded(`catalogue`,catalogue),o=i.value===null?null:usualGame(i.value);
return o===null?null:a(PlayDialog,{title:say(`levels-page-play`),close:r,game:o,seats:n,usual:2,chosen:levelTerms(o,{id:``,text:e},t,null),deckText:async()=>``})}
function TextPane({text:e,faults:t,put:n,goal:r}){
let i=T(null),o=T(null),s=e.split(`
`).length,c=new Set(t.map(e=>e.line));
return A(()=>{
let e=i.current;
if(r===null||r.line<1||e===null)return;
let t=e.value.split(`
`),n=t.slice(0,r.line-1).reduce((e,t)=>e+t.length+1,0);
e.focus(),e.setSelectionRange(n,n+(t[r.line-1]?.length??0)),e.scrollTop=Math.max(0,(r.line-4)*parseFloat(getComputedStyle(e).lineHeight))},[r?.serial]),a(`div`,{class:`text-pane`,children:[a(`pre`,{ref:o,class:`text-gutter`,"aria-hidden":`true`,children:Array.from({length:s},(e,t)=>c.has(t+1)?a(`mark`,{children:`! ${t+1}\n`},t):`${t+1}\n`)}),a(`textarea`,{ref:i,class:`level-text`,value:e,wrap:`off`,spellcheck:!1,autocapitalize:`off`,"aria-label":say(`levels-page-text`),onInput:e=>n(e.currentTarget.value),onScroll:e=>{
o.current&&(o.current.scrollTop=e.currentTarget.scrollTop)}})]})}
function Versions({edit:e,drawings:t,choose:n}){
let r=listOf(e.form.variants);
return r.length===0?null:a(Select,{label:say(`levels-page-version`),value:e.scope===null?``:String(e.scope),choices:[[``,say(`levels-page-whole`)],...r.map((e,n)=>[String(n),nameOf(e,t[n],n)])],choose:e=>n(e===``?null:Number(e))})}
function nameOf(e,t,n){
return t!==void 0&&t.variant===getIn(e,[`id`])?read(t.title):textOf(getIn(e,[`title`]))||textOf(getIn(e,[`id`]))||String(n+1)}
var GAME=`tomb-raider`;
function LevelPage({id:e}){
let t=useSignal(null),n=useSignal(``),r=T(0),i=useSignal(null);
return A(()=>{
loadCards(GAME)},[]),A(()=>{
if(n.peek()===e)return;
let o=ownLevels.find(e);
if(n.value=e,r.current+=1,i.value=null,t.value=o===null?null:{text:o.text,form:null,by:`text`},o!==null)return;
let s=!0;
return post(`/api/boards/new`,beginning(e)).then(e=>{
s&&(t.value={text:e.text,form:e.form,by:`text`})},e=>{
s&&(i.value=asApiError(e))}),()=>{
s=!1}},[e]),t.value===null?a(Fetching,{title:say(`levels-page-title`),error:i.value,path:`/levels`,back:say(`levels-page-back`)}):a(Editor,{id:e,draft:t.value,held:()=>t.peek(),put:e=>{
t.value=e},keptAs:e=>{
n.value=e}},r.current)}
function beginning(e){
let t=say(`levels-page-new-name`),n=new URLSearchParams(location.search).get(`variant`)??``;
return{game:GAME,wanted:{...e===`new`?{width:3,depth:6,power:1,players:4}:{like:e,variant:n},title:t},language:language.value}}
function Editor({id:e,draft:t,held:n,put:r,keptAs:i}){
let o=useSignal(`form`),s=useSignal(`edit`),c=useSignal(null),l=useSignal(0),u=useSignal(null),d=useSignal([]),f=useSignal(!1),p=useSignal(!1),m=T(t.text),h=t.text.length>LONGEST,g=h?null:bodyFor(t,l.value),{answer:_,error:v,busy:y}=useChecked(`/api/boards/check`,g,300),b=_.value,x=(t,n)=>{
if(t===m.current&&ownLevels.find(e)===null)return;
let r=ownLevels.find(e);
if(r?.text===t)return;
let o={id:e,name:(textOf(n?.title).trim()||r?.name||say(`levels-page-new-name`)).slice(0,80),text:t,changed:Date.now()};
if(r!==null){
p.value=!ownLevels.keep(o);
return}
let s=ownLevels.all.peek().map(e=>e.name),c={...o,id:newId(),name:freeName(o.name,s)};
p.value=!ownLevels.keep(c),p.value||(i(c.id),go(`/levels/${c.id}`,!0))};
A(()=>{
b===null||y.peek()||n()!==t||(t.by===`form`?(r({...t,text:b.text}),x(b.text,t.form)):(r({...t,form:b.form}),x(t.text,b.form)))},[b]);
let S=e=>{
d.value=[...d.peek(),t].slice(-50),r({...t,form:e,by:`form`})},C=n=>{
r({...t,text:n,by:`text`}),ownLevels.find(e)!==null&&x(n,t.form)},w=()=>{
let e=d.peek().at(-1);
e!==void 0&&(d.value=d.peek().slice(0,-1),r(e))},E=b?.faults??[],D=e=>{
if(s.value=`edit`,o.peek()===`text`||t.form===null||e.entry===``){
o.value=`text`,u.value={line:e.line,serial:(u.peek()?.serial??0)+1};
return}
let n=scoped(e.entry);
c.value=n.scope,window.setTimeout(()=>focusField(n.scope===null?e.entry:entryIn(e)))},O=t.form===null?null:{form:t.form,scope:scopeIn(t.form,c.value),faults:E,put:S},k=T([]);
b!==null&&b.drawings.length>0&&(k.current=b.drawings);
let j=b!==null&&b.drawings.length===0&&k.current.length>0,M=k.current,N=M[O?.scope??0]??M[0];
return a(Shell,{wide:!0,children:[a(`div`,{class:`builder level-editor`,"data-pane":s.value===`map`?`search`:`deck`,children:[a(`header`,{class:`builder-head`,children:[a(`a`,{href:`/levels`,class:`button`,"aria-label":say(`levels-page-back`),title:say(`levels-page-back`),children:a(Icon,{sign:`left`})}),a(`h1`,{class:`level-name`,children:titleOf(b,t)}),a(`span`,{class:`builder-tools`,children:[a(`button`,{type:`button`,disabled:d.value.length===0,title:say(`builder-undo`),"aria-label":say(`builder-undo`),onClick:w,children:a(Icon,{sign:`undo`})}),a(`button`,{type:`button`,onClick:()=>download(fileName(textOf(t.form?.title),`toml`),t.text),children:say(`builder-download`)}),a(`button`,{type:`button`,class:`main-button`,disabled:N===void 0||E.length>0||h,onClick:()=>{
f.value=!0},children:[a(Icon,{sign:`play`,size:18}),` `,say(`builder-play-short`)]})]})]}),p.value?a(NoRoom,{}):null,h?a(TooLong,{length:t.text.length,most:LONGEST}):null,a(Trouble,{error:v.value}),a(`section`,{class:`level-map`,"aria-label":say(`levels-page-drawing`),children:[a(FaultList,{report:b,failed:v.value!==null,choose:D}),a(`div`,{class:`wishes`,children:[N!==void 0&&N.most>N.fewest?a(Select,{label:say(`levels-page-drawn-for`),value:String(N.seats),choices:Array.from({length:N.most-N.fewest+1},(e,t)=>{
let n=N.fewest+t;
return[String(n),say(`page-seat-count`,{count:n})]}).slice(0,20),choose:e=>{
l.value=Number(e)}}):null,O===null?null:a(Versions,{edit:O,drawings:M,choose:e=>{
c.value=e}})]}),N===void 0?a(`p`,{class:`empty`,children:say(`levels-page-no-drawing`)}):a($,{children:[j?a(`p`,{class:`notice`,children:say(`levels-page-old-drawing`)}):null,a(Drawing,{drawing:N,edit:O})]})]}),a(`section`,{class:`level-edit`,"aria-label":say(`levels-page-editing`),children:[a(ChoiceGroup,{label:say(`levels-page-editing`),value:o.value,choices:[`form`,`text`].map(e=>[e,say(`levels-page-tab-${e}`)]),choose:e=>{
o.value=e}}),o.value===`text`?a($,{children:[a(`p`,{class:`hint`,children:say(`levels-page-text-more`)}),a(TextPane,{text:t.text,faults:E,put:C,goal:u.value})]}):O===null?a(`p`,{class:`faults`,children:say(b===null?`page-loading`:`levels-page-no-form`)}):a(LevelForm,{edit:O})]}),a(`nav`,{class:`builder-tabs`,"aria-label":say(`builder-panes`),children:[a(Choices,{value:s.value,choices:[`map`,`edit`].map(e=>[e,say(`levels-page-pane-${e}`)]),choose:e=>{
s.value=e}}),a(Chip,{report:b,failed:v.value!==null,show:()=>{
s.value=`map`}})]})]}),f.value&&N!==void 0?a(PlayLevel,{text:t.text,variant:N.variant,seats:[N.fewest,N.most],close:()=>{
f.value=!1}}):null]})}
function bodyFor(e,t){
return e.by===`form`&&e.form!==null?{game:GAME,form:e.form,seats:t,language:language.value}:{game:GAME,text:e.text,seats:t}}
function titleOf(e,t){
return(e===null?``:read(e.title).trim())||textOf(t.form?.title)||say(`levels-page-new-name`)}
function scopeIn(e,t){
return t!==null&&t<listOf(e.variants).length?t:null}
export{LevelPage};
