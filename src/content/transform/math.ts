import { markdownProblem } from '../compile/markdown-problems.ts';
import { type FoundMath, findTexOffset, readTex, splitMath } from '../math/page-math.ts';
import { renderMath } from '../math/render-math.ts';
import { locate, type PageContext } from './page-context.ts';
import { labelElement, makeMessage } from './page-message.ts';
import {
  type Element,
  isElementContent,
  makeElement,
  makeTextNode,
  readNodeText,
  type TreeNode,
} from './tree-node.ts';

type Text = TreeNode & { readonly type: 'text' };

/** A text whose math becomes MathML; one without is given back as it is. */
export function transformText(node: Text, page: PageContext): readonly TreeNode[] {
  const { found } = page.prepared.math;
  if (found.length === 0) return [node];
  return splitMath(node.value, found).map(({ text, index }) => {
    const math = index === undefined ? undefined : found[index];
    return math ? showMath(math, false, page) : makeTextNode(text);
  });
}

/**
 * A paragraph in pieces when math is on lines of its own in it, or is all of it: the math in a box that
 * scrolls, what is around it in paragraphs. Undefined when there is none.
 */
export function splitParagraph(paragraph: Element, page: PageContext): readonly TreeNode[] | undefined {
  const { found } = page.prepared.math;
  if (found.length === 0) return undefined;
  const parts = paragraph.children.flatMap((child): readonly (TreeNode | FoundMath)[] => {
    if (child.type !== 'text') return [child];
    const texts = splitMath(child.value, found);
    const isAll = paragraph.children.length === 1 && texts.length === 1;
    return texts.map(({ text, index }) => {
      const math = index === undefined ? undefined : found[index];
      const isBlock = math?.kind === 'block' || (isAll && math?.kind === 'display');
      return math && isBlock ? math : { ...child, value: text };
    });
  });
  if (!parts.some((part) => 'source' in part)) return undefined;
  const pieces: TreeNode[] = [];
  let line: TreeNode[] = [];
  const endLine = () => {
    const isEmpty = line.every((node) => node.type === 'text' && node.value.trim() === '');
    if (!isEmpty) pieces.push({ ...paragraph, children: line.filter(isElementContent) });
    line = [];
  };
  for (const part of parts) {
    if ('source' in part) {
      endLine();
      pieces.push(wrapBlock(showMath(part, true, page), page));
    } else line.push(part);
  }
  endLine();
  return pieces;
}

/** A fence of the language `math`, as GitHub reads it; undefined for others. */
export function transformMathFence(pre: Element, page: PageContext): TreeNode | undefined {
  const [code] = pre.children;
  if (!page.prepared.math.isOn || code?.type !== 'element') return undefined;
  const classes = code.properties['className'];
  if (!Array.isArray(classes) || !classes.includes('language-math')) return undefined;
  const tex = readNodeText(code).replace(/\n$/, '');
  const { line, column } = locate(page, pre);
  const rendered = renderMath(tex, true);
  if (rendered.kind === 'math') {
    page.components.add('Math');
    return wrapBlock(rendered.element, page);
  }
  const before = tex.slice(0, rendered.offset).split('\n');
  const place = {
    file: page.file,
    line: line + before.length,
    column: column + (before.at(-1)?.length ?? 0),
  };
  page.problems.push(markdownProblem('tex', place, rendered.reason));
  return undefined;
}

function wrapBlock(math: Element, page: PageContext): TreeNode {
  if (math.tagName !== 'math') return makeElement('pre', { tabIndex: 0 }, [math]);
  const number = countName('formula', page);
  const box = makeElement('div', { className: ['formula'], tabIndex: 0, role: 'group' }, [math]);
  return labelElement(box, makeMessage('Formula {number}', { number }));
}

/** How often the page has had a name, this time included: what names several things numbers them. */
export function countName(name: string, { labelCounts }: PageContext): number {
  const count = (labelCounts.get(name) ?? 0) + 1;
  labelCounts.set(name, count);
  return count;
}

/** The math, or its source as code with a problem at the place of the mistake. */
function showMath(math: FoundMath, isBlock: boolean, page: PageContext): Element {
  const rendered = renderMath(readTex(math), isBlock);
  if (rendered.kind === 'math') {
    page.components.add('Math');
    return rendered.element;
  }
  const place = page.prepared.math.locate(findTexOffset(math, rendered.offset));
  page.problems.push(markdownProblem('tex', place, rendered.reason));
  return makeElement('code', {}, [makeTextNode(math.source)]);
}
