const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./PlainOptions.js","./api.js","./Select.js","./jsxRuntime.js","./listed.js","./TickOption.js","./Tick.js","./drawing.js","./ink.js","./animals.js","./creatures.js","./scene.js","./figure.js","./people.js","./things.js","./TablePage.js","./VerifiedWords.js","./Icon.js","./peeking.js","./beside.js","./VerifiedWords.css","./match.js","./LineNotes.js","./TextFile.js","./checked.js","./deck.js","./own.js","./offers.js","./CopyLink.js","./acting.js","./since.js","./OwnImages.js","./images.js","./numbers.js","./DomainInput.js","./drawn.js","./pointing.js","./TablePage.css","./NewTable.js","./Invited.js","./Resume.js","./Watch.js","./Played.js","./numbers2.js","./Played.css","./StatsPage.js","./OpenJournal.js","./OpenJournal.css","./StatsPage.css","./ReplayPage.js","./ReplayPage.css","./Learn.js","./PartsPage.js","./Mats.js","./Mats.css","./YouPage.js","./keeping.js","./KeptWhere.js","./YouPage.css","./tomb-raider/pages.js","./tomb-raider/table.js","./pool.js","./tomb-raider/signs.js","./signs.js","./tomb-raider/frames.js","./cards.css","./tomb-raider.css","./fan.js","./fan.css","./tomb-raider/options.js","./tomb-raider/choosing.js","./tomb-raider/catalogue.js","./tomb-raider/level-words.js","./tomb-raider/own-levels.js","./tomb-raider/makings.js","./making.js","./tomb-raider/building.js","./tomb-raider/DeckPages.js","./DecksPage.js","./Refusals.js","./Refusals.css","./verdicts.js","./Library.js","./tomb-raider/LevelsPage.js","./tomb-raider/LevelPage.js","./l5r-lcg/pictures.js","./l5r-lcg/table.js","./Tile.js","./AnyTable.js","./AnyTable.css","./Tile.css","./clans.js","./l5r-lcg.css","./l5r-lcg/making.js","./l5r-lcg/decks.js","./l5r-ccg/pictures.js","./l5r-ccg/table.js","./l5r-ccg.css","./l5r-strategic/pictures.js","./l5r-strategic/options.js","./l5r-strategic/table.js","./l5r-strategic.css","./magic/pictures.js","./magic/table.js","./magic.css"])))=>i.map(i=>d[i]);
import{$,A,ApiError,O,P,Q,T,get,getOnce,patch,post,useSignal,x,y}from"./api.js";
import{firstGame,gamePage,gamePages}from"./listed.js";
import{LANGUAGES,OWN_NAMES,TAGS,a,chooseLanguage,isAbout,knownLanguage,language,playerArg,prepareGame,prepareText,read as read$1,reader,say,turnTo}from"./jsxRuntime.js";
import{Icon}from"./Icon.js";
function Clause({id:e}){
let t=useSignal(!1),n=useSignal(null),r=useSignal(``),i=P();
return e===``?null:a(`span`,{class:`clause`,children:[a(`button`,{type:`button`,class:`clause-number`,"aria-expanded":t.value,"aria-controls":i,title:say(`page-clause-show`,{clause:e}),onClick:()=>{
t.value=!t.value,t.value&&n.value===null&&getOnce(`/api/rules/${encodeURIComponent(e)}`).then(e=>{
n.value=e},e=>{
let t=e instanceof ApiError&&e.status===404;
r.value=t?`page-clause-unknown`:`page-clause-missing`})},children:e}),t.value?a(`span`,{class:`clause-text`,id:i,children:a(ClauseText,{id:e,rule:n.value,missing:r.value})}):null]})}
function ClauseText({id:e,rule:t,missing:n}){
if(n!==``)return a($,{children:say(n,{clause:e})});
if(t===null)return a($,{children:say(`page-loading`)});
let r=t.message;
if(r===null){
let e=t.homes[0];
return a($,{children:[t.title,` `,e===void 0||e.file===``?null:say(`page-clause-stands`,{place:`${e.file}:${e.line}`})]})}
return a($,{children:[a(`strong`,{children:reader.value?.title(r.id)}),` `,read$1(r)]})}
function Faults({faults:e}){
return e.length===0?null:a(`ul`,{class:`faults`,role:`alert`,children:e.map((e,t)=>a(`li`,{children:[placeInWords(e.place),read$1(e.message),e.clause?` `:null,e.clause?a(Clause,{id:e.clause}):null]},t))})}
function placeInWords(e){
let t=/:(\d+)$/.exec(e)?.[1];
return t===void 0?/^[a-z_.]*$/.test(e)?``:`${e}: `:say(`page-fault-line`,{line:t})}
function Trouble({error:e}){
return e===null?null:e.faults.length>0?a(Faults,{faults:e.faults}):a(`p`,{class:`faults`,role:`alert`,children:say(`page-no-answer`)})}
var path=y(location.pathname),moved=!1;
window.addEventListener(`popstate`,()=>{
moved=!0,path.value=location.pathname});
function arrive(e){
let t=document.activeElement===null||document.activeElement===document.body;
moved&&t&&e?.focus({preventScroll:!0})}
function go(e,t=!1){
t?history.replaceState(null,``,e):history.pushState(null,``,e),moved=!0,path.value=location.pathname,window.scrollTo(0,0)}
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
var hello=y(null),account=O(()=>hello.value?.account??``),greeted=y(0);
async function greet(){
let e=await get(`/api/hello`);
hello.value=e,greeted.value+=1,e.protocol!==4&&sessionStorage.getItem(`gorin.reloaded`)===null&&(sessionStorage.setItem(`gorin.reloaded`,`yes`),location.reload())}
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
var KEY=`gorin.settings`,DEFAULTS={theme:`system`,text:1,motion:`system`,sound:!1,pace:1600,guard:220,lessons:!0},settings=y(read(localStorage.getItem(KEY))),darkWanted=watchMedia(`(prefers-color-scheme: dark)`),stillWanted=watchMedia(`(prefers-reduced-motion: reduce)`),motion=O(()=>settings.value.motion===`system`&&!stillWanted.value),theme=O(()=>{
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
var isPhone=watchMedia(`(max-width: 899px), (max-width: 960px) and (max-height: 480px)`);
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
return a(Dialog,{title:say(`page-settings`),close:e,children:[a(`div`,{class:`choice-row`,children:[a(`span`,{class:`row-label`,children:say(`page-language`)}),a(LanguageChoice,{})]}),t,r(`theme`,`page-set-theme`,[[`system`,`page-set-theme-system`],[`light`,`page-set-theme-light`],[`dark`,`page-set-theme-dark`]]),r(`text`,`page-set-text`,[[1,`page-set-text-normal`],[1.15,`page-set-text-large`],[1.3,`page-set-text-larger`]]),r(`pace`,`page-set-pace`,[[0,`page-set-pace-off`],[800,`page-set-pace-fast`],[1600,`page-set-pace-normal`],[3e3,`page-set-pace-slow`]]),r(`motion`,`page-set-motion`,[[`system`,`page-set-motion-system`],[`still`,`page-set-motion-still`]]),r(`sound`,`page-set-sound`,[[!1,`page-set-off`],[!0,`page-set-on`]]),a(`p`,{children:a(`a`,{href:`/me`,onClick:e,children:say(`you-link`)})}),a(`p`,{children:a(`a`,{href:`/licences.txt`,target:`_blank`,rel:`noreferrer`,children:say(`page-licences`)})})]})}
function Shell({children:e,narrow:t=!1,wide:n=!1,busy:r=!1}){
let i=useSignal(!1),o=hello.value?.you.name??``,s=T(null);
return A(()=>{
document.title=`Gorin`,arrive(s.current)},[]),a(`div`,{class:n?`shell shell-wide`:`shell`,children:[a(`a`,{class:`skip`,href:`#main`,onClick:toMain,children:say(`page-skip`)}),a(`header`,{class:`shell-head`,children:[a(`a`,{class:`wordmark`,href:`/`,"aria-label":say(`page-home`),children:[a(Seal,{}),` `,a(`span`,{children:`Gorin`})]}),a(`span`,{class:`stretch`}),a(`a`,{class:`button bare you-link`,href:`/me`,"aria-label":say(`you-head`,{name:o}),title:say(`you-head`,{name:o}),children:[a(Icon,{sign:`person`}),` `,a(`span`,{class:`you-name`,children:o})]}),a(LanguageChoice,{}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-settings`),title:say(`page-settings`),onClick:()=>{
i.value=!0},children:a(Icon,{sign:`settings`})})]}),a(`main`,{id:`main`,ref:s,class:t?`narrow`:``,"aria-busy":r,tabIndex:-1,children:e}),i.value?a(SettingsDialog,{close:()=>{
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
return e().catch(i)})};
async function optionsOf(e){
return await gamePage(e).options?.()??(await __vitePreload(async()=>{
let{plainOptions:e}=await import(`./PlainOptions.js`);
return{plainOptions:e}},__vite__mapDeps([0,1,2,3,4,5,6]),import.meta.url)).plainOptions}
function usualBot(e){
return e.bots.find(e=>e===`easy`)??e.bots[0]??``}
function usualSeats({game:e,asks:t}){
let[n,r]=t.seats(e,t.usual(e));
return usualOf(n,r)}
function usualOf(e,t){
return Math.min(Math.max(2,e),t)}
function botsBeside(e,t){
return Array.from({length:t},(t,n)=>n===0?``:usualBot(e))}
function atOnce(e,t){
if(t?.at_once!=null)return read$1(t.at_once);
let n=t===void 0||t.decks.length===0?``:`-decks`;
return say(`page-way-play-more${n}`,{game:say(`game-${e}`),bots:botsOf(t)})}
function botsOf(e){
let[t]=e?.formats??[];
return t===void 0?1:usualOf(t.fewest_seats,t.most_seats)-1}
var MARK=/~/g,AHEAD=`200px`,pictures=0;
function Picture({subject:e,frame:t,book:n}){
let r=T(null),i=useSignal(``),{name:o,motif:s,danger:c}=e;
return A(()=>{
let o=r.current;
if(o===null)return;
let s=new IntersectionObserver(r=>{
r.some(e=>e.isIntersecting)&&(s.disconnect(),fetched(n).then(n=>{
n!==null&&(i.value=draw(e,t,...n))}))},{rootMargin:AHEAD});
return s.observe(o),()=>s.disconnect()},[o,e.place,s,c,t,n]),a(`span`,{class:`picture picture-${t}`,ref:r,"aria-hidden":`true`,dangerouslySetInnerHTML:{__html:i.value}})}
function fetched(e){
return Promise.all([__vitePreload(()=>import(`./drawing.js`),__vite__mapDeps([7,8,9,10,11,12,13,14]),import.meta.url),e?.()]).catch(()=>null)}
function draw(e,t,{drawn:n,NO_PAGES:r},i){
pictures+=1;
let o=`picture-${pictures}-`;
return n(e,t,i??r).replace(MARK,o)}
function factsOf(e){
let t=Math.min(...e.formats.map(e=>e.fewest_seats)),n=Math.max(...e.formats.map(e=>e.most_seats)),r=e.company==null?fromTo(`page-door-seats`,t,n):read$1(e.company);
return e.minutes==null?r:`${r} · ${fromTo(`page-door-minutes`,...e.minutes)}`}
function fromTo(e,t,n){
return t===n?say(`${e}-exactly`,{count:n}):say(e,{fewest:t,most:n})}
function usualGame(e){
return playable(e)[0]??null}
function playable(e){
return e.games.filter(e=>e.formats.length>0)}
async function opening(e=``){
let t=await catalogue(),n=playable(t).find(t=>t.id===e)??usualGame(t);
if(n===null)throw Error(`no game can be played`);
turnTo(n.id);
let[r]=await Promise.all([optionsOf(n.id),prepareGame(n.id)]);
return{game:n,asks:r}}
function ownEntropy(){
return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,`0`)).join(``)}
async function open(e){
return(await post(`/api/tables`,e)).id}
async function openAgainstBots(e=``){
let{game:t,asks:n}=await opening(e),r=usualSeats({game:t,asks:n});
return open({terms:{chosen:{game:t.id,...n.atOnce},seats:r,undo:`any`},bots:botsBeside(t,r),begin:!0,entropy:ownEntropy()})}
async function openForFriend(e=``){
let t=await opening(e),{game:n,asks:r}=t;
return open({terms:{chosen:{game:n.id,...r.atOnce},seats:usualSeats(t),watching:`invited`}})}
async function openTutorial(e=``){
let{game:t,asks:n}=await opening(e);
if(n.lesson===null||!t.lessons)throw Error(`no game has lessons`);
let r=n.lesson(t);
return open({terms:r,bots:botsBeside(t,r.seats??1),begin:!0,entropy:ownEntropy()})}
var LOOKS=60,BETWEEN=250;
async function openForBots(){
let e=await opening(),{game:t,asks:n}=e,r=t.bots.find(e=>e===`heuristic`)??usualBot(t),i=await open({terms:{chosen:{game:t.id,...n.atOnce},seats:usualSeats(e)},bots:Array.from({length:usualSeats(e)},()=>r),begin:!0});
for(let e=0;e<LOOKS;e+=1){
let{stage:e}=await get(`/api/tables/${i}`);
if(e===`over`)break;
await new Promise(e=>window.setTimeout(e,BETWEEN))}
return i}
function Doors({open:e,choose:t,told:n,play:r,busy:i}){
let o=useLoaded(`catalogue`,catalogue).value.value,s=o===null?[]:playable(o);
return a(`ul`,{class:`doors`,"aria-label":say(`page-doors`),children:s.map(o=>a(`li`,{children:[a(`button`,{type:`button`,class:`door`,"aria-pressed":o.id===e,"data-told":o.id===n?``:void 0,onClick:()=>t(o.id),children:[a(`span`,{class:`door-leaf`,children:a(Picture,{frame:`upright`,...pictured(o.id)})}),a(`span`,{class:`door-step`}),a(`span`,{class:`door-title`,children:read$1(o.title)}),o.about==null?null:a(`span`,{class:`door-about`,children:read$1(o.about)}),a(`span`,{class:`door-facts`,children:factsOf(o)})]}),a(`button`,{type:`button`,class:`door-play`,"aria-busy":i===o.id,"aria-label":say(`page-door-play-of`,{game:read$1(o.title)}),onClick:r(o.id),children:[a(Icon,{sign:`play`,size:16}),` `,say(`page-door-play`)]})]},o.id))})}
function pictured(e){
return gamePage(e).door??{subject:{name:e,place:`field`}}}
function useOpening(){
let e=useSignal(``),t=useSignal(null);
return{busy:e,error:t,open:(n,r)=>async()=>{
if(!e.value){
e.value=n,t.value=null;
try{
go(`/table/${await r()}`)}catch(e){
t.value=asApiError(e)}
e.value=``}}}}
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
function GameTag({game:e}){
return a(`span`,{class:`tag game-tag`,children:say(`game-${e}`)})}
function titleWithGame(e,t){
return`${say(`game-${t}`)}: ${e}`}
function TableRows({tables:e,replays:t=!1}){
return a(`ul`,{class:t?`table-rows with-replays`:`table-rows`,children:e.map(e=>a(`li`,{"data-yours":isYourMove(e),children:[a(`a`,{href:`/table/${e.id}`,children:[a(`span`,{class:`row-title`,children:title(e)}),a(`span`,{class:`row-people`,children:people(e)}),a(`span`,{class:`row-stage`,children:[isYourMove(e)?a(Icon,{sign:`right`,size:14}):null,` `,stage(e)]})]}),t&&e.stage===`over`?a(`a`,{class:`button row-replay`,href:`/replay/${e.id}`,"aria-label":say(`you-replay-of`,{title:titleWithGame(read$1(e.title),e.game)}),children:[a(Icon,{sign:`play`,size:16}),` `,say(`you-replay`)]}):null]},e.id))})}
function title(e){
let t=titleWithGame(read$1(e.title),e.game);
return e.games<2?t:`${t} · ${say(`page-match-length`,{count:e.games})}`}
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
let t=say(isYourMove(e)?`page-row-yours`:`page-stage-${e.stage}`);
return e.stage===`closed`||e.turn===0?t:`${t} · ${say(`page-row-turn`,{turn:e.turn})}`}
function ending(e){
if(e.seat!==null&&e.won.length>0)return say(e.won.includes(e.seat)?`page-row-won`:`page-row-lost`);
let t=e.won.flatMap(t=>{
let n=e.seats[t]?.name??``;
return n===``?[]:[playerArg(n,t)]});
return t.length===0?say(`page-stage-over`):say(`page-row-winners`,{winners:t,count:t.length})}
var FIRST=6,FEW=2;
function useOwnTables(){
return useLoaded(String(greeted.value),async()=>parted((await get(`/api/me/tables`)).tables))}
function parted(e){
let t=e.filter(e=>!isFinished(e));
return{running:[...t.filter(isYourMove),...t.filter(e=>!isYourMove(e))],finished:e.filter(isFinished)}}
function OwnTables(){
let e=useOwnTables().value.value;
return e===null?null:e.running.length+e.finished.length===0?a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-own-tables`)}),a(`p`,{class:`empty`,children:say(`you-games-none`)})]}):a($,{children:[e.running.length===0?null:a(Running,{tables:e.running,whole:!0}),a(Finished,{tables:e.finished,whole:!0})]})}
function Running({tables:e,whole:t=!1,few:n=!1}){
return a(`section`,{class:n?`block running`:`block`,children:[a(`h2`,{children:say(`page-own-tables`)}),e.length>0?a(Rows,{tables:e,whole:t,first:n?FEW:FIRST}):a(`p`,{class:`empty`,children:say(`page-own-tables-none`)})]})}
function Finished({tables:e,whole:t=!1}){
return e.length===0?null:a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-own-finished`)}),a(Rows,{tables:e,whole:t,first:FIRST})]})}
function Rows({tables:e,whole:t,first:n}){
let r=useSignal(!1),i=r.value?e:e.slice(0,n);
return a($,{children:[a(TableRows,{tables:i,replays:t}),i.length<e.length?a(`div`,{children:a(`button`,{type:`button`,onClick:()=>r.value=!0,children:say(`page-all-tables`,{count:e.length-i.length})})}):null]})}
function fetchHouse(){
__vitePreload(()=>import(`./TablePage.js`),__vite__mapDeps([15,16,1,4,3,17,18,19,2,20,21,22,23,24,25,26,27,28,29,6,30,31,32,33,34,35,36,37]),import.meta.url).catch(()=>void 0)}
function fetchTable(e){
fetchHouse();
let t=gamePage(e);
for(let n of[t.options?.(),t.table?.(),prepareGame(e)])n?.catch(()=>void 0)}
function whenIdle(){
`requestIdleCallback`in window?window.requestIdleCallback(fetchHouse,{timeout:2e3}):setTimeout(fetchHouse,500)}
function meanwhile(e,t){
return()=>(fetchTable(e),t(e))}
function Home(){
let{busy:e,error:t,open:n}=useOpening(),r=useSignal(``),i=useLoaded(`catalogue`,catalogue).value.value,o=i===null?[]:playable(i),s=o.find(e=>e.id===r.value)??o[0],c=s?.id??firstGame(),l=useOwnTables(),u=l.value.value?.running??[],d=l.value.value!==null||l.error.value!==null;
return A(whenIdle,[]),a(Shell,{children:[a(`section`,{class:`intro`,children:[a(`h1`,{children:say(`page-title`)}),a(`p`,{class:`lead`,children:say(`page-lead`)})]}),u.length===0?null:a(Running,{tables:u,few:!0}),a(`div`,{class:`entrance`,"data-games":Math.max(1,o.length),hidden:!d,children:[a(Doors,{open:c,choose:e=>{
r.value=e,fetchTable(e)},told:r.value,play:e=>n(`play-${e}`,meanwhile(e,openAgainstBots)),busy:e.value.replace(/^play-/,``)}),a(`nav`,{class:`ways`,"aria-label":say(`page-ways`),children:[a(WayButton,{way:`play`,text:atOnce(c,s),sign:`play`,busy:e.value===`play`,near:()=>fetchTable(c),onClick:n(`play`,meanwhile(c,openAgainstBots))}),a(WayButton,{way:`invite`,sign:`invite`,busy:e.value===`invite`,near:()=>fetchTable(c),onClick:n(`invite`,meanwhile(c,openForFriend))}),s?.lessons===!1?null:a(WayLink,{way:`learn`,sign:`learn`,href:at(`/learn`,c)}),a(WayLink,{way:`watch`,sign:`eye`,href:`/watch`})]})]}),a(Trouble,{error:t.value}),a(`p`,{class:`more`,children:a(`a`,{href:at(`/new`,c),children:say(`page-way-more`)})}),a(`p`,{class:`more`,children:[gamePages.value.flatMap(({links:e=[]})=>e.map(({path:e,label:t})=>a($,{children:[a(`a`,{href:e,children:say(t)}),` ·`,` `]},e))),a(`a`,{href:`/stats`,children:say(`decks-home-games`)})]}),d&&u.length===0?a(Running,{tables:u}):null,a(Finished,{tables:l.value.value?.finished??[]}),a(OwnName,{}),a(`p`,{class:`more`,children:a(`a`,{href:`/me`,children:say(`you-link`)})}),isHere()?a(`p`,{class:`hint`,children:say(`page-offline`)}):null]})}
function isHere(){
return isLoopback(location.hostname)}
function at(e,t){
return t===firstGame()?e:`${e}?game=${encodeURIComponent(t)}`}
function Way({way:e,sign:t,text:n}){
return a($,{children:[a(Icon,{sign:t,size:34}),a(`span`,{class:`way-title`,children:say(`page-way-${e}`)}),a(`span`,{class:`way-text`,children:n??say(`page-way-${e}-more`)})]})}
function WayButton({busy:e,near:t,onClick:n,...r}){
return a(`button`,{type:`button`,class:`way way-${r.way}`,"aria-busy":e,onPointerEnter:t,onFocus:t,onClick:n,children:a(Way,{...r})})}
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
var AGAIN=3e3;
function OfGame({game:e,children:t}){
let n=useSignal(!1),r=useSignal(0),i=language.value;
return A(()=>{
let t=!0,i=0;
return turnTo(e),prepareGame(e).then(()=>{
t&&(n.value=!1)},()=>{
t&&(n.value=!0,i=window.setTimeout(()=>r.value++,AGAIN))}),()=>{
t=!1,window.clearTimeout(i)}},[e,i,r.value]),isAbout(e)?a($,{children:t}):a(Shell,{narrow:!0,busy:!n.value,children:[a(`p`,{class:`loading`,role:`status`,children:say(n.value?`page-no-answer`:`page-loading`)}),n.value?a(ToHome,{}):null]})}
var NewTable=later(()=>__vitePreload(()=>import(`./NewTable.js`).then(e=>e.NewTable),__vite__mapDeps([38,1,4,2,3,27,5,6,21]),import.meta.url)),TablePage=later(()=>__vitePreload(()=>import(`./TablePage.js`).then(e=>e.TablePage),__vite__mapDeps([15,16,1,4,3,17,18,19,2,20,21,22,23,24,25,26,27,28,29,6,30,31,32,33,34,35,36,37]),import.meta.url)),Invited=later(()=>__vitePreload(()=>import(`./Invited.js`).then(e=>e.InvitedPage),__vite__mapDeps([39,1,17,3,4]),import.meta.url)),Resume=later(()=>__vitePreload(()=>import(`./Resume.js`).then(e=>e.Resume),__vite__mapDeps([40,1,3,4]),import.meta.url)),Watch=later(()=>__vitePreload(()=>import(`./Watch.js`).then(e=>e.Watch),__vite__mapDeps([41,1,29,17,3,4,42,43,44]),import.meta.url)),Stats=later(()=>__vitePreload(()=>import(`./StatsPage.js`).then(e=>e.StatsPage),__vite__mapDeps([45,1,3,4,46,29,43,47,42,17,44,48]),import.meta.url)),Replay=later(()=>__vitePreload(()=>import(`./ReplayPage.js`).then(e=>e.ReplayPage),__vite__mapDeps([49,16,1,4,3,17,18,19,2,20,46,29,43,47,26,50]),import.meta.url)),Learn=later(()=>__vitePreload(()=>import(`./Learn.js`).then(e=>e.Learn),__vite__mapDeps([51,3,1,4]),import.meta.url)),Parts=later(()=>__vitePreload(()=>import(`./PartsPage.js`).then(e=>e.PartsPage),__vite__mapDeps([52,1,3,4,53,17,54]),import.meta.url)),You=later(()=>__vitePreload(()=>import(`./YouPage.js`).then(e=>e.YouPage),__vite__mapDeps([55,1,3,4,29,2,6,56,24,26,57,17,28,58]),import.meta.url)),gamesOwn=O(()=>gamePages.value.flatMap(({id:e,pages:t={}})=>Object.entries(t).map(([t,n])=>({game:e,pattern:t,Page:later(n)}))));
function App(){
reader.value;
let e=path.value;
if(match(`/`,e)!==null)return a(Home,{});
if(match(`/new`,e)!==null)return a(NewTable,{});
if(match(`/watch`,e)!==null)return a(Watch,{});
if(match(`/learn`,e)!==null)return a(Learn,{});
if(match(`/parts`,e)!==null)return a(Parts,{});
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
for(let{game:t,pattern:n,Page:r}of gamesOwn.value){
let i=match(n,e);
if(i!==null)return a(OfGame,{game:t,children:a(r,{id:i})})}
return a(NotFound,{})}
var games=[{id:`tomb-raider`,door:{subject:{name:`tomb-entrance`,place:`vault`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`./tomb-raider/pages.js`);
return{pages:e}},__vite__mapDeps([59,8,9,11,14,12]),import.meta.url)).pages},names:async()=>(await __vitePreload(async()=>{
let{obstacleName:e}=await import(`./tomb-raider/names.js`);
return{obstacleName:e}},[],import.meta.url)).obstacleName,table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`./tomb-raider/table.js`);
return{table:e}},__vite__mapDeps([60,1,31,32,3,4,61,62,63,36,64,65,66,67,17,18,19,33,68]),import.meta.url)).table,options:async()=>(await __vitePreload(async()=>{
let{options:e}=await import(`./tomb-raider/options.js`);
return{options:e}},__vite__mapDeps([69,70,71,1,2,3,4,23,72,73,26,5,6]),import.meta.url)).options,makings:async()=>(await __vitePreload(async()=>{
let{makings:e}=await import(`./tomb-raider/makings.js`);
return{makings:e}},__vite__mapDeps([74,75,1,25,26,76,73]),import.meta.url)).makings,pages:{"/decks":async()=>(await __vitePreload(async()=>{
let{DecksPage:e}=await import(`./tomb-raider/DeckPages.js`);
return{DecksPage:e}},__vite__mapDeps([77,78,1,3,4,17,18,61,26,25,6,24,79,80,81,29,2,57,56,22,82,27,64,32,62,63,65,66,71,70,76,73]),import.meta.url)).DecksPage,"/decks/*":async()=>(await __vitePreload(async()=>{
let{DeckPage:e}=await import(`./tomb-raider/DeckPages.js`);
return{DeckPage:e}},__vite__mapDeps([77,78,1,3,4,17,18,61,26,25,6,24,79,80,81,29,2,57,56,22,82,27,64,32,62,63,65,66,71,70,76,73]),import.meta.url)).DeckPage,"/levels":async()=>(await __vitePreload(async()=>{
let{LevelsPage:e}=await import(`./tomb-raider/LevelsPage.js`);
return{LevelsPage:e}},__vite__mapDeps([83,1,3,4,82,17,26,57,56,24,71,72,79,80,73,66]),import.meta.url)).LevelsPage,"/levels/*":async()=>(await __vitePreload(async()=>{
let{LevelPage:e}=await import(`./tomb-raider/LevelPage.js`);
return{LevelPage:e}},__vite__mapDeps([84,1,61,17,3,4,2,24,81,29,26,79,80,62,63,6,73,70,71,65,66]),import.meta.url)).LevelPage},links:[{path:`/decks`,label:`decks-title`},{path:`/levels`,label:`levels-page-title`}]},{id:`l5r-lcg`,door:{subject:{name:`general-at-dawn`,place:`field`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`./l5r-lcg/pictures.js`);
return{pages:e}},__vite__mapDeps([85,8,11,13,14]),import.meta.url)).pages},table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`./l5r-lcg/table.js`);
return{table:e}},__vite__mapDeps([86,1,87,3,4,17,19,18,53,54,35,36,88,67,33,68,8,89,65,90,91,63,30,92]),import.meta.url)).table,makings:async()=>(await __vitePreload(async()=>{
let{makings:e}=await import(`./l5r-lcg/making.js`);
return{makings:e}},__vite__mapDeps([93,25,26,1,75]),import.meta.url)).makings,pages:{"/l5r-lcg/decks":async()=>(await __vitePreload(async()=>{
let{DecksPage:e}=await import(`./l5r-lcg/decks.js`);
return{DecksPage:e}},__vite__mapDeps([94,1,18,61,3,4,78,17,26,25,6,24,79,80,81,29,2,57,56,22,82,27,93,75]),import.meta.url)).DecksPage,"/l5r-lcg/decks/*":async()=>(await __vitePreload(async()=>{
let{DeckPage:e}=await import(`./l5r-lcg/decks.js`);
return{DeckPage:e}},__vite__mapDeps([94,1,18,61,3,4,78,17,26,25,6,24,79,80,81,29,2,57,56,22,82,27,93,75]),import.meta.url)).DeckPage,"/l5r-lcg/cards":async()=>(await __vitePreload(async()=>{
let{CardsPage:e}=await import(`./l5r-lcg/decks.js`);
return{CardsPage:e}},__vite__mapDeps([94,1,18,61,3,4,78,17,26,25,6,24,79,80,81,29,2,57,56,22,82,27,93,75]),import.meta.url)).CardsPage},links:[{path:`/l5r-lcg/decks`,label:`lcg-link-decks`},{path:`/l5r-lcg/cards`,label:`lcg-link-cards`}]},{id:`l5r-ccg`,door:{subject:{name:`charge`,place:`field`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`./l5r-ccg/pictures.js`);
return{pages:e}},__vite__mapDeps([95,9,8,11,14]),import.meta.url)).pages},table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`./l5r-ccg/table.js`);
return{table:e}},__vite__mapDeps([96,1,87,3,4,17,19,18,53,54,35,36,88,67,33,68,8,89,65,90,63,97]),import.meta.url)).table},{id:`l5r-strategic`,door:{subject:{name:`night-raid`,place:`night`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`./l5r-strategic/pictures.js`);
return{pages:e}},__vite__mapDeps([98,12,8,11,14]),import.meta.url)).pages},options:async()=>(await __vitePreload(async()=>{
let{options:e}=await import(`./l5r-strategic/options.js`);
return{options:e}},__vite__mapDeps([99,0,1,2,3,4,5,6]),import.meta.url)).options,table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`./l5r-strategic/table.js`);
return{table:e}},__vite__mapDeps([100,91,1,63,3,4,19,17,18,35,36,34,101,65]),import.meta.url)).table},{id:`magic`,door:{subject:{name:`dragon-over-the-peaks`,place:`field`},book:async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`./magic/pictures.js`);
return{pages:e}},__vite__mapDeps([102,10,8,11]),import.meta.url)).pages},table:async()=>(await __vitePreload(async()=>{
let{table:e}=await import(`./magic/table.js`);
return{table:e}},__vite__mapDeps([103,1,87,3,4,17,19,18,53,54,35,36,88,67,33,68,8,89,65,90,104]),import.meta.url)).table}],root=document.getElementById(`gorin`);
async function start(e){
gamePages.value=games,applySettings(),followLinks();
let[t]=await Promise.allSettled([prepareText(),greet()]);
t.status===`rejected`?(e.textContent=`Gorin ⟳`,window.setTimeout(()=>location.reload(),3e3)):(Q(a(App,{}),e),x(()=>{
account.value!==``&&__vitePreload(()=>import(`./keeping.js`).then(e=>e.keeping_exports).then(e=>e.begin()),__vite__mapDeps([56,1,4,24,26]),import.meta.url).catch(()=>void 0)}))}
root!==null&&start(root);
export{ChoiceGroup,ChoiceRow,Choices,Clause,Dialog,Faults,GameTag,OfGame,OwnName,OwnTables,Picture,Seal,SettingsDialog,Shell,TableRows,ToHome,Trouble,__vitePreload,account,arrive,asApiError,botsBeside,catalogue,go,greet,greeted,hello,isLoopback,isPhone,motion,open,openAgainstBots,openForBots,openTutorial,optionsOf,playable,set,settings,titleWithGame,useLoaded,useOpening,usualBot,usualGame,usualSeats};
