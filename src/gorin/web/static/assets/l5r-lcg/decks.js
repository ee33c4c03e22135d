import{A,Shell,a,say,useSignal}from"../house.js";
import{cardOf,hide,loadCards}from"../parts.js";
import{DeckPage as DeckPage$1,DecksPage as DecksPage$1,Peeked,Search,WholeCard,peeks}from"../DecksPage.js";
import"../Refusals.js";
import{building}from"./making.js";
function CardsPage$1({building:e}){
let t=useSignal(``);
A(()=>(loadCards(e.game),()=>hide(peeks)),[]);
let n=cardOf(t.value);
return a(Shell,{wide:!0,children:[a(`div`,{class:`builder`,"data-pane":`both`,children:[a(`header`,{class:`builder-head`,children:[a(`h1`,{children:say(`builder-cards`)}),a(`a`,{class:`button`,href:e.path,children:say(`builder-title`)})]}),a(Search,{building:e,count:null,choose:e=>{
hide(peeks),t.value=e},remove:()=>void 0}),a(`section`,{class:`deck-pane`,"aria-live":`polite`,"aria-label":say(`builder-card`),children:n===void 0?a(`p`,{class:`empty`,children:say(`builder-choose-card`)}):a(WholeCard,{building:e,entry:n})})]}),a(Peeked,{building:e})]})}
function DecksPage(e){
return a(DecksPage$1,{building})}
function DeckPage({id:e}){
return a(DeckPage$1,{building,id:e})}
function CardsPage(e){
return a(CardsPage$1,{building})}
export{CardsPage,DeckPage,DecksPage};
