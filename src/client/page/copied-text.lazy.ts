import { t } from '../../i18n/browser.ts';
import css from './copied.css?inline';

/**
 * What a press on a button of `<octavo-copy-button>` copies: its `data-copy`, or the text at the address of its
 * `data-copy-from`, or what an element around it answers to `octavo-copy` as the event's `detail.text` (a promise too), or else the code
 * that the card around it shows, without removed lines and prompts. Of a link, its whole address. Rejects when a text
 * cannot be fetched.
 */
export async function readCopied(pressed: HTMLElement): Promise<Blob> {
  return new Blob([await readText(pressed)], { type: 'text/plain' });
}

async function readText(pressed: HTMLElement): Promise<string> {
  if (pressed instanceof HTMLAnchorElement) return pressed.href;
  const { copy, copyFrom } = pressed.dataset;
  if (copy !== undefined) return copy;
  if (copyFrom !== undefined) return fetchText(copyFrom);
  const detail: { text?: string | Promise<string> } = {};
  pressed.dispatchEvent(new CustomEvent('octavo-copy', { detail, bubbles: true }));
  return detail.text ?? readCode(pressed);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

function readCode(pressed: HTMLElement): string {
  const card = pressed.closest('.code');
  const shown =
    card?.querySelector('.open details[open] pre') ?? card?.querySelector(':scope > pre, .open pre');
  const code = shown?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const removed of code.querySelectorAll('del')) removed.remove();
  return readCopiedCode(code.textContent);
}

/**
 * Copies where a page that came without encryption has no clipboard, by what is selected; rejects where the browser does not.
 * https://developer.mozilla.org/docs/Web/API/Document/execCommand
 */
export async function copyByCommand(text: Promise<Blob>): Promise<void> {
  const area = document.createElement('textarea');
  area.value = await (await text).text();
  area.className = 'visually-hidden';
  const { activeElement } = document;
  // In a dialog that is open nothing outside of it can be selected.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  // Deprecated without anything in its place.
  const { execCommand } = document as { execCommand: (command: string) => boolean };
  const isCopied = execCommand.call(document, 'copy');
  area.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  if (!isCopied) throw new Error('The browser did not copy.');
}

/** Says for a moment, beside what was pressed and to screen readers, whether it was copied. */
export async function showCopied(pressed: HTMLElement, written: Promise<void>): Promise<void> {
  const isCopied = await written.then(
    () => true,
    () => false,
  );
  const done = pressed instanceof HTMLAnchorElement ? t('Link copied') : t('Copied');
  const words = isCopied ? done : t('Not copied');
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  pressed.dataset['copied'] = words;
  announce(words);
  const undo = isCopied ? showCheck(pressed) : () => {};
  setTimeout(() => {
    delete pressed.dataset['copied'];
    undo();
  }, 1500);
}

/** Draws a check mark in the icon of the button, and gives what puts its own drawing back. */
function showCheck(pressed: HTMLElement): () => void {
  const icon = pressed.querySelector(':scope > svg:not([data-drawing])');
  if (!(icon instanceof SVGElement)) return () => {};
  const drawing = [...icon.childNodes];
  const path = document.createElementNS(icon.namespaceURI, 'path');
  path.setAttribute('d', 'M224 72 96 200l-56-56');
  icon.replaceChildren(path);
  icon.dataset['drawing'] = 'check';
  return () => {
    icon.replaceChildren(...drawing);
    delete icon.dataset['drawing'];
  };
}

let sheet: CSSStyleSheet | undefined;

/** https://www.w3.org/TR/wai-aria-1.2/#status */
function announce(words: string): void {
  const known = document.querySelector('.copy-status');
  const status = known ?? document.createElement('p');
  if (!known) {
    status.className = 'copy-status visually-hidden';
    status.role = 'status';
    document.body.append(status);
  }
  status.textContent = '';
  setTimeout(() => (status.textContent = words), 50);
}

/**
 * What is copied from a block of code. In one that shows a session, whose first line begins with the prompt `$ ` or
 * `>>> `, only what was typed is copied: the lines after a prompt, without it, and those that continue them. Any other
 * code is copied as it is.
 */
export function readCopiedCode(code: string): string {
  const prompt = /^\s*(\$|>>>) /.exec(code)?.[1];
  if (prompt === undefined) return code;
  let isOpen = false;
  const typed = code.split('\n').flatMap((line) => {
    const command = line.trimStart();
    const isPrompt = command.startsWith(`${prompt} `);
    const goesOn = prompt === '$' ? isOpen : /^\.\.\.(?: |\s*$)/.test(line);
    isOpen = (isPrompt || goesOn) && line.endsWith('\\');
    if (isPrompt) return command.slice(prompt.length + 1);
    return goesOn ? line.slice(prompt === '$' ? 0 : 4) : [];
  });
  return typed.join('\n');
}
