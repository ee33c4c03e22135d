import{shelf}from"../parts.js";
var LONGEST=3e4;
function soundLevel(e){
if(typeof e!=`object`||!e)return null;
let t=e;
if(typeof t.id!=`string`||typeof t.text!=`string`)return null;
let n=typeof t.name==`string`?t.name:``;
return{id:t.id,name:n,text:t.text,changed:Number(t.changed)||0}}
var ownLevels=shelf(`gorin.level.`,soundLevel);
export{LONGEST,ownLevels};
