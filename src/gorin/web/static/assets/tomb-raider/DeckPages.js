import{DeckPage as DeckPage$1,DecksPage as DecksPage$1}from"../DecksPage.js";
import{a,read,reader,say}from"../house.js";
import{SmallCard,WholeCard,facts,figuresOf}from"./frames.js";
import{Sign,hasSign}from"./signs.js";
import{own}from"./catalogue.js";
import{levelTerms}from"./choosing.js";
import{building,ownText}from"./building.js";
import{Select,withOption}from"../parts.js";
import{ownLevels}from"./own-levels.js";
function WishesForm({game:e,deck:t,change:n}){
let r=own(e),{level:i=``,variant:o=``}=t.options,s=r.levels.find(e=>e.id===i)??null,c=e.formats.find(e=>e.id===t.format)??e.formats[0]??null,l=r.usual_levels[c?.id??``],u=r.levels.find(e=>e.id===l)??r.levels[0],d=s?.variants.find(e=>e.id===o)??s??u??null,f=d===null?[]:counts(d),p=[[``,say(`decks-level-usual`,{level:u===void 0?``:read(u.title)})],...r.levels.map(e=>[e.id,read(e.title)]),...ownLevels.all.value.map(e=>[e.id,say(`decks-level-own`,{name:e.name})])];
return a(`div`,{class:`wishes`,role:`group`,"aria-label":say(`builder-for`),children:[a(Select,{label:say(`page-new-level`),value:p.some(([e])=>e===i)?i:``,choices:p,choose:e=>n(forAny(withOption(withOption(t,`level`,e),`variant`,``)))}),s!==null&&s.variants.length>0?a(Select,{label:say(`page-new-variant`),value:o,choices:[[``,say(`page-default`)],...s.variants.map(e=>[e.id,read(e.title)])],choose:e=>n(forAny(withOption(t,`variant`,e)))}):null,a(Select,{label:say(`page-new-seats`),value:String(t.seats),choices:[[`0`,say(`decks-seats-all`)],...f.map(e=>[String(e),say(`page-seat-count`,{count:e})])],choose:e=>n({...t,seats:Number(e)})}),e.formats.length>1?a(Select,{label:say(`builder-format`),value:t.format,choices:[[``,say(`page-default`)],...e.formats.map(e=>[e.id,read(e.title)])],choose:e=>n(forAny({...t,format:e}))}):null]})}
function forAny(e){
return{...e,seats:0}}
function counts(e){
let t=e.solo?1:e.fewest_seats;
return Array.from({length:e.most_seats-t+1},(e,n)=>t+n)}
function KindSign({of:e}){
if(e===`cards`)return null;
let t=e===`locations`?`location`:e;
return a(Sign,{of:hasSign(t)?t:`unknown`,size:16})}
function CardSign({entry:e}){
let t=facts(e.printed);
return a(Sign,{of:t.kind===`obstacle`?t.obstacle.kind:t.kind,size:17})}
function Figures({entry:e}){
let{cost:t,edge:n,life:r}=figuresOf(e.printed),i=[t,...n,r].filter(e=>e!==null);
return a(`span`,{class:`result-figures`,children:i.map((e,t)=>a(`span`,{title:say(e.label),children:[a(Sign,{of:e.sign,size:13}),e.value]},t))})}
function Small({entry:e}){
let t=reader.value;
return t===null?null:a(SmallCard,{entry:e,named:e.printed,reader:t})}
function Whole({entry:e}){
let t=reader.value;
return t===null?null:a(WholeCard,{entry:e,named:e.printed,reader:t})}
var MOST_SEATS=6;
function tableOf(e,t){
let{level:n=``,variant:r=``}=t.options,{levels:i,usual_levels:o}=own(e),s=e.formats.find(e=>e.id===t.format)??e.formats[0],c=ownText(t),l=n||o[s?.id??``],u=i.find(e=>e.id===l)??i[0],d=u?.variants.find(e=>e.id===r)??u;
return{seats:[d===void 0||d.solo||c!==null?1:d.fewest_seats,c===null?d?.most_seats??2:MOST_SEATS],usual:t.seats||2,chosen:levelTerms(e,{id:n,text:c},r,t.format||null)}}
var dress={Sign:KindSign,CardSign,Figures,SmallCard:Small,WholeCard:Whole,Wishes:WishesForm,table:tableOf},dressed={...building,dress};
function DecksPage(e){
return a(DecksPage$1,{building:dressed})}
function DeckPage({id:e}){
return a(DeckPage$1,{building:dressed,id:e})}
export{DeckPage,DecksPage};
