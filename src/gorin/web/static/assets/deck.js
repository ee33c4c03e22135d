import{shelf}from"./own.js";
var LONGEST=2e4;
function emptyDeck(e,t,n){
return{id:e,name:t,changed:n,sections:{},description:``,clan:``,format:``,seats:0,options:{},left:[]}}
function deckFrom(e,t,n){
return{...emptyDeck(t,e.name,n),sections:e.sections,description:/^[a-z]+(-[a-z0-9]+)+$/.test(e.description)?``:e.description,clan:e.clan}}
function sentDeck({name:e,sections:t,description:n,clan:r}){
let i=Object.entries(t).map(([e,t])=>[e,{...t}]);
return{name:e,sections:Object.fromEntries(i),description:n,clan:r}}
function sentWishes({format:e,seats:t,options:n}){
return{...e===``?{}:{format:e},...t===0?{}:{seats:t},...Object.keys(n).length===0?{}:{options:{...n}}}}
function withOption(e,t,n){
let{[t]:r,...i}=e.options;
return{...e,options:n===``?i:{...i,[t]:n}}}
function countOf(e,t,n){
return e.sections[n]?.[t]??0}
function withCount(e,t,n,r){
let{[t]:i,...a}=e.sections[n]??{},o=r>0?{...a,[t]:r}:a;
return{...e,sections:{...e.sections,[n]:o}}}
function withCard(e,t,n,r){
if(r)return{...e,sections:{...e.sections,[n]:{[t]:1}}};
let i=countOf(e,t,n);
return i>=99?e:withCount(e,t,n,i+1)}
function withoutCard(e,t,n){
let r=countOf(e,t,n);
return e.sections[n]?.[t]===void 0?e:withCount(e,t,n,r-1)}
function withMoved(e,t,n,r){
let i=withoutCard(e,t,n);
return i===e?e:withCard(i,t,r,!1)}
function movesTo(e,t,n){
let r=e.sections.find(e=>e.aside);
if(r===void 0)return null;
let i=e.place(t);
return n===r.id?i===``?null:i:e.sections.find(e=>e.id===n)?.style===`counted`?r.id:null}
function total(e,t){
return t.sections.filter(({style:e,aside:t})=>e===`counted`&&!t).reduce((t,{id:n})=>t+sizeOf(e,n),0)}
function sizeOf(e,t){
return Object.values(e.sections[t]??{}).reduce((e,t)=>e+t,0)}
function soundDeck(e,t){
if(!isRecord(e))return null;
let n=t?.renewed(e)??e;
if(typeof n.id!=`string`||!isRecord(n.sections))return null;
let r=e=>typeof e==`string`?e:``,{left:i,options:a,sections:o}=n,s=Object.entries(o).map(([e,t])=>[e,soundCounts(t)]),c=Object.entries(isRecord(a)?a:{}).filter(e=>typeof e[1]==`string`&&e[1]!==``);
return{id:n.id,name:r(n.name),changed:Number(n.changed)||0,sections:Object.fromEntries(s),description:r(n.description),clan:r(n.clan),format:r(n.format),seats:isCount(n.seats)?n.seats:0,options:Object.fromEntries(c),left:Array.isArray(i)?i.filter(e=>typeof e==`string`):[]}}
function isRecord(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function isCount(e){
return Number.isInteger(e)&&Number(e)>0}
function soundCounts(e){
if(!isRecord(e))return{};
let t=Object.entries(e).filter(e=>isCount(e[1]));
return Object.fromEntries(t)}
var shelves=new Map;
function decksFor({game:e,kept:t}){
let n=t?.prefix??`gorin.own.${e}.deck.`,r=shelves.get(e)??shelf(n,e=>soundDeck(e,t));
return shelves.set(e,r),r}
export{LONGEST,countOf,deckFrom,decksFor,emptyDeck,isRecord,movesTo,sentDeck,sentWishes,sizeOf,soundDeck,total,withCard,withMoved,withOption,withoutCard};
