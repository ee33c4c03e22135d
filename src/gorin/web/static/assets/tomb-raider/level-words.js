import{read,say}from"../house.js";
function fromTo(e,t){
return e===t?String(t):`${e}–${t}`}
function fewestOf(e){
return e.solo?1:e.fewest_seats}
function levelTitle(e,t=1){
return say(`page-level-line`,{title:read(e.title),players:fromTo(Math.max(t,fewestOf(e)),e.most_seats),most:e.most_seats,power:e.power})}
function levelHint(e){
let t=e.goal===`find-treasure`;
return say(`page-level-hint`,{goal:say(t?`page-goal-find-treasure`:`play-goal-${e.goal}`),map:say(`page-level-map`,{width:e.width,depth:e.depth})})}
function levelAbout(e){
let{most_seats:t,power:n,width:r,depth:i}=e;
return say(`levels-page-about`,{players:fromTo(fewestOf(e),t),most:t,power:n,width:r,depth:i})}
export{levelAbout,levelHint,levelTitle};
