import { readVerbatim } from '../compile/verbatim.ts';
import { renderMath } from '../math/render-math.ts';
import { type ShapeGroup, shapeComponent } from './component.ts';
import { describeBadMath } from './component-problems.ts';
import { readText } from './node.ts';
import { locate } from './page-work.ts';

/** `Latex` and `Prompt`: their text is no Markdown. TeX becomes MathML; TeX with a mistake is shown as written. */
export const shapeVerbatim: ShapeGroup = (element, work, around) => {
  const text = readVerbatim(element.children.map(readText).join('\n'), work.insides);
  if (element.name !== 'Latex') return shapeComponent(element, work, { text }, []);
  const isBlock = element.type === 'mdxJsxFlowElement' && !around.isInline;
  const rendered = renderMath(text, isBlock);
  if (rendered.kind === 'math')
    return shapeComponent(element, work, { mathml: rendered.html, isBlock: isBlock || undefined }, []);
  work.problems.push(describeBadMath(locate(work, element), rendered.reason));
  return shapeComponent(element, work, { tex: text }, []);
};
