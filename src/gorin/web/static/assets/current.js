import{O,x,y}from"./signals.module.js";
import{getOnce}from"./api.js";
import{gamePage}from"./l5r-ccg/game.js";
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
return!1}constructor(t,n={}){
t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof FluentType&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){
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
function match(e,t,n){
return n===t||n instanceof FluentNumber&&t instanceof FluentNumber&&n.value===t.value||t instanceof FluentNumber&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}
function getDefault(e,t,n){
return t[n]?resolvePattern(e,t[n].value):(e.reportError(RangeError(`No default`)),new FluentNone)}
function getArguments(e,t){
let n=[],r=Object.create(null);
for(let i of t)i.type===`narg`?r[i.name]=resolveExpression(e,i.value):n.push(resolveExpression(e,i));
return{positional:n,named:r}}
function resolveExpression(e,t){
switch(t.type){case`str`:return t.value;case`num`:return new FluentNumber(t.value,{minimumFractionDigits:t.precision});case`var`:return resolveVariableReference(e,t);case`mesg`:return resolveMessageReference(e,t);case`term`:return resolveTermReference(e,t);case`func`:return resolveFunctionReference(e,t);case`select`:return resolveSelectExpression(e,t);default:return new FluentNone}}
function resolveVariableReference(e,{name:t}){
let n;
if(e.params){
if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new FluentNone(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new FluentNone(`$${t}`);
if(n instanceof FluentType)return n;
switch(typeof n){case`string`:return n;case`number`:return new FluentNumber(n);case`object`:if(FluentDateTime.supportsValue(n))return new FluentDateTime(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new FluentNone(`$${t}`)}}
function resolveMessageReference(e,{name:t,attr:n}){
let r=e.bundle._messages.get(t);
if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new FluentNone(t);
if(n){
let i=r.attributes[n];
return i?resolvePattern(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new FluentNone(`${t}.${n}`))}
return r.value?resolvePattern(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new FluentNone(t))}
function resolveTermReference(e,{name:t,attr:n,args:r}){
let i=`-${t}`,a=e.bundle._terms.get(i);
if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new FluentNone(i);
if(n){
let t=a.attributes[n];
if(t){
e.params=getArguments(e,r).named;
let n=resolvePattern(e,t);
return e.params=null,n}
return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new FluentNone(`${i}.${n}`)}
e.params=getArguments(e,r).named;
let o=resolvePattern(e,a.value);
return e.params=null,o}
function resolveFunctionReference(e,{name:t,args:n}){
let r=e.bundle._functions[t];
if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new FluentNone(`${t}()`);
if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new FluentNone(`${t}()`);
try{
let t=getArguments(e,n);
return r(t.positional,t.named)}catch(n){
return e.reportError(n),new FluentNone(`${t}()`)}}
function resolveSelectExpression(e,{selector:t,variants:n,star:r}){
let i=resolveExpression(e,t);
if(i instanceof FluentNone)return getDefault(e,n,r);
for(let t of n)if(match(e,i,resolveExpression(e,t.key)))return resolvePattern(e,t.value);
return getDefault(e,n,r)}
function resolveComplexPattern(e,t){
if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new FluentNone;
e.dirty.add(t);
let n=[],r=e.bundle._useIsolating&&t.length>1;
for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{
if(e.placeables++,e.placeables>MAX_PLACEABLES)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${MAX_PLACEABLES}`);
r&&n.push(FSI),n.push(resolveExpression(e,i).toString(e)),r&&n.push(PDI)}
return e.dirty.delete(t),n.join(``)}
function resolvePattern(e,t){
return typeof t==`string`?e.bundle._transform(t):resolveComplexPattern(e,t)}
var Scope=class{constructor(e,t,n){
this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){
if(!this.errors||!(e instanceof Error))throw e;
this.errors.push(e)}memoizeIntlObject(e,t){
let n=this.bundle._intls.get(e);
n||(n={},this.bundle._intls.set(e,n));
let r=JSON.stringify(t);
return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};
function values(e,t){
let n=Object.create(null);
for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());
return n}
var NUMBER_ALLOWED=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];
function NUMBER(e,t){
let n=e[0];
if(n instanceof FluentNone)return new FluentNone(`NUMBER(${n.valueOf()})`);
if(n instanceof FluentNumber)return new FluentNumber(n.valueOf(),{...n.opts,...values(t,NUMBER_ALLOWED)});
if(n instanceof FluentDateTime)return new FluentNumber(n.toNumber(),{...values(t,NUMBER_ALLOWED)});
throw TypeError(`Invalid argument to NUMBER`)}
var DATETIME_ALLOWED=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];
function DATETIME(e,t){
let n=e[0];
if(n instanceof FluentNone)return new FluentNone(`DATETIME(${n.valueOf()})`);
if(n instanceof FluentDateTime||n instanceof FluentNumber)return new FluentDateTime(n,values(t,DATETIME_ALLOWED));
throw TypeError(`Invalid argument to DATETIME`)}
var cache=new Map;
function getMemoizerForLocale(e){
let t=Array.isArray(e)?e.join(` `):e,n=cache.get(t);
return n===void 0&&(n=new Map,cache.set(t,n)),n}
var FluentBundle=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){
this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER,DATETIME,...t},this._useIsolating=n,this._transform=r,this._intls=getMemoizerForLocale(e)}hasMessage(e){
return this._messages.has(e)}getMessage(e){
return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){
let n=[];
for(let r=0;r<e.body.length;r++){
let i=e.body[r];
if(i.id.startsWith(`-`)){
if(t===!1&&this._terms.has(i.id)){
n.push(Error(`Attempt to override an existing term: "${i.id}"`));
continue}
this._terms.set(i.id,i)}else{
if(t===!1&&this._messages.has(i.id)){
n.push(Error(`Attempt to override an existing message: "${i.id}"`));
continue}
this._messages.set(i.id,i)}}
return n}formatPattern(e,t=null,n=null){
if(typeof e==`string`)return this._transform(e);
let r=new Scope(this,n,t);
try{
return resolveComplexPattern(r,e).toString(r)}catch(e){
if(r.errors&&e instanceof Error)return r.errors.push(e),new FluentNone().toString(r);
throw e}}},RE_MESSAGE_START=/^(-?[a-zA-Z][\w-]*) *= */gm,RE_ATTRIBUTE_START=/\.([a-zA-Z][\w-]*) *= */y,RE_VARIANT_START=/\*?\[/y,RE_NUMBER_LITERAL=/(-?[0-9]+(?:\.([0-9]+))?)/y,RE_IDENTIFIER=/([a-zA-Z][\w-]*)/y,RE_REFERENCE=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,RE_FUNCTION_NAME=/^[A-Z][A-Z0-9_-]*$/,RE_TEXT_RUN=/([^{}\n\r]+)/y,RE_STRING_RUN=/([^\\"\n\r]*)/y,RE_STRING_ESCAPE=/\\([\\"])/y,RE_UNICODE_ESCAPE=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,RE_LEADING_NEWLINES=/^\n+/,RE_TRAILING_SPACES=/ +$/,RE_BLANK_LINES=/ *\r?\n/g,RE_INDENT=/( *)$/,TOKEN_BRACE_OPEN=/{\s*/y,TOKEN_BRACE_CLOSE=/\s*}/y,TOKEN_BRACKET_OPEN=/\[\s*/y,TOKEN_BRACKET_CLOSE=/\s*] */y,TOKEN_PAREN_OPEN=/\s*\(\s*/y,TOKEN_ARROW=/\s*->\s*/y,TOKEN_COLON=/\s*:\s*/y,TOKEN_COMMA=/\s*,?\s*/y,TOKEN_BLANK=/\s+/y,FluentResource=class{constructor(e){
this.body=[],RE_MESSAGE_START.lastIndex=0;
let t=0;
for(;;){
let n=RE_MESSAGE_START.exec(e);
if(n===null)break;
t=RE_MESSAGE_START.lastIndex;
try{
this.body.push(s(n[1]))}catch(e){
if(e instanceof SyntaxError)continue;
throw e}}
function n(n){
return n.lastIndex=t,n.test(e)}
function r(n,r){
if(e[t]===n)return t++,!0;
if(r)throw new r(`Expected ${n}`);
return!1}
function i(e,r){
if(n(e))return t=e.lastIndex,!0;
if(r)throw new r(`Expected ${e.toString()}`);
return!1}
function a(n){
n.lastIndex=t;
let r=n.exec(e);
if(r===null)throw SyntaxError(`Expected ${n.toString()}`);
return t=n.lastIndex,r}
function o(e){
return a(e)[1]}
function s(e){
let t=l(),n=c();
if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);
return{id:e,value:t,attributes:n}}
function c(){
let e=Object.create(null);
for(;n(RE_ATTRIBUTE_START);){
let t=o(RE_ATTRIBUTE_START),n=l();
if(n===null)throw SyntaxError(`Expected attribute value`);
e[t]=n}
return e}
function l(){
let r;
if(n(RE_TEXT_RUN)&&(r=o(RE_TEXT_RUN)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);
let i=C();
return i?r?u([r,i],i.length):(i.value=w(i.value,RE_LEADING_NEWLINES),u([i],i.length)):r?w(r,RE_TRAILING_SPACES):null}
function u(r=[],i){
for(;;){
if(n(RE_TEXT_RUN)){
r.push(o(RE_TEXT_RUN));
continue}
if(e[t]===`{`){
r.push(d());
continue}
if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);
let a=C();
if(a)r.push(a),i=Math.min(i,a.length);else break}
let a=r.length-1,s=r[a];
typeof s==`string`&&(r[a]=w(s,RE_TRAILING_SPACES));
let c=[];
for(let e of r)e instanceof Indent&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);
return c}
function d(){
i(TOKEN_BRACE_OPEN,SyntaxError);
let e=f();
if(i(TOKEN_BRACE_CLOSE))return e;
if(i(TOKEN_ARROW)){
let t=h();
return i(TOKEN_BRACE_CLOSE,SyntaxError),{type:`select`,selector:e,...t}}
throw SyntaxError(`Unclosed placeable`)}
function f(){
if(e[t]===`{`)return d();
if(n(RE_REFERENCE)){
let[,e,t,n=null]=a(RE_REFERENCE);
if(e===`$`)return{type:`var`,name:t};
if(i(TOKEN_PAREN_OPEN)){
let r=p();
if(e===`-`)return{type:`term`,name:t,attr:n,args:r};
if(RE_FUNCTION_NAME.test(t))return{type:`func`,name:t,args:r};
throw SyntaxError(`Function names must be all upper-case`)}
return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}
return _()}
function p(){
let n=[];
for(;;){
switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}
n.push(m()),i(TOKEN_COMMA)}}
function m(){
let e=f();
return e.type===`mesg`&&i(TOKEN_COLON)?{type:`narg`,name:e.name,value:_()}:e}
function h(){
let e=[],t=0,i;
for(;n(RE_VARIANT_START);){
r(`*`)&&(i=t);
let n=g(),a=l();
if(a===null)throw SyntaxError(`Expected variant value`);
e[t++]={key:n,value:a}}
if(t===0)return null;
if(i===void 0)throw SyntaxError(`Expected default variant`);
return{variants:e,star:i}}
function g(){
i(TOKEN_BRACKET_OPEN,SyntaxError);
let e;
return e=n(RE_NUMBER_LITERAL)?v():{type:`str`,value:o(RE_IDENTIFIER)},i(TOKEN_BRACKET_CLOSE,SyntaxError),e}
function _(){
if(n(RE_NUMBER_LITERAL))return v();
if(e[t]===`"`)return b();
throw SyntaxError(`Invalid expression`)}
function v(){
let[,e,t=``]=a(RE_NUMBER_LITERAL),n=t.length;
return{type:`num`,value:parseFloat(e),precision:n}}
function b(){
r(`"`,SyntaxError);
let n=``;
for(;;)if(n+=o(RE_STRING_RUN),e[t]===`\\`)n+=S();else{
if(r(`"`))return{type:`str`,value:n};
throw SyntaxError(`Unclosed string literal`)}}
function S(){
if(n(RE_STRING_ESCAPE))return o(RE_STRING_ESCAPE);
if(n(RE_UNICODE_ESCAPE)){
let[,e,t]=a(RE_UNICODE_ESCAPE),n=parseInt(e||t,16);
return n<=55295||57344<=n?String.fromCodePoint(n):`�`}
throw SyntaxError(`Unknown escape sequence`)}
function C(){
let n=t;
switch(i(TOKEN_BLANK),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return T(e.slice(n,t))}
return e[t-1]===` `&&T(e.slice(n,t))}
function w(e,t){
return e.replace(t,``)}
function T(e){
let t=e.replace(RE_BLANK_LINES,`
`),n=RE_INDENT.exec(e)[1].length;
return new Indent(t,n)}}},Indent=class{constructor(e,t){
this.value=e,this.length=t}},Catalogue=class{language;bundle;constructor(e,...t){
this.language=e,this.bundle=new FluentBundle(e,{useIsolating:!1});
for(let e of t)this.bundle.addResource(typeof e==`string`?new FluentResource(e):e)}has(e){
return this.bundle.hasMessage(e)}phrase(e,t){
let n=this.formatted(e,null,t);
return n===null?null:{text:n,gender:this.formatted(e,`gender`,t),number:this.formatted(e,`number`,t)}}attribute(e,t){
return this.formatted(e,t,{})}formatted(e,t,n){
let r=this.bundle.getMessage(e),i=t===null?r?.value:r?.attributes[t];
return i?this.bundle.formatPattern(i,grouped(n),[]):null}};
function grouped(e){
let t={};
for(let[n,r]of Object.entries(e))t[n]=typeof r==`number`?new FluentNumber(r,{useGrouping:`always`}):r;
return t}
var LANGUAGES=[`en`,`pt-BR`,`es`,`zh`],OWN_NAMES={en:`English`,"pt-BR":`Português`,es:`Español`,zh:`中文`},TAGS={en:`en`,"pt-BR":`pt-BR`,es:`es`,zh:`zh-Hans`},BY_FIRST_PART={en:`en`,pt:`pt-BR`,es:`es`,zh:`zh`};
function knownLanguage(e){
let[t]=e.trim().toLowerCase().split(/[-_.@]/);
return BY_FIRST_PART[t??``]??null}
function pickLanguage(e,t){
for(let n of e===null?t:[e,...t]){
let e=knownLanguage(n);
if(e!==null)return e}
return`en`}
var BOT=/^Bot (\d+)$/;
function playerArg(e,t){
let n=BOT.exec(e);
return n===null?e||{type:`message`,id:`seat-name`,args:{number:t+1}}:{type:`message`,id:`seat-bot`,args:{number:Number(n[1])}}}
function signsOf(e){
let t=new Set;
return e.map((e,n)=>{
let r=(BOT.test(e)?[]:lettersOf(e)).find(e=>!t.has(e))??String(n+1);
return t.add(r),r})}
function lettersOf(e){
return[...e.toLocaleUpperCase()].filter(e=>/\p{L}/u.test(e))}
var FIRST_MARK=57344,END_MARK=``,MARKS=/[\ue000-\uf8ff]/g,Reader=class e{language;own;english;names;marked=null;constructor(e,t,n=()=>null){
this.language=e.language,this.own=e,this.english=t,this.names=n}knowing(...t){
let n=this.names;
return new e(this.own,this.english,(e,r)=>{
for(let n of t){
let t=n(e,r);
if(t!==null)return t}
return n(e,r)})}read(e){
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
let n=this.names(e,this)??e.key;
return this.marked=t,t===null?n:(t.push(e),String.fromCharCode(FIRST_MARK+t.length-1)+n+END_MARK)}entry(e,t){
return this.own.phrase(e,t)??this.english()?.phrase(e,t)??plain(mark(e))}filling(e){
let t={},n={};
for(let[r,i]of Object.entries(e)){
if(typeof i==`number`){
t[r]=i;
continue}
let e=this.phrase(i);
t[r]=e.text,r===`second`&&(n.second_start=firstSound(e.text)),e.gender!==null&&(n[`${r}_gender`]=e.gender),e.number!==null&&(n[`${r}_number`]=e.number)}
return{...n,...t}}list(e){
let[t,...n]=e;
if(t===void 0)return{...plain(this.entry(`list-empty`,{}).text),number:`other`};
let r=n.pop();
if(r===void 0)return{...t,number:t.number??`one`};
let i=t.text;
for(let e of n)i=this.joined(`list-more`,i,e.text);
return i=this.joined(e.length===2?`list-pair`:`list-last`,i,r.text),{text:i,gender:commonGender(e),number:`other`}}joined(e,t,n){
return this.entry(e,{first:t,second:n,second_start:firstSound(n)}).text}};
function firstSound(e){
let t=[...[...e.replace(MARKS,``)].slice(0,8).join(``).normalize(`NFD`).toLowerCase()].filter(e=>/\p{L}/u.test(e)).join(``);
return/^h?i[aeou]/.test(t)?``:/^h[io]/.test(t)?t.slice(1,2):t.slice(0,1)}
function commonGender(e){
let t=new Set(e.map(e=>e.gender));
if(t.has(null))return null;
let[n]=t;
return t.size===1&&n!==void 0?n:`masculine`}
function split(e,t){
let n=[];
for(let r of e.split(/([\ue000-\uf8fe][^\uf8ff]*\uf8ff)/)){
let e=t[r.charCodeAt(0)-FIRST_MARK];
r.endsWith(END_MARK)&&e!==void 0?n.push({name:e,text:r.slice(1,-1)}):r!==``&&n.push(r)}
return n}
function isList(e){
return Array.isArray(e)}
function plain(e){
return{text:e,gender:null,number:null}}
function mark(e){
return`⟦${e}⟧`}
var KEY=`gorin.language`,NO_CARDS={names:new Map,builtIn:new Set},resources=y(new Map),gameNames=y(new Map),cards=y(new Map),seatNames=y(new Map),seatSigns=O(()=>signsOf([...seatNames.value.values()])),game=y(null),language=y(pickLanguage(localStorage.getItem(KEY),navigator.languages)),reader=O(()=>{
let e=game.value,t=catalogue(language.value,e);
if(t===null)return null;
let n=resources.value.has(textPath(`en`,e))?catalogue(`en`,e):null,r={seats:seatNames.value,cards:(e===null?void 0:cards.value.get(e))??NO_CARDS,game:e===null?void 0:gameNames.value.get(e)};
return new Reader(t,()=>n??wantEnglish(),(e,t)=>named(e,t,r))});
async function chooseLanguage(e){
localStorage.setItem(KEY,e),await load(e,game.peek()),language.value=e}
async function prepareText(){
x(()=>{
document.documentElement.lang=TAGS[language.value]}),await load(language.value,null)}
async function prepareGame(e){
let t=gamePage(e).names,[n]=await Promise.all([t?.(),load(language.peek(),e)]);
n!==void 0&&(gameNames.value=new Map(gameNames.peek()).set(e,n))}
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
let t=`deck-name-${e.id}`,n=reader.value;
return n!==null&&n.has(t)?n.say(t):e.name}
function knowSeats(e){
let t=seatNames.peek();
e.length===t.size&&e.every((e,n)=>t.get(String(n))===e)||(seatNames.value=new Map(e.map((e,t)=>[String(t),e])))}
function playerName(e,t){
return read(playerArg(e,t))}
function seatSign(e){
return seatSigns.value[e]??String(e+1)}
async function knowCards(e){
let{games:t}=await getOnce(`/api/catalogue`);
if(!t.some(t=>t.id===e&&t.cards))return;
let n=await getOnce(`/api/cards/${e}`),r={names:new Map(n.cards.map(({printed:e})=>[e.slug,e.name])),builtIn:new Set(n.built_in)};
cards.value=new Map(cards.peek()).set(e,r)}
function textPath(e,t){
return t===null?`/api/text/${e}.ftl`:`/api/text/${e}/${encodeURIComponent(t)}.ftl`}
async function load(e,t){
let n=t===null?[null]:[null,t];
await Promise.all(n.map(t=>loadOne(textPath(e,t))))}
async function loadOne(e){
if(resources.peek().has(e))return;
let t=await fetch(e);
if(!t.ok)throw Error(`text: ${t.status}`);
let n=new FluentResource(await t.text());
resources.value=new Map(resources.peek()).set(e,n)}
var catalogues=new Map;
function catalogue(e,t){
let n=resources.value.get(textPath(e,null));
if(n===void 0)return null;
let r=textPath(e,t),i=t===null?void 0:resources.value.get(r),a=i===void 0?textPath(e,null):r,o=catalogues.get(a);
if(o!==void 0)return o;
let s=i===void 0?new Catalogue(e,n):new Catalogue(e,n,i);
return catalogues.set(a,s),s}
function wantEnglish(){
return language.peek()!==`en`&&load(`en`,game.peek()).catch(()=>void 0),null}
function named(e,t,n){
if(e.kind===`seat`)return/^-?\d+$/.test(e.key)?t.read(playerArg(n.seats.get(e.key)??``,Number(e.key))):null;
if(e.kind===`card`)return n.cards.names.get(e.key)??null;
let r=e.key.startsWith(`${e.kind}-`)?e.key:`${e.kind}-${e.key}`;
return t.has(r)?t.say(r):n.game?.(e,n.cards)??null}
export{LANGUAGES,OWN_NAMES,TAGS,chooseLanguage,deckName,isAbout,knowCards,knowSeats,knownLanguage,language,playerArg,playerName,prepareGame,prepareText,read,reader,say,seatSign,turnTo};
