import { findNearest } from '../../lib/text/nearest.ts';
import { readRows } from '../../lib/text/rows.ts';
import type { Place } from '../../problem/problem.ts';
import { findLanguage, listLanguages } from '../code/code-languages.ts';
import { markLines, markWords, readFence, readNotations } from '../code/fence.ts';
import { markdownProblem } from '../compile/markdown-problems.ts';
import { contentProblem } from '../compile/problems.ts';
import { placeDiagram } from '../diagrams/clean-svg.ts';
import { makeAttribute, makeExpressionAttribute } from './attribute.ts';
import { countItems, numberLater } from './group.ts';
import { resolveIconRef } from './icon.ts';
import { locate, type NodeContext, type PageContext } from './page-context.ts';
import { type Element, type JsxElement, makeJsx, readNodeText, type TreeNode } from './tree-node.ts';

/**
 * A fence as `<CodeBlock>`, or a `pre` without code as it is. Its lines are in `work.blocks` when `work.late` is done.
 * Inside a code group it becomes one of the group's tabs.
 */
export function transformCodeBlock(
  pre: Element,
  page: PageContext,
  context: NodeContext,
): TreeNode | undefined {
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code');
  if (code?.type !== 'element') return undefined;
  const place = locate(page, pre);
  const data: { lang?: unknown; meta?: unknown } = code.data ?? {};
  const meta = typeof data.meta === 'string' ? data.meta : '';
  const fence = readFence(typeof data.lang === 'string' ? data.lang : readLanguageClass(code), meta);
  const language = chooseLanguage(fence.language, page, place);
  const read = readNotations(readNodeText(code).replace(/\r\n?/g, '\n').replace(/\n$/, ''), fence.marks);
  const hasFocus = read.marks.focused.size > 0;
  const iconRef =
    fence.icon === undefined ? undefined : resolveIconRef(fence.icon, fence.iconType, page, place);
  const group = context.group?.item === undefined ? context.group : undefined;
  const index = group ? group.before() + countItems(group.items) : 0;
  const title = fence.title ?? (group ? showLanguage(fence.language, index) : undefined);
  const attributes = Object.entries({
    language,
    title,
    iconRef,
    lines: fence.lines || undefined,
    wrap: fence.wrap || undefined,
    expandable: fence.expandable || undefined,
    focused: hasFocus || undefined,
    lineCount: read.code.split('\n').length,
  }).flatMap(([name, value]) => (value === undefined ? [] : [makeAttribute(name, value)]));
  const block = makeJsx('CodeBlock', attributes, [], false);
  if (group && title !== undefined) {
    const tab = page.ids.take(`${group.id} ${title}`, group.id);
    group.items.push({ id: tab, title, language, iconRef });
    block.attributes.push(
      makeAttribute('group', group.id),
      makeAttribute('tab', tab),
      makeAttribute('index', index),
    );
    numberLater(block, group, page);
  }
  page.components.add('CodeBlock');
  const number = page.blocks.push('') - 1;
  block.attributes.push(makeExpressionAttribute('html', `_codeLines(${number})`));
  const complete = async () => {
    const html = await page.context.highlighter.highlight(read.code, language);
    const marked = markWords(html, read.words);
    page.blocks[number] = markLines(marked, read.marks, fence.lines || hasFocus);
  };
  page.late.push(complete());
  return block;
}

function chooseLanguage(written: string, page: PageContext, place: Place): string {
  const language = findLanguage(written);
  if (language !== undefined) return language;
  if (!page.unknownLanguages.has(written)) {
    page.unknownLanguages.add(written);
    page.problems.push(
      contentProblem('unknown-language', place, written, findNearest(written, listLanguages())),
    );
  }
  return 'text';
}

function readLanguageClass(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  return classes.find((name) => name.startsWith('language-'))?.slice(9) ?? '';
}

/** How languages are called on the tab of a fence without a title. */
const shownNames = readRows(`
bash Bash,c C,c# C#,c++ C++,cpp C++,cs C#,csharp C#,css CSS,curl cURL,dart Dart,go Go,golang Go,graphql GraphQL,html HTML
java Java,javascript JavaScript,js JavaScript,json JSON,jsx JSX,kotlin Kotlin,php PHP,powershell PowerShell,py Python
python Python,rb Ruby,ruby Ruby,rs Rust,rust Rust,scala Scala,sh Shell,shell Shell,sql SQL,swift Swift,toml TOML
ts TypeScript,tsx TSX,typescript TypeScript,xml XML,yaml YAML,yml YAML
`);

function showLanguage(language: string, index: number): string {
  return language === '' ? `Code ${index + 1}` : (shownNames.get(language.toLowerCase()) ?? language);
}

/** Where the site has the page that draws what Octavo itself cannot draw. */
const framePath = '/_octavo/diagram/frame.html';

/**
 * A fence of the language `mermaid`, outside code groups, as a drawing, which is there when `work.pending` is done: an SVG, a frame that
 * Mermaid draws in, or, for one with a mistake, its text as code.
 */
export function transformDiagram(
  pre: Element,
  page: PageContext,
  context: NodeContext,
): JsxElement | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || context.group) return undefined;
  const classes = code.properties['className'];
  if (!Array.isArray(classes) || !classes.includes('language-mermaid')) return undefined;
  const text = readNodeText(code).replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const place = locate(page, pre);
  const id = page.ids.take('diagram', 'diagram');
  const diagram: JsxElement & { name: string | null } = makeJsx('Diagram', [], [], false);
  const give = (name: string, props: Readonly<Record<string, unknown>>) => {
    diagram.name = name;
    page.components.add(name);
    diagram.attributes.push(...Object.entries(props).map(([key, value]) => makeAttribute(key, value)));
  };
  const complete = async () => {
    const drawing = await page.context.diagrams.draw(text);
    if (drawing.kind === 'svg') {
      give('Diagram', { svg: placeDiagram(drawing.svg, id), label: drawing.title, source: text });
      return;
    }
    const html = await page.context.highlighter.highlight(text, 'text');
    if (drawing.kind === 'frame') {
      page.components.add('CodeBlock');
      give('DiagramFrame', {
        html,
        title: drawing.title,
        frame: page.context.resolveUrl(framePath),
        source: text,
      });
      return;
    }
    if (drawing.kind === 'uninstalled') page.problems.push(markdownProblem('mermaid', place));
    else {
      const { line, column, reason, nearest } = drawing.mistake;
      const at = { file: page.file, line: place.line + line, column: place.column + column - 1 };
      page.problems.push(markdownProblem('diagram', at, reason, nearest));
    }
    give('CodeBlock', { html, language: 'text', lineCount: text.split('\n').length });
  };
  page.pending.push(complete());
  return diagram;
}
