import{P}from"./api.js";
import{Faults}from"./index.js";
import{a}from"./jsxRuntime.js";
function Select(e){
let t=P();
return a(`div`,{class:e.quiet?`select select-quiet`:`select`,children:[a(`label`,{children:[a(`span`,{class:e.quiet?`unseen`:`select-label`,children:e.label}),a(`select`,{value:e.value,disabled:e.disabled??!1,"aria-invalid":(e.faults?.length??0)>0,"aria-describedby":t,onChange:t=>e.choose(t.currentTarget.value),children:[e.choices.map(([e,t])=>a(`option`,{value:e,children:t},e)),e.aside?a(`optgroup`,{label:e.aside.label,disabled:!0,children:e.aside.choices.map(([e,t])=>a(`option`,{value:e,children:t},e))}):null]})]}),a(About,{id:t,hint:e.hint,faults:e.faults})]})}
function NumberField(e){
let t=P();
return a(`div`,{class:`select`,children:[a(`label`,{children:[a(`span`,{class:`select-label`,children:e.label}),a(`input`,{type:`number`,min:e.least,max:e.most,step:`any`,value:e.value??``,placeholder:e.usual,"aria-invalid":(e.faults?.length??0)>0,"aria-describedby":t,onInput:t=>{
let n=t.currentTarget.valueAsNumber;
e.change(Number.isFinite(n)?n:null)}})]}),a(About,{id:t,hint:e.hint,faults:e.faults})]})}
function About(e){
return a(`div`,{id:e.id,children:[e.hint?a(`p`,{class:`hint`,children:e.hint}):null,a(Faults,{faults:e.faults??[]})]})}
export{About,NumberField,Select};
