import { createHash } from 'node:crypto';
import { listCssUrls } from './read-css.ts';
import { findAttribute, type HtmlTag } from './tags.ts';

/** Where a reader may lead requests by typing a server: what is secure, and their own machine. */
export const typedServers: readonly string[] = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

/** What a policy allows besides what stands in the page. */
export interface PolicyOptions {
  /** Base URLs that the page sends requests to; `typedServers` among them. */
  readonly connects: readonly string[];
  /**
   * Origins that the writer's own scripts name. Scripts that they load bring images and requests of their own, so
   * those are held to secure origins only.
   */
  readonly scriptOrigins: readonly string[];
  /** What services that the site names need, by directive. Scripts from there are known, so they open nothing else. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The Content Security Policy of a page, from what it holds: nothing runs but files of the site and the scripts that
 * stand in it, by their hashes. https://www.w3.org/TR/CSP3/
 */
export function writePolicy(
  { origins, scripts, styles, handlers }: PageSources,
  { connects, scriptOrigins, allowed = {} }: PolicyOptions,
): string {
  const list = (directive: FetchDirective) =>
    [...new Set([...(origins.get(directive) ?? []), ...(allowed[directive] ?? [])])].sort();
  const own = "'self'";
  const known = new Set(allowed['script-src']);
  const isOpen = scriptOrigins.length > 0 || list('script-src').some((origin) => !known.has(origin));
  const wide = isOpen ? ['https:'] : [];
  const open = (directive: FetchDirective, more: readonly string[] = []) => {
    const found = [...new Set([...list(directive), ...more])].sort();
    return isOpen ? [...wide, ...found.filter((origin) => !origin.startsWith('https:'))] : found;
  };
  const allowsInline = list('style-src').includes("'unsafe-inline'");
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', [own]],
    [
      'script-src',
      [
        own,
        ...new Set([...list('script-src'), ...scriptOrigins]),
        ...hashAll(scripts),
        ...(handlers.size > 0 ? ["'unsafe-hashes'", ...hashAll(handlers)] : []),
      ],
    ],
    // Hashes would take its meaning from 'unsafe-inline'.
    ['style-src', [own, ...list('style-src'), ...(allowsInline ? [] : hashAll(styles))]],
    ['img-src', [own, 'data:', ...open('img-src').filter((origin) => origin !== 'data:')]],
    ['media-src', [own, ...open('media-src')]],
    ['font-src', [own, ...list('font-src')]],
    ['frame-src', [own, ...open('frame-src')]],
    ['manifest-src', [own, ...list('manifest-src')]],
    ['connect-src', [own, ...open('connect-src', listOrigins(connects)), ...(isOpen ? ['wss:'] : [])]],
    ['object-src', list('object-src').length > 0 ? [own, ...list('object-src')] : ["'none'"]],
    ['base-uri', [own]],
    ['form-action', [own, ...list('form-action')]],
  ];
  const isDefault = ([name, values]: readonly [string, readonly string[]]) =>
    /^(?:media|font|frame|manifest|connect)-src$/.test(name) && values.length === 1;
  return directives
    .filter((directive) => !isDefault(directive))
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}

function listOrigins(urls: readonly string[]): readonly string[] {
  return urls.flatMap((url) => (typedServers.includes(url) ? url : (readOrigin(url) ?? [])));
}

function hashAll(texts: ReadonlySet<string>): readonly string[] {
  return [...texts].map(hashSource);
}

/** What a policy calls a script or style sheet in the page. https://www.w3.org/TR/CSP3/#match-element-to-source-list */
export function hashSource(text: string): string {
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${hash}'`;
}

/** What a page takes from elsewhere, and what stands in it that runs or styles. */
interface PageSources {
  /** Origins, or schemes such as `data:`, by directive. */
  readonly origins: ReadonlyMap<FetchDirective, ReadonlySet<string>>;
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** Attributes such as `onclick`, which the writer wrote. */
  readonly handlers: ReadonlySet<string>;
}

/** Attributes that make a browser fetch something, by the tag that has them; `*` for every tag. */
const fetching: Readonly<Record<string, Readonly<Record<string, FetchDirective>>>> = {
  audio: { src: 'media-src' },
  embed: { src: 'object-src' },
  feimage: { href: 'img-src', 'xlink:href': 'img-src' },
  form: { action: 'form-action' },
  iframe: { src: 'frame-src' },
  image: { href: 'img-src', 'xlink:href': 'img-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  button: { formaction: 'form-action' },
  object: { data: 'object-src' },
  script: { src: 'script-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  track: { src: 'media-src' },
  use: { href: 'img-src', 'xlink:href': 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
};

/** What a link of a relation fetches; others, such as `canonical` and `preconnect`, fetch nothing. */
const linked: Readonly<Record<string, FetchDirective>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  'apple-touch-icon-precomposed': 'img-src',
  'mask-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  prefetch: 'connect-src',
};

/** What a link that preloads fetches, by its `as`. https://fetch.spec.whatwg.org/#concept-potential-destination */
const preloaded: Readonly<Record<string, FetchDirective>> = {
  style: 'style-src',
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  audio: 'media-src',
  video: 'media-src',
  track: 'media-src',
  document: 'frame-src',
};

/**
 * Reads from the elements of a page what its policy has to allow. Scripts that only hold data, as JSON does, are not among
 * `scripts`.
 */
export function readPageSources(tags: readonly HtmlTag[]): PageSources {
  const origins = new Map<FetchDirective, Set<string>>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const handlers = new Set<string>();
  const add = (directive: FetchDirective, origin: string | undefined) => {
    if (origin === undefined) return;
    const known = origins.get(directive) ?? new Set();
    origins.set(directive, known.add(origin));
  };
  for (const tag of tags) {
    const { name, text, attributes } = tag;
    const known = fetching[name];
    if (name === 'style') {
      styles.add(text);
      for (const { directive, origin } of listStyleOrigins(text)) add(directive, origin);
    }
    // Pictures, sounds and films that an API answers with.
    if (name === 'octavo-answer') {
      add('img-src', 'blob:');
      add('media-src', 'blob:');
    }
    const read = (wanted: string) => findAttribute(tag, wanted)?.value;
    for (const { name: attribute, value } of attributes) {
      const directive = known?.[attribute];
      if (directive !== undefined)
        for (const url of attribute === 'srcset' ? readSrcset(value) : [value])
          add(directive, readOrigin(url));
      if (/^on[a-z]/.test(attribute)) handlers.add(value);
    }
    const directive = name === 'link' ? linkDirective(read) : undefined;
    if (directive !== undefined) add(directive, readOrigin(read('href') ?? ''));
    // A form that a script sends too.
    if (name === 'form' && read('data-fetched') !== undefined)
      add('connect-src', readOrigin(read('action') ?? ''));
    if (name === 'script' && read('src') === undefined && isRunScript(read('type'))) scripts.add(text);
  }
  return { origins, scripts, styles, handlers };
}

function readSrcset(value: string): readonly string[] {
  return value.split(/,\s+|\s+/).filter((part) => /[/:]/.test(part));
}

function linkDirective(read: (name: string) => string | undefined): FetchDirective | undefined {
  const relations = (read('rel') ?? '').toLowerCase().split(/\s+/);
  if (relations.includes('preload')) return preloaded[(read('as') ?? '').toLowerCase()] ?? 'connect-src';
  const relation = relations.find((one) => Object.hasOwn(linked, one));
  return relation === undefined ? undefined : linked[relation];
}

/**
 * Whether a script of that `type` runs; others hold data.
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
export function isRunScript(type: string | undefined): boolean {
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(
    (type ?? '').trim(),
  );
}

interface StyleOrigin {
  readonly directive: FetchDirective;
  readonly origin: string;
}

/** Where style sheets of these hosts take their fonts from. */
const fontHosts: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
};

/** What CSS takes from elsewhere: imported style sheets, fonts and images. */
export function listStyleOrigins(css: string): readonly StyleOrigin[] {
  // Most sheets name nothing elsewhere, and need not be read for it.
  if (!/\/\/|data:|\\/i.test(css)) return [];
  return listCssUrls(css).flatMap(({ url, use }): readonly StyleOrigin[] => {
    const origin = readOrigin(url);
    if (origin === undefined) return [];
    if (use !== 'import')
      return [{ directive: use === 'font' || isFont(url) ? 'font-src' : 'img-src', origin }];
    return [
      { directive: 'style-src', origin },
      { directive: 'font-src', origin: fontHosts[origin] ?? origin },
      { directive: 'img-src', origin },
    ];
  });
}

function isFont(url: string): boolean {
  return /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)|^data:(?:font|application\/[\w-]*font)/i.test(url);
}

/** The directives of a policy that a page's content adds origins to. https://www.w3.org/TR/CSP3/#directives */
type FetchDirective =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'manifest-src'
  | 'media-src'
  | 'object-src'
  | 'script-src'
  | 'style-src';

/** Origins that the text of a script names. */
export function listScriptOrigins(script: string): readonly string[] {
  return [...script.matchAll(/["'`]((?:https?:)?\/\/[\w.-]+(?::\d+)?)(?=[/"'`?#])/g)].flatMap(
    ([, url = '']) => readOrigin(url) ?? [],
  );
}

/** `https://host:port`, or `data:`, of a URL that leads elsewhere; undefined for one of the site. */
export function readOrigin(url: string): string | undefined {
  const trimmed = url.trim();
  if (/^data:/i.test(trimmed)) return 'data:';
  if (/^blob:/i.test(trimmed)) return 'blob:';
  if (!/^(?:(?:https?|wss?):)?\/\//i.test(trimmed)) return undefined;
  const { protocol, host } = URL.parse(trimmed, 'https://octavo.invalid/') ?? {};
  return host && /^[\w.:[\]-]+$/.test(host) ? `${protocol}//${host}` : undefined;
}
