/**
 * For a long sidebar: numbers the closed groups that stand one behind the other, puts back those that the reader opened, and
 * makes buttons of the links that stand for the others.
 */
const takeGroups = [
  "n.querySelectorAll('[data-first]').forEach(r=>[...r.children].map((a,i)=>{a.className='closed';a.dataset.group=+r.dataset.first+i}));",
  's.from==n.dataset.groups&&s.groups.map(([i,h])=>{let a=f(i);if(a?.href)a.outerHTML=h});',
  "n.querySelectorAll('.closed').forEach(a=>{a.role='button';a.ariaExpanded=false});",
];

/**
 * The script that stands behind a sidebar: before it is painted it puts back the groups that the reader opened and the
 * place that they scrolled to, which `client/acting/keep-sidebar.ts` kept for this tab, and brings the current page's
 * entry into view where that is out of it. A long sidebar takes up more. It is the same text on every page of a section.
 */
export function writeSidebarScript(isLong: boolean): string {
  const [numbers, groups, buttons] = isLong ? takeGroups : [];
  return [
    "{let n=document.getElementById('_menu'),f=i=>n.querySelector(`[data-group='${i}']`);",
    numbers,
    "try{let s=JSON.parse(sessionStorage['octavo-nav-'+n.dataset.key]);",
    groups,
    's.groups.map(([i])=>{let d=f(i);if(d)d.open=1});n.scrollTop=s.top}catch{}',
    buttons,
    "let c=n.querySelector('[aria-current=page]')?.getBoundingClientRect(),b=n.getBoundingClientRect();",
    'if(c&&(c.top<b.top||c.bottom>b.bottom))n.scrollTop+=c.top-b.top-b.height/2}',
  ].join('');
}
