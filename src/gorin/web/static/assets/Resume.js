import{$,A,Shell,Trouble,a,asApiError,get,go,greet,hello,post,say,useSignal}from"./house.js";
function Resume({token:e}){
let t=`/api/resume/${encodeURIComponent(e)}`,n=useSignal(null),r=useSignal(null),i=e=>{
r.value=asApiError(e)};
A(()=>{
get(t).then(e=>{
e.is_you?go(`/`,!0):n.value=e},i)},[e]);
let o=hello.value?.you.name??``;
return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`page-resume`)}),n.value===null?null:a($,{children:[a(`p`,{children:say(`page-resume-whose`,{name:n.value.name,you:o})}),a(`p`,{class:`hint`,children:say(`page-resume-more`)}),a(`p`,{class:`buttons`,children:[a(`button`,{type:`button`,class:`primary`,onClick:()=>{
r.value=null,post(t,{leaving:o}).then(greet).then(()=>go(`/`,!0),i)},children:say(`page-resume-become`,{name:n.value.name})}),` `,a(`a`,{class:`button`,href:`/`,children:say(`page-resume-stay`,{you:o})})]})]}),r.value===null?null:a(Trouble,{error:r.value}),n.value===null&&r.value===null?a(`p`,{children:say(`page-loading`)}):null]})}
export{Resume};
