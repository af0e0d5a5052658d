/**
 * A script that stands behind a group of tabs and opens the panel that the reader chose last, before the group is painted:
 * when `client/page/tabs-group.ts` does the same, nothing on the page moves. It reads what `client/page/page-state.ts` wrote.
 */
export const chooseRemembered = [
  'try{',
  "let t=[...document.querySelectorAll('#samples [role=tab]')],",
  "c=JSON.parse(localStorage['octavo-tabs']).map(n=>t.find(b=>b.textContent==n)).find(b=>b);",
  "if(c)for(let b of t){let p=document.getElementById('panel-'+b.id),o=b==c;",
  "b.ariaSelected=o;p.classList.toggle('open',o);if(o)p.querySelector('details')?.setAttribute('open','')}",
  '}catch{}',
].join('');
