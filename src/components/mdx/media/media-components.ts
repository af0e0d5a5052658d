import { renderMath } from '../../../content/math/render-math.ts';
import { readInside, transformComponent } from '../../../content/transform/component.ts';
import { iconProps, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { type ComponentTransform, locate } from '../../../content/transform/page-context.ts';
import { type Place, type Problem, problem } from '../../../problem/problem.ts';
import { make, makeLine } from '../../../site/markdown/page-runtime.ts';

/** TeX becomes MathML; TeX with a mistake is shown as written. */
const transformTex: ComponentTransform = (element, page, context) => {
  const text = readInside(element, page);
  const isBlock = element.type === 'mdxJsxFlowElement' && !context.isInline;
  const rendered = renderMath(text, isBlock);
  if (rendered.kind === 'math')
    return transformComponent(element, page, { mathml: rendered.html, isBlock: isBlock || undefined }, []);
  page.problems.push(describeBadMath(locate(page, element), rendered.reason));
  return transformComponent(element, page, { tex: text }, []);
};

/** TeX that cannot be read; `reason` says why. */
function describeBadMath(place: Place, reason: string): Problem {
  return problem(
    place,
    'content/bad-math',
    'warning',
    `This formula cannot be read (${reason}), so it is shown as it is written.`,
    'Check its commands and braces.',
  );
}

/** Images, icons and formulas. */
export const mediaComponents = [
  defineComponent({
    name: 'Frame',
    props: { caption: prop.any, hint: prop.any, noZoom: prop.flag, type: prop.text },
    markdown: ({ hint, caption, children }) => [makeLine(hint), make('div', {}, children), makeLine(caption)],
    styles: ['frame', 'zoom'],
  }),
  defineComponent({
    name: 'Icon',
    props: { ...iconProps, color: prop.color(), size: prop.length },
    required: { prop: 'icon', otherwise: 'no icon is shown' },
    isLinkable: true,
    isPhrasing: true,
    markdown: () => null,
  }),
  defineComponent({
    name: 'Latex',
    props: {},
    isVerbatim: true,
    transform: transformTex,
    markdown: ({ mathml, tex, children }) =>
      mathml === undefined ? make('code', {}, tex ?? children) : make('span', { 'set:html': String(mathml) }),
    styles: ['math'],
  }),
] as const;
