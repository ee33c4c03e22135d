import{horse}from"../animals.js";
import{body,brush,circle,fill,outline,place,polygon,stroke}from"../ink.js";
import{flat,grass,join,mist,mountain,smoke,sun}from"../scene.js";
import{banner}from"../things.js";
var TRUNK=`84,52! 88,30 92,8 100,-4 116,-2 124,14 122,34 126,52! 116,76 104,88! 96,84 104,66!`,HELMET=`86,-6! 92,-16 94,-26 104,-32 114,-26 116,-16 122,-6! 112,-14 96,-14`,ARM=[[104,4],[82,16],[62,8]],LANCE=[[150,-46],[66,8],[-30,66]],POINT=[[-26,60],[-58,82],[-24,70]],FAR=[[214,88],[146,74]],GROUND=`-60,276! 40,268 150,280 260,270 360,278!`;
function rider(e){
let t=outline(TRUNK)+circle(104,-14,9,10)+outline(HELMET)+brush(ARM,[10,8,6],4);
return fill(brush(LANCE,[3,4,3],3))+fill(polygon(POINT))+body(e,t,[-2,-2],`p`,3)+stroke(`M94 12h26M92 22h28M92 32h29`,1.8,`A`)}
var mounted=(e,t,n,r)=>place(horse(e)+rider(e),t,n,r),pages={scenes:{charge:{colours:`sun`,draw:e=>join(flat(`b`),sun(92,92,60,`a`),mountain(e,214,190,240,110,.3,.4),mist(e,166,34),banner(214,196,130,`a`,24,8),banner(258,200,120,`a`,22,8),...FAR.map(([t,n])=>mounted(e,t,n,.5)),smoke(e,262,214,30,6),mounted(e,40,130,.98),smoke(e,226,262,26,5),smoke(e,120,280,16,3),fill(`${outline(GROUND)}L360 360L-60 360Z`),grass(e,280,60,18))}},words:[]};
export{pages};
