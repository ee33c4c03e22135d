const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["../tomb-raider/pages.js","../ink.js","../animals.js","../scene.js","../things.js","../figure.js","../tomb-raider/table.js","../api.js","../OwnImages.js","../images.js","../jsxRuntime.js","../pool.js","../index.js","../Icon.js","../index.css","../tomb-raider/signs.js","../signs.js","../pointing.js","../tomb-raider/frames.js","../cards.css","../tomb-raider.css","../fan.js","../peeking.js","../drawing.js","../numbers.js","../fan.css","../tomb-raider/options.js","../tomb-raider/choosing.js","../tomb-raider/catalogue.js","../Select.js","../TextFile.js","../tomb-raider/level-words.js","../tomb-raider/own-levels.js","../own.js","../TickOption.js","../Tick.js","../tomb-raider/makings.js","../tomb-raider/deck.js","../tomb-raider/DecksPage.js","../LibraryPage.js","../Library.js","../KeptWhere.js","../keeping.js","../checked.js","../tomb-raider/ImportDialog.js","../FileChoice.js","../Refusals.js","../tomb-raider/DeckPage.js","../verdicts.js","../acting.js","../tomb-raider/LevelsPage.js","../tomb-raider/LevelPage.js","../l5r-lcg/pictures.js","../people.js","../l5r-lcg/table.js","../Tile.js","../Mats.js","../Mats.css","../drawn.js","../AnyTable.js","../AnyTable.css","../Tile.css","../clans.js","../since.js","../l5r-lcg.css","../l5r-lcg/making.js","../l5r-lcg/decks.js","../offers.js","../decks.css","./pictures.js","./table.js","../l5r-ccg.css","../l5r-strategic/pictures.js","../l5r-strategic/options.js","../PlainOptions.js","../l5r-strategic/table.js","../DomainInput.js","../l5r-strategic.css","../magic/pictures.js","../creatures.js","../magic/table.js","../magic.css"])))=>i.map(i=>d[i]);
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
return e().catch(i)})},gamePages=[{id:`tomb-raider`,door:{subject:{name:`tomb-entrance`,place:`vault`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`../tomb-raider/pages.js`);
return{pages:e}},__vite__mapDeps([0,1,2,3,4,5]),import.meta.url)).pages},names:async()=>(await __vitePreload(async()=>{
let{obstacleName:e}=await import(`../tomb-raider/names.js`);
return{obstacleName:e}},[],import.meta.url)).obstacleName,table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`../tomb-raider/table.js`);
return{table:e}},__vite__mapDeps([6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]),import.meta.url)).table,options:async()=>(await __vitePreload(async()=>{
let{options:e}=await import(`../tomb-raider/options.js`);
return{options:e}},__vite__mapDeps([26,27,28,7,29,12,10,13,14,30,31,32,33,34,35]),import.meta.url)).options,makings:async()=>(await __vitePreload(async()=>{
let{makings:e}=await import(`../tomb-raider/makings.js`);
return{makings:e}},__vite__mapDeps([36,7,37,33,32]),import.meta.url)).makings,pages:{"/decks":async()=>(await __vitePreload(async()=>{
let{DecksPage:e}=await import(`../tomb-raider/DecksPage.js`);
return{DecksPage:e}},__vite__mapDeps([38,7,12,10,13,14,39,40,41,42,43,33,37,44,45,46,19,20]),import.meta.url)).DecksPage,"/decks/*":async()=>(await __vitePreload(async()=>{
let{DeckPage:e}=await import(`../tomb-raider/DeckPage.js`);
return{DeckPage:e}},__vite__mapDeps([47,7,22,11,12,10,13,14,43,48,49,29,41,42,33,46,28,27,37,15,16,18,9,19,20,32,44,45,35]),import.meta.url)).DeckPage,"/levels":async()=>(await __vitePreload(async()=>{
let{LevelsPage:e}=await import(`../tomb-raider/LevelsPage.js`);
return{LevelsPage:e}},__vite__mapDeps([50,7,12,10,13,14,45,28,31,39,40,41,42,43,33,46,32,20]),import.meta.url)).LevelsPage,"/levels/*":async()=>(await __vitePreload(async()=>{
let{LevelPage:e}=await import(`../tomb-raider/LevelPage.js`);
return{LevelPage:e}},__vite__mapDeps([51,7,11,12,10,13,14,29,43,48,49,33,46,15,16,35,32,27,28,19,20]),import.meta.url)).LevelPage},links:[{path:`/decks`,label:`decks-title`},{path:`/levels`,label:`levels-page-title`}]},{id:`l5r-lcg`,door:{subject:{name:`general-at-dawn`,place:`field`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`../l5r-lcg/pictures.js`);
return{pages:e}},__vite__mapDeps([52,1,3,53,4]),import.meta.url)).pages},table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`../l5r-lcg/table.js`);
return{table:e}},__vite__mapDeps([54,7,55,10,13,23,22,56,57,58,17,59,12,14,21,24,25,1,60,19,61,62,16,63,64]),import.meta.url)).table,makings:async()=>(await __vitePreload(async()=>{
let{makings:e}=await import(`../l5r-lcg/making.js`);
return{makings:e}},__vite__mapDeps([65,33,7]),import.meta.url)).makings,pages:{"/l5r-lcg/decks":async()=>(await __vitePreload(async()=>{
let{DecksPage:e}=await import(`../l5r-lcg/decks.js`);
return{DecksPage:e}},__vite__mapDeps([66,7,22,11,12,10,13,14,43,65,33,48,49,29,41,42,46,45,67,40,68]),import.meta.url)).DecksPage,"/l5r-lcg/decks/*":async()=>(await __vitePreload(async()=>{
let{DeckPage:e}=await import(`../l5r-lcg/decks.js`);
return{DeckPage:e}},__vite__mapDeps([66,7,22,11,12,10,13,14,43,65,33,48,49,29,41,42,46,45,67,40,68]),import.meta.url)).DeckPage,"/l5r-lcg/cards":async()=>(await __vitePreload(async()=>{
let{CardsPage:e}=await import(`../l5r-lcg/decks.js`);
return{CardsPage:e}},__vite__mapDeps([66,7,22,11,12,10,13,14,43,65,33,48,49,29,41,42,46,45,67,40,68]),import.meta.url)).CardsPage},links:[{path:`/l5r-lcg/decks`,label:`lcg-link-decks`},{path:`/l5r-lcg/cards`,label:`lcg-link-cards`}]},{id:`l5r-ccg`,door:{subject:{name:`charge`,place:`field`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`./pictures.js`);
return{pages:e}},__vite__mapDeps([69,2,1,3,4]),import.meta.url)).pages},table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`./table.js`);
return{table:e}},__vite__mapDeps([70,7,55,10,13,23,22,56,57,58,17,59,12,14,21,24,25,1,60,19,61,16,71]),import.meta.url)).table},{id:`l5r-strategic`,door:{subject:{name:`night-raid`,place:`night`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`../l5r-strategic/pictures.js`);
return{pages:e}},__vite__mapDeps([72,5,1,3,4]),import.meta.url)).pages},options:async()=>(await __vitePreload(async()=>{
let{options:e}=await import(`../l5r-strategic/options.js`);
return{options:e}},__vite__mapDeps([73,74,7,29,12,10,13,14,34,35]),import.meta.url)).options,table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`../l5r-strategic/table.js`);
return{table:e}},__vite__mapDeps([75,62,7,16,10,23,13,22,58,17,76,77,19]),import.meta.url)).table},{id:`magic`,door:{subject:{name:`dragon-over-the-peaks`,place:`field`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`../magic/pictures.js`);
return{pages:e}},__vite__mapDeps([78,79,1,3]),import.meta.url)).pages},table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`../magic/table.js`);
return{table:e}},__vite__mapDeps([80,7,55,10,13,23,22,56,57,58,17,59,12,14,21,24,25,1,60,19,61,81]),import.meta.url)).table}];
function gamePage(e){
return gamePages.find(t=>t.id===e)??{id:e}}
async function optionsOf(e){
return await gamePage(e).options?.()??(await __vitePreload(async()=>{
let{plainOptions:e}=await import(`../PlainOptions.js`);
return{plainOptions:e}},__vite__mapDeps([74,7,29,12,10,13,14,34,35]),import.meta.url)).plainOptions}
async function allMakings(){
return(await Promise.all(gamePages.map(e=>e.makings?.()??[]))).flat()}
export{__vitePreload,allMakings,gamePage,gamePages,optionsOf};
