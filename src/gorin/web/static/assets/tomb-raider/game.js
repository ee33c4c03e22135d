const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./table.js","../api.js","../OwnImages.js","../images.js","../jsxRuntime.js","./signs.js","../index.js","../Icon.js","../loaded.js","../index.css","../keys.js","./frames.js","../cards.css","../tomb-raider.css","../roving.js","./options.js","./choosing.js","./catalogue.js","../Select.js","../TextFile.js","./level-words.js","./own-levels.js","../own.js","../TickOption.js","../Tick.js","./makings.js","./deck.js","./DecksPage.js","../LibraryPage.js","../KeptWhere.js","../keeping.js","../rolldown-runtime.js","../checked.js","./ImportDialog.js","../FileChoice.js","../Refusals.js","./DeckPage.js","../verdicts.js","../acting.js","./LevelsPage.js","./LevelPage.js","../PlainOptions.js"])))=>i.map(i=>d[i]);
import{__exportAll}from"../rolldown-runtime.js";
var scriptRel=(function(){
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
let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);
function o(e){
return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}
function s(e){
return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}
r=o(t.map(t=>{
t=assetsURL(t,n);
let r=s(t),i=isCssPreloadUrl(r);
return preloadOnce(seen,r.href,()=>{
if(e===void 0){
e={all:new Set,styles:new Set};
let t=document.getElementsByTagName(`link`);
for(let n=t.length-1;n>=0;n--){
let r=t[n];
e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}
if((i?e.styles:e.all).has(r.href))return;
let t=document.createElement(`link`);
if(t.rel=i?`stylesheet`:scriptRel,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{
let i=a=>{
t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};
t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}
function i(e){
let t=new Event(`vite:preloadError`,{cancelable:!0});
if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}
return r.then(t=>{
for(let e of t||[])e.status===`rejected`&&i(e.reason);
return e().catch(i)})},tombRaider={id:`tomb-raider`,names:async()=>(await __vitePreload(async()=>{
let{obstacleName:e}=await import(`./names.js`);
return{obstacleName:e}},[],import.meta.url)).obstacleName,table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`./table.js`);
return{table:e}},__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14]),import.meta.url)).table,options:async()=>(await __vitePreload(async()=>{
let{options:e}=await import(`./options.js`);
return{options:e}},__vite__mapDeps([15,16,17,1,18,6,4,7,8,9,19,20,21,22,23,24]),import.meta.url)).options,makings:async()=>(await __vitePreload(async()=>{
let{makings:e}=await import(`./makings.js`);
return{makings:e}},__vite__mapDeps([25,1,26,22,21]),import.meta.url)).makings,pages:{"/decks":async()=>(await __vitePreload(async()=>{
let{DecksPage:e}=await import(`./DecksPage.js`);
return{DecksPage:e}},__vite__mapDeps([27,1,6,4,7,8,9,28,29,30,31,32,22,26,33,34,35,12,13]),import.meta.url)).DecksPage,"/decks/*":async()=>(await __vitePreload(async()=>{
let{DeckPage:e}=await import(`./DeckPage.js`);
return{DeckPage:e}},__vite__mapDeps([36,1,10,5,4,6,7,8,9,32,37,38,18,29,30,31,22,35,17,16,26,11,3,12,13,21,33,34,24]),import.meta.url)).DeckPage,"/levels":async()=>(await __vitePreload(async()=>{
let{LevelsPage:e}=await import(`./LevelsPage.js`);
return{LevelsPage:e}},__vite__mapDeps([39,1,6,4,7,8,9,34,17,20,28,29,30,31,32,22,35,21,13]),import.meta.url)).LevelsPage,"/levels/*":async()=>(await __vitePreload(async()=>{
let{LevelPage:e}=await import(`./LevelPage.js`);
return{LevelPage:e}},__vite__mapDeps([40,1,5,4,6,7,8,9,18,32,37,38,22,35,24,21,16,17,12,13]),import.meta.url)).LevelPage},links:[{path:`/decks`,label:`decks-title`},{path:`/levels`,label:`levels-page-title`}]},gamePages=Object.values(__exportAll({tombRaider:()=>tombRaider}));
function gamePage(e){
return gamePages.find(t=>t.id===e)??{id:e}}
async function optionsOf(e){
return await gamePage(e).options?.()??(await __vitePreload(async()=>{
let{plainOptions:e}=await import(`../PlainOptions.js`);
return{plainOptions:e}},__vite__mapDeps([41,1,18,6,4,7,8,9,23,24]),import.meta.url)).plainOptions}
async function allMakings(){
return(await Promise.all(gamePages.map(e=>e.makings?.()??[]))).flat()}
export{__vitePreload,allMakings,gamePage,gamePages,optionsOf};
