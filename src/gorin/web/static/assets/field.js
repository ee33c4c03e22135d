import{__exportAll}from"./rolldown-runtime.js";
import{$,A,Icon,Picture,T,U,a,j,read,reader,say,useSignal}from"./house.js";
import{peeking,softened}from"./parts.js";
import{Digit,MoreBelow,answerText,answering,countOf,draftText,draftingOf,drawingOf,findFace,hiddenIn,isOfferedAmong,markOf,openAmong,pointing,seatsAround,thingInWords,touchableAmong,touching,useCardMenu,useFan,useRoving,zonesOf}from"./table.js";
import{penFor}from"./ink.js";
function Mats({others:e,shared:t=null,sharedLabel:n,own:r=null}){
return a(`div`,{class:`mats`,children:[a(`div`,{class:`mats-others`,role:`group`,"aria-label":say(`page-players`),children:e}),t===null?null:a(`div`,{class:`mats-shared`,role:`group`,"aria-label":n,children:t}),r===null?null:a(`div`,{class:`mats-own`,children:r})]})}
function Playmat(e){
let{seat:t,name:n,label:r,own:i,active:o,opened:s,toggle:c,marks:l=``,children:u}=e;
return a(`article`,{class:`playmat ${l}`,"data-seat":t,"data-own":i,"data-active":o,"data-opened":s,"aria-label":r,children:[a(`header`,{class:`playmat-head`,children:[a(`h3`,{children:c===void 0?n:a(MatName,{name:n,opened:s,toggle:c})}),i?a(`span`,{class:`playmat-own`,children:say(`page-you`)}):null,o?a(`span`,{class:`playmat-turn`,children:[a(Icon,{sign:`right`,size:14}),` `,say(`page-any-turn`)]}):null]}),u]})}
function MatName({name:e,opened:t=!1,toggle:n}){
return a(`button`,{type:`button`,class:`bare playmat-name`,"aria-expanded":t,title:say(t?`page-any-fold`:`page-any-unfold`,{seat:e}),onClick:n,children:[a(Icon,{sign:t?`up`:`down`,size:14}),e]})}
var GROUNDS=[`court`,`field`,`sea`,`night`,`vault`,`cave`];
function saidOf(e){
return e.type===`name`?e.key:JSON.stringify([e.id,e.args])}
function subjectOf(e){
let t=saidOf(e);
return{name:t,place:GROUNDS[Math.floor(penFor(`place ${t}`).next()*GROUNDS.length)]??`court`}}
function usualPicture({name:e}){
return e===null?null:{subject:subjectOf(e)}}
var Picturing=U(usualPicture);
function faceName(e,t){
return e.name===null?t.say(`page-any-all-down`):t.read(e.name)}
function faceInWords(e,t){
return[faceName(e,t),...e.notes.map(e=>t.read(e))].join(`, `)}
function counterInWords({label:e,value:t},n){
return n.say(`page-any-counter`,{label:e,value:t})}
function seatName(e){
return{type:`name`,kind:`seat`,key:String(e.seat)}}
function seatInWords(e,t){
let n=e.active?[t.say(`page-any-turn`)]:[],r=e.counters.map(e=>counterInWords(e,t)),i=e.notes.map(e=>t.read(e));
return[t.read(seatName(e)),...n,...r,...i].join(`, `)}
function zoneInWords(e,t){
let n=t.say(`page-any-zone`,{label:e.label,count:countOf(e)}),r=e.cards.map(e=>faceInWords(e,t)),i=hiddenIn(e);
return i>0&&r.length>0&&r.push(t.say(`page-any-down`,{count:i})),r.length===0?n:`${n}: ${r.join(`; `)}`}
function drawnInWords(e,t){
return[...e.headline.map(e=>t.read(e)),...e.counters.map(e=>counterInWords(e,t)),...e.seats.flatMap(e=>[seatInWords(e,t),...e.zones.map(n=>`${t.read(seatName(e))}, ${zoneInWords(n,t)}`)]),...e.zones.map(e=>zoneInWords(e,t))]}
function FaceItem({play:e,face:t,size:n,children:r}){
let i=openAmong(e,t.answers),o=useCardMenu(e,i,faceName(t,e.reader.value));
return a(`li`,{class:`any-face any-face-${n}`,children:[a(FaceControl,{play:e,face:t,size:n,keys:i,menu:o,children:r}),o?.list]})}
function FaceControl({play:e,face:t,size:n,keys:r,menu:i,children:o}){
let s=e.reader.value,c=faceInWords(t,s),[l]=r,u=l===void 0?touchableAmong(e,t.answers)[0]:void 0,d=t.answers.map(t=>draftText(e,t)).find(Boolean)??``,f=u===void 0?``:d||s.say(`page-draft-touch`),p=l===void 0?f:answerText(e,l),m=t.text.length>0||t.notes.length>0?{slug:t.id,card:null}:null;
return a(`button`,{type:`button`,class:`card-control card-control-${n}${markOf(e,t.answers)}`,"data-face":t.id,"aria-label":r.length>1?s.say(`page-any-several`,{thing:c,count:r.length}):p?s.say(`page-any-lit`,{thing:c,answer:p}):c,...peeking(e,m,l===void 0&&u===void 0),...l===void 0||i!==null?{}:answering(e,l),...u===void 0?{}:touching(e,u),...i?.control,children:[o??a(n===`small`?SmallFace:TokenFace,{face:t,reader:s}),d===``?null:a(`span`,{class:`any-draft`,children:d}),i?.sign??a(Digit,{play:e,answer:l})]})}
function TokenFace({face:e,reader:t}){
return a(`span`,{class:`card card-token any-token`,"data-down":e.name===null,children:[a(`span`,{class:`card-name`,children:softened(faceName(e,t))}),a(Notes,{face:e,reader:t})]})}
function SmallFace({face:e,reader:t}){
let[n,...r]=e.text;
return a(`span`,{class:`card card-small any-small`,"data-down":e.name===null,children:[a(`span`,{class:`card-strip`,children:a(`span`,{class:`card-name`,children:softened(faceName(e,t))})}),a(`span`,{class:`card-line`,children:a(Notes,{face:e,reader:t})}),a(FacePicture,{face:e}),n===void 0?null:a(`span`,{class:`any-kind`,children:t.read(n)}),a(`span`,{class:`card-body`,children:r.map((e,n)=>a(`span`,{class:`any-text`,children:t.read(e)},n))})]})}
function FacePicture({face:e}){
let t=j(Picturing)(e);
if(t===null)return null;
let n=t.book===void 0?{}:{book:t.book};
return a(Picture,{subject:t.subject,frame:`lying`,...n})}
function Notes({face:e,reader:t}){
return a($,{children:e.notes.map((e,n)=>a(`span`,{class:`any-note`,children:t.read(e)},n))})}
function Answers({play:e,keys:t}){
let n=openAmong(e,t),r=t.filter(t=>draftText(e,t)||touchableAmong(e,[t]).length);
return n.length+r.length===0?null:a(`span`,{class:`any-answers`,children:[n.map(t=>a(`button`,{type:`button`,class:`any-answer${markOf(e,[t])}`,...answering(e,t),children:[a(Digit,{play:e,answer:t}),answerText(e,t)]},t)),r.map(t=>a(Named,{play:e,named:t},t))]})}
function Named({play:e,named:t}){
let n=draftingOf(e).asked.value;
if(n===null)return null;
let r=draftText(e,t),i=thingInWords(n,t,e.reader.value),o=touchableAmong(e,[t]).length>0;
return a(`button`,{type:`button`,class:`any-answer any-named${markOf(e,[t])}`,"aria-disabled":!o,...o?touching(e,t):{},children:[i,r===``?null:a(`span`,{class:`any-draft`,children:r})]})}
function faceElsewhere(e){
for(let t of e.elsewhere??[]){
let n=drawingOf(t),r=n===null?null:findFace(n,e.slug);
if(r!==null)return{...r.face,notes:[]}}
return null}
function named({slug:e,name:t}){
return{id:e,name:t??{type:`name`,kind:`card`,key:e},text:[],notes:[],answers:[]}}
function FullFace({play:e,peek:t}){
let n=drawingOf(e.view.value);
if(n===null)return null;
let{face:r,zone:i}=findFace(n,t.slug)??{face:faceElsewhere(t)??named(t),zone:null},o=e.reader.value;
return a(`article`,{class:`card card-full`,children:[a(`header`,{class:`card-strip`,children:a(`h3`,{class:`card-name`,children:faceName(r,o)})}),i===null?null:a(`p`,{class:`card-line`,children:o.read(i.label)}),a(FacePicture,{face:r}),a(`div`,{class:`card-words`,children:r.text.map((e,t)=>a(`p`,{children:o.read(e)},t))}),r.notes.length===0?null:a(`section`,{class:`card-now`,children:[a(`h4`,{children:o.say(`page-any-now`)}),a(`ul`,{children:r.notes.map((e,t)=>a(`li`,{children:o.read(e)},t))})]})]})}
function Counters({counters:e,reader:t}){
return e.length===0?null:a(`dl`,{class:`any-counters`,children:e.map(({label:e,value:n},r)=>a(`div`,{children:[a(`dt`,{children:t.read(e)}),a(`dd`,{children:t.read(n)})]},r))})}
function SeatNotes({area:e,reader:t}){
return e.notes.length===0?null:a(`ul`,{class:`any-notes`,children:e.notes.map((e,n)=>a(`li`,{class:`tag`,children:t.read(e)},n))})}
var SHOWN$1=6;
function ZonePlace({play:e,zone:t}){
let n=useSignal(!1),r=e.reader.value,i=t.cards.length>0,o=t.cards.some(t=>isOfferedAmong(e,t.answers)),s=i&&(!t.pile||n.value||o),c=a($,{children:[a(`span`,{children:r.read(t.label)}),` `,s&&t.count===null&&t.cards.length===1&&!t.pile?null:a(`b`,{class:`any-count`,children:countOf(t)})]});
return a(`section`,{class:`any-zone${s?``:` any-chip`}${markOf(e,t.answers)}`,"data-zone":t.id,children:[a(`h4`,{class:`any-zone-head`,children:t.pile&&i&&!o?a(`button`,{type:`button`,class:`bare any-zone-look`,"aria-expanded":s,onClick:()=>n.value=!n.value,children:[c,a(Icon,{sign:s?`up`:`down`,size:12})]}):c}),s?a(Cards,{play:e,zone:t}):null,a(Answers,{play:e,keys:t.answers})]})}
function Cards({play:e,zone:t}){
let n=useSignal(!1),r=e.reader.value,{cards:i}=t,o=hiddenIn(t),s=i.length>7,c=i.slice(SHOWN$1),l=c.some(t=>isOfferedAmong(e,t.answers)),u=n.value||l;
return a(`ul`,{class:`any-cards`,"aria-label":r.read(t.label),children:[(s&&!u?i.slice(0,SHOWN$1):i).map(t=>a(FaceItem,{play:e,face:t,size:`token`},t.id)),o>0?a(`li`,{class:`any-back`,children:[a(Icon,{sign:`lock`,size:14}),` `,r.say(`page-any-down`,{count:o})]}):null,s&&!l?a(`li`,{children:a(`button`,{type:`button`,class:`any-more`,"aria-expanded":n.value,onClick:()=>n.value=!n.value,children:n.value?r.say(`page-any-fewer`):r.say(`page-answers-more`,{count:c.length})})}):null]})}
function DrawnBoard({play:e,drawing:t}){
let n=T(null),r=e.reader.value,i=seatsAround(t,e.you.value.seat),o=i.find(t=>t.seat===e.you.value.seat),s=useSignal(null),c=t=>a(SeatPlace,{play:e,area:t,opened:t===o?null:s},t.seat);
useRoving(n);
let l=e.choices.question.value?.serial??0;
return A(()=>{
n.current?.querySelector(`.lit`)?.scrollIntoView({block:`nearest`,inline:`nearest`})},[l]),a(`div`,{class:`any`,ref:n,children:a(Mats,{others:i.filter(e=>e!==o).map(c),sharedLabel:r.say(`page-any-table`),shared:t.zones.length===0?null:t.zones.map(t=>a(ZonePlace,{play:e,zone:t},t.id)),own:o===void 0?null:c(o)})})}
function toggle(e,t){
e.value=e.value===t?null:t}
function SeatPlace({play:e,area:t,opened:n}){
let r=e.reader.value,i=e.you.value.seat===t.seat;
return a(Playmat,{marks:`any-seat${markOf(e,t.answers)}`,seat:t.seat,name:r.read({type:`name`,kind:`seat`,key:String(t.seat)}),own:i,active:t.active,label:seatInWords(t,r),opened:i||n?.value===t.seat,toggle:n===null?void 0:()=>toggle(n,t.seat),children:[a(Counters,{counters:t.counters,reader:r}),a(SeatNotes,{area:t,reader:r}),t.zones.filter(e=>!e.hand).map(t=>a(ZonePlace,{play:e,zone:t},t.id)),a(Answers,{play:e,keys:t.answers})]})}
var CARD=[140,175];
function DrawnHand({play:e,drawing:t,brief:n}){
let r=t.seats.find(t=>t.seat===e.you.value.seat),i=zonesOf(t).filter(e=>e.hand);
return r===void 0&&i.length===0?null:a(`div`,{class:`any-own-place`,"data-brief":n,children:i.map(t=>a(HandCards,{play:e,zone:t,brief:n},t.id))})}
function HandCards({play:e,zone:t,brief:n}){
let r=T(null),i=e.reader.value,o=useFan(r,t.cards.length,CARD),s=n||!o?`token`:`small`;
return useRoving(r),a(`section`,{class:`any-hand${markOf(e,t.answers)}`,children:[a(`header`,{class:`any-hand-head`,children:a(`h3`,{class:n?`unseen`:`any-zone-head`,children:[a(`span`,{children:i.read(t.label)}),` `,a(`b`,{class:`any-count`,children:countOf(t)})]})}),a(`div`,{class:`any-hand-place`,children:[a(`ul`,{ref:r,class:`any-hand-cards any-hand-${s}`,"aria-label":i.read(t.label),children:[t.cards.map(t=>a(FaceItem,{play:e,face:t,size:s},t.id)),t.cards.length>0?null:a(`li`,{class:`any-empty`,children:i.say(`page-any-empty`)})]}),n?null:a(MoreBelow,{list:r,words:e=>i.say(`page-answers-more`,{count:e})})]})]})}
function Headline({drawing:e,reader:t}){
return a(`div`,{class:`any-headline`,children:[e.headline.map((e,n)=>a(`strong`,{children:t.read(e)},n)),a(Counters,{counters:e.counters,reader:t})]})}
function isRecord(e){
return typeof e==`object`&&!!e&&!Array.isArray(e)}
function isCard(e){
return isRecord(e)&&typeof e.slug==`string`&&e.slug!==``}
function choiceFor(e,t){
let n=t.filter(({about:t})=>t.some(t=>isAbout(t,e)));
return n.length===1?n[0]?.key??null:null}
function isAbout(e,t){
return e.type!==`CardTarget`||e.slug!==t.slug?!1:e.number===null||e.number===t.number}
function fieldInWords(e){
let t=`view-${e.replaceAll(`_`,`-`)}`;
if(reader.value?.has(t))return say(t);
let n=e.replaceAll(`_`,` `);
return n.charAt(0).toUpperCase()+n.slice(1)}
var NOT_DRAWN=new Set([`seat`,`hand`]);
function ReadBoard({play:e}){
let t=T(null);
useRoving(t);
let n=e.view.value,r=Object.entries(n).filter(([e])=>!NOT_DRAWN.has(e)),i=r.filter(([,e])=>!isZone(e)&&!isEmpty(e)),o=r.filter(([,e])=>isZone(e)&&!isEmpty(e));
return a(`div`,{class:`any`,ref:t,children:[a(`dl`,{class:`any-counters`,children:i.map(([e,t])=>a(`div`,{children:[a(`dt`,{children:fieldInWords(e)}),a(`dd`,{children:plainInWords(t)})]},e))}),o.map(([t,n])=>a(`section`,{class:`any-zone`,children:[a(`h3`,{children:fieldInWords(t)}),a(Value,{play:e,value:n})]},t))]})}
function ReadHand({play:e}){
let t=e.view.value.hand,n=T(null);
return useRoving(n),Array.isArray(t)?a(`div`,{class:`any-hand`,ref:n,role:`group`,"aria-label":fieldInWords(`hand`),children:a(Value,{play:e,value:t})}):null}
function Value({play:e,value:t}){
return Array.isArray(t)?a(`ul`,{class:`any-list`,children:t.map((t,n)=>a(`li`,{children:a(Value,{play:e,value:t})},keyOf(t,n)))}):isCard(t)?a(CardToken,{play:e,card:t}):isRecord(t)?a(Fields,{play:e,record:t}):a($,{children:plainInWords(t)})}
function Fields({play:e,record:t}){
let n=Object.entries(t).filter(([,e])=>!isEmpty(e));
return a(`dl`,{class:`any-record`,children:n.map(([t,n])=>a(`div`,{"data-wide":isZone(n),children:[a(`dt`,{children:fieldInWords(t)}),a(`dd`,{children:a(Value,{play:e,value:n})})]},t))})}
function CardToken({play:e,card:t}){
let{choices:n}=e,r=read({type:`name`,kind:`card`,key:t.slug}),i=Object.entries(t).filter(([e,t])=>![`slug`,`number`,`seat`].includes(e)&&!isEmpty(t)),o=choiceFor(t,[...n.options.value.values()]),s=a($,{children:[a(`span`,{class:`token-name`,children:r}),i.map(([e,t])=>a(`span`,{class:`token-field`,children:[a(`span`,{class:`token-label`,children:fieldInWords(e)}),` `,fieldText(t)]},e))]}),c=useCardMenu(e,o===null?[]:[o],r);
if(o===null)return a(`div`,{class:`token`,children:s});
let l=n.options.value.get(o);
return a($,{children:[a(`button`,{type:`button`,class:`token token-lit`,"data-preview":n.preview.value===o,"aria-label":l===void 0?r:read(l.message),...pointing(n.preview,o),onClick:()=>n.choose(o),...c?.control,children:[s,c?.sign]}),c?.list]})}
function fieldText(e){
return Array.isArray(e)?e.map(fieldText).join(`, `):isCard(e)?read({type:`name`,kind:`card`,key:e.slug}):isRecord(e)?Object.values(e).map(fieldText).join(` `):plainInWords(e)}
function plainInWords(e){
return typeof e==`boolean`?say(e?`yes`:`no`):e===null?`–`:reader.value?.read(e)??String(e)}
function isZone(e){
return isRecord(e)||Array.isArray(e)&&e.some(e=>typeof e==`object`)}
function isEmpty(e){
return Array.isArray(e)?e.length===0:e===null||e===!1||e===``||e===0}
function keyOf(e,t){
return isCard(e)?`${e.slug}.${e.number??t}`:isRecord(e)&&typeof e.seat==`number`?`seat.${e.seat}`:isRecord(e)&&typeof e.space==`string`?`space.${e.space}`:String(t)}
function readInWords(e){
return Object.entries(e.view.value).filter(([,e])=>!isEmpty(e)).map(([e,t])=>`${fieldInWords(e)}: ${fieldText(t)}`)}
var AnyTable_exports=__exportAll({anyTable:()=>anyTable});
function Board({play:e}){
let t=drawingOf(e.view.value);
return t===null?a(ReadBoard,{play:e}):a(DrawnBoard,{play:e,drawing:t})}
function Hand({play:e,brief:t=!1}){
let n=drawingOf(e.view.value);
return n===null?a(ReadHand,{play:e}):a(DrawnHand,{play:e,drawing:n,brief:t})}
function OwnFigures({play:e,seat:t,own:n=!1}){
let r=drawingOf(e.view.value)?.seats.find(e=>e.seat===t.seat);
if(r===void 0||!n)return null;
let i=e.reader.value;
return a($,{children:[a(Counters,{counters:r.counters,reader:i}),a(SeatNotes,{area:r,reader:i})]})}
function Header({play:e}){
let t=drawingOf(e.view.value);
return t===null?null:a(Headline,{drawing:t,reader:e.reader.value})}
function inWords(e){
let t=drawingOf(e.view.value);
return t===null?readInWords(e):drawnInWords(t,e.reader.value)}
function order(e){
return drawingOf(e)?.seats.map(e=>e.seat)??[]}
function tableWith(e,t){
let n=e=>n=>a(Picturing.Provider,{value:t,children:a(e,{...n})});
return{...anyTable,Figures:OwnFigures,...e,Board:n(e.Board),Hand:n(e.Hand??Hand),FullCard:n(e.FullCard??FullFace)}}
var anyTable={Board,Hand,FullCard:FullFace,Header,inWords,order},SIDE_BY_SIDE=3;
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
export{Answers,AnyTable_exports,Chips,Counters,FaceItem,Field,Headline,Mats,Playmat,SeatNotes,Tile,Tiles,ZonePlace,anyTable,faceName,restOf,saidOf,tableWith};
