import{$,A,T,useSignal}from"./api.js";
import{a}from"./jsxRuntime.js";
import{Icon}from"./Icon.js";/* empty css     */
import{useRoving}from"./drawing.js";
import{MatName}from"./Mats.js";
import{markOf,seatsAround}from"./drawn.js";
import{Answers,FaceItem,FacePicture,ZonePlace,faceName,seatInWords,softened,toggle}from"./AnyTable.js";
function areCopies({viewer:e,seats:t},n,r,i){
let[o,s]=parted(r),[c,l]=parted(i);
if(o!==c||!n.includes(o))return!1;
let u=t.find(({seat:t})=>t===e)?.hand??[],d=e=>u.find(t=>t.number===e)?.slug??``;
return d(s)!==``&&d(s)===d(l)}
function parted({key:e}){
return[e.split(`:`)[0]??``,Number(e.slice(e.lastIndexOf(`.`)+1))]}
var SIDE_BY_SIDE=3;
function Field({play:e,drawing:t,mat:n,stage:r,stageLabel:i}){
let o=T(null),s=useSignal(null),c=seatsAround(t,e.you.value.seat),l=c.find(t=>t.seat===e.you.value.seat),u=c.filter(e=>e!==l);
useRoving(o);
let d=e.choices.question.value?.serial??0;
A(()=>{
let e=o.current?.querySelector(`.field-others`);
e?.querySelector(`.lit`)===null&&(e.scrollTop=0),o.current?.querySelector(`.lit`)?.scrollIntoView({block:`nearest`,inline:`nearest`})},[d]);
let f=e=>e===l?`own`:l===void 0?u.length<=2?`row`:`column`:u.length===1?`row`:s.value===null?u.length<=SIDE_BY_SIDE||e.active?`column`:`folded`:s.value===e.seat?`row`:`folded`,p=t=>a(Mat,{play:e,area:t,form:f(t),opened:s,children:n(t,f(t))},t.seat);
return a(`div`,{class:`field`,ref:o,"data-others":u.length,"data-staged":r!==null,children:[a(`div`,{class:`field-others`,role:`group`,"aria-label":e.reader.value.say(`page-players`),children:u.map(p)}),r===null?null:a(`section`,{class:`field-stage`,"aria-label":i,children:r}),l===void 0?null:a(`div`,{class:`field-own`,children:p(l)})]})}
function Mat({play:e,area:t,form:n,opened:r,children:i}){
let o=e.reader.value,s=r.value===t.seat,c=o.read({type:`name`,kind:`seat`,key:String(t.seat)});
return a(`article`,{class:`mat any-seat${markOf(e,t.answers)}`,"data-seat":t.seat,"data-form":n,"data-active":t.active,"data-opened":s,"aria-label":seatInWords(t,o),children:[n===`own`?null:a(`header`,{class:`mat-head`,children:[a(`h3`,{children:a(MatName,{name:c,opened:s,toggle:()=>toggle(r,t.seat)})}),t.active?a(`span`,{class:`playmat-turn`,children:a(Icon,{sign:`right`,size:14})}):null]}),i,a(Answers,{play:e,keys:t.answers})]})}
function Chips({play:e,zones:t}){
return a(`div`,{class:`mat-chips`,children:t.map(t=>a(ZonePlace,{play:e,zone:t},t.id))})}
function restOf(e,t){
return e.zones.filter(e=>!e.hand&&!t.includes(e.id.split(`.`)[0]??e.id))}
var SHOWN=2;
function Tile({play:e,face:t,dress:n={}}){
let{tint:r,figures:i,load:o,mark:s,turned:c,worn:l=[]}=n,{name:u}=t;
return a(FaceItem,{play:e,face:t,size:`tile`,children:[a(`span`,{class:`tile card`,"data-down":u===null,"data-turned":c!==void 0,"data-tint":r,title:c,children:[u===null?null:a($,{children:[a(`span`,{class:`tile-name card-name`,children:softened(faceName(t,e.reader.value))}),a(`span`,{class:`tile-picture`,children:a(FacePicture,{face:t})})]}),a(`span`,{class:`tile-foot`,children:i}),o===void 0?null:a(`span`,{class:`tile-load`,children:o}),s===void 0?null:a(`span`,{class:`tile-mark`,children:s})]}),l.slice(0,l.length>SHOWN?1:SHOWN).map((e,t)=>a(`span`,{class:`tile-worn`,children:e},t)),l.length>SHOWN?a(`span`,{class:`tile-worn`,children:[`+`,l.length-SHOWN+1]}):null]})}
function Tiles({label:e,zone:t,kind:n=``,children:r}){
return a(`ul`,{class:`tiles ${n}`,"aria-label":e,"data-zone":t,children:r})}
export{Chips,Field,Tile,Tiles,areCopies,restOf};
