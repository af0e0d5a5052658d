import type { Page } from '@playwright/test';

/** Everything that shows that a text of a site did something. */
interface Watch {
  readonly ran: readonly string[];
  readonly asked: readonly string[];
}

/** Listens for all that a page runs or asks of other hosts than its own `origin`; before it is opened. */
export async function watch(page: Page, origin: string): Promise<Watch> {
  const ran: string[] = [];
  const asked: string[] = [];
  await page.exposeFunction('tellScript', (what: string) => ran.push(`${page.url()}: ${what}`));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.assign(window, { [name]: () => Reflect.get(window, 'tellScript')(name) });
  });
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()}: dialog`);
    void dialog.dismiss();
  });
  page.on('popup', () => ran.push(`${page.url()}: popup`));
  // What a policy stops would have run without it.
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) ran.push(`${page.url()}: ${message.text()}`);
  });
  // The tests' browser finds no other host (`browserFlags`); a route that ends what is asked would hold up everything else.
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:image/')) asked.push(`${page.url()}: ${url}`);
  });
  return { ran, asked };
}

/** Opens, points at, focuses and clicks all there is; gives the addresses of links that lead elsewhere. */
export async function provoke(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const links: string[] = [];
    // Safe links are not followed, or each click would leave the page; any other is let go on, and would run.
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a, area') : undefined;
        if (!link) return;
        const address = new URL(String(Reflect.get(link, 'href')), location.href);
        links.push(address.href);
        if (['http:', 'https:', 'mailto:', 'tel:'].includes(address.protocol)) event.preventDefault();
      },
      true,
    );
    // Nor are forms sent that no script has taken over yet.
    document.addEventListener(
      'submit',
      (event) => {
        if (event.target instanceof HTMLFormElement && /^https?:/.test(event.target.action))
          event.preventDefault();
      },
      true,
    );
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    for (const element of elements) if (element instanceof HTMLDetailsElement) element.open = true;
    const events = [
      'mouseover',
      'mouseenter',
      'pointerover',
      'focus',
      'load',
      'error',
      'toggle',
      'animationend',
    ];
    for (const element of elements) {
      for (const name of events) element.dispatchEvent(new Event(name));
      if (element.matches('a, area, button, summary, input')) element.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    return links;
  });
}
