const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./pages.js","../ink.js","../pictures.js","../rolldown-runtime.js","../doors.js"])))=>i.map(i=>d[i]);
import{framesOf}from"../parts.js";/* empty css           */
import{Picture as Picture$1,__vitePreload,a}from"../house.js";
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
var BY_DANGER={trap:`vault`,creature:`night`,hazard:`cave`},BY_KIND={raider:`field`,treasure:`vault`,discovery:`cave`,action:`night`,upgrade:`field`,"secret-move":`vault`};
function subjectOf(e){
if(e.kind===`obstacle`){
let t=BY_DANGER[e.obstacle.kind]??`cave`;
return{name:e.slug,place:t,danger:e.danger}}
return{name:e.slug,place:BY_KIND[e.kind]??`cave`}}
var book=async()=>(await __vitePreload(async()=>{
let{pages:e}=await import(`./pages.js`);
return{pages:e}},__vite__mapDeps([0,1,2,3,4]),import.meta.url)).pages;
function Picture({entry:e,kind:t}){
let n=facts(e?.printed);
return n?.kind===`location`?a(Plan,{exits:n.exits}):n===void 0?a(`div`,{class:`card-picture`,"aria-hidden":`true`,children:a(Sign,{of:t,size:52})}):a(Picture$1,{subject:subjectOf(n),frame:`lying`,book})}
var OPENINGS={top:`M86 0h28v26H86z`,bottom:`M86 74h28v26H86z`,left:`M30 37h34v26H30z`,right:`M136 37h34v26h-34z`},WALLS={top:`M86 0v24M114 0v24`,bottom:`M86 76v24M114 76v24`,left:`M30 37h32M30 63h32`,right:`M138 37h32M138 63h32`};
function Plan({exits:e}){
return a(`svg`,{class:`card-picture card-plan`,viewBox:`0 0 200 100`,"aria-hidden":`true`,children:[a(`rect`,{class:`plan-room`,x:`62`,y:`24`,width:`76`,height:`52`}),e.map(e=>a(`g`,{children:[a(`path`,{class:`plan-open`,d:OPENINGS[e]}),a(`path`,{class:`plan-wall`,d:WALLS[e]})]},e))]})}
var{SmallCard,TokenCard,WholeCard}=framesOf({signs,figuresOf,rulesText,traitsOf,Picture});
export{ABILITIES,SmallCard,TokenCard,WholeCard,facts,figuresOf,rulesText};
