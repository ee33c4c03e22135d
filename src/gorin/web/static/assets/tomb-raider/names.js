var obstacleName=(e,t)=>{
if(e.kind!==`obstacle`)return null;
let n=t.names.get(e.key);
if(n!==void 0)return n;
if(!t.builtIn.has(e.key))return null;
let r=e.key.replaceAll(`-`,` `);
return r.charAt(0).toUpperCase()+r.slice(1)};
export{obstacleName};
