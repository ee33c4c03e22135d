import{A,a,d,playerName,say}from"./house.js";
import{Mats,Playmat}from"./field.js";
var USUAL={seats:3,shared:2,cards:5,watched:0};
function wanted(){
let e=new URLSearchParams(location.hash.slice(1)),t=t=>Number(e.get(t)??USUAL[t]);
return{seats:t(`seats`),shared:t(`shared`),cards:t(`cards`),watched:t(`watched`)}}
function PartsPage(){
let[{seats:e,shared:t,cards:n,watched:r},i]=d(wanted);
A(()=>{
let e=()=>i(wanted());
return window.addEventListener(`hashchange`,e),()=>window.removeEventListener(`hashchange`,e)},[]);
let o=e=>a(Playmat,{seat:e,name:playerName(``,e),label:playerName(``,e),own:e===0&&r===0,active:e===1,children:a(Row,{count:n})},e),s=numbers(e).filter(e=>e>0||r>0);
return a(`main`,{class:`parts-page`,children:a(Mats,{others:s.map(o),sharedLabel:say(`page-any-table`),shared:t===0?null:numbers(t).map(e=>a(Zone,{cards:n},e)),own:r===0?o(0):null})})}
function Zone({cards:e}){
return a(`section`,{children:a(Row,{count:e})})}
function Row({count:e}){
return a(`ul`,{class:`mats-row`,children:numbers(e).map(t=>a(`li`,{class:`tag`,children:e-t},e-t))})}
function numbers(e){
return Array.from({length:e},(e,t)=>t)}
export{PartsPage};
