import{a}from"./jsxRuntime.js";
function Tick({checked:e,change:t,children:n,entry:r,about:i}){
return a(`label`,{class:`tick`,children:[a(`input`,{type:`checkbox`,"data-entry":r,checked:e,"aria-describedby":i,onChange:e=>t(e.currentTarget.checked)}),a(`span`,{children:n})]})}
export{Tick};
