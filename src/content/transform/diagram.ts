import { markdownProblem } from '../compile/markdown-problems.ts';
import type { DiagramName } from '../diagrams/create-drawer.ts';
import { placeDiagram } from '../diagrams/draw/svg.ts';
import { makeAttribute } from './attribute.ts';
import { locate, type NodeContext, type PageContext } from './page-context.ts';
import { makeMessage } from './page-message.ts';
import { type Element, type JsxElement, makeJsx, readNodeText } from './tree-node.ts';

/** Where the site has the page that draws what Octavo itself cannot draw. */
const framePath = '/_octavo/diagram/frame.html';

/**
 * A fence of the language `mermaid`, outside code groups, as a drawing, which is there when `page.pending` is done: an SVG, a frame that
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
      give('Diagram', { svg: placeDiagram(drawing.svg, id), label: nameDrawing(drawing), source: text });
      return;
    }
    const html = await page.context.highlighter.highlight(text, 'text');
    if (drawing.kind === 'frame') {
      page.components.add('CodeBlock');
      give('DiagramFrame', {
        html,
        title: nameDrawing(drawing),
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

/** The writer's name for a diagram, or what it is. */
function nameDrawing(drawing: DiagramName): unknown {
  return drawing.isKind ? makeMessage(drawing.title) : drawing.title;
}
