/** The text of a diagram apart from what only names it. */
export interface DiagramSource {
  /** The first word: `flowchart`, `sequenceDiagram`, `gantt`; '' when there is none. */
  readonly kind: string;
  /** Its lines without comments, empty ones, settings and names; the first begins with the kind. */
  readonly lines: readonly string[];
  /** `accTitle` or the settings' `title`. */
  readonly title: string | undefined;
  /** The settings' `title`, which is shown over the drawing. */
  readonly heading: string | undefined;
  /** `accDescr`. */
  readonly description: string | undefined;
  /** Whether settings in it change how it is drawn. */
  readonly hasSettings: boolean;
}

const settings = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n|$)/s;

/** Settings that ask for the layout that flowcharts have in any case. */
const onlyLayout =
  /^%%\{\s*init\s*:\s*\{\s*["']?(?:layout["']?\s*:|flowchart["']?\s*:\s*\{\s*["']?defaultRenderer["']?\s*:)\s*["']elk["'][\s}]*%%$/;

/** Reads a Mermaid text: https://mermaid.js.org/intro/syntax-reference.html */
export function readDiagramSource(text: string): DiagramSource {
  const frontmatter = settings.exec(text);
  let body = frontmatter ? text.slice(frontmatter[0].length) : text;
  const frontmatterTitle = /^title:[ \t]*["']?(.*?)["']?[ \t]*$/m.exec(frontmatter?.[1] ?? '')?.[1];
  const title = /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m.exec(body)?.[1];
  const long = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m.exec(body)?.[1];
  const short = /^[ \t]*accDescr[ \t]*:[ \t]*(.+)$/m.exec(body)?.[1];
  body = body.replace(/^[ \t]*acc(?:Title[ \t]*:.*|Descr[ \t]*:.*|Descr[ \t]*\{[^}]*\})$/gm, '');
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && (!line.startsWith('%%') || line.startsWith('%%{')));
  const description = (long ?? short)?.replace(/\s+/g, ' ').trim();
  const [, config] = /^config:(.*(?:\n[ \t].*)*)/m.exec(frontmatter?.[1] ?? '') ?? [];
  const hasSettings =
    lines.some((line) => line.startsWith('%%{') && !onlyLayout.test(line)) ||
    (config !== undefined && config.trim() !== 'layout: elk');
  const kind = /^[\w-]+/.exec(lines.find((line) => !line.startsWith('%%{')) ?? '')?.[0] ?? '';
  const heading = frontmatterTitle?.trim();
  return { kind, lines, title: title?.trim() ?? heading, heading, description, hasSettings };
}
