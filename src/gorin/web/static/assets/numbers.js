function keyOf(e,t){
return String(t<=10?e%10:e)}
function typed(e,t,n){
if(n<=10){
let e=Number(t)||10;
return e<=n?{number:e,begun:``}:null}
let r=Number(e+t);
return r>n?e===``?null:typed(``,t,n):r===0?null:{number:r,begun:r*10<=n?String(r):``}}
export{keyOf,typed};
