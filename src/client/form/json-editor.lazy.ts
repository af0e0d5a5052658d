import type { PlaygroundData } from '../../http/form/playground-form.ts';
import { highlightJson } from '../../http/playground/highlight-json.ts';
import { t } from '../../i18n/browser.ts';
import { completeJson, type JsonCompletion, type JsonCompletions } from '../../json-schema/complete-json.ts';
import { create, renderPieces } from '../response/elements.ts';
import css from './json-editor.css?inline';
import { findBracketPair, isInString, pressJsonKey } from './json-keys.lazy.ts';

/** Longest text that is shown in colors, in UTF-16 code units: each key press colors it anew. */
const longest = 50_000;

/** TypeScript calls `execCommand` deprecated; nothing else keeps what a browser can undo. https://w3c.github.io/editing/docs/execCommand/ */
interface EditedDocument {
  execCommand(command: 'insertText' | 'delete', hasInterface: false, text: string): boolean;
}

let sheet: CSSStyleSheet | undefined;
let count = 0;

/**
 * Makes an editor of JSON of the text field of a body: colors, brackets that close and show what they belong to, and what the body's
 * schema has for the place. It stays the browser's own field, over which a layer in colors lies.
 */
export function openJsonEditor(area: HTMLTextAreaElement): void {
  const field = area.parentElement;
  if (!field || area.hasAttribute('aria-autocomplete')) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  field.classList.add('json-field');
  const layer = create('pre', 'json-layer');
  layer.ariaHidden = 'true';
  area.after(layer);
  const draw = () => drawLayer(layer, area);
  const options = openOptions(area, layer);
  area.addEventListener('input', draw);
  area.addEventListener('scroll', () => {
    layer.scrollTop = area.scrollTop;
    options.close();
  });
  area.addEventListener('blur', () => options.close());
  document.addEventListener('selectionchange', () => {
    if (document.activeElement === area) draw();
  });
  area.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey || event.metaKey || options.press(event) || event.ctrlKey) return;
    const { selectionStart, selectionEnd, value } = area;
    const edit = pressJsonKey(value, selectionStart, selectionEnd, event.key);
    if (!edit) return;
    event.preventDefault();
    insert(area, edit.from, edit.to, edit.text, edit.back);
    if (event.key === '"') options.open();
  });
  area.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.inputType === 'insertText' && /^\w$/.test(event.data ?? ''))
      options.open();
    else if (event instanceof InputEvent && event.inputType !== 'insertText') options.close();
  });
  new ResizeObserver(draw).observe(area);
  followValue(area, draw);
  draw();
}

/** Calls `draw` whenever a script gives the field another text, of which no event tells. */
function followValue(area: HTMLTextAreaElement, draw: () => void): void {
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  if (!own?.get || !own.set) return;
  Object.defineProperty(area, 'value', {
    ...own,
    set(this: HTMLTextAreaElement, text: string) {
      own.set?.call(this, text);
      draw();
    },
  });
}

/** Puts a text in the place of another so that the browser can undo it, and the caret so far before its end. */
function insert(area: HTMLTextAreaElement, from: number, to: number, text: string, back = 0): void {
  area.setSelectionRange(from, to);
  const isDone = (document as EditedDocument).execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isDone) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const caret = area.selectionEnd - back;
  area.setSelectionRange(caret, caret);
}

/** Draws the text in its colors where the field has it. */
function drawLayer(layer: HTMLElement, area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = area;
  const isPlain = value.length > longest;
  area.toggleAttribute('data-plain', isPlain);
  layer.hidden = isPlain;
  if (isPlain) return;
  const look = getComputedStyle(area);
  Object.assign(layer.style, {
    left: `${area.offsetLeft}px`,
    top: `${area.offsetTop}px`,
    width: `${area.clientWidth + 2}px`,
    height: `${area.offsetHeight}px`,
    padding: look.padding,
    font: look.font,
    letterSpacing: look.letterSpacing,
  });
  const isFocused = document.activeElement === area && selectionStart === selectionEnd;
  const pair = (isFocused && findBracketPair(value, selectionStart)) || [];
  let at = 0;
  const pieces = highlightJson(value).flatMap((piece) => {
    if (typeof piece !== 'string') {
      at += piece.text.length;
      return renderPieces([piece]);
    }
    const start = at;
    at += piece.length;
    return cutAt(
      piece,
      pair.map((place) => place - start),
    );
  });
  layer.replaceChildren(...pieces, '\n');
  layer.scrollTop = area.scrollTop;
}

/** A text in pieces, the characters at these places in elements of their own. */
function cutAt(text: string, places: readonly number[]): readonly (Node | string)[] {
  let done = 0;
  const cut = places.flatMap((place) => {
    if (place < 0 || place >= text.length) return [];
    const before = text.slice(done, place);
    done = place + 1;
    return [before, create('span', 'pair', text.charAt(place))];
  });
  return [...cut, text.slice(done)];
}

interface Options {
  readonly open: () => void;
  readonly close: () => void;
  /** Does what a key does with what is offered; whether it did anything. */
  readonly press: (event: KeyboardEvent) => boolean;
}

/** What the schema has for the place of the caret, offered below it. https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
function openOptions(area: HTMLTextAreaElement, layer: HTMLElement): Options {
  const list = create('ul', 'json-options');
  list.role = 'listbox';
  list.id = `_json-options-${++count}`;
  list.ariaLabel = t('Suggestions');
  list.hidden = true;
  layer.after(list);
  area.setAttribute('aria-autocomplete', 'list');
  area.setAttribute('aria-controls', list.id);
  const { schema, definitions } = readSchema(area);
  let offered: JsonCompletions | undefined;
  let at = 0;

  const close = () => {
    offered = undefined;
    list.hidden = true;
    area.removeAttribute('aria-activedescendant');
  };
  const choose = (index: number) => {
    at = index;
    for (const [place, item] of [...list.children].entries()) item.ariaSelected = `${place === at}`;
    const chosen = list.children[at];
    if (!chosen) return;
    area.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  };
  const accept = (index: number) => {
    const option = offered?.options[index];
    if (!offered || !option) return;
    const { from, to } = offered;
    close();
    const needsColon = option.isName && !/^\s*:/.test(area.value.slice(to));
    const text = option.text + (needsColon ? ': ' : '');
    insert(area, from, to, text, /^(?:\{\}|\[\])$/.test(text) ? 1 : 0);
    if (needsColon) open();
  };
  const open = () => {
    offered = completeJson(area.value, area.selectionEnd, schema, definitions);
    if (!offered) return close();
    list.replaceChildren(
      ...offered.options.map((option, index) => createOption(option, `${list.id}-${index}`)),
    );
    list.hidden = false;
    placeList(list, layer, area);
    choose(0);
  };
  // Before the field loses the focus.
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    const item = event.target instanceof Element && event.target.closest('li');
    if (item) accept([...list.children].indexOf(item));
  });
  return {
    open: () => {
      const isNameOrWord =
        isInString(area.value, area.selectionEnd) || /\w$/.test(area.value.slice(0, area.selectionEnd));
      if (isNameOrWord) open();
    },
    close,
    press: (event) => {
      const { key, ctrlKey } = event;
      if (ctrlKey && key === ' ') open();
      else if (!offered || ctrlKey) return false;
      else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const { length } = offered.options;
        choose((at + (key === 'ArrowDown' ? 1 : length - 1)) % length);
      } else if (key === 'Enter' || key === 'Tab') accept(at);
      else {
        if (key !== 'Shift' && !/^[\w"]$/.test(key)) close();
        if (key !== 'Escape') return false;
      }
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

function createOption({ text, type, isRequired }: JsonCompletion, id: string): HTMLElement {
  const item = create('li', '', text);
  item.role = 'option';
  item.id = id;
  const detail = [type, isRequired ? t('required') : ''].filter(Boolean).join(' · ');
  if (detail) item.append(create('span', '', detail));
  return item;
}

/** Puts the list below the caret, inside of the field's width. */
function placeList(list: HTMLElement, layer: HTMLElement, area: HTMLTextAreaElement): void {
  const range = new Range();
  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  let rest = area.selectionEnd;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text as Text;
    if (rest <= length) {
      range.setStart(text, rest);
      break;
    }
    rest -= length;
  }
  range.collapse(true);
  // Beside a line break a range has no box of its own.
  const mark = create('span', '', '\u200b');
  range.insertNode(mark);
  const [caret, box] = [mark.getBoundingClientRect(), layer.getBoundingClientRect()];
  mark.remove();
  const most = Math.max(0, box.width - list.offsetWidth);
  list.style.left = `${area.offsetLeft + Math.max(0, Math.min(most, caret.left - box.left))}px`;
  list.style.top = `${area.offsetTop + caret.bottom - box.top + 4}px`;
}

/** The schema of the body that the field is of, and what it refers to. */
function readSchema(area: HTMLElement): {
  readonly schema: PlaygroundData['schemas'][string];
  readonly definitions: PlaygroundData['definitions'];
} {
  const text = area
    .closest('octavo-playground')
    ?.querySelector('script[type="application/json"]')?.textContent;
  const { schemas, definitions } = JSON.parse(text ?? '{"schemas":{},"definitions":{}}') as PlaygroundData;
  const content = area.closest('.content');
  const index = [...(content?.parentElement?.querySelectorAll(':scope > .content') ?? [])].indexOf(
    content as Element,
  );
  return { schema: schemas[`body.${index}`] ?? true, definitions };
}
