import { t } from '../../i18n/browser.ts';
import css from './page-menu.css?inline';

/**
 * Opens the menu beside "Copy page", made once; from then on the button opens and closes it itself. It has the page's tools
 * and a copy of the address of its Markdown.
 * https://html.spec.whatwg.org/multipage/popover.html#the-popovertarget-attribute
 */
export function openPageMenu(opener: HTMLButtonElement): void {
  const menu = document.createElement('ul');
  menu.className = 'page-menu';
  menu.popover = 'auto';
  for (const entry of listTools()) {
    const row = document.createElement('li');
    row.append(entry);
    menu.append(row);
  }
  if (!document.adoptedStyleSheets.includes(sheet)) {
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  opener.after(menu);
  opener.removeAttribute('aria-expanded');
  opener.popoverTargetElement = menu;
  opener.click();
}

const sheet = new CSSStyleSheet();

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
  button.append(...(icon ? [icon] : []), t('Copy link to Markdown'));
  const holder = document.createElement('octavo-copy-button');
  holder.append(button);
  return holder;
}
