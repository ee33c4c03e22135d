import{$,Icon,a,reader,say,useSignal}from"./house.js";
import{freeName,newId}from"./parts.js";
import{KeptSign,KeptWhere}from"./KeptWhere.js";
var LARGEST_FILE=2e6;
async function textOf(e){
return(await e.slice(0,LARGEST_FILE).text()).replace(/^\ufeff/,``)}
function FileChoice({accept:e,take:t}){
return a(`label`,{class:`button file-choice`,children:[a(`span`,{children:say(`decks-import-file`)}),a(`input`,{type:`file`,class:`unseen`,accept:e,onChange:e=>{
let n=e.currentTarget.files?.[0];
n!==void 0&&t(n)}})]})}
function OwnRows({things:e,path:t,about:n}){
let r=useSignal(null),i=e.all.value,o=t=>{
let n=freeName(t.name,i.map(e=>e.name));
e.keep({...t,id:newId(),name:n,changed:Date.now()})},s=t=>{
e.remove(t.id),r.value=t};
return a($,{children:[a(`div`,{"aria-live":`polite`,children:r.value===null?null:a(`p`,{class:`undo-line`,children:[say(`own-gone`,{name:r.value.name}),` `,a(`button`,{type:`button`,onClick:()=>{
r.value!==null&&e.keep(r.value),r.value=null},children:[a(Icon,{sign:`undo`,size:18}),` `,say(`own-bring-back`)]})]})}),i.length===0?a(`p`,{class:`empty`,children:say(`own-none`)}):null,a(`ul`,{class:`own-rows`,children:i.map(e=>a(`li`,{children:[a(`a`,{href:t+e.id,children:[a(`span`,{class:`row-title`,children:e.name}),a(`span`,{class:`hint`,children:[n(e),` · `,dated(e.changed)]}),a(KeptSign,{thing:e})]}),a(`button`,{type:`button`,class:`bare`,title:say(`own-copy`),"aria-label":say(`own-copy-named`,{name:e.name}),onClick:()=>o(e),children:a(Icon,{sign:`copy`})}),a(`button`,{type:`button`,class:`bare`,title:say(`own-remove`),"aria-label":say(`own-remove-named`,{name:e.name}),onClick:()=>s(e),children:a(Icon,{sign:`close`})})]},e.id))}),a(KeptWhere,{})]})}
function dated(e){
return new Date(e).toLocaleDateString(reader.value?.language,{year:`numeric`,month:`short`,day:`numeric`})}
export{FileChoice,OwnRows,textOf};
