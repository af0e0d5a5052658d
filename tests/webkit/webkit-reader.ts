import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKit } from '../browser/find-webkit.ts';

/** Milliseconds within which a page comes to show what is waited for. */
const patience = 15_000;

/** A reader with one window of WebKit. */
export interface WebKitReader {
  /** https://www.selenium.dev/selenium/docs/api/javascript/WebDriver.html */
  readonly driver: WebDriver;
  /** Gives the window this size in CSS pixels; it has a least width of about 450. */
  readonly resize: (width: number, height?: number) => Promise<void>;
  /** The first element that is shown and matches, of this text if one is given. Rejects when none comes. */
  readonly find: (selector: string, text?: string | RegExp) => Promise<WebElement>;
  /** Runs the body of a function in the page, with these arguments. */
  readonly run: <Result>(body: string, ...words: readonly unknown[]) => Promise<Result>;
  /** Waits until the body of a function, run in the page, gives what holds. Rejects with what it gave last. */
  readonly until: <Result>(
    body: string,
    holds: (result: Result) => boolean,
    ...words: readonly unknown[]
  ) => Promise<Result>;
  /** Keys as a reader presses them, the first held while the others are. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a window of WebKit on a screen of its own. Rejects when it does not start. */
export async function openWebKit(): Promise<WebKitReader> {
  const programs = findWebKit();
  const words = ['-displayfd', '3', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'];
  const screen = spawn(programs.screen, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await findFreePort();
  // Nothing of the settings of whoever runs it is read.
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, GSETTINGS_BACKEND: 'memory' };
  const server = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = await startBrowser(`http://127.0.0.1:${port}`, programs.browser);
  const run: WebKitReader['run'] = (body, ...given) => driver.executeScript(body, ...given);
  const until: WebKitReader['until'] = async (body, holds, ...given) => {
    const end = Date.now() + patience;
    for (;;) {
      const result = await run<Parameters<typeof holds>[0]>(body, ...given);
      if (holds(result)) return result;
      if (Date.now() > end) throw new Error(`${body} gave ${JSON.stringify(result)}.`);
      await wait(50);
    }
  };
  return {
    driver,
    run,
    until,
    resize: (width, height = 900) =>
      driver
        .manage()
        .window()
        .setRect({ width, height })
        .then(() => undefined),
    find: (selector, text) => findShown(driver, selector, text),
    async press(...keys) {
      const actions = driver.actions();
      for (const key of keys.slice(0, -1)) actions.keyDown(key);
      actions.sendKeys(keys.at(-1) ?? '');
      for (const key of keys.slice(0, -1)) actions.keyUp(key);
      await actions.perform();
    },
    async close() {
      await driver.quit();
      await Promise.all([end(server), end(screen)]);
    },
  };
}

async function startBrowser(url: string, binary: string): Promise<WebDriver> {
  for (let round = 0; ; round++)
    try {
      const { ok } = await fetch(`${url}/status`);
      if (ok) break;
    } catch (failure) {
      if (round > 200) throw failure;
      await wait(50);
    }
  const options = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  return new Builder().usingServer(url).withCapabilities(options).build();
}

async function findShown(
  driver: WebDriver,
  selector: string,
  text: string | RegExp = '',
): Promise<WebElement> {
  const end = Date.now() + patience;
  for (;;) {
    for (const element of await driver.findElements(By.css(selector)))
      try {
        const said = text === '' ? '' : (await element.getText()).trim();
        const fits = typeof text === 'string' ? said === text : text.test(said);
        if (fits && (await element.isDisplayed())) return element;
      } catch (failure) {
        // The page has made it anew.
        if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
      }
    if (Date.now() > end) throw new Error(`Nothing that is shown matches ${selector} ${text}.`);
    await wait(50);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
