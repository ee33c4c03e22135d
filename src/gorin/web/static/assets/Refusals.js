import{a,say}from"./house.js";
function NoRoom(){
return a(`p`,{class:`faults`,role:`alert`,children:say(`decks-no-room`)})}
function TooLong({length:e,most:t}){
return a(`p`,{class:`faults`,role:`alert`,children:say(`decks-too-long`,{length:e,most:t})})}
export{NoRoom,TooLong};
