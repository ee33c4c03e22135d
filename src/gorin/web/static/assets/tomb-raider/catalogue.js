function own(e){
return e.own}
export{own};
