import{LINE,SOLID,areCopies,signsOf,softened}from"../parts.js";
import{Chips,FaceItem,Field,SeatNotes,Tile,Tiles,ZonePlace,faceName,restOf,saidOf,tableWith}from"../field.js";/* empty css       */
import{drawingOf,namesSeat,seatIn}from"../table.js";
import{penFor}from"../ink.js";
import{$,a}from"../house.js";
var{Sign}=signsOf({force:()=>a(`g`,{...LINE,children:a(`path`,{d:`M12 2.500v14M8 6.500l4-4 4 4M7.500 16.500h9M12 16.500v5`})}),chi:()=>a($,{children:[a(`circle`,{...LINE,cx:`12`,cy:`12`,r:`8.500`}),a(`path`,{...SOLID,d:`M12 3.500a8.500 8.500 0 0 1 0 17Z`})]}),honor:()=>a(`path`,{...LINE,d:`M12 20.500C6 16 3.500 12.500 3.500 9A4.400 4.400 0 0 1 12 7.400 4.400 4.400 0 0 1 20.500 9c0 3.500-2.500 7-8.500 11.500Z`}),gold:()=>a($,{children:[a(`circle`,{...LINE,cx:`12`,cy:`12`,r:`8.500`}),a(`path`,{...LINE,d:`M9 9h6v6H9Z`})]}),strength:()=>a(`path`,{...LINE,d:`M3.500 20.500V6h4.200v3.200h2.200V6h4.200v3.200h2.200V6h4.200v14.500Z`})}),PEOPLE=[`soldier`,`general`,`ronin`,`courtier`,`horse`],GROUNDS=[`field`,`sea`,`night`,`court`],LANDS={personality:PEOPLE,stronghold:[`castle`],holding:[`castle`,`gate`,`bridge`,`camp`],region:[`mountain`,`wave`]};
function pictureOf(e){
if(e.name===null)return null;
let t=saidOf(e.name);
if(e.id.startsWith(`province.`))return{subject:{name:e.id,place:`field`,motif:`mountain`}};
let n=penFor(`card ${t}`),r=(e,t)=>e[Math.floor(n.next()*e.length)]??t,[i]=e.text,o=i?.type===`message`?i.id.split(`-`)[2]??``:``,s=r(GROUNDS,`field`),c=LANDS[o];
return{subject:{name:t,place:s,...c===void 0?{}:{motif:r(c,`castle`)}}}}
function inPlayDress({found:e,clan:t,isPerson:n,reader:r}){
let{state:i,force:o,chi:s,gold:c}=e;
return{tint:t,...n?{figures:a($,{children:[a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`force`,size:12}),a(`b`,{children:o})]}),a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`chi`,size:12}),a(`b`,{children:s})]})]})}:c>0?{figures:a(`span`,{class:`tile-figure ccg-gold`,title:r.say(`ccg-produces`,{gold:c}),children:[a(Sign,{of:`gold`,size:12}),a(`b`,{children:c})]})}:{},...i.bowed?{turned:r.say(`ccg-bowed`)}:{},...i.dishonorable?{mark:a(`span`,{class:`mark-down`,children:`▼`})}:{}}}
var PHASES=[`events`,`action`,`attack`,`dynasty`,`end`];
function viewOf(e){
return e.view.value}
function seatOf(e,t){
return e.seats.find(e=>e.seat===t)}
function zoneOf(e,t){
return e.zones.find(n=>n.id===`${t}.${e.seat}`)}
function inPlayOf(e){
return new Map(e.seats.flatMap(e=>e.cards.map(e=>[`card.${e.number}`,e])))}
function isAway(e,t){
return e.attack!==null&&t.state.at!==-1}
function unitsOf(e,t){
let n=inPlayOf(e),r=zoneOf(t,`units`)?.cards??[],i=new Set(r.map(e=>e.id)),o=e=>i.has(`card.${n.get(e.id)?.state.host}`);
return r.flatMap(e=>{
let t=n.get(e.id);
return t===void 0||o(e)?[]:[{face:e,found:t,attached:r.filter(e=>n.get(e.id)?.state.host===t.number)}]})}
function named(e){
return{type:`name`,kind:`seat`,key:String(e)}}
var EVENT=`log-ccg-event-happened`,TURN=`log-ccg-turn-began`;
function eventsOf(e){
let t=e.findLastIndex(({message:e})=>e.id===TURN);
return e.slice(t+1).filter(({message:e})=>e.id===EVENT)}
function UnitTile({play:e,unit:t,clan:n}){
let{face:r,found:i,attached:o}=t,s=e.reader.value,c=inPlayDress({found:i,clan:n,isPerson:!0,reader:s});
return o.length===0?a(Tile,{play:e,face:r,dress:c}):a(`li`,{class:`unit`,children:a(`ul`,{children:[a(Tile,{play:e,face:r,dress:c}),o.map(t=>a(FaceItem,{play:e,face:t,size:`token`,children:a(Attached,{play:e,face:t})},t.id))]})})}
function Attached({play:e,face:t}){
let n=inPlayOf(viewOf(e)).get(t.id);
return a(`span`,{class:`card card-token any-token ccg-worn`,"data-bowed":n?.state.bowed??!1,children:[a(`span`,{class:`card-name`,children:softened(faceName(t,e.reader.value))}),n===void 0||n.force===0?null:a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`force`,size:12}),a(`b`,{children:n.force})]})]})}
function Stage({play:e,drawing:t}){
let n=viewOf(e),{attack:r}=n,i=t.seats.flatMap(e=>unitsOf(n,e).filter(({found:e})=>isAway(n,e)).map(t=>({unit:t,clan:seatOf(n,e.seat)?.deck??``}))),o=[...new Set(i.map(({unit:e})=>e.found.state.at))];
return r!==null&&r.slot!==-1&&!o.includes(r.slot)&&o.push(r.slot),a(`div`,{class:`ccg-stage`,"data-fought":r!==null,children:[a(Told,{play:e}),a(`div`,{class:`ccg-fields`,children:o.sort((e,t)=>e-t).map(t=>a(Battlefield,{play:e,slot:t,placed:i.filter(({unit:e})=>e.found.state.at===t)},t))}),t.zones.map(t=>a(ZonePlace,{play:e,zone:t},t.id))]})}
function Told({play:e}){
let t=e.reader.value,{attack:n,phase:r,active:i,turn:o,seats:s}=viewOf(e);
if(n!==null&&n.slot!==-1)return null;
if(n!==null){
let e={seat:named(n.attacker),other:named(n.defender)};
return a(`p`,{class:`ccg-told`,children:t.say(`ccg-guide-assigning`,e)})}
let c=eventsOf(e.lines.value);
return a(`div`,{class:`ccg-told`,children:[c.map((e,n)=>a(`p`,{class:`ccg-event`,children:t.read(e.message)},n)),a(`p`,{children:t.say(`ccg-guide-${r}`,{seat:named(i)})}),a(`p`,{class:`ccg-goal`,"data-first":o<=s.length,children:t.say(`ccg-goal`)})]})}
function Battlefield({play:e,slot:t,placed:n}){
let r=e.reader.value,i=viewOf(e),{attack:o}=i;
if(o===null)return null;
let s=o.slot===t,c=seatOf(i,o.defender)?.strength??0,[l,u]=i.forces,d=e=>n.filter(({unit:t})=>t.found.state.attacks===e);
return a(`section`,{class:`ccg-field`,"data-fought":s,"aria-label":r.say(`ccg-battle`,{slot:t+1}),children:[a(Army,{play:e,units:d(!0),label:`ccg-board-attackers`}),a(`div`,{class:`ccg-middle`,children:[a(`strong`,{children:r.say(`ccg-battle`,{slot:t+1})}),s?a(`span`,{class:`ccg-forces`,children:[a(`b`,{children:l}),a(Sign,{of:`force`,size:18}),a(`b`,{children:u})]}):null,a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`strength`,size:14}),` `,r.say(`ccg-board-strength`,{strength:c})]}),s?a(`span`,{children:outcome(l,u,c,e=>r.say(e))}):null]}),a(Army,{play:e,units:d(!1),label:`ccg-board-defenders`})]})}
function outcome(e,t,n,r){
return e>t+n?r(`ccg-board-falls`):r(e>t?`ccg-board-attacker`:e===t?`ccg-board-even`:`ccg-board-defender`)}
function Army({play:e,units:t,label:n}){
return a(Tiles,{label:e.reader.value.say(n),zone:n,children:t.map(({unit:t,clan:n})=>a(UnitTile,{play:e,unit:t,clan:n},t.face.id))})}
var DRAWN=[`units`,`provinces`,`estate`],NUMERALS=[`I`,`II`,`III`,`IV`,`V`,`VI`,`VII`,`VIII`];
function Board({play:e}){
let t=drawingOf(e.view.value);
return t===null?null:a(Field,{play:e,drawing:t,mat:(t,n)=>a(Mat,{play:e,area:t,form:n}),stage:a(Stage,{play:e,drawing:t}),stageLabel:e.reader.value.say(`ccg-board-stage`)})}
function Mat({play:e,area:t,form:n}){
let r=e.reader.value,i=a(`div`,{class:`mat-figures`,children:[n===`own`?null:a($,{children:[a(Vitals,{play:e,area:t}),a(SeatNotes,{area:t,reader:r})]}),n===`folded`?null:a(Chips,{play:e,zones:restOf(t,DRAWN)})]});
if(n===`folded`)return i;
let o=zoneOf(t,`provinces`),s=zoneOf(t,`estate`);
return a($,{children:[i,a(`div`,{class:`mat-rows`,children:[a(Units,{play:e,area:t}),a(`div`,{class:`mat-line`,children:[o===void 0?null:a(Provinces,{play:e,area:t,zone:o}),s===void 0?null:a(Estate,{play:e,area:t,zone:s})]})]})]})}
var VITALS=[`honor`,`gold`,`strength`];
function Vitals({play:e,area:t}){
let n=seatOf(viewOf(e),t.seat);
return n===void 0?null:a($,{children:VITALS.map(t=>{
let r=e.reader.value.say(`ccg-${t}`);
return a(`span`,{class:`mat-vital`,title:r,children:[a(Sign,{of:t,size:15}),a(`span`,{class:`unseen`,children:r}),a(`b`,{children:n[t]})]},t)})})}
function Units({play:e,area:t}){
let n=viewOf(e),r=unitsOf(n,t).filter(({found:e})=>!isAway(n,e));
return a(Tiles,{label:e.reader.value.say(`ccg-units`),zone:`units.${t.seat}`,kind:`tiles-wide`,children:r.map(r=>a(UnitTile,{play:e,unit:r,clan:seatOf(n,t.seat)?.deck??``},r.face.id))})}
function Provinces({play:e,area:t,zone:n}){
let r=e.reader.value,i=seatOf(viewOf(e),t.seat);
return a(Tiles,{label:r.read(n.label),zone:n.id,children:n.cards.map((t,n)=>{
let r=i?.provinces[n],o=r?.card===null,s=a($,{children:[a(`b`,{children:NUMERALS[n]??n+1}),a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`strength`,size:12}),a(`b`,{children:i?.strength})]})]}),c={...o?{tint:r?.destroyed?`gone`:`bare`}:{},figures:s};
return a(Tile,{play:e,face:t,dress:c},t.id)})})}
function Estate({play:e,area:t,zone:n}){
let r=e.reader.value,i=viewOf(e),o=inPlayOf(i),s=seatOf(i,t.seat)?.deck??``,c=(e,t)=>{
let n=o.get(e.id);
return n===void 0?{}:inPlayDress({found:n,clan:t===0?s:``,isPerson:!1,reader:r})};
return a(Tiles,{label:r.read(n.label),zone:n.id,kind:`tiles-wide`,children:n.cards.map((t,n)=>a(Tile,{play:e,face:t,dress:c(t,n)},t.id))})}
var LOSES=new Set([`ProvinceDestroyed`,`Eliminated`]);
function hits({event:e,message:t},n){
let r=seatIn(t.args.seat);
return LOSES.has(e)?r===n:r!==null&&r!==n&&namesSeat(Object.values(t.args),n)}
function Header({play:e}){
if(drawingOf(e.view.value)===null)return null;
let t=e.reader.value,{turn:n,phase:r,active:i}=viewOf(e);
return a(`div`,{class:`any-headline ccg-phases`,children:n===0?a(`strong`,{children:t.say(`ccg-board-setup`)}):a($,{children:[a(`strong`,{children:t.say(`ccg-board-turn`,{turn:n,seat:named(i)})}),PHASES.map(e=>a(`span`,{"aria-current":e===r?`step`:void 0,children:t.say(`ccg-board-phase-${e}`)},e))]})})}
var layout={ownFigures:`plate`},OF_HAND=[`play`,`equip`,`card`],alike=(e,t,n)=>areCopies(e,OF_HAND,t,n),givesUp=[`discard-cost`,`release`],PARTS=[`AttackBegan`,`BattleBegan`],table=tableWith({layout,theme:`ccg-table`,Board,Header,alike,givesUp,stages:new Set([`Announced`,`Attached`,`Entered`,`EventHappened`,`Overlaid`,`RegionEntered`,`RingEntered`,`TerrainLaid`]),heading:({event:e})=>e===`TurnBegan`?`turn`:PARTS.includes(e)?`part`:null,hits:(e,t,n)=>hits(t,n)},pictureOf);
export{table};
