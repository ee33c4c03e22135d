const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./PlainOptions.js","./parts.js","./parts.css","./TickOption.js","./pictures.js","./rolldown-runtime.js","./ink.js","./doors.js","./table.js","./table.css","./NewTable.js","./Watch.js","./Played.js","./numbers.js","./Played.css","./StatsPage.js","./OpenJournal.js","./OpenJournal.css","./StatsPage.css","./ReplayPage.js","./ReplayPage.css","./PartsPage.js","./field.js","./field.css","./YouPage.js","./keeping.js","./KeptWhere.js","./YouPage.css","./tomb-raider/table.js","./tomb-raider/signs.js","./tomb-raider/frames.js","./tomb-raider.css","./tomb-raider/options.js","./tomb-raider/choosing.js","./tomb-raider/catalogue.js","./tomb-raider/level-words.js","./tomb-raider/own-levels.js","./tomb-raider/makings.js","./making.js","./tomb-raider/building.js","./tomb-raider/DeckPages.js","./DecksPage.js","./Refusals.js","./Refusals.css","./verdicts.js","./Library.js","./tomb-raider/LevelsPage.js","./tomb-raider/LevelPage.js","./l5r-lcg/table.js","./l5r-lcg.css","./l5r-lcg/making.js","./l5r-lcg/decks.js","./l5r-ccg/table.js","./l5r-ccg.css","./l5r-strategic/options.js","./l5r-strategic/table.js","./l5r-strategic.css","./magic/table.js","./magic.css"])))=>i.map(i=>d[i]);
var n$1,t$2,r$2,u$3,i$2,f$3,o$3,e$2,l$2,c$2,a$3,s$2,h$3=Symbol.for(`pv`),p$3={},y$3=[],v$2=/^m(i|n|o|s|text|space)$/,w$3=Array.isArray,d$3=y$3.slice,_$3=Object.assign;
function g$3(u){
u&&u.parentNode&&u.remove()}
function k$2(u,R,W){
var Y,X,Z,ee={},te=arguments.length;
for(Z in R)Z==`key`?Y=R[Z]:Z==`ref`&&typeof u!=`function`?X=R[Z]:ee[Z]=R[Z];
return te>2&&(ee.children=te>3?d$3.call(arguments,2):W),m$3(u,ee,Y,X,null)}
function m$3(u,R,W,Y,X){
var Z={type:u,props:R,key:W,ref:Y,__k:null,__:null,__b:0,__e:null,__c:null,constructor:h$3,__v:X||++t$2,__i:-1,__u:0};
return!X&&n$1.vnode&&n$1.vnode(Z),Z}
function $(u){
return u.children}
function x$2(u,R){
this.props=u,this.context=R,this.__g=0}
function S$1(u,R){
if(R==null)return u.__&&S$1(u.__,u.__i+1);
for(var W;R<u.__k.length;R++)if((W=u.__k[R])&&W.__e)return W.__e;
return typeof u.type!=`function`||u.props.__P?null:S$1(u)}
function C$1(u){
var R,W=u.__v,Y=W.__e,X=[],Z=[],ee=u.__P;
ee&&((R=_$3({constructor:h$3},W)).__v=W.__v+1,n$1.vnode&&n$1.vnode(R),z$1(ee,R,W,u.__n,ee.namespaceURI,32&W.__u?[Y]:null,X,Y||S$1(W),32&W.__u,Z),R.__v=W.__v,R.__.__k[R.__i]=R,E$1(X,R,Z),W.__=W.__e=null,R.__e!=Y&&j$2(R))}
function j$2(u){
if((u=u.__)&&u.__c&&!u.props.__P)return u.__e=null,u.__k.some(function(R){
return R&&(u.__e=R.__e)}),j$2(u)}
function L(u){
(8&u.__g||(u.__g|=8,u$3.push(u),f$3++))&&i$2==n$1.debounceRendering||((i$2=n$1.debounceRendering)||queueMicrotask)(H)}
function H(){
try{
for(var u,R=1;u$3.length;)u$3.length>R&&u$3.sort(o$3),u=u$3.shift(),R=u$3.length,8&u.__g&&C$1(u)}finally{
(f$3=u$3.length)&&(i$2||queueMicrotask)(H)}}
function I(u,R,W,Y,X,Z,ee,te,ne,re,ie){
var ae,oe,se,ce,le,ue,de=Y.__k||y$3,fe=R.length;
for(ne=q$1(W,R,de,ne,fe),ae=0;ae<fe;ae++)(se=W.__k[ae])!=null&&(oe=~se.__i&&de[se.__i]||p$3,se.__i=ae,ue=z$1(u,se,oe,X,Z,ee,te,ne,re,ie),ce=se.__e,(oe.ref!=se.ref||8&oe.__u)&&(oe.ref&&G$1(oe.ref,null,se,oe),se.ref&&ie.push(se.ref,se.__c||ce,se)),le||=ce,4&se.__u?(ne=A$2(se,ne,u,!oe.__v),oe.__e&&(oe.__e=null)):typeof se.type==`function`&&ue!==void 0?ne=ue:ce&&(ne=ce.nextSibling),se.__u&=-21);
return W.__e=le,ne}
function q$1(u,R,W,Y,X){
var Z,ee,te,ne,re,ie,ae,oe,se,ce=W.length,le=ce,ue=0,de=0,fe=u.__k=Array(X);
for(Z=0;Z<X;Z++)(ee=R[Z])!=null&&typeof ee!=`boolean`&&typeof ee!=`function`?(typeof ee!=`object`||ee.constructor===String?ee=fe[Z]=m$3(null,ee):w$3(ee)?ee=fe[Z]=m$3($,{children:ee}):ee.constructor===h$3&&ee.__b?ee=fe[Z]=m$3(ee.type,ee.props,ee.key,ee.ref,ee.__v):fe[Z]=ee,ne=Z+ue,ee.__=u,ee.__b=u.__b+1,te=null,~(re=ee.__i=P$1(ee,W,ne,le))&&(le--,(te=W[re])&&(te.__u|=2)),te&&te.__v?(ee.__u|=16,re==ne-1?ue--:re==ne+1?ue++:re!=ne&&(re>ne?ue--:ue++,de=1)):(~re||(X>ce?ue--:X<ce&&ue++),typeof ee.type!=`function`&&(ee.__u|=4))):fe[Z]=null;
if(de){
for(ie=[],ae=[],Z=0;Z<X;Z++)if((ee=fe[Z])&&16&ee.__u){
for(ue=0,oe=ie.length;ue<oe;)ie[se=ue+oe>>1]<ee.__i?ue=se+1:oe=se;
ie[ue]=ee.__i,ae[Z]=ue+1}
for(ue=ie.length;Z--;)ae[Z]&&(ae[Z]==ue?ue--:fe[Z].__u|=4)}
if(le)for(Z=0;Z<ce;Z++)!(te=W[Z])||2&te.__u||(te.__e==Y&&(Y=S$1(te)),J(te,te));
return Y}
function A$2(u,R,W,Y){
var X,Z,ee,te;
if(typeof u.type==`function`){
if(u.props.__P)return R;
if(X=u.__k)for(Z=0;Z<X.length;Z++)X[Z]&&(X[Z].__=u,R=A$2(X[Z],R,W,!1));
return R}
for(R&&!R.parentNode&&(R=S$1(u))&&!R.parentNode&&(R=null),ee=u.__e,te=R;te&&te.nodeType==8;)te=te.nextSibling;
for(ee!=te&&(!Y&&W.moveBefore&&ee.parentNode?W.moveBefore(ee,R):W.insertBefore(ee,R||null)),R=ee;(R&&=R.nextSibling)&&R.nodeType==8&&!R.data.startsWith(`$s`););
return R}
function O$1(u,R){
return R||=[],u!=null&&typeof u!=`boolean`&&(w$3(u)?u.some(function(u){
O$1(u,R)}):R.push(u)),R}
function P$1(u,R,W,Y){
var X,Z=u.key,ee=u.type,te=R[W],ne=te&&!(2&te.__u);
if(te===null&&Z==null||ne&&Z==te.key&&ee==te.type)return W;
if(Y>+!!ne){
for(X=W-1;X>=0;X--)if((te=R[X])&&!(2&te.__u)&&Z==te.key&&ee==te.type)return X;
for(X=W+1;X<R.length;X++)if((te=R[X])&&!(2&te.__u)&&Z==te.key&&ee==te.type)return X}
return-1}
function T$2(u,R,W){
W??=``,R[0]==`-`?u.setProperty(R,W):u[R]=W}
function N(u,R,W,Y,X){
var Z,ee;
if(R==`style`){
if(typeof W==`string`)u.style.cssText=W;else{
if(typeof Y==`string`&&(u.style.cssText=Y=``),Y)for(R in Y)W&&R in W||T$2(u.style,R);
if(W)for(R in W)Y&&W[R]==Y[R]||T$2(u.style,R,W[R])}}else if(R[0]==`o`&&R[1]==`n`)typeof W!=`function`&&(W=null),typeof Y!=`function`&&(Y=null),(u.__e||={})[R]=W,W&&Y||(ee=a$3[R]||(a$3[R]=V(R)),(u.__a||={})[R]=c$2,Z=R!=(R=R.replace(l$2,`$1`)),(R=R.slice(2))[0]<`a`&&(R=R.toLowerCase()),W?u.addEventListener(R,ee,Z):u.removeEventListener(R,ee,Z));else{
if(X==`http://www.w3.org/2000/svg`)R=R.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(R!=`width`&&R!=`height`&&R!=`href`&&R!=`list`&&R!=`form`&&R!=`tabIndex`&&R!=`download`&&R!=`rowSpan`&&R!=`colSpan`&&R!=`role`&&R!=`popover`&&R in u)try{
u[R]=W??``;
return}catch{}
if(typeof W==`function`)return;
W==null||!1===W&&R[4]!=`-`?u.removeAttribute(R):u.setAttribute(R,R==`popover`&&W==1?``:W)}}
function V(u){
return function(R){
var W=this.__e;
if(W){
if(W=W[u],R[e$2]==null)R[e$2]=c$2++;else if(R[e$2]<this.__a[u])return;
return W(n$1.event?n$1.event(R):R)}}}
function z$1(u,R,W,Y,X,Z,ee,te,ne,re){
var ie,ae,oe,se,ce,le,ue,de,fe,pe,me,he,ge,_e,ve,ye,be,xe,Se=R.type;
if(R.constructor!==h$3)return null;
128&W.__u&&(ne=32&W.__u,ie=W.__c.__z)&&(R.__u|=ne,ae=Z=[],ie.nodeType==8?te=B$1(ie,Z):Z.push(ie),te=Z[0]||te),(ie=n$1.__b)&&ie(R);
n:if(typeof Se==`function`){
oe=ee.length;
try{
if(de=R.props,fe=(ie=Se.prototype)&&ie.render,pe=(ie=Se.contextType)&&Y[ie.__c],me=ie?pe?pe.props.value:ie.__:Y,(se=W.__c)?(R.__c=se,2&se.__g&&(se.__g|=1)):(fe?R.__c=se=new Se(de,me):(R.__c=se=new x$2(de,me),se.constructor=Se,se.render=K),pe&&pe.sub(se),se.state||(se.state={}),se.__n=Y,se.__g|=8,se.__h=[],se.__k=[]),fe&&(se.__s||(se.__s=se.state),Se.getDerivedStateFromProps&&(se.__s==se.state&&(se.__s=_$3({},se.__s)),_$3(se.__s,Se.getDerivedStateFromProps(de,se.__s)))),ce=se.props,le=se.state,se.__v=R,W.__c){
if(de!==ce&&fe&&!Se.getDerivedStateFromProps&&se.componentWillReceiveProps&&se.componentWillReceiveProps(de,me),R.__v==W.__v&&!(8&se.__g)||!(4&se.__g)&&se.shouldComponentUpdate&&!1===se.shouldComponentUpdate(de,se.__s,me)){
R.__v!=W.__v&&(se.props=de,se.state=se.__s,se.__g&=-9),R.__e=W.__e,R.__k=W.__k,R.__k.some(function(u){
u&&(u.__=R)}),y$3.push.apply(se.__h,se.__k),se.__k=[],se.__h.length&&ee.push(se),te=S$1(W);
break n}
se.componentWillUpdate&&se.componentWillUpdate(de,se.__s,me),fe&&se.componentDidUpdate&&se.__h.push(function(){
se.componentDidUpdate(ce,le,ue)})}else fe&&!Se.getDerivedStateFromProps&&se.componentWillMount&&se.componentWillMount(),fe&&se.componentDidMount&&se.__h.push(se.componentDidMount);
se.context=me,se.props=de,se.__P=u,se.__g&=-5,he=n$1.__r,ge=fe?25:0;
do se.__g&=-9,he&&he(R),ie=se.render(se.props,se.state=se.__s,se.context);while(8&se.__g&&++ge<25);
fe&&(y$3.push.apply(se.__h,se.__k),se.__k=[]),se.state=se.__s,se.getChildContext&&(Y=_$3({},Y,se.getChildContext())),fe&&W.__c&&se.getSnapshotBeforeUpdate&&(ue=se.getSnapshotBeforeUpdate(ce,le)),_e=ie&&ie.type===$&&ie.key==null?ie.props.children:ie,de.__P&&(ie=te,X=(u=de.__P).namespaceURI,ne=Z=null,W.props&&W.props.__P!=u&&(W.__k.some(function(u){
u&&J(u,u)}),W.__k=null),te=W.__k?S$1(W,0):null),te=I(u,w$3(_e)?_e:[_e],R,W,Y,X,Z,ee,te,ne,re),de.__P&&(R.__e=null,te=ie),R.__u&=-161,ae&&ae.some(g$3),se.__h.length&&ee.push(se),1&se.__g&&(se.__g&=-4)}catch(u){
if(ee.length=oe,R.__v=null,ne||Z){
if(u&&u.then){
if(R.__u|=128|ne,Z){
for(~(be=Z.indexOf(te||void 0))||(be=Z.length);(xe=Z[be-1])&&xe.nodeType==8;)be--;
for(;be<Z.length;be++)if(xe=Z[be]){
if(Z[be]=null,ve){
if(xe==ye)break}else{
if(xe.nodeType!=8)break;
xe.data.startsWith(`$s`)&&(ye=B$1(ve=xe))}}}
if(!ve){
for(;te&&te.nodeType==8&&te.nextSibling;)te=te.nextSibling;
ve=te}
(ie=B$1(ve=R.__c.__z||(R.__c.__z=ve)))?(R.__e=ve,te=ie):R.__e=te,te&&=te.nextSibling}else Z&&Z.some(g$3)}else R.__e=W.__e;
R.__k||=W.__k||[],u&&u.then||D$1(R),n$1.__e(u,R,W)}}else te=R.__e=F$2(W.__e,R,W,Y,X,Z,ee,ne,re,u);
return(ie=n$1.diffed)&&ie(R),te}
function B$1(u,R){
if(u&&u.nodeType==8&&u.data.startsWith(`$s`))for(var W=1;u=u.nextSibling;){
if(u.nodeType==8){
if(u.data.startsWith(`$s`))W++;else if(u.data.startsWith(`/$s`)&&!--W)return u}
R&&R.push(u)}}
function D$1(u){
u&&(u.__c&&(u.__c.__g|=4),u.__k&&u.__k.some(D$1))}
function E$1(u,R,W){
for(var Y=0;Y<W.length;)G$1(W[Y++],W[Y++],W[Y++]);
n$1.__c&&n$1.__c(R,u),u.some(function(R){
try{
u=R.__h,R.__h=[],u.some(function(u){
u.call(R)})}catch(u){
n$1.__e(u,R.__v)}})}
function F$2(u,R,W,Y,X,Z,ee,te,ne,re){
var ie,ae,oe,se,ce,le,ue,de,fe=W.props||p$3,pe=R.props,me=R.type;
if(me==`svg`?X=`http://www.w3.org/2000/svg`:me==`math`?X=`http://www.w3.org/1998/Math/MathML`:X||=`http://www.w3.org/1999/xhtml`,Z){
for(ie=0;ie<Z.length;ie++)if((ce=Z[ie])&&(me?ce.localName==me:ce.nodeType==3)){
u=ce,Z[ie]=null;
break}}
if(!u){
if(de=re.ownerDocument||document,!me)return de.createTextNode(pe);
u=de.createElementNS(X,me,pe.is?pe:re),te&&=(n$1.__m&&n$1.__m(R,Z),!1),Z=null}
if(me){
if(re=me==`template`&&u.content||u,Z=me==`textarea`&&pe.defaultValue!=null?null:Z&&d$3.call(re.childNodes),!te&&Z)for(fe={},ie=0;ie<u.attributes.length;ie++)fe[(ce=u.attributes[ie]).name]=ce.value;
for(ie in fe)ce=fe[ie],ie==`dangerouslySetInnerHTML`?oe=ce:ie==`children`||ie in pe||ie==`value`&&`defaultValue`in pe||ie==`checked`&&`defaultChecked`in pe||N(u,ie,null,ce,X);
for(ie in pe)ce=pe[ie],ie==`children`?se=ce:ie==`dangerouslySetInnerHTML`?ae=ce:ie==`value`?le=ce:ie==`checked`?ue=ce:te&&typeof ce!=`function`||fe[ie]===ce||N(u,ie,ce,fe[ie],X);
ae?(te||oe&&(ae.__html==oe.__html||ae.__html==u.innerHTML)||(u.innerHTML=ae.__html),R.__k=[]):(oe&&(u.textContent=``),(me==`foreignObject`||X==`http://www.w3.org/1998/Math/MathML`&&v$2.test(me))&&(X=`http://www.w3.org/1999/xhtml`),I(re,w$3(se)?se:[se],R,W,Y,X,Z,ee,Z?Z[0]:W.__k&&S$1(W,0),te,ne),Z&&Z.some(g$3)),te&&me!=`textarea`||(ie=`value`,me==`progress`&&le==null?u.removeAttribute(ie):le==null||le===u[ie]&&(me!=`progress`||le)||N(u,ie,le,fe[ie],X),ie=`checked`,ue!=null&&ue!=u[ie]&&N(u,ie,ue,fe[ie],X))}else fe===pe||te&&u.data==pe||(u.data=pe);
return u}
function G$1(u,R,W,Y){
try{
typeof u==`function`?R?R.__x=u(R)||1:(Y&&=Y.__c||Y.__e)&&(R=Y.__x)&&(Y.__x=null,typeof R==`function`?R():u(null)):u.current=R}catch(u){
n$1.__e(u,W)}}
function J(u,R,W){
var Y,X,Z,ee;
if(n$1.unmount&&n$1.unmount(u),!(Y=u.ref)||Y.current&&Y.current!=u.__e||G$1(Y,null,R,u),Y=u.__c){
if(Y.componentWillUnmount)try{
Y.componentWillUnmount()}catch(u){
n$1.__e(u,R)}
Y.__P=Y.__n=null}
if(Y=u.__k)for(ee=0;ee<Y.length;ee++)Y[ee]&&J(Y[ee],R,typeof u.type!=`function`||W&&!u.props.__P);
!W&&(Y=u.__c)&&(Y=Y.__z)&&(X=B$1(Y,Z=[]))&&(Y==u.__e&&Z.some(g$3),g$3(X),g$3(Y)),W||g$3(u.__e),u.__e=u.__c=u.__=null}
function K(u,R,W){
return this.constructor(u,W)}
function Q(u,R){
var W,Y,X,Z;
n$1.__&&n$1.__(u,R),R.nodeType==9&&(R=R.documentElement),Y=(W=u&&32&u.__u)?null:R.__k,R.__k=m$3($,{children:[u]}),X=[],Z=[],z$1(R,R.__k,Y||p$3,p$3,R.namespaceURI,Y?null:R.firstChild?d$3.call(R.childNodes):null,X,Y?Y.__e:R.firstChild,W,Z),E$1(X,R.__k,Z),R.__k.props.children=null}
function U(u){
function R(u){
var W,Y;
return this.getChildContext||(W=new Set,(Y={})[R.__c]=this,this.getChildContext=function(){
return Y},this.shouldComponentUpdate=function(u){
this.props.value!=u.value&&W.forEach(function(u){
u.__g|=4,L(u)})},this.sub=function(u){
W.add(u);
var R=u.componentWillUnmount;
u.componentWillUnmount=function(){
W.delete(u),R&&R.call(u)}}),u.children}
return R.__c=`__cC`+s$2++,R.__=u,R.Provider=(R.Consumer=function(u,R){
return u.children(R)}).contextType=R,R}
n$1={__e:function(u,R,W,Y){
for(var X,Z,ee;R=R.__;)if((X=R.__c)&&!(1&X.__g)){
X.__g|=4;
try{
if((ee=(Z=X.constructor)&&Z.getDerivedStateFromError)&&X.setState(Z.getDerivedStateFromError(u)),X.componentDidCatch&&(X.componentDidCatch(u,Y||{}),ee=1),ee&&8&X.__g)return void(X.__g|=2)}catch(R){
u=R}}
throw f$3=0,u}},t$2=0,r$2=function(u){
return u!=null&&u.constructor===h$3},x$2.prototype.setState=function(u,R){
var W=this.__s;
W&&W!=this.state||(W=this.__s=_$3({},this.state)),typeof u==`function`&&(u=u(_$3({},W),this.props)),u&&(_$3(W,u),this.__v&&(R&&this.__k.push(R),L(this)))},x$2.prototype.forceUpdate=function(u){
this.__v&&(this.__g|=4,u&&this.__h.push(u),L(this))},x$2.prototype.render=$,u$3=[],f$3=0,o$3=function(u,R){
return u.__v.__b-R.__v.__b},e$2=Symbol(),l$2=/(PointerCapture)$|Capture$/i,c$2=0,a$3={},s$2=0;
var t$1,r$1,u$2,i$1,o$2=Object.is,f$2=0,c$1=[],e$1=[],a$2=n$1,v$1=a$2.__b,l$1=a$2.__r,m$2=a$2.diffed,h$2=a$2.__c,s$1=a$2.unmount,p$2=a$2.__;
function y$2(u,R){
a$2.__h&&a$2.__h(r$1,u,f$2||R),f$2=0;
var W=r$1.__H||(r$1.__H={__:[],__h:[]});
return u>=W.__.length&&W.__.push({}),W.__[u]}
function d$2(u){
return f$2=1,_$2(G,u)}
function _$2(u,R,W){
var Y=y$2(t$1++,2);
if(Y.t=u,!Y.__c&&(Y.__=[W?W(R):G(void 0,R),function(u){
var R=(Y.__N||Y.__)[0],W=Y.t(R,u);
o$2(R,W)||(Y.__N=[W,Y.__[1]],Y.__c.setState({}))}],Y.__c=r$1,!r$1.__f)){
r$1.__f=!0;
var X=r$1.shouldComponentUpdate;
r$1.shouldComponentUpdate=function(u,R,W){
var Y=this.__H;
if(!Y)return!0;
var Z=!1,ee=this.props!=u;
if(Y.__.some(function(u){
u.__N&&(Z=!0,o$2(u.__[0],u.__N[0])||(ee=!0))}),X){
var te=X.call(this,u,R,W);
return Z?te||ee:te}
return!Z||ee}}
return Y.__}
function A$1(u,R){
var W=y$2(t$1++,3);
!a$2.__s&&E(W.__H,R)&&(W.__P=!0,W.__=u,W.u=R,r$1.__H.__h.push(W))}
function F$1(u,R){
var W=y$2(t$1++,4);
!a$2.__s&&E(W.__H,R)&&(W.__P=!1,W.__=u,W.u=R,r$1.__h.push(W))}
function T$1(u){
return f$2=5,w$2(function(){
return{current:u}},[])}
function w$2(u,R){
var W=y$2(t$1++,7);
return E(W.__H,R)&&(W.__=u(),W.__H=R),W.__}
function j$1(u){
var R=r$1.context[u.__c],W=y$2(t$1++,9);
return W.c=u,R?(W.__??(W.__=!0,R.sub(r$1)),R.props.value):u.__}
function P(){
var u=y$2(t$1++,11);
if(!u.__){
for(var R=r$1.__v;!R.__m&&R.__;)R=R.__;
var W=R.__m||(R.__m=[0,0]);
u.__=`P`+W[0]+`-`+W[1]++}
return u.__}
function g$2(){
var u;
do{
for(;u=e$1.shift();)try{
C(u)}catch(R){
a$2.__e(R,{__:(u=u.__P)&&u.__v})}
for(;u=c$1.shift();){
var R=u.__H;
if(u.__P&&R)try{
R.__h.some(C),R.__h.some(D),R.__h=[]}catch(W){
R.__h=[],a$2.__e(W,u.__v)}}}while(e$1.length)}
a$2.__b=function(u){
r$1=null,v$1&&v$1(u)},a$2.__=function(u,R){
u&&R.__k&&R.__k.__m&&(u.__m=R.__k.__m),p$2&&p$2(u,R)},a$2.__r=function(u){
l$1&&l$1(u),t$1=0;
var R=(r$1=u.__c).__H;
R&&(u$2==r$1?r$1.__h=[]:(R.__h.some(C),R.__h.some(D),t$1=0),R.__h=[],R.__.some(function(u){
u.__N&&(u.__=u.__N),u.u=u.__N=void 0})),u$2=r$1},a$2.diffed=function(u){
m$2&&m$2(u);
var R=u.__c;
R&&R.__H&&(R.__H.__h.length&&B(c$1.push(R)),R.__H.__.some(function(u){
u.u&&(u.__H=u.u)})),u$2=r$1=null},a$2.__c=function(u,R){
R.some(function(u){
try{
u.__h.some(C),u.__h=u.__h.filter(function(u){
return!u.__||D(u)})}catch(R){
u.__h=[function(){
throw R}]}}),h$2&&h$2(u,R)},a$2.unmount=function(u){
s$1&&s$1(u);
var R,W,Y=u.__c;
Y&&Y.__H&&(Y.__H.__.some(function(Y){
try{
if(Y.__P&&Y.__c){
if(W===void 0){
for(W=u.__;W&&(!W.__c||!W.__c.__P);)W=W.__;
W&&=W.__c}
Y.__P=W,B(e$1.push(Y))}else C(Y)}catch(u){
R=u}}),Y.__H=void 0,R&&a$2.__e(R,Y.__v))};
var k$1=typeof requestAnimationFrame==`function`;
function z(u){
var R,W=function(){
clearTimeout(Y),k$1&&cancelAnimationFrame(R),setTimeout(u)},Y=setTimeout(W,35);
k$1&&(R=requestAnimationFrame(W))}
function B(u){
u!=1&&i$1==a$2.requestAnimationFrame||((i$1=a$2.requestAnimationFrame)||z)(g$2)}
function C(u){
var R=r$1,W=u.__c;
typeof W==`function`&&(u.__c=void 0,W()),r$1=R}
function D(u){
var R=r$1;
u.__c=u.__(),r$1=R}
function E(u,R){
return!u||u.length!=R.length||R.some(function(R,W){
return!o$2(R,u[W])})}
function G(u,R){
return typeof R==`function`?R(u):R}
var i=Symbol.for(`preact-signals`);
function t(){
if(v>1)v--;else{
var u,R=!1;
for((function(){
var u=c;
for(c=void 0;u!==void 0;){
var R=u.S;
if(R.v===u.v)for(var W=R.t;W!==void 0;W=W.x)W.i===u.i&&(W.i=R.i);
u=u.o}})();h$1!==void 0;){
var W=h$1;
for(h$1=void 0,s++;W!==void 0;){
var Y=W.u;
if(W.u=void 0,W.f&=-3,!(8&W.f)&&w$1(W))try{
W.c()}catch(W){
R||=(u=W,!0)}
W=Y}}
if(s=0,v--,R)throw u}}
function r(u){
if(v>0)return u();
u$1=++e,v++;
try{
return u()}finally{
t()}}
var n,o$1=void 0;
function f$1(u){
var R=o$1,W=n;
o$1=void 0,n=void 0;
try{
return u()}finally{
o$1=R,n=W}}
var h$1=void 0,v=0,s=0,e=0,u$1=0,c=void 0,a$1=0;
function d$1(u){
if(o$1!==void 0){
var R=u.n;
if(R===void 0||R.t!==o$1)return R={i:0,S:u,p:o$1.s,n:void 0,t:o$1,e:void 0,x:void 0,r:R},o$1.s!==void 0&&(o$1.s.n=R),o$1.s=R,u.n=R,32&o$1.f&&u.S(R),R;
if(R.i===-1)return R.i=0,R.n!==void 0&&(R.n.p=R.p,R.p!==void 0&&(R.p.n=R.n),R.p=o$1.s,R.n=void 0,o$1.s.n=R,o$1.s=R),R}}
function l(u,R){
this.v=u,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=R?.watched,this.Z=R?.unwatched,this.name=R?.name}
l.prototype.brand=i,l.prototype.h=function(){
return!0},l.prototype.S=function(u){
var R=this,W=this.t;
W!==u&&u.e===void 0&&(u.x=W,this.t=u,W===void 0?f$1(function(){
var u;
(u=R.W)==null||u.call(R)}):W.e=u)},l.prototype.U=function(u){
var R=this;
if(this.t!==void 0){
var W=u.e,Y=u.x;
W!==void 0&&(W.x=Y,u.e=void 0),Y!==void 0&&(Y.e=W,u.x=void 0),u===this.t&&(this.t=Y,Y===void 0&&f$1(function(){
var u;
(u=R.Z)==null||u.call(R)}))}},l.prototype.subscribe=function(u){
var R=this;
return x$1(function(){
var W=R.value;
f$1(function(){
return u(W)})},{name:`sub`})},l.prototype.valueOf=function(){
return this.value},l.prototype.toString=function(){
return this.value+``},l.prototype.toJSON=function(){
return this.value},l.prototype.peek=function(){
var u=this;
return f$1(function(){
return u.value})},Object.defineProperty(l.prototype,"value",{get:function(){
var u=d$1(this);
return u!==void 0&&(u.i=this.i),this.v},set:function(u){
if(u!==this.v){
if(s>100)throw Error(`Cycle detected`);
(function(u){
v!==0&&s===0&&u.l!==u$1&&(u.l=u$1,c={S:u,v:u.v,i:u.i,o:c})})(this),this.v=u,this.i++,a$1++,v++;
try{
for(var R=this.t;R!==void 0;R=R.x)R.t.N()}finally{
t()}}}});
function y$1(u,R){
return new l(u,R)}
function w$1(u){
for(var R=u.s;R!==void 0;R=R.n)if(R.S.i!==R.i||!R.S.h()||R.S.i!==R.i)return!0;
return!1}
function b$1(u){
for(var R=u.s;R!==void 0;R=R.n){
var W=R.S.n;
if(W!==void 0&&(R.r=W),R.S.n=R,R.i=-1,R.n===void 0){
u.s=R;
break}}}
function _$1(u){
for(var R=u.s,W=void 0;R!==void 0;){
var Y=R.p;
R.i===-1?(R.S.U(R),Y!==void 0&&(Y.n=R.n),R.n!==void 0&&(R.n.p=Y)):W=R,R.S.n=R.r,R.r!==void 0&&(R.r=void 0),R=Y}
u.s=W}
function j(u,R){
l.call(this,void 0,R),this.x=u,this.s=void 0,this.g=a$1-1,this.f=4}
j.prototype=new l,j.prototype.h=function(){
if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===a$1))return!0;
if(this.g=a$1,this.f|=1,this.i>0&&!w$1(this))return this.f&=-2,!0;
var u=o$1;
try{
b$1(this),o$1=this;
var R=this.x();
(16&this.f||this.v!==R||this.i===0)&&(this.v=R,this.f&=-17,this.i++)}catch(u){
this.v=u,this.f|=16,this.i++}
return o$1=u,_$1(this),this.f&=-2,!0},j.prototype.S=function(u){
if(this.t===void 0){
this.f|=36;
for(var R=this.s;R!==void 0;R=R.n)R.S.S(R)}
l.prototype.S.call(this,u)},j.prototype.U=function(u){
if(this.t!==void 0&&(l.prototype.U.call(this,u),this.t===void 0)){
this.f&=-33;
for(var R=this.s;R!==void 0;R=R.n)R.S.U(R)}},j.prototype.N=function(){
if(!(2&this.f)){
this.f|=6;
for(var u=this.t;u!==void 0;u=u.x)u.t.N()}},Object.defineProperty(j.prototype,"value",{get:function(){
if(1&this.f)throw Error(`Cycle detected`);
var u=d$1(this);
if(this.h(),u!==void 0&&(u.i=this.i),16&this.f)throw this.v;
return this.v}});
function O(u,R){
return new j(u,R)}
function p$1(u){
var R=u.j;
if(u.j=void 0,typeof R==`function`){
v++;
var W=o$1;
o$1=void 0;
try{
R()}catch(R){
throw u.f&=-2,u.f|=8,g$1(u),R}finally{
o$1=W,t()}}}
function g$1(u){
for(var R=u.s;R!==void 0;R=R.n)R.S.U(R);
u.x=void 0,u.s=void 0,p$1(u)}
function S(u){
if(o$1!==this)throw Error(`Out-of-order effect`);
_$1(this),o$1=u,this.f&=-2;
try{
8&this.f&&g$1(this)}finally{
t()}}
function m$1(u,R){
this.x=u,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=R?.name,n&&n.push(this)}
m$1.prototype.c=function(){
var u=this.S();
try{
if(8&this.f||this.x===void 0)return;
var R=this.x();
typeof R==`function`&&(this.j=R)}finally{
u()}},m$1.prototype.S=function(){
if(1&this.f)throw Error(`Cycle detected`);
this.f|=1,this.f&=-9,p$1(this),b$1(this),v++;
var u=o$1;
return o$1=this,S.bind(this,u)},m$1.prototype.N=function(){
2&this.f||(this.f|=2,this.u=h$1,h$1=this)},m$1.prototype.d=function(){
this.f|=8,1&this.f||g$1(this)},m$1.prototype.dispose=function(){
this.d()};
function x$1(u,R){
var W=new m$1(u,R);
try{
W.c()}catch(u){
throw W.d(),u}
var Y=W.d.bind(W);
return Y[Symbol.dispose]=Y,Y}
var h,d,p,m=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,_=[],g=[];
x$1(function(){
h=this.N})();
function b(u,R){
n$1[u]=R.bind(null,n$1[u]||function(){})}
function y(u){
if(p){
var R=p;
p=void 0,R()}
p=u&&u.S()}
function w(u){
var R=this,W=u.data,Y=useSignal(W);
Y.name=`ReactiveDom`,Y.value=W;
var X=w$2(function(){
for(var u=R,W=R.__v;W=W.__;)if(W.__c){
W.__c.__$f|=4;
break}
var X=O(function(){
var u=Y.value.value;
return u===0?0:!0===u?``:u||``}),Z=O(function(){
return!Array.isArray(X.value)&&!r$2(X.value)}),ee=x$1(function(){
if(this.N=M,Z.value){
var R=X.value;
u.__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=R)}}),te=R.__$u.d;
return R.__$u.d=function(){
ee(),te.call(this)},[Z,X]},[]),Z=X[0],ee=X[1];
return Z.value?ee.peek():ee.value}
w.displayName=`ReactiveTextNode`,Object.defineProperties(l.prototype,{constructor:{configurable:!0,value:k$2($,null).constructor},type:{configurable:!0,value:w},props:{configurable:!0,get:function(){
var u=this;
return{data:{get value(){
return u.value}}}}},__b:{configurable:!0,value:1}}),b(`__b`,function(u,R){
if(y(),d=void 0,typeof R.type==`string`){
var W,Y=R.props;
for(var X in Y)if(X!==`children`){
var Z=Y[X];
Z instanceof l&&(W||(R.__np=W={}),W[X]=Z,Y[X]=Z.peek())}}
u(R)}),b(`__r`,function(u,R){
if(u(R),R.type!==$){
y();
var W,Y=R.__c;
Y&&(Y.__$f&=-2,(W=Y.__$u)===void 0&&(Y.__$u=W=function(u,R){
var W;
return x$1(function(){
W=this},{name:R}),W.c=u,W}(function(u){
return function(){
var R;
m&&((R=this.y)==null||R.call(this)),u.__$f|=1,u.setState({})}}(Y),typeof R.type==`function`?R.type.displayName||R.type.name:``))),d=Y,y(W)}}),b(`__e`,function(u,R,W,Y){
y(),d=void 0,u(R,W,Y)}),b(`diffed`,function(u,R){
y(),d=void 0;
var W;
if(typeof R.type==`string`&&(W=R.__e)){
var Y=R.__np,X=R.props,Z=W.U;
if(Z)for(var ee in Z){
var te=Z[ee];
te===void 0||Y&&ee in Y||(te.d(),Z[ee]=void 0)}
if(Y)for(var ne in Z||(Z={},W.U=Z),Y){
var re=Z[ne],ie=Y[ne];
re===void 0?(re=k(W,ne,ie,X),Z[ne]=re):re.o(ie,X)}}
u(R)});
function k(u,R,W,Y){
var X=R in u&&u.ownerSVGElement===void 0,Z=y$1(W);
return{o:function(u,R){
Z.value=u,Y=R},d:x$1(function(){
this.N=M;
var W=Z.value.value;
Y[R]!==W&&(Y[R]=W,X?u[R]=W:W!=null&&(!1!==W||R[4]===`-`)?u.setAttribute(R,W):u.removeAttribute(R))})}}
b(`unmount`,function(u,R){
if(typeof R.type==`string`){
var W=R.__e;
if(W){
var Y=W.U;
if(Y)for(var X in W.U=void 0,Y){
var Z=Y[X];
Z&&Z.d()}}
var ee=R.__np;
if(ee){
var te=R.props;
for(var ne in ee)te[ne]=ee[ne]}
R.__np=void 0}else{
var re=R.__c;
if(re){
re.__$f|=8;
var ie=re.__$u;
ie&&(re.__$u=void 0,ie.d())}}
u(R)}),b(`__h`,function(u,R,W,Y){
Y<3&&(R.__$f|=2),u(R,W,Y)}),x$2.prototype.shouldComponentUpdate=function(u,R){
if(this.__R)return!0;
var W=this.__$u,Y=W&&W.s!==void 0;
for(var X in R)return!0;
if(this.__f||typeof this.u==`boolean`&&!0===this.u){
var Z=2&this.__$f;
if(!(Y||Z||4&this.__$f)||1&this.__$f)return!0}else if(!(Y||4&this.__$f)||3&this.__$f)return!0;
for(var ee in u)if(ee!==`__source`&&u[ee]!==this.props[ee])return!0;
for(var te in this.props)if(!(te in u))return!0;
return!1};
function useSignal(u,R){
return w$2(function(){
return y$1(u,R)},[])}
function useComputed(u,R){
var W=T$1(u);
return W.current=u,d.__$f|=4,w$2(function(){
return O(function(){
return W.current()},R)},[])}
var q=typeof requestAnimationFrame>`u`?setTimeout:function(u){
var R=function(){
clearTimeout(W),cancelAnimationFrame(Y),u()},W=setTimeout(R,35),Y=requestAnimationFrame(R)},A=function(u){
queueMicrotask(function(){
queueMicrotask(u)})};
function T(){
r(function(){
for(var u;u=_.shift();)h.call(u)})}
function x(){
_.push(this)===1&&(n$1.requestAnimationFrame||q)(T)}
function F(){
r(function(){
for(var u;u=g.shift();)h.call(u)})}
function M(){
g.push(this)===1&&(n$1.requestAnimationFrame||A)(F)}
function useSignalEffect(u,R){
var W=T$1(u);
W.current=u;
var Y=d;
A$1(function(){
return x$1(function(){
if(this.N=x,!(Y&&8&Y.__$f))return W.current()},R)},[])}
var gamePages=y$1([]);
function gamePage(u){
return gamePages.peek().find(R=>R.id===u)??{id:u}}
function firstGame(){
return gamePages.peek()[0]?.id??``}
var FluentType=class{constructor(u){
this.value=u}valueOf(){
return this.value}},FluentNone=class extends FluentType{constructor(u=`???`){
super(u)}toString(u){
return`{${this.value}}`}},FluentNumber=class extends FluentType{constructor(u,R={}){
super(u),this.opts=R}toString(u){
if(u)try{
return u.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(R){
u.reportError(R)}
return this.value.toString(10)}},FluentDateTime=class u extends FluentType{static supportsValue(R){
if(typeof R==`number`||R instanceof Date)return!0;
if(R instanceof FluentType)return u.supportsValue(R.valueOf());
if(`Temporal`in globalThis){
let u=globalThis.Temporal;
if(R instanceof u.Instant||R instanceof u.PlainDateTime||R instanceof u.PlainDate||R instanceof u.PlainMonthDay||R instanceof u.PlainTime||R instanceof u.PlainYearMonth)return!0}
return!1}constructor(R,W={}){
R instanceof u?(W={...R.opts,...W},R=R.value):R instanceof FluentType&&(R=R.valueOf()),typeof R==`object`&&`calendarId`in R&&W.calendar===void 0&&(W={...W,calendar:R.calendarId}),super(R),this.opts=W}[Symbol.toPrimitive](u){
return u===`string`?this.toString():this.toNumber()}toNumber(){
let u=this.value;
if(typeof u==`number`)return u;
if(u instanceof Date)return u.getTime();
if(`epochMilliseconds`in u)return u.epochMilliseconds;
if(`toZonedDateTime`in u)return u.toZonedDateTime(`UTC`).epochMilliseconds;
throw TypeError(`Unwrapping a non-number value as a number`)}toString(u){
if(u)try{
return u.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(R){
u.reportError(R)}
return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},MAX_PLACEABLES=100,FSI=`⁨`,PDI=`⁩`;
function match$1(u,R,W){
return W===R||W instanceof FluentNumber&&R instanceof FluentNumber&&W.value===R.value||R instanceof FluentNumber&&typeof W==`string`&&W===u.memoizeIntlObject(Intl.PluralRules,R.opts).select(R.value)}
function getDefault(u,R,W){
return R[W]?resolvePattern(u,R[W].value):(u.reportError(RangeError(`No default`)),new FluentNone)}
function getArguments(u,R){
let W=[],Y=Object.create(null);
for(let X of R)X.type===`narg`?Y[X.name]=resolveExpression(u,X.value):W.push(resolveExpression(u,X));
return{positional:W,named:Y}}
function resolveExpression(u,R){
switch(R.type){case`str`:return R.value;case`num`:return new FluentNumber(R.value,{minimumFractionDigits:R.precision});case`var`:return resolveVariableReference(u,R);case`mesg`:return resolveMessageReference(u,R);case`term`:return resolveTermReference(u,R);case`func`:return resolveFunctionReference(u,R);case`select`:return resolveSelectExpression(u,R);default:return new FluentNone}}
function resolveVariableReference(u,{name:R}){
let W;
if(u.params){
if(Object.prototype.hasOwnProperty.call(u.params,R))W=u.params[R];else return new FluentNone(`$${R}`)}else if(u.args&&Object.prototype.hasOwnProperty.call(u.args,R))W=u.args[R];else return u.reportError(ReferenceError(`Unknown variable: $${R}`)),new FluentNone(`$${R}`);
if(W instanceof FluentType)return W;
switch(typeof W){case`string`:return W;case`number`:return new FluentNumber(W);case`object`:if(FluentDateTime.supportsValue(W))return new FluentDateTime(W);default:return u.reportError(TypeError(`Variable type not supported: $${R}, ${typeof W}`)),new FluentNone(`$${R}`)}}
function resolveMessageReference(u,{name:R,attr:W}){
let Y=u.bundle._messages.get(R);
if(!Y)return u.reportError(ReferenceError(`Unknown message: ${R}`)),new FluentNone(R);
if(W){
let X=Y.attributes[W];
return X?resolvePattern(u,X):(u.reportError(ReferenceError(`Unknown attribute: ${W}`)),new FluentNone(`${R}.${W}`))}
return Y.value?resolvePattern(u,Y.value):(u.reportError(ReferenceError(`No value: ${R}`)),new FluentNone(R))}
function resolveTermReference(u,{name:R,attr:W,args:Y}){
let X=`-${R}`,Z=u.bundle._terms.get(X);
if(!Z)return u.reportError(ReferenceError(`Unknown term: ${X}`)),new FluentNone(X);
if(W){
let R=Z.attributes[W];
if(R){
u.params=getArguments(u,Y).named;
let W=resolvePattern(u,R);
return u.params=null,W}
return u.reportError(ReferenceError(`Unknown attribute: ${W}`)),new FluentNone(`${X}.${W}`)}
u.params=getArguments(u,Y).named;
let ee=resolvePattern(u,Z.value);
return u.params=null,ee}
function resolveFunctionReference(u,{name:R,args:W}){
let Y=u.bundle._functions[R];
if(!Y)return u.reportError(ReferenceError(`Unknown function: ${R}()`)),new FluentNone(`${R}()`);
if(typeof Y!=`function`)return u.reportError(TypeError(`Function ${R}() is not callable`)),new FluentNone(`${R}()`);
try{
let R=getArguments(u,W);
return Y(R.positional,R.named)}catch(W){
return u.reportError(W),new FluentNone(`${R}()`)}}
function resolveSelectExpression(u,{selector:R,variants:W,star:Y}){
let X=resolveExpression(u,R);
if(X instanceof FluentNone)return getDefault(u,W,Y);
for(let R of W)if(match$1(u,X,resolveExpression(u,R.key)))return resolvePattern(u,R.value);
return getDefault(u,W,Y)}
function resolveComplexPattern(u,R){
if(u.dirty.has(R))return u.reportError(RangeError(`Cyclic reference`)),new FluentNone;
u.dirty.add(R);
let W=[],Y=u.bundle._useIsolating&&R.length>1;
for(let X of R)if(typeof X==`string`)W.push(u.bundle._transform(X));else{
if(u.placeables++,u.placeables>MAX_PLACEABLES)throw u.dirty.delete(R),RangeError(`Too many placeables expanded: ${u.placeables}, max allowed is ${MAX_PLACEABLES}`);
Y&&W.push(FSI),W.push(resolveExpression(u,X).toString(u)),Y&&W.push(PDI)}
return u.dirty.delete(R),W.join(``)}
function resolvePattern(u,R){
return typeof R==`string`?u.bundle._transform(R):resolveComplexPattern(u,R)}
var Scope=class{constructor(u,R,W){
this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=u,this.errors=R,this.args=W}reportError(u){
if(!this.errors||!(u instanceof Error))throw u;
this.errors.push(u)}memoizeIntlObject(u,R){
let W=this.bundle._intls.get(u);
W||(W={},this.bundle._intls.set(u,W));
let Y=JSON.stringify(R);
return W[Y]||(W[Y]=new u(this.bundle.locales,R)),W[Y]}};
function values(u,R){
let W=Object.create(null);
for(let[Y,X]of Object.entries(u))R.includes(Y)&&(W[Y]=X.valueOf());
return W}
var NUMBER_ALLOWED=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];
function NUMBER(u,R){
let W=u[0];
if(W instanceof FluentNone)return new FluentNone(`NUMBER(${W.valueOf()})`);
if(W instanceof FluentNumber)return new FluentNumber(W.valueOf(),{...W.opts,...values(R,NUMBER_ALLOWED)});
if(W instanceof FluentDateTime)return new FluentNumber(W.toNumber(),{...values(R,NUMBER_ALLOWED)});
throw TypeError(`Invalid argument to NUMBER`)}
var DATETIME_ALLOWED=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];
function DATETIME(u,R){
let W=u[0];
if(W instanceof FluentNone)return new FluentNone(`DATETIME(${W.valueOf()})`);
if(W instanceof FluentDateTime||W instanceof FluentNumber)return new FluentDateTime(W,values(R,DATETIME_ALLOWED));
throw TypeError(`Invalid argument to DATETIME`)}
var cache=new Map;
function getMemoizerForLocale(u){
let R=Array.isArray(u)?u.join(` `):u,W=cache.get(R);
return W===void 0&&(W=new Map,cache.set(R,W)),W}
var FluentBundle=class{constructor(u,{functions:R,useIsolating:W=!0,transform:Y=u=>u}={}){
this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(u)?u:[u],this._functions={NUMBER,DATETIME,...R},this._useIsolating=W,this._transform=Y,this._intls=getMemoizerForLocale(u)}hasMessage(u){
return this._messages.has(u)}getMessage(u){
return this._messages.get(u)}addResource(u,{allowOverrides:R=!1}={}){
let W=[];
for(let Y=0;Y<u.body.length;Y++){
let X=u.body[Y];
if(X.id.startsWith(`-`)){
if(R===!1&&this._terms.has(X.id)){
W.push(Error(`Attempt to override an existing term: "${X.id}"`));
continue}
this._terms.set(X.id,X)}else{
if(R===!1&&this._messages.has(X.id)){
W.push(Error(`Attempt to override an existing message: "${X.id}"`));
continue}
this._messages.set(X.id,X)}}
return W}formatPattern(u,R=null,W=null){
if(typeof u==`string`)return this._transform(u);
let Y=new Scope(this,W,R);
try{
return resolveComplexPattern(Y,u).toString(Y)}catch(u){
if(Y.errors&&u instanceof Error)return Y.errors.push(u),new FluentNone().toString(Y);
throw u}}},RE_MESSAGE_START=/^(-?[a-zA-Z][\w-]*) *= */gm,RE_ATTRIBUTE_START=/\.([a-zA-Z][\w-]*) *= */y,RE_VARIANT_START=/\*?\[/y,RE_NUMBER_LITERAL=/(-?[0-9]+(?:\.([0-9]+))?)/y,RE_IDENTIFIER=/([a-zA-Z][\w-]*)/y,RE_REFERENCE=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,RE_FUNCTION_NAME=/^[A-Z][A-Z0-9_-]*$/,RE_TEXT_RUN=/([^{}\n\r]+)/y,RE_STRING_RUN=/([^\\"\n\r]*)/y,RE_STRING_ESCAPE=/\\([\\"])/y,RE_UNICODE_ESCAPE=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,RE_LEADING_NEWLINES=/^\n+/,RE_TRAILING_SPACES=/ +$/,RE_BLANK_LINES=/ *\r?\n/g,RE_INDENT=/( *)$/,TOKEN_BRACE_OPEN=/{\s*/y,TOKEN_BRACE_CLOSE=/\s*}/y,TOKEN_BRACKET_OPEN=/\[\s*/y,TOKEN_BRACKET_CLOSE=/\s*] */y,TOKEN_PAREN_OPEN=/\s*\(\s*/y,TOKEN_ARROW=/\s*->\s*/y,TOKEN_COLON=/\s*:\s*/y,TOKEN_COMMA=/\s*,?\s*/y,TOKEN_BLANK=/\s+/y,FluentResource=class{constructor(u){
this.body=[],RE_MESSAGE_START.lastIndex=0;
let R=0;
for(;;){
let W=RE_MESSAGE_START.exec(u);
if(W===null)break;
R=RE_MESSAGE_START.lastIndex;
try{
this.body.push(te(W[1]))}catch(u){
if(u instanceof SyntaxError)continue;
throw u}}
function W(W){
return W.lastIndex=R,W.test(u)}
function Y(W,Y){
if(u[R]===W)return R++,!0;
if(Y)throw new Y(`Expected ${W}`);
return!1}
function X(u,Y){
if(W(u))return R=u.lastIndex,!0;
if(Y)throw new Y(`Expected ${u.toString()}`);
return!1}
function Z(W){
W.lastIndex=R;
let Y=W.exec(u);
if(Y===null)throw SyntaxError(`Expected ${W.toString()}`);
return R=W.lastIndex,Y}
function ee(u){
return Z(u)[1]}
function te(u){
let R=re(),W=ne();
if(R===null&&Object.keys(W).length===0)throw SyntaxError(`Expected message value or attributes`);
return{id:u,value:R,attributes:W}}
function ne(){
let u=Object.create(null);
for(;W(RE_ATTRIBUTE_START);){
let R=ee(RE_ATTRIBUTE_START),W=re();
if(W===null)throw SyntaxError(`Expected attribute value`);
u[R]=W}
return u}
function re(){
let Y;
if(W(RE_TEXT_RUN)&&(Y=ee(RE_TEXT_RUN)),u[R]===`{`||u[R]===`}`)return ie(Y?[Y]:[],1/0);
let X=he();
return X?Y?ie([Y,X],X.length):(X.value=ge(X.value,RE_LEADING_NEWLINES),ie([X],X.length)):Y?ge(Y,RE_TRAILING_SPACES):null}
function ie(Y=[],X){
for(;;){
if(W(RE_TEXT_RUN)){
Y.push(ee(RE_TEXT_RUN));
continue}
if(u[R]===`{`){
Y.push(ae());
continue}
if(u[R]===`}`)throw SyntaxError(`Unbalanced closing brace`);
let Z=he();
if(Z)Y.push(Z),X=Math.min(X,Z.length);else break}
let Z=Y.length-1,te=Y[Z];
typeof te==`string`&&(Y[Z]=ge(te,RE_TRAILING_SPACES));
let ne=[];
for(let u of Y)u instanceof Indent&&(u=u.value.slice(0,u.value.length-X)),u&&ne.push(u);
return ne}
function ae(){
X(TOKEN_BRACE_OPEN,SyntaxError);
let u=oe();
if(X(TOKEN_BRACE_CLOSE))return u;
if(X(TOKEN_ARROW)){
let R=le();
return X(TOKEN_BRACE_CLOSE,SyntaxError),{type:`select`,selector:u,...R}}
throw SyntaxError(`Unclosed placeable`)}
function oe(){
if(u[R]===`{`)return ae();
if(W(RE_REFERENCE)){
let[,u,R,W=null]=Z(RE_REFERENCE);
if(u===`$`)return{type:`var`,name:R};
if(X(TOKEN_PAREN_OPEN)){
let Y=se();
if(u===`-`)return{type:`term`,name:R,attr:W,args:Y};
if(RE_FUNCTION_NAME.test(R))return{type:`func`,name:R,args:Y};
throw SyntaxError(`Function names must be all upper-case`)}
return u===`-`?{type:`term`,name:R,attr:W,args:[]}:{type:`mesg`,name:R,attr:W}}
return de()}
function se(){
let W=[];
for(;;){
switch(u[R]){case`)`:return R++,W;case void 0:throw SyntaxError(`Unclosed argument list`)}
W.push(ce()),X(TOKEN_COMMA)}}
function ce(){
let u=oe();
return u.type===`mesg`&&X(TOKEN_COLON)?{type:`narg`,name:u.name,value:de()}:u}
function le(){
let u=[],R=0,X;
for(;W(RE_VARIANT_START);){
Y(`*`)&&(X=R);
let W=ue(),Z=re();
if(Z===null)throw SyntaxError(`Expected variant value`);
u[R++]={key:W,value:Z}}
if(R===0)return null;
if(X===void 0)throw SyntaxError(`Expected default variant`);
return{variants:u,star:X}}
function ue(){
X(TOKEN_BRACKET_OPEN,SyntaxError);
let u;
return u=W(RE_NUMBER_LITERAL)?fe():{type:`str`,value:ee(RE_IDENTIFIER)},X(TOKEN_BRACKET_CLOSE,SyntaxError),u}
function de(){
if(W(RE_NUMBER_LITERAL))return fe();
if(u[R]===`"`)return pe();
throw SyntaxError(`Invalid expression`)}
function fe(){
let[,u,R=``]=Z(RE_NUMBER_LITERAL),W=R.length;
return{type:`num`,value:parseFloat(u),precision:W}}
function pe(){
Y(`"`,SyntaxError);
let W=``;
for(;;)if(W+=ee(RE_STRING_RUN),u[R]===`\\`)W+=me();else{
if(Y(`"`))return{type:`str`,value:W};
throw SyntaxError(`Unclosed string literal`)}}
function me(){
if(W(RE_STRING_ESCAPE))return ee(RE_STRING_ESCAPE);
if(W(RE_UNICODE_ESCAPE)){
let[,u,R]=Z(RE_UNICODE_ESCAPE),W=parseInt(u||R,16);
return W<=55295||57344<=W?String.fromCodePoint(W):`�`}
throw SyntaxError(`Unknown escape sequence`)}
function he(){
let W=R;
switch(X(TOKEN_BLANK),u[R]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return _e(u.slice(W,R))}
return u[R-1]===` `&&_e(u.slice(W,R))}
function ge(u,R){
return u.replace(R,``)}
function _e(u){
let R=u.replace(RE_BLANK_LINES,`
`),W=RE_INDENT.exec(u)[1].length;
return new Indent(R,W)}}},Indent=class{constructor(u,R){
this.value=u,this.length=R}},ApiError=class extends Error{status;faults;constructor(u,R){
super(`status ${u}`),this.status=u,this.faults=R}};
function get(u){
return request(`GET`,u,null)}
function post(u,R={}){
return request(`POST`,u,R)}
function patch(u,R){
return request(`PATCH`,u,R)}
function remove(u){
return request(`DELETE`,u,null)}
async function request(u,R,W){
let Y={method:u,credentials:`same-origin`};
W!==null&&(Y.body=JSON.stringify(W),Y.headers={"Content-Type":`application/json`});
let X;
try{
X=await fetch(R,Y)}catch{
throw new ApiError(0,[])}
if(!X.ok)throw new ApiError(X.status,await faultsOf(X));
return X.status===204?void 0:await X.json()}
async function faultsOf(u){
try{
return(await u.json()).faults??[]}catch{
return[]}}
var once=new Map;
function getOnce(u){
let R=once.get(u);
return R===void 0&&(R=get(u),once.set(u,R),R.catch(()=>once.delete(u))),R}
var GRAMMAR=[`gender`,`number`,`of`,`on`],Catalogue=class{language;bundle;constructor(u,...R){
this.language=u,this.bundle=new FluentBundle(u,{useIsolating:!1});
for(let u of R)this.bundle.addResource(typeof u==`string`?new FluentResource(u):u)}has(u){
return this.bundle.hasMessage(u)}phrase(u,R){
let W=this.formatted(u,null,R);
return W===null?null:{text:W,gender:this.formatted(u,`gender`,R),number:this.formatted(u,`number`,R),of:this.formatted(u,`of`,R),on:this.formatted(u,`on`,R)}}attribute(u,R){
return this.formatted(u,R,{})}formatted(u,R,W){
let Y=this.bundle.getMessage(u),X=R===null?Y?.value:Y?.attributes[R];
return X?this.bundle.formatPattern(X,grouped(W),[]):null}};
function grouped(u){
let R={};
for(let[W,Y]of Object.entries(u))R[W]=typeof Y==`number`?new FluentNumber(Y,{useGrouping:`always`}):Y;
return R}
var LANGUAGES=[`en`,`pt-BR`,`es`,`zh`],OWN_NAMES={en:`English`,"pt-BR":`Português`,es:`Español`,zh:`中文`},TAGS={en:`en`,"pt-BR":`pt-BR`,es:`es`,zh:`zh-Hans`},BY_FIRST_PART={en:`en`,pt:`pt-BR`,es:`es`,zh:`zh`};
function knownLanguage(u){
let[R]=u.trim().toLowerCase().split(/[-_.@]/);
return BY_FIRST_PART[R??``]??null}
function pickLanguage(u,R){
for(let W of u===null?R:[u,...R]){
let u=knownLanguage(W);
if(u!==null)return u}
return`en`}
var BOT=/^Bot (\d+)$/;
function playerArg(u,R){
let W=BOT.exec(u);
return W===null?u||{type:`message`,id:`seat-name`,args:{number:R+1}}:{type:`message`,id:`seat-bot`,args:{number:Number(W[1])}}}
function signsOf(u){
let R=new Set;
return u.map((u,W)=>{
let Y=(BOT.test(u)?[]:lettersOf(u)).find(u=>!R.has(u))??String(W+1);
return R.add(Y),Y})}
function lettersOf(u){
return[...u.toLocaleUpperCase()].filter(u=>/\p{L}/u.test(u))}
var FIRST_MARK=57344,END_MARK=``,MARKS=/[\ue000-\uf8ff]/g,AHEAD$1=[`second`,`noun`],Reader=class u{language;own;english;names;marked=null;constructor(u,R,W=()=>null){
this.language=u.language,this.own=u,this.english=R,this.names=W}knowing(...R){
let W=this.names;
return new u(this.own,this.english,(u,Y)=>{
for(let W of R){
let R=W(u,Y);
if(R!==null)return R}
return W(u,Y)})}read(u){
return this.phrase(u).text}say(u,R={}){
return this.entry(u,this.filling(R)).text}has(u){
return this.own.has(u)||(this.english(!1)?.has(u)??!1)}title(u){
return this.own.attribute(u,`title`)??this.english(!0)?.attribute(u,`title`)??mark(`${u}.title`)}stretches(u){
let R=[];
this.marked=R;
try{
return split(this.phrase(u).text,R)}finally{
this.marked=null}}phrase(u){
return typeof u==`string`?plain(u):typeof u==`number`?this.entry(`number`,{number:u}):isList(u)?this.list(u.map(u=>this.phrase(u))):u.type===`name`?plain(this.named(u)):this.entry(u.id,this.filling(u.args??{}))}named(u){
let R=this.marked;
this.marked=null;
let W=this.names(u,this)??u.key;
return this.marked=R,R===null?W:(R.push(u),String.fromCharCode(FIRST_MARK+R.length-1)+W+END_MARK)}entry(u,R){
let W=this.own.phrase(u,R)??this.english(!0)?.phrase(u,R)??plain(mark(u));
return`noun`in R?likeItsNoun(W,R):W}filling(u){
let R={},W={};
for(let[Y,X]of Object.entries(u)){
if(typeof X==`number`){
R[Y]=X;
continue}
let u=this.phrase(X);
R[Y]=u.text,AHEAD$1.includes(Y)&&(W[`${Y}_start`]=firstSound(u.text));
for(let R of GRAMMAR){
let X=u[R];
X!==null&&(W[`${Y}_${R}`]=X)}}
return{...W,...R}}list(u){
let[R,...W]=u;
if(R===void 0)return{...plain(this.entry(`list-empty`,{}).text),number:`other`};
let Y=W.pop();
if(Y===void 0)return{...R,number:R.number??`one`};
let X=R.text;
for(let u of W)X=this.joined(`list-more`,X,u.text);
return X=this.joined(u.length===2?`list-pair`:`list-last`,X,Y.text),{...plain(X),gender:commonGender(u),number:`other`}}joined(u,R,W){
return this.entry(u,{first:R,second:W,second_start:firstSound(W)}).text}};
function firstSound(u){
let R=[...[...u.replace(MARKS,``)].slice(0,8).join(``).normalize(`NFD`).toLowerCase()].filter(u=>/\p{L}/u.test(u)).join(``);
return/^h?i[aeou]/.test(R)?``:/^h[io]/.test(R)?R.slice(1,2):R.slice(0,1)}
function likeItsNoun(u,R){
let{noun_gender:W,noun_number:Y}=R;
return{...u,gender:u.gender??(W===void 0?null:String(W)),number:u.number??(Y===void 0?null:String(Y))}}
function commonGender(u){
let R=new Set(u.map(u=>u.gender));
if(R.has(null))return null;
let[W]=R;
return R.size===1&&W!==void 0?W:`masculine`}
function split(u,R){
let W=[];
for(let Y of u.split(/([\ue000-\uf8fe][^\uf8ff]*\uf8ff)/)){
let u=R[Y.charCodeAt(0)-FIRST_MARK];
Y.endsWith(END_MARK)&&u!==void 0?W.push({name:u,text:Y.slice(1,-1)}):Y!==``&&W.push(Y)}
return W}
function isList(u){
return Array.isArray(u)}
function plain(u){
return{text:u,gender:null,number:null,of:null,on:null}}
function mark(u){
return`⟦${u}⟧`}
var KEY$1=`gorin.language`,NO_CARDS={names:new Map,builtIn:new Set},resources=y$1(new Map),gameNames=y$1(new Map),cards=y$1(new Map),seatNames=y$1(new Map),seatSigns=O(()=>signsOf([...seatNames.value.values()])),game=y$1(null),language=y$1(pickLanguage(localStorage.getItem(KEY$1),navigator.languages)),reader=O(()=>{
let u=game.value,R=catalogue$1(language.value,u);
if(R===null)return null;
let W=resources.value.has(textPath(`en`,u))?catalogue$1(`en`,u):null,Y={seats:seatNames.value,cards:(u===null?void 0:cards.value.get(u))??NO_CARDS,game:u===null?void 0:gameNames.value.get(u)};
return new Reader(R,u=>W??(u?wantEnglish():null),(u,R)=>named(u,R,Y))});
async function chooseLanguage(u){
localStorage.setItem(KEY$1,u),await load(u,game.peek()),language.value=u}
async function prepareText(){
x$1(()=>{
document.documentElement.lang=TAGS[language.value]}),await load(language.value,null)}
async function prepareGame(u){
let R=gamePage(u).names,[W]=await Promise.all([R?.(),load(language.peek(),u)]);
W!==void 0&&(gameNames.value=new Map(gameNames.peek()).set(u,W))}
var unfolded=new Set;
async function prepareClauses(){
let u=game.peek();
u!==null&&(unfolded.add(u),await load(language.peek(),u))}
function turnTo(u){
game.value=u}
function isAbout(u){
let R=gamePage(u).names===void 0||gameNames.value.has(u);
return game.value===u&&R&&resources.value.has(textPath(language.value,u))}
function say(u,R={}){
return reader.value?.say(u,R)??``}
function read$1(u){
return reader.value?.read(u)??``}
function deckName(u){
let R=`deck-name-${u.id}`,W=reader.value;
return W!==null&&W.has(R)?W.say(R):u.name}
function knowSeats(u){
let R=seatNames.peek();
u.length===R.size&&u.every((u,W)=>R.get(String(W))===u)||(seatNames.value=new Map(u.map((u,R)=>[String(R),u])))}
function playerName(u,R){
return read$1(playerArg(u,R))}
function seatSign(u){
return seatSigns.value[u]??String(u+1)}
async function knowCards(u){
let R=await getOnce(`/api/cards/${encodeURIComponent(u)}/names`);
callCards(u,new Map(Object.entries(R.names)),R.built_in)}
function callCards(u,R,W){
cards.value=new Map(cards.peek()).set(u,{names:R,builtIn:new Set(W)})}
function textPath(u,R){
return R===null?`/api/text/${u}.ftl`:`/api/text/${u}/${encodeURIComponent(R)}.ftl`}
function clausePath(u,R){
return`/api/text/${u}/${encodeURIComponent(R)}/clauses.ftl`}
function paths(u,R){
let W=textPath(u,null);
return R===null?[W]:[W,textPath(u,R),clausePath(u,R)]}
async function load(u,R){
await Promise.all(paths(u,R).filter(W=>R===null||W!==clausePath(u,R)||unfolded.has(R)).map(loadOne))}
var loading=new Map;
function loadOne(u){
if(resources.peek().has(u))return Promise.resolve();
let R=loading.get(u)??fetchText(u).finally(()=>loading.delete(u));
return loading.set(u,R),R}
async function fetchText(u){
let R=await fetch(u);
if(!R.ok)throw Error(`text: ${R.status}`);
let W=new FluentResource(await R.text());
resources.value=new Map(resources.peek()).set(u,W)}
var catalogues=new Map;
function catalogue$1(u,R){
let W=paths(u,R).filter(u=>resources.value.has(u));
if(!W.includes(textPath(u,null)))return null;
let Y=W.join(` `),X=catalogues.get(Y);
if(X!==void 0)return X;
let Z=new Catalogue(u,...W.map(u=>resources.value.get(u)??``));
return catalogues.set(Y,Z),Z}
function wantEnglish(){
return language.peek()!==`en`&&load(`en`,game.peek()).catch(()=>void 0),null}
function named(u,R,W){
if(u.kind===`seat`)return/^-?\d+$/.test(u.key)?R.read(playerArg(W.seats.get(u.key)??``,Number(u.key))):null;
if(u.kind===`card`)return W.cards.names.get(u.key)??null;
let Y=u.key.startsWith(`${u.kind}-`)?u.key:`${u.kind}-${u.key}`;
return R.has(Y)?R.say(Y):W.game?.(u,W.cards)??null}
var f=Symbol.for(`pv`),o=0;
Array.isArray;
function a(u,R,W,Y,X,Z){
R||={};
var ee,te,ne=R;
if(`ref`in ne&&typeof u!=`function`)for(te in ne={},R)te==`ref`?ee=R[te]:ne[te]=R[te];
var re={type:u,props:ne,key:W,ref:ee,__k:null,__:null,__b:0,__e:null,__c:null,constructor:f,__v:--o,__i:-1,__u:0};
return(X||Z)&&(re.__source=X,re.__self=Z),n$1.vnode&&n$1.vnode(re),re}
function Clause({id:u}){
let R=useSignal(!1),W=useSignal(null),Y=useSignal(``),X=P();
return u===``?null:a(`span`,{class:`clause`,children:[a(`button`,{type:`button`,class:`clause-number`,"aria-expanded":R.value,"aria-controls":X,title:say(`page-clause-show`,{clause:u}),onClick:()=>{
if(R.value=!R.value,!R.value||W.value!==null)return;
let X=getOnce(`/api/rules/${encodeURIComponent(u)}`);
Promise.all([X,prepareClauses()]).then(([u])=>{
W.value=u},u=>{
let R=u instanceof ApiError&&u.status===404;
Y.value=R?`page-clause-unknown`:`page-clause-missing`})},children:u}),R.value?a(`span`,{class:`clause-text`,id:X,children:a(ClauseText,{id:u,rule:W.value,missing:Y.value})}):null]})}
function ClauseText({id:u,rule:R,missing:W}){
if(W!==``)return a($,{children:say(W,{clause:u})});
if(R===null)return a($,{children:say(`page-loading`)});
let Y=R.message;
if(Y===null){
let u=R.homes[0];
return a($,{children:[R.title,` `,u===void 0||u.file===``?null:say(`page-clause-stands`,{place:`${u.file}:${u.line}`})]})}
return a($,{children:[a(`strong`,{children:reader.value?.title(Y.id)}),` `,read$1(Y)]})}
function Faults({faults:u}){
return u.length===0?null:a(`ul`,{class:`faults`,role:`alert`,children:u.map((u,R)=>a(`li`,{children:[placeInWords(u.place),read$1(u.message),u.clause?` `:null,u.clause?a(Clause,{id:u.clause}):null]},R))})}
function placeInWords(u){
let R=/:(\d+)$/.exec(u)?.[1];
return R===void 0?/^[a-z_.]*$/.test(u)?``:`${u}: `:say(`page-fault-line`,{line:R})}
function Trouble({error:u}){
return u===null?null:u.faults.length>0?a(Faults,{faults:u.faults}):a(`p`,{class:`faults`,role:`alert`,children:say(`page-no-answer`)})}
var SIGNS={settings:()=>a($,{children:[a(`path`,{d:`M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915`}),a(`circle`,{cx:`12`,cy:`12`,r:`3`})]}),undo:()=>a($,{children:[a(`path`,{d:`M9 14 4 9l5-5`}),a(`path`,{d:`M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11`})]}),pause:()=>a($,{children:[a(`rect`,{x:`14`,y:`3`,width:`5`,height:`18`,rx:`1`}),a(`rect`,{x:`5`,y:`3`,width:`5`,height:`18`,rx:`1`})]}),play:()=>a($,{children:a(`path`,{d:`M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`})}),flag:()=>a($,{children:a(`path`,{d:`M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528`})}),chat:()=>a($,{children:a(`path`,{d:`M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z`})}),people:()=>a($,{children:[a(`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`}),a(`path`,{d:`M16 3.128a4 4 0 0 1 0 7.744`}),a(`path`,{d:`M22 21v-2a4 4 0 0 0-3-3.87`}),a(`circle`,{cx:`9`,cy:`7`,r:`4`})]}),person:()=>a($,{children:[a(`path`,{d:`M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2`}),a(`circle`,{cx:`12`,cy:`7`,r:`4`})]}),log:()=>a($,{children:[a(`path`,{d:`M15 12h-5`}),a(`path`,{d:`M15 8h-5`}),a(`path`,{d:`M19 17V5a2 2 0 0 0-2-2H4`}),a(`path`,{d:`M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3`})]}),close:()=>a($,{children:[a(`path`,{d:`M18 6 6 18`}),a(`path`,{d:`m6 6 12 12`})]}),check:()=>a($,{children:a(`path`,{d:`M20 6 9 17l-5-5`})}),copy:()=>a($,{children:[a(`rect`,{width:`14`,height:`14`,x:`8`,y:`8`,rx:`2`,ry:`2`}),a(`path`,{d:`M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2`})]}),cards:()=>a($,{children:[a(`rect`,{width:`7`,height:`7`,x:`3`,y:`3`,rx:`1`}),a(`rect`,{width:`7`,height:`7`,x:`14`,y:`3`,rx:`1`}),a(`rect`,{width:`7`,height:`7`,x:`14`,y:`14`,rx:`1`}),a(`rect`,{width:`7`,height:`7`,x:`3`,y:`14`,rx:`1`})]}),eye:()=>a($,{children:[a(`path`,{d:`M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`}),a(`circle`,{cx:`12`,cy:`12`,r:`3`})]}),hidden:()=>a($,{children:[a(`path`,{d:`M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`}),a(`path`,{d:`M14.084 14.158a3 3 0 0 1-4.242-4.242`}),a(`path`,{d:`M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`}),a(`path`,{d:`m2 2 20 20`})]}),asked:()=>a($,{children:[a(`path`,{d:`M7.9 20A9 9 0 1 0 4 16.1L2 22Z`}),a(`path`,{d:`M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3`}),a(`path`,{d:`M12 17h.01`})]}),learn:()=>a($,{children:[a(`path`,{d:`M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0z`}),a(`path`,{d:`M22 10v6`}),a(`path`,{d:`M6 12.5V16a6 3 0 0 0 12 0v-3.5`})]}),invite:()=>a($,{children:[a(`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`}),a(`circle`,{cx:`9`,cy:`7`,r:`4`}),a(`line`,{x1:`19`,x2:`19`,y1:`8`,y2:`14`}),a(`line`,{x1:`22`,x2:`16`,y1:`11`,y2:`11`})]}),bot:()=>a($,{children:[a(`path`,{d:`M12 8V4H8`}),a(`rect`,{width:`16`,height:`12`,x:`4`,y:`8`,rx:`2`}),a(`path`,{d:`M2 14h2`}),a(`path`,{d:`M20 14h2`}),a(`path`,{d:`M15 13v2`}),a(`path`,{d:`M9 13v2`})]}),seat:()=>a($,{children:[a(`path`,{d:`M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3`}),a(`path`,{d:`M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0z`}),a(`path`,{d:`M5 18v2`}),a(`path`,{d:`M19 18v2`})]}),help:()=>a($,{children:[a(`circle`,{cx:`12`,cy:`12`,r:`10`}),a(`path`,{d:`M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3`}),a(`path`,{d:`M12 17h.01`})]}),keyboard:()=>a($,{children:[a(`path`,{d:`M10 8h.01`}),a(`path`,{d:`M12 12h.01`}),a(`path`,{d:`M14 8h.01`}),a(`path`,{d:`M16 12h.01`}),a(`path`,{d:`M18 8h.01`}),a(`path`,{d:`M6 8h.01`}),a(`path`,{d:`M7 16h10`}),a(`path`,{d:`M8 12h.01`}),a(`rect`,{width:`20`,height:`16`,x:`2`,y:`4`,rx:`2`})]}),down:()=>a($,{children:a(`path`,{d:`m6 9 6 6 6-6`})}),right:()=>a($,{children:a(`path`,{d:`m9 18 6-6-6-6`})}),up:()=>a($,{children:a(`path`,{d:`m18 15-6-6-6 6`})}),left:()=>a($,{children:a(`path`,{d:`m15 18-6-6 6-6`})}),waiting:()=>a($,{children:[a(`path`,{d:`M5 22h14`}),a(`path`,{d:`M5 2h14`}),a(`path`,{d:`M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22`}),a(`path`,{d:`M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2`})]}),clock:()=>a($,{children:[a(`circle`,{cx:`12`,cy:`12`,r:`10`}),a(`path`,{d:`M12 6v6l4 2`})]}),offline:()=>a($,{children:[a(`path`,{d:`M12 20h.01`}),a(`path`,{d:`M8.5 16.429a5 5 0 0 1 7 0`}),a(`path`,{d:`M5 12.859a10 10 0 0 1 5.17-2.69`}),a(`path`,{d:`M19 12.859a10 10 0 0 0-2.007-1.523`}),a(`path`,{d:`M2 8.82a15 15 0 0 1 4.177-2.643`}),a(`path`,{d:`M22 8.82a15 15 0 0 0-11.288-3.764`}),a(`path`,{d:`m2 2 20 20`})]}),send:()=>a($,{children:[a(`path`,{d:`M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z`}),a(`path`,{d:`m21.854 2.147-10.94 10.939`})]}),proof:()=>a($,{children:[a(`path`,{d:`M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z`}),a(`path`,{d:`m9 12 2 2 4-4`})]}),again:()=>a($,{children:[a(`path`,{d:`M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8`}),a(`path`,{d:`M3 3v5h5`})]}),ledger:()=>a($,{children:[a(`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`}),a(`path`,{d:`M15 3v18`})]}),warning:()=>a($,{children:[a(`path`,{d:`m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3`}),a(`path`,{d:`M12 9v4`}),a(`path`,{d:`M12 17h.01`})]}),why:()=>a($,{children:[a(`circle`,{cx:`12`,cy:`12`,r:`10`}),a(`path`,{d:`M12 16v-4`}),a(`path`,{d:`M12 8h.01`})]}),lock:()=>a($,{children:[a(`rect`,{width:`18`,height:`11`,x:`3`,y:`11`,rx:`2`,ry:`2`}),a(`path`,{d:`M7 11V7a5 5 0 0 1 10 0v4`})]}),crown:()=>a($,{children:[a(`path`,{d:`M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294z`}),a(`path`,{d:`M5 21h14`})]}),trophy:()=>a($,{children:[a(`path`,{d:`M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2`}),a(`path`,{d:`M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2`}),a(`path`,{d:`M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3`}),a(`path`,{d:`M4 22h16`}),a(`path`,{d:`M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1z`}),a(`path`,{d:`M6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3`})]})};
function Icon({sign:u,size:R=20}){
return a(`svg`,{class:`icon`,width:R,height:R,viewBox:`0 0 24 24`,fill:`none`,stroke:`currentColor`,"stroke-width":`1.75`,"stroke-linecap":`round`,"stroke-linejoin":`round`,"aria-hidden":`true`,children:SIGNS[u]()})}
var path=y$1(location.pathname),moved=!1;
window.addEventListener(`popstate`,()=>{
moved=!0,path.value=location.pathname});
function arrive(u){
let R=document.activeElement===null||document.activeElement===document.body;
moved&&R&&u?.focus({preventScroll:!0})}
function go(u,R=!1){
R?history.replaceState(null,``,u):history.pushState(null,``,u),moved=!0,path.value=location.pathname,window.scrollTo(0,0)}
function followLinks(){
document.addEventListener(`click`,u=>{
let R=u.target instanceof Element?u.target.closest(`a`):null;
R===null||u.defaultPrevented||u.button!==0||u.metaKey||u.ctrlKey||u.shiftKey||u.altKey||R.origin!==location.origin||R.target||R.hasAttribute(`download`)||R.pathname.startsWith(`/api/`)||(u.preventDefault(),go(R.pathname+R.search+R.hash))})}
function match(u,R){
let[W=``,Y]=u.split(`*`);
if(Y===void 0)return R===u||R===`${u}/`?``:null;
if(!R.startsWith(W))return null;
let X=R.slice(W.length).replace(/\/$/,``);
return X!==``&&!X.includes(`/`)?decodeURIComponent(X):null}
var hello=y$1(null),account=O(()=>hello.value?.account??``),greeted=y$1(0);
async function greet(){
let u=await get(`/api/hello`);
hello.value=u,greeted.value+=1,u.protocol!==4&&sessionStorage.getItem(`gorin.reloaded`)===null&&(sessionStorage.setItem(`gorin.reloaded`,`yes`),location.reload())}
async function rename(u){
await patch(`/api/me`,{name:u});
let R=hello.peek();
R!==null&&(hello.value={...R,you:{...R.you,name:u}})}
function catalogue(){
return getOnce(`/api/catalogue`)}
function LanguageChoice(){
return a(`label`,{class:`language`,children:[a(`span`,{class:`unseen`,children:say(`page-language`)}),a(`select`,{value:language.value,onChange:u=>{
let R=knownLanguage(u.currentTarget.value);
R!==null&&chooseLanguage(R)},children:LANGUAGES.map(u=>a(`option`,{value:u,lang:TAGS[u],children:OWN_NAMES[u]},u))})]})}
function Seal({size:u=28}){
return a(`svg`,{class:`seal`,width:u,height:u,viewBox:`0 0 32 32`,"aria-hidden":`true`,children:[a(`rect`,{x:`1`,y:`1`,width:`30`,height:`30`,rx:`5`,class:`seal-ground`}),a(`g`,{fill:`none`,"stroke-width":`2`,class:`seal-rings`,children:[a(`circle`,{cx:`16`,cy:`8.4`,r:`3.6`}),a(`circle`,{cx:`23.2`,cy:`13.7`,r:`3.6`}),a(`circle`,{cx:`20.5`,cy:`22.2`,r:`3.6`}),a(`circle`,{cx:`11.5`,cy:`22.2`,r:`3.6`}),a(`circle`,{cx:`8.8`,cy:`13.7`,r:`3.6`})]})]})}
var KEY=`gorin.settings`,DEFAULTS={theme:`system`,text:1,motion:`system`,sound:!1,pace:1600,guard:220,lessons:!0,clauses:!1},settings=y$1(read(localStorage.getItem(KEY))),darkWanted=watchMedia(`(prefers-color-scheme: dark)`),stillWanted=watchMedia(`(prefers-reduced-motion: reduce)`),motion=O(()=>settings.value.motion===`system`&&!stillWanted.value),theme=O(()=>{
let u=settings.value.theme;
return u===`system`?darkWanted.value?`dark`:`light`:u});
function set(u){
settings.value={...settings.value,...u},localStorage.setItem(KEY,JSON.stringify(settings.value))}
function applySettings(){
window.addEventListener(`storage`,u=>{
u.key===KEY&&(settings.value=read(u.newValue))}),x$1(()=>{
let u=document.documentElement;
u.dataset.theme=theme.value,u.dataset.motion=motion.value?`moving`:`still`,u.style.setProperty(`--text-scale`,String(settings.value.text))})}
function read(u){
if(u===null)return DEFAULTS;
try{
return{...DEFAULTS,...JSON.parse(u)}}catch{
return DEFAULTS}}
var isPhone=watchMedia(`(max-width: 899px), (max-width: 960px) and (max-height: 480px)`);
function watchMedia(u){
let R=window.matchMedia(u),W=y$1(R.matches);
return R.addEventListener(`change`,()=>{
W.value=R.matches}),W}
function Choices(u){
return a($,{children:u.choices.map(([R,W])=>a(`button`,{type:`button`,class:`choice`,"aria-pressed":R===u.value,onClick:()=>u.choose(R),children:W},String(R)))})}
function ChoiceGroup(u){
let{label:R,...W}=u;
return a(`div`,{class:`choice-buttons`,role:`group`,"aria-label":R,children:a(Choices,{...W})})}
function Dialog({title:u,close:R,children:W,wide:Y=!1}){
let X=T$1(null);
return A$1(()=>{
let u=document.activeElement;
return X.current?.showModal(),()=>{
u instanceof HTMLElement&&u.isConnected&&u.focus()}},[]),a(`dialog`,{ref:X,class:Y?`sheet sheet-wide`:`sheet`,"aria-label":u,onClose:R,onClick:u=>{
u.target===X.current&&R()},children:a(`div`,{class:`sheet-inside`,children:[a(`header`,{class:`sheet-head`,children:[a(`h2`,{children:u}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-close`),onClick:R,children:a(Icon,{sign:`close`})})]}),W]})})}
function ChoiceRow(u){
return a(`fieldset`,{class:`choice-row`,children:[a(`legend`,{children:u.label}),a(`div`,{class:`choice-buttons`,children:a(Choices,{value:u.value,choices:u.choices,choose:u.choose})}),u.hint===void 0?null:a(`p`,{class:`hint`,children:u.hint})]})}
function SettingsDialog({close:u,children:R}){
let W=settings.value,Y=(u,R,Y)=>a(ChoiceRow,{label:say(R),value:W[u],choices:Y.map(([u,R])=>[u,say(R)]),choose:R=>set({[u]:R})});
return a(Dialog,{title:say(`page-settings`),close:u,children:[a(`div`,{class:`choice-row`,children:[a(`span`,{class:`row-label`,children:say(`page-language`)}),a(LanguageChoice,{})]}),R,Y(`theme`,`page-set-theme`,[[`system`,`page-set-theme-system`],[`light`,`page-set-theme-light`],[`dark`,`page-set-theme-dark`]]),Y(`text`,`page-set-text`,[[1,`page-set-text-normal`],[1.15,`page-set-text-large`],[1.3,`page-set-text-larger`]]),Y(`pace`,`page-set-pace`,[[0,`page-set-pace-off`],[800,`page-set-pace-fast`],[1600,`page-set-pace-normal`],[3e3,`page-set-pace-slow`],[-1,`page-set-pace-steps`]]),Y(`motion`,`page-set-motion`,[[`system`,`page-set-motion-system`],[`still`,`page-set-motion-still`]]),Y(`sound`,`page-set-sound`,[[!1,`page-set-off`],[!0,`page-set-on`]]),a(`p`,{children:a(`a`,{href:`/me`,onClick:u,children:say(`you-link`)})}),a(`p`,{children:a(`a`,{href:`/licences.txt`,target:`_blank`,rel:`noreferrer`,children:say(`page-licences`)})})]})}
function Shell({children:u,narrow:R=!1,wide:W=!1,busy:Y=!1}){
let X=useSignal(!1),Z=hello.value?.you.name??``,ee=T$1(null);
return A$1(()=>{
document.title=`Gorin`,arrive(ee.current)},[]),a(`div`,{class:W?`shell shell-wide`:`shell`,children:[a(`a`,{class:`skip`,href:`#main`,onClick:toMain,children:say(`page-skip`)}),a(`header`,{class:`shell-head`,children:[a(`a`,{class:`wordmark`,href:`/`,"aria-label":say(`page-home`),children:[a(Seal,{}),` `,a(`span`,{children:`Gorin`})]}),a(`span`,{class:`stretch`}),a(`a`,{class:`button bare you-link`,href:`/me`,"aria-label":say(`you-head`,{name:Z}),title:say(`you-head`,{name:Z}),children:[a(Icon,{sign:`person`}),` `,a(`span`,{class:`you-name`,children:Z})]}),a(LanguageChoice,{}),a(`button`,{type:`button`,class:`bare`,"aria-label":say(`page-settings`),title:say(`page-settings`),onClick:()=>{
X.value=!0},children:a(Icon,{sign:`settings`})})]}),a(`main`,{id:`main`,ref:ee,class:R?`narrow`:``,"aria-busy":Y,tabIndex:-1,children:u}),X.value?a(SettingsDialog,{close:()=>{
X.value=!1}}):null]})}
function toMain(u){
u.preventDefault(),document.getElementById(`main`)?.focus()}
function isLoopback(u){
return u===`localhost`||u===`[::1]`||u.startsWith(`127.`)}
function useLoaded(u,R){
let W=useSignal(null),Y=useSignal(null);
return A$1(()=>{
let u=!0;
return W.value=null,Y.value=null,R().then(R=>{
u&&(W.value=R)},R=>{
u&&(Y.value=asApiError(R))}),()=>{
u=!1}},[u]),{value:W,error:Y}}
function asApiError(u){
return u instanceof ApiError?u:new ApiError(0,[])}
var scriptRel=(function(){
let u=typeof document<`u`&&document.createElement(`link`).relList;
return u&&u.supports&&u.supports(`modulepreload`)?`modulepreload`:`preload`})(),assetsURL=function(u,R){
return new URL(u,R).href},seen={},isCssPreloadUrl=function(u){
return u.pathname.endsWith(`.css`)},preloadOnce=function(u,R,W){
if(R in u)return u[R];
let Y=W();
if(!Y){
u[R]=void 0;
return}
let X=Y.then(()=>{
u[R]=void 0},W=>{
throw u[R]=void 0,W});
return u[R]=X,X},__vitePreload=function(u,R,W){
let Y=Promise.resolve();
if(R&&R.length>0){
let u,X=document.querySelector(`meta[property=csp-nonce]`),Z=X?.nonce||X?.getAttribute(`nonce`);
function ee(u){
return Promise.all(u.map(u=>Promise.resolve(u).then(u=>({status:`fulfilled`,value:u}),u=>({status:`rejected`,reason:u}))))}
function te(u){
return import.meta.resolve?new URL(import.meta.resolve(u)):new URL(u,import.meta.url)}
Y=ee(R.map(R=>{
R=assetsURL(R,W);
let Y=te(R),X=isCssPreloadUrl(Y);
return preloadOnce(seen,Y.href,()=>{
if(u===void 0){
u={all:new Set,styles:new Set};
let R=document.getElementsByTagName(`link`);
for(let W=R.length-1;W>=0;W--){
let Y=R[W];
u.all.add(Y.href),Y.rel===`stylesheet`&&u.styles.add(Y.href)}}
if((X?u.styles:u.all).has(Y.href))return;
let R=document.createElement(`link`);
if(R.rel=X?`stylesheet`:scriptRel,X||(R.as=`script`),R.crossOrigin=``,R.href=Y.href,Z&&R.setAttribute(`nonce`,Z),document.head.appendChild(R),X)return new Promise((u,W)=>{
let X=Z=>{
R.removeEventListener(`load`,X),R.removeEventListener(`error`,X),Z.type===`error`?W(Error(`Unable to preload CSS for ${Y}`)):u(Z)};
R.addEventListener(`load`,X),R.addEventListener(`error`,X)})})}).filter(u=>u!==void 0))}
function X(u){
let R=new Event(`vite:preloadError`,{cancelable:!0});
if(R.payload=u,window.dispatchEvent(R),!R.defaultPrevented)throw u}
return Y.then(R=>{
for(let u of R||[])u.status===`rejected`&&X(u.reason);
return u().catch(X)})};
async function optionsOf(u){
return await gamePage(u).options?.()??(await __vitePreload(async()=>{
let{plainOptions:u}=await import(`./PlainOptions.js`);
return{plainOptions:u}},__vite__mapDeps([0,1,2,3]),import.meta.url)).plainOptions}
function usualBot(u){
return u.bots.find(u=>u===`easy`)??u.bots[0]??``}
function usualSeats({game:u,asks:R}){
let[W,Y]=R.seats(u,R.usual(u));
return usualOf(W,Y)}
function usualOf(u,R){
return Math.min(Math.max(2,u),R)}
function botsBeside(u,R){
return Array.from({length:R},(R,W)=>W===0?``:usualBot(u))}
function atOnce(u,R){
return R?.at_once==null?say(`page-way-play-more${R===void 0||R.decks.length===0?``:`-decks`}`,{game:say(`game-${u}`),bots:botsOf(R)}):read$1(R.at_once)}
function botsOf(u){
let[R]=u?.formats??[];
return R===void 0?1:usualOf(R.fewest_seats,R.most_seats)-1}
var MARK=/~/g,AHEAD=`200px`,pictures=0;
function Picture({subject:u,frame:R,book:W}){
let Y=T$1(null),X=useSignal(``),{name:Z,motif:ee,danger:te}=u;
return A$1(()=>{
let Z=Y.current;
if(Z===null)return;
let ee=new IntersectionObserver(Y=>{
Y.some(u=>u.isIntersecting)&&(ee.disconnect(),fetched(W).then(W=>{
W!==null&&(X.value=draw(u,R,...W))}))},{rootMargin:AHEAD});
return ee.observe(Z),()=>ee.disconnect()},[Z,u.place,ee,te,R,W]),a(`span`,{class:`picture picture-${R}`,ref:Y,"aria-hidden":`true`,dangerouslySetInnerHTML:{__html:X.value}})}
function fetched(u){
return Promise.all([__vitePreload(()=>import(`./pictures.js`).then(u=>u.drawing_exports),__vite__mapDeps([4,5,6]),import.meta.url),u?.()]).catch(()=>null)}
function draw(u,R,{drawn:W,NO_PAGES:Y},X){
pictures+=1;
let Z=`picture-${pictures}-`;
return W(u,R,X??Y).replace(MARK,Z)}
function factsOf(u){
let R=Math.min(...u.formats.map(u=>u.fewest_seats)),W=Math.max(...u.formats.map(u=>u.most_seats)),Y=u.company==null?fromTo(`page-door-seats`,R,W):read$1(u.company);
return u.minutes==null?Y:`${Y} · ${fromTo(`page-door-minutes`,...u.minutes)}`}
function fromTo(u,R,W){
return R===W?say(`${u}-exactly`,{count:W}):say(u,{fewest:R,most:W})}
function usualGame(u){
return playable(u)[0]??null}
function playable(u){
return u.games.filter(u=>u.formats.length>0)}
async function opening(u=``){
let R=await catalogue(),W=playable(R).find(R=>R.id===u)??usualGame(R);
if(W===null)throw Error(`no game can be played`);
turnTo(W.id);
let[Y]=await Promise.all([optionsOf(W.id),prepareGame(W.id)]);
return{game:W,asks:Y}}
function ownEntropy(){
return[...crypto.getRandomValues(new Uint8Array(16))].map(u=>u.toString(16).padStart(2,`0`)).join(``)}
async function open(u){
return(await post(`/api/tables`,u)).id}
async function openAgainstBots(u=``){
let{game:R,asks:W}=await opening(u),Y=usualSeats({game:R,asks:W});
return open({terms:{chosen:{game:R.id,...W.atOnce},seats:Y,undo:`any`},bots:botsBeside(R,Y),begin:!0,entropy:ownEntropy()})}
async function openForFriend(u=``){
let R=await opening(u),{game:W,asks:Y}=R;
return open({terms:{chosen:{game:W.id,...Y.atOnce},seats:usualSeats(R),watching:`invited`}})}
async function openTutorial(u=``){
let{game:R,asks:W}=await opening(u);
if(W.lesson===null||!R.lessons)throw Error(`no game has lessons`);
let Y=W.lesson(R);
return open({terms:Y,bots:botsBeside(R,Y.seats??1),begin:!0,entropy:ownEntropy()})}
var LOOKS=60,BETWEEN=250;
async function openForBots(){
let u=await opening(),{game:R,asks:W}=u,Y=R.bots.find(u=>u===`heuristic`)??usualBot(R),X=await open({terms:{chosen:{game:R.id,...W.atOnce},seats:usualSeats(u)},bots:Array.from({length:usualSeats(u)},()=>Y),begin:!0});
for(let u=0;u<LOOKS;u+=1){
let{stage:u}=await get(`/api/tables/${X}`);
if(u===`over`)break;
await new Promise(u=>window.setTimeout(u,BETWEEN))}
return X}
var book=async()=>(await __vitePreload(async()=>{
let{doors:u}=await import(`./doors.js`).then(u=>u.doors_exports);
return{doors:u}},__vite__mapDeps([7,5,6,4]),import.meta.url)).doors;
function Doors({open:u,choose:R,told:W,play:Y,busy:X}){
let Z=useLoaded(`catalogue`,catalogue).value.value,ee=Z===null?[]:playable(Z);
return a(`ul`,{class:`doors`,"aria-label":say(`page-doors`),children:ee.map(Z=>a(`li`,{children:[a(`button`,{type:`button`,class:`door`,"aria-pressed":Z.id===u,"data-told":Z.id===W?``:void 0,onClick:()=>R(Z.id),children:[a(`span`,{class:`door-leaf`,children:a(Picture,{frame:`upright`,subject:behind(Z.id),book})}),a(`span`,{class:`door-step`}),a(`span`,{class:`door-title`,children:read$1(Z.title)}),Z.about==null?null:a(`span`,{class:`door-about`,children:read$1(Z.about)}),a(`span`,{class:`door-facts`,children:factsOf(Z)})]}),a(`button`,{type:`button`,class:`door-play`,"aria-busy":X===Z.id,"aria-label":say(`page-door-play-of`,{game:read$1(Z.title)}),onClick:Y(Z.id),children:[a(Icon,{sign:`play`,size:16}),` `,say(`page-door-play`)]})]},Z.id))})}
function behind(u){
return gamePage(u).door??{name:u,place:`field`}}
function useOpening(){
let u=useSignal(``),R=useSignal(null);
return{busy:u,error:R,open:(W,Y)=>async()=>{
if(!u.value){
u.value=W,R.value=null;
try{
go(`/table/${await Y()}`)}catch(u){
R.value=asApiError(u)}
u.value=``}}}}
function OwnName(){
let u=hello.value?.you,R=useSignal(!1),W=useSignal(null);
return u===void 0?null:a(`form`,{class:`block name-form`,onSubmit:async u=>{
u.preventDefault();
let Y=u.currentTarget,X=String(new FormData(Y).get(`name`)??``).trim();
W.value=null;
try{
await rename(X),R.value=!0}catch(u){
W.value=asApiError(u)}},children:[a(`label`,{for:`own-name`,children:say(`page-own-name`)}),a(`div`,{class:`inline`,children:[a(`input`,{id:`own-name`,name:`name`,maxLength:24,autocomplete:`nickname`,defaultValue:u.name,onInput:()=>{
R.value=!1}}),a(`button`,{type:`submit`,children:say(R.value?`page-saved`:`page-save`)})]}),a(Trouble,{error:W.value})]})}
function GameTag({game:u}){
return a(`span`,{class:`tag game-tag`,children:say(`game-${u}`)})}
function titleWithGame(u,R){
return`${say(`game-${R}`)}: ${u}`}
function TableRows({tables:u,replays:R=!1}){
return a(`ul`,{class:R?`table-rows with-replays`:`table-rows`,children:u.map(u=>a(`li`,{"data-yours":isYourMove(u),children:[a(`a`,{href:`/table/${u.id}`,children:[a(`span`,{class:`row-title`,children:title(u)}),a(`span`,{class:`row-people`,children:people(u)}),a(`span`,{class:`row-stage`,children:[isYourMove(u)?a(Icon,{sign:`right`,size:14}):null,` `,stage(u)]})]}),R&&u.stage===`over`?a(`a`,{class:`button row-replay`,href:`/replay/${u.id}`,"aria-label":say(`you-replay-of`,{title:titleWithGame(read$1(u.title),u.game)}),children:[a(Icon,{sign:`play`,size:16}),` `,say(`you-replay`)]}):null]},u.id))})}
function title(u){
let R=titleWithGame(read$1(u.title),u.game);
return u.games<2?R:`${R} · ${say(`page-match-length`,{count:u.games})}`}
function isYourMove(u){
return u.seat!==null&&u.asked.includes(u.seat)}
function isFinished(u){
return u.stage===`over`||u.stage===`closed`}
function people(u){
let R=u.names.filter(u=>u!==``);
return R.length>0?read$1(R.map(playerArg)):``}
function stage(u){
if(u.stage===`gathering`)return say(`page-free-seats`,{count:u.free});
if(u.stage===`over`)return ending(u);
let R=say(isYourMove(u)?`page-row-yours`:`page-stage-${u.stage}`);
return u.stage===`closed`||u.turn===0?R:`${R} · ${say(`page-row-turn`,{turn:u.turn})}`}
function ending(u){
if(u.seat!==null&&u.won.length>0)return say(u.won.includes(u.seat)?`page-row-won`:`page-row-lost`);
let R=u.won.flatMap(R=>{
let W=u.seats[R]?.name??``;
return W===``?[]:[playerArg(W,R)]});
return R.length===0?say(`page-stage-over`):say(`page-row-winners`,{winners:R,count:R.length})}
var FIRST=6,FEW=2;
function useOwnTables(){
return useLoaded(String(greeted.value),async()=>parted((await get(`/api/me/tables`)).tables))}
function parted(u){
let R=u.filter(u=>!isFinished(u));
return{running:[...R.filter(isYourMove),...R.filter(u=>!isYourMove(u))],finished:u.filter(isFinished)}}
function OwnTables(){
let u=useOwnTables().value.value;
return u===null?null:u.running.length+u.finished.length===0?a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-own-tables`)}),a(`p`,{class:`empty`,children:say(`you-games-none`)})]}):a($,{children:[u.running.length===0?null:a(Running,{tables:u.running,whole:!0}),a(Finished,{tables:u.finished,whole:!0})]})}
function Running({tables:u,whole:R=!1,few:W=!1}){
return a(`section`,{class:W?`block running`:`block`,children:[a(`h2`,{children:say(`page-own-tables`)}),u.length>0?a(Rows,{tables:u,whole:R,first:W?FEW:FIRST}):a(`p`,{class:`empty`,children:say(`page-own-tables-none`)})]})}
function Finished({tables:u,whole:R=!1}){
return u.length===0?null:a(`section`,{class:`block`,children:[a(`h2`,{children:say(`page-own-finished`)}),a(Rows,{tables:u,whole:R,first:FIRST})]})}
function Rows({tables:u,whole:R,first:W}){
let Y=useSignal(!1),X=Y.value?u:u.slice(0,W);
return a($,{children:[a(TableRows,{tables:X,replays:R}),X.length<u.length?a(`div`,{children:a(`button`,{type:`button`,onClick:()=>Y.value=!0,children:say(`page-all-tables`,{count:u.length-X.length})})}):null]})}
function fetchHouse(){
__vitePreload(()=>import(`./table.js`).then(u=>u.TablePage_exports),__vite__mapDeps([8,5,1,2,9]),import.meta.url).catch(()=>void 0)}
function fetchTable(u){
fetchHouse();
let R=gamePage(u);
for(let W of[R.options?.(),R.table?.(),prepareGame(u)])W?.catch(()=>void 0)}
function whenIdle(){
`requestIdleCallback`in window?window.requestIdleCallback(fetchHouse,{timeout:2e3}):setTimeout(fetchHouse,500)}
function meanwhile(u,R){
return()=>(fetchTable(u),R(u))}
function Home(){
let{busy:u,error:R,open:W}=useOpening(),Y=useSignal(``),X=useLoaded(`catalogue`,catalogue).value.value,Z=X===null?[]:playable(X),ee=Z.find(u=>u.id===Y.value)??Z[0],te=ee?.id??firstGame(),ne=useOwnTables(),re=ne.value.value?.running??[],ie=ne.value.value!==null||ne.error.value!==null;
return A$1(whenIdle,[]),a(Shell,{children:[a(`section`,{class:`intro`,children:[a(`h1`,{children:say(`page-title`)}),a(`p`,{class:`lead`,children:say(`page-lead`)})]}),re.length===0?null:a(Running,{tables:re,few:!0}),a(`div`,{class:`entrance`,"data-games":Math.max(1,Z.length),hidden:!ie,children:[a(Doors,{open:te,choose:u=>{
Y.value=u,fetchTable(u)},told:Y.value,play:u=>W(`play-${u}`,meanwhile(u,openAgainstBots)),busy:u.value.replace(/^play-/,``)}),a(`nav`,{class:`ways`,"aria-label":say(`page-ways`),children:[a(WayButton,{way:`play`,text:atOnce(te,ee),sign:`play`,busy:u.value===`play`,near:()=>fetchTable(te),onClick:W(`play`,meanwhile(te,openAgainstBots))}),a(WayButton,{way:`invite`,sign:`invite`,busy:u.value===`invite`,near:()=>fetchTable(te),onClick:W(`invite`,meanwhile(te,openForFriend))}),ee?.lessons===!1?null:a(WayLink,{way:`learn`,sign:`learn`,href:at(`/learn`,te)}),a(WayLink,{way:`watch`,sign:`eye`,href:`/watch`})]})]}),a(Trouble,{error:R.value}),a(`p`,{class:`more`,children:a(`a`,{href:at(`/new`,te),children:say(`page-way-more`)})}),a(`p`,{class:`more`,children:[gamePages.value.flatMap(({links:u=[]})=>u.map(({path:u,label:R})=>a($,{children:[a(`a`,{href:u,children:say(R)}),` ·`,` `]},u))),a(`a`,{href:`/stats`,children:say(`decks-home-games`)})]}),ie&&re.length===0?a(Running,{tables:re}):null,a(Finished,{tables:ne.value.value?.finished??[]}),a(OwnName,{}),a(`p`,{class:`more`,children:a(`a`,{href:`/me`,children:say(`you-link`)})}),isHere()?a(`p`,{class:`hint`,children:say(`page-offline`)}):null]})}
function isHere(){
return isLoopback(location.hostname)}
function at(u,R){
return R===firstGame()?u:`${u}?game=${encodeURIComponent(R)}`}
function Way({way:u,sign:R,text:W}){
return a($,{children:[a(Icon,{sign:R,size:34}),a(`span`,{class:`way-title`,children:say(`page-way-${u}`)}),a(`span`,{class:`way-text`,children:W??say(`page-way-${u}-more`)})]})}
function WayButton({busy:u,near:R,onClick:W,...Y}){
return a(`button`,{type:`button`,class:`way way-${Y.way}`,"aria-busy":u,onPointerEnter:R,onFocus:R,onClick:W,children:a(Way,{...Y})})}
function WayLink({way:u,sign:R,href:W}){
return a(`a`,{class:`way way-${u}`,href:W,children:a(Way,{way:u,sign:R})})}
function ToHome(){
return a(`p`,{children:a(`a`,{class:`button`,href:`/`,children:say(`page-to-home`)})})}
function NotFound(){
return a(Shell,{narrow:!0,children:[a(`h1`,{children:say(`page-not-found`)}),a(`p`,{children:say(`page-not-found-more`)}),a(ToHome,{})]})}
function later(u){
let R=y$1(null),W=y$1(!1),Y=!1,X=()=>{
Y=!0,u().then(u=>{
R.value=u},()=>{
W.value=!0})};
return function(u){
Y||X();
let Z=R.value;
return Z===null?a(Shell,{narrow:!0,busy:!W.value,children:[a(`p`,{class:`loading`,role:`status`,children:say(W.value?`page-no-answer`:`page-loading`)}),W.value?a(ToHome,{}):null]}):a(Z,{...u})}}
var AGAIN=3e3;
function OfGame({game:u,children:R}){
let W=useSignal(!1),Y=useSignal(0),X=language.value;
return A$1(()=>{
let R=!0,X=0;
return turnTo(u),prepareGame(u).then(()=>{
R&&(W.value=!1)},()=>{
R&&(W.value=!0,X=window.setTimeout(()=>Y.value++,AGAIN))}),()=>{
R=!1,window.clearTimeout(X)}},[u,X,Y.value]),isAbout(u)?a($,{children:R}):a(Shell,{narrow:!0,busy:!W.value,children:[a(`p`,{class:`loading`,role:`status`,children:say(W.value?`page-no-answer`:`page-loading`)}),W.value?a(ToHome,{}):null]})}
var NewTable=later(()=>__vitePreload(()=>import(`./NewTable.js`).then(u=>u.NewTable),__vite__mapDeps([10,1,2,3]),import.meta.url)),TablePage=later(()=>__vitePreload(()=>import(`./table.js`).then(u=>u.TablePage_exports).then(u=>u.TablePage),__vite__mapDeps([8,5,1,2,9]),import.meta.url)),Invited=later(()=>__vitePreload(()=>import(`./Invited.js`).then(u=>u.InvitedPage),[],import.meta.url)),Resume=later(()=>__vitePreload(()=>import(`./Resume.js`).then(u=>u.Resume),[],import.meta.url)),Watch=later(()=>__vitePreload(()=>import(`./Watch.js`).then(u=>u.Watch),__vite__mapDeps([11,1,2,12,13,14]),import.meta.url)),Stats=later(()=>__vitePreload(()=>import(`./StatsPage.js`).then(u=>u.StatsPage),__vite__mapDeps([15,16,1,2,13,17,12,14,18]),import.meta.url)),Replay=later(()=>__vitePreload(()=>import(`./ReplayPage.js`).then(u=>u.ReplayPage),__vite__mapDeps([19,8,5,1,2,9,16,13,17,20]),import.meta.url)),Learn=later(()=>__vitePreload(()=>import(`./Learn.js`).then(u=>u.Learn),[],import.meta.url)),Parts=later(()=>__vitePreload(()=>import(`./PartsPage.js`).then(u=>u.PartsPage),__vite__mapDeps([21,22,5,1,2,8,9,6,23]),import.meta.url)),You=later(()=>__vitePreload(()=>import(`./YouPage.js`).then(u=>u.YouPage),__vite__mapDeps([24,1,2,25,5,26,27]),import.meta.url)),gamesOwn=O(()=>gamePages.value.flatMap(({id:u,pages:R={}})=>Object.entries(R).map(([R,W])=>({game:u,pattern:R,Page:later(W)}))));
function App(){
reader.value;
let u=path.value;
if(match(`/`,u)!==null)return a(Home,{});
if(match(`/new`,u)!==null)return a(NewTable,{});
if(match(`/watch`,u)!==null)return a(Watch,{});
if(match(`/learn`,u)!==null)return a(Learn,{});
if(match(`/parts`,u)!==null)return a(Parts,{});
if(match(`/me`,u)!==null)return a(You,{});
let R=match(`/table/*`,u);
if(R!==null)return a(TablePage,{id:R},R);
if(match(`/stats`,u)!==null)return a(Stats,{});
let W=match(`/replay/*`,u);
if(W!==null)return a(Replay,{id:W},W);
let Y=match(`/invite/*`,u);
if(Y!==null)return a(Invited,{token:Y},Y);
let X=match(`/resume/*`,u);
if(X!==null)return a(Resume,{token:X},X);
for(let{game:R,pattern:W,Page:Y}of gamesOwn.value){
let X=match(W,u);
if(X!==null)return a(OfGame,{game:R,children:a(Y,{id:X})})}
return a(NotFound,{})}
var games=[{id:`tomb-raider`,door:{name:`archway-in-the-jungle`,place:`field`},names:async()=>(await __vitePreload(async()=>{
let{obstacleName:u}=await import(`./tomb-raider/names.js`);
return{obstacleName:u}},[],import.meta.url)).obstacleName,table:async()=>(await __vitePreload(async()=>{
let{table:u}=await import(`./tomb-raider/table.js`);
return{table:u}},__vite__mapDeps([28,1,2,29,8,5,9,30,31]),import.meta.url)).table,options:async()=>(await __vitePreload(async()=>{
let{options:u}=await import(`./tomb-raider/options.js`);
return{options:u}},__vite__mapDeps([32,33,34,1,2,35,36,3]),import.meta.url)).options,makings:async()=>(await __vitePreload(async()=>{
let{makings:u}=await import(`./tomb-raider/makings.js`);
return{makings:u}},__vite__mapDeps([37,38,1,2,39,36]),import.meta.url)).makings,pages:{"/decks":async()=>(await __vitePreload(async()=>{
let{DecksPage:u}=await import(`./tomb-raider/DeckPages.js`);
return{DecksPage:u}},__vite__mapDeps([40,41,1,2,42,43,44,26,25,5,45,30,29,31,34,33,39,36]),import.meta.url)).DecksPage,"/decks/*":async()=>(await __vitePreload(async()=>{
let{DeckPage:u}=await import(`./tomb-raider/DeckPages.js`);
return{DeckPage:u}},__vite__mapDeps([40,41,1,2,42,43,44,26,25,5,45,30,29,31,34,33,39,36]),import.meta.url)).DeckPage,"/levels":async()=>(await __vitePreload(async()=>{
let{LevelsPage:u}=await import(`./tomb-raider/LevelsPage.js`);
return{LevelsPage:u}},__vite__mapDeps([46,45,1,2,26,25,5,34,35,42,43,36,31]),import.meta.url)).LevelsPage,"/levels/*":async()=>(await __vitePreload(async()=>{
let{LevelPage:u}=await import(`./tomb-raider/LevelPage.js`);
return{LevelPage:u}},__vite__mapDeps([47,1,2,44,42,43,29,36,33,34,31]),import.meta.url)).LevelPage},links:[{path:`/decks`,label:`decks-title`},{path:`/levels`,label:`levels-page-title`}]},{id:`l5r-lcg`,door:{name:`general-at-dawn`,place:`field`},table:async()=>(await __vitePreload(async()=>{
let{table:u}=await import(`./l5r-lcg/table.js`);
return{table:u}},__vite__mapDeps([48,1,2,22,5,8,9,6,23,49]),import.meta.url)).table,makings:async()=>(await __vitePreload(async()=>{
let{makings:u}=await import(`./l5r-lcg/making.js`);
return{makings:u}},__vite__mapDeps([50,1,2,38]),import.meta.url)).makings,pages:{"/l5r-lcg/decks":async()=>(await __vitePreload(async()=>{
let{DecksPage:u}=await import(`./l5r-lcg/decks.js`);
return{DecksPage:u}},__vite__mapDeps([51,1,2,41,42,43,44,26,25,5,45,50,38]),import.meta.url)).DecksPage,"/l5r-lcg/decks/*":async()=>(await __vitePreload(async()=>{
let{DeckPage:u}=await import(`./l5r-lcg/decks.js`);
return{DeckPage:u}},__vite__mapDeps([51,1,2,41,42,43,44,26,25,5,45,50,38]),import.meta.url)).DeckPage,"/l5r-lcg/cards":async()=>(await __vitePreload(async()=>{
let{CardsPage:u}=await import(`./l5r-lcg/decks.js`);
return{CardsPage:u}},__vite__mapDeps([51,1,2,41,42,43,44,26,25,5,45,50,38]),import.meta.url)).CardsPage},links:[{path:`/l5r-lcg/decks`,label:`lcg-link-decks`},{path:`/l5r-lcg/cards`,label:`lcg-link-cards`}]},{id:`l5r-ccg`,door:{name:`charge`,place:`field`},table:async()=>(await __vitePreload(async()=>{
let{table:u}=await import(`./l5r-ccg/table.js`);
return{table:u}},__vite__mapDeps([52,1,2,22,5,8,9,6,23,53]),import.meta.url)).table},{id:`l5r-strategic`,door:{name:`night-raid`,place:`night`},options:async()=>(await __vitePreload(async()=>{
let{options:u}=await import(`./l5r-strategic/options.js`);
return{options:u}},__vite__mapDeps([54,0,1,2,3]),import.meta.url)).options,table:async()=>(await __vitePreload(async()=>{
let{table:u}=await import(`./l5r-strategic/table.js`);
return{table:u}},__vite__mapDeps([55,1,2,8,5,9,56]),import.meta.url)).table},{id:`magic`,door:{name:`dragon-over-the-peaks`,place:`field`},table:async()=>(await __vitePreload(async()=>{
let{table:u}=await import(`./magic/table.js`);
return{table:u}},__vite__mapDeps([57,1,2,22,5,8,9,6,23,58]),import.meta.url)).table}],root=document.getElementById(`gorin`);
async function start(u){
gamePages.value=games,applySettings(),followLinks();
let[R]=await Promise.allSettled([prepareText(),greet()]);
R.status===`rejected`?(u.textContent=`Gorin ⟳`,window.setTimeout(()=>location.reload(),3e3)):(Q(a(App,{}),u),x$1(()=>{
account.value!==``&&__vitePreload(()=>import(`./keeping.js`).then(u=>u.keeping_exports).then(u=>u.begin()),__vite__mapDeps([25,5,1,2]),import.meta.url).catch(()=>void 0)}))}
root!==null&&start(root);
export{$,A$1 as A,ApiError,ChoiceGroup,ChoiceRow,Choices,Clause,Dialog,F$1 as F,Faults,GameTag,Icon,O,O$1,OfGame,OwnName,OwnTables,P,Picture,Seal,SettingsDialog,Shell,T$1 as T,TAGS,TableRows,ToHome,Trouble,U,__vitePreload,a,account,arrive,asApiError,botsBeside,callCards,catalogue,d$2 as d,deckName,firstGame,gamePage,gamePages,get,getOnce,go,greet,greeted,hello,isAbout,isLoopback,isPhone,j$1 as j,k$2 as k,knowCards,knowSeats,language,motion,n$1 as n,open,openAgainstBots,openForBots,openTutorial,optionsOf,patch,playable,playerArg,playerName,post,prepareGame,r,read$1 as read,reader,remove,say,seatSign,set,settings,titleWithGame,turnTo,useComputed,useLoaded,useOpening,useSignal,useSignalEffect,usualBot,usualGame,usualSeats,w$2 as w,x$1 as x,x$2 as x$1,y$1 as y};
