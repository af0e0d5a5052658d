import { type JsonValue, parseJson, RawJson } from '../../lib/json/json-text.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import type { AnswerLink, FormValues } from '../form/playground-form.ts';

/** An answer that came on the page of some operation, as it is kept in the tab. */
export interface KeptAnswer {
  /** Of the operation, in words. */
  readonly title: string;
  readonly status: number;
  readonly links: readonly AnswerLink[];
  /** What was sent, without what password fields held. */
  readonly values: FormValues;
  /** Its body; undefined where that is no JSON. */
  readonly body: JsonValue | undefined;
}

/** The answers that were kept as JSON, their bodies as text; what is none is left out. */
export function readAnswers(kept: readonly string[]): readonly KeptAnswer[] {
  return kept.flatMap((line) => {
    try {
      const {
        text,
        links = [],
        ...answer
      }: Omit<KeptAnswer, 'body'> & { readonly text: string } = JSON.parse(line);
      return [{ ...answer, links, body: parseJson(text) }];
    } catch {
      return [];
    }
  });
}

/** A field of a form that a value may be offered for. */
export interface WantedField {
  /** `path.id`, or `body`. */
  readonly place: string;
  /** The names of members that lead to it in a body; none for a parameter. */
  readonly names: readonly string[];
  /** Whether it takes a number, and no text. */
  readonly isNumber: boolean;
}

export interface OfferedValue {
  /** As it is typed into the field. */
  readonly text: string;
  /** The operation whose answer it is of. */
  readonly title: string;
  /** Whether a link of the document names the field; else the names are the same. */
  readonly isLinked: boolean;
}

/**
 * What earlier answers, the latest first, have for a field of the operation `METHOD /path`: what a link of the latest
 * answer that has one says, else the first value of the same name and type; undefined for nothing.
 */
export function findOffered(
  field: WantedField,
  operation: string,
  answers: readonly KeptAnswer[],
): OfferedValue | undefined {
  for (const answer of answers)
    for (const link of answer.links) {
      const expression =
        link.to === operation && isOfStatus(link, answer.status) ? findExpression(link, field) : undefined;
      const text = expression && evaluate(expression, answer.values, answer.body, field.isNumber);
      if (text) return { text, title: answer.title, isLinked: true };
    }
  const name = field.names.at(-1) ?? field.place.replace(/^\w+\./, '');
  for (const answer of answers) {
    const text = findNamed(answer.body, name, field.isNumber);
    if (text) return { text, title: answer.title, isLinked: false };
  }
  return undefined;
}

function isOfStatus({ status }: AnswerLink, given: number): boolean {
  return status === 'default' || new RegExp(`^${status.replace(/x/gi, '\\d')}$`).test(`${given}`);
}

function findExpression({ values }: AnswerLink, { place, names }: WantedField): string | undefined {
  const bare = place.replace(/^\w+\./, '');
  for (const [key, expression] of Object.entries(values)) {
    const [start = '', ...rest] = key.startsWith('body') ? key.split('/') : [key];
    const isMeant =
      place === 'body'
        ? start === 'body' && parsePointer(['', ...rest].join('/')).join('\n') === names.join('\n')
        : key === place || key === bare;
    if (isMeant) return expression;
  }
  return undefined;
}

/** The value of a runtime expression (OpenAPI 3.1.1, 4.8.20.4), of a body or a request's parameters. */
function evaluate(
  expression: string,
  { parameters, body: sent }: FormValues,
  body: JsonValue | undefined,
  isNumber: boolean,
): string | undefined {
  const [, source, place = '', pointer = ''] =
    /^\{?\$(response|request)\.([^#}]+)(?:#([^}]*))?\}?$/.exec(expression) ?? [];
  if (place === 'body') {
    const whole = source === 'response' ? body : sent?.kind === 'text' ? parseJson(sent.text) : undefined;
    return write(parsePointer(pointer).reduce(step, whole), isNumber);
  }
  const value = source === 'request' ? parameters[place] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}

function step(value: JsonValue | undefined, name: string): JsonValue | undefined {
  if (value instanceof Map) return value.get(name);
  return Array.isArray(value) ? value[Number(name)] : undefined;
}

/** What a field would show of it: undefined for what is no text or number, or not what the field takes. */
function write(value: JsonValue | undefined, isNumber: boolean): string | undefined {
  if (value instanceof RawJson) return value.text;
  return typeof value === 'string' && !isNumber ? value : undefined;
}

/** The first value of this name: of an object before those inside it, of a list its first item. */
function findNamed(value: JsonValue | undefined, name: string, isNumber: boolean): string | undefined {
  if (Array.isArray(value)) return findNamed(value[0], name, isNumber);
  if (!(value instanceof Map)) return undefined;
  const own = value.get(name);
  if (typeof own === 'string' ? !isNumber : isNumber && own !== undefined) {
    const text = write(own, isNumber);
    if (text) return text;
  }
  for (const inner of value.values()) {
    const text = findNamed(inner, name, isNumber);
    if (text) return text;
  }
  return undefined;
}
