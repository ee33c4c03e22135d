import{a}from"./jsxRuntime.js";
function TextFile({label:e,accept:t,take:n}){
return a(`label`,{class:`button file-button`,children:[e,a(`input`,{class:`unseen`,type:`file`,accept:t,onChange:e=>{
e.currentTarget.files?.[0]?.text().then(n)}})]})}
export{TextFile};
