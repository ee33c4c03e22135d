import{$,T}from"./api.js";
import{useRoving}from"./roving.js";
import{a,read,reader,say}from"./jsxRuntime.js";
function isRecord(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function isCard(e){
return isRecord(e)&&typeof e.slug==`string`&&e.slug!==``}
function choiceFor(e,t){
let n=[e.slug];
e.number!==void 0&&n.unshift(`${e.slug}.${e.number}`);
for(let e of n){
let n=t.filter(t=>t.slice(t.indexOf(`:`)+1)===e);
if(n.length===1)return n[0]??null}
return null}
function fieldInWords(e){
let t=`view-${e.replaceAll(`_`,`-`)}`;
if(reader.value?.has(t))return say(t);
let n=e.replaceAll(`_`,` `);
return n.charAt(0).toUpperCase()+n.slice(1)}
var NOT_DRAWN=new Set([`seat`,`hand`]);
function Board({play:e}){
let t=T(null);
useRoving(t);
let n=e.view.value,r=Object.entries(n).filter(([e])=>!NOT_DRAWN.has(e)),i=r.filter(([,e])=>!isZone(e)&&!isEmpty(e)),o=r.filter(([,e])=>isZone(e)&&!isEmpty(e));
return a(`div`,{class:`any`,ref:t,children:[a(`dl`,{class:`any-counters`,children:i.map(([e,t])=>a(`div`,{children:[a(`dt`,{children:fieldInWords(e)}),a(`dd`,{children:plainInWords(t)})]},e))}),o.map(([t,n])=>a(`section`,{class:`any-zone`,children:[a(`h3`,{children:fieldInWords(t)}),a(Value,{play:e,value:n})]},t))]})}
function Hand({play:e}){
let t=e.view.value.hand,n=T(null);
return useRoving(n),Array.isArray(t)?a(`div`,{class:`any-hand`,ref:n,role:`group`,"aria-label":fieldInWords(`hand`),children:a(Value,{play:e,value:t})}):null}
function Figures({play:e,seat:t}){
let n=recordOfSeat(e.view.value,t.seat);
if(n===null)return null;
let r=Object.entries(n).filter(([e,t])=>e!==`seat`&&typeof t==`number`);
return a(`dl`,{class:`any-figures`,children:r.slice(0,4).map(([e,t])=>a(`div`,{children:[a(`dt`,{children:fieldInWords(e)}),a(`dd`,{children:String(t)})]},e))})}
function recordOfSeat(e,t){
for(let n of Object.values(e)){
if(!Array.isArray(n))continue;
let e=n.find(e=>isRecord(e)&&e.seat===t&&!isCard(e));
if(isRecord(e)&&n.every(e=>isRecord(e)&&`seat`in e))return e}
return null}
function Value({play:e,value:t}){
return Array.isArray(t)?a(`ul`,{class:`any-list`,children:t.map((t,n)=>a(`li`,{children:a(Value,{play:e,value:t})},keyOf(t,n)))}):isCard(t)?a(CardToken,{play:e,card:t}):isRecord(t)?a(Fields,{play:e,record:t}):a($,{children:plainInWords(t)})}
function Fields({play:e,record:t}){
let n=Object.entries(t).filter(([,e])=>!isEmpty(e));
return a(`dl`,{class:`any-record`,children:n.map(([t,n])=>a(`div`,{"data-wide":isZone(n),children:[a(`dt`,{children:fieldInWords(t)}),a(`dd`,{children:a(Value,{play:e,value:n})})]},t))})}
function CardToken({play:e,card:t}){
let{choices:n}=e,r=read({type:`name`,kind:`card`,key:t.slug}),i=Object.entries(t).filter(([e,t])=>![`slug`,`number`,`seat`].includes(e)&&!isEmpty(t)),o=choiceFor(t,[...n.options.value.keys()]),s=a($,{children:[a(`span`,{class:`token-name`,children:r}),i.map(([e,t])=>a(`span`,{class:`token-field`,children:[a(`span`,{class:`token-label`,children:fieldInWords(e)}),` `,fieldText(t)]},e))]});
if(o===null)return a(`div`,{class:`token`,children:s});
let c=n.options.value.get(o);
return a(`button`,{type:`button`,class:`token token-lit`,"data-preview":n.preview.value===o,"aria-label":c===void 0?r:read(c.message),onPointerEnter:()=>n.preview.value=o,onPointerLeave:()=>n.preview.value=null,onFocus:()=>n.preview.value=o,onBlur:()=>n.preview.value=null,onClick:()=>n.choose(o),children:s})}
function fieldText(e){
return Array.isArray(e)?e.map(fieldText).join(`, `):isCard(e)?read({type:`name`,kind:`card`,key:e.slug}):isRecord(e)?Object.values(e).map(fieldText).join(` `):plainInWords(e)}
function plainInWords(e){
return typeof e==`boolean`?say(e?`yes`:`no`):e===null?`–`:reader.value?.read(e)??String(e)}
function isZone(e){
return isRecord(e)||Array.isArray(e)&&e.some(e=>typeof e==`object`)}
function isEmpty(e){
return Array.isArray(e)?e.length===0:e===null||e===!1||e===``||e===0}
function keyOf(e,t){
return isCard(e)?`${e.slug}.${e.number??t}`:isRecord(e)&&typeof e.seat==`number`?`seat.${e.seat}`:isRecord(e)&&typeof e.space==`string`?`space.${e.space}`:String(t)}
function inWords(e){
return Object.entries(e.view.value).filter(([,e])=>!isEmpty(e)).map(([e,t])=>`${fieldInWords(e)}: ${fieldText(t)}`)}
var anyTable={Board,Hand,Figures,inWords};
export{anyTable};
