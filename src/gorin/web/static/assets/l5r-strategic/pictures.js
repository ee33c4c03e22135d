import{figure}from"../figure.js";
import{away,blob,brush,by,circle,either,fill,outline,place,range,stroke}from"../ink.js";
import{flame,flat,join,moon,mountain,night,smoke,stars}from"../scene.js";
import{castle}from"../things.js";
var SNEAK={head:[-22,-40],neck:[-16,-30],hip:[8,-6],left:[[-30,-20],[-38,-32]],right:[[-22,-14],[-34,-8]],legs:[[[-12,6],[-6,28],[-14,30]],[[24,10],[36,28],[30,32]]]},GROUND=`-60,252! 0,232 60,246 120,236 180,248 240,234 360,250!`;
function thrown(e){
let t=20+e*64,[n,r]=[Math.min(250,t+70),60+e*12],i=`M${t} ${214-e%2*8}Q${t+20} ${60+e*14} ${n} ${r}`;
return stroke(i,1.5,`P`,.9)+fill(circle(n,r,3.6),`a`)}
function raider(e,t){
let n=brush([[-36,-34],[-52,-66]],[3,2]),r=figure(e,SNEAK,{light:[-2,-2.4],braid:!1,stout:1.2,more:n});
return place(r+flame(-53,-66,.26),30+t*62,254+t%2*14,1)}
var pages={scenes:{"night-raid":{colours:`night`,draw:e=>join(flat(`b`),moon(e,218,66,38),night(e,by(1.05,either(away(218,66,46,190),away(120,200,50,190))),0),stars(e,26,110),mountain(e,40,230,200,100,.2,.7),fill(blob(e,140,186,100,44),`a`,.85),place(castle(e),146,224,1.02),flame(106,146,.8,-8),flame(190,178,.7,8),flame(160,96,.5),smoke(e,118,92,14,4),...range(5).map(thrown),fill(`${outline(GROUND)}L360 360L-60 360Z`),...range(5).map(t=>raider(e,t)))}},words:[]};
export{pages};
