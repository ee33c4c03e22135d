import{Faults}from"./index.js";
import{Tick}from"./Tick.js";
import{a}from"./jsxRuntime.js";
function TickOption({label:e,checked:t,change:n,faults:r=[]}){
return a(`div`,{children:[a(Tick,{checked:t,change:n,children:e}),a(Faults,{faults:r})]})}
export{TickOption};
