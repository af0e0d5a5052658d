import { createHash } from 'node:crypto';
import { type FetchDirective, readOrigin } from './origin.ts';
import type { PageSources } from './page-sources.ts';

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
    ['style-src', [own, ...list('style-src'), ...hashAll(styles)]],
    ['img-src', [own, 'data:', ...open('img-src').filter((origin) => origin !== 'data:')]],
    ['media-src', [own, ...open('media-src')]],
    ['font-src', [own, ...list('font-src')]],
    ['frame-src', [own, ...open('frame-src')]],
    ['connect-src', [own, ...open('connect-src', listOrigins(connects)), ...(isOpen ? ['wss:'] : [])]],
    ['object-src', list('object-src').length > 0 ? [own, ...list('object-src')] : ["'none'"]],
    ['base-uri', [own]],
    ['form-action', [own, ...list('form-action')]],
  ];
  const isDefault = ([name, values]: readonly [string, readonly string[]]) =>
    /^(?:media|font|frame|connect)-src$/.test(name) && values.length === 1;
  return directives
    .filter((directive) => !isDefault(directive))
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}

function listOrigins(urls: readonly string[]): readonly string[] {
  return urls.flatMap((url) => (typedServers.includes(url) ? url : (readOrigin(url) ?? [])));
}

/** https://www.w3.org/TR/CSP3/#match-element-to-source-list */
function hashAll(texts: ReadonlySet<string>): readonly string[] {
  return [...texts].map((text) => {
    const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
    return `'sha256-${hash}'`;
  });
}
