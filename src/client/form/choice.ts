import type { OptionShape } from '../../http/form/option-shape.ts';
import { findControl, findInner, listMembers, listParts } from './field-parts.ts';

/** The options that were filled in before, by their choice. */
const earlier = new WeakMap<HTMLElement, Map<number, HTMLElement>>();

/** The shapes of the options of a choice. */
export function listShapes(field: HTMLElement): readonly OptionShape[] {
  return listTemplates(field).map((template) => readShape(findInner(template.content), 0));
}

/** Shows one option of a choice, as it was left; -1 shows none. */
export function showOption(field: HTMLElement, index: number): void {
  const select = findControl(field);
  const [slot] = listParts(field, '.slot');
  const template = listTemplates(field)[index];
  if (!select || !slot) return;
  const known = earlier.get(field) ?? new Map<number, HTMLElement>();
  earlier.set(field, known);
  const shown = findInner(slot);
  const before = Number(slot.dataset['shown'] ?? -1);
  if (shown && before >= 0) known.set(before, shown);
  select.value = template ? String(index) : '';
  if (shown && before === index) return;
  const next = known.get(index) ?? findInner(template && document.importNode(template.content, true));
  slot.replaceChildren(...(next ? [next] : []));
  slot.dataset['shown'] = String(index);
}

function listTemplates(field: HTMLElement): readonly HTMLTemplateElement[] {
  return listParts(field, 'template').filter((part) => part instanceof HTMLTemplateElement);
}

/** As `describeShape` has it for the field that this element was made from. */
function readShape(field: HTMLElement | null | undefined, depth: number): OptionShape {
  const kind = field?.dataset['kind'];
  if (!field || kind === 'choice' || kind === 'json') return {};
  const control = findControl(field);
  if (kind === 'enum' && control instanceof HTMLSelectElement)
    return { values: [...control.options].map(({ value }) => value).filter(Boolean) };
  if (kind !== 'object')
    return { type: { text: 'string', file: 'string', list: 'array' }[kind ?? ''] ?? kind };
  if (depth > 0) return { type: kind };
  const members = listMembers(field);
  const name = (member: HTMLElement) => member.dataset['name'] ?? '';
  return {
    type: kind,
    required: members.filter((member) => 'required' in member.dataset).map(name),
    keys: Object.fromEntries(members.map((member) => [name(member), readShape(member, 1)])),
  };
}
