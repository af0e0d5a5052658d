import { randomUUID } from 'node:crypto';
import { Key } from 'selenium-webdriver';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openWebKit, type WebKitReader } from './webkit-reader.ts';

let reader: WebKitReader;
const open = (page: string, fragment = '#try') =>
  reader.driver.get(new URL(`user-group-api/${page}/${fragment}`, inject('url')).href);
const field = (name: string) => `.form .body .field[data-name="${name}"] > label > .control`;

const write = async (name: string, text: string) => {
  await (await reader.find(field(name))).click();
  await reader.press(Key.CONTROL, 'a');
  await reader.press(Key.BACK_SPACE);
  for (const key of text) await reader.press(key);
};
const send = async () => (await reader.find('.endpoint .send')).click();
/** What the answer's card shows once it is whole. */
const readAnswer = async () => {
  await reader.find('octavo-answer[data-state="done"]');
  const read = 'return document.querySelector("octavo-answer [role=region]").innerText';
  return JSON.parse(await reader.run<string>(read));
};

beforeAll(async () => {
  reader = await openWebKit();
  await reader.resize(1440);
});
afterAll(() => reader.close());

it('a request is sent with the demo token, and its answer is shown', async () => {
  const id = `webkit-${randomUUID()}`;
  await open('get-or-create');
  await (await reader.find('button', 'Use the demo token')).click();
  await write('user_group_id', id);
  await send();
  await reader.find('octavo-answer .outcome', /^200 OK/);
  expect(await readAnswer()).toMatchObject({ success: 1, user_group: { provided_id: id } });
  await open('update');
  expect(await (await reader.find(field('user_group_id'))).getAttribute('value'), 'from the answer').toBe(id);
});

it('what is wrong with a value is said at its field, and nothing is sent', async () => {
  await open('update');
  await write('user_group_id', '');
  await send();
  await reader.find('.form .field[data-name="user_group_id"] .error');
  const focused = 'return document.activeElement.closest(".field")?.dataset.name';
  await reader.until<string>(focused, (name) => name === 'user_group_id');
});

it('the body can be written as JSON, with the names that its schema has', async () => {
  await open('update');
  await (await reader.find('.form label', 'JSON')).click();
  const area = await reader.find('textarea[aria-label="Body as JSON"]');
  await area.click();
  await reader.press(Key.CONTROL, 'a');
  for (const key of '{"na') await reader.press(key);
  await reader.find('[role="listbox"] [role="option"]', /"name"/);
  await reader.press(Key.ENTER);
  for (const key of '"Acme"') await reader.press(key);
  const text = await reader.run<string>('return arguments[0].value', area);
  expect(JSON.parse(text)).toEqual({ name: 'Acme' });
  await (await reader.find('.form label', 'Form')).click();
  expect(await (await reader.find(field('name'))).getAttribute('value')).toBe('Acme');
});

it('code samples follow what is filled in, in the language that was chosen', async () => {
  await open('update');
  await (await reader.find('#samples [role="tab"]', 'Python')).click();
  await write('name', 'Ünïcode ☃');
  const sample = 'return document.querySelector("#samples .panel.open code").innerText';
  await reader.until<string>(sample, (code) => code.includes('import') && code.includes('Ünïcode ☃'));
  // Beside the form the request itself is shown first.
  await open('rotate-token', '');
  await reader.until<string>(sample, (code) => code.includes('import') && code.includes('current_token'));
});
