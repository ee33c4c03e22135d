import{shelf}from"../own.js";
import{post}from"../api.js";
var LONGEST=2e4;
function emptyDeck(e,t,n){
return{id:e,name:t,changed:n,sections:{},description:``,clan:``,format:``,left:[]}}
function deckFrom(e,t,n){
return{...emptyDeck(t,e.name,n),sections:e.sections,description:/^[a-z]+(-[a-z0-9]+)+$/.test(e.description)?``:e.description,clan:e.clan}}
function sentDeck({name:e,sections:t,description:n,clan:r}){
let i=Object.entries(t).map(([e,t])=>[e,{...t}]);
return{name:e,sections:Object.fromEntries(i),description:n,clan:r}}
function sentWishes(e){
return e.format===``?{}:{format:e.format}}
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
function soundDeck(e){
if(typeof e!=`object`||!e)return null;
let t=e;
if(typeof t.id!=`string`||!isRecord(t.sections))return null;
let n=e=>typeof e==`string`?e:``,r=Object.entries(t.sections).map(([e,t])=>[e,soundCounts(t)]);
return{id:t.id,name:n(t.name),changed:Number(t.changed)||0,sections:Object.fromEntries(r),description:n(t.description),clan:n(t.clan),format:n(t.format),left:Array.isArray(t.left)?t.left.filter(e=>typeof e==`string`):[]}}
function isRecord(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function soundCounts(e){
if(!isRecord(e))return{};
let t=Object.entries(e).filter(e=>Number.isInteger(e[1])&&Number(e[1])>0);
return Object.fromEntries(t)}
var shelves=new Map;
function decksFor(e){
let t=shelves.get(e)??shelf(`gorin.own.${e}.deck.`,soundDeck);
return shelves.set(e,t),t}
var REMARK=`# page `;
function deckText(e,t){
let n=[`name = ${quoted(e.name)}`,`game = ${quoted(t.game)}`];
e.description!==``&&n.push(`description = ${quoted(e.description)}`),e.clan!==``&&n.push(`clan = ${quoted(e.clan)}`);
let r=[];
for(let{id:i,style:a}of t.sections){
let t=Object.entries(e.sections[i]??{}).sort(([e],[t])=>e<t?-1:1);
if(a===`counted`){
r.push(``,`[${i}]`,...t.map(([e,t])=>`${key(e)} = ${t}`));
continue}
let o=t.flatMap(([e,t])=>Array(t).fill(quoted(e)));
o.length!==0&&n.push(a===`one`?`${i} = ${o[0]}`:`${i} = [${o.join(`, `)}]`)}
if(e.format!==``||e.left.length>0){
let{format:t,left:n}=e;
r.push(REMARK+plain(JSON.stringify({format:t,left:n})))}
return`${[...n,...r].join(`
`)}\n`}
function remarkIn(e){
let t=e.split(`
`).find(e=>e.startsWith(REMARK)),n={format:``,left:[]};
if(t===void 0)return n;
try{
let e=soundDeck({id:``,sections:{},...JSON.parse(t.slice(7))});
return e===null?n:{format:e.format,left:e.left}}catch{
return n}}
function key(e){
return/^[A-Za-z0-9_-]+$/.test(e)?e:quoted(e)}
function quoted(e){
return plain(JSON.stringify(e))}
function plain(e){
return e.replaceAll(``,`\\u007f`)}
function replaceName(e,t,n,r){
let i=e.split(`
`),a=i[t-1];
if(a===void 0||n===``)return e;
let o=a.lastIndexOf(n);
if(o<0){
let e=/^\s*(\d+\s*x?|x\s*\d+)\s+/i.exec(a)?.[0]??``;
i[t-1]=e+r}else i[t-1]=a.slice(0,o)+r+a.slice(o+n.length);
return i.join(`
`)}
function namesNear(e){
let t=e.near;
return typeof t==`string`?[t]:Array.isArray(t)?t.filter(e=>typeof e==`string`):[]}
function toggled(e,t){
return hasTerm(e,t)?e.split(/\s+/).filter(e=>e!==t).join(` `):`${e.trimEnd()} ${t}`.trimStart()}
function hasTerm(e,t){
return e.split(/\s+/).includes(t)}
function deckMaking(e){
let{game:t}=e;
return{game:t,kind:`decks`,shelf:decksFor(t),text:t=>deckText(t,e),read:async({id:e,name:n,text:r},i)=>{
let{deck:a}=await post(`/api/decks/check`,{game:t,text:r});
return{...deckFrom(a,e,i),...remarkIn(r),name:n}}}}
var CLANS=[`crab`,`crane`,`dragon`,`lion`,`phoenix`,`scorpion`,`unicorn`],PLACES={stronghold:`stronghold`,role:`role`,province:`provinces`};
function placeOf({printed:e}){
let{kind:t,side:n}=e;
return PLACES[t]??(n===`dynasty`||n===`conflict`?n:``)}
var building={game:`l5r-lcg`,path:`/l5r-lcg/decks`,cardsPath:`/l5r-lcg/cards`,sections:[{id:`stronghold`,style:`one`},{id:`role`,style:`one`},{id:`provinces`,style:`listed`},{id:`dynasty`,style:`counted`},{id:`conflict`,style:`counted`},{id:`sideboard`,style:`counted`,aside:!0}],place:placeOf,quick:[[`is:playable`,`lcg-quick-playable`],[`deck:dynasty`,`lcg-section-dynasty`],[`deck:conflict`,`lcg-section-conflict`],[`t:stronghold`,`lcg-type-stronghold`],[`t:province`,`lcg-type-province`],[`t:role`,`lcg-type-role`],...CLANS.map(e=>[`clan:${e}`,`lcg-clan-${e}`]),[`clan:neutral`,`lcg-clan-neutral`]],figures:[`cost`,`military`,`political`,`glory`,`strength`,`elements`,`influence`],curves:[`cost-dynasty`,`cost-conflict`,`military`,`political`],examples:[[`t:bushi clan:lion military>=3`,`lcg-example-both`],[`deck:conflict (clan:crane or influence<=1)`,`lcg-example-or`],[`t:province element:fire -is:banned`,`lcg-example-not`],[`o:duel is:playable`,`lcg-example-text`],[`t:character order:military descending`,`lcg-example-order`]],formatOf:e=>[`stronghold`,`role`,`provinces`].some(t=>sizeOf(e,t)>0)?`stronghold`:`skirmish`,clans:CLANS.map(e=>[e,`lcg-clan-${e}`])},makings=[deckMaking(building)];
export{LONGEST,building,countOf,deckFrom,decksFor,emptyDeck,hasTerm,makings,movesTo,namesNear,replaceName,sentDeck,sentWishes,sizeOf,toggled,total,withCard,withMoved,withoutCard};
