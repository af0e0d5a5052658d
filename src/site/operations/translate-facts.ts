import type { Message } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Fact } from '../../openapi/read/operation.ts';

/** A text that is composed of a message and of what stands in it. */
interface Composed {
  readonly message: Message;
  readonly pattern: RegExp;
}

function compose(...messages: readonly Message[]): readonly Composed[] {
  return messages.map((message) => ({
    message,
    pattern: new RegExp(`^${message.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 's'),
  }));
}

/** Labels that hold more than words of Octavo. */
const labels = compose('Required with {key}', 'Allowed values, first {shown} of {count}');

/** What `openapi/rows/summarize-schema.ts` says of numbers; two bounds come before one. */
const bounds = compose(
  'more than {low}, less than {high}',
  'more than {low}, at most {high}',
  'at least {low}, less than {high}',
  '{low} to {high}',
  'exactly {number}',
  'more than {low}',
  'at least {low}',
  'less than {high}',
  'at most {high}',
);
const subschema = compose('with {names}');

/** The facts whose values are said in words of Octavo; those of others are the document's own. */
const values: ReadonlyMap<string, readonly Composed[]> = new Map([
  ['Length', bounds],
  ['Range', bounds],
  ['Items', [...bounds, ...compose('unique')]],
  ['Properties', [...bounds, ...compose('only those listed')]],
  ['Contains', subschema],
  ['Not', subschema],
]);

/** The facts of a field in the language of the page. What the document says in them stays. */
export function translateFacts(facts: readonly Fact[], t: Translate): readonly Fact[] {
  return facts.map((fact) => {
    const known = values.get(fact.label) ?? [];
    return {
      ...fact,
      label: translateComposed(fact.label, labels, t) ?? t.known(fact.label),
      values: fact.values.map((value) => translateComposed(value, known, t) ?? value),
    };
  });
}

/** Undefined for a text that none of these messages makes. */
function translateComposed(text: string, known: readonly Composed[], t: Translate): string | undefined {
  for (const { message, pattern } of known) {
    const match = pattern.exec(text);
    if (match) return t(message, match.groups);
  }
  return undefined;
}
