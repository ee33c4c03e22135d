import{y}from"./api.js";
var images=y(new Map),showsImages=y(!0);
function imageFor(e){
if(e===void 0||!showsImages.value||images.value.size===0)return null;
let{slug:t,number:n}=e.printed;
return images.value.get(t)??images.value.get(n.toLowerCase())??null}
export{imageFor,images,showsImages};
