import{NumberField,Select}from"./parts.js";
import{TickOption}from"./TickOption.js";
import{$,a,read,reader,say}from"./house.js";
var FORMAT=`format`,MOST=1e6;
function formatOf(e,t){
return e.formats.find(e=>e.id===t[FORMAT])??e.formats[0]}
function belongs(e,t){
return e.formats.length===0||t!==void 0&&e.formats.includes(t)}
var FOLLOWS=`preset`;
function isSwitch(e){
return e.usual===FOLLOWS}
function Form(e){
let{game:t,options:n,change:r,wrong:i,children:o}=e;
return a($,{children:[t.formats.length<2?null:a(Select,{label:say(`page-new-format`),value:formatOf(t,n)?.id??``,choices:t.formats.map(e=>[e.id,read(e.title)]),choose:e=>r({[FORMAT]:e}),faults:i(FORMAT)}),o,a(Fields,{asked:e,some:e=>!isSwitch(e)})]})}
function More(e){
return a(Fields,{asked:e,some:isSwitch})}
function Fields({asked:{game:e,options:t,change:n,wrong:r},some:i}){
let o=formatOf(e,t)?.id;
return a($,{children:e.options.filter(e=>belongs(e,o)&&i(e)).map(e=>a(Field,{entry:e,value:t[e.name],change:t=>n({[e.name]:t}),faults:r(e.name)},e.name))})}
function allowedInWords({label:e},t){
let n=`${e.id}-${String(t)}`;
return reader.value?.has(n)?say(n):String(t)}
function Field({entry:e,value:t,change:n,faults:r}){
let i=read(e.label);
if(e.allowed.length>0)return a(Select,{label:i,value:String(t??e.usual),choices:e.allowed.map(t=>[String(t),allowedInWords(e,t)]),choose:t=>n(e.allowed.find(e=>String(e)===t)),faults:r});
switch(e.kind){case`whole`:return a(NumberField,{label:i,value:typeof t==`number`?t:null,usual:String(e.usual),least:0,most:MOST,change:e=>n(e===null?void 0:e),faults:r});case`truth`:return a(TickOption,{label:i,checked:typeof t==`boolean`?t:e.usual===!0,change:n,faults:r});default:return null}}
function usualIn(e,t){
return((t===null?void 0:e.formats.find(e=>e.id===t))??e.formats[0])?.decks??[]}
var plainOptions={usual:()=>({}),remembered:(e,t)=>{
let n=[FORMAT,...e.options.map(e=>e.name)];
return Object.fromEntries(Object.entries(t).filter(([e])=>n.includes(e)))},seats:(e,t)=>{
let n=formatOf(e,t);
return[n?.fewest_seats??1,n?.most_seats??1]},decks:(e,t)=>formatOf(e,t)?.decks??[],decksAt:(e,{terms:t})=>usualIn(e,t.chosen.format??null),chosen:(e,t)=>{
let{[FORMAT]:n,...r}=t,i=Object.entries(r).filter(([,e])=>e!==void 0);
return{format:formatOf(e,t)?.id??null,options:Object.fromEntries(i)}},atOnce:{},canBeGuided:()=>!0,lesson:e=>({chosen:{game:e.id},seats:Math.max(2,e.formats[0]?.fewest_seats??2),undo:`any`,guided:!0}),placeOf:e=>e.place||null,Form,More,isUsual:(e,t)=>t.options.every(t=>!isSwitch(t)||(e[t.name]??FOLLOWS)===FOLLOWS)};
export{plainOptions};
