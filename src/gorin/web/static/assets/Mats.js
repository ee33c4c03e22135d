import{Icon}from"./Icon.js";
import{say}from"./current.js";
import{a}from"./jsxRuntime.js";
function Mats({others:e,shared:t=null,sharedLabel:n,own:r=null}){
return a(`div`,{class:`mats`,children:[a(`div`,{class:`mats-others`,role:`group`,"aria-label":say(`page-players`),children:e}),t===null?null:a(`div`,{class:`mats-shared`,role:`group`,"aria-label":n,children:t}),r===null?null:a(`div`,{class:`mats-own`,children:r})]})}
function Playmat({seat:e,name:t,label:n,own:r,active:i,marks:o=``,children:s}){
return a(`article`,{class:`playmat ${o}`,"data-seat":e,"data-own":r,"data-active":i,"aria-label":n,children:[a(`header`,{class:`playmat-head`,children:[a(`h3`,{children:t}),r?a(`span`,{class:`playmat-own`,children:say(`page-you`)}):null,i?a(`span`,{class:`playmat-turn`,children:[a(Icon,{sign:`right`,size:14}),` `,say(`page-any-turn`)]}):null]}),s]})}
export{Mats,Playmat};
