import{ClanSign,LINE,SOLID,areCopies,signsOf}from"../parts.js";
import{Answers,Chips,FaceItem,Field,SeatNotes,Tile,Tiles,ZonePlace,faceName,restOf,saidOf,tableWith}from"../field.js";/* empty css       */
import{Digit,answerText,answering,draftText,drawingOf,markOf,openAmong,seatIn,titlesIn,touchableAmong,touching}from"../table.js";
import{penFor}from"../ink.js";
import{$,a}from"../house.js";
var{Sign,SpokenSign}=signsOf({military:()=>a(`g`,{...LINE,children:[a(`path`,{d:`M4 4l13 13M20 4L7 17`}),a(`path`,{d:`M14.5 19.5l5-5M4.5 14.5l5 5M18.5 18.5l2 2M5.5 18.5l-2 2`})]}),political:()=>a(`g`,{...LINE,children:[a(`path`,{d:`M12 21L3 9a13 13 0 0 1 18 0Z`}),a(`path`,{d:`M12 21L8 6.2M12 21l4-14.8M12 21V5.4`})]}),glory:()=>a(`g`,{...LINE,children:[a(`circle`,{cx:`12`,cy:`12`,r:`3.6`}),a(`path`,{d:`M12 2.5v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100`})]}),fate:()=>a($,{children:[a(`path`,{...LINE,d:`M12 2.500l9 9.500-9 9.500-9-9.500Z`}),a(`path`,{...SOLID,d:`M12 8l4 4-4 4-4-4Z`})]}),honor:()=>a(`path`,{...LINE,d:`M12 20.500C5 15.500 3 12 3 8.800A4.600 4.600 0 0 1 12 7a4.600 4.600 0 0 1 9 1.800c0 3.200-2 6.700-9 11.700Z`}),dial:()=>a(`g`,{...LINE,children:[a(`circle`,{cx:`12`,cy:`12`,r:`9`}),a(`path`,{d:`M12 12V5.500M12 12l4 2.500`})]}),strength:()=>a(`path`,{...LINE,d:`M3.500 20.500V6h4.200v3.200h2.200V6h4.200v3.200h2.200V6h4.200v14.500Z`}),treaty:()=>a(`g`,{...LINE,children:[a(`circle`,{cx:`8.500`,cy:`12`,r:`5.500`}),a(`circle`,{cx:`15.500`,cy:`12`,r:`5.500`})]}),first:()=>a(`path`,{...LINE,d:`M6 21.500V3M6 4h13l-3.500 4.500L19 13H6`}),favor:()=>a(`path`,{...LINE,d:`M4 19.500h16M4 16.500L3 7l5 4 4-7 4 7 5-4-1 9.500Z`}),cost:()=>a(`circle`,{...LINE,cx:`12`,cy:`12`,r:`8.500`}),air:()=>a(`path`,{...LINE,d:`M12.500 12.200a1.600 1.600 0 1 0-2.300 1.600c2.300 1.200 5.300-.6 5.300-3.300 0-3-2.500-4.700-5.200-4.300-3.200.5-5 3.400-4.600 6.600.5 3.800 3.900 5.900 7.400 5.400 3-.4 5-2.100 5.900-4.500`}),earth:()=>a($,{children:[a(`rect`,{...LINE,x:`4`,y:`4`,width:`16`,height:`16`}),a(`rect`,{...SOLID,x:`9`,y:`9`,width:`6`,height:`6`})]}),fire:()=>a(`path`,{...LINE,d:`M12 21c-4 0-6.500-2.500-6.500-6.200C5.500 10.500 9.500 9 10 3c4 2.200 5 5.200 4.600 8 1.200-.4 1.900-1.400 2.100-2.700 1.300 2 1.800 4 1.800 6.100C18.500 18.400 16 21 12 21Z`}),water:()=>a(`g`,{...LINE,children:[a(`path`,{d:`M2.500 8.500c2.400-2.600 4.700-2.600 7 0s4.700 2.600 7 0 3.600-2.300 5-1`}),a(`path`,{d:`M2.500 13.500c2.400-2.600 4.700-2.600 7 0s4.700 2.600 7 0 3.600-2.300 5-1`}),a(`path`,{d:`M2.500 18.500c2.400-2.600 4.700-2.600 7 0s4.700 2.600 7 0 3.600-2.300 5-1`})]}),void:()=>a(`path`,{...LINE,"stroke-width":`2.6`,d:`M15.500 4.800a8 8 0 1 0 4.300 5.400`})}),FIGHTERS=[`soldier`,`general`,`ronin`,`army`],GROUNDS=[`field`,`sea`,`night`,`court`],LANDS={holding:[`castle`,`gate`,`bridge`,`camp`],province:[`mountain`,`gate`,`wave`,`bridge`],stronghold:[`castle`]};
function printed(e,t){
let[n]=e.text;
if(n===void 0||n.type===`name`)return null;
let r=n.args?.[t];
return typeof r==`string`||typeof r==`number`?String(r):null}
function pictureOf(e){
if(e.name===null)return null;
let t=saidOf(e.name),n=penFor(`card ${t}`),r=(e,t)=>e[Math.floor(n.next()*e.length)]??t,[i]=e.text,o=i?.type===`message`?i.id.replace(`lcg-printed-`,``):``,s=r(GROUNDS,`field`);
if(o===`character`){
let n=t=>Number(printed(e,t))||0;
return{subject:{name:t,place:s,motif:n(`political`)>n(`military`)?`courtier`:r(FIGHTERS,`soldier`)}}}
let c=LANDS[o];
return{subject:{name:t,place:s,...c===void 0?{}:{motif:r(c,`castle`)}}}}
var PRINTED=[[`fate`,`cost`],[`military`,`military`],[`political`,`political`]];
function cardDress(e){
return{figures:PRINTED.flatMap(([t,n])=>{
let r=printed(e,n);
return r===null?[]:[a(`span`,{class:`tile-figure`,"data-figure":t,children:[a(Sign,{of:t,size:12}),a(`b`,{children:r})]},t)]})}}
function worn(e,t){
return e.notes.flatMap(e=>{
if(e.type!==`message`||![`lcg-worn`,`lcg-worn-of`].includes(e.id))return[];
let{card:n,seat:r}=e.args??{};
return n===void 0?[]:[r===void 0?t.read(n):t.say(`lcg-card-of`,{card:n,seat:r})]})}
function characterDress(e,t,n,r){
let[i,o]=t.skills,{status:s,glory:c}=t;
return{tint:n,figures:a($,{children:[a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`military`,size:12}),a(`b`,{children:i})]}),a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`political`,size:12}),a(`b`,{children:o})]})]}),...t.bowed?{turned:r.say(`lcg-bowed`)}:{},...t.fate>0?{load:a($,{children:[a(Sign,{of:`fate`,size:12}),t.fate]})}:{},...s===0?{}:{mark:a(`span`,{class:s>0?`mark-up`:`mark-down`,children:s>0?`▲+${c}`:`▼−${c}`})},worn:worn(e,r)}}
function Clan({of:e,size:t=16}){
return a(`span`,{class:`clan`,"data-tint":e,children:a(ClanSign,{of:e,size:t})})}
var KINDS=[`military`,`political`],FORMATS=[`skirmish`,`stronghold`,`enlightenment`],PHASES=[`dynasty`,`draw`,`conflict`,`fate`];
function viewOf(e){
return e.view.value}
function seatOf(e,t){
return e.seats.find(e=>e.seat===t)}
function charactersOf(e){
return new Map(e.seats.flatMap(e=>e.characters.map(e=>[`card.${e.number}`,e])))}
function fought(e){
return e.conflict!==null&&e.conflict.defender!==-9?e.conflict:null}
function takesPart(e,t){
return e.conflict!==null&&t!==void 0&&t.side!==0}
function attacked(e){
let t=fought(e);
return t===null?null:seatOf(e,t.defender)?.provinces[t.slot]??null}
function partOf(e,t,n){
let r=charactersOf(e);
return t.seats.flatMap(t=>facesOf(t,`play`).flatMap(t=>{
let i=r.get(t.id);
return i!==void 0&&takesPart(e,i)&&i.side===n?[{face:t,found:i}]:[]}))}
function termsOf(e,t,n){
let r=+(e.conflict?.kind===`political`),i=t.filter(({found:e})=>!e.bowed).map(e=>({...e,skill:e.found.skills[r]}));
return{terms:i,rest:n-i.reduce((e,{skill:t})=>e+t,0)}}
function zoneOf(e,t){
return e.zones.find(n=>n.id===`${t}.${e.seat}`)}
function facesOf(e,t){
return zoneOf(e,t)?.cards??[]}
var RING=`ring.`;
function elementOf(e){
return e.id.startsWith(RING)?e.id.split(`.`)[1]??null:null}
function ringOf(e,t){
return e.rings[t.id.slice(5)]}
var ELEMENTS=[`air`,`earth`,`fire`,`water`,`void`];
function RingSign({element:e,size:t}){
return a(`span`,{class:`ring`,"data-element":e,style:{"--ring":`${t}px`},children:a(Sign,{of:e,size:Math.round(t*.66)})})}
function Rings({play:e,zone:t}){
let n=e.reader.value.read(t.label);
return a(`ul`,{class:`lcg-rings`,"aria-label":n,title:n,"data-zone":t.id,children:t.cards.map(t=>a(RingItem,{play:e,face:t},t.id))})}
function RingItem({play:e,face:t}){
let n=e.reader.value,r=viewOf(e),i=ringOf(r,t),o=i!==void 0&&i.seat!==-9,s=t.name===null?``:n.read(t.name),c=t.notes.map(e=>n.read(e));
return a(`li`,{class:markOf(e,t.answers),"data-face":t.id,"data-contested":r.conflict!==null&&t.id===`ring.${r.conflict.ring}`,"data-claimed":o,children:[a(`span`,{class:`lcg-ring`,role:`img`,"aria-label":[s,...c].join(`, `),children:[a(RingSign,{element:elementOf(t)??``,size:40}),a(Fate,{amount:i?.fate??0})]}),a(`span`,{class:`lcg-ring-name`,children:s}),o?a(`span`,{class:`lcg-ring-of`,children:n.read({type:`name`,kind:`seat`,key:String(i.seat)})}):null,a(Chosen,{play:e,keys:t.answers})]})}
function Fate({amount:e}){
return e===0?null:a(`span`,{class:`lcg-ring-fate`,children:[a(Sign,{of:`fate`,size:12}),e]})}
function Discs({play:e,faces:t}){
return a($,{children:t.map(t=>a(FaceItem,{play:e,face:t,size:`tile`,children:a(`span`,{class:`lcg-ring card`,children:[a(RingSign,{element:elementOf(t)??``,size:22}),a(Fate,{amount:ringOf(viewOf(e),t)?.fate??0})]})},t.id))})}
function Enlightened({play:e,area:t}){
if(Object.keys(viewOf(e).rings).length<=ELEMENTS.length)return null;
let n=new Set(t.zones.filter(e=>e.id.startsWith(`province.`)).flatMap(e=>e.cards.map(e=>elementOf(e)))),r=ELEMENTS.filter(e=>n.has(e)).length,i=e.reader.value.say(`lcg-board-enlightened`,{count:r});
return a(`span`,{class:`lcg-enlightened`,role:`img`,"aria-label":i,title:i,children:[ELEMENTS.map(e=>a(`span`,{"data-lies":n.has(e),children:a(RingSign,{element:e,size:18})},e)),a(`b`,{children:[r,`/5`]})]})}
function Chosen({play:e,keys:t}){
let n=e.reader.value,r=openAmong(e,t),i=touchableAmong(e,t);
return r.length+i.length===0?null:a(`span`,{class:`lcg-ring-answers`,children:[r.map(t=>{
let r=KINDS.find(e=>t.startsWith(`declare:${e}`));
return a(`button`,{type:`button`,class:`lcg-ring-answer${markOf(e,[t])}`,"aria-label":answerText(e,t),title:answerText(e,t),...answering(e,t),children:[a(Digit,{play:e,answer:t}),r===void 0?answerText(e,t):a(Sign,{of:r,size:15}),r===void 0?null:a(`span`,{children:n.say(`lcg-kind-${r}`)})]},t)}),i.map(t=>a(`button`,{type:`button`,class:`lcg-ring-answer lit`,...touching(e,t),children:n.say(`page-draft-touch`)},t))]})}
var NUMERALS=[`I`,`II`,`III`,`IV`,`V`,`VI`,`VII`,`VIII`];
function Province({play:e,zone:t,found:n,slot:r,slim:i=!1}){
let o=e.reader.value,s=fought(viewOf(e)),c=s!==null&&[s.slot,...s.also].includes(r)&&t.id===`province.${s.defender}.${r}`,l=t.cards.filter(e=>e.id===`card.${n.own?.number}`),u=t.cards.filter(e=>elementOf(e)!==null),d=i?[]:t.cards.filter(e=>!l.includes(e)&&!u.includes(e));
return a(`section`,{class:`any-zone lcg-province${markOf(e,t.answers)}`,"data-zone":t.id,"data-broken":n.broken,"data-attacked":c,"aria-label":o.read(t.label),children:[i?null:a(`ul`,{class:`tiles`,children:[d.map(t=>a(Tile,{play:e,face:t,dress:cardDress(t)},t.id)),d.length===0?a(`li`,{class:`lcg-empty`}):null]}),u.length===0?null:a(`ul`,{class:`lcg-hanging`,children:a(Discs,{play:e,faces:u})}),!i&&l.some(({name:e})=>e!==null)?a(`ul`,{class:`lcg-land`,children:l.map(t=>a(FaceItem,{play:e,face:t,size:`token`},t.id))}):null,a(Foot,{play:e,zone:t,found:n,slot:r,slim:i})]})}
function Foot({play:e,zone:t,found:n,slot:r,slim:i=!1}){
let o=e.reader.value,s=openAmong(e,t.answers),c=touchableAmong(e,t.answers)[0],l=a($,{children:[a(`b`,{children:NUMERALS[r]??r+1}),n.broken?a(`span`,{title:o.say(`lcg-board-broken`),children:i?a(`span`,{"aria-hidden":`true`,children:`✕`}):o.say(`lcg-board-broken`)}):a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`strength`,size:13}),a(`b`,{children:n.strength>0?n.strength:`?`})]})]}),u=o.read(t.label);
if(s.length>1)return a($,{children:[a(`span`,{class:`lcg-foot`,children:l}),a(Answers,{play:e,keys:t.answers})]});
let[d]=s;
if(d===void 0&&c===void 0)return a(`span`,{class:`lcg-foot`,title:u,children:l});
let f=c===void 0?``:draftText(e,c),p=d===void 0?f||o.say(`page-draft-touch`):answerText(e,d);
return a(`button`,{type:`button`,class:`lcg-foot lcg-foot-open${markOf(e,t.answers)}`,"aria-label":o.say(`page-any-lit`,{thing:u,answer:p}),...d===void 0?{}:answering(e,d),...c===void 0?{}:touching(e,c),children:[a(Digit,{play:e,answer:d}),l,f===``?null:a(`span`,{class:`any-draft`,children:f})]})}
function Stage({play:e,drawing:t}){
let n=viewOf(e).conflict,r=t.zones.find(e=>e.id===`rings`),i=t.seats.find(t=>t.seat===e.you.value.seat),o=i===void 0?void 0:zoneOf(i,`pool`),s=t.zones.find(e=>e.id===`resolving`),c=t.zones.find(e=>e.id===`treaties`),l=[r,s,c],u=t.zones.filter(e=>!l.includes(e));
return a(`div`,{class:`lcg-stage`,"data-fought":n!==null,children:[a(Asked,{play:e}),c===void 0?null:a(Treaties,{play:e,zone:c}),a(`div`,{class:`lcg-pools`,children:[o===void 0?null:a(Rings,{play:e,zone:o}),r===void 0?null:a(Rings,{play:e,zone:r})]}),a(`div`,{class:`lcg-main`,children:[n===null?null:a(Scene,{play:e,drawing:t,conflict:n}),s===void 0||n!==null?null:a(Resolving,{play:e,zone:s}),u.map(t=>a(ZonePlace,{play:e,zone:t},t.id))]})]})}
function named(e){
return{type:`name`,kind:`seat`,key:String(e)}}
function guideOf(e,t){
return e===`conflict`&&t===`enlightenment`?`lcg-guide-conflict-enlightenment`:`lcg-guide-${e}`}
function Asked({play:e}){
let t=e.reader.value,n=e.asked.value,{phase:r,conflict:i}=viewOf(e);
return a(`div`,{class:`lcg-asked`,children:[n.length===0||i!==null&&n.includes(e.you.value.seat??-9)?null:a(`span`,{children:t.say(`lcg-board-asked`,{seats:n.map(named),count:n.length})}),i===null?a(`p`,{class:`lcg-guide`,children:t.say(guideOf(r,e.table.value.format))}):null]})}
function Treaties({play:e,zone:t}){
let n=e.reader.value.read(t.label);
return a(`ul`,{class:`lcg-treaties`,"aria-label":n,title:n,"data-zone":t.id,children:t.cards.map(t=>a(FaceItem,{play:e,face:t,size:`token`,children:a(`span`,{class:`card card-token lcg-treaty`,"data-offered":t.id.startsWith(`offer.`),children:[a(Sign,{of:`treaty`,size:15}),a(`span`,{children:faceName(t,e.reader.value)})]})},t.id))})}
function Resolving({play:e,zone:t}){
let n=e.reader.value.read(t.label);
return a(`div`,{class:`lcg-resolving`,children:[a(`span`,{children:n}),a(`ul`,{"aria-label":n,"data-zone":`resolving`,children:t.cards.map(t=>a(FaceItem,{play:e,face:t,size:`token`},t.id))})]})}
function Scene({play:e,drawing:t,conflict:n}){
let r=e.reader.value,i=fought(viewOf(e)),o=t.zones.find(e=>e.id===`resolving`),[s=``]=n.ring.split(`.`);
return a(`div`,{class:`lcg-scene`,children:[a(Side,{play:e,drawing:t,side:1,seat:n.attacker}),a(`div`,{class:`lcg-middle`,children:[a(`p`,{class:`lcg-contest`,children:[s===``?null:a(RingSign,{element:s,size:34}),a(Sign,{of:n.kind,size:20}),a(`span`,{children:[r.say(`lcg-kind-${n.kind}`),s===``?null:`, ${r.say(`lcg-ring-${s}`)}`]})]}),i===null?null:a(Rope,{play:e,conflict:i}),o===void 0?null:a(Resolving,{play:e,zone:o})]}),i===null?a(`div`,{}):a(Side,{play:e,drawing:t,side:2,seat:i.defender})]})}
function Side({play:e,drawing:t,side:n,seat:r}){
let i=e.reader.value,o=viewOf(e),s=partOf(o,t,n),c=o.totals[n===1?0:1],{terms:l,rest:u}=termsOf(o,s,c),d=n===1?`lcg-board-attacks`:`lcg-board-defends`,f=u===1&&o.favor===r&&[``,o.conflict?.kind].includes(o.favor_kind);
return a(`div`,{class:`lcg-side`,"data-side":n===1?`attack`:`defense`,children:[a(`div`,{class:`lcg-sum`,children:[a(`span`,{class:`lcg-sum-who`,children:[a(Clan,{of:seatOf(o,r)?.clan??``}),i.say(d,{seat:named(r)})]}),fought(o)===null?null:a(`b`,{class:`lcg-total`,children:c}),a(`span`,{class:`lcg-terms`,children:[l.map(({face:e,skill:t})=>a(`span`,{children:[faceName(e,i),` `,a(`b`,{children:t})]},e.id)),u===0||fought(o)===null?null:a(`span`,{children:[i.say(f?`lcg-favor`:`lcg-board-other`),` `,a(`b`,{children:u>0?`+${u}`:`−${-u}`})]})]})]}),a(Tiles,{label:i.say(d,{seat:named(r)}),zone:`side.${n}`,children:s.map(({face:n,found:s})=>{
let c=t.seats.find(e=>e.zones.some(e=>e.cards.includes(n))),l=characterDress(n,s,seatOf(o,c?.seat??r)?.clan??``,i);
return a(Tile,{play:e,face:n,dress:l},n.id)})})]})}
function Rope({play:e,conflict:t}){
let n=e.reader.value,r=viewOf(e),[i,o]=r.totals,s=i-o,c=attacked(r),l=c===null||c.broken?0:c.strength,u=Math.max(6,l+2,Math.abs(s)),d=e=>`${50+50*e/u}%`,f=named(s>=0?t.attacker:t.defender),p=s===0?n.say(i>0?`lcg-board-even`:`lcg-board-none`):n.say(`lcg-board-leads`,{seat:f,amount:Math.abs(s)}),m=l===0?``:s>=l?n.say(`lcg-board-breaks`):n.say(`lcg-board-more`,{amount:l-s});
return a($,{children:[a(`p`,{class:`lcg-target`,children:[n.say(`lcg-board-target`,{seat:named(t.defender),slot:t.slot+1}),l===0?null:a(`span`,{class:`tile-figure`,children:[a(Sign,{of:`strength`,size:15}),` `,a(`b`,{children:l})]})]}),a(`div`,{class:`rope`,"aria-hidden":`true`,children:[a(`span`,{class:`rope-even`}),a(`span`,{class:`rope-lead`,style:s>=0?{left:`50%`,right:`calc(100% - ${d(s)})`}:{left:d(s),right:`50%`}}),l===0?null:a(`span`,{class:`rope-wall`,style:{left:d(l)},children:a(Sign,{of:`strength`,size:20})}),a(`b`,{class:`rope-knot`,style:{left:d(s)},children:s>0?`+${s}`:s<0?`−${-s}`:0})]}),a(`p`,{class:`lcg-lead`,children:[p,m===``?null:` · ${m}`]})]})}
var DRAWN=[`play`,`province`,`stronghold`,`unplaced`,`pool`];
function Board({play:e}){
let t=drawingOf(e.view.value);
return t===null?null:a(Field,{play:e,drawing:t,mat:(t,n)=>a(Mat,{play:e,area:t,form:n}),stage:a(Stage,{play:e,drawing:t}),answersFolded:!0,stageLabel:e.reader.value.say(`lcg-board-stage`)})}
function Mat({play:e,area:t,form:n}){
let r=restOf(t,DRAWN),i=e=>e.id.startsWith(`role.`),o=[...r.filter(e=>!i(e)),...r.filter(i)],s=a(Chips,{play:e,zones:n===`column`?o:r});
return n===`folded`?a($,{children:[a(Who,{play:e,area:t,form:n}),a(Slim,{play:e,area:t})]}):a($,{children:[n===`own`?a(`div`,{class:`mat-figures`,children:[a(Enlightened,{play:e,area:t}),s]}):a(Who,{play:e,area:t,form:n,children:s}),a(Home,{play:e,area:t}),n===`column`?a(Stronghold,{play:e,area:t}):null,a(Row,{play:e,area:t,form:n})]})}
function Slim({play:e,area:t}){
let n=e.reader.value,r=viewOf(e),i=charactersOf(r),o=seatOf(r,t.seat)?.clan??``;
return a($,{children:[a(`div`,{class:`lcg-slim-row`,role:`group`,"aria-label":n.say(`lcg-board-provinces`),children:seatOf(r,t.seat)?.provinces.map((n,r)=>{
let i=t.zones.find(({id:e})=>e===`province.${t.seat}.${r}`);
return i===void 0?null:a(Province,{play:e,zone:i,found:n,slot:r,slim:!0},r)})}),a(`ul`,{class:`lcg-slim-row`,"aria-label":n.say(`lcg-play`),"data-zone":`play.${t.seat}`,children:facesOf(t,`play`).flatMap(t=>{
let n=i.get(t.id);
return n===void 0||takesPart(r,n)?[]:[a(FaceItem,{play:e,face:t,size:`tile`,children:a(`span`,{class:`card lcg-slim-one`,"data-tint":o,"data-turned":n.bowed,children:[a(`b`,{children:n.skills[0]}),` `,a(`b`,{children:n.skills[1]})]})},t.id)]})})]})}
function Who({play:e,area:t,form:n,children:r}){
let i=e.reader.value,o=seatOf(viewOf(e),t.seat);
if(o===void 0)return null;
let s=[[`honor`,`lcg-honor`,o.honor],[`fate`,`lcg-fate`,o.fate],[`dial`,`lcg-dial`,o.dial]];
return a(`div`,{class:`mat-figures`,children:[a(Clan,{of:o.clan,size:18}),s.map(([e,t,n])=>a(`span`,{class:`mat-vital`,title:i.say(t),children:[a(Sign,{of:e,size:15}),a(`span`,{class:`unseen`,children:i.say(t)}),a(`b`,{children:n})]},e)),a(Enlightened,{play:e,area:t}),a(Pool,{play:e,area:t}),n===`column`||n===`folded`?a(Honors,{play:e,area:t}):a(SeatNotes,{area:{...t,notes:t.notes.slice(1)},reader:i}),r]})}
function Honors({play:e,area:t}){
let n=e.reader.value,{favor:r,favor_kind:i}=viewOf(e),o=t.notes.slice(1).map(e=>{
let o=e.type===`message`?e.id:``,s=r===t.seat&&o.startsWith(`lcg-favor`);
return{words:n.read(e),signs:o===`lcg-first`?[`first`]:s?[`favor`,i]:[]}});
return o.length===0?null:a(`span`,{class:`any-notes`,children:o.map(({words:e,signs:t})=>a(`span`,{class:`tag`,title:e,children:[t.length===0?e:a(`span`,{class:`unseen`,children:e}),t.filter(Boolean).map(e=>a(Sign,{of:e,size:15},e))]},e))})}
function Pool({play:e,area:t}){
let n=zoneOf(t,`pool`);
if(n===void 0||n.cards.length===0)return null;
let r=e.reader.value.read(n.label);
return a(`ul`,{class:`lcg-pool`,"aria-label":r,title:r,"data-zone":n.id,children:a(Discs,{play:e,faces:n.cards})})}
function Home({play:e,area:t}){
let n=viewOf(e),r=e.reader.value,i=charactersOf(n),o=seatOf(n,t.seat)?.clan??``;
return a(Tiles,{label:r.say(`lcg-play`),zone:`play.${t.seat}`,kind:`tiles-wide`,children:facesOf(t,`play`).flatMap(t=>{
let s=i.get(t.id);
if(takesPart(n,s))return[];
let c=s?characterDress(t,s,o,r):cardDress(t);
return[a(Tile,{play:e,face:t,dress:c},t.id)]})})}
function Stronghold({play:e,area:t}){
let n=e.reader.value,r=facesOf(t,`stronghold`);
if(r.length===0)return null;
let i=seatOf(viewOf(e),t.seat)?.stronghold?.bowed??!1?{turned:n.say(`lcg-bowed`)}:{};
return a(Tiles,{label:n.say(`lcg-stronghold`),zone:`stronghold.${t.seat}`,kind:`lcg-home`,children:r.map(t=>a(Tile,{play:e,face:t,dress:{...cardDress(t),...i}},t.id))})}
function Row({play:e,area:t,form:n}){
let r=e.reader.value,i=seatOf(viewOf(e),t.seat),o=zoneOf(t,`unplaced`);
return a(`div`,{class:`lcg-row`,role:`group`,"aria-label":r.say(`lcg-board-provinces`),children:[i?.provinces.map((n,r)=>{
let i=t.zones.find(({id:e})=>e===`province.${t.seat}.${r}`);
return i===void 0?null:a(Province,{play:e,zone:i,found:n,slot:r},r)}),n===`column`?null:a(Stronghold,{play:e,area:t}),o===void 0||o.cards.length===0?null:a(Tiles,{label:r.read(o.label),zone:o.id,children:o.cards.map(t=>a(Tile,{play:e,face:t,dress:cardDress(t)},t.id))})]})}
function Header({play:e}){
if(drawingOf(e.view.value)===null)return null;
let t=e.reader.value,{turn:n,phase:r}=viewOf(e),{format:i}=e.table.value;
return a(`div`,{class:`any-headline lcg-phases`,children:[n===0?a(`strong`,{children:t.say(`lcg-board-setup`)}):a($,{children:[a(`strong`,{children:t.say(`lcg-board-round`,{turn:n})}),PHASES.map(e=>a(`span`,{"aria-current":e===r?`step`:void 0,children:t.say(`lcg-board-phase-${e}`)},e))]}),FORMATS.includes(i)?a(`p`,{class:`lcg-goal`,"data-first":n<=1,children:t.say(`lcg-goal-${i}`)}):null]})}
var LOSES=[`honor-changed-lost`,`fate-changed-lost`,`broken`,`hand-discarded`,`holding-lost`,`row-returned`,`eliminated`,`conflict-spread`,`province-marked-tainted`,`province-marked-dishonored`],AGAINST=[`attacked`,`claimed-taken`,`treaty-broken`,`treaty-broken-both`,`treaty-questioned`,`breach-claimed`],inPlay=e=>(t,n)=>t.characters.some(t=>t.slug===n&&e(t)),inPile=(e,t)=>[...e.dynasty_pile,...e.conflict_pile,...e.removed].some(e=>e.slug===t),isOwn=inPlay(()=>!0),OF_A_CARD={"turned-bowed":inPlay(({bowed:e})=>e),"status-changed-down":inPlay(({status:e})=>e<0),"status-lost":inPlay(({status:e})=>e===0),"taint-changed":inPlay(({tainted:e})=>e),"left-play":inPile,"left-play-hand":()=>!0,"left-play-top":()=>!0,"left-play-bottom":()=>!0,"fate-removed":isOwn,covered:isOwn,"moved-home":isOwn,"strengthened-military-less":isOwn,"strengthened-political-less":isOwn,"figure-blank":isOwn,cancelled:inPile};
function hits(e,t,n){
let{id:r,args:i}=t.message,o=r.replace(/^log-lcg-/,``);
if(LOSES.includes(o))return seatIn(i.seat)===n;
if(AGAINST.includes(o))return seatIn(i.other)===n;
if(o===`joined-attacking`)return e.conflict?.defender===n;
let s=OF_A_CARD[o],c=seatOf(e,n);
return s===void 0||c===void 0?!1:titlesIn(Object.values(i)).some(t=>has(c,t)?!e.seats.some(e=>e!==c&&has(e,t))||s(c,t):!1)}
function has(e,t){
let n=e.characters.some(({worn:e})=>e.some(e=>e.slug===t)),r=[...e.hand,...e.unplaced].some(e=>e.slug===t);
return isOwn(e,t)||inPile(e,t)||n||r}
var layout={ownFigures:`plate`,answers:`board`},OF_HAND=[`play`,`duplicate`],alike=(e,t,n)=>areCopies(e,OF_HAND,t,n),givesUp=[`ask-lcg-restrict`,`ask-lcg-treaty-card-gear`,`ask-lcg-pay-with`,`duplicate`,...[`play`,`use`].flatMap(e=>[`option-${e}-for`,`option-${e}-for-on`])],help=[`goal`,`win-skirmish`,`win-stronghold`,`win-enlightenment`,`round`,`dynasty`,`fate`,`bid`,`declare`,`province`,`rings`,`attackers`,`defenders`,`fight`,`status`,`favor`,`honor`,`own-rings`,`place`,`treaties`].map(e=>`lesson-lcg-${e}`),table=tableWith({layout,theme:`lcg-table`,Board,Header,alike,givesUp,help,stages:new Set([`Announced`,`CardPlayed`,`CardsRevealed`,`ProvinceShown`]),heading:({event:e,message:t})=>{
if(e===`ConflictBegan`)return`part`;
if(e!==`PhaseBegan`)return null;
let{phase:n}=t.args;
return typeof n==`object`&&`id`in n&&n.id===`lcg-phase-dynasty`?`turn`:`part`},hits:(e,t,n)=>hits(e,t,n)},pictureOf);
export{table};
