import{areCopies}from"../parts.js";
import{Chips,Counters,Field,Headline,SeatNotes,Tile,Tiles,ZonePlace,faceName,restOf,saidOf,tableWith}from"../field.js";/* empty css     */
import{drawingOf,namesSeat,seatIn}from"../table.js";
import{penFor}from"../ink.js";
import{$,a}from"../house.js";
function viewOf(e){
return e.view.value}
function zoneOf(e,t){
return e.zones.find(n=>n.id===`${t}.${e.seat}`)}
function permanentsOf(e){
return new Map(e.seats.flatMap(e=>e.permanents.map(e=>[`card.${e.number}`,e])))}
function rowsOf(e,t){
let n=permanentsOf(e),r={creatures:[],others:[],lands:[]};
for(let e of[`creatures`,`lands`])for(let i of zoneOf(t,e)?.cards??[]){
let e=n.get(i.id);
e!==void 0&&r[rowOf(e)].push({face:i,found:e})}
return r}
function copiesOf(e,t){
let n=new Map;
for(let r of e){
let e=r.face.answers.length>0||t.has(r.found.number),{state:i}=r.found,o={...i,born:0,stamp:0,tapped:!1,sick:!1},s=e?r.face.id:JSON.stringify({...r.found,number:0,state:o}),c=n.get(s);
c===void 0?n.set(s,[r]):c.push(r)}
return[...n.values()]}
function wornOf(e){
return new Set(e.seats.flatMap(e=>e.permanents.map(({state:e})=>e.attached)))}
function rowOf({kinds:e}){
return e.includes(`creature`)?`creatures`:e.includes(`land`)?`lands`:`others`}
var GROUNDS=[`field`,`sea`,`night`,`court`,`vault`,`cave`],LANDS=[[/forest|jungle|wood|grove|thicket/i,`map`,`field`],[/island|lake|coast|sea|lagoon|river/i,`wave`,`sea`],[/mountain|peak|crag|hill/i,`mountain`,`field`],[/swamp|bog|mire|marsh|barrens|fen/i,`skull`,`night`],[/plains|field|meadow|steppe/i,`banner`,`field`]];
function pictureOf(e){
if(e.name===null)return null;
let t=saidOf(e.name),[n]=e.text,r=n?.type===`message`&&n.id===`magic-printed-land`?LANDS.find(([e])=>e.test(t)):void 0;
return r===void 0?{subject:{name:t,place:GROUNDS[Math.floor(penFor(`place ${t}`).next()*GROUNDS.length)]??`night`}}:{subject:{name:t,place:r[2],motif:r[1]}}}
function permanentDress(e,t){
let{state:n,kinds:r}=e,i=n.counters.reduce((e,[,t])=>e+t,0);
return{...r.includes(`creature`)?{figures:a(`span`,{class:`tile-figure magic-size`,children:[a(`b`,{children:[e.power,`/`,e.toughness]}),n.damage>0?a(`span`,{children:[` −`,n.damage]}):null]})}:{},...n.tapped?{turned:t.say(`magic-tapped`)}:{},...i>0?{load:`+${i}`}:{},...n.attacking===-9?{}:{mark:`▶ ${t.read({type:`name`,kind:`seat`,key:String(n.attacking)})}`}}}
function Lands({play:e,lands:t}){
return a($,{children:copiesOf(t,wornOf(viewOf(e))).map(t=>a(Copies,{play:e,copies:t},t[0].face.id))})}
function Copies({play:e,copies:t}){
let n=e.reader.value,{face:r,found:i}=t.find(({found:e})=>!e.state.tapped)??t[0],o=permanentDress(i,n),s=t.length;
if(s===1)return a(Tile,{play:e,face:r,dress:o});
let c=t.filter(e=>e.found.state.tapped).length,l=n.say(`magic-board-copies`,{card:faceName(r,n),count:s,tapped:c}),u=a($,{children:[a(`b`,{children:[`×`,s]}),c===0||c===s?null:a(`span`,{class:`tile-figure`,children:[a(`span`,{class:`magic-lying`}),a(`b`,{children:c})]})]});
return a(`li`,{class:`magic-copies`,title:l,children:a(`ul`,{"aria-label":l,children:a(Tile,{play:e,face:r,dress:{...o,figures:u}})})})}
var DRAWN=[`creatures`,`lands`,`command`];
function Board({play:e}){
let t=drawingOf(e.view.value);
if(t===null)return null;
let n=t.zones.some(e=>e.id!==`stack`||e.cards.length>0);
return a(Field,{play:e,drawing:t,mat:(t,n)=>a(Mat,{play:e,area:t,form:n}),stage:n?a(Stage,{play:e,drawing:t}):null,stageLabel:e.reader.value.say(`magic-stack`)})}
function Mat({play:e,area:t,form:n}){
let r=e.reader.value,i=a(`div`,{class:`mat-figures`,children:[n===`own`?null:a($,{children:[a(Counters,{counters:t.counters.filter(({value:e},t)=>t===0||e>0),reader:r}),a(SeatNotes,{area:n===`column`?{...t,notes:t.notes.slice(1)}:t,reader:r})]}),n===`folded`?null:a(Chips,{play:e,zones:restOf(t,DRAWN)})]});
if(n===`folded`)return i;
let o=rowsOf(viewOf(e),t),s=(n,i)=>a(Tiles,{label:r.say(`magic-board-${n}`),zone:`${n}.${t.seat}`,kind:i,children:o[n].map(({face:t,found:n})=>a(Tile,{play:e,face:t,dress:permanentDress(n,r)},t.id))}),c=zoneOf(t,`command`);
return a($,{children:[i,a(`div`,{class:`mat-rows`,children:[s(`creatures`,`tiles-wide`),a(`div`,{class:`mat-line`,children:[c===void 0||c.cards.length===0?null:a(`div`,{class:`magic-command`,children:[a(`span`,{children:r.read(c.label)}),a(Tiles,{label:r.read(c.label),zone:c.id,kind:`tiles-small`,children:c.cards.map(t=>a(Tile,{play:e,face:t},t.id))})]}),a(Tiles,{label:r.say(`magic-board-lands`),zone:`lands.${t.seat}`,kind:`tiles-small tiles-wide magic-lands`,children:a(Lands,{play:e,lands:o.lands})}),o.others.length===0?null:s(`others`,`tiles-small`)]})]})]})}
function Stage({play:e,drawing:t}){
let n=e.reader.value,r=t.zones.find(e=>e.id===`stack`);
return a(`div`,{class:`magic-stage`,children:[r===void 0||r.cards.length===0?null:a($,{children:[a(`strong`,{children:n.read(r.label)}),a(`ol`,{class:`magic-stack`,"aria-label":n.read(r.label),children:r.cards.map(t=>a(`li`,{children:[a(`ul`,{children:a(Tile,{play:e,face:t})}),a(`span`,{class:`magic-notes`,children:t.notes.map((e,t)=>a(`span`,{children:n.read(e)},t))})]},t.id))})]}),t.zones.filter(e=>e!==r).map(t=>a(ZonePlace,{play:e,zone:t},t.id))]})}
var SEVERAL=new Set([`Damaged`,`Moved`,`Eliminated`]);
function hits({event:e,message:t},n){
let r=Object.values(t.args);
if(SEVERAL.has(e))return namesSeat(r,n);
let i=seatIn(t.args.seat);
return i!==null&&i!==n&&namesSeat(r,n)}
function Header({play:e}){
let t=drawingOf(e.view.value);
if(t===null)return null;
let n=e.reader.value,{turn:r,seats:i}=viewOf(e);
return a(`div`,{class:`magic-head`,children:[a(Headline,{drawing:t,reader:n}),a(`p`,{class:`magic-goal`,"data-first":r<=i.length,children:n.say(`magic-goal`)})]})}
var layout={ownFigures:`plate`,answers:`board`},OF_HAND=[`land`,`cast`,`discard`],table=tableWith({layout,theme:`magic-table`,Board,Header,alike:(e,t,n)=>areCopies(e,OF_HAND,t,n),givesUp:[`discard-one`],stages:new Set([`Announced`]),heading:({event:e})=>e===`TurnBegan`?`turn`:e===`AttackersDeclared`?`part`:null,hits:(e,t,n)=>hits(t,n)},pictureOf);
export{table};
