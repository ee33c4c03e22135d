import{$,A,OwnName,OwnTables,P,Shell,T,Trouble,a,account,asApiError,get,greet,greeted,hello,isLoopback,patch,post,remove,say,settings,useLoaded,useSignal}from"./house.js";
import{About,Confirm,CopyLink,Tick,download,useActing}from"./parts.js";
import{apart,keep,learnMakings,leaveNothing,logOut,makings}from"./keeping.js";
import{Keeping}from"./KeptWhere.js";
var LONGEST=200,SECRET={type:`password`},PLAIN={type:`text`};
function AskForm(e){
let{fields:t,send:n,placeOf:r,begins:i=!1}=e,o=T(null),{busy:s,error:c,run:l}=useActing(),u=useSignal(!1);
A(()=>{
i&&o.current?.querySelector(`input:not([hidden])`)?.focus()},[]);
let d=e=>c.value?.faults.filter(t=>r(t)===e)??[];
A(()=>{
c.value!==null&&o.current?.querySelector(`input[aria-invalid=true]`)?.select()},[c.value]);
let f=async e=>{
if(e.preventDefault(),s.peek()||o.current===null)return;
let t=Object.fromEntries([...new FormData(o.current)].map(([e,t])=>[e,String(t)]));
await l(()=>n(t))},p=t.every(e=>d(e.name).length===0)?c.value:null;
return a(`form`,{class:`ask-form`,ref:o,onSubmit:f,noValidate:!0,children:[e.account===void 0?null:a(`input`,{name:`username`,autocomplete:`username`,value:e.account,readOnly:!0,hidden:!0}),t.map(e=>a(AskField,{field:e,faults:d(e.name),shown:u.value},e.name)),a(Tick,{checked:u.value,change:e=>{
u.value=e},children:say(`you-password-show`)}),a(Trouble,{error:p}),a(`div`,{class:`inline`,children:[a(`button`,{type:`submit`,class:`main-button`,"aria-busy":s.value,children:e.verb}),e.children]})]})}
function AskField({field:e,faults:t,shown:n}){
let r=P(),i=e.autocomplete!==`username`;
return a(`div`,{class:`select`,children:[a(`label`,{children:[a(`span`,{class:`select-label`,children:e.label}),a(`input`,{name:e.name,...i&&!n?SECRET:PLAIN,autocomplete:e.autocomplete,autocapitalize:`none`,spellcheck:!1,maxLength:LONGEST,defaultValue:e.value??``,"aria-invalid":t.length>0,"aria-describedby":r})]}),a(About,{id:r,hint:e.hint,faults:t})]})}
function Account({told:e}){
let t=T(null),n=account.value,r=T(n);
return A(()=>{
r.current!==n&&t.current?.focus(),r.current=n},[n]),a(`section`,{class:`block`,children:[a(`h2`,{ref:t,tabIndex:-1,children:say(`you-account`)}),a(n===``?Guest:LoggedIn,{told:e})]})}
function Guest({told:e}){
let t=useSignal(``),n=T(null),r=T(!1);
A(()=>{
t.value===``?r.current&&n.current?.querySelector(`button`)?.focus():r.current=!0},[t.value]);
let i=a(`button`,{type:`button`,onClick:()=>t.value=``,children:say(`you-back`)});
return a($,{children:[a(`p`,{children:say(`you-account-why`)}),t.value===`open`?a($,{children:[a(`p`,{class:`hint`,children:say(`you-open-more`)}),a(AskForm,{begins:!0,fields:[{...nameField(),hint:say(`you-account-name-more`)},{...newPassword(`password`,`you-password`),hint:say(`you-password-more`)}],verb:say(`you-open`),placeOf,send:async t=>{
await post(`/api/account`,login(t)),await enter(),e.value=say(`you-opened`,{account:account.value})},children:i},`open`)]}):null,t.value===`log-in`?a($,{children:[a(`p`,{class:`hint`,children:say(`you-log-in-more`)}),a(GuestStays,{}),a(AskForm,{begins:!0,fields:[nameField(),oldPassword(`you-password`)],verb:say(`you-log-in`),placeOf,send:async t=>{
await post(`/api/login`,login(t)),await enter(),e.value=say(`you-logged-in`,{account:account.value})},children:i},`log-in`)]}):null,t.value===``?a(`div`,{class:`inline`,ref:n,children:[a(`button`,{type:`button`,onClick:()=>t.value=`open`,children:say(`you-open`)}),a(`button`,{type:`button`,onClick:()=>t.value=`log-in`,children:say(`you-log-in`)})]}):null]})}
async function enter(){
await greet(),await keep()}
function GuestStays(){
let{value:e}=useLoaded(String(greeted.value),()=>get(`/api/me/tables`)),t=e.value?.tables.length??0;
return t===0?null:a(`p`,{class:`notice`,children:say(`you-guest-stays`,{count:t,name:hello.value?.you.name??``})})}
function LoggedIn({told:e}){
let t=account.value,n=useSignal(!1),r=async()=>{
if(!n.peek()){
n.value=!0;
try{
await logOut(),e.value=say(`you-logged-out`)}catch{
e.value=say(`page-no-answer`)}
n.value=!1}};
return a($,{children:[a(`p`,{children:say(`you-account-here`,{account:t})}),a(Keeping,{}),a(`div`,{children:[a(`button`,{type:`button`,"aria-busy":n.value,onClick:()=>void r(),children:say(`you-log-out`)}),a(`p`,{class:`hint`,children:say(`you-log-out-more`)})]}),a(Folded,{title:say(`you-change`),about:say(`you-change-more`),folds:e,children:e=>a(AskForm,{account:t,fields:[oldPassword(`you-password-now`),{...newPassword(`wanted`,`you-password-new`),hint:say(`you-password-more`)}],verb:say(`you-change`),placeOf:placeInChange,send:async t=>{
let n={password:t.password??``,wanted:t.wanted??``};
await patch(`/api/account`,n),e(say(`you-changed`))}})}),a(Folded,{title:say(`you-close`),about:say(`you-close-more`),folds:e,children:e=>a(AskForm,{account:t,fields:[oldPassword(`you-password`)],verb:say(`you-close`),placeOf,send:async n=>{
let r={name:t,password:n.password??``};
await apart(async()=>{
await post(`/api/account/close`,r),leaveNothing(),e(say(`you-closed`)),await greet()})}})})]})}
function Folded({title:e,about:t,folds:n,children:r}){
let i=T(null),o=useSignal(0);
return a(`details`,{class:`folded`,ref:i,children:[a(`summary`,{children:e}),a(`div`,{class:`folded-inside`,children:[a(`p`,{class:`hint`,children:t}),r(e=>{
n.value=e,o.value+=1,i.current!==null&&(i.current.open=!1,i.current.querySelector(`summary`)?.focus())})]},o.value)]})}
function nameField(){
return{name:`name`,label:say(`you-account-name`),autocomplete:`username`}}
function oldPassword(e){
return{name:`password`,label:say(e),autocomplete:`current-password`}}
function newPassword(e,t){
return{name:e,label:say(t),autocomplete:`new-password`}}
function login(e){
return{name:e.name??``,password:e.password??``}}
function placeOf({place:e,message:t}){
return t.id===`web-account-taken`?`name`:t.id===`web-login-wrong`?`password`:e}
function placeInChange(e){
return e.message.id===`web-password-length`?`wanted`:placeOf(e)}
function OwnData({told:e}){
let t=useSignal(null),n=useSignal(!1),r=async()=>{
t.value=null;
try{
let e=await get(`/api/me/export`);
download(`gorin.json`,`${JSON.stringify({...e,browser:await ofBrowser()},null,2)}\n`)}catch(e){
t.value=asApiError(e)}};
return a(`section`,{class:`block`,children:[a(`h2`,{children:say(`you-data`)}),a(`div`,{children:[a(`button`,{type:`button`,onClick:()=>void r(),children:say(`you-export`)}),a(`p`,{class:`hint`,children:say(`you-export-more`)})]}),a(Trouble,{error:t.value}),a(`div`,{children:a(`button`,{type:`button`,onClick:()=>n.value=!0,children:say(`you-forget`)})}),n.value?a(Forget,{told:e,close:()=>n.value=!1}):null]})}
async function ofBrowser(){
let e={decks:[],levels:[]};
for(let t of await learnMakings()){
let n=t.shelf.all.peek().map(e=>({id:e.id,name:e.name,text:t.text(e),updated:e.changed}));
e[t.kind]=[...e[t.kind]??[],...n]}
return{settings:settings.peek(),...e}}
function Forget({told:e,close:t}){
let n=useSignal(!1),r=makings.value.reduce((e,{shelf:t})=>e+t.all.value.length,0);
A(()=>void learnMakings().catch(()=>void 0),[]);
let i=()=>apart(o),o=async()=>{
if(await remove(`/api/me`),leaveNothing(),n.peek())for(let{shelf:e}of makings.peek())for(let t of e.all.peek())e.remove(t.id);
e.value=say(`you-forgotten`),await greet(),window.scrollTo(0,0)},s=[`you-forget-you`,...account.value===``?[]:[`you-forget-account`]];
return a(Confirm,{title:say(`you-forget-title`),verb:say(`you-forget-now`),refusal:say(`you-forget-not`),act:i,close:t,children:[a(`h3`,{children:say(`you-forget-gone`)}),a(`ul`,{class:`plain-list`,children:[...s,`you-forget-tables`].map(e=>a(`li`,{children:say(e,{account:account.value})},e))}),a(`h3`,{children:say(`you-forget-stays`)}),a(`ul`,{class:`plain-list`,children:[a(`li`,{children:say(`you-forget-records`)}),a(`li`,{children:say(`you-forget-results`)}),r>0?a(`li`,{children:say(`you-forget-browser`)}):null]}),r>0?a(Tick,{checked:n.value,change:e=>{
n.value=e},children:say(`you-forget-browser-too`,{count:r})}):null]})}
function OtherDevice(){
let e=useSignal(null),t=useSignal(null),n=async()=>{
t.value=null;
try{
e.value=await post(`/api/me/resume`)}catch(e){
t.value=asApiError(e)}};
return a(`section`,{class:`block`,children:[a(`h2`,{children:say(`you-device`)}),e.value===null?a(`div`,{children:[a(`button`,{type:`button`,onClick:()=>void n(),children:say(`page-other-device`)}),a(`p`,{class:`hint`,children:say(`you-device-more`)})]}):a($,{children:[a(`p`,{class:`hint`,children:say(`page-other-device-more`)}),a(CopyLink,{link:e.value.link,label:say(`page-other-device`)}),isLoopback(new URL(e.value.link).hostname)?a(`p`,{class:`notice`,children:say(`page-invite-local`)}):null]}),a(Trouble,{error:t.value})]})}
function YouPage(){
let e=useSignal(``),t=greeted.value;
return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`you-title`)}),a(`p`,{class:`you-told`,role:`status`,children:e.value}),a(OwnName,{},`name ${t}`),a(Account,{told:e}),a(OtherDevice,{},`device ${t}`),a(OwnTables,{}),a(`p`,{children:a(`a`,{href:`/stats`,children:say(`decks-home-games`)})}),a(OwnData,{told:e})]})}
export{YouPage};
