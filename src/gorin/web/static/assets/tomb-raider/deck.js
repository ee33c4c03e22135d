import{shelf}from"../own.js";
var GAME=`tomb-raider`,NO_WISHES={format:``,level:``,variant:``,seats:0},LONGEST=2e4,KINDS=[`upgrade`,`action`,`discovery`,`obstacle`,`secret-move`];
function emptyDeck(e,t,n){
return{id:e,name:t,changed:n,raider:``,cards:{},treasure:``,locations:[],description:``,wishes:NO_WISHES,left:[]}}
function cardsIn(e,t){
return e.sections[t]??{}}
function onlyIn(e,t){
return Object.keys(cardsIn(e,t))[0]??``}
function deckFrom(e,t,n){
return{...emptyDeck(t,e.name,n),raider:onlyIn(e,`raider`),cards:cardsIn(e,`cards`),treasure:onlyIn(e,`treasure`),locations:Object.entries(cardsIn(e,`locations`)).flatMap(([e,t])=>Array.from({length:Math.min(t,99)},()=>e)),description:/^deck-about-|^deck-pick-up-/.test(e.description)?``:e.description}}
function sentDeck(e){
let{name:t,raider:n,cards:r,treasure:i,locations:a,description:o}=e,s=e=>e===``?{}:{[e]:1},c={};
for(let e of a)c[e]=(c[e]??0)+1;
return{name:t,sections:{cards:{...r},raider:s(n),treasure:s(i),locations:c},description:o,clan:``}}
function sentWishes(e,t){
let n={};
t===null?e.level&&(n.level=e.level):n.level_text=t,e.variant&&(n.variant=e.variant);
let r={options:n};
return e.format&&(r.format=e.format),e.seats&&(r.seats=e.seats),r}
function drawDeck(e){
return e.sections.find(e=>e.id===`cards`)}
function idleAlone(e){
return e.figures.find(e=>e.id===`idle_alone`)?.value??0}
function placeFor(e){
return e===`raider`||e===`treasure`?e:e===`location`?`locations`:`cards`}
function countOf(e,t,n){
return n===`cards`?e.cards[t]??0:n===`locations`?e.locations.filter(e=>e===t).length:+(e[n]===t)}
function withCard(e,t,n){
return n===`raider`||n===`treasure`?{...e,[n]:t}:countOf(e,t,n)>=99?e:n===`locations`?{...e,locations:[...e.locations,t]}:{...e,cards:{...e.cards,[t]:(e.cards[t]??0)+1}}}
function withoutCard(e,t,n){
if(countOf(e,t,n)===0&&e.cards[t]===void 0)return e;
if(n===`raider`||n===`treasure`)return{...e,[n]:``};
if(n===`locations`){
let n=e.locations.lastIndexOf(t);
return{...e,locations:e.locations.filter((e,t)=>t!==n)}}
let{[t]:r=0,...i}=e.cards;
return{...e,cards:r>1?{...i,[t]:r-1}:i}}
function total(e){
return Object.values(e.cards).reduce((e,t)=>e+t,0)}
function groupsOf(e,t){
let n=Object.entries(e.cards).map(([e,n])=>{
let r=t.get(e);
return{slug:e,name:r?.printed.name??e,count:n,entry:r}});
return n.sort((e,t)=>numberOf(e).localeCompare(numberOf(t))),[...KINDS,`raider`,`treasure`,`location`,``].map(e=>{
let t=n.filter(t=>(t.entry?.printed.kind??``)===e);
return{kind:e,rows:t,count:t.reduce((e,t)=>e+t.count,0)}}).filter(e=>e.rows.length>0)}
function numberOf(e){
return e.entry?.printed.number??`~${e.slug}`}
function replaceName(e,t,n,r){
let i=e.split(`
`),a=i[t-1];
return a===void 0||n===``?e:(i[t-1]=renamed(a,n,r),i.join(`
`))}
function renamed(e,t,n){
let r=JSON.stringify(t);
if(e.includes(r))return e.replace(r,()=>JSON.stringify(n));
if(e.trimStart().startsWith(`${t} =`)||e.trimStart().startsWith(`${t}=`))return e.replace(t,()=>JSON.stringify(n));
let i=e.trimStart().startsWith(`<`),a=i?escaped(t):t,o=e.lastIndexOf(a);
return o>=0?e.slice(0,o)+(i?escaped(n):n)+e.slice(o+a.length):(/^\s*(\d+\s*x?|x\s*\d+)\s+/i.exec(e)?.[0]??``)+n}
function escaped(e){
return e.replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`).replaceAll(`>`,`&gt;`)}
function namesNear(e){
let t=e.near;
return typeof t==`string`?[t]:Array.isArray(t)?t.filter(e=>typeof e==`string`):[]}
function soundDeck(e){
if(typeof e!=`object`||!e)return null;
let t=e;
if(typeof t.id!=`string`||typeof t.cards!=`object`||t.cards===null)return null;
let n=e=>typeof e==`string`?e:``,r=e=>Array.isArray(e)?e.filter(e=>typeof e==`string`):[],i=Object.entries(t.cards).filter(e=>Number.isInteger(e[1])&&Number(e[1])>0),a=typeof t.wishes==`object`?t.wishes:null;
return{id:t.id,name:n(t.name),changed:Number(t.changed)||0,raider:n(t.raider),cards:Object.fromEntries(i),treasure:n(t.treasure),locations:r(t.locations),description:n(t.description),wishes:{...NO_WISHES,...a},left:r(t.left)}}
var ownDecks=shelf(`gorin.deck.`,soundDeck);
export{GAME,LONGEST,NO_WISHES,countOf,deckFrom,drawDeck,emptyDeck,groupsOf,idleAlone,namesNear,ownDecks,placeFor,replaceName,sentDeck,sentWishes,soundDeck,total,withCard,withoutCard};
