var __defProp=Object.defineProperty,__exportAll=(e,t)=>{
let n={};
for(var r in e)__defProp(n,r,{get:e[r],enumerable:!0});
return t||__defProp(n,Symbol.toStringTag,{value:`Module`}),n};
export{__exportAll};
