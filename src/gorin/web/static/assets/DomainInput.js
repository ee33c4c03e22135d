import{$,F,P,T,useSignal}from"./api.js";
import{Icon}from"./Icon.js";
import{MoreBelow,isNarrow}from"./beside.js";
import{a,reader,say}from"./jsxRuntime.js";
import{boundsOf,divided,draftingOf,filled,lackInWords,lacks,moved,openTo,sent,thingInWords,toggled,unsaid,unsaidInWords,valueOf,weightOf,within}from"./drawn.js";
var IS_FINE=matchMedia(`(pointer: fine)`),SHARE=.6,WORDS=.068,WORDS_ON_SHORT=.095,SHORT=1200,CLOSE=[void 0,`signs`,`line`];
function useRows(e,t){
useRoom(e,e=>!t.value&&makeRoom(e,()=>fitRows(e)))}
function useParts(e){
useRoom(e,e=>makeRoom(e,()=>fitParts(e)))}
function useRoom(e,t){
let n=()=>{
e.current!==null&&!isNarrow()&&t(e.current)};
F(n),F(()=>{
let t=e.current?.closest(`.play`)?.querySelector(`.board-place`);
if(t==null)return;
let r=new ResizeObserver(n);
return r.observe(t),()=>r.disconnect()}),F(()=>(window.addEventListener(`resize`,n),()=>window.removeEventListener(`resize`,n)),[])}
function makeRoom(e,t){
let n=e.closest(`.question-body`);
if(n===null)return;
let r=n.querySelector(`.question-text`),i=(window.innerWidth<SHORT?WORDS_ON_SHORT:WORDS)*window.innerHeight;
for(let e of CLOSE)if(e===void 0?delete n.dataset.close:n.dataset.close=e,t(),(r?.getBoundingClientRect().height??0)<=i)return}
function fitRows(e){
let t=e.parentElement;
if(t===null)return;
let n=()=>e.scrollHeight<=e.clientHeight+1;
delete t.dataset.rows,n()||(t.dataset.rows=`two`,!n()&&IS_FINE.matches&&(t.dataset.rows=`three`,boardShare(t)<SHARE&&(t.dataset.rows=`two`)))}
function fitParts(e){
let t=e.parentElement;
t!==null&&(delete t.dataset.rows,window.innerWidth<SHORT||e.querySelector(`.form-part`)!==null||boardShare(t)<SHARE&&(t.dataset.rows=`one`))}
function boardShare(e){
let t=e.closest(`.play`)?.querySelector(`.board-place`)?.getBoundingClientRect(),n=e.closest(`.question-body`)?.getBoundingClientRect();
return t===void 0||n===void 0?0:(Math.min(t.bottom,n.top)-t.top)/innerHeight}
function DomainInput({sitting:e,asked:t}){
let{play:n}=e,r=draftingOf(n),i=r.asked.value?.serial===t.serial?r.draft.value:null,o=P(),s=T(null),c=useSignal(!1);
if(useParts(s),i===null)return null;
let l=n.reader.value,u=lacks(i).map(e=>lackInWords(t,e,l)),d=unsaid(i).flatMap(e=>unsaidInWords(t,e,l)),f=c.value&&u.length===0&&d.length>0,p=e=>thingInWords(t,e,l),m=e=>r.change(e),h=i.type===`Form`?e.game.value?.form?.(t)??null:null,g=u.length===0&&!e.answering.value&&!e.fresh.value;
return a(`form`,{class:`domain`,onSubmit:n=>{
n.preventDefault(),g&&(d.length>0&&!c.value?c.value=!0:e.answer(t,valueOf(i)))},children:[a(`div`,{class:`domain-place`,children:[a(`div`,{class:`domain-parts`,ref:s,children:h!==null&&i.type===`Form`?a(h,{play:n,asked:t,draft:i,change:m,name:p}):a(PartInput,{draft:i,change:m,name:p,nowhere:nowhereIn(t.kind)})}),a(MoreBelow,{list:s,words:e=>say(`page-answers-more`,{count:e})})]}),a(`span`,{class:`draft-end`,children:[a(`button`,{type:`submit`,class:`main-button`,"aria-disabled":!g,"aria-describedby":u.length===0&&!f?void 0:o,children:f?say(`page-answer-so`):sendWords(t)}),a(StepBack,{drafting:r}),a(`span`,{class:`hint draft-lacks`,id:o,role:`status`,"data-warns":f,children:f?d.join(` `):u.join(`; `)})]})]})}
function sendWords(e){
let t=e.message.id.replace(/^ask-/,`send-`);
return reader.value?.has(t)?say(t):say(`page-answer`)}
function nowhereIn(e){
let t=`nowhere-${e}`;
return reader.value?.has(t)?say(t):void 0}
function StepBack({drafting:e}){
let t=e.canStepBack.value;
return a(`button`,{type:`button`,class:`bare draft-back`,"aria-disabled":!t,onClick:()=>e.stepBack(),children:say(`page-draft-back`)})}
function PartInput({draft:e,...t}){
switch(e.type){case`Range`:return a(RangeInput,{draft:e,...t});case`OneOf`:return a(OneOfInput,{draft:e,...t});case`Text`:return a(TextInput,{draft:e,...t});case`Subset`:return a(SubsetInput,{draft:e,...t});case`Ordering`:return a(OrderingInput,{draft:e,...t});case`Division`:return a(DivisionInput,{draft:e,...t});case`Assignment`:return a(AssignmentInput,{draft:e,...t});case`Form`:return a(FormInput,{draft:e,...t});case`Report`:return a(ReportInput,{draft:e,...t})}}
function RangeInput({draft:e,change:t,label:n}){
let{low:r,high:i}=e.domain,o=say(`page-range`,{low:r,high:i}),s=n=>{
t({...e,number:within(e.domain,n)})};
return a($,{children:[a(`span`,{class:`stepper`,children:[a(`button`,{type:`button`,"aria-label":say(`page-less`),onClick:()=>s(e.number-1),children:`−`}),a(`input`,{type:`number`,min:r,max:i,value:e.number,"aria-label":n===void 0?o:`${n}: ${o}`,onInput:e=>{
let t=e.currentTarget.valueAsNumber;
Number.isInteger(t)&&s(t)}}),a(`button`,{type:`button`,"aria-label":say(`page-more`),onClick:()=>s(e.number+1),children:`+`})]}),a(`span`,{class:`hint`,children:o})]})}
var MANY_KEYS=8;
function OneOfInput({draft:e,change:t,name:n,label:r}){
return e.domain.keys.length>MANY_KEYS?a(`select`,{value:e.key??``,"aria-label":r??say(`page-answers`),onChange:n=>t({...e,key:n.currentTarget.value||null}),children:[a(`option`,{value:``,children:say(`page-draft-choose`)}),e.domain.keys.map(e=>a(`option`,{value:e,children:n(e)},e))]}):a($,{children:e.domain.keys.map(r=>a(`button`,{type:`button`,class:`choice`,"aria-pressed":e.key===r,onClick:()=>t({...e,key:r}),children:n(r)},r))})}
function TextInput({draft:e,change:t,name:n,label:r}){
let{domain:i,text:o}=e,s=i.type===`Named`?say(`page-named`):say(`page-text`),c=i.type===`Named`?i.some:[];
return a($,{children:[c.map(r=>a(`button`,{type:`button`,class:`choice`,"aria-pressed":o===r,onClick:()=>t({...e,text:r}),children:n(r)},r)),a(`input`,{class:`report`,value:o,maxLength:i.type===`Named`?void 0:i.longest,"aria-label":r===void 0?s:`${r}: ${s}`,placeholder:s,onInput:n=>t({...e,text:n.currentTarget.value})}),i.type===`Named`?null:a(`span`,{class:`hint`,children:say(`page-text-long`,{shortest:i.shortest,longest:i.longest})})]})}
function SubsetInput({draft:e,change:t,name:n,label:r}){
let{domain:i,chosen:o}=e,{at_least:s,at_most:c,weights:l}=i,u=r!==void 0&&s===0&&c>=i.keys.length;
return a($,{children:[u?null:a(`span`,{class:`hint`,children:say(s===c?`page-subset-exactly`:`page-subset`,{count:o.length,least:s,most:c})}),l.length===0?null:a(`span`,{class:`hint`,children:weightInWords(e)}),i.keys.map((r,s)=>a(`button`,{type:`button`,class:`choice`,"aria-pressed":o.includes(r),onClick:()=>t({...e,chosen:toggled(i,o,r)}),children:l.length===0?n(r):say(`page-weighs`,{thing:n(r),weight:l[s]??0})},r))]})}
function weightInWords({domain:e,chosen:t}){
let n=weightOf(e,t),{lightest:r,heaviest:i}=e;
return i===null?say(`page-weight-least`,{weight:n,lightest:r}):say(`page-weight`,{weight:n,lightest:r,heaviest:i})}
function OrderingInput({draft:e,change:t,name:n}){
let{order:r}=e,i=r.length-1,o=(n,i)=>{
t({...e,order:moved(r,n,i),touched:0})};
return a(`ol`,{class:`ordering`,children:r.map((e,t)=>a(`li`,{children:[a(`span`,{children:n(e)}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-earlier`,{thing:n(e)}),"aria-disabled":t===0,onClick:()=>o(t,t-1),children:a(Icon,{sign:`up`})}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-later`,{thing:n(e)}),"aria-disabled":t===i,onClick:()=>o(t,t+1),children:a(Icon,{sign:`down`})})]},e))})}
function DivisionInput({draft:e,change:t,name:n}){
let{domain:r,parts:i}=e,o=r.keys.map((e,t)=>boundsOf(r,t)),s=r.bounds.length===0?o[0]:void 0;
return a($,{children:[s===void 0?null:a(Bounds,{low:s[0],high:s[1]}),r.keys.map((c,l)=>a(`label`,{class:`division`,children:[a(`span`,{children:n(c)}),a(`input`,{type:`number`,min:o[l]?.[0],max:o[l]?.[1],value:i[l],onInput:n=>{
let o=n.currentTarget.valueAsNumber;
if(!Number.isFinite(o))return;
let s=divided(r,i,l,o);
t({...e,parts:s}),n.currentTarget.value=String(s[l])}}),s===void 0?a(Bounds,{low:o[l]?.[0]??0,high:o[l]?.[1]??0}):null]},c))]})}
function Bounds({low:e,high:t}){
return a(`span`,{class:`hint`,children:say(`page-range`,{low:e,high:t})})}
function AssignmentInput({draft:e,change:t,name:n,nowhere:r}){
let{domain:i,to:o}=e;
return a($,{children:i.keys.map(s=>a(`label`,{class:`division`,children:[a(`span`,{children:n(s)}),a(`select`,{value:o.get(s)??``,onChange:n=>{
let r=n.currentTarget.value,i=sent(e,s,r===``?null:r);
t(i),n.currentTarget.value=i.to.get(s)??``},children:[a(`option`,{value:``,children:r??say(`page-draft-nowhere`)}),openTo(i,s).map(e=>a(`option`,{value:e,children:n(e)},e))]})]},s))})}
function FormInput({draft:e,change:t,name:n}){
return a($,{children:e.parts.map((r,i)=>{
let o=e.domain.parts[i]?.[0]??``,s=n(o);
return a(Labelled,{label:s,type:r.type,children:a(PartInput,{draft:r,change:n=>t(filled(e,i,n)),name:n,label:s,nowhere:nowhereIn(o)})},i)})})}
function Labelled({label:e,type:t,children:n}){
return a(`div`,{class:`form-part`,"data-type":t,role:`group`,"aria-label":e,children:[a(`span`,{class:`form-part-label`,children:e}),n]})}
function ReportInput({draft:e,change:t}){
return a(`input`,{class:`report`,value:e.text,"aria-label":say(`page-report`),placeholder:say(`page-report`),onInput:n=>t({...e,text:n.currentTarget.value})})}
export{DomainInput,PartInput,nowhereIn,useRows};
