import type { BodyKind } from '../../http/form/callable.ts';
import type { FormBody, FormPart } from '../../http/form/playground-form.ts';
import type { JsonValue } from '../../lib/json/json-text.ts';
import {
  type FormEncoding,
  type FormPair,
  listPairs,
  writePairs,
} from '../../openapi/examples/form-pairs.ts';
import { giveFiles, listChosenFiles } from './form-dom.lazy.ts';
import {
  type BodyContent,
  findChosen,
  findControl,
  findInner,
  listMemberFields,
  readField,
  readTyped,
} from './form-dom.ts';
import { writeField } from './write-field.lazy.ts';

/** A body of pairs (`application/x-www-form-urlencoded`), of parts, or a file; undefined for one that is not chosen yet. */
export function readPairsBody(field: HTMLElement, kind: BodyKind): FormBody | undefined {
  if (kind === 'file') {
    const [file] = listChosenFiles(field);
    return file && { kind, file };
  }
  return kind === 'form'
    ? { kind: 'text', text: writePairs(listAll(field)) }
    : { kind: 'multipart', parts: readParts(field) };
}

/** Fills in the documented bodies. */
export function adoptExamples(contents: readonly BodyContent[]): void {
  for (const { isPairs, field, call } of contents)
    if (isPairs && field && call.example?.kind === 'text') writePairsInto(field, call.example.text);
}

/** The parts of a multipart body: texts and the files that were chosen, in the form's order. */
function readParts(field: HTMLElement): readonly FormPart[] {
  const pairs = listAll(field);
  const names = listFields(field).map(({ dataset }) => dataset['name'] ?? '');
  const files = listFields(field).flatMap((member) =>
    listChosenFiles(member).map((file): FormPart => ({ name: member.dataset['name'] ?? '', file })),
  );
  const parts: readonly FormPart[] = [...pairs.map(([name, text]) => ({ name, text })), ...files];
  const rank = ({ name }: FormPart) => (names.includes(name) ? names.indexOf(name) : names.length);
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

/** Fills in the text of a form's body. */
export function writePairsInto(field: HTMLElement, text: string): void {
  writeField(field, collect(field, [...new URLSearchParams(text)]));
}

/** Fills in the parts of a multipart body, its files too. */
export function writeParts(field: HTMLElement, parts: readonly FormPart[]): void {
  writeField(
    field,
    collect(
      field,
      parts.flatMap((part) => ('text' in part ? [[part.name, part.text]] : [])),
    ),
  );
  for (const member of listFields(field)) {
    const input = findControl(member);
    const files = parts.flatMap((part) =>
      'file' in part && part.name === member.dataset['name'] ? [part.file] : [],
    );
    if (input instanceof HTMLInputElement && input.type === 'file') giveFiles(input, files);
  }
}

function listAll(field: HTMLElement): readonly FormPair[] {
  const value = readField(field, true);
  const encodings = new Map(
    listFields(field).map((member) => [member.dataset['name'], readEncoding(member)]),
  );
  const members: readonly [string, JsonValue][] = value instanceof Map ? [...value] : [];
  return members.flatMap(([name, item]) => listPairs(name, item, encodings.get(name)));
}

/** The fields of the object that the body is, or of the option that is chosen for it. */
function listFields(field: HTMLElement): readonly HTMLElement[] {
  const inner = findChosen(field);
  return inner ? listFields(inner) : listMemberFields(field);
}

function readEncoding({ dataset }: HTMLElement): FormEncoding {
  return JSON.parse(dataset['encoding'] ?? '{}');
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** The object that these pairs were made from. Names that the form does not have stay as they are. */
function collect(field: HTMLElement, pairs: readonly (readonly string[])[]): JsonValue {
  const value = new Map<string, JsonValue>();
  for (const [name = '', text = ''] of pairs) {
    const [, outer = '', key = ''] = /^(.+?)\[(.*)\]$/.exec(name) ?? [];
    const members = listFields(field);
    const nested = members.find(({ dataset }) => dataset['name'] === outer);
    const member = members.find(({ dataset }) => dataset['name'] === name) ?? nested;
    const own = member === nested ? outer : name;
    const kind = member?.dataset['kind'];
    const { style = 'form', explode = style === 'form' } = member ? readEncoding(member) : {};
    const before = value.get(own);
    if (member && kind === 'list') {
      const texts = explode || own !== name ? [text] : text.split(separators[style] ?? ',');
      const items = texts.map((item) => readTyped(readItemKind(member), item) ?? item);
      value.set(own, [...(Array.isArray(before) ? before : []), ...items]);
    } else if (own !== name && own !== '') {
      const inside = listMemberFields(member ?? field).find(({ dataset }) => dataset['name'] === key);
      const known = before instanceof Map ? before : new Map<string, JsonValue>();
      value.set(own, new Map([...known, [key, readTyped(inside?.dataset['kind'] ?? 'text', text) ?? text]]));
    } else value.set(name, readTyped(kind ?? 'text', text) ?? text);
  }
  return value;
}

function readItemKind(list: HTMLElement): string | undefined {
  const template = list.querySelector<HTMLTemplateElement>(':scope > .rows > template');
  return findInner(template?.content.querySelector('.entry'))?.dataset['kind'];
}
