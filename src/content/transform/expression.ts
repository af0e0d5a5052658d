import type { Place } from '../../problem/problem.ts';
import { describeInvalidExpression, describeUndefinedName } from '../compile/problems.ts';
import { findIcons } from '../expression/find-icons.ts';
import { findFreeNames } from '../expression/free-names.ts';
import { knownNames } from '../expression/known-names.ts';
import { readLiteral } from '../expression/literal.ts';
import { parseExpression } from '../expression/parse.ts';
import { noteComponent } from './known-component.ts';
import { type Expression, makeText, type TreeNode } from './node.ts';
import { locate, type PageWork } from './page-work.ts';
import { noteScriptIcons } from './script-icons.ts';

/** What becomes of JavaScript that a page holds. */
export type CheckedExpression =
  | { readonly kind: 'run'; readonly source: string }
  | { readonly kind: 'show'; readonly text: string }
  | { readonly kind: 'nothing' };

/**
 * JavaScript between braces made safe to run: it says where it stands before it runs, and one that reads a
 * name that nothing gives is shown as it is written, with a warning. In a snippet such names are its
 * parameters.
 */
export function checkExpression(source: string, work: PageWork, place: Place): CheckedExpression {
  const node = parseExpression(source);
  if (node === 'nothing') return { kind: 'nothing' };
  if (node === 'invalid') {
    work.problems.push(describeInvalidExpression(place, source));
    return { kind: 'show', text: `{${source}}` };
  }
  noteScriptIcons(findIcons(node), work, () => place);
  const { values, components } = findFreeNames(node);
  for (const name of components) if (!noteComponent(name, work, place)) work.unknownComponents.add(name);
  for (const name of values) {
    if (work.declared.has(name) || knownNames.has(name)) continue;
    if (work.isSnippet && !work.missing.has(name) && name !== 'process') {
      work.parameters.add(name);
      continue;
    }
    if (!work.missing.has(name)) work.problems.push(describeUndefinedName(place, name, source));
    return { kind: 'show', text: `{${source}}` };
  }
  const index = work.places.push([place.line, place.column, `{${source}}`]) - 1;
  return { kind: 'run', source: `_at(${index}, () => (${source}\n))` };
}

/** An expression in the text of a page: a literal becomes text, a comment nothing. */
export function shapeExpression(expression: Expression, work: PageWork): readonly TreeNode[] {
  const literal = readLiteral(expression.value);
  if (literal) {
    const isShown = typeof literal.value === 'string' || typeof literal.value === 'number';
    return isShown ? [makeText(String(literal.value))] : [];
  }
  const checked = checkExpression(expression.value, work, locate(work, expression));
  if (checked.kind === 'nothing') return [];
  if (checked.kind === 'show') return [makeText(checked.text)];
  const name = expression.value.trim();
  if (!work.parameters.has(name) || name === 'children')
    return [{ ...expression, value: checked.source.replace(/\)$/, ', true)') }];
  work.shownParameters.add(name);
  return [{ ...expression, value: `${name} === undefined ? ${JSON.stringify(`{${name}}`)} : ${name}` }];
}
