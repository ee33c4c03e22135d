import{a,read,say}from"./jsxRuntime.js";
function LineNotes({notes:e}){
return e.length===0?null:a(`div`,{class:`line-notes`,role:`status`,children:[a(`p`,{class:`hint`,children:say(`builder-import-notes`)}),a(`ul`,{children:e.map((e,t)=>a(`li`,{children:[e.line>0?a(`span`,{class:`line-number`,children:say(`builder-line`,{line:e.line})}):null,` `,read(e.message)]},t))})]})}
export{LineNotes};
