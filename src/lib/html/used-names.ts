/** What pages, and scripts that add to them, name. Grows with what is taken in. */
export interface UsedNames {
  readonly classes: Set<string>;
  /** In lower case. */
  readonly elements: Set<string>;
  /** Custom properties that are read; one that ends with a dash stands for all that begin so. */
  readonly properties: Set<string>;
  /** File names of scripts. */
  readonly scripts: Set<string>;
}

/** Elements that browsers make of themselves stand in every page. */
export function createUsedNames(): UsedNames {
  const elements = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
  return { classes: new Set(), elements, properties: new Set(), scripts: new Set() };
}

/** Takes in a page or a part of one, as Octavo writes it. A style sheet of the writer's own may read any property. */
export function addPageNames(html: string, { classes, elements, properties, scripts }: UsedNames): void {
  addClassNames(html, classes);
  for (const tag of listOnce(html, /<[a-z][\w-]*/gi)) elements.add(tag.slice(1).toLowerCase());
  for (const read of listOnce(html, /var\(\s*--[\w-]+/g)) properties.add(read.slice(read.indexOf('--')));
  for (const [, name = ''] of html.matchAll(/<script\s[^>]*\bsrc="[^"]*?([^"/]+\.js)"/g)) scripts.add(name);
  if (/<link\s[^>]*\brel="stylesheet"[^>]*\bhref="(?![^"]*\/_astro\/)/.test(html)) properties.add('--');
}

/** Takes in the values of a page's `class` attributes alone. */
export function addClassNames(html: string, classes: Set<string>): void {
  for (const attribute of listOnce(html, /\sclass="[^"]*"/g))
    for (const name of attribute.slice(8, -1).split(/\s+/)) classes.add(name);
}

/** Takes in each word of a script, minified or not, that may name an element or its class: those of its strings. */
export function addScriptNames(script: string, { classes, elements, properties }: UsedNames): void {
  for (const [name] of script.matchAll(/(?<=["'`\s}<])[a-z][\w-]*/gi)) {
    classes.add(name);
    elements.add(name.toLowerCase());
  }
  addProperties(script, properties);
}

/** Takes in the custom properties that a text of any kind names. */
export function addProperties(text: string, properties: Set<string>): void {
  for (const [name] of text.matchAll(/--[\w-]+/g)) properties.add(name);
}

/** Whole matches, not each with its parts: most of a page's thousand are alike. */
function listOnce(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(text.match(pattern));
}
