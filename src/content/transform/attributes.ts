import type { MdxJsxAttributeUnion } from 'satteri';
import type { Place } from '../../problem/problem.ts';
import { makeAttribute, makeExpressionAttribute, readValue } from './attribute.ts';
import { checkExpression } from './expression.ts';
import type { PageWork } from './page-work.ts';
import { resolveLink } from './url.ts';

const links = new Set(['href', 'src', 'img', 'poster', 'action', 'formAction']);

/**
 * The attributes of a tag: links as they are published, unsafe ones left out, and JavaScript made safe to run
 * (one that cannot run is the text as written).
 */
export function shapeAttributes(
  attributes: readonly MdxJsxAttributeUnion[],
  work: PageWork,
  place: Place,
): readonly MdxJsxAttributeUnion[] {
  return attributes.flatMap((attribute): readonly MdxJsxAttributeUnion[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const checked = checkExpression(`({${attribute.value}})`, work, place);
      return checked.kind === 'run' ? [{ ...attribute, value: `...${checked.source}` }] : [];
    }
    const value = readValue(attribute.value);
    if (value.kind === 'expression') {
      const checked = checkExpression(value.source, work, place);
      if (checked.kind === 'run') return [makeExpressionAttribute(attribute.name, checked.source)];
      return checked.kind === 'show' ? [makeAttribute(attribute.name, checked.text)] : [];
    }
    if (typeof value.value !== 'string') return [makeAttribute(attribute.name, value.value)];
    if (!links.has(attribute.name)) return [attribute];
    const url = /^data:image\//i.test(value.value) ? value.value : resolveLink(value.value, work, place);
    return url === undefined ? [] : [makeAttribute(attribute.name, url)];
  });
}
