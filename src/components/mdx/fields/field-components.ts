import type { Props } from '../../../content/evaluate/render-component.ts';
import { readTextAttribute } from '../../../content/transform/attribute.ts';
import { enterComponent, transformComponent } from '../../../content/transform/component.ts';
import { isOn, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { takeId } from '../../../content/transform/group.ts';
import type { ComponentTransform } from '../../../content/transform/page-context.ts';
import { make } from '../../../site/markdown/page-runtime.ts';

/** Gives a field an id by its name and the place that it is sent in. */
const transformField: ComponentTransform = (element, page, context, transformNodes) => {
  const places = ['path', 'query', 'header', 'cookie', 'body'];
  const place = places.find((name) => readTextAttribute(element, name) !== undefined);
  const name = readTextAttribute(element, place ?? 'name') ?? '';
  const kind = element.name === 'ResponseField' ? 'response' : `param${place ? `-${place}` : ''}`;
  const id = takeId(element, `${kind}-${name}`, page);
  const children = transformNodes(element.children, enterComponent(element, context, page));
  return transformComponent(element, page, { id }, children);
};

/** A value as a reader reads it: a text as it is, anything else as JSON. */
export function printFieldValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}

/** The values of a property that takes one or a list. */
export function listFieldValues(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(
    printFieldValue,
  );
}

/** What is said of the values of a field; those that nothing is known of are left out. */
export function listFieldFacts({
  default: standard,
  enum: choices,
  placeholder,
  initialValue,
}: Props): readonly { readonly label: string; readonly values: readonly string[] }[] {
  return [
    { label: 'Default', values: listFieldValues(standard) },
    { label: 'Allowed values', values: listFieldValues(choices) },
    { label: 'Example', values: listFieldValues(placeholder ?? initialValue) },
  ].filter(({ values }) => values.length > 0);
}

/** An entry of a list. */
function writeField(props: Props): unknown {
  if (isOn(props['hidden'])) return null;
  const where = ['query', 'header', 'cookie'].find((place) => props[place] !== undefined);
  const key = ['path', 'query', 'body', 'header', 'cookie', 'name'].find((name) => props[name] !== undefined);
  const { type, required, optional, deprecated, pre, post, children } = props;
  const marks = [
    [type === undefined ? '' : printFieldValue(type), where && `in ${where}`].filter(Boolean).join(' '),
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
      listFieldValues(pre).map((label) => `${label} `),
      make('code', {}, key === undefined ? '' : String(props[key])),
      listFieldValues(post).map((label) => ` ${label}`),
      marks.length > 0 ? ` (${marks.join(', ')})` : null,
    ),
    make('div', {}, children),
    writeFacts(props),
  );
}

function writeFacts(props: Props): unknown {
  const facts = listFieldFacts(props);
  const sentences = facts.flatMap(({ label, values }, index) => [
    `${index > 0 ? ' ' : ''}${label}: `,
    values.flatMap((value, place) => [place > 0 ? ', ' : '', make('code', {}, value)]),
    '.',
  ]);
  return facts.length === 0 ? null : make('p', {}, sentences);
}

const props = {
  name: prop.text,
  type: prop.any,
  required: prop.flag,
  optional: prop.flag,
  deprecated: prop.flag,
  default: prop.any,
  placeholder: prop.any,
  enum: prop.any,
  initialValue: prop.any,
  hidden: prop.flag,
  pre: prop.any,
  post: prop.any,
  id: prop.text,
} as const;

/** Fields that are described by hand; `content/compile/manual-field.ts` reads them for the playground. */
export const fieldComponents = [
  defineComponent({
    name: 'ParamField',
    props: {
      path: prop.text,
      query: prop.text,
      body: prop.text,
      header: prop.text,
      cookie: prop.text,
      ...props,
    },
    required: {
      prop: 'path',
      otherwise: 'the parameter is shown without a name',
      or: ['query', 'header', 'cookie', 'body'],
    },
    transform: transformField,
    markdown: writeField,
    styles: ['fields'],
  }),
  defineComponent({
    name: 'ResponseField',
    props,
    required: { prop: 'name', otherwise: 'it is shown without a name' },
    transform: transformField,
    markdown: writeField,
    styles: ['fields'],
    view: 'ParamField',
    given: { path: undefined, query: undefined, body: undefined, header: undefined, cookie: undefined },
  }),
] as const;
