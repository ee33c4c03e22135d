import{between,blob,body,box,brush,circle,clipped,drawn,fill,hatch,line,outline,place,polygon,range,stroke,through,tone}from"./ink.js";
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
return drawn(l,`b`,2)+clipped(e,l,(a?fill(polygon([[t-r,s-10],[t+r,s-10],...f.reverse()]),`p`):``)+tone(e,u,{angle:62,gap:4.4,area:[t-r/2,s,r,i]}))}
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
return drawn(a,`p`,1.4)+hatch(e,a,[t-2*r,n-4*r,4*r,6*r],(e,t)=>t>n-i*r*.25+2?.32:0,50,4)}).join(``);
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
return place(drawn(a,`a`,3)+clipped(e,a,s+hatch(e,a,[-120,-60,260,180],(e,t)=>e>-10&&t>0?.4:0,20,5))+stroke(o,3.4)+fill(o,`p`),t,n,r,0,i)}
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
return place(drawn(i,`f`,2)+fill(a,`p`),e,t,n,r)}
var rays=(e,t,n,r,i,a=`p`,o=.4,s=0)=>fill(range(i).map(a=>{
let[c,l]=[s+a/i*Math.PI*2,s+(a+o)/i*Math.PI*2];
return polygon([[e+Math.cos(c)*n,t+Math.sin(c)*n],[e+Math.cos(c)*r,t+Math.sin(c)*r],[e+Math.cos(l)*r,t+Math.sin(l)*r],[e+Math.cos(l)*n,t+Math.sin(l)*n]])}).join(``),a),all=box(-60,-60,420,420),paper=fill(all,`p`),flat=e=>fill(all,e),dark=fill(all,`k`),join=(...e)=>e.join(``);
export{cave,cloud,dark,fern,flame,flat,foreground,grass,join,leaf,ledge,mist,moon,mountain,night,paper,petals,rays,smoke,stars,sun,thicket,water,wave};
