import{Faults,a}from"./house.js";
import{Tick}from"./parts.js";
function TickOption({label:e,checked:t,change:n,faults:r=[]}){
return a(`div`,{children:[a(Tick,{checked:t,change:n,children:e}),a(Faults,{faults:r})]})}
export{TickOption};
