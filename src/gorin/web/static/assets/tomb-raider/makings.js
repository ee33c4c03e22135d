import{post}from"../api.js";
import{GAME,NO_WISHES,deckFrom,ownDecks,soundDeck}from"./deck.js";
import{ownLevels}from"./own-levels.js";
var REMARK=`# page `,TEXTS=[`name`,`description`,`raider`,`treasure`];
function deckText(e){
let t=TEXTS.filter(t=>t===`name`||e[t]!==``).map(t=>`${t} = ${quoted(e[t])}`);
e.locations.length>0&&t.push(`locations = [${e.locations.map(quoted).join(`, `)}]`),t.push(``,`[cards]`);
for(let n of Object.keys(e.cards).sort()){
let r=/^[A-Za-z0-9_-]+$/.test(n)?n:quoted(n);
t.push(`${r} = ${e.cards[n]}`)}
let n={...NO_WISHES,...e.wishes};
return(Object.entries(n).some(([e,t])=>t!==NO_WISHES[e])||e.left.length>0)&&t.push(REMARK+plain(JSON.stringify({wishes:n,left:e.left}))),`${t.join(`
`)}\n`}
function readDeckText(e,t,n){
let r={id:t,changed:n,name:``},i={},a=!1;
for(let o of e.split(`
`)){
if(o===``)continue;
if(o===`[cards]`){
a=!0;
continue}
let e=o.startsWith(REMARK)?parsed(o.slice(7)):void 0;
if(e!==void 0){
Object.assign(r,e,{id:t,changed:n});
continue}
let[,s,c]=/^([A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*") = (.+)$/s.exec(o)??[],l=s?.startsWith(`"`)?parsed(s):s,u=c===void 0?void 0:parsed(c);
if(typeof l!=`string`||u===void 0)return null;
if(a)i[l]=u;else if(l===`locations`||TEXTS.some(e=>e===l))r[l]=u;else return null}
return a?soundDeck({...r,cards:i}):null}
function quoted(e){
return plain(JSON.stringify(e))}
function plain(e){
return e.replaceAll(``,`\\u007f`)}
function parsed(e){
try{
return JSON.parse(e)}catch{
return}}
var makings=[{game:GAME,kind:`decks`,shelf:ownDecks,text:deckText,read:async(e,t)=>{
let n=readDeckText(e.text,e.id,t);
if(n!==null)return{...n,name:e.name};
let{deck:r}=await post(`/api/decks/check`,{game:GAME,text:e.text});
return{...deckFrom(r,e.id,t),name:e.name}}},{game:GAME,kind:`levels`,shelf:ownLevels,text:e=>e.text,read:({id:e,name:t,text:n},r)=>Promise.resolve({id:e,name:t,text:n,changed:r})}];
export{makings};
