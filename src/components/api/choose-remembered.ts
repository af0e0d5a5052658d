/**
 * A script that stands behind a group of tabs and opens the panel that the reader chose last, before the group is painted:
 * when `client/tabs-group.ts` does the same, nothing on the page moves. It reads what `client/remembered-titles.ts` wrote.
 */
export const chooseRemembered = [
  '(g=>{try{',
  "let t=[...g.querySelectorAll('[role=tab]')],",
  "n=JSON.parse(localStorage['octavo-tabs']||'[]').map(n=>t.findIndex(b=>b.textContent.trim()==n)).find(i=>i>=0);",
  "if(n>0)t.forEach((b,i)=>{let p=document.getElementById('panel-'+b.id),o=i==n;",
  'b.ariaSelected=o;',
  "p.classList.toggle('open',o);",
  "if(o)p.querySelector('details')?.setAttribute('open','')})",
  '}catch{}})(document.currentScript.previousElementSibling)',
].join('');
