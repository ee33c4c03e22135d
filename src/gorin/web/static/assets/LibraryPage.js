import{useSignal}from"./api.js";
import{Shell,Trouble,catalogue,useLoaded,usualGame}from"./index.js";
import{OwnRows}from"./Library.js";
import{a}from"./jsxRuntime.js";
function LibraryPage(e){
let{words:t}=e,{value:n,error:r}=useLoaded(`catalogue`,catalogue),i=useSignal(!1),o=n.value===null?null:usualGame(n.value);
return a(Shell,{children:[a(`section`,{class:`intro library-intro`,children:[a(`h1`,{children:e.title}),a(`p`,{class:`lead`,children:e.lead})]}),a(`div`,{class:`inline`,children:[a(`a`,{class:`main-button`,href:`${e.path}new`,children:t.begin}),a(`button`,{type:`button`,onClick:()=>{
i.value=!0},children:t.bring})]}),a(`section`,{class:`block`,children:[a(`h2`,{children:t.own}),a(OwnRows,{things:e.things,path:e.path,about:e.about})]}),a(Trouble,{error:r.value}),o===null?null:a(`section`,{class:`block`,children:[a(`h2`,{children:t.shipped}),a(`ul`,{class:`own-rows`,children:e.shipped(o)})]}),i.value?e.bringing(()=>{
i.value=!1}):null]})}
export{LibraryPage};
