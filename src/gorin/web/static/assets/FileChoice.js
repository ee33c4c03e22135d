import{a,say}from"./jsxRuntime.js";
var LARGEST_FILE=2e6;
async function textOf(e){
return(await e.slice(0,LARGEST_FILE).text()).replace(/^\ufeff/,``)}
function FileChoice({accept:e,take:t}){
return a(`label`,{class:`button file-choice`,children:[a(`span`,{children:say(`decks-import-file`)}),a(`input`,{type:`file`,class:`unseen`,accept:e,onChange:e=>{
let n=e.currentTarget.files?.[0];
n!==void 0&&t(n)}})]})}
export{FileChoice,textOf};
