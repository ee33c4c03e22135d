import{TAGS,language,say}from"./house.js";
function numberText(e){
return new Intl.NumberFormat(TAGS[language.value],{maximumFractionDigits:1}).format(e).replace(`-`,`−`)}
function signedText(e){
return e>0?`+${numberText(e)}`:numberText(e)}
function dayText(e,t){
let n=new Date(e).toDateString()===new Date(t).toDateString(),r=new Intl.DateTimeFormat(TAGS[language.value],n?{hour:`2-digit`,minute:`2-digit`}:{dateStyle:`medium`}).format(e);
return n?say(`page-stats-today`,{time:r}):r}
export{dayText,numberText,signedText};
