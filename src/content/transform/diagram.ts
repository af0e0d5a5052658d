import { placeDiagram } from '../diagrams/clean-svg.ts';
import { describeDiagramMistake } from '../diagrams/diagram-problems.ts';
import { makeAttribute } from './attribute.ts';
import { type Element, type JsxElement, makeJsx, readText } from './node.ts';
import { locate, type PageWork, type Surroundings } from './page-work.ts';

/** Where the site has the page that draws what Octavo itself cannot draw. */
const framePath = '/_octavo/diagram/frame.html';

/**
 * A fence of the language `mermaid`, outside code groups, as a drawing, which is there when `work.pending` is done: an SVG, a frame that
 * Mermaid draws in, or, for one with a mistake, its text as code.
 */
export function shapeDiagram(pre: Element, work: PageWork, around: Surroundings): JsxElement | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || around.group) return undefined;
  const classes = code.properties['className'];
  if (!Array.isArray(classes) || !classes.includes('language-mermaid')) return undefined;
  const text = readText(code).replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const place = locate(work, pre);
  const id = work.ids.take('diagram', 'diagram');
  const diagram: JsxElement & { name: string | null } = makeJsx('Diagram', [], [], false);
  const give = (name: string, props: Readonly<Record<string, unknown>>) => {
    diagram.name = name;
    work.components.add(name);
    diagram.attributes.push(...Object.entries(props).map(([key, value]) => makeAttribute(key, value)));
  };
  const complete = async () => {
    const drawing = await work.context.diagrams.draw(text);
    if (drawing.kind === 'svg') {
      give('Diagram', { svg: placeDiagram(drawing.svg, id), label: drawing.title, source: text });
      return;
    }
    const html = await work.context.highlighter.highlight(text, 'text');
    if (drawing.kind === 'frame') {
      work.components.add('CodeBlock');
      give('DiagramFrame', {
        html,
        title: drawing.title,
        frame: work.context.addBase(framePath),
        source: text,
      });
      return;
    }
    const { line, column, reason, nearest } = drawing.mistake;
    const at = { file: work.file, line: place.line + line, column: place.column + column - 1 };
    work.problems.push(describeDiagramMistake(at, reason, nearest));
    give('CodeBlock', { html, language: 'text', lineCount: text.split('\n').length });
  };
  work.pending.push(complete());
  return diagram;
}
