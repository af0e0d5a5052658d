import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { longForms } from '../support/broken-files/good-files.ts';
import { hostileTexts } from '../support/hostile-texts.ts';

/** Anything of a JSON file. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const sample = '"><img src=x onerror=alert(1)>';

/** The file with another text in the place of each that a path (its keys) leads to. */
function mapTexts(
  value: Json,
  map: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): Json {
  if (typeof value === 'string') return map(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, map, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, map, [...path, key])]),
  );
}

/** Keys of texts that are code, or that name what is elsewhere: they are not shown as they stand. */
const left =
  /^(?:navigation\..*pages|head|analytics|integrations|api|openapi|siteUrl|redirects|language|languages|repository|versions|products|\$schema)/;

/** The texts of a complete `site.json` that may be anything, by their paths. */
function listFreeTexts(file: Json): ReadonlySet<string> {
  const paths: string[] = [];
  mapTexts(file, (text, path) => {
    paths.push(path.join('.'));
    return text;
  });
  const isFree = (free: string) => {
    if (left.test(free)) return false;
    const changed = mapTexts(file, (text, path) => (path.join('.') === free ? sample : text));
    return readSiteConfig(JSON.stringify(changed), 'site.json').problems.every(
      ({ severity }) => severity === 'note',
    );
  };
  return new Set(paths.filter(isFree));
}

/**
 * Files `site.json` in which each text that may be anything is hostile, and so many of them that each of `hostileTexts` stands in
 * one; with the number of texts that each has.
 */
export function makeHostileConfigs(pages: readonly string[]): {
  readonly files: readonly string[];
  readonly texts: number;
} {
  // Texts that name a version or a language are none of their own.
  const rest: { readonly [key: string]: Json } = JSON.parse(longForms, (key, value) =>
    /^(?:openapi|api|versions?|languages?|products?)$/.test(key) ? undefined : value,
  );
  const file: Json = { ...rest, navigation: [{ group: 'All', icon: 'star', tag: 'New', pages }] };
  const free = listFreeTexts(file);
  const files: string[] = [];
  for (let turn = 0; turn < hostileTexts.length; ) {
    const changed = mapTexts(file, (text, path) =>
      free.has(path.join('.')) ? (hostileTexts[turn++ % hostileTexts.length] ?? text).toWellFormed() : text,
    );
    files.push(JSON.stringify(changed, null, 2));
  }
  return { files, texts: free.size };
}

/** Pages with hostile texts in their frontmatter, in the titles of code and in what components are given, and what each is for a search. */
export function makeHostilePages(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  // Half of a character is an error.
  const quote = (text = '') => JSON.stringify(text.toWellFormed());
  // What no line of a fence and no attribute can hold is left to the other places.
  const flat = (text = '') => text.replace(/[\s`{}"]+/g, ' ').trim();
  const each = 6;
  for (let at = 0; at < hostileTexts.length; at += each) {
    const [one, two, three, four, five, six] = hostileTexts.slice(at, at + each);
    const name = `page-${pages.size + 1}`;
    const lines = [
      '---',
      `title: ${quote(one)}`,
      `description: ${quote(two)}`,
      `sidebarTitle: ${quote(three)}`,
      `tag: ${quote(four)}`,
      `keywords: [${quote(five)}, ${quote(six)}]`,
      '---',
      '',
      `\`\`\`js title="${flat(one)}"`,
      `const text = ${quote(two)};`,
      '```',
      '',
      `<Card title={${quote(three)}} icon="star">{${quote(four)}}</Card>`,
      '',
      `<Accordion title={${quote(five)}} description={${quote(six)}}>Findable ${name}</Accordion>`,
      '',
      `<Update label={${quote(one)}} description={${quote(two)}} tags={[${quote(three)}]}>News.</Update>`,
      '',
      `<Tabs><Tab title={${quote(four)}}>First</Tab><Tab title={${quote(five)}}>Second</Tab></Tabs>`,
      '',
      `<Tooltip tip={${quote(six)}}>Word</Tooltip>`,
      '',
    ];
    pages.set(name, lines.join('\n'));
  }
  return pages;
}
