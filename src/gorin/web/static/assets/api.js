var n$1,t$2,r$2,u$2,i$2,f$2,o$2,e$2,l$2,c$2,a$2,s$2,h$3=Symbol.for(`pv`),p$3={},y$3=[],v$2=/^m(i|n|o|s|text|space)$/,w$3=Array.isArray,d$3=y$3.slice,_$3=Object.assign;
function g$3(R){
R&&R.parentNode&&R.remove()}
function k$2(R,W,Y){
var X,ee,Z,te={},ne=arguments.length;
for(Z in W)Z==`key`?X=W[Z]:Z==`ref`&&typeof R!=`function`?ee=W[Z]:te[Z]=W[Z];
return ne>2&&(te.children=ne>3?d$3.call(arguments,2):Y),m$3(R,te,X,ee,null)}
function m$3(R,W,Y,X,ee){
var Z={type:R,props:W,key:Y,ref:X,__k:null,__:null,__b:0,__e:null,__c:null,constructor:h$3,__v:ee||++t$2,__i:-1,__u:0};
return!ee&&n$1.vnode&&n$1.vnode(Z),Z}
function $(R){
return R.children}
function x$2(R,W){
this.props=R,this.context=W,this.__g=0}
function S$1(R,W){
if(W==null)return R.__&&S$1(R.__,R.__i+1);
for(var Y;W<R.__k.length;W++)if((Y=R.__k[W])&&Y.__e)return Y.__e;
return typeof R.type!=`function`||R.props.__P?null:S$1(R)}
function C$1(R){
var W,Y=R.__v,X=Y.__e,ee=[],Z=[],te=R.__P;
te&&((W=_$3({constructor:h$3},Y)).__v=Y.__v+1,n$1.vnode&&n$1.vnode(W),z$1(te,W,Y,R.__n,te.namespaceURI,32&Y.__u?[X]:null,ee,X||S$1(Y),32&Y.__u,Z),W.__v=Y.__v,W.__.__k[W.__i]=W,E$1(ee,W,Z),Y.__=Y.__e=null,W.__e!=X&&j$2(W))}
function j$2(R){
if((R=R.__)&&R.__c&&!R.props.__P)return R.__e=null,R.__k.some(function(W){
return W&&(R.__e=W.__e)}),j$2(R)}
function L(R){
(8&R.__g||(R.__g|=8,u$2.push(R),f$2++))&&i$2==n$1.debounceRendering||((i$2=n$1.debounceRendering)||queueMicrotask)(H)}
function H(){
try{
for(var R,W=1;u$2.length;)u$2.length>W&&u$2.sort(o$2),R=u$2.shift(),W=u$2.length,8&R.__g&&C$1(R)}finally{
(f$2=u$2.length)&&(i$2||queueMicrotask)(H)}}
function I(R,W,Y,X,ee,Z,te,ne,re,ie,ae){
var oe,se,ce,le,ue,de,fe=X.__k||y$3,pe=W.length;
for(re=q$1(Y,W,fe,re,pe),oe=0;oe<pe;oe++)(ce=Y.__k[oe])!=null&&(se=~ce.__i&&fe[ce.__i]||p$3,ce.__i=oe,de=z$1(R,ce,se,ee,Z,te,ne,re,ie,ae),le=ce.__e,(se.ref!=ce.ref||8&se.__u)&&(se.ref&&G$1(se.ref,null,ce,se),ce.ref&&ae.push(ce.ref,ce.__c||le,ce)),ue||=le,4&ce.__u?(re=A$2(ce,re,R,!se.__v),se.__e&&(se.__e=null)):typeof ce.type==`function`&&de!==void 0?re=de:le&&(re=le.nextSibling),ce.__u&=-21);
return Y.__e=ue,re}
function q$1(R,W,Y,X,ee){
var Z,te,ne,re,ie,ae,oe,se,ce,le=Y.length,ue=le,de=0,fe=0,pe=R.__k=Array(ee);
for(Z=0;Z<ee;Z++)(te=W[Z])!=null&&typeof te!=`boolean`&&typeof te!=`function`?(typeof te!=`object`||te.constructor===String?te=pe[Z]=m$3(null,te):w$3(te)?te=pe[Z]=m$3($,{children:te}):te.constructor===h$3&&te.__b?te=pe[Z]=m$3(te.type,te.props,te.key,te.ref,te.__v):pe[Z]=te,re=Z+de,te.__=R,te.__b=R.__b+1,ne=null,~(ie=te.__i=P$1(te,Y,re,ue))&&(ue--,(ne=Y[ie])&&(ne.__u|=2)),ne&&ne.__v?(te.__u|=16,ie==re-1?de--:ie==re+1?de++:ie!=re&&(ie>re?de--:de++,fe=1)):(~ie||(ee>le?de--:ee<le&&de++),typeof te.type!=`function`&&(te.__u|=4))):pe[Z]=null;
if(fe){
for(ae=[],oe=[],Z=0;Z<ee;Z++)if((te=pe[Z])&&16&te.__u){
for(de=0,se=ae.length;de<se;)ae[ce=de+se>>1]<te.__i?de=ce+1:se=ce;
ae[de]=te.__i,oe[Z]=de+1}
for(de=ae.length;Z--;)oe[Z]&&(oe[Z]==de?de--:pe[Z].__u|=4)}
if(ue)for(Z=0;Z<le;Z++)!(ne=Y[Z])||2&ne.__u||(ne.__e==X&&(X=S$1(ne)),J(ne,ne));
return X}
function A$2(R,W,Y,X){
var ee,Z,te,ne;
if(typeof R.type==`function`){
if(R.props.__P)return W;
if(ee=R.__k)for(Z=0;Z<ee.length;Z++)ee[Z]&&(ee[Z].__=R,W=A$2(ee[Z],W,Y,!1));
return W}
for(W&&!W.parentNode&&(W=S$1(R))&&!W.parentNode&&(W=null),te=R.__e,ne=W;ne&&ne.nodeType==8;)ne=ne.nextSibling;
for(te!=ne&&(!X&&Y.moveBefore&&te.parentNode?Y.moveBefore(te,W):Y.insertBefore(te,W||null)),W=te;(W&&=W.nextSibling)&&W.nodeType==8&&!W.data.startsWith(`$s`););
return W}
function O$1(R,W){
return W||=[],R!=null&&typeof R!=`boolean`&&(w$3(R)?R.some(function(R){
O$1(R,W)}):W.push(R)),W}
function P$1(R,W,Y,X){
var ee,Z=R.key,te=R.type,ne=W[Y],re=ne&&!(2&ne.__u);
if(ne===null&&Z==null||re&&Z==ne.key&&te==ne.type)return Y;
if(X>+!!re){
for(ee=Y-1;ee>=0;ee--)if((ne=W[ee])&&!(2&ne.__u)&&Z==ne.key&&te==ne.type)return ee;
for(ee=Y+1;ee<W.length;ee++)if((ne=W[ee])&&!(2&ne.__u)&&Z==ne.key&&te==ne.type)return ee}
return-1}
function T$2(R,W,Y){
Y??=``,W[0]==`-`?R.setProperty(W,Y):R[W]=Y}
function N(R,W,Y,X,ee){
var Z,te;
if(W==`style`){
if(typeof Y==`string`)R.style.cssText=Y;else{
if(typeof X==`string`&&(R.style.cssText=X=``),X)for(W in X)Y&&W in Y||T$2(R.style,W);
if(Y)for(W in Y)X&&Y[W]==X[W]||T$2(R.style,W,Y[W])}}else if(W[0]==`o`&&W[1]==`n`)typeof Y!=`function`&&(Y=null),typeof X!=`function`&&(X=null),(R.__e||={})[W]=Y,Y&&X||(te=a$2[W]||(a$2[W]=V(W)),(R.__a||={})[W]=c$2,Z=W!=(W=W.replace(l$2,`$1`)),(W=W.slice(2))[0]<`a`&&(W=W.toLowerCase()),Y?R.addEventListener(W,te,Z):R.removeEventListener(W,te,Z));else{
if(ee==`http://www.w3.org/2000/svg`)W=W.replace(/xlink(H|:h)/,`h`).replace(/sName$/,`s`);else if(W!=`width`&&W!=`height`&&W!=`href`&&W!=`list`&&W!=`form`&&W!=`tabIndex`&&W!=`download`&&W!=`rowSpan`&&W!=`colSpan`&&W!=`role`&&W!=`popover`&&W in R)try{
R[W]=Y??``;
return}catch{}
if(typeof Y==`function`)return;
Y==null||!1===Y&&W[4]!=`-`?R.removeAttribute(W):R.setAttribute(W,W==`popover`&&Y==1?``:Y)}}
function V(R){
return function(W){
var Y=this.__e;
if(Y){
if(Y=Y[R],W[e$2]==null)W[e$2]=c$2++;else if(W[e$2]<this.__a[R])return;
return Y(n$1.event?n$1.event(W):W)}}}
function z$1(R,W,Y,X,ee,Z,te,ne,re,ie){
var ae,oe,se,ce,le,ue,de,fe,pe,me,he,ge,_e,ve,ye,be,xe,Se,Ce=W.type;
if(W.constructor!==h$3)return null;
128&Y.__u&&(re=32&Y.__u,ae=Y.__c.__z)&&(W.__u|=re,oe=Z=[],ae.nodeType==8?ne=B$1(ae,Z):Z.push(ae),ne=Z[0]||ne),(ae=n$1.__b)&&ae(W);
n:if(typeof Ce==`function`){
se=te.length;
try{
if(fe=W.props,pe=(ae=Ce.prototype)&&ae.render,me=(ae=Ce.contextType)&&X[ae.__c],he=ae?me?me.props.value:ae.__:X,(ce=Y.__c)?(W.__c=ce,2&ce.__g&&(ce.__g|=1)):(pe?W.__c=ce=new Ce(fe,he):(W.__c=ce=new x$2(fe,he),ce.constructor=Ce,ce.render=K),me&&me.sub(ce),ce.state||(ce.state={}),ce.__n=X,ce.__g|=8,ce.__h=[],ce.__k=[]),pe&&(ce.__s||(ce.__s=ce.state),Ce.getDerivedStateFromProps&&(ce.__s==ce.state&&(ce.__s=_$3({},ce.__s)),_$3(ce.__s,Ce.getDerivedStateFromProps(fe,ce.__s)))),le=ce.props,ue=ce.state,ce.__v=W,Y.__c){
if(fe!==le&&pe&&!Ce.getDerivedStateFromProps&&ce.componentWillReceiveProps&&ce.componentWillReceiveProps(fe,he),W.__v==Y.__v&&!(8&ce.__g)||!(4&ce.__g)&&ce.shouldComponentUpdate&&!1===ce.shouldComponentUpdate(fe,ce.__s,he)){
W.__v!=Y.__v&&(ce.props=fe,ce.state=ce.__s,ce.__g&=-9),W.__e=Y.__e,W.__k=Y.__k,W.__k.some(function(R){
R&&(R.__=W)}),y$3.push.apply(ce.__h,ce.__k),ce.__k=[],ce.__h.length&&te.push(ce),ne=S$1(Y);
break n}
ce.componentWillUpdate&&ce.componentWillUpdate(fe,ce.__s,he),pe&&ce.componentDidUpdate&&ce.__h.push(function(){
ce.componentDidUpdate(le,ue,de)})}else pe&&!Ce.getDerivedStateFromProps&&ce.componentWillMount&&ce.componentWillMount(),pe&&ce.componentDidMount&&ce.__h.push(ce.componentDidMount);
ce.context=he,ce.props=fe,ce.__P=R,ce.__g&=-5,ge=n$1.__r,_e=pe?25:0;
do ce.__g&=-9,ge&&ge(W),ae=ce.render(ce.props,ce.state=ce.__s,ce.context);while(8&ce.__g&&++_e<25);
pe&&(y$3.push.apply(ce.__h,ce.__k),ce.__k=[]),ce.state=ce.__s,ce.getChildContext&&(X=_$3({},X,ce.getChildContext())),pe&&Y.__c&&ce.getSnapshotBeforeUpdate&&(de=ce.getSnapshotBeforeUpdate(le,ue)),ve=ae&&ae.type===$&&ae.key==null?ae.props.children:ae,fe.__P&&(ae=ne,ee=(R=fe.__P).namespaceURI,re=Z=null,Y.props&&Y.props.__P!=R&&(Y.__k.some(function(R){
R&&J(R,R)}),Y.__k=null),ne=Y.__k?S$1(Y,0):null),ne=I(R,w$3(ve)?ve:[ve],W,Y,X,ee,Z,te,ne,re,ie),fe.__P&&(W.__e=null,ne=ae),W.__u&=-161,oe&&oe.some(g$3),ce.__h.length&&te.push(ce),1&ce.__g&&(ce.__g&=-4)}catch(R){
if(te.length=se,W.__v=null,re||Z){
if(R&&R.then){
if(W.__u|=128|re,Z){
for(~(xe=Z.indexOf(ne||void 0))||(xe=Z.length);(Se=Z[xe-1])&&Se.nodeType==8;)xe--;
for(;xe<Z.length;xe++)if(Se=Z[xe]){
if(Z[xe]=null,ye){
if(Se==be)break}else{
if(Se.nodeType!=8)break;
Se.data.startsWith(`$s`)&&(be=B$1(ye=Se))}}}
if(!ye){
for(;ne&&ne.nodeType==8&&ne.nextSibling;)ne=ne.nextSibling;
ye=ne}
(ae=B$1(ye=W.__c.__z||(W.__c.__z=ye)))?(W.__e=ye,ne=ae):W.__e=ne,ne&&=ne.nextSibling}else Z&&Z.some(g$3)}else W.__e=Y.__e;
W.__k||=Y.__k||[],R&&R.then||D$1(W),n$1.__e(R,W,Y)}}else ne=W.__e=F$2(Y.__e,W,Y,X,ee,Z,te,re,ie,R);
return(ae=n$1.diffed)&&ae(W),ne}
function B$1(R,W){
if(R&&R.nodeType==8&&R.data.startsWith(`$s`))for(var Y=1;R=R.nextSibling;){
if(R.nodeType==8){
if(R.data.startsWith(`$s`))Y++;else if(R.data.startsWith(`/$s`)&&!--Y)return R}
W&&W.push(R)}}
function D$1(R){
R&&(R.__c&&(R.__c.__g|=4),R.__k&&R.__k.some(D$1))}
function E$1(R,W,Y){
for(var X=0;X<Y.length;)G$1(Y[X++],Y[X++],Y[X++]);
n$1.__c&&n$1.__c(W,R),R.some(function(W){
try{
R=W.__h,W.__h=[],R.some(function(R){
R.call(W)})}catch(R){
n$1.__e(R,W.__v)}})}
function F$2(R,W,Y,X,ee,Z,te,ne,re,ie){
var ae,oe,se,ce,le,ue,de,fe,pe=Y.props||p$3,me=W.props,he=W.type;
if(he==`svg`?ee=`http://www.w3.org/2000/svg`:he==`math`?ee=`http://www.w3.org/1998/Math/MathML`:ee||=`http://www.w3.org/1999/xhtml`,Z){
for(ae=0;ae<Z.length;ae++)if((le=Z[ae])&&(he?le.localName==he:le.nodeType==3)){
R=le,Z[ae]=null;
break}}
if(!R){
if(fe=ie.ownerDocument||document,!he)return fe.createTextNode(me);
R=fe.createElementNS(ee,he,me.is?me:ie),ne&&=(n$1.__m&&n$1.__m(W,Z),!1),Z=null}
if(he){
if(ie=he==`template`&&R.content||R,Z=he==`textarea`&&me.defaultValue!=null?null:Z&&d$3.call(ie.childNodes),!ne&&Z)for(pe={},ae=0;ae<R.attributes.length;ae++)pe[(le=R.attributes[ae]).name]=le.value;
for(ae in pe)le=pe[ae],ae==`dangerouslySetInnerHTML`?se=le:ae==`children`||ae in me||ae==`value`&&`defaultValue`in me||ae==`checked`&&`defaultChecked`in me||N(R,ae,null,le,ee);
for(ae in me)le=me[ae],ae==`children`?ce=le:ae==`dangerouslySetInnerHTML`?oe=le:ae==`value`?ue=le:ae==`checked`?de=le:ne&&typeof le!=`function`||pe[ae]===le||N(R,ae,le,pe[ae],ee);
oe?(ne||se&&(oe.__html==se.__html||oe.__html==R.innerHTML)||(R.innerHTML=oe.__html),W.__k=[]):(se&&(R.textContent=``),(he==`foreignObject`||ee==`http://www.w3.org/1998/Math/MathML`&&v$2.test(he))&&(ee=`http://www.w3.org/1999/xhtml`),I(ie,w$3(ce)?ce:[ce],W,Y,X,ee,Z,te,Z?Z[0]:Y.__k&&S$1(Y,0),ne,re),Z&&Z.some(g$3)),ne&&he!=`textarea`||(ae=`value`,he==`progress`&&ue==null?R.removeAttribute(ae):ue==null||ue===R[ae]&&(he!=`progress`||ue)||N(R,ae,ue,pe[ae],ee),ae=`checked`,de!=null&&de!=R[ae]&&N(R,ae,de,pe[ae],ee))}else pe===me||ne&&R.data==me||(R.data=me);
return R}
function G$1(R,W,Y,X){
try{
typeof R==`function`?W?W.__x=R(W)||1:(X&&=X.__c||X.__e)&&(W=X.__x)&&(X.__x=null,typeof W==`function`?W():R(null)):R.current=W}catch(R){
n$1.__e(R,Y)}}
function J(R,W,Y){
var X,ee,Z,te;
if(n$1.unmount&&n$1.unmount(R),!(X=R.ref)||X.current&&X.current!=R.__e||G$1(X,null,W,R),X=R.__c){
if(X.componentWillUnmount)try{
X.componentWillUnmount()}catch(R){
n$1.__e(R,W)}
X.__P=X.__n=null}
if(X=R.__k)for(te=0;te<X.length;te++)X[te]&&J(X[te],W,typeof R.type!=`function`||Y&&!R.props.__P);
!Y&&(X=R.__c)&&(X=X.__z)&&(ee=B$1(X,Z=[]))&&(X==R.__e&&Z.some(g$3),g$3(ee),g$3(X)),Y||g$3(R.__e),R.__e=R.__c=R.__=null}
function K(R,W,Y){
return this.constructor(R,Y)}
function Q(R,W){
var Y,X,ee,Z;
n$1.__&&n$1.__(R,W),W.nodeType==9&&(W=W.documentElement),X=(Y=R&&32&R.__u)?null:W.__k,W.__k=m$3($,{children:[R]}),ee=[],Z=[],z$1(W,W.__k,X||p$3,p$3,W.namespaceURI,X?null:W.firstChild?d$3.call(W.childNodes):null,ee,X?X.__e:W.firstChild,Y,Z),E$1(ee,W.__k,Z),W.__k.props.children=null}
function U(R){
function W(R){
var Y,X;
return this.getChildContext||(Y=new Set,(X={})[W.__c]=this,this.getChildContext=function(){
return X},this.shouldComponentUpdate=function(R){
this.props.value!=R.value&&Y.forEach(function(R){
R.__g|=4,L(R)})},this.sub=function(R){
Y.add(R);
var W=R.componentWillUnmount;
R.componentWillUnmount=function(){
Y.delete(R),W&&W.call(R)}}),R.children}
return W.__c=`__cC`+s$2++,W.__=R,W.Provider=(W.Consumer=function(R,W){
return R.children(W)}).contextType=W,W}
n$1={__e:function(R,W,Y,X){
for(var ee,Z,te;W=W.__;)if((ee=W.__c)&&!(1&ee.__g)){
ee.__g|=4;
try{
if((te=(Z=ee.constructor)&&Z.getDerivedStateFromError)&&ee.setState(Z.getDerivedStateFromError(R)),ee.componentDidCatch&&(ee.componentDidCatch(R,X||{}),te=1),te&&8&ee.__g)return void(ee.__g|=2)}catch(W){
R=W}}
throw f$2=0,R}},t$2=0,r$2=function(R){
return R!=null&&R.constructor===h$3},x$2.prototype.setState=function(R,W){
var Y=this.__s;
Y&&Y!=this.state||(Y=this.__s=_$3({},this.state)),typeof R==`function`&&(R=R(_$3({},Y),this.props)),R&&(_$3(Y,R),this.__v&&(W&&this.__k.push(W),L(this)))},x$2.prototype.forceUpdate=function(R){
this.__v&&(this.__g|=4,R&&this.__h.push(R),L(this))},x$2.prototype.render=$,u$2=[],f$2=0,o$2=function(R,W){
return R.__v.__b-W.__v.__b},e$2=Symbol(),l$2=/(PointerCapture)$|Capture$/i,c$2=0,a$2={},s$2=0;
var t$1,r$1,u$1,i$1,o$1=Object.is,f$1=0,c$1=[],e$1=[],a$1=n$1,v$1=a$1.__b,l$1=a$1.__r,m$2=a$1.diffed,h$2=a$1.__c,s$1=a$1.unmount,p$2=a$1.__;
function y$2(R,W){
a$1.__h&&a$1.__h(r$1,R,f$1||W),f$1=0;
var Y=r$1.__H||(r$1.__H={__:[],__h:[]});
return R>=Y.__.length&&Y.__.push({}),Y.__[R]}
function d$2(R){
return f$1=1,_$2(G,R)}
function _$2(R,W,Y){
var X=y$2(t$1++,2);
if(X.t=R,!X.__c&&(X.__=[Y?Y(W):G(void 0,W),function(R){
var W=(X.__N||X.__)[0],Y=X.t(W,R);
o$1(W,Y)||(X.__N=[Y,X.__[1]],X.__c.setState({}))}],X.__c=r$1,!r$1.__f)){
r$1.__f=!0;
var ee=r$1.shouldComponentUpdate;
r$1.shouldComponentUpdate=function(R,W,Y){
var X=this.__H;
if(!X)return!0;
var Z=!1,te=this.props!=R;
if(X.__.some(function(R){
R.__N&&(Z=!0,o$1(R.__[0],R.__N[0])||(te=!0))}),ee){
var ne=ee.call(this,R,W,Y);
return Z?ne||te:ne}
return!Z||te}}
return X.__}
function A$1(R,W){
var Y=y$2(t$1++,3);
!a$1.__s&&E(Y.__H,W)&&(Y.__P=!0,Y.__=R,Y.u=W,r$1.__H.__h.push(Y))}
function F$1(R,W){
var Y=y$2(t$1++,4);
!a$1.__s&&E(Y.__H,W)&&(Y.__P=!1,Y.__=R,Y.u=W,r$1.__h.push(Y))}
function T$1(R){
return f$1=5,w$2(function(){
return{current:R}},[])}
function w$2(R,W){
var Y=y$2(t$1++,7);
return E(Y.__H,W)&&(Y.__=R(),Y.__H=W),Y.__}
function j$1(R){
var W=r$1.context[R.__c],Y=y$2(t$1++,9);
return Y.c=R,W?(Y.__??(Y.__=!0,W.sub(r$1)),W.props.value):R.__}
function P(){
var R=y$2(t$1++,11);
if(!R.__){
for(var W=r$1.__v;!W.__m&&W.__;)W=W.__;
var Y=W.__m||(W.__m=[0,0]);
R.__=`P`+Y[0]+`-`+Y[1]++}
return R.__}
function g$2(){
var R;
do{
for(;R=e$1.shift();)try{
C(R)}catch(W){
a$1.__e(W,{__:(R=R.__P)&&R.__v})}
for(;R=c$1.shift();){
var W=R.__H;
if(R.__P&&W)try{
W.__h.some(C),W.__h.some(D),W.__h=[]}catch(Y){
W.__h=[],a$1.__e(Y,R.__v)}}}while(e$1.length)}
a$1.__b=function(R){
r$1=null,v$1&&v$1(R)},a$1.__=function(R,W){
R&&W.__k&&W.__k.__m&&(R.__m=W.__k.__m),p$2&&p$2(R,W)},a$1.__r=function(R){
l$1&&l$1(R),t$1=0;
var W=(r$1=R.__c).__H;
W&&(u$1==r$1?r$1.__h=[]:(W.__h.some(C),W.__h.some(D),t$1=0),W.__h=[],W.__.some(function(R){
R.__N&&(R.__=R.__N),R.u=R.__N=void 0})),u$1=r$1},a$1.diffed=function(R){
m$2&&m$2(R);
var W=R.__c;
W&&W.__H&&(W.__H.__h.length&&B(c$1.push(W)),W.__H.__.some(function(R){
R.u&&(R.__H=R.u)})),u$1=r$1=null},a$1.__c=function(R,W){
W.some(function(R){
try{
R.__h.some(C),R.__h=R.__h.filter(function(R){
return!R.__||D(R)})}catch(W){
R.__h=[function(){
throw W}]}}),h$2&&h$2(R,W)},a$1.unmount=function(R){
s$1&&s$1(R);
var W,Y,X=R.__c;
X&&X.__H&&(X.__H.__.some(function(X){
try{
if(X.__P&&X.__c){
if(Y===void 0){
for(Y=R.__;Y&&(!Y.__c||!Y.__c.__P);)Y=Y.__;
Y&&=Y.__c}
X.__P=Y,B(e$1.push(X))}else C(X)}catch(R){
W=R}}),X.__H=void 0,W&&a$1.__e(W,X.__v))};
var k$1=typeof requestAnimationFrame==`function`;
function z(R){
var W,Y=function(){
clearTimeout(X),k$1&&cancelAnimationFrame(W),setTimeout(R)},X=setTimeout(Y,35);
k$1&&(W=requestAnimationFrame(Y))}
function B(R){
R!=1&&i$1==a$1.requestAnimationFrame||((i$1=a$1.requestAnimationFrame)||z)(g$2)}
function C(R){
var W=r$1,Y=R.__c;
typeof Y==`function`&&(R.__c=void 0,Y()),r$1=W}
function D(R){
var W=r$1;
R.__c=R.__(),r$1=W}
function E(R,W){
return!R||R.length!=W.length||W.some(function(W,Y){
return!o$1(W,R[Y])})}
function G(R,W){
return typeof W==`function`?W(R):W}
var i=Symbol.for(`preact-signals`);
function t(){
if(v>1)v--;else{
var R,W=!1;
for((function(){
var R=c;
for(c=void 0;R!==void 0;){
var W=R.S;
if(W.v===R.v)for(var Y=W.t;Y!==void 0;Y=Y.x)Y.i===R.i&&(Y.i=W.i);
R=R.o}})();h$1!==void 0;){
var Y=h$1;
for(h$1=void 0,s++;Y!==void 0;){
var X=Y.u;
if(Y.u=void 0,Y.f&=-3,!(8&Y.f)&&w$1(Y))try{
Y.c()}catch(Y){
W||=(R=Y,!0)}
Y=X}}
if(s=0,v--,W)throw R}}
function r(R){
if(v>0)return R();
u=++e,v++;
try{
return R()}finally{
t()}}
var n,o=void 0;
function f(R){
var W=o,Y=n;
o=void 0,n=void 0;
try{
return R()}finally{
o=W,n=Y}}
var h$1=void 0,v=0,s=0,e=0,u=0,c=void 0,a=0;
function d$1(R){
if(o!==void 0){
var W=R.n;
if(W===void 0||W.t!==o)return W={i:0,S:R,p:o.s,n:void 0,t:o,e:void 0,x:void 0,r:W},o.s!==void 0&&(o.s.n=W),o.s=W,R.n=W,32&o.f&&R.S(W),W;
if(W.i===-1)return W.i=0,W.n!==void 0&&(W.n.p=W.p,W.p!==void 0&&(W.p.n=W.n),W.p=o.s,W.n=void 0,o.s.n=W,o.s=W),W}}
function l(R,W){
this.v=R,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=W?.watched,this.Z=W?.unwatched,this.name=W?.name}
l.prototype.brand=i,l.prototype.h=function(){
return!0},l.prototype.S=function(R){
var W=this,Y=this.t;
Y!==R&&R.e===void 0&&(R.x=Y,this.t=R,Y===void 0?f(function(){
var R;
(R=W.W)==null||R.call(W)}):Y.e=R)},l.prototype.U=function(R){
var W=this;
if(this.t!==void 0){
var Y=R.e,X=R.x;
Y!==void 0&&(Y.x=X,R.e=void 0),X!==void 0&&(X.e=Y,R.x=void 0),R===this.t&&(this.t=X,X===void 0&&f(function(){
var R;
(R=W.Z)==null||R.call(W)}))}},l.prototype.subscribe=function(R){
var W=this;
return x$1(function(){
var Y=W.value;
f(function(){
return R(Y)})},{name:`sub`})},l.prototype.valueOf=function(){
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
for(var W=this.t;W!==void 0;W=W.x)W.t.N()}finally{
t()}}}});
function y$1(R,W){
return new l(R,W)}
function w$1(R){
for(var W=R.s;W!==void 0;W=W.n)if(W.S.i!==W.i||!W.S.h()||W.S.i!==W.i)return!0;
return!1}
function b$1(R){
for(var W=R.s;W!==void 0;W=W.n){
var Y=W.S.n;
if(Y!==void 0&&(W.r=Y),W.S.n=W,W.i=-1,W.n===void 0){
R.s=W;
break}}}
function _$1(R){
for(var W=R.s,Y=void 0;W!==void 0;){
var X=W.p;
W.i===-1?(W.S.U(W),X!==void 0&&(X.n=W.n),W.n!==void 0&&(W.n.p=X)):Y=W,W.S.n=W.r,W.r!==void 0&&(W.r=void 0),W=X}
R.s=Y}
function j(R,W){
l.call(this,void 0,W),this.x=R,this.s=void 0,this.g=a-1,this.f=4}
j.prototype=new l,j.prototype.h=function(){
if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===a))return!0;
if(this.g=a,this.f|=1,this.i>0&&!w$1(this))return this.f&=-2,!0;
var R=o;
try{
b$1(this),o=this;
var W=this.x();
(16&this.f||this.v!==W||this.i===0)&&(this.v=W,this.f&=-17,this.i++)}catch(R){
this.v=R,this.f|=16,this.i++}
return o=R,_$1(this),this.f&=-2,!0},j.prototype.S=function(R){
if(this.t===void 0){
this.f|=36;
for(var W=this.s;W!==void 0;W=W.n)W.S.S(W)}
l.prototype.S.call(this,R)},j.prototype.U=function(R){
if(this.t!==void 0&&(l.prototype.U.call(this,R),this.t===void 0)){
this.f&=-33;
for(var W=this.s;W!==void 0;W=W.n)W.S.U(W)}},j.prototype.N=function(){
if(!(2&this.f)){
this.f|=6;
for(var R=this.t;R!==void 0;R=R.x)R.t.N()}},Object.defineProperty(j.prototype,"value",{get:function(){
if(1&this.f)throw Error(`Cycle detected`);
var R=d$1(this);
if(this.h(),R!==void 0&&(R.i=this.i),16&this.f)throw this.v;
return this.v}});
function O(R,W){
return new j(R,W)}
function p$1(R){
var W=R.j;
if(R.j=void 0,typeof W==`function`){
v++;
var Y=o;
o=void 0;
try{
W()}catch(W){
throw R.f&=-2,R.f|=8,g$1(R),W}finally{
o=Y,t()}}}
function g$1(R){
for(var W=R.s;W!==void 0;W=W.n)W.S.U(W);
R.x=void 0,R.s=void 0,p$1(R)}
function S(R){
if(o!==this)throw Error(`Out-of-order effect`);
_$1(this),o=R,this.f&=-2;
try{
8&this.f&&g$1(this)}finally{
t()}}
function m$1(R,W){
this.x=R,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=W?.name,n&&n.push(this)}
m$1.prototype.c=function(){
var R=this.S();
try{
if(8&this.f||this.x===void 0)return;
var W=this.x();
typeof W==`function`&&(this.j=W)}finally{
R()}},m$1.prototype.S=function(){
if(1&this.f)throw Error(`Cycle detected`);
this.f|=1,this.f&=-9,p$1(this),b$1(this),v++;
var R=o;
return o=this,S.bind(this,R)},m$1.prototype.N=function(){
2&this.f||(this.f|=2,this.u=h$1,h$1=this)},m$1.prototype.d=function(){
this.f|=8,1&this.f||g$1(this)},m$1.prototype.dispose=function(){
this.d()};
function x$1(R,W){
var Y=new m$1(R,W);
try{
Y.c()}catch(R){
throw Y.d(),R}
var X=Y.d.bind(Y);
return X[Symbol.dispose]=X,X}
var h,d,p,m=typeof window<`u`&&!!window.__PREACT_SIGNALS_DEVTOOLS__,_=[],g=[];
x$1(function(){
h=this.N})();
function b(R,W){
n$1[R]=W.bind(null,n$1[R]||function(){})}
function y(R){
if(p){
var W=p;
p=void 0,W()}
p=R&&R.S()}
function w(R){
var W=this,Y=R.data,X=useSignal(Y);
X.name=`ReactiveDom`,X.value=Y;
var ee=w$2(function(){
for(var R=W,Y=W.__v;Y=Y.__;)if(Y.__c){
Y.__c.__$f|=4;
break}
var ee=O(function(){
var R=X.value.value;
return R===0?0:!0===R?``:R||``}),Z=O(function(){
return!Array.isArray(ee.value)&&!r$2(ee.value)}),te=x$1(function(){
if(this.N=M,Z.value){
var W=ee.value;
R.__v&&R.__v.__e&&R.__v.__e.nodeType===3&&(R.__v.__e.data=W)}}),ne=W.__$u.d;
return W.__$u.d=function(){
te(),ne.call(this)},[Z,ee]},[]),Z=ee[0],te=ee[1];
return Z.value?te.peek():te.value}
w.displayName=`ReactiveTextNode`,Object.defineProperties(l.prototype,{constructor:{configurable:!0,value:k$2($,null).constructor},type:{configurable:!0,value:w},props:{configurable:!0,get:function(){
var R=this;
return{data:{get value(){
return R.value}}}}},__b:{configurable:!0,value:1}}),b(`__b`,function(R,W){
if(y(),d=void 0,typeof W.type==`string`){
var Y,X=W.props;
for(var ee in X)if(ee!==`children`){
var Z=X[ee];
Z instanceof l&&(Y||(W.__np=Y={}),Y[ee]=Z,X[ee]=Z.peek())}}
R(W)}),b(`__r`,function(R,W){
if(R(W),W.type!==$){
y();
var Y,X=W.__c;
X&&(X.__$f&=-2,(Y=X.__$u)===void 0&&(X.__$u=Y=function(R,W){
var Y;
return x$1(function(){
Y=this},{name:W}),Y.c=R,Y}(function(R){
return function(){
var W;
m&&((W=this.y)==null||W.call(this)),R.__$f|=1,R.setState({})}}(X),typeof W.type==`function`?W.type.displayName||W.type.name:``))),d=X,y(Y)}}),b(`__e`,function(R,W,Y,X){
y(),d=void 0,R(W,Y,X)}),b(`diffed`,function(R,W){
y(),d=void 0;
var Y;
if(typeof W.type==`string`&&(Y=W.__e)){
var X=W.__np,ee=W.props,Z=Y.U;
if(Z)for(var te in Z){
var ne=Z[te];
ne===void 0||X&&te in X||(ne.d(),Z[te]=void 0)}
if(X)for(var re in Z||(Z={},Y.U=Z),X){
var ie=Z[re],ae=X[re];
ie===void 0?(ie=k(Y,re,ae,ee),Z[re]=ie):ie.o(ae,ee)}}
R(W)});
function k(R,W,Y,X){
var ee=W in R&&R.ownerSVGElement===void 0,Z=y$1(Y);
return{o:function(R,W){
Z.value=R,X=W},d:x$1(function(){
this.N=M;
var Y=Z.value.value;
X[W]!==Y&&(X[W]=Y,ee?R[W]=Y:Y!=null&&(!1!==Y||W[4]===`-`)?R.setAttribute(W,Y):R.removeAttribute(W))})}}
b(`unmount`,function(R,W){
if(typeof W.type==`string`){
var Y=W.__e;
if(Y){
var X=Y.U;
if(X)for(var ee in Y.U=void 0,X){
var Z=X[ee];
Z&&Z.d()}}
var te=W.__np;
if(te){
var ne=W.props;
for(var re in te)ne[re]=te[re]}
W.__np=void 0}else{
var ie=W.__c;
if(ie){
ie.__$f|=8;
var ae=ie.__$u;
ae&&(ie.__$u=void 0,ae.d())}}
R(W)}),b(`__h`,function(R,W,Y,X){
X<3&&(W.__$f|=2),R(W,Y,X)}),x$2.prototype.shouldComponentUpdate=function(R,W){
if(this.__R)return!0;
var Y=this.__$u,X=Y&&Y.s!==void 0;
for(var ee in W)return!0;
if(this.__f||typeof this.u==`boolean`&&!0===this.u){
var Z=2&this.__$f;
if(!(X||Z||4&this.__$f)||1&this.__$f)return!0}else if(!(X||4&this.__$f)||3&this.__$f)return!0;
for(var te in R)if(te!==`__source`&&R[te]!==this.props[te])return!0;
for(var ne in this.props)if(!(ne in R))return!0;
return!1};
function useSignal(R,W){
return w$2(function(){
return y$1(R,W)},[])}
function useComputed(R,W){
var Y=T$1(R);
return Y.current=R,d.__$f|=4,w$2(function(){
return O(function(){
return Y.current()},W)},[])}
var q=typeof requestAnimationFrame>`u`?setTimeout:function(R){
var W=function(){
clearTimeout(Y),cancelAnimationFrame(X),R()},Y=setTimeout(W,35),X=requestAnimationFrame(W)},A=function(R){
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
function useSignalEffect(R,W){
var Y=T$1(R);
Y.current=R;
var X=d;
A$1(function(){
return x$1(function(){
if(this.N=x,!(X&&8&X.__$f))return Y.current()},W)},[])}
var ApiError=class extends Error{status;faults;constructor(R,W){
super(`status ${R}`),this.status=R,this.faults=W}};
function get(R){
return request(`GET`,R,null)}
function post(R,W={}){
return request(`POST`,R,W)}
function patch(R,W){
return request(`PATCH`,R,W)}
function remove(R){
return request(`DELETE`,R,null)}
async function request(R,W,Y){
let X={method:R,credentials:`same-origin`};
Y!==null&&(X.body=JSON.stringify(Y),X.headers={"Content-Type":`application/json`});
let ee;
try{
ee=await fetch(W,X)}catch{
throw new ApiError(0,[])}
if(!ee.ok)throw new ApiError(ee.status,await faultsOf(ee));
return ee.status===204?void 0:await ee.json()}
async function faultsOf(R){
try{
return(await R.json()).faults??[]}catch{
return[]}}
var once=new Map;
function getOnce(R){
let W=once.get(R);
return W===void 0&&(W=get(R),once.set(R,W),W.catch(()=>once.delete(R))),W}
export{$,A$1 as A,ApiError,F$1 as F,O,O$1,P,Q,T$1 as T,U,d$2 as d,get,getOnce,j$1 as j,k$2 as k,n$1 as n,patch,post,r,remove,useComputed,useSignal,useSignalEffect,w$2 as w,x$1 as x,x$2 as x$1,y$1 as y};
