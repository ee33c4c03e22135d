const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./pages.js","../ink.js","../animals.js","../scene.js","../things.js","../figure.js"])))=>i.map(i=>d[i]);
import{$}from"../api.js";
import{imageFor}from"../images.js";
import{a}from"../jsxRuntime.js";/* empty css      *//* empty css           */
import{Picture as Picture$1,__vitePreload}from"../index.js";
import{Sign,signs}from"./signs.js";
var ABILITIES=[`fight`,`move`,`search`,`think`],NONE={cost:null,edge:[],life:null,extra:null};
function facts(e){
return e}
function figuresOf(e){
let t=facts(e);
switch(t.kind){case`raider`:return{...NONE,cost:figure(`power`,t.power),edge:ABILITIES.map(e=>ability(e,t[e])),life:figure(`life`,Math.min(t.fight,t.move,t.search,t.think))};case`location`:return{...t.obstacle?hindrance(t.obstacle):NONE,cost:figure(`danger`,t.danger),extra:t.search?figure(`search-bonus`,`+${t.search}`):null};case`obstacle`:return{...hindrance(t.obstacle),cost:figure(`danger`,t.danger)};case`discovery`:return{...NONE,cost:figure(`difficulty`,t.difficulty),extra:t.weapon?figure(`weapon`,``):null};case`upgrade`:case`treasure`:return{...NONE,cost:figure(`power`,t.power)};default:return NONE}}
function hindrance(e){
return{...NONE,edge:e.tests.map(e=>ability(e.ability,e.target)),life:e.life===null?null:figure(`life`,e.life)}}
var SIGNS={"search-bonus":`search`,difficulty:`search`};
function figure(e,t){
return{sign:SIGNS[e]??e,value:String(t),label:`page-tr-figure-${e}`}}
function ability(e,t){
return{...figure(e,t),name:`ability-${e}`}}
function rulesText(e){
return e.text.filter(e=>!IN_FIGURES.has(e.id))}
var IN_FIGURES=new Set([`card-abilities`,`card-power`,`card-danger`,`card-search-bonus`,`card-life`,`card-exits`,`card-obstacle-kind`,`card-tests`,`card-item`,`card-trigger`,`card-weapon`]);
function traitsOf(e){
let t=facts(e);
switch(t.kind){case`location`:return[`family-${t.family}`];case`obstacle`:return[`kind-${t.obstacle.kind}`];case`discovery`:return[`page-tr-form-${t.form}`,...t.weapon?[`page-tr-figure-weapon`]:[]];default:return[]}}
function kindOf({entry:e,named:t}){
return e?.printed.kind??t.kind}
function Corner({figure:e,place:t,reader:n,parts:r}){
return e===null?null:a(`span`,{class:`card-corner card-${t}`,title:n.say(e.label),children:[a(r.signs.Sign,{of:e.sign,size:15}),e.value&&a(`b`,{children:e.value}),a(`span`,{class:`unseen`,children:n.say(e.label)})]})}
function StandIn({entry:e,reader:t,parts:n}){
return e?.printed.stand_in?a(`span`,{class:`card-mark`,title:t.say(`page-stand-in-long`),children:[a(n.signs.Sign,{of:`stand-in`,size:12}),a(`span`,{class:`unseen`,children:t.say(`page-stand-in`)})]}):null}
var MOST_BELOW=3;
function SmallCard$1({entry:e,named:t,reader:n,parts:r}){
let i=kindOf({entry:e,named:t}),o=imageFor(e);
if(o!==null)return a(`img`,{class:`card card-small card-image`,src:o,alt:t.name});
let s=e?r.figuresOf(e.printed):null;
return a(`span`,{class:`card card-small kind-${i}`,children:[a(`span`,{class:`card-strip`,children:[a(`span`,{class:`card-name`,children:t.name}),a(StandIn,{entry:e,reader:n,parts:r})]}),a(`span`,{class:`card-line`,children:[a(r.signs.Sign,{of:i,size:13}),n.say((e&&r.traitsOf(e.printed)[0])??`card-kind-${i}`)]}),a(`span`,{class:`card-body`,children:[s&&a(`span`,{class:`card-edge`,"data-many":s.edge.length>MOST_BELOW,children:[a(Corner,{figure:s.cost,place:`cost`,reader:n,parts:r}),s.edge.map((e,t)=>a(Corner,{figure:e,place:`test`,reader:n,parts:r},t))]}),a(`span`,{class:`card-words`,children:e&&r.rulesText(e).map((e,t)=>a(`span`,{children:[n.read(e),` `]},t))})]}),s&&a(Corner,{figure:s.life,place:`life`,reader:n,parts:r}),s&&a(Corner,{figure:s.extra,place:`extra`,reader:n,parts:r})]})}
function TokenCard$1({entry:e,named:t,reader:n,parts:r}){
let i=kindOf({entry:e,named:t}),o=e?r.figuresOf(e.printed).cost:null;
return a(`span`,{class:`card card-token kind-${i}`,children:[a(r.signs.Sign,{of:r.signs.hasSign(i)?i:`unknown`,size:14}),a(`span`,{class:`card-name`,children:t.name}),a(StandIn,{entry:e,reader:n,parts:r}),o!==null&&a(`b`,{class:`card-figure`,title:n.say(o.label),children:o.value})]})}
function WholeCard$1({entry:e,named:t,reader:n,parts:r,children:i}){
let o=kindOf({entry:e,named:t}),s=imageFor(e),c=e?r.figuresOf(e.printed):null;
return a(`article`,{class:`card card-full kind-${o}`,"aria-label":t.name,children:[a(`header`,{class:`card-strip`,children:[c&&a(Corner,{figure:c.cost,place:`cost`,reader:n,parts:r}),a(`h3`,{class:`card-name`,children:t.name}),c&&a(Corner,{figure:c.extra,place:`extra`,reader:n,parts:r})]}),a(`p`,{class:`card-line`,children:[a(r.signs.Sign,{of:o,size:14}),a(KindLine,{entry:e,kind:o,reader:n,parts:r})]}),s===null?a(r.Picture,{entry:e,kind:o}):a(`img`,{class:`card-own-image`,src:s,alt:``}),c&&c.edge.length+ +!!c.life>0&&a(`p`,{class:`card-edge`,children:[c.edge.map((e,t)=>a(`span`,{class:`card-test`,children:[a(r.signs.Sign,{of:e.sign,size:16}),n.say(e.name??e.label),` `,a(`b`,{children:e.value})]},t)),c.life&&a(`span`,{class:`card-test card-life`,children:[a(r.signs.Sign,{of:c.life.sign,size:16}),n.say(c.life.label),` `,a(`b`,{children:c.life.value})]})]}),e&&a(`div`,{class:`card-words`,children:r.rulesText(e).map((e,t)=>a(`p`,{children:n.read(e)},t))}),i,e&&a(Foot,{entry:e,reader:n,parts:r})]})}
function KindLine({entry:e,kind:t,reader:n,parts:r}){
let i=(e?r.traitsOf(e.printed):[]).map(e=>n.say(e));
return a($,{children:[n.say(`card-kind-${t}`),...i].join(` · `)})}
function Foot({entry:e,reader:t,parts:n}){
let{printed:r}=e;
return a(`footer`,{class:`card-foot`,children:[a(`span`,{children:r.number}),a(`span`,{children:t.say(`rarity-${r.rarity}`)}),r.stand_in&&a(`span`,{class:`card-seal`,title:t.say(`page-stand-in-long`),children:[a(n.signs.Sign,{of:`stand-in`,size:14}),` `,t.say(`page-stand-in`)]})]})}
function framesOf(e){
return{SmallCard:t=>a(SmallCard$1,{...t,parts:e}),TokenCard:t=>a(TokenCard$1,{...t,parts:e}),WholeCard:t=>a(WholeCard$1,{...t,parts:e})}}
var BY_DANGER={trap:`vault`,creature:`night`,hazard:`cave`},BY_KIND={raider:`field`,treasure:`vault`,discovery:`cave`,action:`night`,upgrade:`field`,"secret-move":`vault`};
function subjectOf(e){
if(e.kind===`obstacle`){
let t=BY_DANGER[e.obstacle.kind]??`cave`;
return{name:e.slug,place:t,danger:e.danger}}
return{name:e.slug,place:BY_KIND[e.kind]??`cave`}}
var book=async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`./pages.js`);
return{pages:e}},__vite__mapDeps([0,1,2,3,4,5]),import.meta.url)).pages;
function Picture({entry:e,kind:t}){
let n=facts(e?.printed);
return n?.kind===`location`?a(Plan,{exits:n.exits}):n===void 0?a(`div`,{class:`card-picture`,"aria-hidden":`true`,children:a(Sign,{of:t,size:52})}):a(Picture$1,{subject:subjectOf(n),frame:`lying`,book})}
var OPENINGS={top:`M86 0h28v26H86z`,bottom:`M86 74h28v26H86z`,left:`M30 37h34v26H30z`,right:`M136 37h34v26h-34z`},WALLS={top:`M86 0v24M114 0v24`,bottom:`M86 76v24M114 76v24`,left:`M30 37h32M30 63h32`,right:`M138 37h32M138 63h32`};
function Plan({exits:e}){
return a(`svg`,{class:`card-picture card-plan`,viewBox:`0 0 200 100`,"aria-hidden":`true`,children:[a(`rect`,{class:`plan-room`,x:`62`,y:`24`,width:`76`,height:`52`}),e.map(e=>a(`g`,{children:[a(`path`,{class:`plan-open`,d:OPENINGS[e]}),a(`path`,{class:`plan-wall`,d:WALLS[e]})]},e))]})}
var{SmallCard,TokenCard,WholeCard}=framesOf({signs,figuresOf,rulesText,traitsOf,Picture});
export{ABILITIES,SmallCard,TokenCard,WholeCard,facts,figuresOf,rulesText};
