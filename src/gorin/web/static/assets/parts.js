import{$,A,Dialog,Faults,Icon,P,T,Trouble,a,asApiError,callCards,d,deckName,getOnce,playerName,post,read,say,useSignal,y}from"./house.js";
function areCopies({viewer:e,seats:t},n,r,i){
let[o,s]=parted(r),[c,l]=parted(i);
if(o!==c||!n.includes(o))return!1;
let u=t.find(({seat:t})=>t===e)?.hand??[],f=e=>u.find(t=>t.number===e)?.slug??``;
return f(s)!==``&&f(s)===f(l)}
function parted({key:e}){
return[e.split(`:`)[0]??``,Number(e.slice(e.lastIndexOf(`.`)+1))]}
function useKeys(e,t){
A(()=>{
let e=e=>{
if(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey||document.querySelector(`dialog:modal`)!==null)return;
let n=t(e);
n!==null&&(e.preventDefault(),n())};
return document.addEventListener(`keydown`,e),()=>document.removeEventListener(`keydown`,e)},[e])}
function isWriting(e){
return e instanceof HTMLElement&&e.matches(`input, textarea, select`)}
var REST=320,HOLD=420,timer,held=!1,byFinger=!1,closed=null,from=null;
typeof document<`u`&&document.addEventListener(`pointerdown`,e=>{
byFinger=e.pointerType!==`mouse`},{capture:!0,passive:!0});
function show$1(e,t,n){
t.before?.(),from=n,e.peek.value={slug:t.slug,card:t.card,beside:n.getBoundingClientRect()};
let r=t=>{
t instanceof KeyboardEvent&&t.key!==`Escape`||t.target instanceof Element&&t.target.closest(`.card-full`)||(document.removeEventListener(`pointerdown`,r,!0),document.removeEventListener(`keydown`,r,!0),e.peek.peek()!==null&&(closed=from?.contains(t.target)?from:null,t instanceof KeyboardEvent&&t.stopPropagation(),hide(e)))};
document.addEventListener(`pointerdown`,r,!0),document.addEventListener(`keydown`,r,!0)}
function hide(e){
clearTimeout(timer),e.peek.peek()!==null&&(e.peek.value=null)}
function peeking(e,t,n=!1){
if(t===null||!t.slug)return{};
let r=(n,r)=>{
clearTimeout(timer),timer=setTimeout(()=>{
held=byFinger,show$1(e,t,n)},r)},i={onMouseEnter:e=>{
byFinger||r(e.currentTarget,REST)},onMouseLeave:()=>{
byFinger||hide(e)},onTouchStart:e=>{
held=!1,r(e.currentTarget,HOLD)},onTouchMove:()=>clearTimeout(timer),onTouchEnd:e=>{
clearTimeout(timer),held&&e.preventDefault()},onContextMenu:e=>{
held&&e.preventDefault()},onKeyDown:n=>{
n.key===` `&&(n.preventDefault(),n.stopPropagation(),e.peek.peek()===null?show$1(e,t,n.currentTarget):hide(e))}};
return n?{...i,onClick:n=>{
clearTimeout(timer);
let r=n.currentTarget;
closed===r?closed=null:show$1(e,t,r)}}:i}
var SOFT=`­`,LONG=/\p{L}{8,}/gu,VOWEL=`aeiouyàáâãéêíóôõú`,CONSONANT=`bcdfghjklmnpqrstvwxzçñ`,BREAKS=RegExp(`(?<=[${VOWEL}][${CONSONANT}]{1,3})(?=[${CONSONANT}][${VOWEL}])|(?<=[${VOWEL}])(?=[${CONSONANT}][${VOWEL}])`,`giu`),LEAST=3;
function softened(e){
return e.replace(LONG,e=>{
let t=0;
return e.replace(BREAKS,(n,r)=>r-t<LEAST||e.length-r<LEAST?``:(t=r,SOFT))})}
var LINE={fill:`none`,stroke:`currentColor`,"stroke-width":1.9,"stroke-linecap":`round`,"stroke-linejoin":`round`},SOLID={fill:`currentColor`,stroke:`none`},PAPER={fill:`var(--sign-paper, var(--paper-raised))`,stroke:`none`};
function signsOf(e){
function t({of:t,size:n=16}){
let r=e[t];
return r?a(`svg`,{class:`sign sign-${t}`,width:n,height:n,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:r()}):null}
function n({of:e,label:n,size:r=16}){
return a(`span`,{class:`spoken-sign`,role:`img`,"aria-label":n,title:n,children:a(t,{of:e,size:r})})}
return{Sign:t,SpokenSign:n,hasSign:t=>t in e}}
var pool=y(new Map);
function fillPool(e){
pool.value=new Map(e.map(e=>[e.printed.slug,e]))}
async function loadCards(e){
try{
let t=await getOnce(`/api/cards/${encodeURIComponent(e)}`);
fillPool(t.cards);
let n=t.cards.map(({printed:e})=>[e.slug,e.name]);
callCards(e,new Map(n),t.built_in)}catch{}}
function cardOf(e){
return pool.value.get(e)}
function shelf(e,t){
let n=y(r());
function r(){
let n=[];
for(let r=0;r<localStorage.length;r++){
let i=localStorage.key(r);
if(!i?.startsWith(e))continue;
let o=t(parsed(localStorage.getItem(i)));
o!==null&&n.push(o)}
return n.sort((e,t)=>t.changed-e.changed)}
return window.addEventListener(`storage`,t=>{
(t.key===null||t.key.startsWith(e))&&(n.value=r())}),{all:n,find:e=>n.peek().find(t=>t.id===e)??null,keep:t=>{
try{
localStorage.setItem(e+t.id,JSON.stringify(t))}catch{
return!1}
return n.value=[t,...n.peek().filter(e=>e.id!==t.id)],!0},remove:t=>{
localStorage.removeItem(e+t),n.value=n.peek().filter(e=>e.id!==t)}}}
function parsed(e){
if(e===null)return null;
try{
return JSON.parse(e)}catch{
return null}}
function newId(){
return`own-${[...crypto.getRandomValues(new Uint8Array(6))].map(e=>(e%36).toString(36)).join(``)}`}
function freeName(e,t){
if(!t.includes(e))return e;
let n=e.replace(/ \d+$/,``),r=2;
for(;t.includes(`${n} ${r}`);)r++;
return`${n} ${r}`}
function fileName(e,t){
return`${e.normalize(`NFC`).replace(/[^\p{L}\p{N}]+/gu,`-`).replace(/^-+|-+$/g,``).slice(0,60)||`gorin`}.${t}`}
function download(e,t,n=`text/plain;charset=utf-8`){
let r=URL.createObjectURL(new Blob([t],{type:n})),i=document.createElement(`a`);
i.href=r,i.download=e,i.click(),window.setTimeout(()=>URL.revokeObjectURL(r),1e4)}
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
let{[t]:i,...o}=e.sections[n]??{},s=r>0?{...o,[t]:r}:o;
return{...e,sections:{...e.sections,[n]:s}}}
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
let r=e=>typeof e==`string`?e:``,{left:i,options:o,sections:s}=n,c=Object.entries(s).map(([e,t])=>[e,soundCounts(t)]),l=Object.entries(isRecord(o)?o:{}).filter(e=>typeof e[1]==`string`&&e[1]!==``);
return{id:n.id,name:r(n.name),changed:Number(n.changed)||0,sections:Object.fromEntries(c),description:r(n.description),clan:r(n.clan),format:r(n.format),seats:isCount(n.seats)?n.seats:0,options:Object.fromEntries(l),left:Array.isArray(i)?i.filter(e=>typeof e==`string`):[]}}
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
function Tick({checked:e,change:t,children:n,entry:r,about:i}){
return a(`label`,{class:`tick`,children:[a(`input`,{type:`checkbox`,"data-entry":r,checked:e,"aria-describedby":i,onChange:e=>t(e.currentTarget.checked)}),a(`span`,{children:n})]})}
function useChecked(e,t,n=250){
let r=useSignal(null),i=useSignal(null),o=useSignal(!1),s=t===null?``:JSON.stringify(t);
return A(()=>{
if(t===null){
r.value=null,i.value=null,o.value=!1;
return}
let s=!0,c,l=async()=>{
try{
let n=await post(e,t);
if(!s)return;
r.value=n,i.value=null}catch(e){
if(!s)return;
let t=asApiError(e),n=pauseOf(t);
if(n!==null){
c=window.setTimeout(()=>void l(),n);
return}
i.value=t}
o.value=!1};
return o.value=!0,c=window.setTimeout(()=>void l(),r.peek()===null?0:n),()=>{
s=!1,window.clearTimeout(c)}},[e,s]),{answer:r,error:i,busy:o}}
function pauseOf(e){
if(e.status!==429)return null;
let t=e.faults[0]?.message.args.seconds;
return 1e3*(typeof t==`number`?t:2)}
function useActing(){
let e=useSignal(!1),t=useSignal(null);
return{busy:e,error:t,run:async n=>{
if(!e.peek()){
e.value=!0,t.value=null;
try{
await n()}catch(e){
t.value=asApiError(e)}
e.value=!1}}}}
function Select(e){
let t=P();
return a(`div`,{class:e.quiet?`select select-quiet`:`select`,children:[a(`label`,{children:[a(`span`,{class:e.quiet?`unseen`:`select-label`,children:e.label}),a(`select`,{value:e.value,disabled:e.disabled??!1,"aria-invalid":(e.faults?.length??0)>0,"aria-describedby":t,onChange:t=>e.choose(t.currentTarget.value),children:[e.choices.map(([e,t])=>a(`option`,{value:e,children:t},e)),e.aside?a(`optgroup`,{label:e.aside.label,disabled:!0,children:e.aside.choices.map(([e,t])=>a(`option`,{value:e,children:t},e))}):null]})]}),a(About,{id:t,hint:e.hint,faults:e.faults})]})}
function NumberField(e){
let t=P();
return a(`div`,{class:`select`,children:[a(`label`,{children:[a(`span`,{class:`select-label`,children:e.label}),a(`input`,{type:`number`,min:e.least,max:e.most,step:`any`,value:e.value??``,placeholder:e.usual,"aria-invalid":(e.faults?.length??0)>0,"aria-describedby":t,onInput:t=>{
let n=t.currentTarget.valueAsNumber;
e.change(Number.isFinite(n)?n:null)}})]}),a(About,{id:t,hint:e.hint,faults:e.faults})]})}
function About(e){
return a(`div`,{id:e.id,children:[e.hint?a(`p`,{class:`hint`,children:e.hint}):null,a(Faults,{faults:e.faults??[]})]})}
function LineNotes({notes:e}){
return e.length===0?null:a(`div`,{class:`line-notes`,role:`status`,children:[a(`p`,{class:`hint`,children:say(`builder-import-notes`)}),a(`ul`,{children:e.map((e,t)=>a(`li`,{children:[e.line>0?a(`span`,{class:`line-number`,children:say(`builder-line`,{line:e.line})}):null,` `,read(e.message)]},t))})]})}
function fits(e,t,n){
let r=n??e.formats[0]?.id;
return r===void 0||t.formats.includes(r)}
function offered(e,t){
let n=e.decks.filter(n=>fits(e,n,t));
return{fitting:n,others:e.decks.filter(e=>!n.includes(e))}}
function deckLine(e){
let t=deckName(e);
return e.line?say(`deck-line`,{deck:t,line:e.line}):t}
function deckFormats(e,t){
return e.formats.length<2?``:e.formats.filter(e=>t.formats.includes(e.id)).map(e=>read(e.title)).join(`, `)}
function aside(e,t){
let{others:n}=offered(e,t),r=e.formats.find(e=>e.id===t)??e.formats[0];
return n.length===0||r===void 0?null:{label:say(`page-deck-others`,{format:r.title}),choices:n.map(t=>[t.id,say(`page-deck-elsewhere`,{deck:deckLine(t),formats:deckFormats(e,t)})])}}
var{Sign:ClanSign,hasSign:hasClanSign}=signsOf({crab:()=>a($,{children:[a(`path`,{...LINE,d:`M12 2.500l8.200 4.700v9.600L12 21.500l-8.200-4.700V7.200Z`}),a(`path`,{...SOLID,d:`M8 9.500h8v2H8zm0 4h8v2H8z`})]}),crane:()=>a($,{children:[a(`path`,{...LINE,d:`M4 20C4 9.500 9.500 4 20 4c0 10.500-5.500 16-16 16Z`}),a(`path`,{...LINE,d:`M4 20L14 10`})]}),dragon:()=>a($,{children:[a(`path`,{...LINE,d:`M12 2.500l6.500 9.500-6.500 9.500L5.500 12Z`}),a(`path`,{...LINE,d:`M8 12c2-2.500 6 2.500 8 0`})]}),lion:()=>a($,{children:[a(`path`,{...SOLID,d:`M12 2l2.200 4.300L18.700 4.800l-1 4.700L22 12l-4.300 2.500 1 4.700-4.500-1.500L12 22l-2.200-4.300-4.500 1.500 1-4.700L2 12l4.300-2.500-1-4.700 4.500 1.500Z`}),a(`circle`,{cx:`12`,cy:`12`,r:`3.200`,fill:`var(--sign-paper, var(--paper-raised))`})]}),mantis:()=>a(`g`,{...LINE,children:[a(`path`,{d:`M3 8.500c3-5 6 4 9 0s6 4 9 0`}),a(`path`,{d:`M3 16.500c3-5 6 4 9 0s6 4 9 0`})]}),phoenix:()=>a(`path`,{...LINE,d:`M12 3l8.500 17L12 15.500 3.500 20Z`}),ratling:()=>a(`path`,{...LINE,d:`M12 12.500c1-2.500 4-1.500 3.500 1.200-.6 3.300-6.300 3.800-7.300-.4C7 8 12 5 16 7c5 2.600 5 9.500 1.500 14`}),scorpion:()=>a(`path`,{...LINE,d:`M16.500 3.800A9 9 0 1 0 20.500 15 7.200 7.200 0 0 1 16.500 3.800Z`}),shadowlands:()=>a($,{children:[a(`path`,{...LINE,d:`M4 3c0 4.500 1.500 6.500 4.500 7.500M20 3c0 4.500-1.500 6.500-4.500 7.500`}),a(`circle`,{cx:`12`,cy:`15`,r:`6`,fill:`currentColor`})]}),unicorn:()=>a(`g`,{...LINE,children:[a(`path`,{d:`M4 10l8-6 8 6`}),a(`path`,{d:`M4 15.500l8-6 8 6`}),a(`path`,{d:`M4 21l8-6 8 6`})]})}),images=y(new Map),showsImages=y(!0);
function imageFor(e){
if(e===void 0||!showsImages.value||images.value.size===0)return null;
let{slug:t,number:n}=e.printed;
return images.value.get(t)??images.value.get(n.toLowerCase())??null}
function kindOf({entry:e,named:t}){
return e?.printed.kind??t.kind}
function Corner({figure:e,place:t,reader:n,parts:r}){
return e===null?null:a(`span`,{class:`card-corner card-${t}`,title:n.say(e.label),children:[a(r.signs.Sign,{of:e.sign,size:15}),e.value&&a(`b`,{children:e.value}),a(`span`,{class:`unseen`,children:n.say(e.label)})]})}
function StandIn({entry:e,reader:t,parts:n}){
return e?.printed.stand_in?a(`span`,{class:`card-mark`,title:t.say(`page-stand-in-long`),children:[a(n.signs.Sign,{of:`stand-in`,size:12}),a(`span`,{class:`unseen`,children:t.say(`page-stand-in`)})]}):null}
var MOST_BELOW=3;
function SmallCard({entry:e,named:t,reader:n,parts:r}){
let i=kindOf({entry:e,named:t}),o=imageFor(e);
if(o!==null)return a(`img`,{class:`card card-small card-image`,src:o,alt:t.name});
let s=e?r.figuresOf(e.printed):null;
return a(`span`,{class:`card card-small kind-${i}`,children:[a(`span`,{class:`card-strip`,children:[a(`span`,{class:`card-name`,children:t.name}),a(StandIn,{entry:e,reader:n,parts:r})]}),a(`span`,{class:`card-line`,children:[a(r.signs.Sign,{of:i,size:13}),n.say((e&&r.traitsOf(e.printed)[0])??`card-kind-${i}`)]}),a(`span`,{class:`card-body`,children:[s&&a(`span`,{class:`card-edge`,"data-many":s.edge.length>MOST_BELOW,children:[a(Corner,{figure:s.cost,place:`cost`,reader:n,parts:r}),s.edge.map((e,t)=>a(Corner,{figure:e,place:`test`,reader:n,parts:r},t))]}),a(`span`,{class:`card-words`,children:e&&r.rulesText(e).map((e,t)=>a(`span`,{children:[n.read(e),` `]},t))})]}),s&&a(Corner,{figure:s.life,place:`life`,reader:n,parts:r}),s&&a(Corner,{figure:s.extra,place:`extra`,reader:n,parts:r})]})}
function TokenCard({entry:e,named:t,reader:n,parts:r}){
let i=kindOf({entry:e,named:t}),o=e?r.figuresOf(e.printed).cost:null;
return a(`span`,{class:`card card-token kind-${i}`,children:[a(r.signs.Sign,{of:r.signs.hasSign(i)?i:`unknown`,size:14}),a(`span`,{class:`card-name`,children:t.name}),a(StandIn,{entry:e,reader:n,parts:r}),o!==null&&a(`b`,{class:`card-figure`,title:n.say(o.label),children:o.value})]})}
function WholeCard({entry:e,named:t,reader:n,parts:r,children:i}){
let o=kindOf({entry:e,named:t}),s=imageFor(e),c=e?r.figuresOf(e.printed):null;
return a(`article`,{class:`card card-full kind-${o}`,"aria-label":t.name,children:[a(`header`,{class:`card-strip`,children:[c&&a(Corner,{figure:c.cost,place:`cost`,reader:n,parts:r}),a(`h3`,{class:`card-name`,children:t.name}),c&&a(Corner,{figure:c.extra,place:`extra`,reader:n,parts:r})]}),a(`p`,{class:`card-line`,children:[a(r.signs.Sign,{of:o,size:14}),a(KindLine,{entry:e,kind:o,reader:n,parts:r})]}),s===null?a(r.Picture,{entry:e,kind:o}):a(`img`,{class:`card-own-image`,src:s,alt:``}),c&&c.edge.length+ +!!c.life>0&&a(`p`,{class:`card-edge`,children:[c.edge.map((e,t)=>a(`span`,{class:`card-test`,children:[a(r.signs.Sign,{of:e.sign,size:16}),n.say(e.name??e.label),` `,a(`b`,{children:e.value})]},t)),c.life&&a(`span`,{class:`card-test card-life`,children:[a(r.signs.Sign,{of:c.life.sign,size:16}),n.say(c.life.label),` `,a(`b`,{children:c.life.value})]})]}),e&&a(`div`,{class:`card-words`,children:r.rulesText(e).map((e,t)=>a(`p`,{children:n.read(e)},t))}),i,e&&a(Foot,{entry:e,reader:n,parts:r})]})}
function KindLine({entry:e,kind:t,reader:n,parts:r}){
let i=(e?r.traitsOf(e.printed):[]).map(e=>n.say(e));
return a($,{children:[n.say(`card-kind-${t}`),...i].join(` · `)})}
function Foot({entry:e,reader:t,parts:n}){
let{printed:r}=e;
return a(`footer`,{class:`card-foot`,children:[a(`span`,{children:r.number}),a(`span`,{children:t.say(`rarity-${r.rarity}`)}),r.stand_in&&a(`span`,{class:`card-seal`,title:t.say(`page-stand-in-long`),children:[a(n.signs.Sign,{of:`stand-in`,size:14}),` `,t.say(`page-stand-in`)]})]})}
function framesOf(e){
return{SmallCard:t=>a(SmallCard,{...t,parts:e}),TokenCard:t=>a(TokenCard,{...t,parts:e}),WholeCard:t=>a(WholeCard,{...t,parts:e})}}
function TextFile({label:e,accept:t,take:n}){
return a(`label`,{class:`button file-button`,children:[e,a(`input`,{class:`unseen`,type:`file`,accept:t,onChange:e=>{
e.currentTarget.files?.[0]?.text().then(n)}})]})}
var DATABASE=`gorin-images`,STORE=`images`,IMAGE=/^image\/(png|jpeg|webp|gif|avif)$/;
function keyOfFile(e){
return e.replace(/^.*[/\\]/,``).replace(/\.[^.]*$/,``).normalize(`NFD`).replace(/\p{M}/gu,``).toLowerCase().replace(/['’]/g,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}
function keysOfFile(e){
let t=keyOfFile(e),[,n,r]=/^(\d{1,3}[a-z]?)(?:-(.+))?$/.exec(t)??[];
if(n===void 0)return[t];
let i=n.replace(/^\d+/,e=>e.padStart(3,`0`));
return r?[i,r]:[i]}
async function keepImages(e){
let t=[...e].filter(e=>IMAGE.test(e.type)),n=await open(),r=n.transaction(STORE,`readwrite`),i=r.objectStore(STORE);
i.clear();
for(let e of t)i.put(e,e.webkitRelativePath||e.name);
return await done(r),n.close(),await loadImages(),t.length}
async function forgetImages(){
await keepImages([])}
async function loadImages(){
try{
let e=await open(),t=e.transaction(STORE).objectStore(STORE),[n,r]=await Promise.all([answer(t.getAllKeys()),answer(t.getAll())]);
e.close(),show(n.map(String),r)}catch{
images.value=new Map}}
function show(e,t){
for(let e of new Set(images.peek().values()))URL.revokeObjectURL(e);
let n=new Map;
e.forEach((e,r)=>{
let i=t[r];
if(i===void 0)return;
let o=URL.createObjectURL(i);
for(let t of keysOfFile(e))n.set(t,o)}),images.value=n}
function watchImageKey(){
let e=e=>{
let{target:t}=e,n=t instanceof HTMLElement&&t.matches(`input, textarea, select`);
e.key!==`i`||n||e.ctrlKey||e.metaKey||e.altKey||(showsImages.value=!showsImages.value)};
return document.addEventListener(`keydown`,e),()=>document.removeEventListener(`keydown`,e)}
function open(){
let e=indexedDB.open(DATABASE,1);
return e.onupgradeneeded=()=>e.result.createObjectStore(STORE),answer(e)}
function answer(e){
return new Promise((t,n)=>{
e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error)})}
function done(e){
return new Promise((t,n)=>{
e.oncomplete=()=>t(),e.onerror=()=>n(e.error),e.onabort=()=>n(e.error)})}
function OwnImages({reader:e}){
let[t,n]=d(!1),r=new Set(images.value.values()).size,i=e=>{
n(!0),e().finally(()=>n(!1))},o=e=>i(()=>keepImages(e));
return a(`section`,{class:`own-images`,"aria-busy":t,children:[a(`h3`,{children:e.say(`page-images`)}),a(`p`,{children:e.say(`page-images-help`)}),a(`p`,{class:`own-images-row`,children:[a(Choose,{label:e.say(`page-images-choose`),folder:!0,chosen:o}),a(Choose,{label:e.say(`page-images-choose-files`),chosen:o}),r>0&&a(`button`,{type:`button`,onClick:()=>i(forgetImages),children:e.say(`page-images-forget`)}),a(`span`,{role:`status`,children:r>0&&e.say(`page-images-count`,{count:r})})]})]})}
function Choose({label:e,folder:t=!1,chosen:n}){
let r=T(null);
return a($,{children:[a(`input`,{ref:r,class:`unseen`,"aria-label":e,type:`file`,accept:`image/*`,multiple:!0,tabIndex:-1,"aria-hidden":`true`,...t?{webkitdirectory:!0}:{},onChange:e=>n([...e.currentTarget.files??[]])}),a(`button`,{type:`button`,onClick:()=>r.current?.click(),children:e})]})}
var PIPS={1:[[1,1]],2:[[0,0],[2,2]],3:[[0,0],[1,1],[2,2]],4:[[0,0],[2,0],[0,2],[2,2]],5:[[0,0],[2,0],[1,1],[0,2],[2,2]],6:[[0,0],[2,0],[0,1],[2,1],[0,2],[2,2]]};
function Die({face:e,at:t=0,size:n=40}){
let r=e?(t*37+e*11)%17-8:0;
return a(`svg`,{class:e?`die`:`die die-waiting`,width:n,height:n,viewBox:`0 0 48 48`,style:{"--lean":`${r}deg`},"aria-hidden":`true`,children:[a(`rect`,{class:`die-side`,x:`5`,y:`5`,width:`38`,height:`38`,rx:`7`}),(PIPS[e]??[]).map(([e,t])=>a(`circle`,{class:`die-pip`,cx:14+e*10,cy:14+t*10,r:`4`},`${e}${t}`))]})}
function lengthInWords(e){
return say(`page-match-length`,{count:e})}
function scoreInWords(e){
return say(`page-match-score`,{number:e.number,games:e.games,wins:e.wins.join(` : `)})}
function endInWords(e,t){
if(!e.decided)return``;
let n=e.wins.join(` : `);
if(e.winners.length===0)return say(`page-match-nobody`,{wins:n});
let r=e.winners.map(e=>playerName(t.seats[e]?.name??``,e));
return say(`page-match-won`,{names:r,count:r.length,wins:n})}
function Confirm({title:e,verb:t,refusal:n,act:r,close:i,children:o}){
let{busy:s,error:c,run:l}=useActing(),u=()=>l(async()=>{
await r(),i()});
return a(Dialog,{title:e,close:i,children:[o,a(Trouble,{error:c.value}),a(`div`,{class:`inline`,children:[a(`button`,{type:`button`,class:`main-button`,"aria-busy":s.value,onClick:()=>void u(),children:t}),a(`button`,{type:`button`,onClick:i,children:n})]})]})}
function CopyLink({link:e,label:t,children:n}){
let r=useSignal(!1),i=async()=>{
await navigator.clipboard.writeText(e),r.value=!0};
return a(`div`,{class:`invitation`,children:[n,a(`div`,{class:`invitation-link`,children:[a(`input`,{readOnly:!0,value:e,"aria-label":t,onFocus:e=>e.currentTarget.select()}),a(`button`,{type:`button`,onClick:()=>void i().catch(()=>void 0),children:[a(Icon,{sign:r.value?`check`:`copy`}),say(r.value?`page-copied`:`page-copy`)]})]})]})}
export{About,ClanSign,Confirm,CopyLink,Die,LINE,LONGEST,LineNotes,NumberField,OwnImages,PAPER,SOLID,Select,TextFile,Tick,areCopies,aside,cardOf,countOf,deckFormats,deckFrom,deckLine,decksFor,download,emptyDeck,endInWords,fileName,fits,framesOf,freeName,hide,isRecord,isWriting,lengthInWords,loadCards,loadImages,movesTo,newId,offered,pauseOf,peeking,pool,scoreInWords,sentDeck,sentWishes,shelf,signsOf,sizeOf,softened,soundDeck,total,useActing,useChecked,useKeys,watchImageKey,withCard,withMoved,withOption,withoutCard};
