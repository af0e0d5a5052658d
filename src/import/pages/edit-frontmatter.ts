import { isMap, isScalar, parseDocument } from 'yaml';
import type { TextEdit } from '../../lib/html/tags.ts';
import { isObject, type JsonObject } from '../../lib/json/json-value.ts';
import { findCollectionKey } from '../../lib/text/collection-key.ts';

/** The frontmatter of a page, to be read and changed key by key. */
export interface PageFrontmatter {
  readonly values: JsonObject;
  /** Where a key stands in the page's text; its start when it is not there. */
  readonly offsetOf: (key: string) => number;
  /** Takes a key out, with its value. */
  readonly remove: (key: string) => void;
  readonly rename: (key: string, to: string) => void;
  /** Sets a key, in the place of its value or at the end. */
  readonly set: (key: string, value: string | boolean) => void;
  /** The edits that make it so; all else in it stays byte for byte. */
  readonly listEdits: () => readonly TextEdit[];
}

const BLOCK = /^(\ufeff?(?:[ \t]*\r?\n)*---[ \t]*\r?\n)([\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;

/** The frontmatter at the start of a page; empty when there is none or it cannot be read. */
export function openFrontmatter(text: string): PageFrontmatter {
  const match = /^\ufeff?(?:[ \t]*\r?\n)*---[ \t]*\r?\n/.test(text) ? BLOCK.exec(text) : null;
  const [start, yaml] = [match?.[1]?.length ?? 0, match?.[2] ?? ''];
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'silent' });
  const isRead = document.errors.length === 0 && !findCollectionKey(document.contents);
  const read: unknown = isRead ? document.toJS({ maxAliasCount: 50 }) : {};
  const spans = new Map<
    string,
    { readonly key: readonly [number, number]; readonly line: number; readonly end: number }
  >();
  const items = isMap(document.contents) ? document.contents.items : [];
  const starts = items.map(({ key }) => (isScalar(key) ? lineStart(yaml, key.range?.[0] ?? 0) : 0));
  for (const [index, { key }] of items.entries()) {
    if (!isScalar(key) || !key.range) continue;
    const end = starts[index + 1] ?? yaml.length;
    const span = {
      key: [start + key.range[0], start + key.range[1]] as const,
      line: start + (starts[index] ?? 0),
    };
    spans.set(String(key.value), { ...span, end: start + end });
  }
  const edits: TextEdit[] = [];
  const added = new Map<string, string>();
  const isBroken = document.errors.length > 0;
  return {
    values: isObject(read) ? read : {},
    offsetOf: (key) => spans.get(key)?.key[0] ?? 0,
    remove: (key) => {
      const span = spans.get(key);
      if (span) edits.push({ start: span.line, end: span.end, text: '' });
    },
    rename: (key, to) => {
      const span = spans.get(key);
      if (span) edits.push({ start: span.key[0], end: span.key[1], text: to });
    },
    set: (key, value) => {
      const line = `${key}: ${writeYaml(value)}\n`;
      const span = spans.get(key);
      if (span) edits.push({ start: span.line, end: span.end, text: line });
      else added.set(key, line);
    },
    listEdits: () => {
      const lines = [...added.values()].join('');
      if (added.size === 0 || isBroken) return edits;
      if (match) {
        const at = start + yaml.length;
        const before = yaml === '' || yaml.endsWith('\n') ? '' : '\n';
        return [...edits, { start: at, end: at, text: before + lines }];
      }
      const at = text.startsWith('\ufeff') ? 1 : 0;
      return [...edits, { start: at, end: at, text: `---\n${lines}---\n\n` }];
    },
  };
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** A text as YAML has it, with quotation marks where it would be read as something else. */
function writeYaml(value: string | boolean): string {
  if (typeof value === 'boolean') return String(value);
  const isPlain = /^[A-Za-z/][^:#\n"'{}[\]&*!|>%@`\\]*$/.test(value) && value.trim() === value;
  return isPlain && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value) ? value : JSON.stringify(value);
}
