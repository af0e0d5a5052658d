import css from './page-menu.css?inline';

/**
 * Opens what else can be done with a page, below the button that asks for it: the page's own tools, and a copy of the
 * address of its Markdown. It is filled from the page once; from then on the button opens and closes it itself.
 * https://html.spec.whatwg.org/multipage/popover.html#the-popovertarget-attribute
 */
export function openPageMenu(more: HTMLButtonElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const menu = document.createElement('ul');
  menu.className = 'page-menu';
  menu.popover = 'auto';
  for (const tool of listTools()) {
    const row = document.createElement('li');
    row.append(tool);
    menu.append(row);
  }
  more.after(menu);
  more.removeAttribute('aria-expanded');
  more.popoverTargetElement = menu;
  more.click();
}

function listTools(): readonly Node[] {
  const tools = [...document.querySelectorAll<HTMLAnchorElement>('.tools a')];
  const markdown = tools.find(({ type }) => type === 'text/markdown');
  return tools.flatMap((tool) => {
    const copy = tool.cloneNode(true);
    return tool === markdown ? [copy, makeCopyButton(tool.href)] : [copy];
  });
}

function makeCopyButton(address: string): Node {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['copy'] = address;
  const icon = document.querySelector('.page-actions svg')?.cloneNode(true);
  button.append(...(icon ? [icon] : []), 'Copy link to Markdown');
  const holder = document.createElement('octavo-copy-button');
  holder.append(button);
  return holder;
}
