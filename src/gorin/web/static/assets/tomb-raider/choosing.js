import{own}from"./catalogue.js";
var TUTORIAL=`learn-to-play`,NO_SERIES={levels:[],order:``,scoring:``,carry:[]},OWN=`:own`,MOST_SEATS=6;
function choosing(e){
return e}
function usual(e){
return{level:own(e).levels[0]?.id??``,levelText:``,variant:``,opening:`chosen`,turnLimit:null,series:``,...NO_SERIES}}
function remembered(e,t){
let n=usual(e),r=Object.keys(n).filter(e=>e in t),i={...n,...Object.fromEntries(r.map(e=>[e,t[e]]))};
return levelOf(e,i)===null&&i.level!==`:own`||i.series!==``&&seriesOf(e,i)===null?null:{...i,variant:variantOf(e,i)===null?``:i.variant}}
function levelOf(e,t){
return own(e).levels.find(e=>e.id===t.level)??null}
function variantOf(e,t){
return levelOf(e,t)?.variants.find(e=>e.id===t.variant)??null}
function seriesOf(e,t){
return own(e).series.find(e=>e.id===t.series)??null}
function levelsOf(e,t,n){
return e.levels_each?Array.from({length:n},(n,r)=>t.levels[r]||(e.levels[r%e.levels.length]??``)):t.levels.length>0?t.levels:e.levels}
function seatsOf(e,t){
let n=seriesOf(e,t);
if(n!==null)return[n.fewest_seats,n.most_seats];
let r=variantOf(e,t)??levelOf(e,t);
return r===null?[1,MOST_SEATS]:[r.solo?1:r.fewest_seats,r.most_seats]}
function decksOf(e,t){
return(seriesOf(e,t)??variantOf(e,t)??levelOf(e,t))?.decks??[]}
function canBeGuided(e,t){
return e.series===``&&e.level===`learn-to-play`&&t===1}
var AT_ONCE={options:{opening:`random`}};
function lesson(e){
return{chosen:{game:e.id,format:TUTORIAL,options:{level:TUTORIAL}},seats:1,undo:`any`,guided:!0}}
function levelTerms(e,t,n,r){
return{game:e.id,format:r,options:{level:t.text===null&&t.id||null,level_text:t.text??``,variant:n||null}}}
function terms(e,t,n){
let r=whatIsPlayed(e,t,n),i={turn_limit:t.turnLimit,opening:t.opening};
return{...r,options:{...r.options,...i}}}
function whatIsPlayed(e,t,n){
let r=seriesOf(e,t);
if(r!==null){
let i=t.levels.slice(0,r.levels_each?n:void 0).every(e=>!e);
return{game:e.id,options:{series:r.id,levels:i?[]:[...levelsOf(r,t,n)],order:t.order,scoring:t.scoring,carry:[...t.carry]}}}
let i=t.level===`:own`?t.levelText:null,a=t.level===`learn-to-play`?TUTORIAL:null;
return levelTerms(e,{id:t.level,text:i},t.variant,a)}
var BY_MESSAGE={"setup-bad-seats":`seats`,"setup-no-solo":`seats`,"setup-no-variant":`variant`,"setup-bad-opening":`opening`,"series-bad-seats":`levels`,"series-levels-each":`levels`,"series-unequal-power":`levels`,"series-other-goal":`levels`,"series-level-size":`levels`,"series-level-too-deep":`levels`,"series-bad-order":`order`,"series-bad-scoring":`scoring`,"series-bad-carry":`carry`},BY_PLACE=[`levels`,`carry`,`level`,`turn_limit`];
function placeOf(e){
return BY_PLACE.find(t=>e.place.startsWith(t))??BY_MESSAGE[e.message.id]??null}
export{AT_ONCE,NO_SERIES,OWN,canBeGuided,choosing,decksOf,lesson,levelOf,levelTerms,levelsOf,placeOf,remembered,seatsOf,seriesOf,terms,usual};
