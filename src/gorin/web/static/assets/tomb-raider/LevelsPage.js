import{$,Dialog,Shell,Trouble,a,catalogue,go,read,say,useLoaded,useSignal,usualGame}from"../house.js";
import{FileChoice,OwnRows,textOf}from"../Library.js";
import{own}from"./catalogue.js";
import{levelAbout}from"./level-words.js";
import{freeName,newId}from"../parts.js";
import{NoRoom,TooLong}from"../Refusals.js";
import{LONGEST,ownLevels}from"./own-levels.js";/* empty css           */
function LibraryPage(e){
let{words:t}=e,{value:n,error:r}=useLoaded(`catalogue`,catalogue),i=useSignal(!1),o=n.value===null?null:usualGame(n.value);
return a(Shell,{children:[a(`section`,{class:`intro library-intro`,children:[a(`h1`,{children:e.title}),a(`p`,{class:`lead`,children:e.lead})]}),a(`div`,{class:`inline`,children:[a(`a`,{class:`main-button`,href:`${e.path}new`,children:t.begin}),a(`button`,{type:`button`,onClick:()=>{
i.value=!0},children:t.bring})]}),a(`section`,{class:`block`,children:[a(`h2`,{children:t.own}),a(OwnRows,{things:e.things,path:e.path,about:e.about})]}),a(Trouble,{error:r.value}),o===null?null:a(`section`,{class:`block`,children:[a(`h2`,{children:t.shipped}),a(`ul`,{class:`own-rows`,children:e.shipped(o)})]}),i.value?e.bringing(()=>{
i.value=!1}):null]})}
function LevelsPage(){
return a(LibraryPage,{title:say(`levels-page-title`),lead:say(`levels-page-lead`),words:{begin:say(`levels-page-new`),bring:say(`levels-page-import`),own:say(`levels-page-own-levels`),shipped:say(`levels-page-templates`)},things:ownLevels,path:`/levels/`,about:aboutOwn,shipped:e=>own(e).levels.map(e=>a(`li`,{children:a(Template,{level:e})},e.id)),bringing:e=>a(Import,{close:e})})}
function aboutOwn(e){
return say(`levels-page-lines`,{count:e.text.split(`
`).length})}
function Template({level:e}){
return a($,{children:[a(`a`,{href:`/levels/${e.id}`,children:[a(`span`,{class:`row-title`,children:read(e.title)}),a(`span`,{class:`hint`,children:levelAbout(e)})]}),e.variants.length>1?a(`span`,{class:`template-variants`,children:e.variants.map(t=>a(`a`,{href:`/levels/${e.id}?variant=${t.id}`,children:read(t.title)},t.id))}):null]})}
function Import({close:e}){
let t=useSignal(``),n=t.value.length>LONGEST,r=useSignal(!1);
return a(Dialog,{title:say(`levels-page-import`),close:e,wide:!0,children:[a(`textarea`,{class:`list-text`,rows:12,spellcheck:!1,wrap:`off`,value:t.value,"aria-label":say(`levels-page-text`),onInput:e=>{
t.value=e.currentTarget.value}}),a(FileChoice,{accept:`.toml,text/plain`,take:async e=>{
t.value=await textOf(e)}}),n?a(TooLong,{length:t.value.length,most:LONGEST}):null,r.value?a(NoRoom,{}):null,a(`div`,{class:`dialog-acts`,children:[a(`button`,{type:`button`,class:`main-button`,disabled:t.value.trim()===``||n,onClick:()=>{
let e=/^title\s*=\s*"([^"]{1,80})"/m.exec(t.value)?.[1]??say(`levels-page-new-name`),n=ownLevels.all.peek().map(e=>e.name),i={id:newId(),name:freeName(e,n),text:t.value,changed:Date.now()};
r.value=!ownLevels.keep(i),r.value||go(`/levels/${i.id}`)},children:say(`levels-page-open`)}),a(`button`,{type:`button`,onClick:e,children:say(`page-close`)})]})]})}
export{LevelsPage};
