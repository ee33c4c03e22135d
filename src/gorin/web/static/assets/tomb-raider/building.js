import{isRecord,sentWishes}from"../parts.js";
import{ownLevels}from"./own-levels.js";
var GAME=`tomb-raider`,DRAWN=[`upgrade`,`action`,`discovery`,`obstacle`,`secret-move`],KINDS=[`raider`,...DRAWN,`location`,`treasure`];
function ownText({options:e}){
return ownLevels.find(e.level??``)?.text??null}
function wishesOf(e){
let t=ownText(e);
if(t===null)return sentWishes(e);
let{level:n,...r}=e.options;
return{...sentWishes(e),options:{...r,level_text:t}}}
var building={game:GAME,path:`/decks`,cardsPath:null,sections:[{id:`raider`,style:`one`,title:`decks-kind-raider`,empty:`decks-no-raider`},{id:`cards`,style:`counted`,title:`deck-section-cards`},{id:`treasure`,style:`one`,title:`decks-kind-treasure`,rare:!0},{id:`locations`,style:`listed`,title:`decks-kind-location`,rare:!0,about:`decks-locations-more`}],place:({printed:{kind:e}})=>e===`raider`||e===`treasure`?e:e===`location`?`locations`:`cards`,kindName:e=>`card-kind-${e}`,kinds:DRAWN.map(e=>[e,`decks-kind-${e}`]),quick:KINDS.map(e=>[`t:${e}`,`card-kind-${e}`]),first:KINDS,figures:[],curves:[`power`,`difficulty`,`danger`],examples:[[`t:obstacle danger<=5`,`decks-example-both`],[`pit trap`,`decks-example-name`],[`t:trap or t:hazard`,`decks-example-or`],[`t:discovery -is:alone`,`decks-example-not`],[`t:obstacle tests:fight target<9`,`decks-example-tests`],[`o:"draw"`,`decks-example-text`],[`t:raider move>=3 order:move direction:desc`,`decks-example-order`]],forms:[`list`,`toml`,`lackey`,`dek`],list:`2 Pit Trap
1x Take Aim (057)
…`,lead:[`raider`,`decks-no-raider-short`],formatOf:({format:e})=>e,wishes:wishesOf,clans:[],untold:!0,kept:{prefix:`gorin.deck.`,renewed}};
function renewed(e){
let{raider:t,cards:n,treasure:r,locations:i,wishes:a,...o}=e,s={raider:counted([t]),cards:n,treasure:counted([r])};
return{...o,...isRecord(a)?wishesIn(a):{},...isRecord(n)?{sections:{...s,locations:counted(i)}}:{}}}
function wishesIn({format:e,seats:t,level:n,variant:r}){
return{format:e,seats:t,options:{level:n,variant:r}}}
function counted(e){
let t={};
for(let n of Array.isArray(e)?e:[])typeof n==`string`&&n!==``&&(t[n]=(t[n]??0)+1);
return t}
export{GAME,building,ownText};
