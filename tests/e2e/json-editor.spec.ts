import type { Locator, Page } from '@playwright/test';
import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { expect, test } from './site-fixture.ts';

/** The body of a request as JSON, and what is offered in it. */
class JsonEditor {
  readonly area: Locator;
  readonly layer: Locator;
  readonly options: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.area = page.getByLabel('Body as JSON').locator('visible=true');
    this.layer = page.locator('.json-layer:visible');
    this.options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.locator('input[value=json]').check();
    await expect(this.layer).toBeVisible();
  }

  /** Writes a text, the caret where `|` stands. */
  async put(text: string): Promise<void> {
    await this.area.fill(text.replace('|', ''));
    await this.area.evaluate(
      (area, place) => (area as HTMLTextAreaElement).setSelectionRange(place, place),
      text.indexOf('|'),
    );
  }
}

test('names and values of the schema are offered, and taken by keyboard', async ({ page, example }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const editor = new JsonEditor(page);
  await editor.open(`${example}user-group-api/update/#try`);
  await editor.area.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"');
  await expect(editor.options).toHaveText([
    '"user_group_id"string · required',
    '"name"string',
    '"mapping"object',
    '"properties"object',
  ]);
  await page.keyboard.type('na');
  await expect(editor.options).toHaveText(['"name"string']);
  const chosen = await editor.area.getAttribute('aria-activedescendant');
  await expect(page.locator(`#${chosen}`)).toHaveAttribute('aria-selected', 'true');
  expect(await runAxeInBothModes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('"Acme",');
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(editor.area).toBeFocused();
  await expect(editor.options).toHaveText(['{}']);
  await page.keyboard.press('Enter');
  await expect(editor.area).toHaveValue('{\n  "name": "Acme","mapping": {}\n}');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.area).toHaveValue('{\n  "name": "Acme","mapping": \n}');
  // Nothing is offered: Tab leads out.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor.area).not.toBeFocused();
});

test('the colors lie on the text, brackets show each other, and a press takes what is offered', async ({
  page,
  example,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new JsonEditor(page);
  await editor.open(`${example}user-group-api/update/#try`);
  await expect(editor.layer.locator('.tk-n').first()).toHaveText('"name"');
  await editor.put(`{ "name": "${'a long name '.repeat(20)}", "mapping": {|} }`);
  await expect(editor.layer.locator('.pair')).toHaveText(['{', '}']);
  const [area, layer] = await Promise.all(
    [editor.area, editor.layer].map((one) =>
      one.evaluate((element) => [
        element.scrollHeight,
        element.getBoundingClientRect().top,
        element.textContent,
      ]),
    ),
  );
  expect(layer?.slice(0, 2)).toEqual(area?.slice(0, 2));
  await editor.put('{ | }');
  await page.keyboard.press('Control+Space');
  await editor.options.getByText('"name"').click();
  await expect(editor.area).toHaveValue('{ "name":  }');
  await expect(editor.area).toBeFocused();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('what the form, the history or a key press writes is in the colors too', async ({ page, example }) => {
  const editor = new JsonEditor(page);
  await editor.open(`${example}user-group-api/update/#try`);
  await page.locator('input[value=form]').check();
  await page.getByRole('textbox', { name: 'user_group_id' }).fill('other');
  await page.locator('input[value=json]').check();
  await expect(editor.layer).toContainText('"user_group_id": "other"');
  await editor.put('{"a": |}');
  await page.keyboard.type('[1');
  await expect(editor.area).toHaveValue('{"a": [1]}');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(editor.area).toHaveValue('{"a": }');
  await expect(editor.layer).toHaveText('{"a": }');
});

test('a body without a form has the editor when its text gets the focus', async ({ page, sites }) => {
  const { url } = await sites.built('playground');
  const editor = new JsonEditor(page);
  await page.goto(`${url}api-reference/change-an-item/#try`);
  await editor.area.focus();
  await expect(editor.layer).toBeVisible();
});
