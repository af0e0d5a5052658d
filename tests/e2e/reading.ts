import type { Page } from '@playwright/test';

/** What a reader sees on a page, as plain values. Nothing of it waits: a page is read once it has loaded. */
export interface SeenLink {
  readonly text: string;
  readonly href: string;
}

/** Texts of the visible elements that a selector finds, each on one line. */
export async function readTexts(page: Page, selector: string): Promise<readonly string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) =>
          (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim(),
        ),
    );
}

/** The first of those texts. */
export async function readText(page: Page, selector: string): Promise<string | undefined> {
  return (await readTexts(page, selector))[0];
}

/** Names and targets of the visible links that a selector finds. A link without text is called by its label. */
export async function readLinks(page: Page, selector: string): Promise<readonly SeenLink[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        text:
          (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim() ||
          (element.getAttribute('aria-label') ?? ''),
        href: element.getAttribute('href') ?? '',
      })),
  );
}

/** A computed CSS property of the first visible element that a selector finds. */
export async function readStyle(page: Page, selector: string, property: string): Promise<string | undefined> {
  return page.locator(selector).evaluateAll((elements, name) => {
    const element = elements.find((one) => one.checkVisibility({ visibilityProperty: true }));
    return element && getComputedStyle(element).getPropertyValue(name);
  }, property);
}

/** An attribute of the first element that a selector finds, seen or not. */
export async function readAttribute(page: Page, selector: string, name: string): Promise<string | undefined> {
  return page
    .locator(selector)
    .evaluateAll((elements, attribute) => elements[0]?.getAttribute(attribute) ?? undefined, name);
}

/** The outlines that the first visible icon below a selector is drawn with. */
export async function readShapes(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(`${selector} svg`).evaluateAll((icons) => {
    const icon = icons.find((one) => one.checkVisibility());
    return [...(icon?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '');
  });
}

/** Where a visible image comes from and whether the browser could draw it. */
export async function readImage(
  page: Page,
  selector: string,
): Promise<{ readonly src: string; readonly alt: string; readonly isDrawn: boolean } | undefined> {
  return page.locator(selector).evaluateAll((elements) => {
    const image = elements.find((one) => one.checkVisibility());
    if (!(image instanceof HTMLImageElement)) return undefined;
    return { src: image.getAttribute('src') ?? '', alt: image.alt, isDrawn: image.naturalWidth > 0 };
  });
}

export interface SeenGroup {
  readonly name: string;
  readonly pages: readonly string[];
}

/** The visible groups of the sidebar with the pages that stand directly or deeper in them. */
export async function readGroups(page: Page): Promise<readonly SeenGroup[]> {
  return page.locator('.sidebar > .group').evaluateAll((groups) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const text = (element: Element | null) =>
      element instanceof HTMLElement ? element.innerText.replace(/\s+/g, ' ').trim() : '';
    return groups.filter(isSeen).map((group) => ({
      name: text(group.querySelector('h2')),
      pages: [...group.querySelectorAll('li > a')]
        .filter(isSeen)
        .map((link) => text(link.querySelector('.name') ?? link)),
    }));
  });
}

/** Names of the visible anchors, with a star behind the active one. */
export async function readAnchors(page: Page): Promise<readonly string[]> {
  return readMarked(page, '.sidebar .anchor');
}

/** Names of the visible tabs, with a star behind the active one. */
export async function readTabs(page: Page): Promise<readonly string[]> {
  return readMarked(page, '.topbar .tabs > :is(a, button)');
}

async function readMarked(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const name = element instanceof HTMLElement ? element.innerText.trim() : '';
        return element.hasAttribute('aria-current') ? `${name}*` : name;
      }),
  );
}

/** The request sample and what stands in the Authorization section of an operation's page. */
export async function readRequest(page: Page): Promise<{
  readonly sample: string;
  readonly authorization: string | undefined;
}> {
  const sample = await page
    .locator('#samples pre, .rail pre')
    .evaluateAll((blocks) => blocks[0]?.textContent ?? '');
  const authorization = await readText(page, '.fields:has(#authorization)');
  return { sample, authorization };
}
