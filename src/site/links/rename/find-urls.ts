import { maskCode } from './mask-code.ts';

/** A URL or an import's path as it stands in the text of a page. */
export interface UrlInText {
  readonly start: number;
  readonly url: string;
  readonly kind: 'link' | 'import';
}

const quoted = `"(?<a>[^"\\n]*)"|'(?<b>[^'\\n]*)'`;

const forms: readonly (readonly [UrlInText['kind'], RegExp])[] = [
  // [text](url) and ![text](url), the address between angle brackets or not
  ['link', /\]\(\s*(?:<(?<a>[^<>\n]*)>|(?<b>[^\s<>()]+(?:\([^\s()]*\)[^\s()]*)*))/dg],
  // [name]: url
  ['link', /^[ \t>]*\[[^\]\n]+\]:[ \t]*(?:<(?<a>[^<>\n]*)>|(?<b>[^\s<>]+))/dgm],
  // href="url", href={'url'}
  ['link', new RegExp(`(?<=\\s)(?:href|src|img|poster)\\s*=\\s*\\{?\\s*(?:${quoted})`, 'dg')],
  // icon="/a.svg", and { href: '/a' } in an export: only what is a path for certain
  [
    'link',
    new RegExp(
      `\\b(?:icon\\s*=|(?:href|url|src|img)["']?\\s*:)\\s*\\{?\\s*(?=["']\\.{0,2}/)(?:${quoted})`,
      'dg',
    ),
  ],
  ['import', new RegExp(`^(?:import|export)\\b[^'"\\n]*?(?:\\bfrom\\s*)?(?:${quoted})`, 'dgm')],
];

const frontmatter = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m;
const frontmatterUrl = /^url[ \t]*:[ \t]*(?:"(?<a>[^"\n]*)"|'(?<b>[^'\n]*)'|(?<c>[^\s"'#][^\s#]*))/dgm;

/** The URLs in the text of a page or a snippet, in their order, those in code left out; `url` of frontmatter is one. */
export function findUrls(text: string): readonly UrlInText[] {
  const head = frontmatter.exec(text);
  const headText = head?.index === 0 ? head[0] : '';
  const body = headText.replace(/[^\r\n]/g, ' ') + maskCode(text.slice(headText.length));
  const found = [
    ...listMatches(headText, frontmatterUrl, 'link'),
    ...forms.flatMap(([kind, form]) => listMatches(body, form, kind)),
  ];
  const byStart = new Map(found.map((one) => [one.start, one]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

function listMatches(text: string, form: RegExp, kind: UrlInText['kind']): readonly UrlInText[] {
  return [...text.matchAll(form)].flatMap(({ groups, indices }) => {
    const name = ['a', 'b', 'c'].find((key) => groups?.[key] !== undefined);
    const [start] = (name === undefined ? undefined : indices?.groups?.[name]) ?? [];
    const url = name === undefined ? undefined : groups?.[name];
    return start === undefined || url === undefined ? [] : [{ start, url, kind }];
  });
}
