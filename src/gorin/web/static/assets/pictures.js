import{__exportAll}from"./rolldown-runtime.js";
import{away,between,blob,body,box,brush,by,circle,clamp,clipped,drawn as drawn$1,fill,grain,hatch,line,mirrored,outline,penFor,place,polygon,range,shaft,stroke,through,tone}from"./ink.js";
var WOLF=`4,50! 10,45 22,41 30,34 33,14! 42,29 51,19! 56,36 70,38 92,36 120,37 142,34 158,40 168,52 188,66 204,96! 184,82 170,70 168,82 177,96 172,112 179,132! 163,132 160,112 155,94 146,84 140,92 144,108 149,132! 135,132 132,110 125,86 108,80 93,86 88,104 93,132! 78,132 75,110 70,92 64,104 66,118 69,132! 54,132 53,112 49,90 42,72 34,64 22,64 8,63! 17,57! 5,55!`,HOWL=`40,6! 47,3 54,14 66,26 76,18! 80,34 89,46 100,62 112,84 122,104 128,122 140,126 156,118 172,122! 160,136 142,142 104,143! 98,132 94,143 76,143! 75,132 72,112 66,98 60,112 60,143! 44,143 48,120 48,98 51,78 52,60 49,44 44,32 34,20 31,13! 43,18!`;
function wolf(e,t=[2,-2]){
let n=(e,t,n,r)=>brush([[e,t],[e+n,t+r]],[1.6,.2],1),r=range(34).map(()=>n(between(e,50,160),between(e,42,66),between(e,3,7),between(e,3,7))).join(``)+range(9).map(e=>n(44+e*3,46+e*2.4,5,8)).join(``);
return body(e,outline(WOLF),t,`p`,4)+clipped(e,outline(WOLF),fill(r,`p`,.8))+fill(outline(`24,43! 30,40 34,44! 29,46`),`a`)+fill(polygon([[7,55],[9,61],[11,55.6],[14,60],[17,57]]),`p`)}
var howlingWolf=(e,t=[2,-2])=>body(e,outline(HOWL),t,`p`,3),BAT=`0,-14 4,-13 8,-26! 13,-11 13,-4 24,-9 40,-26 60,-37! 70,-24 88,-14 112,4! 92,2 80,8 77,22! 66,10 54,11 44,26! 36,14 25,15 16,24 8,24 4,33! 0,30`;
function bat(e,t=[0,-2],n=!0){
let r=mirrored(BAT),i=[[60,-36,77,20],[59,-36,44,24],[40,-25,22,10],[60,-36,110,3]].map(([e=0,t=0,n=0,r=0])=>[1,-1].map(i=>brush([[i*e,t],[i*(e+n)/2+i*3,(t+r)/2-3],[i*n,r]],[1.8,1.2,.3],3)).join(``)).join(``);
return body(e,r,t,`p`,3)+clipped(e,r,fill(i,`p`,.75))+(n?fill(outline(`-8,-9! -2,-6! -7,-4`)+outline(`8,-9! 2,-6! 7,-4`),`a`)+fill(polygon([[-4,1],[-2.6,7],[-1,1]])+polygon([[4,1],[2.6,7],[1,1]]),`p`):``)}
var batFar=(e,t,n,r=0)=>place(fill(mirrored(`0,-3 3,-8! 5,-2 14,-9 28,-4! 20,0 14,6! 8,3 0,8`)),e,t,n,r);
function wolfFace(e){
let t=mirrored(`0,-46 16,-50 30,-58 44,-104! 66,-74 70,-40 84,-20! 76,-16 92,8! 78,8 86,34! 66,28 62,46! 46,40 34,64 20,84 0,90`),n=e=>outline(e)+outline(e.replace(/(^| )(-?[\d.]+),/g,(e,t,n)=>`${t}${-Number(n)},`)),r=range(64).map(()=>{
let[t,n]=[between(e,-78,78),between(e,-50,44)];
return Math.abs(t)<15&&n>-10?``:brush([[t,n],[t*1.09,n+between(e,8,14)]],[1.8,.2],1)}).join(``);
return body(e,t,[0,-3],`p`,5)+clipped(e,t,fill(r,`p`,.8))+fill(n(`45,-90! 58,-68 60,-48 44,-52 38,-62`),`b`)+fill(n(`6,-30! 30,-40 52,-30! 30,-28`),`p`)+fill(n(`14,-12! 26,-22 46,-22! 40,-10 26,-7`),`a`)+fill(circle(29,-14,2.6,5)+circle(-29,-14,2.6,5))+fill(mirrored(`0,-12 9,-8 14,20 30,32 32,44! 20,50 10,46 0,50`),`p`)+hatch(e,mirrored(`0,-12 9,-8 14,20 30,32 32,44! 20,50 10,46 0,50`),[-34,-14,68,66],(e,t)=>(Math.abs(e)>9?.5:.1)-t*.002,70,4)+fill(mirrored(`0,22 15,22 17,31 6,40 0,41`))+fill(circle(-6,27,2.4,1.6),`p`)+fill(mirrored(`0,48 16,52 30,48 24,72 10,82 0,83`),`a`)+stroke(mirrored(`0,48 16,52 30,48 24,72 10,82 0,83`),2)+fill(n(`13,50! 19,72! 24,50!`)+n(`5,50! 8,60! 11,51!`)+n(`8,81! 12,66! 16,77!`),`p`)+fill(mirrored(`0,66 7,68 8,78 0,79`),`b`)}
function tiger(){
let e=mirrored(`0,-62 20,-63 34,-60 38,-78 56,-84 70,-70 68,-48 62,-36 70,-14 84,6! 72,8 80,24! 66,26 68,42! 52,46 40,60 20,72 0,75`),t=e=>outline(e)+outline(e.replace(/(^| )(-?[\d.]+),/g,(e,t,n)=>`${t}${-Number(n)},`)),n=t(`8,-60! 14,-59! 7,-34`)+t(`22,-61! 30,-58! 16,-32`)+t(`66,-30! 68,-20! 42,-26`)+t(`73,-10! 79,-2! 46,-8`)+t(`82,6! 74,12! 50,8`)+t(`78,24! 70,30! 48,22`)+t(`66,42! 58,46! 42,36`)+t(`-2,-62! 2,-62! 0,-40`);
return stroke(e,5,`P`)+drawn$1(e,`a`,2.4)+fill(t(`44,-74! 56,-76 64,-66 62,-52 52,-60`))+fill(n)+fill(t(`14,-28! 30,-30 44,-20 34,-16 20,-18`),`p`)+fill(t(`10,-12! 22,-19 36,-14 44,-4! 30,-1 18,-3`))+fill(t(`17,-10 26,-15 35,-10 36,-5 26,-3`),`p`)+fill(circle(25,-9,2.6,5.4)+circle(-25,-9,2.6,5.4))+fill(t(`0,-14 8,-10 10,6 14,12 0,14`),`a`)+drawn$1(mirrored(`0,18 12,14 30,20 38,34 28,48 12,48 6,44 0,46`),`p`,1.6)+fill(mirrored(`0,8 14,6 15,13 4,21 0,22`))+stroke(`M0 21V30`,2)+fill(mirrored(`0,34 12,40 28,38 24,58 12,66 0,68`))+fill(outline(`-16,40! -13,56! -9,41!`)+outline(`16,40! 13,56! 9,41!`)+outline(`-12,65! -10,56! -7,66!`)+outline(`12,65! 10,56! 7,66!`),`p`)+fill(mirrored(`0,54 8,56 9,64 0,66`),`b`)+stroke([0,1,2].map(e=>`M20 ${30+e*5}Q50 ${24+e*8} 92 ${20+e*14}M-20 ${30+e*5}Q-50 ${24+e*8} -92 ${20+e*14}`).join(``),1.3,`P`)+fill(range(9).map(e=>circle((e%2?1:-1)*(14+e%5*3),27+e%3*5,.9)).join(``))}
function skull(e,t=5){
let n=mirrored(`0,-58 24,-55 44,-38 50,-14 44,6 40,14 42,26 30,32 24,44! 12,46 0,46`),r=mirrored(`0,${46+t} 20,${44+t} 32,${30+t}! 36,${40+t} 26,${64+t} 10,${70+t} 0,${70+t}`);
return stroke(n+r,5,`K`)+fill(r,`p`)+fill(n,`p`)+hatch(e,n,[-52,-60,104,110],(e,t)=>(e>14?(e-14)/52:0)+(t>20?.15:0),58,4)+hatch(e,r,[-40,40,80,50],e=>e>0?.45:.16,58,4)+fill(outline(`-36,-8 -28,-18 -14,-16 -8,-4 -14,8 -28,10`)+outline(`36,-8 28,-18 14,-16 8,-4 14,8 28,10`)+mirrored(`0,10 5,14 9,26 3,28 0,24`))+stroke(range(7).map(e=>`M${-18+e*6} 34v${e%2?11:12}M${-18+e*6} ${46+t}v7`).join(``),1.6)+line(`-8,-56 -2,-44 -10,-36 -4,-28`,1.2)}
var HORSE=`4,46! 10,36 26,22 33,12 36,0! 42,10 54,18 68,34 80,46 100,51 124,49 146,45 162,49 174,56 192,50 212,58 226,76! 206,70 190,70 178,74 180,88 192,98 206,108 212,122! 200,119 187,109 168,100 155,90 150,94 160,108 176,122 180,134! 166,129 150,114 137,97 120,90 98,90 85,86 76,94 62,100 46,98 36,110 31,120! 22,112 33,93 48,86 58,82 50,86 34,86 20,94 10,106! 2,98 16,82 34,73 47,70 52,60 46,47 36,43 26,48 14,55!`;
function horse(e,t=[-2,-2]){
let n=outline(HORSE),r=range(9).map(e=>brush([[40+e*5,10+e*5],[50+e*6,4+e*5],[60+e*6,8+e*5]],[5,4,.4],3)).join(``);
return body(e,n+r,t,`p`,4)+fill(circle(27,28,2),`p`)+stroke(`M14 42L40 36L52 52`,1.6,`P`)+stroke(`M84 50Q92 76 84 88M118 50Q128 72 120 90`,1.2,`P`)}
function crane(){
let e=outline(`0,0! -16,-22 -44,-44 -86,-52! -70,-40 -82,-38! -62,-28 -70,-22! -48,-14 -30,2`)+outline(`4,-2! 24,-30 54,-46 92,-48! 76,-38 86,-34! 68,-26 76,-18! 52,-12 28,6`),t=outline(`-34,14 -10,-4 10,-4 30,6 14,14 -8,18`);
return stroke(e+t,5)+fill(e+t,`p`)+fill(outline(`-86,-52! -70,-40 -82,-38! -62,-28 -70,-22! -58,-20 -66,-34 -74,-44`)+outline(`92,-48! 76,-38 86,-34! 68,-26 76,-18! 64,-18 70,-30 80,-42`))+fill(brush([[24,4],[44,4],[58,-4],[72,-4]],[9,5,4,5],5))+fill(circle(72,-5,4),`a`)+fill(polygon([[75,-7],[92,-3],[75,-3]]))+fill(brush([[-30,14],[-60,20],[-92,24]],[4,2,1]))+fill(brush([[-28,16],[-58,25],[-88,32]],[4,2,1]))}
var bird=(e,t,n)=>fill(brush([[e-n,t-n*.3],[e-n*.4,t-n*.55],[e,t],[e+n*.4,t-n*.6],[e+n,t-n*.4]],[.3,2.2,2.8,2.2,.3],4));
function cave(e,t,n,r,i,a=300){
let o=range(30).map(o=>{
let s=o/30*Math.PI*2,c=1+between(e,-.1,.09);
return[t+Math.cos(s)*r*c,Math.min(a+between(e,-2,2),n+Math.sin(s)*i*c)]}),s=o.map(a=>{
let[o,s]=[(a[0]-t)/r,(a[1]-n)/i];
return range(3).map(t=>{
let n=1+between(e,2,7),r=between(e,6,26),i=between(e,-.25,.25)+(t-1)*.16,c=[a[0]+o*n+s*t*5,a[1]+s*n-o*t*5];
return brush([c,[c[0]+(o-s*i)*r,c[1]+(s+o*i)*r]],[1.6,.2],1)}).join(``)}).join(``);
return`<path class="k" fill-rule="evenodd" d="${box(-60,-60,420,420)}${polygon(o)}"/>`+fill(s,`p`,.85)}
function ledge(e,t,n=[0,-2.4]){
let r=`${outline(t,!1)}L360 360L-60 360Z`,i=range(16).map(()=>{
let[t,n]=[between(e,0,300),between(e,215,290)];
return brush([[t,n],[t+between(e,-6,10),n+5],[t+between(e,-10,20),n+between(e,8,16)]],[.2,1.3,.2],2)}).join(``);
return body(e,r,n)+clipped(e,r,fill(i,`p`,.7))}
function mountain(e,t,n,r,i,a=.34,o=.5){
let s=n-i,c=n=>range(7).map(a=>{
let o=a/6;
return[t+r/2*n*o**1.25+between(e,-3,3)*+(a>0),s+i*o+between(e,-3,3)*+(a>0&&a<6)]}),l=`${through([...c(-1).reverse(),...c(1)],!1)}Z`,u=(e,n)=>(e>t+(n-s)*.1?o+.25*((e-t)/r):o*.1)*(1-.6*((n-s)/i)),d=s+i*a,f=range(9).map(n=>[t-r*.25+n/8*r*.5,d+(n%2?12:-10)+between(e,-3,3)]);
return drawn$1(l,`b`,2)+clipped(e,l,(a?fill(polygon([[t-r,s-10],[t+r,s-10],...f.reverse()]),`p`):``)+tone(e,u,{angle:62,gap:4.4,area:[t-r/2,s,r,i]}))}
var sun=(e,t,n,r=`a`)=>fill(circle(e,t,n),r),moon=(e,t,n,r)=>fill(circle(t,n,r),`p`)+hatch(e,circle(t+r*.3,n-r*.2,r*.2)+circle(t-r*.35,n+r*.3,r*.26)+circle(t+r*.2,n+r*.5,r*.12),[t-r,n-r,2*r,2*r],.2,20,3.4),stars=(e,t,n=160)=>fill(range(t).map(()=>{
let[t,r,i]=[e.next()*300,e.next()*n,between(e,.7,2)];
return polygon([[t,r-i*1.6],[t+i*.5,r],[t,r+i*1.6],[t-i*.5,r]])}).join(``),`p`),night=(e,t,n=0)=>tone(e,t,{angle:n,gap:4.4,rough:.06});
function cloud(e,t,n,r,i=`p`){
let a=range(3).map(i=>{
let a=r*between(e,.55,1),o=t-a/2+between(e,-r*.2,r*.2),s=r*.1;
return`M${o.toFixed(1)} ${(n+i*s).toFixed(1)}h${a.toFixed(1)}a${(s/2).toFixed(1)} ${(s/2).toFixed(1)} 0 0 1 0 ${s.toFixed(1)}h${(-a).toFixed(1)}a${(s/2).toFixed(1)} ${(s/2).toFixed(1)} 0 0 1 0 ${(-s).toFixed(1)}Z`}).join(``);
return stroke(a,3)+fill(a,i)}
function mist(e,t,n=26,r=.86){
let i=(t,n)=>range(9).map(r=>[-20+r*42,t+between(e,-n,n)]);
return fill(`${through([...i(t,5),...i(t+n,6).reverse()],!0)}`,`p`,r)}
var smoke=(e,t,n,r,i=7)=>range(i).map(i=>{
let a=blob(e,t+between(e,-r,r)*.8,n-i*r*.25,r*between(e,.35,.7),void 0,.2);
return drawn$1(a,`p`,1.4)+hatch(e,a,[t-2*r,n-4*r,4*r,6*r],(e,t)=>t>n-i*r*.25+2?.32:0,50,4)}).join(``);
function water(e,t,n=300,r=150){
let i=``;
for(let a=t;a<n;a+=4+(a-t)*.06)for(let n=-20;n<320;){
let o=between(e,14,50);
if(Math.abs(n+o/2-r)>26+(a-t)*.25||e.next()<.35){
let e=1+(a-t)*.018;
i+=brush([[n,a],[n+o*.3,a-1.6],[n+o*.7,a+1],[n+o,a]],[.2,e,e,.2],2)}
n+=o+between(e,4,14)}
return fill(i)}
function wave(e,t,n,r,i=!1){
let a=outline(`-120,70! -80,40 -40,4 0,-34 34,-50 62,-46 78,-30! 60,-34 44,-26 36,-8 44,14 66,34 100,50 140,60! 140,120! -120,120!`),o=range(9).map(t=>circle(34+t*6,-47+Math.abs(t-2)*2.4+between(e,-2,2),between(e,4,8))).join(``),s=range(7).map(e=>line(`${-96+e*12},${72+e*2} ${-50+e*11},${36+e*4} ${-8+e*7},${-8+e*5} ${22+e*3},${-30+e*5}`,1.8)).join(``);
return place(drawn$1(a,`a`,3)+clipped(e,a,s+hatch(e,a,[-120,-60,260,180],(e,t)=>e>-10&&t>0?.4:0,20,5))+stroke(o,3.4)+fill(o,`p`),t,n,r,0,i)}
function leaf(e,t,n,r,i=.26){
let[a,o]=[Math.cos(r)*n,Math.sin(r)*n],s=(e,t)=>`${(a*e-o*t).toFixed(1)} ${(o*e+a*t).toFixed(1)}`;
return`M${e.toFixed(1)} ${t.toFixed(1)}q${s(.4,-i)} ${s(1,0)}q${((e,t)=>`${(a*-.6-o*t).toFixed(1)} ${(o*-.6+a*t).toFixed(1)}`)(.4,i)} ${(-a).toFixed(1)} ${(-o).toFixed(1)}z`}
function fern(e,t,n,r,i,a=.8){
let[o,s,c]=[t,n,i],l=``;
for(let t=0;t<13;t+=1){
o+=Math.cos(c)*r/13,s+=Math.sin(c)*r/13,c+=a/13;
let n=r*.34*Math.sin((t+2)/15*Math.PI)+4;
l+=leaf(o,s,n,c-1.05+between(e,-.1,.1),.3)+leaf(o,s,n,c+1.05+between(e,-.1,.1),.3)}
return l+leaf(o,s,r*.16,c)}
var thicket=(e,t,n,r,i,a,o)=>range(i).map(s=>fern(e,t+between(e,-14,14),n,r*between(e,.7,1.1),a+(o-a)*s/Math.max(1,i-1),between(e,-.7,.9))).join(``),foreground=e=>`<path class="k P" stroke-width="2.4" paint-order="stroke" d="${e}"/>`,petals=(e,t,n=`a`,r=7)=>range(t).map(()=>{
let t=leaf(between(e,10,290),between(e,10,290),between(e,.6,1.3)*r,e.next()*6.3,.6);
return stroke(t,1.6)+fill(t,n)}).join(``),grass=(e,t,n=46,r=22)=>{
let i=range(n).map(()=>{
let n=between(e,-10,310),i=r*between(e,.4,1),a=between(e,-8,8);
return brush([[n,t+4],[n+a*.4,t-i*.6],[n+a,t-i]],[3,2,.2],3)}).join(``);
return fill(i)};
function flame(e,t,n,r=0){
let i=outline(`0,10! -16,0 -20,-18 -10,-36 -8,-52! 2,-40 6,-30 12,-44! 20,-22 16,-2`),a=outline(`0,8 -8,0 -9,-12 -2,-28! 6,-14 8,-2`);
return place(drawn$1(i,`f`,2)+fill(a,`p`),e,t,n,r)}
var rays=(e,t,n,r,i,a=`p`,o=.4,s=0)=>fill(range(i).map(a=>{
let[c,l]=[s+a/i*Math.PI*2,s+(a+o)/i*Math.PI*2];
return polygon([[e+Math.cos(c)*n,t+Math.sin(c)*n],[e+Math.cos(c)*r,t+Math.sin(c)*r],[e+Math.cos(l)*r,t+Math.sin(l)*r],[e+Math.cos(l)*n,t+Math.sin(l)*n]])}).join(``),a);
function corridor(e,t,n,r,i,a=`light`){
let o=[[-60,-60],[360,-60],[360,360],[-60,360]],s=[[t-r/2,n-i/2],[t+r/2,n-i/2],[t+r/2,n+i/2],[t-r/2,n+i/2]],c=(e,t,n)=>[e[0]+(t[0]-e[0])*n,e[1]+(t[1]-e[1])*n],l=e=>1-(1-e)**1.9,u=o.map((e,t)=>`M${e}L${s[t]}`).join(``),d=[.12,.28,.44,.6,.76,.9];
for(let e of d){
let t=o.map((t,n)=>c(t,s[n],l(e)));
u+=`M${t[0]}L${t[3]}M${t[1]}L${t[2]}M${t[3]}L${t[2]}`}
for(let[e,t]of[[0,3],[1,2],[3,2]])for(let n=1;n<5;n+=1){
let r=c(o[e],o[t],n/5),i=c(s[e],s[t],n/5);
d.forEach((t,a)=>{
((a+n)%3||e===3)&&(u+=`M${c(r,i,l(t))}L${c(r,i,l(d[a+1]??1))}`)})}
let f=(e,r)=>clamp(Math.max(Math.abs(e-t)/190,Math.abs(r-n)/190)),p=box(t-r/2,n-i/2,r,i);
return stroke(u.replace(/-?\d+\.\d+/g,e=>Number(e).toFixed(1)),1.5)+tone(e,(e,r)=>(a===`light`?f(e,r)**1.2*.95:.9-f(e,r)*.9)+(r<n-i/2-Math.abs(e-t)*.2?.2:0),{angle:28,gap:4.6})+(a===`light`?fill(p,`p`):fill(p))}
function masonry(e,t,n,r,i,a=26,o=1.5){
let s=``;
for(let o=0;o*a<i;o+=1){
s+=`M${t} ${n+o*a}h${r}`;
for(let i=o%2*22+between(e,0,14);i<r;i+=between(e,38,62))s+=`M${(t+i).toFixed(1)} ${n+o*a}l${between(e,-1,1).toFixed(1)} ${a}`}
return stroke(s,o)}
function boulder$1(e,t,n,r){
let i=blob(e,t,n,r,r,.035,20);
return stroke(i,6,`P`)+drawn$1(i,`b`,3)+hatch(e,i,[t-r*1.1,n-r*1.1,r*2.2,r*2.2],(e,i)=>clamp(Math.hypot(e-t+r*.35,i-n+r*.4)/r-.55)*1.25,42,4.6)+hatch(e,i,[t-r*1.1,n-r*1.1,r*2.2,r*2.2],(e,i)=>clamp(Math.hypot(e-t+r*.35,i-n+r*.4)/r-1)*1.6,-40,5)+clipped(e,i,fill(range(7).map(()=>{
let[i,a]=[t+between(e,-r,r)*.7,n+between(e,-r,r)*.7];
return brush([[i,a],[i+9,a+5],[i+7,a+16],[i+16,a+22]],[.4,2.4,1.6,.3],2)}).join(``)))}
function spikes(e,t,n,r,i=-10,a=310){
return range(r).map(o=>{
let s=i+(o+.5)/r*(a-i),c=t-n*between(e,.75,1.1),l=(a-i)/r*.36;
return drawn$1(polygon([[s-l,t+90],[s+between(e,-2,2),c],[s+l,t+90]]),`p`,1.8)+fill(polygon([[s+l*.1,t+90],[s,c],[s+l,t+90]]))}).join(``)}
function rope(e,t,n,r=7){
let i=brush([[e,t],[e+1,(t+n)/2],[e,n]],[r,r,r]),a=``;
for(let i=t;i<n;i+=r*.9)a+=`M${e-r/2} ${i+r*.7}L${e+r/2} ${i}`;
return stroke(i,4,`K`)+fill(i,`p`)+stroke(a,1.3)}
function pistol(e){
let t=outline(`-70,-16! 46,-16! 50,-10 56,-14! 60,-4 52,4! 40,6 46,24 58,52! 54,60 30,62! 24,44 16,26 8,16! -8,14! -70,4!`),n=outline(`12,10! 2,28 -14,26 -10,10!`,!1);
return stroke(t,6,`P`)+stroke(n,8,`P`)+stroke(n,4)+fill(t)+stroke(`M-68 -10H40M-66 -2H-6`,2,`P`)+stroke(range(6).map(e=>`M${26+e*4} -14v10`).join(``),1.4,`P`)+hatch(e,outline(`22,14! 40,10 46,26 54,52! 32,56! 26,40`),[10,0,60,70],.55,40,5,`P`)+fill(box(-70,-12,4,12),`p`)}
function medipack(e){
let t=polygon([[-72,-26],[-58,-62],[62,-62],[76,-26]]);
return stroke(box(-74,-28,152,88)+t,6,`P`)+drawn$1(t,`p`,2.6)+hatch(e,t,[-80,-70,160,50],.2,30,4.6)+drawn$1(box(-74,-28,152,86),`a`,3)+hatch(e,box(-74,-28,152,86),[-74,-28,152,90],(e,t)=>clamp((e+20)/150)*.5+(t>40?.2:0),60,4.6)+fill(circle(0,14,31),`p`)+stroke(circle(0,14,31),2.4)+fill(mirrored(`0,3 8,-5 19,-2 20,10 10,24 0,36`),`a`)+stroke(mirrored(`0,3 8,-5 19,-2 20,10 10,24 0,36`),2)+fill(box(-58,-34,14,16)+box(46,-34,14,16))+stroke(`M-54 -30v6M50 -30v6`,2,`P`)+stroke(`M-26 -62C-24 -84 28 -84 30 -62`,7)+stroke(`M-26 -62C-24 -84 28 -84 30 -62`,2.6,`P`)}
function idol(e){
let t=mirrored(`0,-78 10,-92! 16,-76 30,-80 34,-60 26,-44 18,-36 44,-28 50,-2 40,18 34,22 48,36 46,58 0,60`);
return stroke(t,5,`P`)+drawn$1(t,`a`,2.8)+hatch(e,t,[-54,-96,108,160],e=>clamp((e-2)/46)*.75,60,4.2)+place(fill(outline(`-24,-62! -14,-68 -5,-60! -13,-56`)+outline(`24,-62! 14,-68 5,-60! 13,-56`))+fill(mirrored(`0,-48 12,-50 16,-44 0,-40`))+stroke(`M0 -62v8M-12 -45v3M-4 -45v4M4 -45v4M12 -45v3`,1.4)+stroke(`M-40 0Q-20 16 -8 6M40 0Q20 16 8 6M-34 22Q0 36 34 22M-40 44H40M0 -30V-8`,2.4)+fill(circle(0,-2,8))+fill(circle(0,-2,4),`p`)+fill(circle(-26,44,4)+circle(26,44,4)+circle(0,44,4)),0,0)}
function torch(e,t,n=1,r=0){
return place(fill(polygon([[-5,0],[5,0],[3,60],[-3,60]]))+fill(box(-8,-6,16,12))+stroke(`M-7 -2H7M-7 2H7`,1,`P`)+flame(0,-10,1),e,t,n,r)}
function sword(e){
let t=outline(`0,6! ${e*.5},1 ${e-12},-12 ${e+8},-20! ${e-4},-6 ${e*.5},11 0,14!`),n=outline(`-2,2! -40,6 -78,14! -77,26 -40,19 -2,17!`);
return stroke(t+n,7,`P`)+drawn$1(t,`p`,2.4)+stroke(range(16).map(t=>{
let n=(t+.5)/16;
return`${t?`T`:`M`}${n*e} ${8-n*n*15+(t%2?2:-1.4)}`}).join(``).replace(/^M(\S+) (\S+)T/,`M$1 $2Q$1 $2 `),1.2)+fill(outline(`4,4! ${e*.5},0 ${e-12},-13 ${e-12},-11 ${e*.5},3.4 4,7!`))+fill(n)+fill(range(6).map(e=>{
let t=-14-e*11,n=13+e*1.4;
return polygon([[t-4,n],[t,n-4],[t+4,n],[t,n+4]])}).join(``),`a`)+drawn$1(circle(1,10,5,15),`b`,2.4)}
function banner(e,t,n,r=`a`,i=22,a=4){
let o=t-n,s=outline(`${e},${o}! ${e+i},${o+2}! ${e+i+a},${o+n*.25} ${e+i-a},${o+n*.5} ${e+i},${o+n*.62}! ${e},${o+n*.6}!`);
return stroke(s,4,`P`)+drawn$1(s,r,2)+fill(circle(e+i/2,o+n*.2,i*.24),r===`p`?`k`:`p`)+stroke(`M${e+5} ${o+n*.36}h${i-9}M${e+5} ${o+n*.43}h${i-9}`,2,r===`p`?`K`:`P`)+fill(box(e-2,o-5,3.4,n+5))}
function castle(e,t=`p`){
let n=(n,r,i,a)=>{
let o=box(-r/2,n-i,r,i),s=outline(`${-r/2-20},${n-i+5}! ${-r/2-4},${n-i-3} ${-r/2+10},${n-i-a}! ${r/2-10},${n-i-a}! ${r/2+4},${n-i-3} ${r/2+20},${n-i+5}! 0,${n-i}`);
return drawn$1(o,t,2)+hatch(e,o,[-r/2,n-i,r,i],e=>e>0?.5:0,70,4)+fill(range(Math.round(r/24)).map(e=>box(-r/2+10+e*24,n-i+8,7,9)).join(``))+stroke(s,3,`P`)+fill(s)+stroke(range(Math.round(r/9)).map(e=>`M${-r/2+e*9.6} ${n-i-2}L${(-r/2+e*9.6)*.86} ${n-i-a+2}`).join(``),1,`P`)},r=polygon([[-66,0],[-54,-42],[54,-42],[66,0]]);
return drawn$1(r,`p`,2)+hatch(e,r,[-70,-44,140,46],e=>.25+clamp(e/60)*.4,20,5)+clipped(e,r,masonry(e,-70,-42,140,44,11,1))+n(-42,96,26,16)+n(-84,70,22,15)+n(-121,44,20,22)+fill(brush([[-14,-163],[-20,-172]],[4,1])+brush([[14,-163],[20,-172]],[4,1]))}
function archway(e){
let t=[-1,1].map(t=>{
let n=box(t*62-15,-92,30,150);
return drawn$1(n,`p`,2.4)+hatch(e,n,[t*62-15,-92,30,150],e=>clamp((e-t*62+4)/18)*.7,80,3.6)+drawn$1(box(t*62-21,-104,42,13),`p`,2.4)+drawn$1(box(t*62-21,46,42,14),`p`,2.4)+fill(outline(`${t*62-7},-52 ${t*62},-60 ${t*62+7},-52 ${t*62},-46`))+stroke(`M${t*62-10} -70h20M${t*62-10} -30h20M${t*62-10} -24h20`,1.6)}).join(``),n=`M-42 60V-40A42 46 0 0 1 42 -40V60Z`,r=polygon([[-98,-106],[0,-156],[98,-106]]);
return drawn$1(box(-62,-92,124,150),`b`,2)+hatch(e,box(-62,-92,124,150),[-62,-92,124,150],.35,30)+fill(n)+stroke(n,3)+drawn$1(box(-96,-118,192,15),`p`,2.4)+drawn$1(r,`b`,2.6)+hatch(e,r,[-100,-160,200,60],e=>clamp((e+20)/110)*.6,50)+fill(outline(`-26,-118! -12,-132 12,-132 26,-118!`),`p`)+fill(circle(0,-123,6))+t+range(4).map(e=>drawn$1(box(-88-e*12,60+e*11,176+e*24,11),`p`,2)+stroke(`M${-60-e*5} ${62+e*11}v7M${10+e*9} ${62+e*11}v7`,1.2)).join(``)}
var gate=()=>{
let e=outline(`-74,-98! -40,-92 0,-90 40,-92 74,-98! 70,-82 40,-78 0,-77 -40,-78 -70,-82!`)+box(-58,-64,116,9)+polygon([[-48,-80],[-38,-80],[-42,60],[-54,60]])+polygon([[48,-80],[38,-80],[42,60],[54,60]])+box(-5,-80,10,18);
return stroke(e,5,`P`)+drawn$1(e,`a`,2.6)};
function archBridge(e){
let t=`M-110 20Q0 -58 110 20L104 34Q0 -38 -104 34Z`,n=range(9).map(e=>{
let t=-1+e/4,n=20-39*(1-t*t);
return box(t*100-2.5,n-28,5,30)}).join(``);
return stroke(t+n,5,`P`)+stroke(`M-108 -6Q0 -84 108 -6`,9,`P`)+drawn$1(t,`a`,2.4)+drawn$1(n,`a`,1.8)+stroke(`M-108 -6Q0 -84 108 -6`,6)+stroke(`M-108 -6Q0 -84 108 -6`,2.6,`A`)+hatch(e,t,[-110,-60,220,100],.4,70,4)}
function ropeBridge(e,t,n,r){
let i=e=>n+r*4*e*(1-e),a=range(15).map(n=>{
let r=(n+.5)/15;
if(n===9||n===5)return``;
let a=e+(t-e)*r;
return place(drawn$1(box(-7,-3,14,6),`p`,1.6),a,i(r),1,(.5-r)*22+(n===10?30:0))}).join(``),o=n=>through(range(9).map(r=>[e+(t-e)*r/8,i(r/8)-n]),!1);
return stroke(o(0),5,`P`)+stroke(o(34),5,`P`)+stroke(o(0),2.4)+a+stroke(o(34),2.6)+stroke(range(8).map(n=>{
let r=(n+.5)/8;
return`M${(e+(t-e)*r).toFixed(1)} ${i(r).toFixed(1)}v-34`}).join(``),1.4)}
function tent(e,t,n=`p`){
let r=polygon([[-t,0],[-t*.7,-t*.5],[0,-t],[t*.7,-t*.5],[t,0]]);
return stroke(r,4,`P`)+drawn$1(r,n,2)+hatch(e,r,[0,-t,t,t],.4,64,4)+fill(polygon([[-t*.16,0],[0,-t*.55],[t*.16,0]]))+stroke(`M0 ${-t}V${-t*1.3}`,2)}
function scroll(e,t,n,r){
let i=box(-t/2,-n/2,t,n),a=e=>drawn$1(`M${-t/2-6} ${e-9}h${t+12}a5 9 0 0 1 0 18h${-t-12}a5 9 0 0 1 0 -18Z`,`b`,2.2)+fill(box(-t/2-22,e-5,14,10)+box(t/2+8,e-5,14,10))+stroke(`M${-t/2} ${e+4}H${t/2}`,1.4);
return stroke(i,7,`P`)+drawn$1(i,`p`,2.2)+clipped(e,i,r)+a(-n/2)+a(n/2)}
var all=box(-60,-60,420,420),paper=fill(all,`p`),flat=e=>fill(all,e),dark=fill(all,`k`),join=(...e)=>e.join(``),RUN={head:[16,-72],neck:[9,-58],hip:[-6,-18],left:[[-12,-44],[-24,-32]],right:[[24,-40],[38,-54]],legs:[[[16,-10],[6,16],[16,20]],[[-20,2],[-44,2],[-50,12]]]},LEAP={head:[20,-66],neck:[11,-54],hip:[-12,-22],left:[[28,-58],[52,-70]],right:[[-8,-66],[-28,-80]],legs:[[[18,-14],[42,-2],[54,0]],[[-36,-8],[-64,0],[-76,8]]]},CLIMB={head:[-3,-66],neck:[-2,-52],hip:[2,-10],left:[[-20,-70],[-2,-96]],right:[[16,-64],[3,-82]],legs:[[[-18,6],[-1,26],[8,34]],[[20,12],[2,44],[-6,54]]]},HANG={head:[5,-42],neck:[2,-32],hip:[-3,12],left:[[-3,-54],[0,-82]],right:[[22,-24],[34,-4]],legs:[[[-8,38],[-18,62],[-14,72]],[[10,36],[14,60],[22,66]]]},STAND={head:[0,-76],neck:[0,-62],hip:[0,-20],left:[[-16,-44],[-12,-22]],right:[[20,-58],[34,-80]],legs:[[[-8,6],[-12,32],[-20,34]],[[9,6],[13,32],[22,34]]]},AIM={head:[2,-76],neck:[0,-62],hip:[-2,-20],left:[[20,-58],[44,-60]],right:[[18,-50],[44,-56]],legs:[[[-14,4],[-24,32],[-14,34]],[[14,2],[20,32],[32,34]]]},CHEER={head:[0,-76],neck:[0,-62],hip:[0,-20],left:[[-27,-70],[-34,-102]],right:[[26,-72],[27,-104]],legs:[[[-8,6],[-12,32],[-20,34]],[[9,6],[13,32],[22,34]]]};
function bone(e,t,n,r){
let[i,a]=[t[0]-e[0],t[1]-e[1]],o=Math.hypot(i,a)||1,[s,c]=[-a/o/2,i/o/2];
return polygon([[e[0]+s*n,e[1]+c*n],[t[0]+s*r,t[1]+c*r],[t[0]-s*r,t[1]-c*r],[e[0]-s*n,e[1]-c*n]])+circle(e[0],e[1],n/2)+circle(t[0],t[1],r/2)}
function figure$1(e,t,{light:n=[-2,-1.6],stout:r=1,braid:i=!0,halo:a=3,more:o=``}={}){
let{head:s,neck:c,hip:l}=t,[u,d]=[c[0]-l[0],c[1]-l[1]],f=Math.hypot(u,d)||1,[p,m,h,g]=[u/f,d/f,-d/f,u/f],_=(e,t)=>[l[0]+p*e*f+h*t*r,l[1]+m*e*f+g*t*r],v=through([_(-.16,-7),_(.1,-9),_(.42,-6),_(.74,-8.4),_(.98,-10.5),_(1.08,-4),_(1.08,4),_(.98,10.5),_(.74,8.4),_(.42,6),_(.1,9),_(-.16,7)],!0),y=[_(.95,-8),_(.95,8)],b=e=>[...y].sort((t,n)=>Math.hypot(t[0]-e[0],t[1]-e[1])-Math.hypot(n[0]-e[0],n[1]-e[1]))[0],x=e=>e*r,S=t.legs.map(([e,t,n],r)=>bone(_(0,r?-4:4),e,x(14),x(10))+bone(e,t,x(10.5),x(7))+bone(t,n,x(8),x(5.4))).join(``),C=[t.left,t.right].map(([e,t])=>bone(b(e),e,x(7.6),x(6))+bone(e,t,x(6),x(4.4))+circle(t[0],t[1],x(3.6))).join(``),w=u+(s[0]-c[0])*2>=0?1:-1,T=Math.min(1,Math.abs(u)/18),E=circle(s[0],s[1],8.2,9.6)+bone(c,s,8,7)+bone([s[0]+w*6,s[1]-1],[s[0]+w*9,s[1]+2],5,1.6),D=i?range(8).map(e=>{
let t=e/7;
return circle(s[0]-w*(8+t*(6+T*30)),s[1]-5+t*(40-T*24)-Math.sin(t*3.1)*7*T,4.6-t*2.4,4.2-t*1.8)}).join(``)+circle(s[0]-w*2,s[1]-3,9.6,9):``,O=S+C+v+E+D+o,k=(e,t,n,r)=>{
let[i,a]=[t[0]-e[0],t[1]-e[1]],o=Math.hypot(i,a)||1,[s,c]=[e[0]+i*n,e[1]+a*n];
return`M${(s-a/o*r).toFixed(1)} ${(c+i/o*r).toFixed(1)}L${(s+a/o*r).toFixed(1)} ${(c-i/o*r).toFixed(1)}`},A=k(_(0,0),_(1,0),.22,11)+t.legs.map(([e,t],n)=>k(_(0,n?-4:4),e,.5,9)+k(e,t,.58,7)).join(``);
return body(e,O,n,`p`,a)+(i?clipped(e,O,stroke(A,1.3,`P`)):``)}
function dragon(e,t=[-2.4,-1.4]){
let n=t=>{
let n=outline(`0,10! 6,-20 22,-62 48,-104! 66,-92 96,-84 146,-78! 122,-62 112,-44 116,-22! 96,-28 82,-20 78,4! 60,-8 46,0 38,24! 22,18 10,22`),r=[brush([[48,-102],[84,-62],[116,-24]],[3,2,.4]),brush([[48,-102],[66,-50],[78,2]],[3,2,.4]),brush([[46,-100],[42,-40],[38,22]],[3,2,.4])].join(``);
return place(stroke(n,4.4,`P`)+drawn$1(n,`a`,3)+hatch(e,n,[0,-110,150,140],(e,t)=>(t>-50?.5:.2)+e*.001,70,4.6)+fill(r),0,0,1,0,t)},r=brush([[30,40],[6,22],[-14,-8],[-22,-42],[-44,-62],[-66,-58]],[40,36,26,18,15,13],6),i=brush([[24,44],[66,62],[104,58],[126,36],[120,12],[104,14]],[34,26,17,11,7,2],6),a=outline(`-52,-74 -60,-70 -78,-70 -98,-60 -112,-58! -112,-50 -104,-48! -86,-48 -72,-46! -88,-42 -104,-36! -92,-32 -74,-34 -58,-42 -44,-50 -42,-62 -26,-84! -42,-76 -38,-94!`),o=outline(`18,40 44,40 54,66 46,84 60,98! 26,98 14,92 22,80 10,62`)+outline(`-6,46 14,50 16,70 8,84 14,98! -18,98! -10,86 -4,72`),s=range(9).map(e=>{
let[t,n]=[[-34,-72],[-18,-58],[-9,-38],[-4,-18],[6,0],[30,22],[62,44],[92,46],[112,32]][e]??[0,0];
return polygon([[t-5,n+3],[t+5+e,n-12+e],[t+7,n+5]])}).join(``),c=r+i+a+o+s+polygon([[104,22],[88,4],[112,2]]),l=range(26).map(e=>{
let t=e/26;
return brush([[-16+t*30,-30+t*80],[-10+t*34,-26+t*78]],[.4,2.4,.4],1)}).join(``);
return place(n(!0),14,10,1.06,34)+place(n(!1),24,14,1,-4)+body(e,c,t,`p`,3.4)+clipped(e,c,fill(l,`p`,.8))+fill(outline(`-74,-62! -66,-66! -67,-60`),`a`)+fill(polygon([[-100,-50],[-97,-43],[-94,-49]])+polygon([[-88,-49],[-85,-43],[-82,-48]]),`p`)}
function angel(e){
let t=e=>[6+88*e,-28-78*Math.sin(e*2.1)+6*e],n=(e,n,r)=>range(e).map(i=>{
let a=i/(e-1),[o,s]=t(a);
return drawn$1(leaf(o,s,n*(.62+.5*a)|0,1.5-a*1.28,r),`p`,1.5)}).join(``),r=n(11,104,.24)+n(10,66,.3)+n(9,34,.44)+stroke(brush([t(0),t(.3),t(.6),t(1)],[8,9,8,4]),3)+fill(brush([t(0),t(.3),t(.6),t(1)],[8,9,8,4]),`p`),i=outline(`-12,-34! 12,-34! 17,-8 24,30 36,82! 22,76 14,90! 2,80 -10,92! -18,78 -34,84! -24,30 -17,-8`),a=[brush([[0,-4],[-4,40],[-12,84]],[.4,2.4,.6]),brush([[6,0],[12,40],[16,80]],[.4,2.4,.6]),brush([[-9,0],[-17,40],[-24,76]],[.4,2,.6]),brush([[10,-6],[20,36],[28,74]],[.4,1.8,.4])].join(``);
return place(r,2,0,1)+place(r,-2,0,1,0,!0)+stroke(circle(0,-58,26),7,`K`)+stroke(circle(0,-58,26),4,`A`)+drawn$1(i,`p`,2.2)+hatch(e,i,[-40,-40,80,140],e=>e>3?.42:0,74,4.2)+fill(a)+fill(polygon([[-14,-12],[14,-12],[15,-6],[-15,-6]]),`a`)+fill(brush([[-10,-30],[-20,-8],[-3,6]],[8,7,5]))+fill(brush([[10,-30],[20,-8],[3,6]],[8,7,5]))+drawn$1(polygon([[-3,4],[3,4],[2,104],[0,112],[-2,104]]),`p`,1.6)+fill(box(-12,1,24,4)+box(-2,-8,4,10))+drawn$1(circle(0,-54,12,14),`p`,1.8)+fill(outline(`-13,-48! -16,-66 0,-74 16,-66 18,-30! 12,-38 12,-56 0,-64 -9,-56 -13,-30!`))+stroke(`M-6 -54h3M4 -54h3M-2 -46h4`,1.5)}
function soldier(e,t=`spear`,n=`a`){
let r=mirrored(`0,-78 8,-77 12,-70 18,-62! 12,-62 12,-56 26,-52 34,-44 36,-26! 24,-24 20,-10 26,14! 0,16`),i=brush([[-16,-92],[-12,-80],[0,-76],[12,-80],[16,-92]],[1,4,5,4,1],4);
return(t===`none`?``:fill(polygon([[26,20],[29,20],[32,-150],[29.5,-150]]))+(t===`spear`?fill(polygon([[27,-148],[31,-172],[35,-148]])):drawn$1(polygon([[31,-148],[66,-144],[62,-116],[66,-92],[31,-94]]),n,2)+fill(circle(48,-122,8))))+body(e,r+i,[0,-2.2],`p`,3)+stroke(`M-30 -40h14M-31 -33h14M30 -40h-14M31 -33h-14M-14 -48h28M-14 -41h28`,1.4,`P`)}
function general(e){
let t=mirrored(`0,32 30,30 52,38 92,56 104,110 108,190! 0,190`),n=[1,-1].map(e=>range(5).map(t=>{
let n=polygon([[e*46,50+t*19],[e*94,60+t*21],[e*99,82+t*21],[e*44,71+t*19]]);
return drawn$1(n,t%2?`a`:`k`,1.4)+stroke(n,1.2,`P`)}).join(``)).join(``),r=[0,1,2].map(e=>{
let t=mirrored(`0,${-20+e*10} 34,${-22+e*10} 54,${4+e*11} 60,${22+e*10}! 40,${20+e*8} 0,${8+e*10}`);
return stroke(t,3,`P`)+fill(t)}).reverse().join(``),i=mirrored(`0,-62 22,-58 38,-40 42,-18! 20,-24 0,-26`),a=range(5).map(e=>line(`${-24+e*12},-24 ${-20+e*10},-44 0,-61`,1.1,`P`)).join(``),o=mirrored(`0,-30 10,-34 34,-56 48,-92 50,-118! 62,-92 58,-60 36,-32 14,-18 0,-14`),s=mirrored(`0,-18 20,-18 34,-12 34,8 26,26 12,38 0,40`);
return body(e,t,[0,-2.6],`p`,4)+n+range(6).map(e=>stroke(`M-34 ${58+e*14}H34`,5,e%2?`A`:`P`)+stroke(range(7).map(t=>`M${-30+t*10} ${54+e*14}l3 8`).join(``),1)).join(``)+r+stroke(s,3,`P`)+fill(s)+fill(outline(`-28,-8! -20,-12 -8,-6! -10,0 -22,0`)+outline(`28,-8! 20,-12 8,-6! 10,0 22,0`),`p`)+fill(circle(-16,-4,2.6)+circle(16,-4,2.6))+stroke(`M-30 -14L-8 -9M30 -14L8 -9M0 -4V10`,1.8,`P`)+fill(mirrored(`0,10 8,8 9,13 0,15`),`p`,.9)+fill(mirrored(`0,20 14,17 20,23 10,29 0,28`),`a`)+stroke(`M-12 22H12`,2,`P`)+stroke(`M-30 12l10 5M30 12l-10 5M-27 19l9 2M27 19l-9 2`,1.2,`P`)+stroke(i,3,`P`)+fill(i)+a+stroke(o,3.4)+fill(o,`b`)+drawn$1(circle(0,-26,9),`b`,2)}
function ronin(e){
let t=outline(`-44,-44! -20,-58 0,-70! 20,-58 44,-44! 20,-37 -20,-37`),n=outline(`-18,-40! 18,-40! 34,-8 42,30! 30,24 26,36! 12,28 4,38! -10,28 -20,38! -26,26 -42,32! -34,-6`);
return fill(brush([[-10,30],[-14,50],[-16,70]],[12,9,6])+brush([[10,30],[12,50],[20,66]],[12,9,6])+outline(`-24,70! -10,66 -8,72!`)+outline(`14,68! 28,62 30,68!`))+stroke(brush([[20,6],[46,14],[72,30]],[4,4,3]),3,`P`)+fill(brush([[20,6],[46,14],[72,30]],[4.6,4.6,3.4]))+fill(brush([[-8,0],[-26,-6],[-44,-6]],[4,4,3]))+body(e,n,[-2.4,-1],`p`,3.4)+fill([brush([[-6,-34],[-12,0],[-12,26]],[.5,2,.4]),brush([[6,-34],[8,0],[14,24]],[.5,2,.4]),brush([[14,-30],[24,0],[30,20]],[.5,1.6,.4])].join(``),`p`,.8)+stroke(t,5,`P`)+drawn$1(t,`a`,2.2)+stroke(range(9).map(e=>`M0 -69L${-38+e*9.5} ${-42+e%2}`).join(``),1.1)}
function courtier(e){
let t=outline(`-62,110! -72,40 -70,-20 -58,-62 -30,-86 0,-92 30,-86 58,-62 70,-20 72,40 62,110!`),n=mirrored(`0,-62 26,-58 42,-34 44,0 36,34 18,58 0,66`),r=blob(e,0,-92,34,18,.04),i=range(11).map(t=>{
let[n,r]=[Math.PI*(1.04+t*.0836),Math.PI*(1.04+(t+1)*.0836)],i=(e,t)=>[Math.cos(t)*e,132+Math.sin(t)*e];
return drawn$1(polygon([i(52,n),i(118,n),i(121,(n+r)/2),i(118,r),i(52,r)]),`a`,1.6)+(t%2?hatch(e,polygon([i(52,n),i(118,n),i(118,r),i(52,r)]),[-130,0,260,140],.3,90,4):``)+stroke(`M0 132L${i(52,(n+r)/2).join(` `)}`,3.4)}).join(``);
return stroke(t+r,4,`P`)+fill(t+r)+fill(range(9).map(e=>brush([[-56+e*14,-66+Math.abs(e-4)*8],[-63+e*15.6,20],[-60+e*15,110]],[.4,1.3,.4])).join(``),`p`,.55)+drawn$1(outline(`-112,190! -104,128 -60,104 0,98 60,104 104,128 112,190!`),`b`,2.4)+stroke(`M-60 106L0 176L60 106`,5,`P`)+stroke(`M-60 106L0 176L60 106M-50 112L0 168L50 112`,1.8)+drawn$1(n,`p`,2)+fill(outline(`-46,2! -46,-40 -24,-66 0,-68 24,-66 46,-40 46,2! 36,-26 20,-48 0,-40 -20,-48 -36,-26!`))+fill(brush([[-31,-14],[-20,-19],[-9,-16]],[1,4.4,1.4])+brush([[9,-16],[20,-19],[31,-14]],[1.4,4.4,1]))+fill(outline(`-33,4! -24,-3 -10,2! -20,7`)+outline(`33,4! 24,-3 10,2! 20,7`))+fill(circle(-16,2,2)+circle(26,1,2),`p`)+line(`-34,3 -22,-5 -9,2`,2.2)+line(`9,2 22,-5 34,3`,2.2)+stroke(`M-40 -92L-78 -112M40 -96L84 -108`,4)+fill(circle(-80,-113,7)+circle(86,-109,7),`a`)+stroke(circle(-80,-113,7)+circle(86,-109,7),1.8)+stroke(`M86 -102v20M92 -104v16`,1.6)+i+stroke(`M-60 62q12 -14 26 -4q14 -16 28 0q14 -8 20 6`,1.8,`P`)+fill(circle(54,50,12),`p`)+drawn$1(outline(`-10,140 -14,124 -4,112 10,114 14,126 10,142`),`p`,2)+stroke(`M-6 118v14M0 115v16M7 117v14`,1.2)}
function goblin(e,t){
let n=outline(`-14,-40 -34,-50! -22,-32 -18,-26 -20,-12 -30,0 -26,26 -30,40! -16,40 -10,24 0,22 10,24 14,40! 30,40 24,24 28,0 20,-12 18,-26 22,-32 36,-52! 14,-40 0,-46`);
return fill(brush([[20,-8],[34,-26],[30+t,-54]],[8,7,6]))+fill(polygon([[28+t,-50],[32+t,-50],[38+t,-96],[30+t,-96]]))+drawn$1(outline(`${22+t},-98! ${34+t},-92 ${54+t},-104! ${50+t},-78 ${34+t},-80`),`p`,2)+body(e,n,[0,-2.4],`p`,3)+fill(outline(`-12,-34! -5,-32! -10,-27`)+outline(`12,-34! 5,-32! 10,-27`),`a`)+fill(polygon([[-9,-20],[-6,-15],[-3,-20],[0,-15],[3,-20],[6,-15],[9,-20]]),`p`)}
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
var drawing_exports=__exportAll({NO_PAGES:()=>NO_PAGES,drawn:()=>drawn}),NO_PAGES={scenes:{},words:[]},kept=new WeakMap;
function drawn(e,t,n=NO_PAGES){
let{name:r,place:i,motif:a,danger:o}=e,s=JSON.stringify([t,r,i,a,o]),c=kept.get(n)??new Map;
kept.set(n,c);
let l=c.get(s);
if(l!==void 0)return l;
let u=picture(r,n.scenes[r]??compose(e,n),t);
return c.set(s,u),u}
export{CLIMB,HANG,LEAP,RUN,STAND,archway,banner,bat,batFar,bird,boulder$1 as boulder,castle,cave,corridor,dark,dragon,drawing_exports,fern,figure$1 as figure,flame,flat,foreground,general,grass,horse,howlingWolf,idol,join,leaf,ledge,masonry,medipack,mist,moon,mountain,night,paper,pistol,rays,rope,ropeBridge,skull,smoke,spikes,stars,sun,thicket,tiger,torch,wolf,wolfFace};
