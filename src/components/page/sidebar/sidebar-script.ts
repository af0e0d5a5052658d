/** What a long sidebar does besides, where most groups are links, and one link stands for those far from the page. */
const long = {
  /** Numbers the closed groups that stand one behind the other. */
  number:
    "n.querySelectorAll('[data-first]').forEach(r=>[...r.children].map((a,i)=>{a.className='closed';a.dataset.group=+r.dataset.first+i}));",
  /**
   * Puts back the rows that the last page had where this one has a link for all of them, and the groups that were opened,
   * with what is in them.
   */
  open: "let r=JSON.parse(sessionStorage[n.dataset.groups]);n.querySelectorAll('[data-from]').forEach(a=>{let{from:i,to:t}=a.dataset,h='',o;while(o=r[i])if(h+=o[1],i=o[0]+1,o[0]==t)a.outerHTML=h});s.groups.map(i=>{let a=f(i);if(a?.href)a.outerHTML=r[i][1]});",
};

/**
 * The script that stands behind a sidebar: before it is painted it puts back the groups that the reader opened and the
 * place that they scrolled to, as `client/page/interactions.lazy.ts` kept them on the last page of this tab with the same sidebar, and
 * brings the current page's entry into view where that is out of it. It is the same text on every page of a section. Written
 * by hand: Oxc's minifier (Vite 8.3.8) makes more of the same in TypeScript.
 */
export function writeSidebarScript(isLong: boolean): string {
  const { number, open } = isLong ? long : { number: '', open: '' };
  return [
    "{let n=document.getElementById('_menu'),k='octavo-nav-'+n.dataset.key,",
    "f=i=>n.querySelector(`[data-group='${i}']`),",
    "c=n.querySelector('[aria-current=page]'),b=n.getBoundingClientRect();",
    number,
    'try{let s=JSON.parse(sessionStorage[k]);',
    open,
    's.groups.map(i=>{let d=f(i);if(d)d.open=1});n.scrollTop=s.top}catch{}',
    'if(c=c?.getBoundingClientRect())if(c.top<b.top||c.bottom>b.bottom)n.scrollTop+=c.top-b.top-b.height/2}',
  ].join('');
}
