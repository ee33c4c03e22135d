import{$,A,Dialog,F,P,T,a,d,seatSign,settings,useSignalEffect,w,y}from"../house.js";
import{Die,OwnImages,cardOf,hide,loadCards,loadImages,peeking,watchImageKey}from"../parts.js";/* empty css           */
import{Sign}from"./signs.js";
import{Digit,MoreBelow,pointing,spotFor,useCardMenu,useFan,useRoving}from"../table.js";
import{ABILITIES,SmallCard,TokenCard,WholeCard,facts,rulesText}from"./frames.js";
var SIDES=[`ahead`,`right`,`back`,`left`],STEP={ahead:[0,1],right:[1,0],back:[0,-1],left:[-1,0]},ACROSS={ahead:`back`,right:`left`,back:`ahead`,left:`right`};
function spaceName(e,t){
return`${String.fromCharCode(64+e)}${t}`}
function spaceOf(e){
let t=Number(e.slice(1)),n=e.charCodeAt(0)-64;
return!/^[A-Z]\d+$/.test(e)||t<1?null:{column:n,depth:t}}
function isSide(e){
return SIDES.includes(e)}
function opposite(e){
return ACROSS[e]}
function beside(e,t,n){
let r=spaceOf(e);
if(r===null)return null;
let[i,o]=STEP[t],s=r.column+i,c=r.depth+o;
return s>=1&&s<=n.width&&c>=1&&c<=n.depth?spaceName(s,c):null}
function spacesOf(e){
let t=[];
for(let n=e.depth;n>=1;--n)for(let r=1;r<=e.width;r+=1)t.push(spaceName(r,n));
return t}
function leading(e,t,n){
return t.filter(isSide).filter(t=>beside(e.space,t,n)!==null)}
function placesByName(e){
return new Map(e.places.map(e=>[e.space,e]))}
function passagesOf(e){
let t=placesByName(e),n=[];
for(let r of e.places)if(r.face_up)for(let i of SIDES){
let o=beside(r.space,i,e);
if(o===null)continue;
let s=passageOf(r,i,t.get(o),o);
s!==null&&n.push(s)}
return n}
function oneWayExits(e,t){
let n=placesByName(e);
return leading(t,t.exits,e).filter(r=>{
let i=beside(t.space,r,e)??``,o=passageOf(t,r,n.get(i),i);
return o!==null&&o.known&&o.out&&!o.back})}
function passageOf(e,t,n,r){
let i=n?.face_up??!1,o=e.exits.includes(t),s=i&&n!==void 0&&n.exits.includes(opposite(t)),c=!o&&e.blocked.includes(t)||i&&!s&&(n?.blocked.includes(opposite(t))??!1);
return!o&&!s&&!c||i&&!o&&s||i&&o===s&&(t===`back`||t===`left`)?null:{from:e.space,to:r,side:t,out:o,back:s,barred:c,known:i}}
function litBy(e,t){
let n=new Map,r=[],i=new Map,o=new Map,s=new Map,c=new Map,l=new Map,u=new Map,f=[],p=new Set(t.places.flatMap(e=>e.obstacles.map(({number:e})=>e)));
for(let{key:t,about:m}of e)for(let e of m)switch(e.type){case`PlaceTarget`:isSide(e.side)?r.push({space:e.place,side:e.side,key:t}):add(n,e.place,t);break;case`CardTarget`:if(e.number!==null&&p.has(e.number)){
add(i,e.number,t);
break}e.number!==null&&add(o,e.number,t),f.push({key:t,slug:e.slug,number:e.number});break;case`SeatTarget`:add(s,e.seat,t);break;case`PartTarget`:add(e.of===`test`?l:c,e.part,t);break;case`NumberTarget`:add(u,e.number,t)}
return{spaces:n,arrows:r,obstacles:i,cards:o,seats:s,abilities:c,tests:l,decks:u,named:f}}
function areCopies(e,t,n){
let[r]=t.about,[i]=n.about;
if(r?.type!==`CardTarget`||i?.type!==`CardTarget`)return!1;
let o=new Set(e.hand.map(({number:e})=>e)),s=e=>e!==null&&o.has(e);
return r.slug===i.slug&&s(r.number)&&s(i.number)}
function add(e,t,n){
let r=e.get(t);
r?r.push(n):e.set(t,[n])}
function viewOf(e){
return e.view.value}
function hasView(e){
return`places`in e.view.value}
function seatOf$1(e){
return e.you.value.seat}
function litFor(e){
return litBy(e.choices.options.value.values(),viewOf(e))}
function raiderOf(e,t){
return e.raiders.find(e=>e.seat===t)}
function raidersIn(e,t){
return e.raiders.filter(e=>e.space===t&&!e.dead&&!e.gone)}
var peekedSpace=y(null),peekedSeat=y(null);
function placeShown(e){
return{slug:e.slug,card:null,before:()=>{
peekedSpace.value=e.space}}}
function raiderShown(e){
return{slug:e.card,card:null,before:()=>{
peekedSeat.value=e.seat}}}
function answering(e,t){
if(t===void 0)return{};
let{choices:n}=e;
return{onClick:e=>{
e.stopPropagation(),e.detail>1||n.choose(t)},...pointing(n.preview,t)}}
function mark(e,t){
if(!t?.length)return``;
let{chosen:n,preview:r}=e.choices,i=r.value!==null&&t.includes(r.value),o=n.value!==null&&t.includes(n.value);
return` lit${i?` pointed`:``}${o?` sealed`:``}`}
function answerText(e,t){
let n=t===void 0?void 0:e.choices.options.value.get(t);
return n?e.reader.value.read(n.message):``}
var CORNERS=[`top-right`,`top-left`,`bottom-right`,`bottom-left`],KEPT=[[`.tr-middle .lit`,8],[`.raider`,4],[`.cell-face:not(.cell-down)`,1]];
function cornerFor(e,t,n,r){
let i=r=>{
let i=r.startsWith(`top`)?t.top:t.bottom-e.height,o=r.endsWith(`left`)?t.left:t.right-e.width,s={left:o,top:i,right:o+e.width,bottom:i+e.height};
return n.reduce((e,[t,n])=>e+n*common(t,s),0)},o=CORNERS.reduce((e,t)=>i(t)<i(e)?t:e);
return i(o)<i(r)?o:r}
function common(e,t){
let n=Math.min(e.right,t.right)-Math.max(e.left,t.left),r=Math.min(e.bottom,t.bottom)-Math.max(e.top,t.top);
return n>0&&r>0?n*r:0}
function useCorner(e,t){
let[n,r]=d(`top-right`),i=t.view.value,o=t.choices.options.value;
return A(()=>{
let t=requestAnimationFrame(()=>{
let t=e.current?.closest(`.tr-board`),n=t?.querySelector(`.map-slot`);
if(!e.current||!t||!n)return;
let i=KEPT.flatMap(([e,n])=>Array.from(t.querySelectorAll(e),e=>[e.getBoundingClientRect(),n])),o={width:e.current.offsetWidth,height:e.current.offsetHeight};
r(e=>cornerFor(o,n.getBoundingClientRect(),i,e))});
return()=>cancelAnimationFrame(t)},[i,o]),n}
function useClearSpot(e,t,n){
let[r,i]=d(`top`),o=t.view.value,s=t.choices.options.value;
return F(()=>{
let n=()=>{
let n=e.current?.closest(`.tr-middle`);
if(!e.current||!n)return;
let r=spacesAbout(t).map(e=>{
let t=n.querySelector(`.cell-button[data-space="${e}"]`);
return t===null?[]:[t.getBoundingClientRect()]}),o={width:e.current.offsetWidth,height:e.current.offsetHeight};
i(e=>spotFor(o,n.getBoundingClientRect(),r,e))};
n();
let r=requestAnimationFrame(n);
return()=>cancelAnimationFrame(r)},[o,s,n]),r}
function spacesAbout(e){
let t=viewOf(e),n=e.choices.question.value===null?null:seatOf$1(e),r=[t.tests[0]?.seat??n??t.active,...t.tests.map(e=>e.seat)];
return[...new Set(r)].flatMap(e=>{
let n=raiderOf(t,e)?.space;
return n===void 0||n===`-`?[]:[n]})}
function lastCast(e){
let t=null,n=NOTHING;
for(let r of e){
let{args:e}=r.message;
r.event in BEGINS?(n=begun(r),t=null):isRoll(r)?t=rolled(t,r,n):t!==null&&r.event===`TestChanged`&&e.kind===`bonus`?t=added(t,seatOf(e.seat),numberOf(e.amount)):t!==null&&(t=ended(t,r))}
return t}
var NOTHING={target:0,obstacle:null,kind:`test`},BEGINS={TestBegan:`test`,SearchBegan:`search`,AttackBegan:`attack`};
function begun({event:e,message:{args:t}}){
let n=BEGINS[e]??`test`;
return{target:numberOf(t.target),obstacle:t.obstacle??null,kind:n}}
function rolled(e,t,n){
let r=rollOf(t),i=t.event===`OrderRolled`,o=i?`order`:n.kind;
return{rolls:[...(e!==null&&e.kind===o&&e.success===null?e.rolls:[]).filter(e=>e.seat!==r.seat),r],kind:o,target:i?0:n.target,obstacle:i?null:n.obstacle,success:null}}
function isRoll(e){
return e.event===`Rolled`||e.event===`OrderRolled`}
function rollOf(e){
let{args:t}=e.message,n=t.ability;
return{at:e.at,seat:seatOf(t.seat),ability:typeof n==`object`&&`id`in n?n.id:``,faces:facesOf(t.faces),result:numberOf(t.result??t.total)}}
function ended(e,{event:t,message:{args:n}}){
let r=()=>withResult(e,seatOf(n.seat),numberOf(n.result));
switch(t){case`TestEnded`:return{...r(),success:n.success===1,target:numberOf(n.target)};case`SearchEnded`:return{...r(),target:numberOf(n.target)||e.target};case`AttackEnded`:return withResult(r(),seatOf(n.rival),numberOf(n.rival_result));default:return e}}
function added(e,t,n){
let r=e.rolls.find(e=>e.seat===t);
return r===void 0?e:withResult(e,t,r.result+n)}
function withResult(e,t,n){
let r=e.rolls.map(e=>e.seat===t?{...e,result:n}:e);
return{...e,rolls:r}}
function recentCast(e){
return lastCast(e.slice(-60))}
function bonusOf(e,t,n){
let r=(recentCast(e)?.rolls??[]).find(e=>e.seat===t&&String(e.faces)===String(n));
return r===void 0?null:madeOf(r)?.bonus??0}
function madeOf(e){
let t=e.faces.reduce((e,t)=>e+t,0);
return e.result===t?null:{dice:t,bonus:e.result-t}}
function facesOf(e){
return typeof e==`number`?[e]:typeof e==`string`?e.split(`+`).map(Number).filter(e=>e>=1&&e<=6):[]}
function seatOf(e){
return typeof e==`object`&&`kind`in e?Number(e.key):-1}
function numberOf(e){
return typeof e==`number`?e:0}
function message(e,t={}){
return{type:`message`,id:e,args:t}}
function cardName(e){
return{type:`name`,kind:`card`,key:e}}
function cardNames(e){
return e.map(e=>cardName(e.slug))}
function seatName(e){
return{type:`name`,kind:`seat`,key:String(e)}}
function obstacleName(e){
return{type:`name`,kind:e.number<0?`obstacle`:`card`,key:e.slug}}
function joined(e,t){
return t.map(t=>e.read(t)).join(e.say(`page-tr-comma`))}
function obstacleInWords(e,t){
let n=[message(`page-tr-obstacle`,{obstacle:obstacleName(e),kind:message(`kind-${e.kind}`)}),message(`page-tr-overcome`,{tests:testsInWords(e.tests)})];
if(e.life){
let t=e.life-e.damage;
n.push(message(`page-tr-life`,{life:t,most:e.life}))}
return joined(t,n)}
function testsInWords(e){
return e.map(([e,t])=>message(`card-test`,{ability:message(`ability-${e}`),target:t})).reduce((e,t)=>message(`card-or-test`,{first:e,second:t}))}
function spaceInWords(e,t,n,r){
if(n===void 0){
let n=e.hiding.includes(t)?`page-tr-space-hiding`:`page-tr-space-unknown`;
return r.say(n,{space:t})}
if(!n.face_up)return faceDownInWords(n,r);
let i=[t,cardName(n.slug),...placeFacts(e,n)],o=n.obstacles.map(e=>obstacleInWords(e,r)),s=n.raiders.length?[message(`page-tr-raiders-here`,{raiders:n.raiders.map(seatName)})]:[];
return joined(r,[...i,...o,...s])}
function faceDownInWords(e,t){
let{space:n,slug:r}=e;
return r?joined(t,[message(e.treasure?`page-tr-space-treasure-down`:`page-tr-space-known-down`,{space:n,card:cardName(r)}),...targetOf(e)]):t.say(`page-tr-space-face-down`,{space:n})}
function targetOf({treasure:e,target:t}){
return e&&t>0?[message(`page-tr-search-target`,{target:t})]:[]}
function placeFacts(e,t){
let n=leading(t,t.exits,e),r=leading(t,t.blocked,e),i=e=>e.map(e=>message(`side-${e}`)),o=[n.length?message(`page-tr-exits`,{sides:i(n)}):message(`page-tr-no-exits`)],s=oneWayExits(e,t);
return s.length&&o.push(message(`page-tr-one-way`,{sides:i(s)})),r.length&&o.push(message(`page-tr-blocked`,{sides:i(r)})),o.push(message(`page-tr-danger`,{danger:t.danger})),t.search&&o.push(message(`page-tr-search`,{dice:t.search})),o.push(...targetOf(t)),[...o,...marksOf(e,t).map(e=>message(`page-tr-mark-${e}`))]}
function marksOf(e,t){
let n=e.prize?.carrier===null&&e.prize.space===t.space;
return[[t.treasure,`treasure`],[n,`prize`],[t.entrance,`entrance`],[t.save_point,`save`],[t.empty,`empty`],[t.searched&&!t.empty,`searched`]].filter(([e])=>e).map(([,e])=>e)}
function statesOf(e){
return e.gone?[`gone`]:[[e.finished>0,`finished`],[e.dead&&!e.finished,`dead`],[e.stuck,`stuck`],[e.cut_off&&!e.dead,`cut-off`],[e.carries,`carries`],[e.fought,`fought`]].filter(([e])=>e).map(([,e])=>e)}
function raiderInWords(e,t){
let n=seatName(e.seat);
if(e.gone)return joined(t,[n,message(`page-tr-state-gone`)]);
let r=e.space===`-`?message(`page-tr-off-map`):e.space,i=ABILITIES.map((t,n)=>message(`card-test`,{ability:message(`ability-${t}`),target:e.abilities[n]??0})),o=[n,cardName(e.card),r,message(`page-tr-life`,{life:e.life,most:e.maximum_life}),...i,message(`page-tr-hand-count`,{count:e.hand_count}),message(`page-tr-deck-count`,{count:e.deck_count}),...statesOf(e).map(e=>message(`page-tr-state-${e}`))];
return e.unsaved.length&&o.push(message(`page-tr-row-unsaved`,{cards:cardNames(e.unsaved)})),e.saved.length&&o.push(message(`page-tr-row-saved`,{cards:cardNames(e.saved)})),joined(t,o)}
function handInWords({seat:e,hand:t}){
return e===null?[]:t.length===0?[message(`page-tr-hand-empty`)]:[message(`page-tr-hand-cards`,{cards:cardNames(t)})]}
function positionInWords(e,t){
if(!(`places`in e))return[];
let n=placesByName(e),r=e=>spaceOf(e)?.depth??0,i=spacesOf(e).filter(e=>n.has(e)).sort((e,t)=>r(e)-r(t)),o=e.width*e.depth-e.places.length,s={width:e.width,depth:e.depth,count:o};
return[t.say(`page-tr-map-size`,s),...i.map(r=>spaceInWords(e,r,n.get(r),t)),...e.raiders.map(e=>raiderInWords(e,t)),...handInWords(e).map(e=>t.read(e))]}
function signed(e){
return e>0?`+${e}`:`−${-e}`}
function deathOf(e,t){
let n=e.findLastIndex(e=>isDeath(e)&&ofSeat(e,t)),r=e[n];
if(r===void 0)return null;
let i=e.slice(0,n),o=causesIn(i.slice(-120),t);
return{at:r.at,seat:t,space:spaceIn(i,t),causes:o}}
function lyingOf(e,t){
let n=e.findLast(e=>(isDeath(e)||isReturn(e))&&ofSeat(e,t));
return n===void 0||isReturn(n)?null:deathOf(e,t)}
function isReturn(e){
return e.event===`Reloaded`}
function isDeath(e){
return e.event===`Died`}
function seatOfLine(e){
return seatOf(e.message.args.seat)}
function ofSeat(e,t){
return seatOfLine(e)===t}
function spaceIn(e,t){
let n=e.findLast(e=>(e.event===`RaiderMoved`||isReturn(e))&&ofSeat(e,t))?.message.args.space;
return typeof n==`object`&&`kind`in n&&n.kind===`space`?n.key:``}
var FRESH=new Set([`RaiderMoved`,`ActionBegan`,`RoundBegan`,`TurnBegan`,`Reloaded`]);
function causesIn(e,t){
let n=e.findLastIndex(e=>FRESH.has(e.event)),r=e.slice(n+1),i=r.findLast(e=>(e.event===`HarmDealt`||e.event===`Injured`)&&ofSeat(e,t));
return[...failureIn(r,t),...i===void 0?[]:[harmIn(i)]]}
function failureIn(e,t){
let n=lastCast(e),r=n?.rolls.find(e=>e.seat===t);
if(!n||r===void 0||n.success!==!1)return[];
let i={result:r.result,target:n.target};
return n.obstacle===null?[message(`page-tr-death-test`,i)]:[message(`page-tr-death-obstacle`,{...i,obstacle:n.obstacle})]}
function harmIn({event:e,message:{args:t}}){
return e===`Injured`?message(`page-tr-death-injury`,{ability:t.ability??``}):message(`page-tr-death-harm`,{amount:numberOf(t.amount)})}
function deathInWords({seat:e,space:t}){
let n={seat:seatName(e)};
return t===``?message(`page-tr-death`,n):message(`page-tr-death-at`,{...n,space:t})}
var MARGIN={left:30,right:10,top:10,bottom:24},SMALLEST={width:96,height:70},MADE_SMALLER={width:72,height:55,heightIfWide:50},COMFORTABLE={width:112,height:92},LARGEST={width:300,height:184},FLATTEST=4.4,ENOUGH=.8,WIDE=220,FLAT=70;
function layoutFor(e,t,n=1,r){
let i=(t.width-MARGIN.left-MARGIN.right)/e.width,o=(t.height-MARGIN.top-MARGIN.bottom)/e.depth,s=n<1||t.isForLooking===!0,c=s?MADE_SMALLER.width:SMALLEST.width,l=i>=WIDE?MADE_SMALLER.heightIfWide:MADE_SMALLER.height,u=s?l:SMALLEST.height,f=o>=u*(r?.isWhole===!1?1:ENOUGH),p=Math.max(u,Math.min(o,LARGEST.height)),m=Math.max(u,(f?p:COMFORTABLE.height)*n),h=i>=c,g=Math.min(LARGEST.width*n,Math.max(m*FLATTEST,c)),_=Math.max(c,Math.min((h?i:COMFORTABLE.width)*n,g));
return layoutOf(e,Math.floor(_),Math.floor(m),f)}
function layoutOf(e,t,n,r){
let i=Math.round(Math.max(leastGap(t,n),Math.min(26,Math.min(t,n)*.2)));
return{size:e,cell:{width:t,height:n},gap:i,width:MARGIN.left+MARGIN.right+t*e.width,height:MARGIN.top+MARGIN.bottom+n*e.depth,isWhole:r}}
function leastGap(e,t){
return t>=FLAT?14:e<WIDE?10:12}
function isFlat(e){
return e.height<FLAT}
function formOf(e){
let{width:t,height:n}=e.cell;
return t>=150&&n>=132?`full`:t>=WIDE?`wide`:`small`}
function cellBox(e,t){
let n=spaceOf(t)??{column:1,depth:1},{width:r,height:i}=e.cell;
return{x:MARGIN.left+(n.column-1)*r,y:MARGIN.top+(e.size.depth-n.depth)*i,width:r,height:i}}
function chamberBox(e,t){
let n=cellBox(e,t),r=e.gap/2;
return{x:n.x+r,y:n.y+r,width:n.width-e.gap,height:n.height-e.gap}}
function corridorBox(e,t,n){
let r=chamberBox(e,t),i=Math.round(Math.max(16,Math.min(34,Math.min(r.width,r.height)*.34))),o={x:r.x+r.width/2,y:r.y+r.height/2},s={x:o.x-i/2,width:i,height:e.gap},c={y:o.y-i/2,height:i,width:e.gap};
switch(n){case`ahead`:return{...s,y:r.y-e.gap};case`back`:return{...s,y:r.y+r.height};case`left`:return{...c,x:r.x-e.gap};case`right`:return{...c,x:r.x+r.width}}}
var TURN={ahead:0,right:90,back:180,left:270};
function figureSize(e){
let t=isFlat(e.cell)?26:30;
return Math.round(Math.max(t,Math.min(50,e.cell.height*.36)))}
var CROWD=.42;
function figureStep(e,t){
let n=figureSize(e)*.8,r=Math.max(n,(e.cell.width-e.gap)*CROWD);
return t>1?Math.min(n,(r-n)/(t-1)):0}
function figuresAcross(e,t){
return t===0?0:Math.ceil(figureSize(e)*.8+(t-1)*figureStep(e,t))+2}
function figureSpot(e,t,n,r){
let i=chamberBox(e,t),o=figureSize(e)*.8,s=(r-1-n)*figureStep(e,r),c=isFlat(e.cell)?4:-2;
return{x:i.x+i.width-2-o/2-s,y:i.y+i.height+c}}
var COUNT=6;
function seatClass(e){
return`seat-${e%COUNT}`}
function Figure({seat:e,size:t}){
let n=P();
return a(`svg`,{class:`figure ${seatClass(e)}`,width:t*.8,height:t,viewBox:`0 0 40 50`,"aria-hidden":`true`,children:[a(`defs`,{children:a(Pattern,{id:n,seat:e})}),a(`path`,{class:`figure-body`,d:`M20 1.5a8.5 8.5 0 0 1 5.6 14.900c6.4 2.2 10.4 8 11.4 16.600V48.500H3V33c1-8.6 5-14.4 11.4-16.600A8.5 8.5 0 0 1 20 1.500z`}),a(`path`,{class:`figure-pattern`,fill:`url(#${n})`,d:`M20 1.5a8.5 8.5 0 0 1 0 17 8.5 8.5 0 0 1 0-17zM3 33c1-8.6 5-14.4 11.4-16.600h11.200C32 18.6 36 24.4 37 33v15.500H3z`}),a(`circle`,{class:`figure-plate`,cx:`20`,cy:`33.5`,r:`11.5`}),a(`text`,{class:`figure-letter`,x:`20`,y:`40`,children:seatSign(e)})]})}
function SeatSeal({seat:e}){
let t=P();
return a(`svg`,{class:`seat-seal ${seatClass(e)}`,width:`22`,height:`22`,viewBox:`0 0 24 24`,"aria-hidden":`true`,children:[a(`defs`,{children:a(Pattern,{id:t,seat:e})}),a(`circle`,{class:`figure-body`,cx:`12`,cy:`12`,r:`10.5`}),a(`circle`,{class:`figure-pattern`,fill:`url(#${t})`,cx:`12`,cy:`12`,r:`10.5`}),a(`circle`,{class:`seat-middle`,cx:`12`,cy:`12`,r:`6.8`}),a(`text`,{class:`figure-letter seat-letter`,x:`12`,y:`16`,children:seatSign(e)})]})}
var STROKES=[``,`M-1 5 5-1M1 7 7 1`,`M3 1.5v3M1.5 3h3`,`M0 3h6`,`M0 0l6 6M6 0 0 6`,`M3 0v6`];
function Pattern({id:e,seat:t}){
return a(`pattern`,{id:e,width:`6`,height:`6`,patternUnits:`userSpaceOnUse`,children:a(`path`,{class:`figure-stroke`,d:STROKES[t%COUNT]??``})})}
function useIsNews(e,t){
let n=e.choices.question.value?.serial??0,r=T({at:t,first:0,isPast:!1});
r.current.at!==t&&(r.current={at:t,first:0,isPast:!1});
let i=r.current;
return i.first===0&&(i.first=n),i.isPast||=n!==0&&n!==i.first,!i.isPast}
function lying(e){
let t=e.happening.value?.at??1/0,n=e.lines.value.filter(({at:e})=>e<=t);
return viewOf(e).raiders.flatMap(({seat:e,gone:t})=>{
let r=t?null:lyingOf(n,e);
return r===null?[]:[r]})}
function Fallen({play:e,layout:t}){
let n=lying(e).filter(({space:e})=>e!==``),r=figureSize(t);
return a($,{children:n.map(i=>{
let o=n.filter(({space:e})=>e===i.space),s=figureSpot(t,i.space,o.indexOf(i),o.length),c=e.reader.value.read(deathInWords(i));
return a(`span`,{class:`fallen`,role:`img`,"aria-label":c,title:c,style:{transform:`translate(${s.x-r*.9}px, ${s.y-r}px)`},children:[a(Figure,{seat:i.seat,size:r}),a(`span`,{class:`fallen-sign`,children:a(Sign,{of:`dead`,size:Math.max(14,Math.round(r*.5))})})]},i.at)})})}
function newsOf(e){
let{lines:t,told:n,happening:r}=e,i=lying(e).find(({seat:t})=>t===seatOf$1(e));
if(i!==void 0)return i;
let o=n.value.at(-1)?.at??-1,s=r.value===null?n.value[0]?.at??o+1:o+1,c=r.value?.at??o,l=t.value.findLast(e=>isDeath(e)&&e.at>=s&&e.at<=c);
return l===void 0?null:deathOf(t.value,seatOfLine(l))}
var STAY=2600;
function useNews(e){
let[t,n]=d(null),r=T(0),i=hasView(e)?newsOf(e):null;
return A(()=>{
i!==null&&settings.peek().pace!==0&&(n(i),window.clearTimeout(r.current),r.current=window.setTimeout(()=>n(null),STAY))},[i?.at??-1]),A(()=>()=>window.clearTimeout(r.current),[]),i??t}
function DeathTold({play:e}){
let t=T(null),n=useNews(e),r=useClearSpot(t,e,n===null),i=useIsNews(e,n?.at??-1);
if(n===null||!i||e.table.value.stage!==`playing`||viewOf(e).tests.length>0||litFor(e).tests.size>0)return null;
let o=e.reader.value,s=n.seat===seatOf$1(e);
return a(`section`,{ref:t,class:`scene scene-death`,"data-at":r,"aria-label":o.read(deathInWords(n)),children:[a(`h2`,{children:[a(Sign,{of:`dead`,size:22}),` `,a(SeatSeal,{seat:n.seat}),o.read(deathInWords(n))]}),n.causes.length===0?null:a(`p`,{class:`scene-cause`,children:n.causes.map(e=>o.read(e)).join(` `)}),s?a(`p`,{class:`scene-then`,children:o.say(`page-tr-death-then`)}):null]},n.at)}
var SIGNS$1=[[`danger`,`page-tr-legend-danger`],[`search`,`page-tr-legend-search`],[`treasure`,`page-tr-mark-treasure`],[`prize`,`page-tr-mark-prize`],[`entrance`,`page-tr-mark-entrance`],[`save`,`page-tr-mark-save`],[`searched`,`page-tr-mark-searched`],[`empty`,`page-tr-mark-empty`],[`trap`,`kind-trap`],[`creature`,`kind-creature`],[`hazard`,`kind-hazard`],[`fight`,`ability-fight`],[`move`,`ability-move`],[`think`,`ability-think`],[`life`,`page-tr-figure-life`],[`hand`,`page-tr-legend-hand`],[`deck`,`page-tr-legend-deck`],[`steps`,`page-tr-legend-steps`],[`power`,`page-tr-figure-power`],[`dead`,`page-tr-legend-deaths`],[`stuck`,`page-tr-state-stuck`],[`cut-off`,`page-tr-state-cut-off`]],MARKS=[`open`,`unknown`,`one-way`,`barred`,`built-in`,`hiding`,`down`];
function Legend({play:e}){
let[t,n]=d(!1),r=e.reader.value;
return a($,{children:[a(`button`,{type:`button`,class:`legend-button`,"aria-haspopup":`dialog`,"aria-label":r.say(`page-tr-legend`),title:r.say(`page-tr-legend`),onClick:()=>n(!0),children:a(Sign,{of:`unknown`,size:18})}),t&&a(Dialog,{title:r.say(`page-tr-legend`),close:()=>n(!1),children:[a(`dl`,{class:`legend`,children:[SIGNS$1.map(([e,t])=>a(`div`,{children:[a(`dt`,{children:a(Sign,{of:e,size:18})}),a(`dd`,{children:r.say(t)})]},e)),MARKS.map(e=>a(`div`,{children:[a(`dt`,{children:a(MapMark,{of:e})}),a(`dd`,{children:r.say(`page-tr-legend-${e}`)})]},e))]}),a(OwnImages,{reader:r})]})]})}
function MapMark({of:e}){
return a(`svg`,{width:`34`,height:`22`,viewBox:`0 0 34 22`,"aria-hidden":`true`,children:DRAWN[e]()})}
function Walls(){
return a(`path`,{class:`map-wall`,d:`M2 5h30M2 17h30`})}
var DRAWN={open:()=>a(Walls,{}),unknown:()=>a($,{children:[a(Walls,{}),a(`path`,{class:`map-fade`,d:`M26 6v10`})]}),"one-way":()=>a($,{children:[a(Walls,{}),a(`path`,{class:`map-one-way`,d:`m14 6 6 5-6 5`})]}),barred:()=>a($,{children:[a(Walls,{}),a(`g`,{class:`map-door`,transform:`translate(17 11) rotate(90)`,children:[a(`rect`,{x:`-6`,y:`-4`,width:`12`,height:`8`}),a(`path`,{d:`M-3-4V4M0-4V4M3-4V4`})]})]}),"built-in":()=>a(`rect`,{class:`map-down-line`,x:`3`,y:`4`,width:`28`,height:`14`,rx:`3`}),hiding:()=>a(`path`,{class:`map-hiding`,d:`m17 2 2.3 6 6.500.2-5 4.100 1.800 6.3-5.600-3.600-5.600 3.600 1.800-6.3-5-4.100 6.500-.2z`}),down:()=>a($,{children:[a(`rect`,{class:`map-down-card`,x:`4`,y:`2`,width:`26`,height:`18`,rx:`3`}),a(`rect`,{class:`map-down-line`,x:`7`,y:`5`,width:`20`,height:`12`,rx:`1`})]})},TALL=80,DIGIT=7.5,BETWEEN=5,LINE=20,FLAT_LINE=16,NAME_LINE=14,SIGN_LINE=17,LETTER=6.4;
function roomOf(e,t,n,r){
let i=t===`wide`?18:12;
return{width:e.width-n-i-r,height:e.height-n-(isFlat(e)?4:10),figures:r,form:t,isTall:e.height>=TALL,isFlat:isFlat(e)}}
function hasRoomForTests(e,t,n){
if(n.form===`full`)return!0;
let r=e.obstacles.map(e=>obstacleWidth(e,n));
if(n.form===`wide`)return linesOf(r,n.width)<=(n.isTall?2:1);
let i=[...t].map(t=>signWidth(e,t)),o=n.isFlat?Math.round((n.height-NAME_LINE)/FLAT_LINE):Math.floor((n.height-28)/LINE);
return linesOf([...i,...r],n.width)<=Math.max(1,o)}
var IMPORTANCE=[`treasure`,`danger`,`prize`,`search`,`entrance`,`save`,`empty`,`searched`];
function signsShown(e,t,n,r){
let i=[`danger`,...e.search>0?[`search`]:[],...t];
if(n.form!==`small`)return new Set(i);
let o=e.obstacles.map(e=>obstacleWidth({...e,tests:[]},n)),s=Math.max(1,signLines(n,r,o.length>0)),c=[];
for(let t of IMPORTANCE.filter(e=>i.includes(e))){
let r=i.filter(e=>e===t||c.includes(e)),l=r.map(t=>signWidth(e,t));
(c.length===0||linesOf([...l,...o],n.width)<=s)&&(c=r)}
return new Set(c)}
function signLines(e,t,n){
if(e.isFlat)return Math.round((e.height-NAME_LINE)/FLAT_LINE);
let r=t.length*LETTER>e.width+e.figures?2:1;
return Math.floor((e.height-r*NAME_LINE)/(n?LINE:SIGN_LINE))}
function signWidth(e,t){
return t===`danger`?16+figureWidth(e.danger):t===`search`?24+figureWidth(e.search):15+(t===`treasure`&&e.target>0?2+figureWidth(e.target):0)}
function obstacleWidth(e,t){
let[n,r,i]=t.isFlat?[21,7,9]:[25,9,12],o=t.form===`small`?0:13;
return n+e.tests.map(([,e],t)=>o+figureWidth(e)+(t>0?i:0)).reduce((e,t)=>e+t,0)+e.life*r}
function figureWidth(e){
return String(e).length*DIGIT}
function linesOf(e,t){
let n=1,r=0;
for(let i of e){
let e=r===0?i:r+BETWEEN+i;
e>t&&r>0?(n+=1,r=i):r=e}
return n+ +(Math.max(0,...e)>t)}
function Cell({play:e,space:t,place:n,box:r,room:i,figures:o,lit:s,isReached:c}){
let l=viewOf(e),u=e.reader.value,f=s.spaces.get(t),p=spaceInWords(l,t,n,u),m=answerText(e,f?.[0]),h=n?.slug?placeShown(n):null,g={left:`${r.x}px`,top:`${r.y}px`,width:`${r.width}px`,height:`${r.height}px`,"--figures":`${o}px`},_=`${i.isTall?` cell-tall`:``}${i.isFlat?` cell-flat`:``}`;
return a(`div`,{class:`cell cell-${i.form}${_}${mark(e,f)}`,role:`gridcell`,style:g,children:[a(`button`,{type:`button`,class:`cell-button`,"data-space":t,tabIndex:c?0:-1,"aria-label":m?u.say(`page-tr-lit`,{thing:p,answer:m}):p,...answering(e,f?.[0]),...peeking(e,h,!f)}),a(Digit,{play:e,answer:f?.[0]}),n?.face_up&&a(Face,{play:e,place:n,room:i,lit:s}),n&&!n.face_up&&a(Down,{play:e,place:n})]})}
function Down({play:e,place:t}){
let n=e.reader.value;
return a(`div`,{class:`cell-face cell-down`,"aria-hidden":`true`,children:[a(Sign,{of:t.treasure?`treasure`:`unknown`,size:22}),t.slug&&a(`span`,{class:`cell-name`,children:n.read(cardName(t.slug))}),t.treasure&&a(Target,{value:t.target})]})}
function Target({value:e}){
return e?a(`span`,{class:`cell-figure`,children:[a(Sign,{of:`search`,size:13}),` `,e]}):null}
function Face({play:e,place:t,room:n,lit:r}){
let i=viewOf(e),o=e.reader.value,s=n.form===`full`?16:14,c=marksOf(i,t),l=o.read(cardName(t.slug)),u=signsShown(t,c,n,l);
return a(`div`,{class:`cell-face`,children:[a(`span`,{class:`cell-head`,"aria-hidden":`true`,children:[a(`span`,{class:`cell-name`,children:l}),a(`span`,{class:`cell-signs`,children:[u.has(`danger`)&&a(`span`,{class:`cell-figure`,children:[a(Sign,{of:`danger`,size:s}),t.danger]}),u.has(`search`)&&a(`span`,{class:`cell-figure`,children:[a(Sign,{of:`search`,size:s}),`+`,t.search]}),c.filter(e=>u.has(e)).map(e=>a(`span`,{class:`cell-mark cell-mark-${e}`,children:[a(Sign,{of:e,size:s+1}),e===`treasure`&&t.target>0&&a(`b`,{children:t.target})]},e))]})]}),a(`span`,{class:`cell-obstacles`,children:t.obstacles.map(i=>a(Obstacle,{play:e,obstacle:i,place:t,room:n,hasTests:hasRoomForTests(t,u,n),lit:r},i.number))})]})}
function Obstacle({play:e,obstacle:t,place:n,room:r,hasTests:i,lit:o}){
let s=e.reader.value,c=o.obstacles.get(t.number),l=obstacleInWords(t,s),u=answerText(e,c?.[0]),f=t.number<0,p=n.obstacles.length,m=r.form===`full`||r.form===`wide`&&p===1,h=f?placeShown(n):{slug:t.slug,card:t.number},g=[`obstacle obstacle-${t.kind}`,f?` obstacle-built-in`:``,mark(e,c)];
return a(`button`,{type:`button`,class:g.join(``),tabIndex:c?0:-1,"aria-label":u?s.say(`page-tr-lit`,{thing:l,answer:u}):l,title:l,...answering(e,c?.[0]),...peeking(e,h,!c),children:[a(Sign,{of:t.kind,size:16}),m&&a(`span`,{class:`obstacle-name`,children:s.read(obstacleName(t))}),i&&a(`span`,{class:`obstacle-tests`,children:t.tests.map(([e,t])=>a(`span`,{class:`obstacle-test`,children:[r.form!==`small`&&a(Sign,{of:e,size:12}),t]},e))}),a(Digit,{play:e,answer:c?.[0]}),t.life>0&&a(Pips,{life:t.life-t.damage,most:t.life})]})}
function Pips({life:e,most:t}){
return a(`span`,{class:`pips`,"aria-hidden":`true`,children:Array.from({length:Math.max(t,e)},(t,n)=>a(`i`,{class:n<e?`pip`:`pip pip-lost`},n))})}
function unevenness(e){
let t=2166136261;
for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);
return()=>(t=Math.imul(t^t>>>15,2246822519)+2654435769,((t^t>>>13)>>>0)/4294967296)}
function chamberPath(e,t,n){
switch(t){case`cave`:return cave(e,unevenness(n));case`atlantean`:return cut(e,Math.min(14,e.height*.2));case`tomb`:return notched(e,Math.min(7,e.height*.1));default:return cut(e,3)}}
function cut({x:e,y:t,width:n,height:r},i){
let o=e+n,s=t+r;
return`M${e+i} ${t}H${o-i}L${o} ${t+i}V${s-i}L${o-i} ${s}H${e+i}L${e} ${s-i}V${t+i}Z`}
function notched({x:e,y:t,width:n,height:r},i){
let o=e+n,s=t+r;
return`M${e+i} ${t}H${o-i}V${t+i}H${o}V${s-i}H${o-i}V${s}H${e+i}V${s-i}H${e}V${t+i}H${e+i}Z`}
function cave(e,t){
let n=cavePoints(e,t),r=e=>{
let t=n[e%n.length],r=n[(e+1)%n.length];
return`${round((t[0]+r[0])/2)} ${round((t[1]+r[1])/2)}`},i=`M${r(0)}`;
for(let e=1;e<=n.length;e+=1){
let[t,o]=n[e%n.length];
i+=`Q${round(t)} ${round(o)} ${r(e)}`}
return`${i}Z`}
var ALONG=[.06,.2,.34,.66,.8,.94];
function cavePoints({x:e,y:t,width:n,height:r},i){
let o=Math.min(4,r*.05),s=e=>e>.3&&e<.7?0:(i()-.4)*o*2;
return[...ALONG.map(r=>[e+r*n,t+s(r)]),...ALONG.map(i=>[e+n-s(i),t+i*r]),...ALONG.map(i=>[e+n-i*n,t+r-s(i)]),...ALONG.map(n=>[e+s(n),t+r-n*r])]}
function round(e){
return Math.round(e*10)/10}
function MapInk({view:e,layout:t,marks:n}){
let r=P(),i=placesByName(e),o=e.places.filter(e=>e.face_up),s=e.places.filter(e=>!e.face_up),c=passagesOf(e),l=e=>{
let n=facts(cardOf(e.slug)?.printed),r=n?.kind===`location`?n.family:`plain`;
return chamberPath(chamberBox(t,e.space),r,e.slug+e.space)};
return a(`svg`,{class:`map-ink`,width:t.width,height:t.height,"aria-hidden":`true`,children:[a(`defs`,{children:[a(Rock,{id:`${r}rock`}),a(`mask`,{id:`${r}near`,children:o.map(e=>a(`path`,{class:`map-near`,d:l(e)},e.space))})]}),a(`rect`,{class:`map-rock`,x:MARGIN.left,y:MARGIN.top,width:t.cell.width*e.width,height:t.cell.height*e.depth,fill:`url(#${r}rock)`,mask:`url(#${r}near)`}),a(Rules,{view:e,layout:t}),spacesOf(e).filter(e=>!i.has(e)).map(r=>a(Unknown,{box:chamberBox(t,r),hiding:e.hiding.includes(r),mark:n.get(r)??``},r)),o.map(e=>a(`path`,{class:`map-shade`,d:l(e)},e.space)),c.map(e=>a(Shade,{box:corridorBox(t,e.from,e.side)},`${e.from}${e.side}`)),s.map(e=>a(FaceDown,{box:chamberBox(t,e.space),known:e.slug!==``,mark:n.get(e.space)??``},e.space)),o.map(e=>a(`path`,{class:`map-chamber${n.get(e.space)??``}`,d:l(e)},e.space)),c.map(e=>a(Corridor,{passage:e,layout:t},`${e.from}${e.side}`))]})}
function Rock({id:e}){
let t=unevenness(`rock`),n=Array.from({length:169},(e,n)=>({x:n%13*10+5+(t()-.5)*5,y:Math.floor(n/13)*10+5+(t()-.5)*5,turn:Math.round(t()*180)}));
return a(`pattern`,{id:e,width:130,height:130,patternUnits:`userSpaceOnUse`,children:n.map(({x:e,y:t,turn:n})=>a(`path`,{class:`rock-stroke`,d:`M-4-2.4H4M-4 0H4M-4 2.4H4`,transform:`translate(${e.toFixed(1)} ${t.toFixed(1)}) rotate(${n})`},`${e}${t}`))})}
function Rules({view:e,layout:t}){
let{width:n,height:r}=t.cell,i=Array.from({length:e.width},(e,t)=>t),o=Array.from({length:e.depth},(t,n)=>e.depth-n),s=MARGIN.top+r*e.depth;
return a(`g`,{children:[o.map((e,t)=>a(`text`,{class:`map-label`,x:MARGIN.left-10,y:MARGIN.top+(t+.5)*r,dy:`0.35em`,children:e},e)),i.map(e=>a(`text`,{class:`map-label`,x:MARGIN.left+(e+.5)*n,y:s+17,children:spaceName(e+1,1).charAt(0)},e)),a(`rect`,{class:`map-frame`,x:MARGIN.left,y:MARGIN.top,width:n*e.width,height:s-MARGIN.top})]})}
function Unknown({box:e,hiding:t,mark:n}){
let r=e.x+e.width/2,i=e.y+e.height/2;
return a(`g`,{class:`map-unknown${n}`,children:[n&&a(`rect`,{class:`map-lit-unknown`,...e,rx:`3`}),t?a(`g`,{transform:`translate(${r} ${i})`,children:[a(`circle`,{class:`map-halo`,r:`12`}),a(`path`,{class:`map-hiding`,d:`M0-9 2.3-3 8.8-2.8 3.8 1.3 5.6 7.6 0 4-5.6 7.6-3.8 1.3-8.8-2.8-2.3-3z`})]}):a(`circle`,{class:`map-dot`,cx:r,cy:i,r:`2.5`})]})}
function FaceDown({box:e,known:t,mark:n}){
return a(`g`,{class:`map-down${t?` map-down-known`:``}${n}`,children:[a(`rect`,{class:`map-down-card`,...e,rx:`4`}),a(`rect`,{class:`map-down-line`,x:e.x+4,y:e.y+4,width:e.width-8,height:e.height-8,rx:`2`})]})}
function Shade({box:e}){
return a(`rect`,{class:`map-shade`,...e})}
function Corridor({passage:e,layout:t}){
let n=corridorBox(t,e.from,e.side),r=e.side===`ahead`||e.side===`back`?n.width:n.height,i=t.gap,o=n.x+n.width/2,s=n.y+n.height/2,c=r/2,l=e.out||e.barred?i/2+3:i/2-1.2,u=e.back||!e.known?i/2+3:i/2-1.2,f=e.known&&e.out&&!e.back;
return a(`g`,{transform:`translate(${o} ${s}) rotate(${TURN[e.side]})`,children:[a(`rect`,{class:`map-floor`,x:-c,y:-u,width:r,height:l+u}),a(`path`,{class:`map-wall`,d:`M${-c} ${-i/2}V${i/2}M${c} ${-i/2}V${i/2}`}),!e.known&&a(`path`,{class:`map-fade`,d:`M${-c+3}${-i/2+1}H${c-3}`}),f&&a(`path`,{class:`map-one-way`,d:`M-6 3.5 0-3.5 6 3.5`}),e.barred&&!e.out&&!e.back&&a(Door,{half:c})]})}
function Door({half:e}){
return a(`g`,{class:`map-door`,children:[a(`rect`,{x:-e,y:`-4`,width:2*e,height:`8`}),a(`path`,{d:`M${-e/2}-4V4M0-4V4M${e/2}-4V4`})]})}
function arrowBox(e,t,n){
let r=corridorBox(e,t,n),i={x:r.x+r.width/2,y:r.y+r.height/2};
return{x:i.x-17,y:i.y-17,width:34,height:34}}
var SHOWN_STATES=[`stuck`,`cut-off`,`carries`],STATE_SIGNS={carries:`prize`};
function Raiders({play:e,layout:t,lit:n}){
let r=viewOf(e),i=new Set(lying(e).map(({seat:e})=>e));
return a($,{children:r.raiders.map(o=>{
if(i.has(o.seat))return null;
let s=raidersIn(r,o.space),c=s.findIndex(e=>e.seat===o.seat);
if(o.space===`-`||c<0)return null;
let l=figureSpot(t,o.space,c,s.length);
return a(Raider,{play:e,layout:t,lit:n,raider:o,spot:l},o.seat)})})}
function Raider({play:e,layout:t,lit:n,raider:r,spot:i}){
let o=viewOf(e),s=e.reader.value,c=n.seats.get(r.seat),l=figureSize(t),u=s.read(seatName(r.seat)),f=answerText(e,c?.[0]),p=raiderInWords(r,s),m=statesOf(r).filter(e=>SHOWN_STATES.includes(e)),h=[`raider`,r.seat===o.active?`raider-active`:``,r.seat===seatOf$1(e)?`raider-own`:``,n.spaces.has(r.space)&&!c?`raider-through`:``],g={transform:`translate(${i.x-l*.4}px, ${i.y-l}px)`},_=a($,{children:[a(Figure,{seat:r.seat,size:l}),m.length>0&&a(`span`,{class:`raider-states`,children:m.map(e=>a(`span`,{title:s.say(`page-tr-state-${e}`),children:a(Sign,{of:STATE_SIGNS[e]??e,size:13})},e))})]}),v=h.filter(Boolean).join(` `)+mark(e,c);
return a(`button`,{type:`button`,class:v,style:g,title:u,tabIndex:c?0:-1,"aria-label":f?s.say(`page-tr-lit`,{thing:p,answer:f}):p,...answering(e,c?.[0]),...peeking(e,raiderShown(r),!c),children:[_,a(Digit,{play:e,answer:c?.[0]})]})}
function MapView({play:e,zoom:t}){
let n=T(null),r=useSlot(n),i=viewOf(e),o={width:i.width,depth:i.depth},s=T(void 0),c=w(()=>(s.current=layoutFor(o,r,t,s.current),s.current),[o.width,o.depth,r.width,r.height,r.isForLooking,t]),l=litFor(e),[u,f]=d(null),p=raiderOf(i,seatOf$1(e))?.space??raiderOf(i,i.active)?.space,m=u??(p&&p!==`-`?p:`A1`);
return useFollowing(n,c,r.scale,e),a(`div`,{ref:n,class:`map-slot`,onKeyDown:e=>walk(e,o,f),onFocusIn:e=>{
let{space:t}=e.target.dataset;
t&&f(t)},children:a(`div`,{class:`map`,style:{zoom:r.scale,width:`${c.width}px`,height:`${c.height}px`,"--half-gap":`${c.gap/2}px`},children:[a(MapInk,{view:i,layout:c,marks:spaceMarks(e,l)}),a(Rows$1,{play:e,layout:c,lit:l,home:m}),a(Arrows,{play:e,layout:c,lit:l}),a(Fallen,{play:e,layout:c}),a(Raiders,{play:e,layout:c,lit:l})]})})}
function Rows$1({play:e,layout:t,lit:n,home:r}){
let i=viewOf(e),o=placesByName(i),s=formOf(t),c=e=>figuresAcross(t,raidersIn(i,e).length),l=spacesOf(i),u=Array.from({length:i.depth},(e,t)=>l.slice(t*i.width,(t+1)*i.width));
return a(`div`,{class:`map-row`,role:`grid`,"aria-label":e.reader.value.say(`page-tr-map`),children:u.map(i=>a(`div`,{role:`row`,class:`map-row`,children:i.map(i=>a(Cell,{play:e,space:i,place:o.get(i),box:cellBox(t,i),room:roomOf(t.cell,s,t.gap,c(i)),figures:c(i),lit:n,isReached:i===r},i))},i[0]))})}
function spaceMarks(e,t){
return new Map([...t.spaces].map(([t,n])=>[t,mark(e,n)]))}
function Arrows({play:e,layout:t,lit:n}){
let r=new Set([...n.spaces.values()].map(([e])=>e));
return a($,{children:n.arrows.map(({space:n,side:i,key:o})=>{
let s=arrowBox(t,n,i);
return a(`button`,{type:`button`,class:`arrow arrow-${i}${mark(e,[o])}`,style:{left:`${s.x}px`,top:`${s.y}px`},"aria-label":answerText(e,o),title:answerText(e,o),...answering(e,o),children:[a(`svg`,{width:`34`,height:`34`,viewBox:`0 0 34 34`,"aria-hidden":`true`,children:a(`path`,{d:`M17 5 28 17h-6.5v11h-9V17H6z`})}),r.has(o)?null:a(Digit,{play:e,answer:o})]},`${n}${i}`)})})}
var ARROW_KEYS={ArrowUp:`ahead`,ArrowRight:`right`,ArrowDown:`back`,ArrowLeft:`left`};
function walk(e,t,n){
let r=ARROW_KEYS[e.key],i=e.target.dataset.space;
if(r===void 0||i===void 0||e.ctrlKey||e.altKey)return;
e.preventDefault();
let o=beside(i,r,t);
o!==null&&(n(o),e.currentTarget.querySelector(`[data-space="${o}"]`)?.focus())}
var TEXT=13;
function useSlot(e){
let[t,n]=d({width:640,height:420,scale:1}),{text:r}=settings.value;
return F(()=>{
let t=e.current;
if(t===null)return;
let r=()=>{
let e=getComputedStyle(t),r=e.getPropertyValue(`--map-held`)!==``,i=e.getPropertyValue(`--map-whole`)!==``,o=parseFloat(e.fontSize)/TEXT,[s,c]=[t.clientWidth/o,t.clientHeight/o];
s<=0||c<=0||n(e=>e.width===s&&(r||e.height===c)&&e.scale===o?e:{width:s,height:c,scale:o,isForLooking:i})};
r();
let i=new ResizeObserver(r);
return i.observe(t),()=>i.disconnect()},[r]),t}
function useFollowing(e,t,n,r){
let i=T(``),o=()=>{
let o=e.current,s=viewOf(r),c=raiderOf(s,seatOf$1(r))??raiderOf(s,s.active)??s.raiders[0];
if(o===null||c===void 0||c.space===`-`)return;
let l=cellBox(t,c.space),u=`${c.space} ${t.width} ${t.height} ${o.clientHeight}`;
i.current!==u&&(i.current=u,o.scrollTo({left:(l.x+l.width/2)*n-o.clientWidth/2,top:(l.y+l.height/2)*n-o.clientHeight/2,behavior:r.motion.peek()?`smooth`:`instant`}))};
A(o,[t]);
let s=T(o);
s.current=o,A(()=>{
if(e.current===null)return;
let t=new ResizeObserver(()=>s.current());
return t.observe(e.current),()=>t.disconnect()},[]),useSignalEffect(()=>{
`places`in r.view.value&&o()})}
function CardControl(e){
let{play:t,slug:n,number:r,kind:i=`action`,size:o,keys:s,tabIndex:c}=e,l=t.reader.value,u=l.read(cardName(n)),f=cardOf(n),p=answerText(t,s?.[0]),m=o===`small`?SmallCard:TokenCard,h=f?.printed.kind??i,g=`${u}, ${l.say(`card-kind-${h}`)}`,_=useCardMenu(t,s??[],u);
return a($,{children:[a(`button`,{type:`button`,class:`card-control card-control-${o}${mark(t,s)}`,tabIndex:c??0,"aria-label":p?l.say(`page-tr-lit`,{thing:g,answer:p}):g,..._===null?answering(t,s?.[0]):{},...peeking(t,{slug:n,card:r},!s?.length),..._?.control,children:[a(m,{entry:f,named:{name:u,kind:h},reader:l}),o===`told`&&f?a(`span`,{class:`card-control-words`,children:rulesText(f).map(e=>l.read(e)).join(` `)}):null,_?.sign??a(Digit,{play:t,answer:s?.[0]})]}),_?.list]})}
function CardItems({play:e,cards:t,size:n,lit:r}){
return a($,{children:t.map(({number:t,slug:i,kind:o})=>a(`li`,{children:a(CardControl,{play:e,slug:i,number:t,kind:o,size:n,keys:r?.cards.get(t)})},t))})}
function Scene({play:e}){
let t=viewOf(e),[n]=hasView(e)?t.tests:[],r=n?`${n.seat} ${n.ability} ${n.obstacle} ${t.turn}`:``,[i,o]=d(!1);
A(()=>o(!1),[r]);
let s=T(null),c=useClearSpot(s,e,i);
if(!hasView(e))return null;
let l=t.harm.length>0||t.announced.length>0;
if(!n&&!l)return a(Choosing,{play:e});
let u=e.reader.value;
return a(`section`,{ref:s,class:`scene${i?` scene-folded`:``}`,"data-at":c,"aria-label":u.say(`page-tr-scene`),children:[a(`header`,{class:`scene-head`,children:[a(`h2`,{children:u.read(n?titleOf(t,n):moreOf(t))}),a(`button`,{type:`button`,class:`scene-fold`,"aria-expanded":!i,"aria-label":u.say(i?`page-tr-unfold`:`page-tr-fold`),onClick:()=>o(!i),children:a(Sign,{of:`fold`,size:18})})]}),!i&&a($,{children:[n&&a(Sides,{play:e}),a(Announced,{play:e}),a(Harm,{play:e})]})]})}
function moreOf(e){
return message(e.announced.length>0?`page-tr-scene-cards`:`page-tr-scene-harm`)}
function titleOf(e,t){
let n=seatName(t.seat),r=obstacleOf(e,t);
return t.rival===null?r?message(`page-tr-scene-against`,{seat:n,obstacle:obstacleName(r)}):t.obstacle?message(`page-tr-scene-against`,{seat:n,obstacle:cardName(t.obstacle)}):t.ability===`search`&&!t.target?message(`page-tr-scene-search`,{seat:n}):message(`page-tr-scene-test`,{seat:n,ability:message(`ability-${t.ability}`)}):message(`page-tr-scene-attack`,{seat:n,rival:seatName(t.rival)})}
function obstacleOf(e,t){
let n=e.raiders.find(e=>e.seat===t.seat)?.space;
return e.places.find(e=>e.space===n)?.obstacles.find(e=>e.slug===t.obstacle)}
function Sides({play:e}){
let t=viewOf(e),[n,r]=t.tests;
return n?a(`div`,{class:`scene-sides`,children:[a(Roller,{play:e,test:n}),(r||aimOf(t,n)>0)&&a($,{children:[a(`span`,{class:`scene-against`,"aria-hidden":`true`,children:r?a(Sign,{of:`fight`,size:26}):`≥`}),r?a(Roller,{play:e,test:r}):a(Aim,{play:e,test:n})]})]}):null}
function Roller({play:e,test:t}){
let n=e.reader.value,r=n.read(seatName(t.seat)),i=t.faces.reduce((e,t)=>e+t,0),o=addedTo(e,t),s=t.faces.length>0,c=s?t.faces:Array.from({length:t.dice},()=>0),l=[...t.faces.length>1?[t.faces.join(` + `)]:[],...o===0?[]:[n.say(`page-tr-bonus`,{bonus:signed(o)})],...s?[]:[n.say(`page-tr-dice`,{dice:t.dice})]];
return a(`div`,{class:`scene-side`,children:[a(`p`,{class:`scene-who`,children:[a(SeatSeal,{seat:t.seat}),a(`b`,{children:r}),a(`span`,{class:`ability ability-${t.ability}`,children:[a(Sign,{of:t.ability,size:15}),` `,n.say(`ability-${t.ability}`)]})]}),a(`p`,{class:`dice`,role:`img`,"aria-label":diceInWords(e,t),children:c.map((e,t)=>a(Die,{face:e,at:t,size:c.length>5?26:34},t))}),a(`p`,{class:`scene-total`,"aria-hidden":`true`,children:s?i+o:`?`}),a(`p`,{class:`scene-made`,children:l.join(` · `)})]})}
function addedTo(e,t){
return bonusOf(e.lines.value,t.seat,t.faces)??t.bonus}
function diceInWords(e,t){
let n=e.reader.value;
if(!t.faces.length)return n.say(`page-tr-dice`,{dice:t.dice});
let r=t.faces.reduce((e,t)=>e+t,0)+addedTo(e,t);
return n.say(`page-tr-rolled`,{faces:t.faces.join(` + `),total:r})}
function aimOf(e,t){
if(t.target||t.ability!==`search`)return t.target;
let n=e.raiders.find(e=>e.seat===t.seat)?.space;
return e.places.find(e=>e.space===n)?.target??0}
function Aim({play:e,test:t}){
let n=viewOf(e),r=e.reader.value,i=obstacleOf(n,t);
return a(`div`,{class:`scene-side scene-aim`,children:[a(`p`,{class:`scene-who`,children:[i&&a(Sign,{of:i.kind,size:18}),!t.target&&a(Sign,{of:`treasure`,size:18}),a(`b`,{children:i?r.read(obstacleName(i)):r.say(t.target?`page-tr-target`:`page-tr-figure-treasure`)}),i&&i.life>0&&a(Pips,{life:i.life-i.damage,most:i.life})]}),a(`p`,{class:`scene-total scene-target`,children:aimOf(n,t)}),i&&a(Failure,{play:e,test:t,obstacle:i})]})}
function Failure({play:e,test:t,obstacle:n}){
return a(Fails,{play:e,seat:t.seat,slug:n.slug,isBuiltIn:n.number<0})}
function Fails({play:e,seat:t,slug:n,isBuiltIn:r}){
let i=viewOf(e),o=i.raiders.find(e=>e.seat===t)?.space,s=i.places.find(e=>e.space===o),c=r?s?.slug:n,l=cardOf(c??``)?.text.find(e=>e.id===`card-failure`);
return l?a(`p`,{class:`scene-made`,children:e.reader.value.read(l)}):null}
function Announced({play:e}){
let t=viewOf(e),n=e.reader.value;
return t.announced.length?a(`ul`,{class:`scene-cards`,children:t.announced.map(([t,r],i)=>a(`li`,{children:[a(`span`,{children:n.say(`page-tr-announced`,{seat:seatName(t)})}),a(CardControl,{play:e,slug:r,number:null,size:`token`})]},i))}):null}
function Harm({play:e}){
let t=viewOf(e),n=e.reader.value;
return t.harm.length?a(`ul`,{class:`scene-harm`,children:t.harm.map(([e,t],r)=>a(`li`,{children:[a(Sign,{of:`injured`,size:18}),n.say(`page-tr-harm`,{seat:seatName(e),amount:t})]},r))}):null}
function Choosing({play:e}){
let t=[...litFor(e).tests],n=T(null),r=useClearSpot(n,e,t.length===0);
if(!t.length)return null;
let i=e.reader.value,o=e.choices.question.value?.message.args.obstacle;
return a(`section`,{ref:n,class:`scene scene-choosing`,"data-at":r,"aria-label":i.say(`page-tr-scene`),children:[a(`div`,{class:`scene-sides`,children:t.map(([t,n])=>a(`button`,{type:`button`,class:`scene-choice ability-${t}${mark(e,n)}`,...answering(e,n[0]),children:[a(Sign,{of:t,size:20}),a(`span`,{children:i.read(e.choices.options.value.get(n[0]??``)?.message??``)}),a(Digit,{play:e,answer:n[0]})]},t))}),isName(o)&&a(Fails,{play:e,seat:e.you.value.seat,slug:o.key,isBuiltIn:o.kind===`obstacle`})]})}
function isName(e){
return typeof e==`object`&&`type`in e&&e.type===`name`}
var isFolded=y(!0);
function seriesOf(e){
return e.series??null}
function isBetween(e){
return e!==null&&e.stage!==`level`}
function hasMap(e){
return e.width>0}
function isSheetOpen(e){
return seriesOf(e)!==null&&(!isFolded.value||!hasMap(e))}
function levelName(e){
return{type:`name`,kind:`level`,key:e}}
function pointsOf(e,t){
return e.scoring===`turns`?t.extra:e.scoring===`levels`?t.levels:t.won.length}
function factsOf(e,t){
let n=[],r=e.extra[t];
r!==void 0&&(n.push(message(`series-fact-extra`,{turns:r})),e.finished[t]||n.push(message(`series-fact-unfinished`)));
let i=e.prizes[t];
i&&n.push(message(`series-fact-prize`,{card:cardName(i)}));
let o=e.kept[t]??[];
o.length>0&&n.push(message(`series-fact-kept`,{cards:o.map(cardName)}));
let s=e.added[t]??0;
return s>0&&n.push(message(`series-fact-added`,{count:s})),n}
function sumsOf(e,t){
let n=[];
return e.scoring===`turns`&&n.push(message(`series-fact-extra`,{turns:t.extra})),n.push(message(`series-fact-levels`,{count:t.levels})),t.won.length>0&&n.push(message(`series-fact-won`,{cards:t.won.map(cardName)})),n}
function standingInWords(e,t){
let n=[...sumsOf(e,t)];
return message(`series-sheet-standing`,{seat:seatName(t.seat),facts:n})}
function seriesInWords(e){
let t=e.levels.length;
return[...t>0?[message(`page-series-level-of`,{number:e.number,count:t})]:[],...e.players.map(t=>standingInWords(e,t))]}
var OFFERED=/^(?:treasure|keep|add):(.+)$/;
function offersOf(e){
return[...e].flatMap(e=>{
let t=OFFERED.exec(e)?.[1];
return t===void 0?[]:[{key:e,slug:t}]})}
function ScoreSheet({play:e,series:t}){
let n=e.reader.value,{winners:r}=t;
return a(`table`,{class:`tr-sheet`,children:[a(`thead`,{children:a(`tr`,{children:[a(`th`,{scope:`col`,children:n.say(`page-series-column-level`)}),t.players.map(({seat:t,raider:r})=>a(`th`,{scope:`col`,children:[a(Player,{play:e,seat:t}),a(`small`,{children:n.read(cardName(r))})]},t))]})}),a(`tbody`,{children:t.levels.map(n=>a(Level,{play:e,series:t,level:n},n.number))}),a(`tfoot`,{hidden:t.levels.length===0,children:a(`tr`,{children:[a(`th`,{scope:`row`,children:n.say(t.stage===`over`?`page-series-total`:`page-series-so-far`)}),t.players.map(i=>a(`td`,{children:[a(Player,{play:e,seat:i.seat,small:!0}),r.includes(i.seat)&&a(`b`,{class:`tr-sheet-won`,children:[a(Sign,{of:`prize`,size:14}),` `,n.say(`page-series-winner`)]}),a(Facts$1,{play:e,facts:sumsOf(t,i)})]},i.seat))]})})]})}
function Level({play:e,series:t,level:n}){
let r=e.reader.value,i=t.played.find(({number:e})=>e===n.number),o=!i&&t.stage===`level`&&t.number===n.number;
return a(`tr`,{class:i?``:o?`now`:`to-come`,children:[a(`th`,{scope:`row`,children:[a(`span`,{class:`tr-sheet-level`,children:[a(`b`,{children:n.number}),` `,r.read(levelName(n.title))]}),a(`small`,{children:r.read(toldOf(e,n,i,o))})]}),t.players.map(({seat:t})=>a(`td`,{class:isBlank(i,t)?`blank`:``,children:[a(Player,{play:e,seat:t,small:!0}),i?.winners.includes(t)&&a(`b`,{class:`tr-sheet-won`,children:[a(Sign,{of:`searched`,size:14}),` `,r.say(`page-series-won`)]}),i&&a(Facts$1,{play:e,facts:factsOf(i,t)})]},t))]})}
function isBlank(e,t){
return!e||!e.winners.includes(t)&&factsOf(e,t).length===0}
function toldOf(e,t,n,r){
if(n){
let e=message(`page-series-turns`,{turns:n.turns});
return n.reason?message(`page-series-ended`,{turns:e,reason:message(n.reason)}):e}
if(r){
let{turn:t}=viewOf(e);
return t>0?message(`page-series-now`,{turn:t}):message(`round-setup`)}
return t.builder===null?message(`page-series-to-come`):message(`page-series-to-come-of`,{seat:seatName(t.builder)})}
function Player({play:e,seat:t,small:n=!1}){
let r=e.reader.value.read(seatName(t));
return a(`span`,{class:n?`tr-sheet-player tr-sheet-again`:`tr-sheet-player`,"aria-hidden":n,children:[a(SeatSeal,{seat:t}),` `,r]})}
function Facts$1({play:e,facts:t}){
return t.length===0?null:a(`ul`,{children:t.map((t,n)=>a(`li`,{children:e.reader.value.read(t)},n))})}
var KINDS=[`treasure`,`upgrade`,`secret-move`,`action`,`discovery`,`obstacle`];
function SeriesPanel({play:e}){
let t=viewOf(e),n=seriesOf(t),r=n===null?``:`${n.stage} ${n.number}`;
A(()=>{
isFolded.value=!isBetween(n)},[r]);
let i=isSheetOpen(t);
if(A(()=>hide(e),[i]),n===null||!i)return null;
let o=hasMap(t),s=e.reader.value;
return a(`section`,{class:`tr-series-panel`,"aria-label":s.say(`page-series-sheet`),children:[a(`header`,{class:`tr-series-head`,children:[a(`h2`,{children:s.say(`page-series-stage-${n.stage}`)}),o&&a(`button`,{type:`button`,onClick:()=>{
isFolded.value=!0},children:[a(Sign,{of:`close`,size:14}),` `,s.say(`page-series-to-map`)]})]}),isBetween(n)&&a(Offers,{play:e,series:n}),a(ScoreSheet,{play:e,series:n})]})}
function Offers({play:e,series:t}){
let n=offersOf(e.choices.options.value.keys());
if(n.length===0)return null;
let r=e.reader.value,i=[...new Set(n.map(kindOf))].sort((e,t)=>KINDS.indexOf(e)-KINDS.indexOf(t)),o=new Map(t.deck);
return a(`div`,{class:`tr-offers`,children:i.map(s=>a(`section`,{children:[i.length>1&&a(`h3`,{children:r.say(`decks-kind-${s}`)}),a(`ul`,{children:n.filter(e=>kindOf(e)===s).map(({key:n,slug:i})=>a(`li`,{children:[a(CardControl,{play:e,slug:i,number:null,kind:s,size:`token`,keys:[n]}),t.stage===`add`&&o.has(i)&&a(`small`,{children:r.say(`page-series-in-deck`,{count:o.get(i)??0})})]},n))})]},s))})}
function kindOf({slug:e}){
return cardOf(e)?.printed.kind??`action`}
function Pile({play:e,cards:t,title:n,sign:r=`discards`,short:i=!1}){
let[o,s]=d(!1),c=e.reader.value.read(n);
return a($,{children:[a(`button`,{type:`button`,class:`deck pile${i?` pile-short`:``}`,"aria-haspopup":`dialog`,"aria-label":e.reader.value.say(`page-tr-pile`,{title:c,count:t.length}),title:c,onClick:()=>s(!0),children:[a(Sign,{of:r,size:16}),!i&&a(`span`,{class:`deck-words`,children:c}),a(`b`,{children:t.length})]}),o&&a(Dialog,{title:c,close:()=>s(!1),children:a(`ul`,{class:`pile-cards`,children:a(CardItems,{play:e,cards:[...t].reverse(),size:`token`})})})]})}
function SidePanel({play:e,children:t}){
return a(`aside`,{class:`tr-side`,"aria-label":e.reader.value.say(`page-tr-beside`),children:[a(Decks,{play:e}),a(News,{play:e}),t]})}
function News({play:e}){
let t=T(null),n=useCorner(t,e);
return a(`div`,{ref:t,class:`tr-news`,"data-at":n,children:[a(LastCast,{play:e}),a(Aims,{play:e})]})}
function LastCast({play:e}){
let t=recentCast(e.lines.value),n=useIsNews(e,t?.rolls.at(-1)?.at??-1);
if(t===null||t.rolls.length===0||!n)return null;
let r=e.reader.value,i=t.success===null?``:t.success?`passed`:`failed`;
return a(`section`,{class:`cast ${i}`,children:[a(`h3`,{children:r.say(`page-tr-cast-${t.kind}`)}),t.rolls.map(t=>a(Rolled,{play:e,roll:t},`${t.at} ${t.seat}`)),a(`p`,{class:`cast-end`,children:[t.obstacle!==null&&a(`span`,{children:r.read(t.obstacle)}),t.target>0&&a(`span`,{children:r.say(`page-tr-needed`,{target:t.target})}),i&&a(`b`,{class:`verdict ${i}`,children:[a(Sign,{of:t.success?`searched`:`close`,size:14}),r.say(`page-tr-${i}`)]})]})]})}
function Rolled({play:e,roll:t}){
let n=e.reader.value,r=madeOf(t),i=r===null?``:signed(r.bonus),o=n.say(r===null?`page-tr-rolled-by`:`page-tr-rolled-by-with`,{seat:seatName(t.seat),faces:t.faces.join(` + `),total:t.result,bonus:i});
return a(`div`,{class:`cast-roll`,children:[a(SeatSeal,{seat:t.seat}),a(`span`,{class:`dice`,role:`img`,"aria-label":o,children:t.faces.map((e,t)=>a(Die,{face:e,at:t,size:24},t))}),a(`span`,{class:`cast-figure`,"aria-hidden":`true`,children:[a(`b`,{class:`cast-total`,children:t.result}),r!==null&&a(`span`,{class:`cast-made`,children:[r.dice,` `,i[0],` `,i.slice(1)]})]})]})}
function Decks({play:e}){
let t=viewOf(e),n=e.reader.value,r=litFor(e);
return a(`section`,{class:`decks`,children:[a(`h3`,{children:n.say(`page-tr-decks`)}),a(`ul`,{children:[t.level_decks.map((i,o)=>{
let s=r.decks.get(o),c=i.top?`: ${n.read(cardName(i.top))}`:``,l=deckPart(i,t),u=deckInWords(i,l,e)+c,f=answerText(e,s?.[0]);
return a(`li`,{children:a(`button`,{type:`button`,class:`deck${mark(e,s)}`,tabIndex:s?0:-1,"aria-label":f?n.say(`page-tr-lit`,{thing:u,answer:f}):u,title:u,...answering(e,s?.[0]),children:[a(Sign,{of:`deck`,size:16}),a(`span`,{class:`deck-words`,children:u}),(l||c)&&a(`span`,{class:`deck-part`,children:l||c.slice(2)}),a(`b`,{children:i.count}),a(Digit,{play:e,answer:s?.[0]})]})},o)}),t.obstacle_deck_count+t.obstacle_discard.length>0&&a(`li`,{children:a(`span`,{class:`deck`,title:n.say(`page-tr-obstacle-deck`),children:[a(Sign,{of:`obstacle`,size:16}),a(`span`,{class:`deck-words`,children:n.say(`page-tr-obstacle-deck`)}),a(`b`,{children:t.obstacle_deck_count})]})}),t.obstacle_discard.length>0&&a(`li`,{children:a(Pile,{play:e,cards:t.obstacle_discard,title:message(`page-tr-obstacle-discard`)})})]})]})}
function deckInWords(e,t,n){
let r=n.reader.value;
return e.spare?r.say(`page-tr-spare-deck`):t===``?r.say(`page-tr-level-deck`):r.say(`page-tr-level-deck-of`,{part:t})}
function deckPart(e,t){
if(e.spare)return``;
let[n,r]=e.columns,[i,o]=e.depths,s=e=>String.fromCharCode(64+e),c=n<=1&&r>=t.width?``:span(s(n),s(r)),l=i<=1&&o>=t.depth?``:span(String(i),String(o));
return i===o&&n===r?c+l:`${c} ${l}`.trim()}
function span(e,t){
return e===t?e:`${e}–${t}`}
function hasAims(e){
let{solo:t,bounty:n,prize:r}=viewOf(e);
return t!==null||n.length>0||r!==null}
function toldAims(e){
let t=e.reader.value;
return aimsOf(viewOf(e)).filter(e=>t.has(e.id)).map(e=>t.read(e))}
function Aims({play:e}){
let t=viewOf(e),n=toldAims(e);
return!n.length&&t.solo===null?null:a(`section`,{class:`aims`,children:[n.map(e=>a(`p`,{children:e},e)),t.solo!==null&&a(Solo,{solo:t.solo,play:e})]})}
function aimsOf(e){
let t=[];
if(e.bounty.length){
let n=e.bounty.map(([e,t])=>message(`play-bounty`,{kind:message(`kind-${e}`),points:t}));
t.push(message(`play-bounties`,{bounties:n}))}
if(e.prize!==null){
let{slug:n,target:r,space:i,carrier:o}=e.prize,s={card:cardName(n),target:r};
t.push(o===null?message(`play-prize-lies`,{...s,space:i}):message(`play-prize-carried`,{...s,seat:seatName(o)}))}
e.save_points||t.push(message(`play-no-save-points`));
for(let[n,r,i]of e.lasting)t.push(message(`log-effect-held-${n}`,{seat:seatName(r),amount:i}));
return t}
function Solo({solo:e,play:t}){
let n=t.reader.value,r=new Set(e.targets.map(e=>e.kind));
return a($,{children:[a(`h3`,{children:n.say(soloTitle(e))}),a(`dl`,{class:`solo`,children:[e.targets.map(e=>{
let{figure:t,bound:r}=e,i=e.at_least?t>=r:t<=r;
return a(`div`,{class:i?`met`:`unmet`,children:[a(`dt`,{children:n.say(`solo-${e.kind}`)}),a(`dd`,{children:[a(`b`,{children:t}),e.at_least?` ≥ `:` ≤ `,r,a(`span`,{title:n.say(i?`page-tr-met`:`page-tr-unmet`),children:[a(Sign,{of:i?`searched`:`close`,size:13}),a(`span`,{class:`unseen`,children:n.say(i?`page-tr-met`:`page-tr-unmet`)})]})]})]},e.kind)}),COUNTS.filter(e=>!r.has(e)).map(t=>a(`div`,{children:[a(`dt`,{children:n.say(`solo-${t}`)}),a(`dd`,{children:a(`b`,{children:e[t]})})]},t))]})]})}
function soloTitle(e){
return e.targets.length===0?`page-tr-solo-counts`:e.ours?`page-tr-solo-ours`:`page-tr-solo`}
var COUNTS=[`turns`,`resets`,`mapped`,`searched`,`cleared`],ZOOMS=[1,1.3,1.7,2.2],LOW=matchMedia(`(max-height: 480px)`),ZOOMS_IF_LOW=[.6,...ZOOMS];
function Zoom({play:e,zoom:t,onZoom:n}){
let r=e.reader.value,i=useLow()?ZOOMS_IF_LOW:ZOOMS,o=i.indexOf(t),s=i[o+1],c=i[o-1];
return a(`div`,{class:`zoom`,role:`group`,"aria-label":r.say(`page-tr-zoom`),children:[a(`button`,{type:`button`,"aria-label":r.say(`page-tr-zoom-in`),title:r.say(`page-tr-zoom-in`),disabled:s===void 0,onClick:()=>s!==void 0&&n(s),children:a(Sign,{of:`plus`,size:18})}),a(`button`,{type:`button`,"aria-label":r.say(`page-tr-zoom-out`),title:r.say(`page-tr-zoom-out`),disabled:c===void 0,onClick:()=>c!==void 0&&n(c),children:a(Sign,{of:`minus`,size:18})})]})}
function useLow(){
let[e,t]=d(LOW.matches);
return A(()=>{
let e=()=>t(LOW.matches);
return LOW.addEventListener(`change`,e),()=>LOW.removeEventListener(`change`,e)},[]),e}
function Board({play:e}){
let t=T(``);
useSignalEffect(()=>{
let n=e.table.value.game;
t.current!==n&&(t.current=n,loadCards(n))}),A(()=>(loadImages(),watchImageKey()),[]);
let[n,r]=d(1);
if(!hasView(e))return a(`div`,{class:`tr-board tr-board-empty`});
let i=isSheetOpen(viewOf(e)),o=i?` tr-board-sheet`:hasAims(e)?` tr-board-aims`:``;
return a(`div`,{class:`tr-board${o}`,children:[a(`div`,{class:`tr-middle`,children:[i?null:a(MapView,{play:e,zoom:n}),i?null:a(Scene,{play:e}),i?null:a(DeathTold,{play:e}),a(SeriesPanel,{play:e})]}),i?null:a(SidePanel,{play:e,children:a(`div`,{class:`map-tools`,children:[a(Zoom,{play:e,zoom:n,onZoom:r}),a(Legend,{play:e})]})})]})}
function Hearts({play:e,raider:t}){
let n=e.reader.value.say(`page-tr-life`,{life:t.life,most:t.maximum_life}),r=healing(e,t,`damage`),i=Array.from({length:Math.max(t.maximum_life,t.life)},(e,n)=>a(Sign,{of:n<t.life?`life`:`no-life`,size:15},n));
return r?.[0]?a(`button`,{type:`button`,class:`hearts${mark(e,r)}`,"aria-label":answerText(e,r[0]),...answering(e,r[0]),children:i}):a(`span`,{class:`hearts`,role:`img`,"aria-label":n,title:n,children:i})}
function healing(e,t,n){
if(t.seat===seatOf$1(e))return litFor(e).abilities.get(n)}
function Abilities({play:e,raider:t,own:n}){
let r=e.reader.value;
return a(`ul`,{class:`abilities${n?` abilities-own`:``}`,children:ABILITIES.map((i,o)=>{
let s=t.abilities[o]??0,c=t.injuries[o]??0,l=message(`ability-${i}`),u=c?r.say(`page-tr-ability-injured`,{ability:l,value:s,injuries:c}):r.say(`page-tr-ability`,{ability:l,value:s}),[f]=healing(e,t,i)??[],p=a($,{children:[a(Sign,{of:i,size:n?18:14}),n&&a(`span`,{class:`ability-name`,children:r.read(l)}),a(`b`,{children:s}),c>0&&a(`i`,{class:`injury`,children:[`−`,c]})]}),m=`ability ability-${i}${c?` injured`:``}`;
return a(`li`,{children:f?a(`button`,{type:`button`,class:m+mark(e,[f]),"aria-label":answerText(e,f),...answering(e,f),children:p}):a(`span`,{class:m,role:`img`,"aria-label":u,title:u,children:p})},i)})})}
var SIGNS={gone:`close`,finished:`searched`,carries:`prize`,fought:`fight`};
function States({play:e,raider:t,short:n}){
let r=statesOf(t).filter(e=>!n||e!==`fought`);
if(!r.length)return null;
let i=e.reader.value;
return a(`ul`,{class:`states`,children:r.map(e=>{
let t=i.say(`page-tr-state-${e}`);
return a(`li`,{class:`state state-${e}`,title:t,children:[a(Sign,{of:SIGNS[e]??e,size:13}),` `,a(`span`,{class:`state-words`,children:t})]},e)})})}
function countsOf(e,t){
let n=e.reader.value,r=[{sign:`hand`,value:`${t.hand_count}/${t.hand_limit}`,label:n.say(`page-tr-hand-of`,{count:t.hand_count,limit:t.hand_limit})},{sign:`deck`,value:String(t.deck_count),label:n.say(`page-tr-deck-count`,{count:t.deck_count})},{sign:`steps`,value:String(t.moves_left),label:n.say(`page-tr-moves-left`,{count:t.moves_left})}];
return t.power>1&&r.push({sign:`power`,value:String(t.power),label:n.say(`page-tr-power`,{power:t.power})}),t.deaths>0&&r.push({sign:`dead`,value:String(t.deaths),label:n.say(`page-tr-deaths`,{count:t.deaths})}),t.points!==null&&r.push({sign:`points`,value:String(t.points),label:n.say(`page-tr-points`,{points:t.points})}),r}
var VITAL=new Set([`hand`,`points`]);
function Counts({play:e,raider:t,short:n}){
let r=countsOf(e,t).filter(({sign:e})=>!n||VITAL.has(e));
return a(`ul`,{class:`counts`,children:r.map(({sign:e,value:t,label:n})=>a(`li`,{role:`img`,"aria-label":n,title:n,children:[a(Sign,{of:e,size:14}),a(`b`,{children:t})]},e))})}
function Piles({play:e,raider:t,own:n}){
let r=[{cards:n?[]:t.unsaved,title:`page-tr-unsaved`,sign:`discovery`},{cards:n?[]:t.saved,title:`page-tr-saved`,sign:`save`},{cards:n?[]:t.known_hand,title:`page-tr-known-hand`,sign:`secret-move`},{cards:t.discard,title:`page-tr-discard`,sign:`discards`}].filter(e=>e.cards.length>0);
return r.length?a(`span`,{class:`piles`,children:r.map(({cards:t,title:n,sign:r})=>a(Pile,{play:e,cards:t,title:message(n),sign:r,short:!0},n))}):null}
function RaiderCard({play:e,raider:t}){
let n=e.reader.value;
return a(`button`,{type:`button`,class:`raider-card`,...peeking(e,raiderShown(t),!0),children:n.read(cardName(t.card))})}
function Figures({play:e,seat:t,own:n=!1}){
let r=hasView(e)?raiderOf(viewOf(e),t.seat):void 0;
return r===void 0?null:n?a(`section`,{class:`tr-own`,"aria-label":e.reader.value.say(`page-tr-own`),children:a(RaiderFigures,{play:e,raider:r,own:!0})}):a(RaiderFigures,{play:e,raider:r,own:!1})}
var FEW=4;
function RaiderFigures({play:e,raider:t,own:n}){
let r=!n&&viewOf(e).raiders.length>FEW;
return a(`div`,{class:`tr-plate${n?` tr-plate-own`:``}${r?` tr-plate-short`:``}`,children:[a(Seal,{play:e,raider:t}),n&&a(RaiderCard,{play:e,raider:t}),a(Hearts,{play:e,raider:t}),t.space!==`-`&&a(`span`,{class:`tr-where`,children:t.space}),r&&a(Counts,{play:e,raider:t,short:!0}),a(Abilities,{play:e,raider:t,own:n}),!r&&a(Counts,{play:e,raider:t,short:!1}),!n&&a(Piles,{play:e,raider:t,own:!1}),a(States,{play:e,raider:t,short:r})]})}
function Seal({play:e,raider:t}){
let n=e.reader.value,r=litFor(e).seats.get(t.seat),i=raiderInWords(t,n),o=answerText(e,r?.[0]);
return a(`button`,{type:`button`,class:`plate-seal${mark(e,r)}`,"aria-label":o?n.say(`page-tr-lit`,{thing:i,answer:o}):i,...answering(e,r?.[0]),...peeking(e,raiderShown(t),!r),children:a(SeatSeal,{seat:t.seat})})}
function FullCard({play:e,peek:t}){
let n=e.reader.value,r=cardOf(t.slug),i={name:n.read(cardName(t.slug)),kind:r?.printed.kind??`location`};
return a(WholeCard,{entry:r,named:i,reader:n,children:hasView(e)&&a(Now,{play:e,slug:t.slug,number:t.card})})}
function Now({play:e,slug:t,number:n}){
let r=viewOf(e),i=r.raiders.filter(e=>e.card===t&&!e.gone),o=i.find(e=>e.seat===peekedSeat.value)??i[0];
if(o)return a(RaiderNow,{play:e,raider:o});
let s=placeOf$1(r,t);
if(s)return a(PlaceNow,{play:e,place:s});
let c=r.places.flatMap(e=>e.obstacles).find(e=>e.number===n);
return c?a(ObstacleNow,{play:e,obstacle:c}):null}
function placeOf$1(e,t){
let n=e.places.find(e=>e.space===peekedSpace.value);
return n?.slug===t?n:e.places.find(e=>e.slug===t)}
function Facts({play:e,children:t}){
return a(`section`,{class:`card-now`,children:[a(`h4`,{children:e.reader.value.say(`page-tr-now`)}),a(`ul`,{children:t})]})}
function RaiderNow({play:e,raider:t}){
let n=e.reader.value,r=facts(cardOf(t.card)?.printed);
return a(Facts,{play:e,children:[a(`li`,{children:a(`b`,{children:n.read(seatName(t.seat))})}),ABILITIES.map((e,i)=>{
let o=r?.kind===`raider`?r[e]:null,s=t.abilities[i]??0,c=t.injuries[i]??0;
return o===s&&!c?null:a(`li`,{children:[a(Sign,{of:e,size:14}),` `,n.say(`ability-${e}`),` `,o!==null&&o!==s&&a(`s`,{children:o}),` `,a(`b`,{children:s}),c>0&&a($,{children:[` · `,n.say(`page-tr-injuries`,{count:c})]})]},e)}),a(`li`,{children:[a(Sign,{of:`life`,size:14}),` `,n.say(`page-tr-life`,{life:t.life,most:t.maximum_life})]}),countsOf(e,t).map(({sign:e,label:t})=>a(`li`,{children:[a(Sign,{of:e,size:14}),` `,t]},e)),statesOf(t).map(e=>a(`li`,{children:n.say(`page-tr-state-${e}`)},e))]})}
function PlaceNow({play:e,place:t}){
let n=viewOf(e),r=e.reader.value;
if(!t.face_up)return null;
let i=e=>leading(t,e,n).map(e=>message(`side-${e}`)),o=i(t.exits),s=i(t.blocked),c=oneWayExits(n,t).map(e=>message(`side-${e}`));
return a(Facts,{play:e,children:[a(`li`,{children:[t.space,` ·`,` `,o.length?r.say(`page-tr-exits`,{sides:o}):r.say(`page-tr-no-exits`)]}),c.length>0&&a(`li`,{children:r.say(`page-tr-one-way`,{sides:c})}),s.length>0&&a(`li`,{children:r.say(`page-tr-blocked`,{sides:s})}),marksOf(n,t).map(e=>a(`li`,{children:[a(Sign,{of:e,size:14}),` `,r.say(`page-tr-mark-${e}`)]},e)),t.obstacles.map(e=>a(`li`,{children:[a(Sign,{of:e.kind,size:14}),` `,obstacleInWords(e,r)]},e.number))]})}
function ObstacleNow({play:e,obstacle:t}){
return!t.life||!t.damage?null:a(Facts,{play:e,children:a(`li`,{children:[a(Sign,{of:`life`,size:14}),` `,e.reader.value.say(`page-tr-life`,{life:t.life-t.damage,most:t.life})]})})}
function Happening({line:e}){
return isRoll(e)?a(`span`,{class:`dice told-dice`,children:rollOf(e).faces.map((e,t)=>a(Die,{face:e,at:t,size:34},t))}):null}
function Hand({play:e,brief:t=!1}){
let n=seatOf$1(e),r=viewOf(e),i=seriesOf(r);
if(n!==null&&isBetween(i))return a(Carried,{play:e,series:i,seat:n});
let o=hasView(e)?raiderOf(r,n):void 0;
if(o===void 0||n===null)return null;
let s=litFor(e);
if(t)return a(`div`,{class:`tr-brief`,children:[a(TokenCards,{play:e,cards:r.hand,label:`page-tr-open-hand`,lit:s}),r.hand.length>0?null:a(`p`,{class:`hand-empty`,children:e.reader.value.say(`page-tr-open-hand-none`)}),a(Rows,{play:e,raider:o,lit:s,own:!1})]});
let c=offeredCards(s,[...r.hand,...o.unsaved,...o.saved]);
return a(`div`,{class:`tr-hand`,children:[a(Places,{play:e,cards:r.hand,offered:c,lit:s}),a(Rows,{play:e,raider:o,lit:s,own:!0})]})}
var CARD=[128,186];
function Places({play:e,cards:t,offered:n,lit:r}){
let i=T(null),o=n.length>0&&t.length>0?2:1,s=!useFan(i,t.length+n.length,CARD,o);
return a(`div`,{ref:i,class:`hand-places`,children:[n.length>0&&a(Offered,{play:e,cards:n,isMany:s}),(t.length>0||n.length===0)&&a(HandCards,{play:e,cards:t,lit:r,isMany:s})]})}
function Carried({play:e,series:t,seat:n}){
let r=e.reader.value,i=t.players.find(e=>e.seat===n);
return i===void 0||t.stage===`over`?null:a(`section`,{class:`tr-rows tr-carried`,children:[a(`div`,{class:`tr-row`,children:[a(`h3`,{children:r.say(`page-series-carried`)}),i.kept.length===0?a(`p`,{class:`hand-empty`,children:r.say(`page-series-carries-nothing`)}):a(`ul`,{class:`tr-tokens`,"aria-label":r.say(`page-series-carried`),children:i.kept.map((t,n)=>a(`li`,{children:a(CardControl,{play:e,slug:t,number:null,size:`token`})},n))})]}),a(`p`,{class:`hint`,children:r.say(`page-series-deck`,{count:i.deck_count})})]})}
function HandCards({play:e,cards:t,lit:n,isMany:r}){
let i=T(null);
useRoving(i);
let o=e.reader.value;
return t.length?a(`div`,{class:placeOf(r),children:[a(`ul`,{ref:i,class:`hand-cards`,"aria-label":o.say(`page-tr-hand`),children:a(CardItems,{play:e,cards:t,size:r?`told`:`small`,lit:n})}),r&&a(MoreCards,{play:e,list:i})]}):a(`p`,{class:`hand-empty`,children:o.say(`page-tr-hand-empty`)})}
function placeOf(e){
return e?`hand-place hand-many`:`hand-place`}
function MoreCards({play:e,...t}){
let n=t=>e.reader.value.say(`page-tr-more`,{count:t});
return a(MoreBelow,{...t,words:n})}
function Rows({play:e,raider:t,lit:n,own:r}){
let i=T(null),o=[{id:`page-tr-unsaved`,cards:t.unsaved},{id:`page-tr-saved`,cards:t.saved}].filter(e=>e.cards.length>0);
return!o.length&&!(r&&t.discard.length)?null:a(`section`,{class:`tr-rows-place`,children:[a(`div`,{ref:i,class:`tr-rows`,children:[o.map(({id:t,cards:r})=>a(`div`,{class:`tr-row`,children:[a(`h3`,{children:e.reader.value.say(t)}),a(TokenCards,{play:e,cards:r,label:t,lit:n})]},t)),r&&a(Piles,{play:e,raider:t,own:!0})]}),r&&a(MoreCards,{play:e,list:i,items:`.tr-tokens > li, .piles`})]})}
function TokenCards({play:e,cards:t,label:n,lit:r}){
return t.length===0?null:a(`ul`,{class:`tr-tokens`,"aria-label":e.reader.value.say(n),children:a(CardItems,{play:e,cards:t,size:`token`,lit:r})})}
function offeredCards(e,t){
let n=new Set(t.map(e=>e.number));
return e.named.filter(({number:e})=>e===null||!n.has(e))}
function Offered({play:e,cards:t,isMany:n}){
let r=T(null);
useRoving(r);
let i=e.reader.value.say(`page-tr-offered`),o=n?`told`:`small`;
return a(`div`,{class:`${placeOf(n)} hand-offered`,children:[a(`ul`,{ref:r,class:`hand-cards`,"aria-label":i,children:t.map(({key:t,slug:n,number:r})=>a(`li`,{children:a(CardControl,{play:e,slug:n,number:r,size:o,keys:[t]})},t))}),n&&a(MoreCards,{play:e,list:r})]})}
function SeriesLine({play:e,series:t}){
let n=e.reader.value,r={number:t.number,count:t.levels.length};
return a(`span`,{class:`tr-series`,children:[r.count>0&&a(`span`,{class:`tr-series-level`,title:n.say(`page-series-level-of`,r),children:[a(`span`,{class:`tr-series-long`,children:n.say(`page-series-level-of`,r)}),a(`span`,{class:`tr-series-short`,"aria-hidden":`true`,children:n.say(`page-series-level-short`,r)})]}),a(`button`,{type:`button`,class:`tr-series-sheet`,"aria-expanded":!isFolded.value,onClick:()=>{
isFolded.value=!isFolded.value},children:[a(Sign,{of:`prize`,size:16}),a(`span`,{children:n.say(`page-series-sheet`)}),a(`span`,{class:`tr-series-points`,children:t.players.map(e=>{
let r=n.read(standingInWords(t,e));
return a(`span`,{class:`tr-series-point`,role:`img`,"aria-label":r,title:r,children:[a(SeatSeal,{seat:e.seat}),a(`b`,{children:pointsOf(t,e)})]},e.seat)})})]})]})}
var ROUNDS=[`ready`,`action`,`search`,`draw`];
function Header({play:e}){
if(!hasView(e))return null;
let t=viewOf(e),n=e.reader.value,r=t.round===`setup`,i=seriesOf(t);
return a(`div`,{class:`tr-header`,children:[i!==null&&a(SeriesLine,{play:e,series:i}),isBetween(i)?null:r?a(`span`,{class:`tr-turn`,children:n.say(`round-setup`)}):a($,{children:[a(`span`,{class:`tr-turn`,children:t.turn_limit===null?n.say(`page-tr-turn`,{turn:t.turn}):n.say(`page-tr-turn-of`,{turn:t.turn,limit:t.turn_limit})}),a(`ol`,{class:`tr-rounds`,children:ROUNDS.map(e=>a(`li`,{class:e===t.round?`now`:``,"aria-current":e===t.round?`step`:void 0,children:n.say(`page-tr-round-${e}`)},e))})]}),t.order.length>1&&!isBetween(i)&&a(`ol`,{class:`tr-order`,"aria-label":n.say(`page-tr-order`),children:t.order.map(e=>{
let r=n.read(seatName(e));
return a(`li`,{class:e===t.active?`now`:``,"aria-current":e===t.active?`true`:void 0,title:r,children:[a(SeatSeal,{seat:e}),a(`span`,{class:`unseen`,children:r})]},e)})}),t.goal===`find-treasure`?i===null?a(`span`,{class:`tr-goal tr-goal-usual`,children:n.say(`page-tr-goal`)}):null:a(`span`,{class:`tr-goal`,children:n.read(message(`play-goal-${t.goal}`))})]})}
function inWords(e){
let t=e.reader.value,n=viewOf(e),r=seriesOf(n),i=r===null?[]:seriesInWords(r).map(e=>t.read(e));
return hasMap(n)?[...i,...positionInWords(n,t)]:i}
var ASKED_BY_CARDS=new Set([`TR-12.1`,`TR-6.23`,`TR-10.10`,`TR-15.4d`]),table={layout:{ownFigures:`plate`,tells:!0},theme:`tr-table`,Board,Hand,Figures,FullCard,Header,Happening,isChance:isRoll,stages:new Set([`CardAnnounced`,`ObstaclePlayed`]),befalls:(e,t)=>isDeath(e)&&seatOfLine(e)===t,heading:({event:e})=>e===`TurnBegan`?`turn`:e===`RoundBegan`?`part`:null,help:[`lesson-goal`,`page-tr-help-turn`,`page-tr-help-explore`,`page-tr-help-obstacle`,`lesson-test`,`lesson-harm`,`lesson-death`,`lesson-find`,`lesson-item`,`lesson-window`],inWords,followsUp:({clause:e})=>ASKED_BY_CARDS.has(e),isAboutHand:({kind:e})=>e===`mulligan`,alike:(e,t,n)=>areCopies(e,t,n),givesUp:[`pay-card`,`drop`],order:e=>e.order??[]};
export{table};
