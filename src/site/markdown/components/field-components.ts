import type { Props } from '../../../content/evaluate/running.ts';
import { isOn } from '../../../content/transform/is-on.ts';
import { make } from '../nodes/page-runtime.ts';
import { makeLabel, printValue } from './component-text.ts';
import type { TwinComponent } from './page-components.ts';

/** A field that is described by hand as an entry of a list. */
const showField: TwinComponent = (props) => {
  if (isOn(props['hidden'])) return null;
  const where = ['query', 'header', 'cookie'].find((place) => props[place] !== undefined);
  const key = ['path', 'query', 'body', 'header', 'cookie', 'name'].find((name) => props[name] !== undefined);
  const { type, required, optional, deprecated, pre, post, children } = props;
  const marks = [
    [type === undefined ? '' : printValue(type), where && `in ${where}`].filter(Boolean).join(' '),
    isOn(required) && 'required',
    isOn(optional) && !isOn(required) && 'optional',
    isOn(deprecated) && 'deprecated',
  ].filter(Boolean);
  return make(
    'li',
    {},
    make(
      'p',
      {},
      listTexts(pre).map((label) => `${label} `),
      make('code', {}, key === undefined ? '' : String(props[key])),
      listTexts(post).map((label) => ` ${label}`),
      marks.length > 0 ? ` (${marks.join(', ')})` : null,
    ),
    make('div', {}, children),
    writeFacts(props),
  );
};

function writeFacts({ default: standard, enum: choices, placeholder, initialValue }: Props): unknown {
  const facts = [
    { label: 'Default', values: listTexts(standard) },
    { label: 'One of', values: listTexts(choices) },
    { label: 'Example', values: listTexts(placeholder ?? initialValue) },
  ].filter(({ values }) => values.length > 0);
  const sentences = facts.flatMap(({ label, values }, index) => [
    `${index > 0 ? ' ' : ''}${label}: `,
    values.flatMap((value, place) => [place > 0 ? ', ' : '', make('code', {}, value)]),
    '.',
  ]);
  return facts.length === 0 ? null : make('p', {}, sentences);
}

function listTexts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(
    printValue,
  );
}

export const fieldComponents: Readonly<Record<string, TwinComponent>> = {
  Expandable: ({ title = 'Fields', children }) => [makeLabel(title), make('div', {}, children)],
  ParamField: showField,
  ResponseField: showField,
};
