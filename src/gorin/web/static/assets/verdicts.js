import{$,Dialog,Icon,Shell,Trouble,a,go,open,say,useSignal,usualBot}from"./house.js";
import{Select,useActing}from"./parts.js";
function Fetching({title:e,error:t,path:n,back:r}){
return a(Shell,{children:[a(`h1`,{children:e}),t===null?a(`p`,{class:`loading`,children:say(`page-loading`)}):null,a(Trouble,{error:t}),a(`p`,{children:a(`a`,{href:n,children:r})})]})}
function PlayDialog(e){
let{game:t,seats:n}=e,[r,i]=n,o=useSignal(Math.max(r,Math.min(i,e.usual))),s=useSignal(usualBot(t)),{busy:c,error:l,run:u}=useActing(),d=()=>u(async()=>{
let t=await e.deckText();
go(`/table/${await open(tableFor(e.chosen,o.value,s.value,t))}`)}),f=Array.from({length:Math.max(1,i-r+1)},(e,t)=>r+t);
return a(Dialog,{title:e.title,close:e.close,children:[e.children,a(Select,{label:say(`page-new-seats`),value:String(o.value),choices:f.map(e=>[String(e),say(`page-seat-count`,{count:e})]),choose:e=>{
o.value=Number(e)}}),o.value>1?a(Select,{label:say(`decks-others`),value:s.value,choices:[...t.bots.map(e=>[e,say(`page-a-bot`,{level:say(`page-bot-${e}`)})]),[``,say(`decks-friends`)]],choose:e=>{
s.value=e}}):null,a(Trouble,{error:l.value}),a(`p`,{children:a(`button`,{type:`button`,class:`main-button`,"aria-busy":c.value,onClick:()=>void d(),children:say(`page-new-open`)})})]})}
function tableFor(e,t,n,r){
let i=t===1||n!==``;
return{terms:{chosen:e,seats:t,undo:i?`any`:`casual`,watching:i?`open`:`invited`},bots:Array.from({length:t},(e,t)=>t===0?``:n),deck_texts:r===``?[]:[r],begin:i}}
function verdictFor(e,t){
return t?`unknown`:e===null?`asking`:e?`legal`:`illegal`}
function VerdictWords({verdict:e,children:t}){
return a($,{children:[a(Icon,{sign:e===`legal`?`check`:e===`illegal`?`why`:`waiting`,size:18}),` `,t]})}
export{Fetching,PlayDialog,VerdictWords,verdictFor};
