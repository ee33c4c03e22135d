import{Shell,Trouble,a,openTutorial,say,useOpening}from"./house.js";
function Learn(){
let{busy:e,error:t,open:n}=useOpening(),r=new URLSearchParams(location.search).get(`game`)??``;
return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`page-learn`)}),a(`p`,{class:`lead`,children:say(`page-learn-lead`)}),a(`ul`,{class:`plain-list`,children:[a(`li`,{children:say(`page-learn-what-1`)}),a(`li`,{children:say(`page-learn-what-2`)}),a(`li`,{children:say(`page-learn-what-3`)})]}),a(`p`,{children:a(`button`,{type:`button`,class:`main-button`,"aria-busy":e.value!==``,onClick:n(`learn`,()=>openTutorial(r)),children:say(`page-learn-begin`)})}),a(Trouble,{error:t.value})]})}
export{Learn};
