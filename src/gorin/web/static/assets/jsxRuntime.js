import{n}from"./signals.module.js";
var f=Symbol.for(`pv`),o=0;
Array.isArray;
function a(e,t,r,i,s,c){
t||={};
var l,u,d=t;
if(`ref`in d&&typeof e!=`function`)for(u in d={},t)u==`ref`?l=t[u]:d[u]=t[u];
var p={type:e,props:d,key:r,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:f,__v:--o,__i:-1,__u:0};
return(s||c)&&(p.__source=s,p.__self=c),n.vnode&&n.vnode(p),p}
export{a};
