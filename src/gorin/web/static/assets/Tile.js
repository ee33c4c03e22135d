import{$,A,T,useSignal}from"./api.js";
import{a}from"./jsxRuntime.js";
import{Icon}from"./Icon.js";/* empty css     */
import{useRoving}from"./beside.js";
import{MatName}from"./Mats.js";
import{isOfferedAmong,markOf,seatsAround}from"./drawn.js";
import{Answers,FaceItem,FacePicture,ZonePlace,faceName,seatInWords,softened,toggle}from"./AnyTable.js";
function areCopies({viewer:e,seats:t},n,r,i){
let[o,s]=parted(r),[c,l]=parted(i);
if(o!==c||!n.includes(o))return!1;
let u=t.find(({seat:t})=>t===e)?.hand??[],d=e=>u.find(t=>t.number===e)?.slug??``;
return d(s)!==``&&d(s)===d(l)}
function parted({key:e}){
return[e.split(`:`)[0]??``,Number(e.slice(e.lastIndexOf(`.`)+1))]}
var SIDE_BY_SIDE=3;
function Field({play:e,drawing:t,mat:n,stage:r,stageLabel:i,answersFolded:o=!1}){
let s=T(null),c=useSignal(null),l=seatsAround(t,e.you.value.seat),u=l.find(t=>t.seat===e.you.value.seat),d=l.filter(e=>e!==u);
useRoving(s);
let f=e.choices.question.value?.serial??0;
A(()=>{
let e=s.current?.querySelector(`.field-others`);
e?.querySelector(`.lit`)===null&&(e.scrollTop=0),s.current?.querySelector(`.lit`)?.scrollIntoView({block:`nearest`,inline:`nearest`})},[f]);
let p=d.filter(t=>isAskedAbout(e,t)),m=p.length<=SIDE_BY_SIDE||!o,h=e=>e===u?`own`:u===void 0?d.length<=2?`row`:`column`:d.length===1?`row`:c.value===null?d.length<=SIDE_BY_SIDE||e.active||m&&p.includes(e)?`column`:`folded`:c.value===e.seat?`row`:`folded`,g=t=>a(Mat,{play:e,area:t,form:h(t),opened:c,children:n(t,h(t))},t.seat);
return a(`div`,{class:`field`,ref:s,"data-others":d.length,"data-staged":r!==null,children:[a(`div`,{class:`field-others`,role:`group`,"aria-label":e.reader.value.say(`page-players`),children:d.map(g)}),r===null?null:a(`section`,{class:`field-stage`,"aria-label":i,children:r}),u===void 0?null:a(`div`,{class:`field-own`,children:g(u)})]})}
function isAskedAbout(e,t){
return t.zones.some(t=>[t,...t.cards].some(({answers:t})=>isOfferedAmong(e,t)))}
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
return a(FaceItem,{play:e,face:t,size:`tile`,children:[a(`span`,{class:`tile card`,"data-down":u===null,"data-turned":c!==void 0,"data-tint":r,title:c,children:[u===null?null:a($,{children:[a(`span`,{class:`tile-name card-name`,children:softened(faceName(t,e.reader.value))}),a(`span`,{class:`tile-picture`,children:a(FacePicture,{face:t})})]}),a(`span`,{class:`tile-foot`,children:i}),o===void 0?null:a(`span`,{class:`tile-load`,children:o}),s===void 0?null:a(`span`,{class:`tile-mark`,children:s})]}),l.slice(0,l.length>SHOWN?1:SHOWN).map((e,t)=>a(`span`,{class:`tile-worn`,children:e},t)),l.length>0?a(`span`,{class:`tile-worn-count`,"aria-hidden":`true`,children:[`+`,l.length]}):null,l.length>SHOWN?a(`span`,{class:`tile-worn`,children:[`+`,l.length-SHOWN+1]}):null]})}
function Tiles({label:e,zone:t,kind:n=``,children:r}){
return a(`ul`,{class:`tiles ${n}`,"aria-label":e,"data-zone":t,children:r})}
export{Chips,Field,Tile,Tiles,areCopies,restOf};
