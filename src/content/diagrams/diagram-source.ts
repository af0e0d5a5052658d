/** The text of a diagram apart from what only names it. */
export interface DiagramSource {
  /** The first word: `flowchart`, `sequenceDiagram`, `gantt`; '' when there is none. */
  readonly kind: string;
  /** Its lines without comments, empty ones, settings and names; the first begins with the kind. */
  readonly lines: readonly string[];
  /** `accTitle` or the settings' `title`. */
  readonly title: string | undefined;
  /** `accDescr`. */
  readonly description: string | undefined;
  /** Whether settings in it change how it is drawn. */
  readonly hasSettings: boolean;
}

const settings = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n|$)/s;

/** Reads a Mermaid text: https://mermaid.js.org/intro/syntax-reference.html */
export function readDiagramSource(text: string): DiagramSource {
  const matter = settings.exec(text);
  let body = matter ? text.slice(matter[0].length) : text;
  const matterTitle = /^title:[ \t]*["']?(.*?)["']?[ \t]*$/m.exec(matter?.[1] ?? '')?.[1];
  const title = /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m.exec(body)?.[1];
  const long = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m.exec(body)?.[1];
  const short = /^[ \t]*accDescr[ \t]*:[ \t]*(.+)$/m.exec(body)?.[1];
  body = body.replace(/^[ \t]*acc(?:Title[ \t]*:.*|Descr[ \t]*:.*|Descr[ \t]*\{[^}]*\})$/gm, '');
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && (!line.startsWith('%%') || line.startsWith('%%{')));
  const description = (long ?? short)?.replace(/\s+/g, ' ').trim();
  const hasSettings = lines.some((line) => line.startsWith('%%{')) || /^config:/m.test(matter?.[1] ?? '');
  const kind = /^[\w-]+/.exec(lines.find((line) => !line.startsWith('%%{')) ?? '')?.[0] ?? '';
  return { kind, lines, title: (title ?? matterTitle)?.trim(), description, hasSettings };
}
