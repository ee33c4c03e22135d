import{$,Icon,Shell,ToHome,Trouble,a,asApiError,get,go,greet,hello,post,read,say,useLoaded,useSignal}from"./house.js";
function InvitedPage({token:e}){
let t=`/api/invitations/${encodeURIComponent(e)}`,{value:n,error:r}=useLoaded(e,()=>get(t)),i=n.value;
return a(Shell,{narrow:!0,children:[i===null?a($,{children:[a(`h1`,{children:say(`page-invited`)}),r.value===null?a(`p`,{class:`loading`,children:say(`page-loading`)}):null,a(Trouble,{error:r.value}),r.value?.faults.length?a(`p`,{children:say(`page-invited-broken`)}):null]}):a($,{children:[a(`h1`,{children:say(`page-invited-to`,{host:i.host})}),a(`p`,{class:`lead`,children:say(`page-invited-game`,{game:say(`game-${i.game}`),title:read(i.title)})}),a(Accept,{token:e,invited:i})]}),a(ToHome,{})]})}
function Accept({token:e,invited:t}){
if(t.here)return a($,{children:[a(`p`,{children:say(`page-invited-here`)}),a(`p`,{children:a(`a`,{class:`button main-button`,href:`/table/${t.table}`,children:say(`page-replay-to-table`)})})]});
let n=rolesOf(t),r=hindrances(t);
return a($,{children:[a(`p`,{children:say(`page-invited-as-${t.role}`)}),r.map(e=>a(`p`,{class:`notice`,children:say(e)},e)),n.length===0?null:a(EnterForm,{token:e,invited:t,roles:n})]})}
function rolesOf({role:e,stage:t,free:n,watching:r}){
return t===`closed`?[]:[...e===`player`&&!n||e===`spectator`?[]:[e],...r?[`spectator`]:[]]}
function hindrances({role:e,stage:t,free:n,watching:r}){
if(t===`closed`)return[`page-stage-closed`];
let i=r?[]:[`page-invited-unseen`];
return e===`spectator`?i:e!==`player`||n?[]:[t===`over`?`page-invited-over`:`page-invited-full`,...i]}
function EnterForm({token:e,invited:t,roles:n}){
let r=useSignal(null);
return a(`form`,{class:`invited`,onSubmit:async i=>{
i.preventDefault();
let o=new FormData(i.currentTarget,i.submitter),s=String(o.get(`name`)??``).trim(),c={role:n.find(e=>e===o.get(`role`))??t.role,name:s,invitation:e};
try{
await post(`/api/tables/${t.table}/enter`,c),s!==``&&s!==hello.peek()?.you.name&&await greet().catch(()=>void 0),go(`/table/${t.table}`,!0)}catch(e){
r.value=asApiError(e)}},children:[a(`label`,{for:`guest-name`,children:say(`page-own-name`)}),a(`input`,{id:`guest-name`,name:`name`,maxLength:24,autocomplete:`nickname`,defaultValue:hello.value?.you.name??``}),a(`div`,{class:`inline`,children:n.map((e,t)=>a(`button`,{type:`submit`,name:`role`,value:e,class:t===0?`main-button`:``,children:[e===`spectator`?a(Icon,{sign:`eye`,size:16}):null,` `,say(`page-invited-enter-${e}`)]},e))}),a(Trouble,{error:r.value})]})}
export{InvitedPage};
