import{away,by,place,tone}from"../ink.js";
import{flat,join,mist,sun}from"../scene.js";
import{general}from"../people.js";
import{banner}from"../things.js";
var pages={scenes:{"general-at-dawn":{colours:`sun`,draw:e=>join(flat(`b`),sun(150,116,112,`a`),tone(e,by(.5,away(150,116,112,260)),{angle:0,gap:5.4}),banner(30,250,220,`p`,34),banner(238,250,220,`p`,34),place(general(e),150,142,1.02),mist(e,282,40,1))}},words:[]};
export{pages};
