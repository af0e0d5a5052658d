import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';
import type { FormMistake, FormValues } from '../../src/http/form/playground-form.ts';

interface Opened {
  readonly read: () => FormValues;
  readonly write: (values: FormValues) => Promise<void>;
  readonly check: () => Promise<readonly FormMistake[]>;
}

declare global {
  var form: Opened;
  var changes: number;
}

let bundle: Promise<string> | undefined;

/** `openForm` as one script. */
async function bundleForm(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/client/form/open-form.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'esnext', lib: { entry, formats: ['iife'], name: 'opened' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = first && 'output' in first ? first.output : [];
  if (!chunk) throw new Error('The form could not be bundled.');
  return `${chunk.code}; globalThis.openForm = opened.openForm;`;
}

/** The form of an operation's page, as its readers use it, and as the rest of the playground sees it. */
export class FormPage {
  readonly page: Page;
  private readonly siteUrl: string;

  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.siteUrl = siteUrl;
  }

  /** Opens a page whose form nothing else has taken over; `before` happens before ours does. */
  async open(path: string, before?: () => Promise<void>): Promise<void> {
    const url = new URL(path, this.siteUrl).href;
    await this.page.route(url, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<script type="module"[^>]*>.*?<\/script>/gs, '');
      await route.fulfill({ response, body });
    });
    await this.page.goto(`${url}#try`);
    bundle ??= bundleForm();
    await before?.();
    await this.page.evaluate(await bundle);
    await this.page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('.form');
      const data = document.querySelector('octavo-playground script[type="application/json"]');
      globalThis.changes = 0;
      root?.addEventListener('octavo-change', () => globalThis.changes++);
      globalThis.form = (globalThis as unknown as { openForm: (...args: unknown[]) => Opened }).openForm(
        root,
        JSON.parse(data?.textContent ?? ''),
      );
    });
  }

  get root(): Locator {
    return this.page.locator('.form');
  }

  /** The input of a field, by its name. */
  input(name: string): Locator {
    return this.field(name).locator('> .control, > label > .control');
  }

  /** A field by its name, or by the names that lead to it: `address.street`. */
  field(path: string): Locator {
    return path
      .split('.')
      .reduce<Locator>((owner, name) => owner.locator(`.field[data-name="${name}"]`), this.root)
      .locator('visible=true')
      .first();
  }

  /** The JSON text of the body. */
  get text(): Locator {
    return this.root.getByLabel('Body as JSON').locator('visible=true');
  }

  /** What is shown beside a field. */
  async readMistakes(name: string): Promise<readonly string[]> {
    return this.field(name).locator('> .errors .error').allTextContents();
  }

  read(): Promise<FormValues> {
    return this.page.evaluate(() => globalThis.form.read());
  }

  async readText(): Promise<string> {
    const { body } = await this.read();
    return body?.kind === 'text' ? body.text : '';
  }

  write(values: FormValues): Promise<void> {
    return this.page.evaluate((given) => globalThis.form.write(JSON.parse(given)), JSON.stringify(values));
  }

  /** `place pointer: message` of each mistake. */
  async check(): Promise<readonly string[]> {
    const mistakes = await this.page.evaluate(() => globalThis.form.check());
    return mistakes.map(({ place, pointer, message }) => `${place}${pointer}: ${message}`);
  }

  countChanges(): Promise<number> {
    return this.page.evaluate(() => globalThis.changes);
  }

  /** The name of what has the focus. */
  readFocus(): Promise<string> {
    return this.page.evaluate(() => {
      const field = document.activeElement?.closest<HTMLElement>('[data-name]');
      return field?.dataset['name'] ?? document.activeElement?.getAttribute('aria-label') ?? '';
    });
  }
}
