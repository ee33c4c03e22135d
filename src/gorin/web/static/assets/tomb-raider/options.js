import{AT_ONCE,NO_SERIES,OWN,canBeGuided,choosing,decksOf,lesson,levelOf,levelsOf,placeOf,remembered,seatsOf,seriesOf,terms,usual}from"./choosing.js";
import{$,Faults,P,a,read,say}from"../house.js";
import{About,NumberField,Select,TextFile}from"../parts.js";
import{own}from"./catalogue.js";
import{levelHint,levelTitle}from"./level-words.js";
import{ownLevels}from"./own-levels.js";
import{TickOption}from"../TickOption.js";
var MOST_LEVELS=12;
function Series({options:e,...t}){
let n=choosing(e),{game:r,wrong:i,children:o}=t,s={...t,chosen:n},c=seriesOf(r,n);
if(c===null)return null;
let l=levelsOf(c,n,t.seats),u=[`levels`,`order`,`scoring`,`carry`].some(e=>i(e).length>0),d=!n.levels.some(Boolean)&&!n.order&&!n.scoring&&!n.carry[0];
return a($,{children:[o,a(`p`,{class:`hint`,children:say(`page-new-series-levels`,{levels:l.map(e=>titleOf(r,e))})}),a(`details`,{class:`option-group more-options`,open:u||!d,children:[a(`summary`,{children:say(`page-new-series-more`)}),a(Levels,{...s,series:c,levels:l}),a(Agreed,{...s,series:c})]})]})}
function Levels({game:e,chosen:t,change:n,wrong:r,series:i,levels:o}){
let s=own(e).levels.filter(e=>i.allowed.includes(e.id)).map(e=>[e.id,levelTitle(e,i.fewest_seats)]),c=i.levels_each,l=(e,n)=>(c?o.map((e,n)=>t.levels[n]??``):o).map((t,r)=>r===e?n:t);
return a(`div`,{class:`option-rows`,children:[o.map((r,o)=>a(Select,{label:say(c?`page-new-series-level-of`:`page-new-series-level`,{number:o+1}),value:c?t.levels[o]??``:r,choices:c?[[``,usualLevel(e,i,o)],...s]:s,choose:e=>n({levels:l(o,e)})},o)),a(Faults,{faults:r(`levels`)}),c?null:a(`div`,{class:`inline`,children:[a(`button`,{type:`button`,"aria-disabled":o.length>=MOST_LEVELS,onClick:()=>{
let e=i.allowed[0]??``;
o.length<MOST_LEVELS&&n({levels:[...o,e]})},children:say(`page-new-series-add`)}),a(`button`,{type:`button`,"aria-disabled":o.length<2,onClick:()=>{
o.length>1&&n({levels:o.slice(0,-1)})},children:say(`page-new-series-drop`)})]})]})}
function Agreed({chosen:e,change:t,wrong:n,series:r}){
let i=(t,n)=>n?[...e.carry,t]:e.carry.filter(e=>e!==t);
return a($,{children:[a(Select,{label:say(`page-new-series-order`),value:e.order||r.order,choices:r.orders.map(e=>[e,say(`page-series-order-${e}`)]),choose:e=>t({order:e===r.order?``:e}),faults:n(`order`)}),r.scorings.length<2?null:a(Select,{label:say(`page-new-series-scoring`),value:e.scoring||(r.scorings[0]??``),choices:r.scorings.map(e=>[e,say(`page-series-scoring-${e}`)]),choose:e=>t({scoring:e===r.scorings[0]?``:e}),faults:n(`scoring`)}),r.carry.length===0?null:a(`fieldset`,{class:`option-rows`,children:[a(`legend`,{class:`select-label`,children:say(`page-new-series-carry`)}),r.carry.map(n=>a(TickOption,{label:say(n===`item`?`page-series-carry-item`:`decks-kind-${n}`),checked:e.carry.includes(n),change:e=>t({carry:i(n,e)})},n)),a(Faults,{faults:n(`carry`)})]})]})}
function usualLevel(e,t,n){
let r=t.levels[n%t.levels.length]??``;
return say(`page-new-series-usual`,{level:titleOf(e,r)})}
function titleOf(e,t){
let n=own(e).levels.find(e=>e.id===t);
return n===void 0?t:read(n.title)}
function Form(e){
return a($,{children:[a(Kind,{...e}),choosing(e.options).series===``?a(What,{...e}):a(Series,{...e})]})}
function Kind({game:e,options:t,change:n}){
let r=choosing(t),i=seriesOf(e,r);
return own(e).series.length===0?null:a(Select,{label:say(`page-new-what`),value:r.series,choices:[[``,say(`page-new-one-level`)],...own(e).series.map(e=>[e.id,read(e.title)])],choose:e=>n({...NO_SERIES,series:e}),hint:i===null?void 0:say(`page-new-series-${i.id}`)})}
function What({children:e,...t}){
let{game:n,change:r,wrong:i}=t,o=choosing(t.options),s=levelOf(n,o);
return a($,{children:[a(Select,{label:say(`page-new-level`),value:o.level,choices:[...own(n).levels.map(e=>[e.id,levelTitle(e)]),[OWN,say(`page-new-level-own`)]],choose:e=>r({level:e,variant:``}),hint:s===null?void 0:levelHint(s),faults:o.level===`:own`?[]:i(`level`)}),o.level===`:own`?a(OwnLevel,{...t}):null,s!==null&&s.variants.length>0?a(Select,{label:say(`page-new-variant`),value:o.variant,choices:[[``,say(`page-default`)],...s.variants.map(e=>[e.id,read(e.title)])],choose:e=>r({variant:e}),faults:i(`variant`)}):null,e]})}
function OwnLevel({options:e,change:t,wrong:n}){
let r=choosing(e),i=P(),o=n(`level`),s=ownLevels.all.value;
return a(`div`,{class:`select`,children:[s.length===0?null:a(Select,{label:say(`page-new-level-kept`),value:``,choices:[[``,say(`page-deck-own-choose`)],...s.map(e=>[e.id,e.name||e.id])],choose:e=>{
let n=ownLevels.find(e);
n!==null&&t({levelText:n.text})}}),a(`label`,{children:[a(`span`,{class:`select-label`,children:say(`page-new-level-text`)}),a(`textarea`,{class:`deck-text`,rows:10,spellcheck:!1,value:r.levelText,"aria-invalid":o.length>0,"aria-describedby":i,onInput:e=>t({levelText:e.currentTarget.value})})]}),a(About,{id:i,hint:say(`page-new-level-text-hint`),faults:o}),a(`div`,{children:a(TextFile,{label:say(`page-deck-own-file`),accept:`.toml,text/*`,take:e=>t({levelText:e})})})]})}
function More({game:e,options:t,change:n,wrong:r}){
let i=choosing(t),o=seriesOf(e,i);
return a($,{children:[a(Select,{label:say(`page-new-opening`),value:i.opening,choices:[`chosen`,`random`].map(e=>[e,say(`page-opening-${e}`)]),choose:e=>n({opening:e}),faults:r(`opening`)}),a(NumberField,{label:say(o===null?`page-new-turn-limit`:`page-new-series-limit`),hint:say(o===null?`page-new-turn-limit-hint`:`page-new-series-limit-hint`),value:i.turnLimit,usual:o===null?say(`page-default`):String(o.turn_limit),least:1,most:999,change:e=>n({turnLimit:e}),faults:r(`turn_limit`)})]})}
function usualDecks(e,{title:t,terms:n}){
let{series:r,level_text:i,level:o,variant:s}=n.chosen.options;
if(r)return own(e).series.find(e=>e.id===r)?.decks??[];
if(i)return[];
let c=own(e).levels.find(e=>o==null?e.title.id===t.id:e.id===o);
return c===void 0||n.seats===1&&c.most_seats>1?[]:(c.variants.find(e=>e.id===s)??c).decks}
var options={usual,remembered,seats:(e,t)=>seatsOf(e,choosing(t)),decks:(e,t)=>decksOf(e,choosing(t)),decksAt:usualDecks,chosen:(e,t,n)=>terms(e,choosing(t),n),atOnce:AT_ONCE,canBeGuided:(e,t)=>canBeGuided(choosing(e),t),lesson,placeOf,Form,More,isUsual:e=>choosing(e).opening===`chosen`};
export{options};
