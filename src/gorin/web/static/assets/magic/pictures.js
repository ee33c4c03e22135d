import{dragon}from"../creatures.js";
import{away,by,drawn,fill,outline,place,tone}from"../ink.js";
import{flat,join,ledge,mountain,sun}from"../scene.js";
var WING=`0,0! -34,-20 -70,-22 -120,-52! -104,-26 -160,-40! -120,-4 -170,6! -116,18 -150,44! -84,26 -60,36! -34,18`,FOLD=`-4,2! -40,-8 -84,-16! -70,-2 -110,4! -66,12 -40,16!`,LEDGE=`-60,300! 60,284 110,270 170,266 230,274 270,290 360,300!`,pages={scenes:{"dragon-over-the-peaks":{colours:`fire`,draw:e=>join(flat(`b`),sun(168,120,96,`p`),tone(e,by(.8,away(168,120,92,240)),{angle:-24,gap:4.8}),mountain(e,40,280,220,120,0,.6),mountain(e,280,280,220,150,0,.6),place(drawn(outline(WING),`a`,2.4)+fill(outline(FOLD),`p`),97,146,.86),place(dragon(e),186,188,.84),ledge(e,LEDGE))}},words:[]};
export{pages};
