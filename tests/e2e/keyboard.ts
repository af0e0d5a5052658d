import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  var firstStop: Element | null | undefined;
}

type Key = 'Tab' | 'Shift+Tab';

/** A reader who has a keyboard and nothing else. Every place where the focus stops must be seen to have it. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Writes over what the input with the focus holds, key by key. */
  async type(text: string): Promise<void> {
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Goes on from stop to stop until this element has the focus; fails when it is not on the way. */
  async reach(target: Locator, key: Key = 'Tab'): Promise<void> {
    for (let stop = 0; stop < 150; stop++) {
      await this.step(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${target} was not reached by ${key}.`);
  }

  /** Goes on to the next stop, and gives what stops there; undefined after the last one of the page. */
  async step(key: Key = 'Tab'): Promise<string | undefined> {
    await this.press(key);
    const { name, isSeen } = await this.page.evaluate(readFocus);
    if (name !== undefined) expect(isSeen, `the focus can be seen on ${name}`).toBe(true);
    return name;
  }

  /** Every stop of the page, once around it, from its first link on; fails where the focus is kept in a part of it. */
  async walk(key: Key = 'Tab'): Promise<readonly string[]> {
    await this.page.evaluate(() => {
      globalThis.firstStop = undefined;
    });
    const stops: string[] = [];
    while (stops.length < 300) {
      const name = await this.step(key);
      if (name === undefined) continue;
      if (await this.page.evaluate(isFirstStop)) {
        const start = stops.findIndex((stop) => stop.includes('"Skip to content"'));
        return [...stops.slice(start), ...stops.slice(0, start)];
      }
      stops.push(name);
    }
    throw new Error(`The focus does not leave this part of the page:\n${stops.slice(-20).join('\n')}`);
  }
}

function isFirstStop(): boolean {
  const isAgain = globalThis.firstStop === document.activeElement;
  globalThis.firstStop ??= document.activeElement;
  return isAgain;
}

/** What has the focus, and whether it stands in the window with an outline of its own or around it. */
function readFocus(): { readonly name: string | undefined; readonly isSeen: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return { name: undefined, isSeen: false };
  const around = element.closest('label');
  const label =
    // What a card shows may change while it is walked through.
    element.localName === 'pre'
      ? ''
      : (element.getAttribute('aria-label') ??
        (around?.querySelector('span') ?? around ?? element).textContent);
  const name = `${element.localName} ${element.id} "${label.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  const hasOutline = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  };
  // An input inside a frame that looks like the input, or a label that stands for it.
  const frames = [element, around, element.closest('.input')].filter((one) => one !== null);
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return { name, isSeen: isInside && width > 0 && height > 0 && frames.some(hasOutline) };
}
