import type { EdgeMark } from './graph.ts';
import { type Label, readLabel } from './label.ts';

/** Who takes part in a sequence. */
export interface Participant {
  readonly id: string;
  readonly label: Label;
  /** A person, and no machine. */
  readonly isActor: boolean;
}

export interface SequenceMessage {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly label: Label;
  readonly stroke: 'solid' | 'dashed';
  readonly startMark?: EdgeMark;
  readonly endMark?: EdgeMark;
}

export interface SequenceNote {
  readonly kind: 'note';
  readonly side: 'left' | 'right' | 'over';
  /** One, or the first and the last that it is over. */
  readonly of: readonly string[];
  readonly label: Label;
}

/** What happens in a sequence, one after the other. */
export type SequenceStep =
  | SequenceMessage
  | SequenceNote
  | { readonly kind: 'activate' | 'deactivate'; readonly of: string }
  /** A block such as `loop`, or its next part, such as `else`. */
  | { readonly kind: 'block' | 'part'; readonly name: string; readonly label: Label }
  | { readonly kind: 'end' };

export interface Sequence {
  readonly title?: Label;
  readonly participants: readonly Participant[];
  readonly steps: readonly SequenceStep[];
}

const name = '[\\p{L}\\p{N}_.]+(?:[ -][\\p{L}\\p{N}_.]+)*';
const participant = new RegExp(`^(participant|actor)\\s+(${name}?)(?:\\s+as\\s+(.+))?$`, 'u');
const message = new RegExp(
  `^(${name})\\s*(<<)?(-->>|->>|-->|->|--\\)|-\\)|--x|-x)\\s*([+-])?\\s*(${name})\\s*:\\s*(.*)$`,
  'u',
);
const noted = new RegExp(
  `^note\\s+(left of|right of|over)\\s+(${name})(?:\\s*,\\s*(${name}))?\\s*:\\s*(.+)$`,
  'iu',
);
const activation = new RegExp(`^(activate|deactivate)\\s+(${name})$`, 'u');

/** What the next part of a block is called. */
const nextParts: Readonly<Record<string, string>> = { alt: 'else', par: 'and', critical: 'option' };

const marks: Readonly<Record<string, EdgeMark>> = { '>>': 'arrow', ')': 'open-arrow', x: 'cross' };

interface Reading {
  readonly participants: Map<string, Participant>;
  readonly steps: SequenceStep[];
  readonly blocks: string[];
  title?: Label;
  /** Number of the next message, and how much it grows by. */
  next: number | undefined;
  by: number;
}

/**
 * What a sequence diagram's lines say (https://mermaid.js.org/syntax/sequenceDiagram.html); undefined when one says what only Mermaid
 * draws.
 */
export function readSequence(lines: readonly string[]): Sequence | undefined {
  if (lines[0] !== 'sequenceDiagram') return undefined;
  const reading: Reading = { participants: new Map(), steps: [], blocks: [], next: undefined, by: 1 };
  for (const line of lines.slice(1)) if (!readLine(reading, line)) return undefined;
  const { participants, steps, blocks, title } = reading;
  if (blocks.length > 0 || participants.size === 0) return undefined;
  return { participants: [...participants.values()], steps, ...(title && { title }) };
}

function readLine(reading: Reading, line: string): boolean {
  const [, role, id = '', written] = participant.exec(line) ?? [];
  if (role !== undefined) {
    const label = readLabel((written ?? id).trim());
    if (label) reading.participants.set(id, { id, label, isActor: role === 'actor' });
    return label !== undefined;
  }
  const [, kind, of = ''] = activation.exec(line) ?? [];
  if (kind === 'activate' || kind === 'deactivate') {
    reading.steps.push({ kind, of: take(reading, of) });
    return true;
  }
  if (/^autonumber\b/.test(line)) return readNumbers(reading, line);
  return (
    readTitle(reading, line) ??
    readBlock(reading, line) ??
    readNote(reading, line) ??
    readMessage(reading, line)
  );
}

/** Who is named for the first time takes part from there on. */
function take({ participants }: Reading, id: string): string {
  if (!participants.has(id)) participants.set(id, { id, label: [[{ text: id }]], isActor: false });
  return id;
}

function readNumbers(reading: Reading, line: string): boolean {
  const [all, first, by, off] = /^autonumber(?:\s+(\d+))?(?:\s+(\d+))?(?:\s+(off))?$/.exec(line) ?? [];
  if (all === undefined) return false;
  reading.next = off === undefined ? Number(first ?? 1) : undefined;
  reading.by = Number(by ?? 1);
  return true;
}

function readTitle(reading: Reading, line: string): boolean | undefined {
  const [, title] = /^title\s*:?\s+(.+)$/.exec(line) ?? [];
  if (title === undefined) return undefined;
  const label = readLabel(title);
  if (label) reading.title = label;
  return label !== undefined;
}

function readBlock({ steps, blocks }: Reading, line: string): boolean | undefined {
  if (line === 'end') {
    steps.push({ kind: 'end' });
    return blocks.pop() !== undefined;
  }
  const [, word, text = ''] =
    /^(loop|alt|opt|par|critical|break|else|and|option)(?:\s+(.*))?$/.exec(line) ?? [];
  if (word === undefined) return undefined;
  const label = readLabel(text.trim());
  if (!label) return false;
  if (/^(?:else|and|option)$/.test(word)) {
    steps.push({ kind: 'part', name: word, label });
    return nextParts[blocks.at(-1) ?? ''] === word;
  }
  steps.push({ kind: 'block', name: word, label });
  blocks.push(word);
  return true;
}

function readNote(reading: Reading, line: string): boolean | undefined {
  const [, where, one = '', other, text = ''] = noted.exec(line) ?? [];
  if (where === undefined) return undefined;
  const label = readLabel(text.trim());
  const side = /^left/i.test(where) ? 'left' : /^right/i.test(where) ? 'right' : 'over';
  if (!label || (side !== 'over' && other !== undefined)) return false;
  const of = (other === undefined ? [one] : [one, other]).map((id) => take(reading, id));
  reading.steps.push({ kind: 'note', side, of, label });
  return true;
}

function readMessage(reading: Reading, line: string): boolean {
  const [, from = '', both, sign, active, to = '', text = ''] = message.exec(line) ?? [];
  const label = readLabel(text.replace(/^(?:no)?wrap:/, '').trim());
  if (sign === undefined || !label || (both !== undefined && !sign.endsWith('>>'))) return false;
  const endMark = marks[/(?:>>|\)|x)$/.exec(sign)?.[0] ?? ''];
  take(reading, from);
  take(reading, to);
  const { next } = reading;
  if (next !== undefined) reading.next = next + reading.by;
  const [first = [], ...rest] = label;
  const numbered = next === undefined ? label : [[{ text: `${next}. ` }, ...first], ...rest];
  reading.steps.push({
    kind: 'message',
    from,
    to,
    label: numbered,
    stroke: sign.startsWith('--') ? 'dashed' : 'solid',
    ...(both !== undefined && { startMark: 'arrow' }),
    ...(endMark && { endMark }),
  });
  if (active === '+') reading.steps.push({ kind: 'activate', of: to });
  if (active === '-') reading.steps.push({ kind: 'deactivate', of: from });
  return true;
}
