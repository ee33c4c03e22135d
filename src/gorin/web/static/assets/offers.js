import{deckName,read,say}from"./jsxRuntime.js";
function fits(e,t,n){
let r=n??e.formats[0]?.id;
return r===void 0||t.formats.includes(r)}
function offered(e,t){
let n=e.decks.filter(n=>fits(e,n,t));
return{fitting:n,others:e.decks.filter(e=>!n.includes(e))}}
function deckLine(e){
let t=deckName(e);
return e.line?say(`deck-line`,{deck:t,line:e.line}):t}
function deckFormats(e,t){
return e.formats.length<2?``:e.formats.filter(e=>t.formats.includes(e.id)).map(e=>read(e.title)).join(`, `)}
function aside(e,t){
let{others:n}=offered(e,t),r=e.formats.find(e=>e.id===t)??e.formats[0];
return n.length===0||r===void 0?null:{label:say(`page-deck-others`,{format:r.title}),choices:n.map(t=>[t.id,say(`page-deck-elsewhere`,{deck:deckLine(t),formats:deckFormats(e,t)})])}}
export{aside,deckFormats,deckLine,fits,offered};
