import { readAttributes } from './attributes.ts';
import { type FetchDirective, readOrigin } from './origin.ts';
import { scanTags } from './scan-tags.ts';
import { listStyleOrigins } from './style-origins.ts';

/** What a page takes from elsewhere, and what stands in it that runs or styles. */
export interface PageSources {
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

const links: Readonly<Record<string, FetchDirective>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  font: 'font-src',
};

/** Reads what a page's policy has to allow. Scripts that only hold data, as JSON does, are not among `scripts`. */
export function readPageSources(html: string): PageSources {
  const origins = new Map<FetchDirective, Set<string>>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const handlers = new Set<string>();
  const hasHandlers = /\son[a-z]+\s*=/i.test(html);
  const add = (directive: FetchDirective, origin: string | undefined) => {
    if (origin === undefined) return;
    const known = origins.get(directive) ?? new Set();
    origins.set(directive, known.add(origin));
  };
  scanTags(html, (tag) => {
    const { name, text } = tag;
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
    if (!known && name !== 'link' && !hasHandlers) return;
    const attributes = readAttributes(tag.attributes);
    const read = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value;
    for (const { name: attribute, value } of attributes) {
      const directive = known?.[attribute];
      if (directive !== undefined)
        for (const url of attribute === 'srcset' ? readSrcset(value) : [value])
          add(directive, readOrigin(url));
      if (/^on[a-z]/.test(attribute)) handlers.add(value);
    }
    // What a canonical or an alternate link names is not fetched.
    const isFetched = name === 'link' && !/^(?:canonical|alternate)$/i.test((read('rel') ?? '').trim());
    if (isFetched) add(nameLink(read), readOrigin(read('href') ?? ''));
    // A form that a script sends too.
    if (name === 'form' && read('data-fetched') !== undefined)
      add('connect-src', readOrigin(read('action') ?? ''));
    if (name === 'script' && read('src') === undefined && isRun(read('type'))) scripts.add(text);
  });
  return { origins, scripts, styles, handlers };
}

function readSrcset(value: string): readonly string[] {
  return value.split(/,\s+|\s+/).filter((part) => /[/:]/.test(part));
}

function nameLink(read: (name: string) => string | undefined): FetchDirective {
  const as = read('as') ?? '';
  return (
    links[as === 'style' ? 'stylesheet' : as] ??
    links[(read('rel') ?? '').split(' ').at(-1) ?? ''] ??
    'connect-src'
  );
}

/** https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element */
function isRun(type: string | undefined): boolean {
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(
    (type ?? '').trim(),
  );
}
