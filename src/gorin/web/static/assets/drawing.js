import{away,blob,box,by,clamp,fill,grain,penFor,place,polygon,shaft,stroke,tone}from"./ink.js";
import{bat,crane,horse,skull,tiger,wolfFace}from"./animals.js";
import{angel,dragon}from"./creatures.js";
import{AIM,CHEER,CLIMB,HANG,LEAP,RUN,STAND,figure as figure$1}from"./figure.js";
import{cave,cloud,flame,flat,foreground,grass,mist,moon,mountain,night,petals,stars,sun,thicket,water,wave}from"./scene.js";
import{courtier,general,goblin,ronin,soldier}from"./people.js";
import{archBridge,archway,banner,boulder as boulder$1,castle,gate,idol,masonry,medipack,pistol,rope,ropeBridge,scroll,spikes,sword,tent,torch}from"./things.js";
var figure=(e,t,n,r)=>i=>place(figure$1(i,e,{halo:5}),t,n,r);
function map(e){
let t=stroke(`M-50 40Q-20 20 0 36T40 20`,5,`A`)+stroke(`M30 6l18 18M48 6l-18 18`,5,`A`);
return place(scroll(e,116,130,mountain(e,-14,10,70,44,.3,.4)+t),0,0,1,-8)}
function boulder(e){
let t=figure$1(e,RUN,{light:[-1,-2.4],halo:5});
return boulder$1(e,0,-10,74)+place(t,16,84,.8)}
function climber(e){
let t=figure$1(e,CLIMB,{light:[-2.4,-1],halo:5});
return rope(0,-190,190)+place(t,0,12,1.1)}
function pit(e){
let t=figure$1(e,HANG,{light:[2,-2.4],halo:5});
return place(t,0,-24,1)+spikes(e,84,52,7,-90,90)}
function crossing(e){
return ropeBridge(-150,150,0,30)+figure(STAND,-30,-2,.8)(e)}
function explorer(e){
return figure(STAND,0,40,1.4)(e)+place(torch(0,0,.6),48,-74)}
function camp(e){
return place(tent(e,62),-30,62)+place(tent(e,46,`a`),46,70)+banner(-92,70,150,`a`,26)}
function army(e){
return place(soldier(e),-58,40,.9)+place(soldier(e,`banner`),56,40,.9)+place(soldier(e),0,56,1.12)}
var LETTER=`M34 -46v92M12 -46v60M-10 -46v84M-32 -46v40`,MOTIFS={map,boulder,climber,pit,crossing,explorer,camp,army,idol:e=>place(idol(e),0,8,1.05),wolf:e=>place(wolfFace(e),0,6,.96),tiger:()=>place(tiger(),0,2,1.05),bat:e=>place(bat(e,[0,-2.4]),0,0,1.05),skull:e=>place(skull(e,8),0,-6,1.1),horse:e=>place(horse(e),-118,-56,1.02),crane:()=>place(crane(),0,0,1.25),dragon:e=>place(dragon(e),-14,8,.86),angel:e=>place(angel(e),0,6,.9),goblin:e=>place(goblin(e,0),0,24,1.5),general:e=>place(general(e),0,8,.86),ronin:e=>place(ronin(e),0,10,1.1),courtier:e=>place(courtier(e),0,-10,.86),soldier:e=>place(soldier(e),0,60,1.5),pistol:e=>place(pistol(e),-4,-10,1.35,-14),medipack:e=>place(medipack(e),0,0,1),sword:()=>place(sword(196),-62,60,.94,-40),banner:()=>banner(-40,84,180,`a`,64,8),castle:e=>place(castle(e),0,82,.94),archway:e=>place(archway(e),0,12,.84),gate:()=>place(gate(),0,16,1.05),bridge:e=>place(archBridge(e),0,20,1.05),scroll:e=>place(scroll(e,116,130,stroke(LETTER,4)),0,0,1,6),wave:e=>place(wave(e,0,0,.9),0,30),flame:()=>flame(0,40,1.9),mountain:e=>mountain(e,0,84,210,170,.34,.5),leaper:figure(LEAP,0,30,1.3),shooter:figure(AIM,-10,42,1.5),winner:figure(CHEER,0,36,1.35)},WORDS=[[/map|tablet|insight|study|assess|tactic|plan\b/i,`map`],[/idol|charm|amulet|bounty|glyph|ring\b|jewel|crown/i,`idol`],[/wolf|wolves|beast|bear|hound|dog/i,`wolf`],[/tiger|lion|puma|cat\b|scent/i,`tiger`],[/bat\b|bats|roost/i,`bat`],[/dragon|drake|wyrm|serpent/i,`dragon`],[/angel|spirit|kami|saint/i,`angel`],[/crane|bird|hawk|falcon|wing/i,`crane`],[/horse|rider|steed|cavalr|moto\b/i,`horse`],[/goblin|ogre|oni\b|imp\b|ratling/i,`goblin`],[/skele|skull|remains|curse|death|grave|bone/i,`skull`],[/boulder|stone|sphere|crush|rock/i,`boulder`],[/katana|sword|blade|spear|strike|cut\b/i,`sword`],[/pistol|gun|shot|ammo|barrel|clip|fire\b|load|aim|silver/i,`pistol`],[/medi|life|heal|endur/i,`medipack`],[/castle|keep\b|wall|tower|palace|hold\b|fortress/i,`castle`],[/torii|shrine|temple|monk|pilgrim/i,`gate`],[/camp|barracks|dojo|training/i,`camp`],[/army|legion|guard|soldier|charge|banzai|raid/i,`army`],[/general|champion|command|daimyo|lord/i,`general`],[/ronin|wander|duel/i,`ronin`],[/courtier|court\b|lady|fan\b|diplomat|advisor|favor/i,`courtier`],[/crossing|rope-bridge/i,`crossing`],[/rope|climb|slope|heights/i,`climber`],[/pit|spike|floor|teeth|trap/i,`pit`],[/bridge/i,`bridge`],[/door|entrance|exit|gate|cave\b|chamber|vault|room|hall|passage|lair|sanctuary/i,`archway`],[/flare|flash|torch|lava|toxic|burn|flame|bolt|lightning/i,`flame`],[/run|flip|leap|jump|gap|chasm|escape|divert|push|acrobat/i,`leaper`],[/sea|wave|river|lake|island|coast|harbo/i,`wave`],[/mountain|peak|hill|pass\b/i,`mountain`],[/banner|flag|honor|vow/i,`banner`],[/scroll|letter|book|poem|art\b|draw/i,`scroll`],[/fight|attack|ambush|sniper/i,`shooter`]],OTHERS=[`banner`,`scroll`,`gate`,`castle`,`crane`,`explorer`,`sword`,`mountain`,`wave`,`archway`],PLACES={cave:{colours:`dusk`,back:(e,t)=>flat(`b`)+fill(blob(e,150,144,96,92),`p`)+tone(e,by(.5+t,away(150,144,70,190)),{angle:24}),front:e=>cave(e,150,150,148,142)},vault:{colours:`ember`,back:(e,t)=>{
let n=shaft(150,-60,150,320,60);
return flat(`b`)+fill(polygon([[110,-60],[190,-60],[260,360],[40,360]]),`p`)+masonry(e,-20,-20,340,300,36)+tone(e,(e,r)=>n(e,r)*(.5+t)+(r>240?.3:0),{angle:34})},front:e=>fill(box(-60,268,420,90))+grass(e,270,14,8)},night:{colours:`moon`,back:(e,t)=>flat(`b`)+moon(e,170,110,82)+night(e,by(.5+t,away(170,110,86,230)),0)+stars(e,20,120)+mist(e,210,40),front:e=>foreground(thicket(e,-6,310,110,5,-1.6,-.3)+thicket(e,306,310,110,5,-2.9,-1.6))},court:{colours:`plum`,back:e=>flat(`b`)+sun(150,120,90,`p`)+cloud(e,50,60,100)+cloud(e,256,180,110),front:e=>petals(e,14,`a`,9)},field:{colours:`sun`,back:e=>flat(`b`)+sun(150,120,96,`a`)+mountain(e,250,230,220,90,.3,.4)+mist(e,210,40),front:e=>fill(box(-60,280,420,90))+grass(e,284,60,20)},sea:{colours:`sea`,back:e=>flat(`b`)+sun(190,90,50,`p`)+cloud(e,80,60,100)+fill(box(-60,190,420,200),`a`)+water(e,194,300,190),front:e=>wave(e,240,262,.5)}},MOST_DANGER=16,USUAL_DANGER=4;
function motifOf(e,{words:t=[],others:n=OTHERS}={}){
if(e.motif!==void 0)return e.motif;
let r=[...t,...WORDS].find(([t])=>t.test(e.name));
return r===void 0?n[Math.floor(penFor(`motif ${e.name}`).next()*n.length)]??`banner`:r[1]}
function compose(e,t={}){
let{colours:n,back:r,front:i}=PLACES[e.place],a=MOTIFS[motifOf(e,t)],o=clamp((e.danger??USUAL_DANGER)/MOST_DANGER)*.7;
return{colours:n,draw:e=>{
let t=e.next()<.5;
return r(e,o)+fill(blob(e,150,250,96,15))+place(a(e),150,156,1,0,t)+i(e)}}}
var BOXES={upright:[216,296],lying:[300,176],square:[250,250],sign:[196,196],large:[220,296]},GAPS={upright:.9,lying:1,square:1,sign:1.7,large:.58};
function picture(e,t,n){
let r=t.draw(penFor(e,GAPS[n])),i=n===`sign`?``:grain(penFor(n)),[a,o]=BOXES[n],[s,c]=t.focus??[150,150],l=Math.max(0,Math.min(300-a,s-a/2)),u=Math.max(0,Math.min(300-o,c-o/2));
return`<svg class="pic pal-${t.colours}" viewBox="${l} ${u} ${a} ${o}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${r}${i}</svg>`}
var NO_PAGES={scenes:{},words:[]},kept=new WeakMap;
function drawn(e,t,n=NO_PAGES){
let{name:r,place:i,motif:a,danger:o}=e,s=JSON.stringify([t,r,i,a,o]),c=kept.get(n)??new Map;
kept.set(n,c);
let l=c.get(s);
if(l!==void 0)return l;
let u=picture(r,n.scenes[r]??compose(e,n),t);
return c.set(s,u),u}
export{NO_PAGES,drawn};
