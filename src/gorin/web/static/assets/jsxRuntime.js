import{O,getOnce,n,x,y}from"./api.js";
import{gamePage}from"./listed.js";
var FluentType=class{constructor(e){
this.value=e}valueOf(){
return this.value}},FluentNone=class extends FluentType{constructor(e=`???`){
super(e)}toString(e){
return`{${this.value}}`}},FluentNumber=class extends FluentType{constructor(e,t={}){
super(e),this.opts=t}toString(e){
if(e)try{
return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){
e.reportError(t)}
return this.value.toString(10)}},FluentDateTime=class e extends FluentType{static supportsValue(t){
if(typeof t==`number`||t instanceof Date)return!0;
if(t instanceof FluentType)return e.supportsValue(t.valueOf());
if(`Temporal`in globalThis){
let e=globalThis.Temporal;
if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}
return!1}constructor(t,r={}){
t instanceof e?(r={...t.opts,...r},t=t.value):t instanceof FluentType&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&r.calendar===void 0&&(r={...r,calendar:t.calendarId}),super(t),this.opts=r}[Symbol.toPrimitive](e){
return e===`string`?this.toString():this.toNumber()}toNumber(){
let e=this.value;
if(typeof e==`number`)return e;
if(e instanceof Date)return e.getTime();
if(`epochMilliseconds`in e)return e.epochMilliseconds;
if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;
throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){
if(e)try{
return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){
e.reportError(t)}
return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},MAX_PLACEABLES=100,FSI=`⁨`,PDI=`⁩`;
function match(e,t,r){
return r===t||r instanceof FluentNumber&&t instanceof FluentNumber&&r.value===t.value||t instanceof FluentNumber&&typeof r==`string`&&r===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}
function getDefault(e,t,r){
return t[r]?resolvePattern(e,t[r].value):(e.reportError(RangeError(`No default`)),new FluentNone)}
function getArguments(e,t){
let r=[],i=Object.create(null);
for(let s of t)s.type===`narg`?i[s.name]=resolveExpression(e,s.value):r.push(resolveExpression(e,s));
return{positional:r,named:i}}
function resolveExpression(e,t){
switch(t.type){case`str`:return t.value;case`num`:return new FluentNumber(t.value,{minimumFractionDigits:t.precision});case`var`:return resolveVariableReference(e,t);case`mesg`:return resolveMessageReference(e,t);case`term`:return resolveTermReference(e,t);case`func`:return resolveFunctionReference(e,t);case`select`:return resolveSelectExpression(e,t);default:return new FluentNone}}
function resolveVariableReference(e,{name:t}){
let r;
if(e.params){
if(Object.prototype.hasOwnProperty.call(e.params,t))r=e.params[t];else return new FluentNone(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))r=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new FluentNone(`$${t}`);
if(r instanceof FluentType)return r;
switch(typeof r){case`string`:return r;case`number`:return new FluentNumber(r);case`object`:if(FluentDateTime.supportsValue(r))return new FluentDateTime(r);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof r}`)),new FluentNone(`$${t}`)}}
function resolveMessageReference(e,{name:t,attr:r}){
let i=e.bundle._messages.get(t);
if(!i)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new FluentNone(t);
if(r){
let s=i.attributes[r];
return s?resolvePattern(e,s):(e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new FluentNone(`${t}.${r}`))}
return i.value?resolvePattern(e,i.value):(e.reportError(ReferenceError(`No value: ${t}`)),new FluentNone(t))}
function resolveTermReference(e,{name:t,attr:r,args:i}){
let s=`-${t}`,c=e.bundle._terms.get(s);
if(!c)return e.reportError(ReferenceError(`Unknown term: ${s}`)),new FluentNone(s);
if(r){
let t=c.attributes[r];
if(t){
e.params=getArguments(e,i).named;
let r=resolvePattern(e,t);
return e.params=null,r}
return e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new FluentNone(`${s}.${r}`)}
e.params=getArguments(e,i).named;
let l=resolvePattern(e,c.value);
return e.params=null,l}
function resolveFunctionReference(e,{name:t,args:r}){
let i=e.bundle._functions[t];
if(!i)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new FluentNone(`${t}()`);
if(typeof i!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new FluentNone(`${t}()`);
try{
let t=getArguments(e,r);
return i(t.positional,t.named)}catch(r){
return e.reportError(r),new FluentNone(`${t}()`)}}
function resolveSelectExpression(e,{selector:t,variants:r,star:i}){
let s=resolveExpression(e,t);
if(s instanceof FluentNone)return getDefault(e,r,i);
for(let t of r)if(match(e,s,resolveExpression(e,t.key)))return resolvePattern(e,t.value);
return getDefault(e,r,i)}
function resolveComplexPattern(e,t){
if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new FluentNone;
e.dirty.add(t);
let r=[],i=e.bundle._useIsolating&&t.length>1;
for(let s of t)if(typeof s==`string`)r.push(e.bundle._transform(s));else{
if(e.placeables++,e.placeables>MAX_PLACEABLES)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${MAX_PLACEABLES}`);
i&&r.push(FSI),r.push(resolveExpression(e,s).toString(e)),i&&r.push(PDI)}
return e.dirty.delete(t),r.join(``)}
function resolvePattern(e,t){
return typeof t==`string`?e.bundle._transform(t):resolveComplexPattern(e,t)}
var Scope=class{constructor(e,t,r){
this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){
if(!this.errors||!(e instanceof Error))throw e;
this.errors.push(e)}memoizeIntlObject(e,t){
let r=this.bundle._intls.get(e);
r||(r={},this.bundle._intls.set(e,r));
let i=JSON.stringify(t);
return r[i]||(r[i]=new e(this.bundle.locales,t)),r[i]}};
function values(e,t){
let r=Object.create(null);
for(let[i,s]of Object.entries(e))t.includes(i)&&(r[i]=s.valueOf());
return r}
var NUMBER_ALLOWED=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];
function NUMBER(e,t){
let r=e[0];
if(r instanceof FluentNone)return new FluentNone(`NUMBER(${r.valueOf()})`);
if(r instanceof FluentNumber)return new FluentNumber(r.valueOf(),{...r.opts,...values(t,NUMBER_ALLOWED)});
if(r instanceof FluentDateTime)return new FluentNumber(r.toNumber(),{...values(t,NUMBER_ALLOWED)});
throw TypeError(`Invalid argument to NUMBER`)}
var DATETIME_ALLOWED=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];
function DATETIME(e,t){
let r=e[0];
if(r instanceof FluentNone)return new FluentNone(`DATETIME(${r.valueOf()})`);
if(r instanceof FluentDateTime||r instanceof FluentNumber)return new FluentDateTime(r,values(t,DATETIME_ALLOWED));
throw TypeError(`Invalid argument to DATETIME`)}
var cache=new Map;
function getMemoizerForLocale(e){
let t=Array.isArray(e)?e.join(` `):e,r=cache.get(t);
return r===void 0&&(r=new Map,cache.set(t,r)),r}
var FluentBundle=class{constructor(e,{functions:t,useIsolating:r=!0,transform:i=e=>e}={}){
this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER,DATETIME,...t},this._useIsolating=r,this._transform=i,this._intls=getMemoizerForLocale(e)}hasMessage(e){
return this._messages.has(e)}getMessage(e){
return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){
let r=[];
for(let i=0;i<e.body.length;i++){
let s=e.body[i];
if(s.id.startsWith(`-`)){
if(t===!1&&this._terms.has(s.id)){
r.push(Error(`Attempt to override an existing term: "${s.id}"`));
continue}
this._terms.set(s.id,s)}else{
if(t===!1&&this._messages.has(s.id)){
r.push(Error(`Attempt to override an existing message: "${s.id}"`));
continue}
this._messages.set(s.id,s)}}
return r}formatPattern(e,t=null,r=null){
if(typeof e==`string`)return this._transform(e);
let i=new Scope(this,r,t);
try{
return resolveComplexPattern(i,e).toString(i)}catch(e){
if(i.errors&&e instanceof Error)return i.errors.push(e),new FluentNone().toString(i);
throw e}}},RE_MESSAGE_START=/^(-?[a-zA-Z][\w-]*) *= */gm,RE_ATTRIBUTE_START=/\.([a-zA-Z][\w-]*) *= */y,RE_VARIANT_START=/\*?\[/y,RE_NUMBER_LITERAL=/(-?[0-9]+(?:\.([0-9]+))?)/y,RE_IDENTIFIER=/([a-zA-Z][\w-]*)/y,RE_REFERENCE=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,RE_FUNCTION_NAME=/^[A-Z][A-Z0-9_-]*$/,RE_TEXT_RUN=/([^{}\n\r]+)/y,RE_STRING_RUN=/([^\\"\n\r]*)/y,RE_STRING_ESCAPE=/\\([\\"])/y,RE_UNICODE_ESCAPE=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,RE_LEADING_NEWLINES=/^\n+/,RE_TRAILING_SPACES=/ +$/,RE_BLANK_LINES=/ *\r?\n/g,RE_INDENT=/( *)$/,TOKEN_BRACE_OPEN=/{\s*/y,TOKEN_BRACE_CLOSE=/\s*}/y,TOKEN_BRACKET_OPEN=/\[\s*/y,TOKEN_BRACKET_CLOSE=/\s*] */y,TOKEN_PAREN_OPEN=/\s*\(\s*/y,TOKEN_ARROW=/\s*->\s*/y,TOKEN_COLON=/\s*:\s*/y,TOKEN_COMMA=/\s*,?\s*/y,TOKEN_BLANK=/\s+/y,FluentResource=class{constructor(e){
this.body=[],RE_MESSAGE_START.lastIndex=0;
let t=0;
for(;;){
let r=RE_MESSAGE_START.exec(e);
if(r===null)break;
t=RE_MESSAGE_START.lastIndex;
try{
this.body.push(u(r[1]))}catch(e){
if(e instanceof SyntaxError)continue;
throw e}}
function r(r){
return r.lastIndex=t,r.test(e)}
function i(r,i){
if(e[t]===r)return t++,!0;
if(i)throw new i(`Expected ${r}`);
return!1}
function s(e,i){
if(r(e))return t=e.lastIndex,!0;
if(i)throw new i(`Expected ${e.toString()}`);
return!1}
function c(r){
r.lastIndex=t;
let i=r.exec(e);
if(i===null)throw SyntaxError(`Expected ${r.toString()}`);
return t=r.lastIndex,i}
function l(e){
return c(e)[1]}
function u(e){
let t=p(),r=d();
if(t===null&&Object.keys(r).length===0)throw SyntaxError(`Expected message value or attributes`);
return{id:e,value:t,attributes:r}}
function d(){
let e=Object.create(null);
for(;r(RE_ATTRIBUTE_START);){
let t=l(RE_ATTRIBUTE_START),r=p();
if(r===null)throw SyntaxError(`Expected attribute value`);
e[t]=r}
return e}
function p(){
let i;
if(r(RE_TEXT_RUN)&&(i=l(RE_TEXT_RUN)),e[t]===`{`||e[t]===`}`)return m(i?[i]:[],1/0);
let s=D();
return s?i?m([i,s],s.length):(s.value=k(s.value,RE_LEADING_NEWLINES),m([s],s.length)):i?k(i,RE_TRAILING_SPACES):null}
function m(i=[],s){
for(;;){
if(r(RE_TEXT_RUN)){
i.push(l(RE_TEXT_RUN));
continue}
if(e[t]===`{`){
i.push(h());
continue}
if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);
let c=D();
if(c)i.push(c),s=Math.min(s,c.length);else break}
let c=i.length-1,u=i[c];
typeof u==`string`&&(i[c]=k(u,RE_TRAILING_SPACES));
let d=[];
for(let e of i)e instanceof Indent&&(e=e.value.slice(0,e.value.length-s)),e&&d.push(e);
return d}
function h(){
s(TOKEN_BRACE_OPEN,SyntaxError);
let e=g();
if(s(TOKEN_BRACE_CLOSE))return e;
if(s(TOKEN_ARROW)){
let t=b();
return s(TOKEN_BRACE_CLOSE,SyntaxError),{type:`select`,selector:e,...t}}
throw SyntaxError(`Unclosed placeable`)}
function g(){
if(e[t]===`{`)return h();
if(r(RE_REFERENCE)){
let[,e,t,r=null]=c(RE_REFERENCE);
if(e===`$`)return{type:`var`,name:t};
if(s(TOKEN_PAREN_OPEN)){
let i=_();
if(e===`-`)return{type:`term`,name:t,attr:r,args:i};
if(RE_FUNCTION_NAME.test(t))return{type:`func`,name:t,args:i};
throw SyntaxError(`Function names must be all upper-case`)}
return e===`-`?{type:`term`,name:t,attr:r,args:[]}:{type:`mesg`,name:t,attr:r}}
return C()}
function _(){
let r=[];
for(;;){
switch(e[t]){case`)`:return t++,r;case void 0:throw SyntaxError(`Unclosed argument list`)}
r.push(v()),s(TOKEN_COMMA)}}
function v(){
let e=g();
return e.type===`mesg`&&s(TOKEN_COLON)?{type:`narg`,name:e.name,value:C()}:e}
function b(){
let e=[],t=0,s;
for(;r(RE_VARIANT_START);){
i(`*`)&&(s=t);
let r=S(),c=p();
if(c===null)throw SyntaxError(`Expected variant value`);
e[t++]={key:r,value:c}}
if(t===0)return null;
if(s===void 0)throw SyntaxError(`Expected default variant`);
return{variants:e,star:s}}
function S(){
s(TOKEN_BRACKET_OPEN,SyntaxError);
let e;
return e=r(RE_NUMBER_LITERAL)?w():{type:`str`,value:l(RE_IDENTIFIER)},s(TOKEN_BRACKET_CLOSE,SyntaxError),e}
function C(){
if(r(RE_NUMBER_LITERAL))return w();
if(e[t]===`"`)return T();
throw SyntaxError(`Invalid expression`)}
function w(){
let[,e,t=``]=c(RE_NUMBER_LITERAL),r=t.length;
return{type:`num`,value:parseFloat(e),precision:r}}
function T(){
i(`"`,SyntaxError);
let r=``;
for(;;)if(r+=l(RE_STRING_RUN),e[t]===`\\`)r+=E();else{
if(i(`"`))return{type:`str`,value:r};
throw SyntaxError(`Unclosed string literal`)}}
function E(){
if(r(RE_STRING_ESCAPE))return l(RE_STRING_ESCAPE);
if(r(RE_UNICODE_ESCAPE)){
let[,e,t]=c(RE_UNICODE_ESCAPE),r=parseInt(e||t,16);
return r<=55295||57344<=r?String.fromCodePoint(r):`�`}
throw SyntaxError(`Unknown escape sequence`)}
function D(){
let r=t;
switch(s(TOKEN_BLANK),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return A(e.slice(r,t))}
return e[t-1]===` `&&A(e.slice(r,t))}
function k(e,t){
return e.replace(t,``)}
function A(e){
let t=e.replace(RE_BLANK_LINES,`
`),r=RE_INDENT.exec(e)[1].length;
return new Indent(t,r)}}},Indent=class{constructor(e,t){
this.value=e,this.length=t}},GRAMMAR=[`gender`,`number`,`of`,`on`],Catalogue=class{language;bundle;constructor(e,...t){
this.language=e,this.bundle=new FluentBundle(e,{useIsolating:!1});
for(let e of t)this.bundle.addResource(typeof e==`string`?new FluentResource(e):e)}has(e){
return this.bundle.hasMessage(e)}phrase(e,t){
let r=this.formatted(e,null,t);
return r===null?null:{text:r,gender:this.formatted(e,`gender`,t),number:this.formatted(e,`number`,t),of:this.formatted(e,`of`,t),on:this.formatted(e,`on`,t)}}attribute(e,t){
return this.formatted(e,t,{})}formatted(e,t,r){
let i=this.bundle.getMessage(e),s=t===null?i?.value:i?.attributes[t];
return s?this.bundle.formatPattern(s,grouped(r),[]):null}};
function grouped(e){
let t={};
for(let[r,i]of Object.entries(e))t[r]=typeof i==`number`?new FluentNumber(i,{useGrouping:`always`}):i;
return t}
var LANGUAGES=[`en`,`pt-BR`,`es`,`zh`],OWN_NAMES={en:`English`,"pt-BR":`Português`,es:`Español`,zh:`中文`},TAGS={en:`en`,"pt-BR":`pt-BR`,es:`es`,zh:`zh-Hans`},BY_FIRST_PART={en:`en`,pt:`pt-BR`,es:`es`,zh:`zh`};
function knownLanguage(e){
let[t]=e.trim().toLowerCase().split(/[-_.@]/);
return BY_FIRST_PART[t??``]??null}
function pickLanguage(e,t){
for(let r of e===null?t:[e,...t]){
let e=knownLanguage(r);
if(e!==null)return e}
return`en`}
var BOT=/^Bot (\d+)$/;
function playerArg(e,t){
let r=BOT.exec(e);
return r===null?e||{type:`message`,id:`seat-name`,args:{number:t+1}}:{type:`message`,id:`seat-bot`,args:{number:Number(r[1])}}}
function signsOf(e){
let t=new Set;
return e.map((e,r)=>{
let i=(BOT.test(e)?[]:lettersOf(e)).find(e=>!t.has(e))??String(r+1);
return t.add(i),i})}
function lettersOf(e){
return[...e.toLocaleUpperCase()].filter(e=>/\p{L}/u.test(e))}
var FIRST_MARK=57344,END_MARK=``,MARKS=/[\ue000-\uf8ff]/g,AHEAD=[`second`,`noun`],Reader=class e{language;own;english;names;marked=null;constructor(e,t,r=()=>null){
this.language=e.language,this.own=e,this.english=t,this.names=r}knowing(...t){
let r=this.names;
return new e(this.own,this.english,(e,i)=>{
for(let r of t){
let t=r(e,i);
if(t!==null)return t}
return r(e,i)})}read(e){
return this.phrase(e).text}say(e,t={}){
return this.entry(e,this.filling(t)).text}has(e){
return this.own.has(e)||(this.english()?.has(e)??!1)}title(e){
return this.own.attribute(e,`title`)??this.english()?.attribute(e,`title`)??mark(`${e}.title`)}stretches(e){
let t=[];
this.marked=t;
try{
return split(this.phrase(e).text,t)}finally{
this.marked=null}}phrase(e){
return typeof e==`string`?plain(e):typeof e==`number`?this.entry(`number`,{number:e}):isList(e)?this.list(e.map(e=>this.phrase(e))):e.type===`name`?plain(this.named(e)):this.entry(e.id,this.filling(e.args??{}))}named(e){
let t=this.marked;
this.marked=null;
let r=this.names(e,this)??e.key;
return this.marked=t,t===null?r:(t.push(e),String.fromCharCode(FIRST_MARK+t.length-1)+r+END_MARK)}entry(e,t){
let r=this.own.phrase(e,t)??this.english()?.phrase(e,t)??plain(mark(e));
return`noun`in t?likeItsNoun(r,t):r}filling(e){
let t={},r={};
for(let[i,s]of Object.entries(e)){
if(typeof s==`number`){
t[i]=s;
continue}
let e=this.phrase(s);
t[i]=e.text,AHEAD.includes(i)&&(r[`${i}_start`]=firstSound(e.text));
for(let t of GRAMMAR){
let s=e[t];
s!==null&&(r[`${i}_${t}`]=s)}}
return{...r,...t}}list(e){
let[t,...r]=e;
if(t===void 0)return{...plain(this.entry(`list-empty`,{}).text),number:`other`};
let i=r.pop();
if(i===void 0)return{...t,number:t.number??`one`};
let s=t.text;
for(let e of r)s=this.joined(`list-more`,s,e.text);
return s=this.joined(e.length===2?`list-pair`:`list-last`,s,i.text),{...plain(s),gender:commonGender(e),number:`other`}}joined(e,t,r){
return this.entry(e,{first:t,second:r,second_start:firstSound(r)}).text}};
function firstSound(e){
let t=[...[...e.replace(MARKS,``)].slice(0,8).join(``).normalize(`NFD`).toLowerCase()].filter(e=>/\p{L}/u.test(e)).join(``);
return/^h?i[aeou]/.test(t)?``:/^h[io]/.test(t)?t.slice(1,2):t.slice(0,1)}
function likeItsNoun(e,t){
let{noun_gender:r,noun_number:i}=t;
return{...e,gender:e.gender??(r===void 0?null:String(r)),number:e.number??(i===void 0?null:String(i))}}
function commonGender(e){
let t=new Set(e.map(e=>e.gender));
if(t.has(null))return null;
let[r]=t;
return t.size===1&&r!==void 0?r:`masculine`}
function split(e,t){
let r=[];
for(let i of e.split(/([\ue000-\uf8fe][^\uf8ff]*\uf8ff)/)){
let e=t[i.charCodeAt(0)-FIRST_MARK];
i.endsWith(END_MARK)&&e!==void 0?r.push({name:e,text:i.slice(1,-1)}):i!==``&&r.push(i)}
return r}
function isList(e){
return Array.isArray(e)}
function plain(e){
return{text:e,gender:null,number:null,of:null,on:null}}
function mark(e){
return`⟦${e}⟧`}
var KEY=`gorin.language`,NO_CARDS={names:new Map,builtIn:new Set},resources=y(new Map),gameNames=y(new Map),cards=y(new Map),seatNames=y(new Map),seatSigns=O(()=>signsOf([...seatNames.value.values()])),game=y(null),language=y(pickLanguage(localStorage.getItem(KEY),navigator.languages)),reader=O(()=>{
let e=game.value,t=catalogue(language.value,e);
if(t===null)return null;
let r=resources.value.has(textPath(`en`,e))?catalogue(`en`,e):null,i={seats:seatNames.value,cards:(e===null?void 0:cards.value.get(e))??NO_CARDS,game:e===null?void 0:gameNames.value.get(e)};
return new Reader(t,()=>r??wantEnglish(),(e,t)=>named(e,t,i))});
async function chooseLanguage(e){
localStorage.setItem(KEY,e),await load(e,game.peek()),language.value=e}
async function prepareText(){
x(()=>{
document.documentElement.lang=TAGS[language.value]}),await load(language.value,null)}
async function prepareGame(e){
let t=gamePage(e).names,[r]=await Promise.all([t?.(),load(language.peek(),e)]);
r!==void 0&&(gameNames.value=new Map(gameNames.peek()).set(e,r))}
function turnTo(e){
game.value=e}
function isAbout(e){
let t=gamePage(e).names===void 0||gameNames.value.has(e);
return game.value===e&&t&&resources.value.has(textPath(language.value,e))}
function say(e,t={}){
return reader.value?.say(e,t)??``}
function read(e){
return reader.value?.read(e)??``}
function deckName(e){
let t=`deck-name-${e.id}`,r=reader.value;
return r!==null&&r.has(t)?r.say(t):e.name}
function knowSeats(e){
let t=seatNames.peek();
e.length===t.size&&e.every((e,r)=>t.get(String(r))===e)||(seatNames.value=new Map(e.map((e,t)=>[String(t),e])))}
function playerName(e,t){
return read(playerArg(e,t))}
function seatSign(e){
return seatSigns.value[e]??String(e+1)}
async function knowCards(e){
let{games:t}=await getOnce(`/api/catalogue`);
if(!t.some(t=>t.id===e&&t.cards))return;
let r=await getOnce(`/api/cards/${e}`),i={names:new Map(r.cards.map(({printed:e})=>[e.slug,e.name])),builtIn:new Set(r.built_in)};
cards.value=new Map(cards.peek()).set(e,i)}
function textPath(e,t){
return t===null?`/api/text/${e}.ftl`:`/api/text/${e}/${encodeURIComponent(t)}.ftl`}
async function load(e,t){
let r=t===null?[null]:[null,t];
await Promise.all(r.map(t=>loadOne(textPath(e,t))))}
async function loadOne(e){
if(resources.peek().has(e))return;
let t=await fetch(e);
if(!t.ok)throw Error(`text: ${t.status}`);
let r=new FluentResource(await t.text());
resources.value=new Map(resources.peek()).set(e,r)}
var catalogues=new Map;
function catalogue(e,t){
let r=resources.value.get(textPath(e,null));
if(r===void 0)return null;
let i=textPath(e,t),s=t===null?void 0:resources.value.get(i),c=s===void 0?textPath(e,null):i,l=catalogues.get(c);
if(l!==void 0)return l;
let u=s===void 0?new Catalogue(e,r):new Catalogue(e,r,s);
return catalogues.set(c,u),u}
function wantEnglish(){
return language.peek()!==`en`&&load(`en`,game.peek()).catch(()=>void 0),null}
function named(e,t,r){
if(e.kind===`seat`)return/^-?\d+$/.test(e.key)?t.read(playerArg(r.seats.get(e.key)??``,Number(e.key))):null;
if(e.kind===`card`)return r.cards.names.get(e.key)??null;
let i=e.key.startsWith(`${e.kind}-`)?e.key:`${e.kind}-${e.key}`;
return t.has(i)?t.say(i):r.game?.(e,r.cards)??null}
var f=Symbol.for(`pv`),o=0;
Array.isArray;
function a(e,t,r,i,s,c){
t||={};
var l,u,d=t;
if(`ref`in d&&typeof e!=`function`)for(u in d={},t)u==`ref`?l=t[u]:d[u]=t[u];
var p={type:e,props:d,key:r,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:f,__v:--o,__i:-1,__u:0};
return(s||c)&&(p.__source=s,p.__self=c),n.vnode&&n.vnode(p),p}
export{LANGUAGES,OWN_NAMES,TAGS,a,chooseLanguage,deckName,isAbout,knowCards,knowSeats,knownLanguage,language,playerArg,playerName,prepareGame,prepareText,read,reader,say,seatSign,turnTo};
