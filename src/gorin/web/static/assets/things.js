import{between,blob,box,brush,circle,clamp,clipped,drawn,fill,hatch,mirrored,outline,place,polygon,range,stroke,through,tone}from"./ink.js";
import{flame}from"./scene.js";
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
function boulder(e,t,n,r){
let i=blob(e,t,n,r,r,.035,20);
return stroke(i,6,`P`)+drawn(i,`b`,3)+hatch(e,i,[t-r*1.1,n-r*1.1,r*2.2,r*2.2],(e,i)=>clamp(Math.hypot(e-t+r*.35,i-n+r*.4)/r-.55)*1.25,42,4.6)+hatch(e,i,[t-r*1.1,n-r*1.1,r*2.2,r*2.2],(e,i)=>clamp(Math.hypot(e-t+r*.35,i-n+r*.4)/r-1)*1.6,-40,5)+clipped(e,i,fill(range(7).map(()=>{
let[i,a]=[t+between(e,-r,r)*.7,n+between(e,-r,r)*.7];
return brush([[i,a],[i+9,a+5],[i+7,a+16],[i+16,a+22]],[.4,2.4,1.6,.3],2)}).join(``)))}
function spikes(e,t,n,r,i=-10,a=310){
return range(r).map(o=>{
let s=i+(o+.5)/r*(a-i),c=t-n*between(e,.75,1.1),l=(a-i)/r*.36;
return drawn(polygon([[s-l,t+90],[s+between(e,-2,2),c],[s+l,t+90]]),`p`,1.8)+fill(polygon([[s+l*.1,t+90],[s,c],[s+l,t+90]]))}).join(``)}
function rope(e,t,n,r=7){
let i=brush([[e,t],[e+1,(t+n)/2],[e,n]],[r,r,r]),a=``;
for(let i=t;i<n;i+=r*.9)a+=`M${e-r/2} ${i+r*.7}L${e+r/2} ${i}`;
return stroke(i,4,`K`)+fill(i,`p`)+stroke(a,1.3)}
function pistol(e){
let t=outline(`-70,-16! 46,-16! 50,-10 56,-14! 60,-4 52,4! 40,6 46,24 58,52! 54,60 30,62! 24,44 16,26 8,16! -8,14! -70,4!`),n=outline(`12,10! 2,28 -14,26 -10,10!`,!1);
return stroke(t,6,`P`)+stroke(n,8,`P`)+stroke(n,4)+fill(t)+stroke(`M-68 -10H40M-66 -2H-6`,2,`P`)+stroke(range(6).map(e=>`M${26+e*4} -14v10`).join(``),1.4,`P`)+hatch(e,outline(`22,14! 40,10 46,26 54,52! 32,56! 26,40`),[10,0,60,70],.55,40,5,`P`)+fill(box(-70,-12,4,12),`p`)}
function medipack(e){
let t=polygon([[-72,-26],[-58,-62],[62,-62],[76,-26]]);
return stroke(box(-74,-28,152,88)+t,6,`P`)+drawn(t,`p`,2.6)+hatch(e,t,[-80,-70,160,50],.2,30,4.6)+drawn(box(-74,-28,152,86),`a`,3)+hatch(e,box(-74,-28,152,86),[-74,-28,152,90],(e,t)=>clamp((e+20)/150)*.5+(t>40?.2:0),60,4.6)+fill(circle(0,14,31),`p`)+stroke(circle(0,14,31),2.4)+fill(mirrored(`0,3 8,-5 19,-2 20,10 10,24 0,36`),`a`)+stroke(mirrored(`0,3 8,-5 19,-2 20,10 10,24 0,36`),2)+fill(box(-58,-34,14,16)+box(46,-34,14,16))+stroke(`M-54 -30v6M50 -30v6`,2,`P`)+stroke(`M-26 -62C-24 -84 28 -84 30 -62`,7)+stroke(`M-26 -62C-24 -84 28 -84 30 -62`,2.6,`P`)}
function idol(e){
let t=mirrored(`0,-78 10,-92! 16,-76 30,-80 34,-60 26,-44 18,-36 44,-28 50,-2 40,18 34,22 48,36 46,58 0,60`);
return stroke(t,5,`P`)+drawn(t,`a`,2.8)+hatch(e,t,[-54,-96,108,160],e=>clamp((e-2)/46)*.75,60,4.2)+place(fill(outline(`-24,-62! -14,-68 -5,-60! -13,-56`)+outline(`24,-62! 14,-68 5,-60! 13,-56`))+fill(mirrored(`0,-48 12,-50 16,-44 0,-40`))+stroke(`M0 -62v8M-12 -45v3M-4 -45v4M4 -45v4M12 -45v3`,1.4)+stroke(`M-40 0Q-20 16 -8 6M40 0Q20 16 8 6M-34 22Q0 36 34 22M-40 44H40M0 -30V-8`,2.4)+fill(circle(0,-2,8))+fill(circle(0,-2,4),`p`)+fill(circle(-26,44,4)+circle(26,44,4)+circle(0,44,4)),0,0)}
function torch(e,t,n=1,r=0){
return place(fill(polygon([[-5,0],[5,0],[3,60],[-3,60]]))+fill(box(-8,-6,16,12))+stroke(`M-7 -2H7M-7 2H7`,1,`P`)+flame(0,-10,1),e,t,n,r)}
function sword(e){
let t=outline(`0,6! ${e*.5},1 ${e-12},-12 ${e+8},-20! ${e-4},-6 ${e*.5},11 0,14!`),n=outline(`-2,2! -40,6 -78,14! -77,26 -40,19 -2,17!`);
return stroke(t+n,7,`P`)+drawn(t,`p`,2.4)+stroke(range(16).map(t=>{
let n=(t+.5)/16;
return`${t?`T`:`M`}${n*e} ${8-n*n*15+(t%2?2:-1.4)}`}).join(``).replace(/^M(\S+) (\S+)T/,`M$1 $2Q$1 $2 `),1.2)+fill(outline(`4,4! ${e*.5},0 ${e-12},-13 ${e-12},-11 ${e*.5},3.4 4,7!`))+fill(n)+fill(range(6).map(e=>{
let t=-14-e*11,n=13+e*1.4;
return polygon([[t-4,n],[t,n-4],[t+4,n],[t,n+4]])}).join(``),`a`)+drawn(circle(1,10,5,15),`b`,2.4)}
function banner(e,t,n,r=`a`,i=22,a=4){
let o=t-n,s=outline(`${e},${o}! ${e+i},${o+2}! ${e+i+a},${o+n*.25} ${e+i-a},${o+n*.5} ${e+i},${o+n*.62}! ${e},${o+n*.6}!`);
return stroke(s,4,`P`)+drawn(s,r,2)+fill(circle(e+i/2,o+n*.2,i*.24),r===`p`?`k`:`p`)+stroke(`M${e+5} ${o+n*.36}h${i-9}M${e+5} ${o+n*.43}h${i-9}`,2,r===`p`?`K`:`P`)+fill(box(e-2,o-5,3.4,n+5))}
function castle(e,t=`p`){
let n=(n,r,i,a)=>{
let o=box(-r/2,n-i,r,i),s=outline(`${-r/2-20},${n-i+5}! ${-r/2-4},${n-i-3} ${-r/2+10},${n-i-a}! ${r/2-10},${n-i-a}! ${r/2+4},${n-i-3} ${r/2+20},${n-i+5}! 0,${n-i}`);
return drawn(o,t,2)+hatch(e,o,[-r/2,n-i,r,i],e=>e>0?.5:0,70,4)+fill(range(Math.round(r/24)).map(e=>box(-r/2+10+e*24,n-i+8,7,9)).join(``))+stroke(s,3,`P`)+fill(s)+stroke(range(Math.round(r/9)).map(e=>`M${-r/2+e*9.6} ${n-i-2}L${(-r/2+e*9.6)*.86} ${n-i-a+2}`).join(``),1,`P`)},r=polygon([[-66,0],[-54,-42],[54,-42],[66,0]]);
return drawn(r,`p`,2)+hatch(e,r,[-70,-44,140,46],e=>.25+clamp(e/60)*.4,20,5)+clipped(e,r,masonry(e,-70,-42,140,44,11,1))+n(-42,96,26,16)+n(-84,70,22,15)+n(-121,44,20,22)+fill(brush([[-14,-163],[-20,-172]],[4,1])+brush([[14,-163],[20,-172]],[4,1]))}
function archway(e){
let t=[-1,1].map(t=>{
let n=box(t*62-15,-92,30,150);
return drawn(n,`p`,2.4)+hatch(e,n,[t*62-15,-92,30,150],e=>clamp((e-t*62+4)/18)*.7,80,3.6)+drawn(box(t*62-21,-104,42,13),`p`,2.4)+drawn(box(t*62-21,46,42,14),`p`,2.4)+fill(outline(`${t*62-7},-52 ${t*62},-60 ${t*62+7},-52 ${t*62},-46`))+stroke(`M${t*62-10} -70h20M${t*62-10} -30h20M${t*62-10} -24h20`,1.6)}).join(``),n=`M-42 60V-40A42 46 0 0 1 42 -40V60Z`,r=polygon([[-98,-106],[0,-156],[98,-106]]);
return drawn(box(-62,-92,124,150),`b`,2)+hatch(e,box(-62,-92,124,150),[-62,-92,124,150],.35,30)+fill(n)+stroke(n,3)+drawn(box(-96,-118,192,15),`p`,2.4)+drawn(r,`b`,2.6)+hatch(e,r,[-100,-160,200,60],e=>clamp((e+20)/110)*.6,50)+fill(outline(`-26,-118! -12,-132 12,-132 26,-118!`),`p`)+fill(circle(0,-123,6))+t+range(4).map(e=>drawn(box(-88-e*12,60+e*11,176+e*24,11),`p`,2)+stroke(`M${-60-e*5} ${62+e*11}v7M${10+e*9} ${62+e*11}v7`,1.2)).join(``)}
var gate=()=>{
let e=outline(`-74,-98! -40,-92 0,-90 40,-92 74,-98! 70,-82 40,-78 0,-77 -40,-78 -70,-82!`)+box(-58,-64,116,9)+polygon([[-48,-80],[-38,-80],[-42,60],[-54,60]])+polygon([[48,-80],[38,-80],[42,60],[54,60]])+box(-5,-80,10,18);
return stroke(e,5,`P`)+drawn(e,`a`,2.6)};
function archBridge(e){
let t=`M-110 20Q0 -58 110 20L104 34Q0 -38 -104 34Z`,n=range(9).map(e=>{
let t=-1+e/4,n=20-39*(1-t*t);
return box(t*100-2.5,n-28,5,30)}).join(``);
return stroke(t+n,5,`P`)+stroke(`M-108 -6Q0 -84 108 -6`,9,`P`)+drawn(t,`a`,2.4)+drawn(n,`a`,1.8)+stroke(`M-108 -6Q0 -84 108 -6`,6)+stroke(`M-108 -6Q0 -84 108 -6`,2.6,`A`)+hatch(e,t,[-110,-60,220,100],.4,70,4)}
function ropeBridge(e,t,n,r){
let i=e=>n+r*4*e*(1-e),a=range(15).map(n=>{
let r=(n+.5)/15;
if(n===9||n===5)return``;
let a=e+(t-e)*r;
return place(drawn(box(-7,-3,14,6),`p`,1.6),a,i(r),1,(.5-r)*22+(n===10?30:0))}).join(``),o=n=>through(range(9).map(r=>[e+(t-e)*r/8,i(r/8)-n]),!1);
return stroke(o(0),5,`P`)+stroke(o(34),5,`P`)+stroke(o(0),2.4)+a+stroke(o(34),2.6)+stroke(range(8).map(n=>{
let r=(n+.5)/8;
return`M${(e+(t-e)*r).toFixed(1)} ${i(r).toFixed(1)}v-34`}).join(``),1.4)}
function tent(e,t,n=`p`){
let r=polygon([[-t,0],[-t*.7,-t*.5],[0,-t],[t*.7,-t*.5],[t,0]]);
return stroke(r,4,`P`)+drawn(r,n,2)+hatch(e,r,[0,-t,t,t],.4,64,4)+fill(polygon([[-t*.16,0],[0,-t*.55],[t*.16,0]]))+stroke(`M0 ${-t}V${-t*1.3}`,2)}
function scroll(e,t,n,r){
let i=box(-t/2,-n/2,t,n),a=e=>drawn(`M${-t/2-6} ${e-9}h${t+12}a5 9 0 0 1 0 18h${-t-12}a5 9 0 0 1 0 -18Z`,`b`,2.2)+fill(box(-t/2-22,e-5,14,10)+box(t/2+8,e-5,14,10))+stroke(`M${-t/2} ${e+4}H${t/2}`,1.4);
return stroke(i,7,`P`)+drawn(i,`p`,2.2)+clipped(e,i,r)+a(-n/2)+a(n/2)}
export{archBridge,archway,banner,boulder,castle,corridor,gate,idol,masonry,medipack,pistol,rope,ropeBridge,scroll,spikes,sword,tent,torch};
