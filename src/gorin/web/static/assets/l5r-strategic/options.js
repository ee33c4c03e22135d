import{plainOptions}from"../PlainOptions.js";
var MOST_CLANS=10,FEWEST_CLANS=2,USUAL_GENERALS=3,ROOM_ROLES=2;
function seatsOf(e){
let{roles:t,generals:n,referee:r}=e,i=t===`apart`?ROOM_ROLES+(typeof n==`number`?n:USUAL_GENERALS):1,a=+(r===!0);
return[FEWEST_CLANS*i+a,MOST_CLANS*i+a]}
var options={...plainOptions,seats:(e,t)=>seatsOf(t)};
export{options};
