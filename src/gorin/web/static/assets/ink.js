function penFor(e,t=1){
let r=2166136261;
for(let t of e)r=Math.imul(r^t.charCodeAt(0),16777619);
let i=`~${(r>>>0).toString(36)}${t===1?``:Math.round(t*10)}`,a=0;
return{next:()=>(r=Math.imul(r^r>>>15,2246822519)+2654435769,((r^r>>>13)>>>0)/4294967296),mark:()=>`${i}-${a+=1}`,gap:t}}
var n=e=>String(Math.round(e*10)/10),whole=e=>`${Math.round(e[0])} ${Math.round(e[1])}`,at=e=>`${n(e[0])} ${n(e[1])}`,between=(e,t,r)=>t+e.next()*(r-t),range=e=>Array.from({length:e},(e,t)=>t),clamp=e=>Math.max(0,Math.min(1,e));
function outline(e,t=!0){
let r=e.trim().split(/\s+/).map(e=>{
let[t=0,r=0]=e.replace(`!`,``).split(`,`).map(Number);
return{p:[t,r],corner:e.endsWith(`!`)}});
return through(r.map(e=>e.p),t,r.map(e=>e.corner))}
function mirrored(e){
let t=e.trim().split(/\s+/),r=t.filter(e=>!e.startsWith(`0,`)).map(e=>`-${e}`.replace(`--`,``));
return outline([...t,...r.reverse()].join(` `))}
function turnsWrong(e){
return e.reduce((t,r,i)=>{
let a=e[(i+1)%e.length];
return t+r[0]*a[1]-a[0]*r[1]},0)>0}
function through(e,t,r=[]){
if(t&&turnsWrong(e))return through([...e].reverse(),t,[...r].reverse());
let i=e.length,a=r=>e[t?(r+i)%i:Math.max(0,Math.min(i-1,r))],o=e=>r[(e+i)%i]??!1,s=`M${at(a(0))}`;
for(let e=0;e<(t?i:i-1);e+=1){
let[t,r,i,c]=[a(e-1),a(e),a(e+1),a(e+2)],l=(e,t)=>[(t[0]-e[0])/6,(t[1]-e[1])/6],u=o(e)?l(pull2(r,i),[0,0]):l(t,i),d=o(e+1)?l(pull2(r,i),[0,0]):l(r,c);
s+=`C${at([r[0]+u[0],r[1]+u[1]])} ${at([i[0]-d[0],i[1]-d[1]])} ${at(i)}`}
return t?`${s}Z`:s}
var pull2=(e,t)=>[-2*(t[0]-e[0]),-2*(t[1]-e[1])],polygon=e=>`M${(turnsWrong(e)?[...e].reverse():e).map(at).join(`L`)}Z`,circle=(e,t,r,i=r)=>`M${n(e-r)} ${n(t)}a${n(r)} ${n(i)} 0 1 0 ${n(2*r)} 0a${n(r)} ${n(i)} 0 1 0 ${n(-2*r)} 0Z`,box=(e,t,r,i)=>`M${n(e)} ${n(t)}v${n(i)}h${n(r)}v${n(-i)}Z`;
function brush(e,t,r=5){
let i=[],a=[],o=t=>e[Math.max(0,Math.min(e.length-1,t))],s=r=>{
let i=r/(e.length-1)*(t.length-1),a=Math.floor(i),[o,s]=[t[a]??1,t[Math.min(t.length-1,a+1)]??1];
return o+(s-o)*(i-a)};
for(let t=0;t<e.length-1;t+=1)for(let e=0;e<r;e+=1){
let c=e/r,[l,u,d,f]=[o(t-1),o(t),o(t+1),o(t+2)],p=e=>.5*(2*u[e]+(d[e]-l[e])*c+(2*l[e]-5*u[e]+4*d[e]-f[e])*c*c+(3*u[e]-l[e]-3*d[e]+f[e])*c*c*c);
i.push([p(0),p(1)]),a.push(s(t+c))}
i.push(o(e.length-1)),a.push(s(e.length-1));
let c=[],l=[];
return i.forEach((e,t)=>{
let r=i[Math.max(0,t-1)],o=i[Math.min(i.length-1,t+1)],[s,u]=[o[0]-r[0],o[1]-r[1]],d=Math.hypot(s,u)||1,f=a[t]/2;
c.push([e[0]-u/d*f,e[1]+s/d*f]),l.push([e[0]+u/d*f,e[1]-s/d*f])}),polygon([...c,...l.reverse()])}
var fill=(e,t=`k`,r=1)=>`<path class="${t}" d="${e}"${r<1?` opacity="${r}"`:``}/>`,stroke=(e,t=1.6,r=`K`,i=1)=>`<path class="${r}" d="${e}" stroke-width="${t}"${i<1?` opacity="${i}"`:``}/>`,line=(e,t=1.6,r=`K`)=>stroke(outline(e,!1),t,r),drawn=(e,t=`p`,r=2)=>`<path class="${t} K" d="${e}" stroke-width="${r}"/>`,place=(e,t,r,i=1,a=0,o=!1)=>`<g transform="translate(${n(t)} ${n(r)})${a?` rotate(${a})`:``} scale(${o?-i:i} ${i})">${e}</g>`,clipped=(e,t,r)=>{
let i=e.mark();
return`<clipPath id="${i}"><path d="${t}"/></clipPath><g clip-path="url(#${i})">${r}</g>`};
function body(e,t,r=[-2,-2],i=`p`,a=3,o=`k`){
let s=e.mark(),c=(e,t=``)=>`<use href="#${s}s" class="${e}"${t}/>`;
return`<clipPath id="${s}"><path id="${s}s" d="${t}"/></clipPath>`+(a?c(`P`,` stroke-width="${a}"`):``)+c(i)+`<g clip-path="url(#${s})">${c(o,` transform="translate(${-r[0]} ${-r[1]})"`)}</g>`}
function tone(e,t,{angle:r=35,gap:i=4.6,area:a=[0,0,300,300],ink:o=`K`,rough:s=.1}={}){
let c=i*e.gap,l=penFor(e.mark()),u=e.gap<1?at:whole,[d,f]=[Math.cos(r*Math.PI/180),Math.sin(r*Math.PI/180)],[p=0,m=0,h=300,g=300]=a,[_,v,y]=[p+h/2,m+g/2,Math.hypot(h,g)/2],b=[.14,.26,.44,.68].map(e=>e*c),x=b.map(()=>``),S=(e,t)=>e>=p&&e<=p+h&&t>=m&&t<=m+g;
for(let e=-y;e<=y;e+=c){
let r=between(l,-.12,.12)*c,i=t=>[_+d*t-f*(e+r),v+f*t+d*(e+r)],a=-1,o=0;
for(let e=-y;e<=y+6;e+=6){
let r=i(e),c=S(r[0],r[1])?t(r[0],r[1])+between(l,-s,s)*.7:0,d=e>y||c<.12?-1:c<.33?0:c<.55?1:c<.8?2:3;
d!==a&&(a>=0&&(x[a]+=`M${u(i(o))}L${u(i(e+between(l,-2,1)))}`),a=d,o=e)}}
return x.map((e,t)=>e?`<path class="${o}" d="${e}" stroke-width="${n(b[t])}"/>`:``).join(``)}
var hatch=(e,t,r,i,a=40,o=4,s=`K`)=>clipped(e,t,tone(e,typeof i==`number`?()=>i:i,{angle:a,gap:o,area:[...r],ink:s})),away=(e,t,r,i,a=1)=>(o,s)=>clamp((Math.hypot(o-e,(s-t)*a)-r)/(i-r)),shaft=(e,t,r,i,a)=>(o,s)=>{
let c=clamp((s-t)/(i-t)),l=e+(r-e)*c;
return clamp((Math.abs(o-l)-a*(.35+.65*c))/70)},both=(...e)=>(t,r)=>Math.max(...e.map(e=>e(t,r))),either=(...e)=>(t,r)=>Math.min(...e.map(e=>e(t,r))),by=(e,t)=>(r,i)=>e*t(r,i);
function blob(e,t,r,i,a=i,o=.12,s=14){
return through(range(s).map(c=>{
let l=c/s*Math.PI*2,u=1+between(e,-o,o);
return[t+Math.cos(l)*i*u,r+Math.sin(l)*a*u]}),!0)}
var grain=(e,t=60)=>stroke(range(t).map(()=>`M${n(e.next()*300)} ${n(e.next()*300)}l${n(between(e,-2,2))} ${n(between(e,-1,1))}`).join(``),.7,`K`,.35);
export{away,between,blob,body,both,box,brush,by,circle,clamp,clipped,drawn,either,fill,grain,hatch,line,mirrored,outline,penFor,place,polygon,range,shaft,stroke,through,tone};
