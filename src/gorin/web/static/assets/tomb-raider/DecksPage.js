import{A}from"../api.js";
import{go}from"../index.js";
import{a,deckName,knowCards,read,say}from"../jsxRuntime.js";
import{LibraryPage}from"../LibraryPage.js";
import{freeName,newId}from"../own.js";
import{deckFrom,ownDecks,total}from"./deck.js";
import{ImportDialog}from"./ImportDialog.js";/* empty css      *//* empty css           */
function DecksPage(){
return A(()=>void knowCards(`tomb-raider`).catch(()=>void 0),[]),a(LibraryPage,{title:say(`decks-title`),lead:say(`decks-lead`),words:{begin:say(`decks-new`),bring:say(`decks-import`),own:say(`decks-own`),shipped:say(`decks-shipped`)},things:ownDecks,path:`/decks/`,about:e=>aboutDeck(e.raider,total(e)),shipped:e=>e.decks.map(e=>a(`li`,{children:a(`a`,{href:`/decks/${e.id}`,children:[a(`span`,{class:`row-title`,children:deckName(e)}),e.description===null?null:a(`span`,{class:`hint`,children:read(e.description)}),a(`span`,{class:`hint`,children:aboutDeck(e.lead,e.cards)})]})},e.id)),bringing:e=>a(ImportDialog,{close:e,verb:say(`decks-import-new`),take:takeDeck})})}
function takeDeck(e,t){
let n=ownDecks.all.peek().map(e=>e.name),r=e.name===``||e.name===`deck`?say(`decks-new-name`):e.name,i={...deckFrom(e,newId(),Date.now()),left:t,name:freeName(r,n)};
ownDecks.keep(i)&&go(`/decks/${i.id}`)}
function raiderName(e){
return e===``?say(`decks-no-raider-short`):read({type:`name`,kind:`card`,key:e})}
function aboutDeck(e,t){
return say(`decks-about`,{raider:raiderName(e),count:t})}
export{DecksPage};
