var n$1,t$2,r$2,u$2,i$2,f$2,o$2,e$2,l$2,c$2,a$2,h$3=Symbol.for(`pv`),p$3={},y$3=[],v$2=/^m(i|n|o|s|text|space)$/,w$3=Array.isArray,d$3=y$3.slice,_$3=Object.assign;
function g$3(R){
R&&R.parentNode&&R.remove()}
function k$2(R,U,W){
var Y,ee,X,te={},ne=arguments.length;
for(X in U)X==`key`?Y=U[X]:X==`ref`&&typeof R!=`function`?ee=U[X]:te[X]=U[X];
return ne>2&&(te.children=ne>3?d$3.call(arguments,2):W),m$3(R,te,Y,ee,null)}
function m$3(R,U,W,Y,ee){
var X={type:R,props:U,key:W,ref:Y,__k:null,__:null,__b:0,__e:null,__c:null,constructor:h$3,__v:ee||++t$2,__i:-1,__u:0};
return!ee&&n$1.vnode&&n$1.vnode(X),X}
function $(R){
return R.children}
function x$2(R,U){
this.props=R,this.context=U,this.__g=0}
function S$1(R,U){
if(U==null)return R.__&&S$1(R.__,R.__i+1);
for(var W;U<R.__k.length;U++)if((W=R.__k[U])&&W.__e)return W.__e;
return typeof R.type!=`function`||R.props.__P?null:S$1(R)}
function C$1(R){
var U,W=R.__v,Y=W.__e,ee=[],X=[],te=R.__P;
te&&((U=_$3({constructor:h$3},W)).__v=W.__v+1,n$1.vnode&&n$1.vnode(U),z$1(te,U,W,R.__n,te.namespaceURI,32&W.__u?[Y]:null,ee,Y||S$1(W),32&W.__u,X),U.__v=W.__v,U.__.__k[U.__i]=U,E$1(ee,U,X),W.__=W.__e=null,U.__e!=Y&&j$1(U))}
function j$1(R){
if((R=R.__)&&R.__c&&!R.props.__P)return R.__e=null,R.__k.some(function(U){
return U&&(R.__e=U.__e)}),j$1(R)}
function L(R){
(8&R.__g||(R.__g|=8,u$2.push(R),f$2++))&&i$2==n$1.debounceRendering||((i$2=n$1.debounceRendering)||queueMicrotask)(H)}
function H(){
try{
for(var R,U=1;u$2.length;)u$2.length>U&&u$2.sort(o$2),R=u$2.shift(),U=u$2.length,8&R.__g&&C$1(R)}finally{
(f$2=u$2.length)&&(i$2||queueMicrotask)(H)}}
function I(R,U,W,Y,ee,X,te,ne,re,ie,ae){
var oe,se,Z,ce,le,ue,de=Y.__k||y$3,fe=U.length;
for(re=q$1(W,U,de,re,fe),oe=0;oe<fe;oe++)(Z=W.__k[oe])!=null&&(se=~Z.__i&&de[Z.__i]||p$3,Z.__i=oe,ue=z$1(R,Z,se,ee,X,te,ne,re,ie,ae),ce=Z.__e,(se.ref!=Z.ref||8&se.__u)&&(se.ref&&G$1(se.ref,null,Z,se),Z.ref&&ae.push(Z.ref,Z.__c||ce,Z)),le||=ce,4&Z.__u?(re=A$2(Z,re,R,!se.__v),se.__e&&(se.__e=null)):typeof Z.type==`function`&&ue!==void 0?re=ue:ce&&(re=ce.nextSibling),Z.__u&=-21);
return W.__e=le,re}
function q$1(R,U,W,Y,ee){
var X,te,ne,re,ie,ae,oe,se,Z,ce=W.length,le=ce,ue=0,de=0,fe=R.__k=Array(ee);
for(X=0;X<ee;X++)(te=U[X])!=null&&typeof te!=`boolean`&&typeof te!=`function`?(typeof te!=`object`||te.constructor===String?te=fe[X]=m$3(null,te):w$3(te)?te=fe[X]=m$3($,{children:te}):te.constructor===h$3&&te.__b?te=fe[X]=m$3(te.type,te.props,te.key,te.ref,te.__v):fe[X]=te,re=X+ue,te.__=R,te.__b=R.__b+1,ne=null,~(ie=te.__i=P$1(te,W,re,le))&&(le--,(ne=W[ie])&&(ne.__u|=2)),ne&&ne.__v?(te.__u|=16,ie==re-1?ue--:ie==re+1?ue++:ie!=re&&(ie>re?ue--:ue++,de=1)):(~ie||(ee>ce?ue--:ee<ce&&ue++),typeof te.type!=`function`&&(te.__u|=4))):fe[X]=null;
if(de){
for(ae=[],oe=[],X=0;X<ee;X++)if((te=fe[X])&&16&te.__u){
for(ue=0,se=ae.length;ue<se;)ae[Z=ue+se>>1]<te.__i?ue=Z+1:se=Z;
ae[ue]=te.__i,oe[X]=ue+1}
for(ue=ae.length;X--;)oe[X]&&(oe[X]==ue?ue--:fe[X].__u|=4)}
if(le)for(X=0;X<ce;X++)!(ne=W[X])||2&ne.__u||(ne.__e==Y&&(Y=S$1(ne)),J(ne,ne));
return Y}
function A$2(R,U,W,Y){
var ee,X,te,ne;
if(typeof R.type==`function`){
if(R.props.__P)return U;
if(ee=R.__k)for(X=0;X<ee.length;X++)ee[X]&&(ee[X].__=R,U=A$2(ee[X],U,W,!1));
return U}
for(U&&!U.parentNode&&(U=S$1(R))&&!U.parentNode&&(U=null),te=R.__e,ne=U;ne&&ne.nodeType==8;)ne=ne.nextSibling;
for(te!=ne&&(!Y&&W.moveBefore&&te.parentNode?W.moveBefore(te,U):W.insertBefore(te,U||null)),U=te;(U&&=U.nextSibling)&&U.nodeType==8&&!U.data.startsWith(`$s`););
return U}
function O$1(R,U){
return U||=[],R!=null&&typeof R!=`boolean`&&(w$3(R)?R.some(function(R){
O$1(R,U)}):U.push(R)),U}
function P$1(R,U,W,Y){
var ee,X=R.key,te=R.type,ne=U[W],re=ne&&!(2&ne.__u);
if(ne===null&&X==null||re&&X==ne.key&&te==ne.type)return W;
if(Y>+!!re){
for(ee=W-1;ee>=0;ee--)if((ne=U[ee])&&!(2&ne.__u)&&X==ne.key&&te==ne.type)return ee;
for(ee=W+1;ee<U.length;ee++)if((ne=U[ee])&&!(2&ne.__u)&&X==ne.key&&te==ne.type)return ee}
return-1}
function T$2(R,U,W){
W??=``,U[0]==`-`?R.setProperty(U,W):R[U]=W}
function N(R,U,W,Y,ee){
var X,te;
if(U==`style`){
if(typeof W==`string`)R.style.cssText=W;else{
if(typeof Y==`string`&&(R.style.cssText=Y=``),Y)for(U in Y)W&&U in W||T$2(R.style,U);
if(W)for(U in W)Y&&W[U]==Y[U]||T$2(R.style,U,W[U])}}else if(U[0]==`o`&&U[1]==`n`)typeof W!=`function`&&(W=null),typeof Y!=`function`&&(Y=null),(R.__e||={})[U]=W,W&&Y||(te=a$2[U]||(a$2[U]=V(U)),(R.__a||={})[U]=c$2,X=U!=(U=U.replace(l$2,`$1`)),(U=U.slice(2))[0]<`a`&&(U=U.toLowerCase()),W?R.addEventListener(U,te,X):R.removeEventListener(U,te,X));else{
if(ee==`http://www.w3.org/2000/svg`)U=U.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(U!=`width`&&U!=`height`&&U!=`href`&&U!=`list`&&U!=`form`&&U!=`tabIndex`&&U!=`download`&&U!=`rowSpan`&&U!=`colSpan`&&U!=`role`&&U!=`popover`&&U in R)try{
R[U]=W??``;
return}catch{}
if(typeof W==`function`)return;
W==null||!1===W&&U[4]!=`-`?R.removeAttribute(U):R.setAttribute(U,U==`popover`&&W==1?``:W)}}
function V(R){
return function(U){
var W=this.__e;
if(W){
if(W=W[R],U[e$2]==null)U[e$2]=c$2++;else if(U[e$2]<this.__a[R])return;
return W(n$1.event?n$1.event(U):U)}}}
function z$1(R,U,W,Y,ee,X,te,ne,re,ie){
var ae,oe,se,Z,ce,le,ue,de,fe,pe,me,he,ge,_e,ve,ye,be,xe,Se=U.type;
if(U.constructor!==h$3)return null;
128&W.__u&&(re=32&W.__u,ae=W.__c.__z)&&(U.__u|=re,oe=X=[],ae.nodeType==8?ne=B$1(ae,X):X.push(ae),ne=X[0]||ne),(ae=n$1.__b)&&ae(U);
n:if(typeof Se==`function`){
se=te.length;
try{
if(de=U.props,fe=(ae=Se.prototype)&&ae.render,pe=(ae=Se.contextType)&&Y[ae.__c],me=ae?pe?pe.props.value:ae.__:Y,(Z=W.__c)?(U.__c=Z,2&Z.__g&&(Z.__g|=1)):(fe?U.__c=Z=new Se(de,me):(U.__c=Z=new x$2(de,me),Z.constructor=Se,Z.render=K),pe&&pe.sub(Z),Z.state||(Z.state={}),Z.__n=Y,Z.__g|=8,Z.__h=[],Z.__k=[]),fe&&(Z.__s||(Z.__s=Z.state),Se.getDerivedStateFromProps&&(Z.__s==Z.state&&(Z.__s=_$3({},Z.__s)),_$3(Z.__s,Se.getDerivedStateFromProps(de,Z.__s)))),ce=Z.props,le=Z.state,Z.__v=U,W.__c){
if(de!==ce&&fe&&!Se.getDerivedStateFromProps&&Z.componentWillReceiveProps&&Z.componentWillReceiveProps(de,me),U.__v==W.__v&&!(8&Z.__g)||!(4&Z.__g)&&Z.shouldComponentUpdate&&!1===Z.shouldComponentUpdate(de,Z.__s,me)){
U.__v!=W.__v&&(Z.props=de,Z.state=Z.__s,Z.__g&=-9),U.__e=W.__e,U.__k=W.__k,U.__k.some(function(R){
R&&(R.__=U)}),y$3.push.apply(Z.__h,Z.__k),Z.__k=[],Z.__h.length&&te.push(Z),ne=S$1(W);
break n}
Z.componentWillUpdate&&Z.componentWillUpdate(de,Z.__s,me),fe&&Z.componentDidUpdate&&Z.__h.push(function(){
Z.componentDidUpdate(ce,le,ue)})}else fe&&!Se.getDerivedStateFromProps&&Z.componentWillMount&&Z.componentWillMount(),fe&&Z.componentDidMount&&Z.__h.push(Z.componentDidMount);
Z.context=me,Z.props=de,Z.__P=R,Z.__g&=-5,he=n$1.__r,ge=fe?25:0;
do Z.__g&=-9,he&&he(U),ae=Z.render(Z.props,Z.state=Z.__s,Z.context);while(8&Z.__g&&++ge<25);
fe&&(y$3.push.apply(Z.__h,Z.__k),Z.__k=[]),Z.state=Z.__s,Z.getChildContext&&(Y=_$3({},Y,Z.getChildContext())),fe&&W.__c&&Z.getSnapshotBeforeUpdate&&(ue=Z.getSnapshotBeforeUpdate(ce,le)),_e=ae&&ae.type===$&&ae.key==null?ae.props.children:ae,de.__P&&(ae=ne,ee=(R=de.__P).namespaceURI,re=X=null,W.props&&W.props.__P!=R&&(W.__k.some(function(R){
R&&J(R,R)}),W.__k=null),ne=W.__k?S$1(W,0):null),ne=I(R,w$3(_e)?_e:[_e],U,W,Y,ee,X,te,ne,re,ie),de.__P&&(U.__e=null,ne=ae),U.__u&=-161,oe&&oe.some(g$3),Z.__h.length&&te.push(Z),1&Z.__g&&(Z.__g&=-4)}catch(R){
if(te.length=se,U.__v=null,re||X){
if(R&&R.then){
if(U.__u|=128|re,X){
for(~(be=X.indexOf(ne||void 0))||(be=X.length);(xe=X[be-1])&&xe.nodeType==8;)be--;
for(;be<X.length;be++)if(xe=X[be]){
if(X[be]=null,ve){
if(xe==ye)break}else{
if(xe.nodeType!=8)break;
xe.data.startsWith(`$s`)&&(ye=B$1(ve=xe))}}}
if(!ve){
for(;ne&&ne.nodeType==8&&ne.nextSibling;)ne=ne.nextSibling;
ve=ne}
(ae=B$1(ve=U.__c.__z||(U.__c.__z=ve)))?(U.__e=ve,ne=ae):U.__e=ne,ne&&=ne.nextSibling}else X&&X.some(g$3)}else U.__e=W.__e;
U.__k||=W.__k||[],R&&R.then||D$1(U),n$1.__e(R,U,W)}}else ne=U.__e=F$2(W.__e,U,W,Y,ee,X,te,re,ie,R);
return(ae=n$1.diffed)&&ae(U),ne}
function B$1(R,U){
if(R&&R.nodeType==8&&R.data.startsWith(`$s`))for(var W=1;R=R.nextSibling;){
if(R.nodeType==8){
if(R.data.startsWith(`$s`))W++;else if(R.data.startsWith(`/$s`)&&!--W)return R}
U&&U.push(R)}}
function D$1(R){
R&&(R.__c&&(R.__c.__g|=4),R.__k&&R.__k.some(D$1))}
function E$1(R,U,W){
for(var Y=0;Y<W.length;)G$1(W[Y++],W[Y++],W[Y++]);
n$1.__c&&n$1.__c(U,R),R.some(function(U){
try{
R=U.__h,U.__h=[],R.some(function(R){
R.call(U)})}catch(R){
n$1.__e(R,U.__v)}})}
function F$2(R,U,W,Y,ee,X,te,ne,re,ie){
var ae,oe,se,Z,ce,le,ue,de,fe=W.props||p$3,pe=U.props,me=U.type;
if(me==`svg`?ee=`http://www.w3.org/2000/svg`:me==`math`?ee=`http://www.w3.org/1998/Math/MathML`:ee||=`http://www.w3.org/1999/xhtml`,X){
for(ae=0;ae<X.length;ae++)if((ce=X[ae])&&(me?ce.localName==me:ce.nodeType==3)){
R=ce,X[ae]=null;
break}}
if(!R){
if(de=ie.ownerDocument||document,!me)return de.createTextNode(pe);
R=de.createElementNS(ee,me,pe.is?pe:ie),ne&&=(n$1.__m&&n$1.__m(U,X),!1),X=null}
if(me){
if(ie=me==`template`&&R.content||R,X=me==`textarea`&&pe.defaultValue!=null?null:X&&d$3.call(ie.childNodes),!ne&&X)for(fe={},ae=0;ae<R.attributes.length;ae++)fe[(ce=R.attributes[ae]).name]=ce.value;
for(ae in fe)ce=fe[ae],ae==`dangerouslySetInnerHTML`?se=ce:ae==`children`||ae in pe||ae==`value`&&`defaultValue`in pe||ae==`checked`&&`defaultChecked`in pe||N(R,ae,null,ce,ee);
for(ae in pe)ce=pe[ae],ae==`children`?Z=ce:ae==`dangerouslySetInnerHTML`?oe=ce:ae==`value`?le=ce:ae==`checked`?ue=ce:ne&&typeof ce!=`function`||fe[ae]===ce||N(R,ae,ce,fe[ae],ee);
oe?(ne||se&&(oe.__html==se.__html||oe.__html==R.innerHTML)||(R.innerHTML=oe.__html),U.__k=[]):(se&&(R.textContent=``),(me==`foreignObject`||ee==`http://www.w3.org/1998/Math/MathML`&&v$2.test(me))&&(ee=`http://www.w3.org/1999/xhtml`),I(ie,w$3(Z)?Z:[Z],U,W,Y,ee,X,te,X?X[0]:W.__k&&S$1(W,0),ne,re),X&&X.some(g$3)),ne&&me!=`textarea`||(ae=`value`,me==`progress`&&le==null?R.removeAttribute(ae):le==null||le===R[ae]&&(me!=`progress`||le)||N(R,ae,le,fe[ae],ee),ae=`checked`,ue!=null&&ue!=R[ae]&&N(R,ae,ue,fe[ae],ee))}else fe===pe||ne&&R.data==pe||(R.data=pe);
return R}
function G$1(R,U,W,Y){
try{
typeof R==`function`?U?U.__x=R(U)||1:(Y&&=Y.__c||Y.__e)&&(U=Y.__x)&&(Y.__x=null,typeof U==`function`?U():R(null)):R.current=U}catch(R){
n$1.__e(R,W)}}
function J(R,U,W){
var Y,ee,X,te;
if(n$1.unmount&&n$1.unmount(R),!(Y=R.ref)||Y.current&&Y.current!=R.__e||G$1(Y,null,U,R),Y=R.__c){
if(Y.componentWillUnmount)try{
Y.componentWillUnmount()}catch(R){
n$1.__e(R,U)}
Y.__P=Y.__n=null}
if(Y=R.__k)for(te=0;te<Y.length;te++)Y[te]&&J(Y[te],U,typeof R.type!=`function`||W&&!R.props.__P);
!W&&(Y=R.__c)&&(Y=Y.__z)&&(ee=B$1(Y,X=[]))&&(Y==R.__e&&X.some(g$3),g$3(ee),g$3(Y)),W||g$3(R.__e),R.__e=R.__c=R.__=null}
function K(R,U,W){
return this.constructor(R,W)}
function Q(R,U){
var W,Y,ee,X;
n$1.__&&n$1.__(R,U),U.nodeType==9&&(U=U.documentElement),Y=(W=R&&32&R.__u)?null:U.__k,U.__k=m$3($,{children:[R]}),ee=[],X=[],z$1(U,U.__k,Y||p$3,p$3,U.namespaceURI,Y?null:U.firstChild?d$3.call(U.childNodes):null,ee,Y?Y.__e:U.firstChild,W,X),E$1(ee,U.__k,X),U.__k.props.children=null}
n$1={__e:function(R,U,W,Y){
for(var ee,X,te;U=U.__;)if((ee=U.__c)&&!(1&ee.__g)){
ee.__g|=4;
try{
if((te=(X=ee.constructor)&&X.getDerivedStateFromError)&&ee.setState(X.getDerivedStateFromError(R)),ee.componentDidCatch&&(ee.componentDidCatch(R,Y||{}),te=1),te&&8&ee.__g)return void(ee.__g|=2)}catch(U){
R=U}}
throw f$2=0,R}},t$2=0,r$2=function(R){
return R!=null&&R.constructor===h$3},x$2.prototype.setState=function(R,U){
var W=this.__s;
W&&W!=this.state||(W=this.__s=_$3({},this.state)),typeof R==`function`&&(R=R(_$3({},W),this.props)),R&&(_$3(W,R),this.__v&&(U&&this.__k.push(U),L(this)))},x$2.prototype.forceUpdate=function(R){
this.__v&&(this.__g|=4,R&&this.__h.push(R),L(this))},x$2.prototype.render=$,u$2=[],f$2=0,o$2=function(R,U){
return R.__v.__b-U.__v.__b},e$2=Symbol(),l$2=/(PointerCapture)$|Capture$/i,c$2=0,a$2={};
var t$1,r$1,u$1,i$1,o$1=Object.is,f$1=0,c$1=[],e$1=[],a$1=n$1,v$1=a$1.__b,l$1=a$1.__r,m$2=a$1.diffed,h$2=a$1.__c,s$1=a$1.unmount,p$2=a$1.__;
function y$2(R,U){
a$1.__h&&a$1.__h(r$1,R,f$1||U),f$1=0;
var W=r$1.__H||(r$1.__H={__:[],__h:[]});
return R>=W.__.length&&W.__.push({}),W.__[R]}
function d$2(R){
return f$1=1,_$2(G,R)}
function _$2(R,U,W){
var Y=y$2(t$1++,2);
if(Y.t=R,!Y.__c&&(Y.__=[W?W(U):G(void 0,U),function(R){
var U=(Y.__N||Y.__)[0],W=Y.t(U,R);
o$1(U,W)||(Y.__N=[W,Y.__[1]],Y.__c.setState({}))}],Y.__c=r$1,!r$1.__f)){
r$1.__f=!0;
var ee=r$1.shouldComponentUpdate;
r$1.shouldComponentUpdate=function(R,U,W){
var Y=this.__H;
if(!Y)return!0;
var X=!1,te=this.props!=R;
if(Y.__.some(function(R){
R.__N&&(X=!0,o$1(R.__[0],R.__N[0])||(te=!0))}),ee){
var ne=ee.call(this,R,U,W);
return X?ne||te:ne}
return!X||te}}
return Y.__}
function A$1(R,U){
var W=y$2(t$1++,3);
!a$1.__s&&E(W.__H,U)&&(W.__P=!0,W.__=R,W.u=U,r$1.__H.__h.push(W))}
function F$1(R,U){
var W=y$2(t$1++,4);
!a$1.__s&&E(W.__H,U)&&(W.__P=!1,W.__=R,W.u=U,r$1.__h.push(W))}
function T$1(R){
return f$1=5,w$2(function(){
return{current:R}},[])}
function w$2(R,U){
var W=y$2(t$1++,7);
return E(W.__H,U)&&(W.__=R(),W.__H=U),W.__}
function P(){
var R=y$2(t$1++,11);
if(!R.__){
for(var U=r$1.__v;!U.__m&&U.__;)U=U.__;
var W=U.__m||(U.__m=[0,0]);
R.__=`P`+W[0]+`-`+W[1]++}
return R.__}
function g$2(){
var R;
do{
for(;R=e$1.shift();)try{
C(R)}catch(U){
a$1.__e(U,{__:(R=R.__P)&&R.__v})}
for(;R=c$1.shift();){
var U=R.__H;
if(R.__P&&U)try{
U.__h.some(C),U.__h.some(D),U.__h=[]}catch(W){
U.__h=[],a$1.__e(W,R.__v)}}}while(e$1.length)}
a$1.__b=function(R){
r$1=null,v$1&&v$1(R)},a$1.__=function(R,U){
R&&U.__k&&U.__k.__m&&(R.__m=U.__k.__m),p$2&&p$2(R,U)},a$1.__r=function(R){
l$1&&l$1(R),t$1=0;
var U=(r$1=R.__c).__H;
U&&(u$1==r$1?r$1.__h=[]:(U.__h.some(C),U.__h.some(D),t$1=0),U.__h=[],U.__.some(function(R){
R.__N&&(R.__=R.__N),R.u=R.__N=void 0})),u$1=r$1},a$1.diffed=function(R){
m$2&&m$2(R);
var U=R.__c;
U&&U.__H&&(U.__H.__h.length&&B(c$1.push(U)),U.__H.__.some(function(R){
R.u&&(R.__H=R.u)})),u$1=r$1=null},a$1.__c=function(R,U){
U.some(function(R){
try{
R.__h.some(C),R.__h=R.__h.filter(function(R){
return!R.__||D(R)})}catch(U){
R.__h=[function(){
throw U}]}}),h$2&&h$2(R,U)},a$1.unmount=function(R){
s$1&&s$1(R);
var U,W,Y=R.__c;
Y&&Y.__H&&(Y.__H.__.some(function(Y){
try{
if(Y.__P&&Y.__c){
if(W===void 0){
for(W=R.__;W&&(!W.__c||!W.__c.__P);)W=W.__;
W&&=W.__c}
Y.__P=W,B(e$1.push(Y))}else C(Y)}catch(R){
U=R}}),Y.__H=void 0,U&&a$1.__e(U,Y.__v))};
var k$1=typeof requestAnimationFrame==`function`;
function z(R){
var U,W=function(){
clearTimeout(Y),k$1&&cancelAnimationFrame(U),setTimeout(R)},Y=setTimeout(W,35);
k$1&&(U=requestAnimationFrame(W))}
function B(R){
R!=1&&i$1==a$1.requestAnimationFrame||((i$1=a$1.requestAnimationFrame)||z)(g$2)}
function C(R){
var U=r$1,W=R.__c;
typeof W==`function`&&(R.__c=void 0,W()),r$1=U}
function D(R){
var U=r$1;
R.__c=R.__(),r$1=U}
function E(R,U){
return!R||R.length!=U.length||U.some(function(U,W){
return!o$1(U,R[W])})}
function G(R,U){
return typeof U==`function`?U(R):U}
var i=Symbol.for(`preact-signals`);
function t(){
if(v>1)v--;else{
var R,U=!1;
for((function(){
var R=c;
for(c=void 0;R!==void 0;){
var U=R.S;
if(U.v===R.v)for(var W=U.t;W!==void 0;W=W.x)W.i===R.i&&(W.i=U.i);
R=R.o}})();h$1!==void 0;){
var W=h$1;
for(h$1=void 0,s++;W!==void 0;){
var Y=W.u;
if(W.u=void 0,W.f&=-3,!(8&W.f)&&w$1(W))try{
W.c()}catch(W){
U||=(R=W,!0)}
W=Y}}
if(s=0,v--,U)throw R}}
function r(R){
if(v>0)return R();
u=++e,v++;
try{
return R()}finally{
t()}}
var n,o=void 0;
function f(R){
var U=o,W=n;
o=void 0,n=void 0;
try{
return R()}finally{
o=U,n=W}}
var h$1=void 0,v=0,s=0,e=0,u=0,c=void 0,a=0;
function d$1(R){
if(o!==void 0){
var U=R.n;
if(U===void 0||U.t!==o)return U={i:0,S:R,p:o.s,n:void 0,t:o,e:void 0,x:void 0,r:U},o.s!==void 0&&(o.s.n=U),o.s=U,R.n=U,32&o.f&&R.S(U),U;
if(U.i===-1)return U.i=0,U.n!==void 0&&(U.n.p=U.p,U.p!==void 0&&(U.p.n=U.n),U.p=o.s,U.n=void 0,o.s.n=U,o.s=U),U}}
function l(R,U){
this.v=R,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=U?.watched,this.Z=U?.unwatched,this.name=U?.name}
l.prototype.brand=i,l.prototype.h=function(){
return!0},l.prototype.S=function(R){
var U=this,W=this.t;
W!==R&&R.e===void 0&&(R.x=W,this.t=R,W===void 0?f(function(){
var R;
(R=U.W)==null||R.call(U)}):W.e=R)},l.prototype.U=function(R){
var U=this;
if(this.t!==void 0){
var W=R.e,Y=R.x;
W!==void 0&&(W.x=Y,R.e=void 0),Y!==void 0&&(Y.e=W,R.x=void 0),R===this.t&&(this.t=Y,Y===void 0&&f(function(){
var R;
(R=U.Z)==null||R.call(U)}))}},l.prototype.subscribe=function(R){
var U=this;
return x$1(function(){
var W=U.value;
f(function(){
return R(W)})},{name:`sub`})},l.prototype.valueOf=function(){
return this.value},l.prototype.toString=function(){
return this.value+``},l.prototype.toJSON=function(){
return this.value},l.prototype.peek=function(){
var R=this;
return f(function(){
return R.value})},Object.defineProperty(l.prototype,"value",{get:function(){
var R=d$1(this);
return R!==void 0&&(R.i=this.i),this.v},set:function(R){
if(R!==this.v){
if(s>100)throw Error(`Cycle detected`);
(function(R){
v!==0&&s===0&&R.l!==u&&(R.l=u,c={S:R,v:R.v,i:R.i,o:c})})(this),this.v=R,this.i++,a++,v++;
try{
for(var U=this.t;U!==void 0;U=U.x)U.t.N()}finally{
t()}}}});
function y$1(R,U){
return new l(R,U)}
function w$1(R){
for(var U=R.s;U!==void 0;U=U.n)if(U.S.i!==U.i||!U.S.h()||U.S.i!==U.i)return!0;
return!1}
function b$1(R){
for(var U=R.s;U!==void 0;U=U.n){
var W=U.S.n;
if(W!==void 0&&(U.r=W),U.S.n=U,U.i=-1,U.n===void 0){
R.s=U;
break}}}
function _$1(R){
for(var U=R.s,W=void 0;U!==void 0;){
var Y=U.p;
U.i===-1?(U.S.U(U),Y!==void 0&&(Y.n=U.n),U.n!==void 0&&(U.n.p=Y)):W=U,U.S.n=U.r,U.r!==void 0&&(U.r=void 0),U=Y}
R.s=W}
function j(R,U){
l.call(this,void 0,U),this.x=R,this.s=void 0,this.g=a-1,this.f=4}
j.prototype=new l,j.prototype.h=function(){
if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===a))return!0;
if(this.g=a,this.f|=1,this.i>0&&!w$1(this))return this.f&=-2,!0;
var R=o;
try{
b$1(this),o=this;
var U=this.x();
(16&this.f||this.v!==U||this.i===0)&&(this.v=U,this.f&=-17,this.i++)}catch(R){
this.v=R,this.f|=16,this.i++}
return o=R,_$1(this),this.f&=-2,!0},j.prototype.S=function(R){
if(this.t===void 0){
this.f|=36;
for(var U=this.s;U!==void 0;U=U.n)U.S.S(U)}
l.prototype.S.call(this,R)},j.prototype.U=function(R){
if(this.t!==void 0&&(l.prototype.U.call(this,R),this.t===void 0)){
this.f&=-33;
for(var U=this.s;U!==void 0;U=U.n)U.S.U(U)}},j.prototype.N=function(){
if(!(2&this.f)){
this.f|=6;
for(var R=this.t;R!==void 0;R=R.x)R.t.N()}},Object.defineProperty(j.prototype,"value",{get:function(){
if(1&this.f)throw Error(`Cycle detected`);
var R=d$1(this);
if(this.h(),R!==void 0&&(R.i=this.i),16&this.f)throw this.v;
return this.v}});
function O(R,U){
return new j(R,U)}
function p$1(R){
var U=R.j;
if(R.j=void 0,typeof U==`function`){
v++;
var W=o;
o=void 0;
try{
U()}catch(U){
throw R.f&=-2,R.f|=8,g$1(R),U}finally{
o=W,t()}}}
function g$1(R){
for(var U=R.s;U!==void 0;U=U.n)U.S.U(U);
R.x=void 0,R.s=void 0,p$1(R)}
function S(R){
if(o!==this)throw Error(`Out-of-order effect`);
_$1(this),o=R,this.f&=-2;
try{
8&this.f&&g$1(this)}finally{
t()}}
function m$1(R,U){
this.x=R,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=U?.name,n&&n.push(this)}
m$1.prototype.c=function(){
var R=this.S();
try{
if(8&this.f||this.x===void 0)return;
var U=this.x();
typeof U==`function`&&(this.j=U)}finally{
R()}},m$1.prototype.S=function(){
if(1&this.f)throw Error(`Cycle detected`);
this.f|=1,this.f&=-9,p$1(this),b$1(this),v++;
var R=o;
return o=this,S.bind(this,R)},m$1.prototype.N=function(){
2&this.f||(this.f|=2,this.u=h$1,h$1=this)},m$1.prototype.d=function(){
this.f|=8,1&this.f||g$1(this)},m$1.prototype.dispose=function(){
this.d()};
function x$1(R,U){
var W=new m$1(R,U);
try{
W.c()}catch(R){
throw W.d(),R}
var Y=W.d.bind(W);
return Y[Symbol.dispose]=Y,Y}
var h,d,p,m=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,_=[],g=[];
x$1(function(){
h=this.N})();
function b(R,U){
n$1[R]=U.bind(null,n$1[R]||function(){})}
function y(R){
if(p){
var U=p;
p=void 0,U()}
p=R&&R.S()}
function w(R){
var U=this,W=R.data,Y=useSignal(W);
Y.name=`ReactiveDom`,Y.value=W;
var ee=w$2(function(){
for(var R=U,W=U.__v;W=W.__;)if(W.__c){
W.__c.__$f|=4;
break}
var ee=O(function(){
var R=Y.value.value;
return R===0?0:!0===R?``:R||``}),X=O(function(){
return!Array.isArray(ee.value)&&!r$2(ee.value)}),te=x$1(function(){
if(this.N=M,X.value){
var U=ee.value;
R.__v&&R.__v.__e&&R.__v.__e.nodeType===3&&(R.__v.__e.data=U)}}),ne=U.__$u.d;
return U.__$u.d=function(){
te(),ne.call(this)},[X,ee]},[]),X=ee[0],te=ee[1];
return X.value?te.peek():te.value}
w.displayName=`ReactiveTextNode`,Object.defineProperties(l.prototype,{constructor:{configurable:!0,value:k$2($,null).constructor},type:{configurable:!0,value:w},props:{configurable:!0,get:function(){
var R=this;
return{data:{get value(){
return R.value}}}}},__b:{configurable:!0,value:1}}),b(`__b`,function(R,U){
if(y(),d=void 0,typeof U.type==`string`){
var W,Y=U.props;
for(var ee in Y)if(ee!==`children`){
var X=Y[ee];
X instanceof l&&(W||(U.__np=W={}),W[ee]=X,Y[ee]=X.peek())}}
R(U)}),b(`__r`,function(R,U){
if(R(U),U.type!==$){
y();
var W,Y=U.__c;
Y&&(Y.__$f&=-2,(W=Y.__$u)===void 0&&(Y.__$u=W=function(R,U){
var W;
return x$1(function(){
W=this},{name:U}),W.c=R,W}(function(R){
return function(){
var U;
m&&((U=this.y)==null||U.call(this)),R.__$f|=1,R.setState({})}}(Y),typeof U.type==`function`?U.type.displayName||U.type.name:``))),d=Y,y(W)}}),b(`__e`,function(R,U,W,Y){
y(),d=void 0,R(U,W,Y)}),b(`diffed`,function(R,U){
y(),d=void 0;
var W;
if(typeof U.type==`string`&&(W=U.__e)){
var Y=U.__np,ee=U.props,X=W.U;
if(X)for(var te in X){
var ne=X[te];
ne===void 0||Y&&te in Y||(ne.d(),X[te]=void 0)}
if(Y)for(var re in X||(X={},W.U=X),Y){
var ie=X[re],ae=Y[re];
ie===void 0?(ie=k(W,re,ae,ee),X[re]=ie):ie.o(ae,ee)}}
R(U)});
function k(R,U,W,Y){
var ee=U in R&&R.ownerSVGElement===void 0,X=y$1(W);
return{o:function(R,U){
X.value=R,Y=U},d:x$1(function(){
this.N=M;
var W=X.value.value;
Y[U]!==W&&(Y[U]=W,ee?R[U]=W:W!=null&&(!1!==W||U[4]===`-`)?R.setAttribute(U,W):R.removeAttribute(U))})}}
b(`unmount`,function(R,U){
if(typeof U.type==`string`){
var W=U.__e;
if(W){
var Y=W.U;
if(Y)for(var ee in W.U=void 0,Y){
var X=Y[ee];
X&&X.d()}}
var te=U.__np;
if(te){
var ne=U.props;
for(var re in te)ne[re]=te[re]}
U.__np=void 0}else{
var ie=U.__c;
if(ie){
ie.__$f|=8;
var ae=ie.__$u;
ae&&(ie.__$u=void 0,ae.d())}}
R(U)}),b(`__h`,function(R,U,W,Y){
Y<3&&(U.__$f|=2),R(U,W,Y)}),x$2.prototype.shouldComponentUpdate=function(R,U){
if(this.__R)return!0;
var W=this.__$u,Y=W&&W.s!==void 0;
for(var ee in U)return!0;
if(this.__f||typeof this.u==`boolean`&&!0===this.u){
var X=2&this.__$f;
if(!(Y||X||4&this.__$f)||1&this.__$f)return!0}else if(!(Y||4&this.__$f)||3&this.__$f)return!0;
for(var te in R)if(te!==`__source`&&R[te]!==this.props[te])return!0;
for(var ne in this.props)if(!(ne in R))return!0;
return!1};
function useSignal(R,U){
return w$2(function(){
return y$1(R,U)},[])}
function useComputed(R,U){
var W=T$1(R);
return W.current=R,d.__$f|=4,w$2(function(){
return O(function(){
return W.current()},U)},[])}
var q=typeof requestAnimationFrame>`u`?setTimeout:function(R){
var U=function(){
clearTimeout(W),cancelAnimationFrame(Y),R()},W=setTimeout(U,35),Y=requestAnimationFrame(U)},A=function(R){
queueMicrotask(function(){
queueMicrotask(R)})};
function T(){
r(function(){
for(var R;R=_.shift();)h.call(R)})}
function x(){
_.push(this)===1&&(n$1.requestAnimationFrame||q)(T)}
function F(){
r(function(){
for(var R;R=g.shift();)h.call(R)})}
function M(){
g.push(this)===1&&(n$1.requestAnimationFrame||A)(F)}
function useSignalEffect(R,U){
var W=T$1(R);
W.current=R;
var Y=d;
A$1(function(){
return x$1(function(){
if(this.N=x,!(Y&&8&Y.__$f))return W.current()},U)},[])}
export{$,A$1 as A,F$1 as F,O,O$1,P,Q,T$1 as T,d$2 as d,k$2 as k,n$1 as n,r,useComputed,useSignal,useSignalEffect,w$2 as w,x$1 as x,x$2 as x$1,y$1 as y};
