const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./tomb-raider/table.js","./api.js","./OwnImages.js","./images.js","./jsxRuntime.js","./tomb-raider/signs.js","./keys.js","./tomb-raider/frames.js","./cards.css","./tomb-raider.css","./roving.js","./tomb-raider/options.js","./tomb-raider/choosing.js","./Select.js","./TextFile.js","./tomb-raider/level-words.js","./tomb-raider/own-levels.js","./own.js","./TickOption.js","./Tick.js","./tomb-raider/makings.js","./tomb-raider/deck.js","./tomb-raider/DecksPage.js","./LibraryPage.js","./KeptWhere.js","./keeping.js","./checked.js","./tomb-raider/ImportDialog.js","./FileChoice.js","./Refusals.js","./tomb-raider/DeckPage.js","./verdicts.js","./acting.js","./tomb-raider/LevelsPage.js","./tomb-raider/LevelPage.js","./TablePage.js","./VerifiedWords.js","./VerifiedWords.css","./CopyLink.js","./NewTable.js","./Invited.js","./Resume.js","./Watch.js","./Played.js","./numbers.js","./Played.css","./StatsPage.js","./OpenJournal.js","./OpenJournal.css","./StatsPage.css","./ReplayPage.js","./ReplayPage.css","./Learn.js","./YouPage.js","./YouPage.css"])))=>i.map(i=>d[i]);
import{$,A,ApiError,O,P,Q,T,get,getOnce,patch,post,useSignal,x,y}from"./api.js";
import{LANGUAGES,OWN_NAMES,TAGS,a,chooseLanguage,knownLanguage,language,playerArg,prepareText,read as read$1,reader,say}from"./jsxRuntime.js";
var __defProp=Object.defineProperty,__exportAll=(e,t)=>{
let n={};
for(var r in e)__defProp(n,r,{get:e[r],enumerable:!0});
return t||__defProp(n,Symbol.toStringTag,{value:`Module`}),n},scriptRel=(function(){
let e=typeof document<`u`&&document.createElement(`link`).relList;
return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),assetsURL=function(e,t){
return new URL(e,t).href},seen={},isCssPreloadUrl=function(e){
return e.pathname.endsWith(`.css`)},preloadOnce=function(e,t,n){
if(t in e)return e[t];
let r=n();
if(!r){
e[t]=void 0;
return}
let i=r.then(()=>{
e[t]=void 0},n=>{
throw e[t]=void 0,n});
return e[t]=i,i},__vitePreload=function(e,t,n){
let r=Promise.resolve();
if(t&&t.length>0){
let e,i=document.querySelector(`meta[property=csp-nonce]`),o=i?.nonce||i?.getAttribute(`nonce`);
function s(e){
return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}
function c(e){
return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}
r=s(t.map(t=>{
t=assetsURL(t,n);
let r=c(t),i=isCssPreloadUrl(r);
return preloadOnce(seen,r.href,()=>{
if(e===void 0){
e={all:new Set,styles:new Set};
let t=document.getElementsByTagName(`link`);
for(let n=t.length-1;n>=0;n--){
let r=t[n];
e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}
if((i?e.styles:e.all).has(r.href))return;
let t=document.createElement(`link`);
if(t.rel=i?`stylesheet`:scriptRel,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,o&&t.setAttribute(`nonce`,o),document.head.appendChild(t),i)return new Promise((e,n)=>{
let i=o=>{
t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),o.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(o)};
t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}
function i(e){
let t=new Event(`vite:preloadError`,{cancelable:!0});
if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}
return r.then(t=>{
for(let e of t||[])e.status===`rejected`&&i(e.reason);
return e().catch(i)})},tombRaider={id:`tomb-raider`,table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`./tomb-raider/table.js`);
return{table:e}},__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10]),import.meta.url)).table,options:async()=>(await __vitePreload(async()=>{
let{options:e}=await import(`./tomb-raider/options.js`);
return{options:e}},__vite__mapDeps([11,12,1,13,4,14,15,16,17,18,19]),import.meta.url)).options,makings:async()=>(await __vitePreload(async()=>{
let{makings:e}=await import(`./tomb-raider/makings.js`);
return{makings:e}},__vite__mapDeps([20,1,21,17,16]),import.meta.url)).makings,pages:{"/decks":async()=>(await __vitePreload(async()=>{
let{DecksPage:e}=await import(`./tomb-raider/DecksPage.js`);
return{DecksPage:e}},__vite__mapDeps([22,1,4,23,24,25,26,17,21,27,28,29,8,9]),import.meta.url)).DecksPage,"/decks/*":async()=>(await __vitePreload(async()=>{
let{DeckPage:e}=await import(`./tomb-raider/DeckPage.js`);
return{DeckPage:e}},__vite__mapDeps([30,1,6,5,4,26,31,32,13,24,25,17,29,12,21,7,3,8,9,16,27,28,19]),import.meta.url)).DeckPage,"/levels":async()=>(await __vitePreload(async()=>{
let{LevelsPage:e}=await import(`./tomb-raider/LevelsPage.js`);
return{LevelsPage:e}},__vite__mapDeps([33,1,4,28,15,23,24,25,26,17,29,16,9]),import.meta.url)).LevelsPage,"/levels/*":async()=>(await __vitePreload(async()=>{
let{LevelPage:e}=await import(`./tomb-raider/LevelPage.js`);
return{LevelPage:e}},__vite__mapDeps([34,1,5,4,13,26,31,32,17,29,19,16,12,8,9]),import.meta.url)).LevelPage},links:[{path:`/decks`,label:`decks-title`},{path:`/levels`,label:`levels-page-title`}]},games_exports=__exportAll({tombRaider:()=>tombRaider}),MOST_SEATS=6,NO_OPTIONS={usual:()=>({}),remembered:()=>({}),seats:()=>[1,MOST_SEATS],decks:()=>[],decksAt:()=>[],chosen:()=>({}),atOnce:{},canBeGuided:()=>!1,lesson:null,placeOf:()=>null,Form:({children:e})=>e,More:null,isUsual:()=>!0},gamePages=Object.values(games_exports);
function gamePage(e){
return gamePages.find(t=>t.id===e)??{id:e}}
async function optionsOf(e){
return await gamePage(e).options?.()??NO_OPTIONS}
async function allMakings(){
return(await Promise.all(gamePages.map(e=>e.makings?.()??[]))).flat()}
function Clause({id:e}){
let t=useSignal(!1),n=useSignal(null),r=useSignal(!1),i=P();
return e===``?null:a(`span`,{class:`clause`,children:[a(`button`,{type:`button`,class:`clause-number`,"aria-expanded":t.value,"aria-controls":i,title:say(`page-clause-show`,{clause:e}),onClick:()=>{
t.value=!t.value,t.value&&n.value===null&&getOnce(`/api/rules/${encodeURIComponent(e)}`).then(e=>{
n.value=e},()=>{
r.value=!0})},children:e}),t.value?a(`span`,{class:`clause-text`,id:i,children:a(ClauseText,{id:e,rule:n.value,missing:r.value})}):null]})}
function ClauseText({id:e,rule:t,missing:n}){
if(n)return a($,{children:say(`page-clause-missing`,{clause:e})});
if(t===null)return a($,{children:say(`page-loading`)});
let r=t.message;
return r===null?a($,{children:t.title}):a($,{children:[a(`strong`,{children:reader.value?.title(r.id)}),` `,read$1(r)]})}
function Faults({faults:e}){
return e.length===0?null:a(`ul`,{class:`faults`,role:`alert`,children:e.map((e,t)=>a(`li`,{children:[placeInWords(e.place),read$1(e.message),e.clause?` `:null,e.clause?a(Clause,{id:e.clause}):null]},t))})}
function placeInWords(e){
let t=/:(\d+)$/.exec(e)?.[1];
return t===void 0?/^[a-z_.]*$/.test(e)?``:`${e}: `:say(`page-fault-line`,{line:t})}
function Trouble({error:e}){
return e===null?null:e.faults.length>0?a(Faults,{faults:e.faults}):a(`p`,{class:`faults`,role:`alert`,children:say(`page-no-answer`)})}
var SIGNS={settings:()=>a($,{children:[a(`path`,{d:`M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915`}),a(`circle`,{cx:`12`,cy:`12`,r:`3`})]}),undo:()=>a($,{children:[a(`path`,{d:`M9 14 4 9l5-5`}),a(`path`,{d:`M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11`})]}),pause:()=>a($,{children:[a(`rect`,{x:`14`,y:`3`,width:`5`,height:`18`,rx:`1`}),a(`rect`,{x:`5`,y:`3`,width:`5`,height:`18`,rx:`1`})]}),play:()=>a($,{children:a(`path`,{d:`M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`})}),flag:()=>a($,{children:a(`path`,{d:`M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528`})}),chat:()=>a($,{children:a(`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`})}),people:()=>a($,{children:[a(`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`}),a(`path`,{d:`M16 3.128a4 4 0 0 1 0 7.744`}),a(`path`,{d:`M22 21v-2a4 4 0 0 0-3-3.87`}),a(`circle`,{cx:`9`,cy:`7`,r:`4`})]}),person:()=>a($,{children:[a(`path`,{d:`M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2`}),a(`circle`,{cx:`12`,cy:`7`,r:`4`})]}),log:()=>a($,{children:[a(`path`,{d:`M15 12h-5`}),a(`path`,{d:`M15 8h-5`}),a(`path`,{d:`M19 17V5a2 2 0 0 0-2-2H4`}),a(`path`,{d:`M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3`})]}),close:()=>a($,{children:[a(`path`,{d:`M18 6 6 18`}),a(`path`,{d:`m6 6 12 12`})]}),check:()=>a($,{children:a(`path`,{d:`M20 6 9 17l-5-5`})}),copy:()=>a($,{children:[a(`rect`,{width:`14`,height:`14`,x:`8`,y:`8`,rx:`2`,ry:`2`}),a(`path`,{d:`M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2`})]}),eye:()=>a($,{children:[a(`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`}),a(`circle`,{cx:`12`,cy:`12`,r:`3`})]}),learn:()=>a($,{children:[a(`path`,{d:`M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0z`}),a(`path`,{d:`M22 10v6`}),a(`path`,{d:`M6 12.5V16a6 3 0 0 0 12 0v-3.5`})]}),invite:()=>a($,{children:[a(`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`}),a(`circle`,{cx:`9`,cy:`7`,r:`4`}),a(`line`,{x1:`19`,x2:`19`,y1:`8`,y2:`14`}),a(`line`,{x1:`22`,x2:`16`,y1:`11`,y2:`11`})]}),bot:()=>a($,{children:[a(`path`,{d:`M12 8V4H8`}),a(`rect`,{width:`16`,height:`12`,x:`4`,y:`8`,rx:`2`}),a(`path`,{d:`M2 14h2`}),a(`path`,{d:`M20 14h2`}),a(`path`,{d:`M15 13v2`}),a(`path`,{d:`M9 13v2`})]}),seat:()=>a($,{children:[a(`path`,{d:`M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3`}),a(`path`,{d:`M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0z`}),a(`path`,{d:`M5 18v2`}),a(`path`,{d:`M19 18v2`})]}),help:()=>a($,{children:[a(`circle`,{cx:`12`,cy:`12`,r:`10`}),a(`path`,{d:`M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3`}),a(`path`,{d:`M12 17h.01`})]}),keyboard:()=>a($,{children:[a(`path`,{d:`M10 8h.01`}),a(`path`,{d:`M12 12h.01`}),a(`path`,{d:`M14 8h.01`}),a(`path`,{d:`M16 12h.01`}),a(`path`,{d:`M18 8h.01`}),a(`path`,{d:`M6 8h.01`}),a(`path`,{d:`M7 16h10`}),a(`path`,{d:`M8 12h.01`}),a(`rect`,{width:`20`,height:`16`,x:`2`,y:`4`,rx:`2`})]}),down:()=>a($,{children:a(`path`,{d:`m6 9 6 6 6-6`})}),right:()=>a($,{children:a(`path`,{d:`m9 18 6-6-6-6`})}),up:()=>a($,{children:a(`path`,{d:`m18 15-6-6-6 6`})}),left:()=>a($,{children:a(`path`,{d:`m15 18-6-6 6-6`})}),waiting:()=>a($,{children:[a(`path`,{d:`M5 22h14`}),a(`path`,{d:`M5 2h14`}),a(`path`,{d:`M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22`}),a(`path`,{d:`M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2`})]}),clock:()=>a($,{children:[a(`circle`,{cx:`12`,cy:`12`,r:`10`}),a(`path`,{d:`M12 6v6l4 2`})]}),offline:()=>a($,{children:[a(`path`,{d:`M12 20h.01`}),a(`path`,{d:`M8.5 16.429a5 5 0 0 1 7 0`}),a(`path`,{d:`M5 12.859a10 10 0 0 1 5.17-2.69`}),a(`path`,{d:`M19 12.859a10 10 0 0 0-2.007-1.523`}),a(`path`,{d:`M2 8.82a15 15 0 0 1 4.177-2.643`}),a(`path`,{d:`M22 8.82a15 15 0 0 0-11.288-3.764`}),a(`path`,{d:`m2 2 20 20`})]}),send:()=>a($,{children:[a(`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`}),a(`path`,{d:`m21.854 2.147-10.94 10.939`})]}),proof:()=>a($,{children:[a(`path`,{d:`M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z`}),a(`path`,{d:`m9 12 2 2 4-4`})]}),again:()=>a($,{children:[a(`path`,{d:`M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8`}),a(`path`,{d:`M3 3v5h5`})]}),ledger:()=>a($,{children:[a(`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`}),a(`path`,{d:`M15 3v18`})]}),warning:()=>a($,{children:[a(`path`,{d:`m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3`}),a(`path`,{d:`M12 9v4`}),a(`path`,{d:`M12 17h.01`})]}),why:()=>a($,{children:[a(`circle`,{cx:`12`,cy:`12`,r:`10`}),a(`path`,{d:`M12 16v-4`}),a(`path`,{d:`M12 8h.01`})]}),lock:()=>a($,{children:[a(`rect`,{width:`18`,height:`11`,x:`3`,y:`11`,rx:`2`,ry:`2`}),a(`path`,{d:`M7 11V7a5 5 0 0 1 10 0v4`})]}),crown:()=>a($,{children:[a(`path`,{d:`M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294z`}),a(`path`,{d:`M5 21h14`})]}),trophy:()=>a($,{children:[a(`path`,{d:`M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2`}),a(`path`,{d:`M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2`}),a(`path`,{d:`M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3`}),a(`path`,{d:`M4 22h16`}),a(`path`,{d:`M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1z`}),a(`path`,{d:`M6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3`})]})};
function Icon({sign:e,size:t=20}){
return a(`svg`,{class:`icon`,width:t,height:t,viewBox:`0 0 24 24`,fill:`none`,stroke:`currentColor`,"stroke-width":`1.75`,"stroke-linecap":`round`,"stroke-linejoin":`round`,"aria-hidden":`true`,children:SIGNS[e]()})}
var hello=y(null),account=O(()=>hello.value?.account??``),greeted=y(0);
async function greet(){
let e=await get(`/api/hello`);
hello.value=e,greeted.value+=1,e.protocol!==2&&sessionStorage.getItem(`gorin.reloaded`)===null&&(sessionStorage.setItem(`gorin.reloaded`,`yes`),location.reload())}
async function rename(e){
await patch(`/api/me`,{name:e});
let t=hello.peek();
t!==null&&(hello.value={...t,you:{...t.you,name:e}})}
function catalogue(){
return getOnce(`/api/catalogue`)}
function LanguageChoice(){
return a(`label`,{class:`language`,children:[a(`span`,{class:`unseen`,children:say(`page-language`)}),a(`select`,{value:language.value,onChange:e=>{
let t=knownLanguage(e.currentTarget.value);
t!==null&&chooseLanguage(t)},children:LANGUAGES.map(e=>a(`option`,{value:e,lang:TAGS[e],children:OWN_NAMES[e]},e))})]})}
function Seal({size:e=28}){
return a(`svg`,{class:`seal`,width:e,height:e,viewBox:`0 0 32 32`,"aria-hidden":`true`,children:[a(`rect`,{x:`1`,y:`1`,width:`30`,height:`30`,rx:`5`,class:`seal-ground`}),a(`g`,{fill:`none`,"stroke-width":`2`,class:`seal-rings`,children:[a(`circle`,{cx:`16`,cy:`8.4`,r:`3.6`}),a(`circle`,{cx:`23.2`,cy:`13.7`,r:`3.6`}),a(`circle`,{cx:`20.5`,cy:`22.2`,r:`3.6`}),a(`circle`,{cx:`11.5`,cy:`22.2`,r:`3.6`}),a(`circle`,{cx:`8.8`,cy:`13.7`,r:`3.6`})]})]})}
var KEY=`gorin.settings`,DEFAULTS={theme:`system`,text:1,motion:`system`,sound:!1,pace:1600},settings=y(read(localStorage.getItem(KEY))),darkWanted=watchMedia(`(prefers-color-scheme: dark)`),stillWanted=watchMedia(`(prefers-reduced-motion: reduce)`),motion=O(()=>settings.value.motion===`system`&&!stillWanted.value),theme=O(()=>{
let e=settings.value.theme;
return e===`system`?darkWanted.value?`dark`:`light`:e});
function set(e){
settings.value={...settings.value,...e},localStorage.setItem(KEY,JSON.stringify(settings.value))}
function applySettings(){
window.addEventListener(`storage`,e=>{
e.key===KEY&&(settings.value=read(e.newValue))}),x(()=>{
let e=document.documentElement;
e.dataset.theme=theme.value,e.dataset.motion=motion.value?`moving`:`still`,e.style.setProperty(`--text-scale`,String(settings.value.text))})}
function read(e){
if(e===null)return DEFAULTS;
try{
return{...DEFAULTS,...JSON.parse(e)}}catch{
return DEFAULTS}}
function watchMedia(e){
let t=window.matchMedia(e),n=y(t.matches);
return t.addEventListener(`change`,()=>{
n.value=t.matches}),n}
function Choices(e){
return a($,{children:e.choices.map(([t,n])=>a(`button`,{type:`button`,class:`choice`,"aria-pressed":t===e.value,onClick:()=>e.choose(t),children:n},String(t)))})}
function ChoiceGroup(e){
let{label:t,...n}=e;
return a(`div`,{class:`choice-buttons`,role:`group`,"aria-label":t,children:a(Choices,{...n})})}
function Dialog({title:e,close:t,children:n,wide:r=!1}){
let i=T(null);
return A(()=>{
let e=document.activeElement;
return i.current?.showModal(),()=>{
e instanceof HTMLElement&&e.isConnected&&e.focus()}},[]),a(`dialog`,{ref:i,class:r?`sheet sheet-wide`:`sheet`,"aria-label":e,onClose:t,onClick:e=>{
e.target===i.current&&t()},children:a(`div`,{class:`sheet-inside`,children:[a(`header`,{class:`sheet-head`,children:[a(`h2`,{children:e}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-close`),onClick:t,children:a(Icon,{sign:`close`})})]}),n]})})}
function ChoiceRow(e){
return a(`fieldset`,{class:`choice-row`,children:[a(`legend`,{children:e.label}),a(`div`,{class:`choice-buttons`,children:a(Choices,{value:e.value,choices:e.choices,choose:e.choose})}),e.hint===void 0?null:a(`p`,{class:`hint`,children:e.hint})]})}
function SettingsDialog({close:e,children:t}){
let n=settings.value,r=(e,t,r)=>a(ChoiceRow,{label:say(t),value:n[e],choices:r.map(([e,t])=>[e,say(t)]),choose:t=>set({[e]:t})});
return a(Dialog,{title:say(`page-settings`),close:e,children:[a(`div`,{class:`choice-row`,children:[a(`span`,{class:`row-label`,children:say(`page-language`)}),a(LanguageChoice,{})]}),t,r(`theme`,`page-set-theme`,[[`system`,`page-set-theme-system`],[`light`,`page-set-theme-light`],[`dark`,`page-set-theme-dark`]]),r(`text`,`page-set-text`,[[1,`page-set-text-normal`],[1.15,`page-set-text-large`],[1.3,`page-set-text-larger`]]),r(`pace`,`page-set-pace`,[[0,`page-set-pace-off`],[800,`page-set-pace-fast`],[1600,`page-set-pace-normal`],[3e3,`page-set-pace-slow`]]),r(`motion`,`page-set-motion`,[[`system`,`page-set-motion-system`],[`still`,`page-set-motion-still`]]),r(`sound`,`page-set-sound`,[[!1,`page-set-off`],[!0,`page-set-on`]]),a(`p`,{children:a(`a`,{href:`/me`,onClick:e,children:say(`you-link`)})})]})}
function Shell({children:e,narrow:t=!1,wide:n=!1,busy:r=!1}){
let i=useSignal(!1),o=hello.value?.you.name??``;
return A(()=>{
document.title=`Gorin`},[]),a(`div`,{class:n?`shell shell-wide`:`shell`,children:[a(`a`,{class:`skip`,href:`#main`,onClick:toMain,children:say(`page-skip`)}),a(`header`,{class:`shell-head`,children:[a(`a`,{class:`wordmark`,href:`/`,"aria-label":say(`page-home`),children:[a(Seal,{}),` `,a(`span`,{children:`Gorin`})]}),a(`span`,{class:`stretch`}),a(`a`,{class:`button bare you-link`,href:`/me`,"aria-label":say(`you-head`,{name:o}),title:say(`you-head`,{name:o}),children:[a(Icon,{sign:`person`}),` `,a(`span`,{class:`you-name`,children:o})]}),a(LanguageChoice,{}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-settings`),title:say(`page-settings`),onClick:()=>{
i.value=!0},children:a(Icon,{sign:`settings`})})]}),a(`main`,{id:`main`,class:t?`narrow`:``,"aria-busy":r,tabIndex:-1,children:e}),i.value?a(SettingsDialog,{close:()=>{
i.value=!1}}):null]})}
function toMain(e){
e.preventDefault(),document.getElementById(`main`)?.focus()}
function isLoopback(e){
return e===`localhost`||e===`[::1]`||e.startsWith(`127.`)}
function useLoaded(e,t){
let n=useSignal(null),r=useSignal(null);
return A(()=>{
let e=!0;
return n.value=null,r.value=null,t().then(t=>{
e&&(n.value=t)},t=>{
e&&(r.value=asApiError(t))}),()=>{
e=!1}},[e]),{value:n,error:r}}
function asApiError(e){
return e instanceof ApiError?e:new ApiError(0,[])}
var path=y(location.pathname);
window.addEventListener(`popstate`,()=>{
path.value=location.pathname});
function go(e,t=!1){
t?history.replaceState(null,``,e):history.pushState(null,``,e),path.value=location.pathname,window.scrollTo(0,0)}
function followLinks(){
document.addEventListener(`click`,e=>{
let t=e.target instanceof Element?e.target.closest(`a`):null;
t===null||e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.origin!==location.origin||t.target||t.hasAttribute(`download`)||t.pathname.startsWith(`/api/`)||(e.preventDefault(),go(t.pathname+t.search+t.hash))})}
function match(e,t){
let[n=``,r]=e.split(`*`);
if(r===void 0)return t===e||t===`${e}/`?``:null;
if(!t.startsWith(n))return null;
let i=t.slice(n.length).replace(/\/$/,``);
return i!==``&&!i.includes(`/`)?decodeURIComponent(i):null}
function useOpening(){
let e=useSignal(``),t=useSignal(null);
return{busy:e,error:t,open:(n,r)=>async()=>{
if(!e.value){
e.value=n,t.value=null;
try{
go(`/table/${await r()}`)}catch(e){
t.value=asApiError(e)}
e.value=``}}}}
function usualGame(e){
return e.games.find(e=>e.formats.length>0)??null}
async function opening(){
let e=usualGame(await catalogue());
if(e===null)throw Error(`no game can be played`);
return{game:e,asks:await optionsOf(e.id)}}
function usualBot(e){
return e.bots.find(e=>e===`easy`)??e.bots[0]??``}
function ownEntropy(){
return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,`0`)).join(``)}
async function open(e){
return(await post(`/api/tables`,e)).id}
async function openAgainstBot(){
let{game:e,asks:t}=await opening();
return open({terms:{chosen:{game:e.id,...t.atOnce},seats:2,undo:`any`},bots:[``,usualBot(e)],begin:!0,entropy:ownEntropy()})}
async function openForFriend(){
let{game:e}=await opening();
return open({terms:{chosen:{game:e.id},seats:2,watching:`invited`}})}
async function openTutorial(){
let{game:e,asks:t}=await opening();
if(t.lesson===null)throw Error(`no game has lessons`);
return open({terms:t.lesson(e),begin:!0,entropy:ownEntropy()})}
var LOOKS=60,BETWEEN=250;
async function openForBots(){
let{game:e,asks:t}=await opening(),n=e.bots.find(e=>e===`heuristic`)??usualBot(e),r=await open({terms:{chosen:{game:e.id,...t.atOnce},seats:2},bots:[n,n],begin:!0});
for(let e=0;e<LOOKS;e+=1){
let{stage:e}=await get(`/api/tables/${r}`);
if(e===`over`)break;
await new Promise(e=>window.setTimeout(e,BETWEEN))}
return r}
function OwnName(){
let e=hello.value?.you,t=useSignal(!1),n=useSignal(null);
return e===void 0?null:a(`form`,{class:`block name-form`,onSubmit:async e=>{
e.preventDefault();
let r=e.currentTarget,i=String(new FormData(r).get(`name`)??``).trim();
n.value=null;
try{
await rename(i),t.value=!0}catch(e){
n.value=asApiError(e)}},children:[a(`label`,{for:`own-name`,children:say(`page-own-name`)}),a(`div`,{class:`inline`,children:[a(`input`,{id:`own-name`,name:`name`,maxLength:24,autocomplete:`nickname`,defaultValue:e.name,onInput:()=>{
t.value=!1}}),a(`button`,{type:`submit`,children:say(t.value?`page-saved`:`page-save`)})]}),a(Trouble,{error:n.value})]})}
function TableRows({tables:e,replays:t=!1}){
return a(`ul`,{class:t?`table-rows with-replays`:`table-rows`,children:e.map(e=>a(`li`,{"data-yours":isYourMove(e),children:[a(`a`,{href:`/table/${e.id}`,children:[a(`span`,{class:`row-title`,children:read$1(e.title)}),a(`span`,{class:`row-people`,children:people(e)}),a(`span`,{class:`row-stage`,children:[isYourMove(e)?a(Icon,{sign:`right`,size:14}):null,` `,stage(e)]})]}),t&&e.stage===`over`?a(`a`,{class:`button row-replay`,href:`/replay/${e.id}`,"aria-label":say(`you-replay-of`,{title:read$1(e.title)}),children:[a(Icon,{sign:`play`,size:16}),` `,say(`you-replay`)]}):null]},e.id))})}
function isYourMove(e){
return e.seat!==null&&e.asked.includes(e.seat)}
function isFinished(e){
return e.stage===`over`||e.stage===`closed`}
function people(e){
let t=e.names.filter(e=>e!==``);
return t.length>0?read$1(t.map(playerArg)):``}
function stage(e){
if(e.stage===`gathering`)return say(`page-free-seats`,{count:e.free});
if(e.stage===`over`)return ending(e);
let t=say(isYourMove(e)?`page-plate-you`:`page-stage-${e.stage}`);
return e.stage===`closed`||e.turn===0?t:`${t} · ${say(`page-row-turn`,{turn:e.turn})}`}
function ending(e){
if(e.seat!==null&&e.won.length>0)return say(e.won.includes(e.seat)?`page-row-won`:`page-row-lost`);
let t=e.won.flatMap(t=>{
let n=e.seats[t]?.name??``;
return n===``?[]:[playerArg(n,t)]});
return t.length===0?say(`page-stage-over`):say(`page-row-winners`,{winners:t,count:t.length})}
var FIRST=6;
function OwnTables({whole:e=!1}){
let{value:t}=useLoaded(String(greeted.value),()=>get(`/api/me/tables`)),n=t.value?.tables??null;
if(n===null)return null;
if(e&&n.length===0)return a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-own-tables`)}),a(`p`,{class:`empty`,children:say(`you-games-none`)})]});
let r=n.filter(e=>!isFinished(e)),i=[...r.filter(isYourMove),...r.filter(e=>!isYourMove(e))],o=n.filter(isFinished);
return a($,{children:[e&&i.length===0?null:a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-own-tables`)}),i.length>0?a(Rows,{tables:i,whole:e}):a(`p`,{class:`empty`,children:say(`page-own-tables-none`)})]}),o.length===0?null:a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-own-finished`)}),a(Rows,{tables:o,whole:e})]})]})}
function Rows({tables:e,whole:t}){
let n=useSignal(!1),r=n.value?e:e.slice(0,FIRST);
return a($,{children:[a(TableRows,{tables:r,replays:t}),r.length<e.length?a(`div`,{children:a(`button`,{type:`button`,onClick:()=>n.value=!0,children:say(`page-all-tables`,{count:e.length-r.length})})}):null]})}
function fetchTable(){
let[e]=gamePages;
for(let t of[__vitePreload(()=>import(`./TablePage.js`),__vite__mapDeps([35,36,1,4,6,10,37,13,14,38,32,19,2,3]),import.meta.url),e?.options?.(),e?.table?.()])t?.catch(()=>void 0)}
function whenIdle(){
`requestIdleCallback`in window?window.requestIdleCallback(fetchTable,{timeout:2e3}):setTimeout(fetchTable,500)}
function meanwhile(e){
return()=>(fetchTable(),e())}
function Home(){
let{busy:e,error:t,open:n}=useOpening();
return A(whenIdle,[]),a(Shell,{children:[a(`section`,{class:`intro`,children:[a(`h1`,{children:say(`page-title`)}),a(`p`,{class:`lead`,children:say(`page-lead`)})]}),a(`nav`,{class:`ways`,"aria-label":say(`page-ways`),children:[a(WayButton,{way:`play`,sign:`play`,busy:e.value===`play`,onClick:n(`play`,meanwhile(openAgainstBot))}),a(WayButton,{way:`invite`,sign:`invite`,busy:e.value===`invite`,onClick:n(`invite`,meanwhile(openForFriend))}),a(WayLink,{way:`learn`,sign:`learn`,href:`/learn`}),a(WayLink,{way:`watch`,sign:`eye`,href:`/watch`})]}),a(Trouble,{error:t.value}),a(`p`,{class:`more`,children:a(`a`,{href:`/new`,children:say(`page-way-more`)})}),a(`p`,{class:`more also`,children:[gamePages.flatMap(({links:e=[]})=>e.map(({path:e,label:t})=>a($,{children:[a(`a`,{href:e,children:say(t)}),` ·`,` `]},e))),a(`a`,{href:`/stats`,children:say(`decks-home-games`)})]}),a(OwnTables,{}),a(OwnName,{}),a(`p`,{class:`more also`,children:a(`a`,{href:`/me`,children:say(`you-link`)})}),isHere()?a(`p`,{class:`hint`,children:say(`page-offline`)}):null]})}
function isHere(){
return isLoopback(location.hostname)}
function Way({way:e,sign:t}){
return a($,{children:[a(Icon,{sign:t,size:34}),a(`span`,{class:`way-title`,children:say(`page-way-${e}`)}),a(`span`,{class:`way-text`,children:say(`page-way-${e}-more`)})]})}
function WayButton({way:e,sign:t,busy:n,onClick:r}){
return a(`button`,{type:`button`,class:`way way-${e}`,"aria-busy":n,onClick:r,children:a(Way,{way:e,sign:t})})}
function WayLink({way:e,sign:t,href:n}){
return a(`a`,{class:`way way-${e}`,href:n,children:a(Way,{way:e,sign:t})})}
function ToHome(){
return a(`p`,{children:a(`a`,{class:`button`,href:`/`,children:say(`page-to-home`)})})}
function NotFound(){
return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`page-not-found`)}),a(`p`,{children:say(`page-not-found-more`)}),a(ToHome,{})]})}
function later(e){
let t=y(null),n=y(!1),r=!1,i=()=>{
r=!0,e().then(e=>{
t.value=e},()=>{
n.value=!0})};
return function(e){
r||i();
let o=t.value;
return o===null?a(Shell,{narrow:!0,busy:!n.value,children:[a(`p`,{class:`loading`,role:`status`,children:say(n.value?`page-no-answer`:`page-loading`)}),n.value?a(ToHome,{}):null]}):a(o,{...e})}}
var NewTable=later(()=>__vitePreload(()=>import(`./NewTable.js`).then(e=>e.NewTable),__vite__mapDeps([39,1,13,4,18,19]),import.meta.url)),TablePage=later(()=>__vitePreload(()=>import(`./TablePage.js`).then(e=>e.TablePage),__vite__mapDeps([35,36,1,4,6,10,37,13,14,38,32,19,2,3]),import.meta.url)),Invited=later(()=>__vitePreload(()=>import(`./Invited.js`).then(e=>e.InvitedPage),__vite__mapDeps([40,1,4]),import.meta.url)),Resume=later(()=>__vitePreload(()=>import(`./Resume.js`).then(e=>e.Resume),__vite__mapDeps([41,1,4]),import.meta.url)),Watch=later(()=>__vitePreload(()=>import(`./Watch.js`).then(e=>e.Watch),__vite__mapDeps([42,1,32,4,43,44,45]),import.meta.url)),Stats=later(()=>__vitePreload(()=>import(`./StatsPage.js`).then(e=>e.StatsPage),__vite__mapDeps([46,1,4,47,32,44,48,43,45,49]),import.meta.url)),Replay=later(()=>__vitePreload(()=>import(`./ReplayPage.js`).then(e=>e.ReplayPage),__vite__mapDeps([50,36,1,4,6,10,37,13,47,32,44,48,17,51]),import.meta.url)),Learn=later(()=>__vitePreload(()=>import(`./Learn.js`).then(e=>e.Learn),__vite__mapDeps([52,4,1]),import.meta.url)),You=later(()=>__vitePreload(()=>import(`./YouPage.js`).then(e=>e.YouPage),__vite__mapDeps([53,1,4,32,13,19,25,26,17,24,38,54]),import.meta.url)),gamesOwn=gamePages.flatMap(({pages:e={}})=>Object.entries(e).map(([e,t])=>({pattern:e,Page:later(t)})));
function App(){
reader.value;
let e=path.value;
if(match(`/`,e)!==null)return a(Home,{});
if(match(`/new`,e)!==null)return a(NewTable,{});
if(match(`/watch`,e)!==null)return a(Watch,{});
if(match(`/learn`,e)!==null)return a(Learn,{});
if(match(`/me`,e)!==null)return a(You,{});
let t=match(`/table/*`,e);
if(t!==null)return a(TablePage,{id:t},t);
if(match(`/stats`,e)!==null)return a(Stats,{});
let n=match(`/replay/*`,e);
if(n!==null)return a(Replay,{id:n},n);
let r=match(`/invite/*`,e);
if(r!==null)return a(Invited,{token:r},r);
let i=match(`/resume/*`,e);
if(i!==null)return a(Resume,{token:i},i);
for(let{pattern:t,Page:n}of gamesOwn){
let r=match(t,e);
if(r!==null)return a(n,{id:r})}
return a(NotFound,{})}
var root=document.getElementById(`gorin`);
async function start(e){
applySettings(),followLinks();
let[t]=await Promise.allSettled([prepareText(),greet()]);
t.status===`rejected`?(e.textContent=`Gorin ⟳`,window.setTimeout(()=>location.reload(),3e3)):(Q(a(App,{}),e),x(()=>{
account.value!==``&&__vitePreload(()=>import(`./keeping.js`).then(e=>e.keeping_exports).then(e=>e.begin()),__vite__mapDeps([25,1,26,17]),import.meta.url).catch(()=>void 0)}))}
root!==null&&start(root);
export{ChoiceGroup,ChoiceRow,Choices,Clause,Dialog,Faults,Icon,OwnName,OwnTables,Seal,SettingsDialog,Shell,TableRows,ToHome,Trouble,__exportAll,__vitePreload,account,allMakings,asApiError,catalogue,gamePage,go,greet,greeted,hello,isLoopback,motion,open,openAgainstBot,openForBots,openTutorial,optionsOf,settings,useLoaded,useOpening,usualBot,usualGame};
