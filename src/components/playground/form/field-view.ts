import type { FormControl, FormField } from '../../../http/form/playground-form.ts';

/** The attributes of an `<input>`. */
export interface InputAttributes {
  readonly type?: 'date' | 'email' | 'password' | 'url' | undefined;
  readonly inputmode?: 'decimal' | 'email' | 'numeric' | 'url' | undefined;
  readonly placeholder?: string | undefined;
  readonly autocomplete?: 'off' | undefined;
}

const placeholders: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T09:30:00Z',
  time: '09:30:00Z',
};

/**
 * How a text or a number is typed. Numbers are texts, since a number input may round them; a date has the browser's own
 * input where that can show what it holds at first.
 */
export function chooseInput(control: FormControl, value: string): InputAttributes {
  if (control.kind === 'number')
    return {
      inputmode: control.isInteger && (control.minimum ?? -1) >= 0 ? 'numeric' : 'decimal',
      placeholder: control.placeholder,
    };
  if (control.kind !== 'text') return {};
  const { format = '' } = control;
  if (format === 'password') return { type: 'password', autocomplete: 'off' };
  if (format === 'date' && (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value))) return { type: 'date' };
  return {
    inputmode: format === 'email' ? 'email' : /^ur[il]$/.test(format) ? 'url' : undefined,
    placeholder: control.placeholder ?? placeholders[format],
  };
}

/**
 * The id of the text below a field, for the input that it belongs to; undefined where there is none. `path` names the field
 * in its page: a row or an option that is copied has none, and `describeFields` gives its texts their ids.
 */
export function nameHint({ description }: FormField, path: string | undefined): string | undefined {
  return path !== undefined && shortenText(description) !== '' ? `hint-${path}` : undefined;
}

/** Characters of a description that stand below an input. */
const maximumLength = 160;

/** The first paragraph of a Markdown text as plain words, cut where it is long; '' for none. */
export function shortenText(markdown = ''): string {
  const [paragraph = ''] = markdown
    .slice(0, 2_000)
    .trim()
    .split(/\n\s*\n/);
  const words = paragraph
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/^\s*(?:#+|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|`+)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])[*_]([^\s*_][^*_]*)[*_](?![\w*])/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= maximumLength) return words;
  const start = words.slice(0, maximumLength);
  const end = start.lastIndexOf('. ') + 1;
  return end > maximumLength / 2 ? start.slice(0, end) : `${start.slice(0, start.lastIndexOf(' '))}…`;
}

/** Characters of name and type that fit above an input of half the width. */
const maximumLabel = 24;
const maximumPairedDescription = 90;

/** Which fields share a line: two neighbours that are short both. */
export function pairFields(fields: readonly FormField[]): ReadonlySet<FormField> {
  const paired = new Set<FormField>();
  fields.forEach((field, index) => {
    const before = fields[index - 1];
    if (before && isShort(before) && isShort(field) && !paired.has(before)) paired.add(before).add(field);
  });
  return paired;
}

function isShort({ name, type, control, description = '' }: FormField): boolean {
  const isPlain =
    (control.kind === 'text' && !control.isLong) || ['number', 'boolean', 'enum'].includes(control.kind);
  return (
    isPlain && name.length + type.length <= maximumLabel && description.length <= maximumPairedDescription
  );
}
