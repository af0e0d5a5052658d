import type { MdxJsxAttributeUnion } from 'satteri';
import type { Place } from '../../problem/problem.ts';
import { type Literal, readLiteral } from '../expression/parse.ts';
import { locate, type PageContext } from './page-context.ts';
import type { JsxElement } from './tree-node.ts';

/** What an attribute says: a value that is known, or the JavaScript that gives it. */
type AttributeValue =
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'expression'; readonly source: string };

/** The last attribute of that name; a bare name is `true`. Undefined when there is none. */
export function readAttribute(element: JsxElement, name: string): AttributeValue | undefined {
  const attribute = element.attributes.findLast(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return attribute?.type === 'mdxJsxAttribute' ? readValue(attribute.value) : undefined;
}

/** The text of an attribute when it is known and not empty; a number is its own text. */
export function readTextAttribute(element: JsxElement, name: string): string | undefined {
  const value = readAttribute(element, name);
  if (value?.kind !== 'literal') return undefined;
  if (typeof value.value === 'number') return String(value.value);
  return typeof value.value === 'string' && value.value.trim() !== '' ? value.value : undefined;
}

/** What follows an attribute's `=`. */
export function readValue(value: unknown): AttributeValue {
  if (value === null || value === undefined) return { kind: 'literal', value: true };
  if (typeof value === 'string') return { kind: 'literal', value };
  const source = typeof value === 'object' && 'value' in value ? String(value.value) : '';
  const literal = readLiteral(source);
  return literal ? { kind: 'literal', value: literal.value } : { kind: 'expression', source };
}

/** An attribute with a text or any plain data. */
export function makeAttribute(name: string, value: unknown): MdxJsxAttributeUnion {
  return typeof value === 'string'
    ? { type: 'mdxJsxAttribute', name, value }
    : makeExpressionAttribute(name, printData(value));
}

/** An attribute whose value is JavaScript. */
export function makeExpressionAttribute(name: string, source: string): MdxJsxAttributeUnion {
  return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value: source } };
}

/** The attributes with those of the second list put after those of other names. */
export function replaceAttributes(
  attributes: readonly MdxJsxAttributeUnion[],
  added: readonly MdxJsxAttributeUnion[],
): readonly MdxJsxAttributeUnion[] {
  const names = new Set(
    added.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '')),
  );
  const kept = attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !names.has(attribute.name),
  );
  return [...kept, ...added];
}

/**
 * Plain data as JavaScript; a `{ source }` inside is JavaScript itself, and undefined fields are left out.
 */
function printData(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (Array.isArray(value)) return `[${value.map(printData).join(', ')}]`;
  if (value instanceof Source) return `(${value.source})`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${printData(field)}`).join(', ')} }`;
}

/** JavaScript among data, for `printData`. */
class Source {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** The value as data for `printData`. */
export function toData(value: AttributeValue | undefined): unknown {
  return value?.kind === 'expression' ? makeSource(value.source) : value?.value;
}

/** JavaScript as data for `printData`. */
export function makeSource(source: string): unknown {
  return new Source(source);
}

/** In an opening tag: a text or braces as a value, which are passed over, the end, or a name. */
const piece = /"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\/?>|[\w:.-]+/g;

/** Where an attribute's name is in a tag, which the parser does not tell; the tag's place when it is not found. */
export function locateAttribute(element: JsxElement, name: string, page: PageContext): Place {
  const place = locate(page, element);
  if (!element.position) return place;
  const end = place.line + element.position.end.line - element.position.start.line;
  const tag = page.lines.slice(place.line - 1, end).join('\n');
  const start = place.column - 1;
  if (!tag.startsWith(`<${element.name}`, start)) return place;
  for (const { 0: found, index } of tag.slice(start).matchAll(piece)) {
    if (found === '>' || found === '/>') break;
    if (found !== name || index < 2) continue;
    const before = tag.slice(0, start + index).split('\n');
    return {
      file: page.file,
      line: place.line + before.length - 1,
      column: (before.at(-1)?.length ?? 0) + 1,
    };
  }
  return place;
}

const isClass = /^(?:class|className|\w+ClassName)$/;

/** What may be a class name in a tag's attributes: the words of a text, and of all texts in JavaScript. */
export function listTagClasses({ attributes }: JsxElement): readonly string[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute')
      return /class/.test(attribute.value) ? listScriptClasses(attribute.value) : [];
    if (!isClass.test(attribute.name)) return [];
    const { value } = attribute;
    if (typeof value === 'string') return listWords(value);
    return value ? listScriptClasses(value.value) : [];
  });
}

/** What may be a class name in JavaScript: the words of its strings and templates. */
export function listScriptClasses(source: string): readonly string[] {
  return [...source.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs)].flatMap(([, , text = '']) => {
    const inner = [...text.matchAll(/\$\{([^{}]*)\}/g)].flatMap(([, code = '']) => listScriptClasses(code));
    return [...listWords(text.replace(/\$\{[^{}]*\}/g, ' ')), ...inner];
  });
}

function listWords(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => /^[!@*[-]?[a-z][^\s"'`<>{}\\]*$/i.test(word));
}
