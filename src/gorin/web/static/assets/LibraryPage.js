import{$,useSignal}from"./signals.module.js";
import{Shell,Trouble,catalogue,useLoaded,usualGame}from"./index.js";
import{Icon}from"./Icon.js";
import{reader,say}from"./current.js";
import{KeptSign,KeptWhere}from"./KeptWhere.js";
import{freeName,newId}from"./own.js";
import{a}from"./jsxRuntime.js";
function OwnRows({things:e,path:t,about:n}){
let r=useSignal(null),i=e.all.value,o=t=>{
let n=freeName(t.name,i.map(e=>e.name));
e.keep({...t,id:newId(),name:n,changed:Date.now()})},s=t=>{
e.remove(t.id),r.value=t};
return a($,{children:[a(`div`,{"aria-live":`polite`,children:r.value===null?null:a(`p`,{class:`undo-line`,children:[say(`own-gone`,{name:r.value.name}),` `,a(`button`,{type:`button`,onClick:()=>{
r.value!==null&&e.keep(r.value),r.value=null},children:[a(Icon,{sign:`undo`,size:18}),` `,say(`own-bring-back`)]})]})}),i.length===0?a(`p`,{class:`empty`,children:say(`own-none`)}):null,a(`ul`,{class:`own-rows`,children:i.map(e=>a(`li`,{children:[a(`a`,{href:t+e.id,children:[a(`span`,{class:`row-title`,children:e.name}),a(`span`,{class:`hint`,children:[n(e),` · `,dated(e.changed)]}),a(KeptSign,{thing:e})]}),a(`button`,{type:`button`,class:`bare`,title:say(`own-copy`),"aria-label":say(`own-copy-named`,{name:e.name}),onClick:()=>o(e),children:a(Icon,{sign:`copy`})}),a(`button`,{type:`button`,class:`bare`,title:say(`own-remove`),"aria-label":say(`own-remove-named`,{name:e.name}),onClick:()=>s(e),children:a(Icon,{sign:`close`})})]},e.id))}),a(KeptWhere,{})]})}
function dated(e){
return new Date(e).toLocaleDateString(reader.value?.language,{year:`numeric`,month:`short`,day:`numeric`})}
function LibraryPage(e){
let{words:t}=e,{value:n,error:r}=useLoaded(`catalogue`,catalogue),i=useSignal(!1),o=n.value===null?null:usualGame(n.value);
return a(Shell,{children:[a(`section`,{class:`intro library-intro`,children:[a(`h1`,{children:e.title}),a(`p`,{class:`lead`,children:e.lead})]}),a(`div`,{class:`inline`,children:[a(`a`,{class:`main-button`,href:`${e.path}new`,children:t.begin}),a(`button`,{type:`button`,onClick:()=>{
i.value=!0},children:t.bring})]}),a(`section`,{class:`block`,children:[a(`h2`,{children:t.own}),a(OwnRows,{things:e.things,path:e.path,about:e.about})]}),a(Trouble,{error:r.value}),o===null?null:a(`section`,{class:`block`,children:[a(`h2`,{children:t.shipped}),a(`ul`,{class:`own-rows`,children:e.shipped(o)})]}),i.value?e.bringing(()=>{
i.value=!1}):null]})}
export{LibraryPage};
