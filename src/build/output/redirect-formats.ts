import { isElsewhere, listNames, type RedirectRule } from '../http/redirect-rules.ts';

/** The hosts that read no `_redirects`, and what their rules are written for. */
export const redirectFormats = ['nginx', 'apache', 'vercel'] as const;

export type RedirectFormat = (typeof redirectFormats)[number];

/**
 * Writes redirects in the language of a host, so that each request is sent where `octavo serve` sends it: rules without
 * names come first, and those with names give way to a file that is there, where the host can ask for one (`vercel`
 * cannot). The query of a request is kept.
 *
 * - `nginx`: lines to include in a `server` block
 * - `apache`: an `.htaccess`, by mod_rewrite
 * - `vercel`: a `vercel.json`
 */
export function writeRedirectFormat(format: RedirectFormat, rules: readonly RedirectRule[]): string {
  const plain = rules.filter(({ from }) => listNames(from).length === 0);
  const named = rules.filter((rule) => !plain.includes(rule));
  return writers[format](plain, named);
}

type WriteRules = (plain: readonly RedirectRule[], named: readonly RedirectRule[]) => string;

const writers: Readonly<Record<RedirectFormat, WriteRules>> = {
  nginx: (plain, named) =>
    [
      ...plain.flatMap(writeNginx),
      ...(named.length === 0
        ? []
        : ['', '/index.html', '.html'].map((end) => `if (-f $document_root$uri${end}) { break; }`)),
      ...named.flatMap(writeNginx),
      '',
    ].join('\n'),
  apache: (plain, named) =>
    [
      'RewriteEngine On',
      ...plain.flatMap((rule) => writeApache(rule, [])),
      ...named.flatMap((rule) =>
        writeApache(
          rule,
          ['', '/index.html', '.html'].map((end) => `RewriteCond %{REQUEST_FILENAME}${end} !-f`),
        ),
      ),
      '',
    ].join('\n'),
  vercel: (plain, named) =>
    `${JSON.stringify({ redirects: [...plain, ...named].map(describeVercel) }, null, 2)}\n`,
};

/** What a rule is for a host that compares the URL of a request, as it was sent, with a regular expression (PCRE). */
interface UrlRule {
  /** Matches from the path's first slash to the end of the query. */
  readonly pattern: string;
  /** The text and the groups of the pattern, counted from 1, that the destination is made of. */
  readonly destination: readonly (string | number)[];
}

/**
 * One for most rules; two where the destination has a query or a fragment of its own, which the request's query stands behind or
 * before. `ownQuery` says whether the host adds the query by itself where the destination has none.
 */
function readUrlRules({ from, destination }: RedirectRule, ownQuery: boolean): readonly UrlRule[] {
  const names = listNames(from);
  const path = writePathPattern(from);
  const [, base = '', hash = ''] = /^([^#]*)(.*)$/s.exec(destination) ?? [];
  const fill = (text: string) => splitAtNames(text, names);
  const query = names.length + 1;
  const start = fill(isElsewhere(base) ? base : base.replace(/^[/\\]*/, '/'));
  if (hash === '' && !base.includes('?'))
    return [{ pattern: `${path}(\\?\\S*)?`, destination: ownQuery ? start : [...start, query] }];
  return [
    { pattern: path, destination: [...start, ...fill(hash)] },
    {
      pattern: `${path}\\?(\\S*)`,
      destination: [...start, base.includes('?') ? '&' : '?', query, ...fill(hash)],
    },
  ];
}

/** A path cannot begin the destination with slashes or `\`, which browsers take for those of a host. No part is tried twice. */
const segment = '\\x5C*+([^/?\\s]+)';
const rest = '(?:/[/\\x5C]*+([^/?\\s]++(?:/++[^/?\\s]++)*+)?+)?+';

function writePathPattern(from: string): string {
  const path = from
    .replace(/\/+$/, '')
    .replace(/[.+?^${}()|[\]\\"]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%[0-9a-f]{2}/gi, (byte) => (/[a-f]/i.test(byte) ? `(?i:${byte})` : byte))
    .replace(/\/\*$|:\w+/g, (all) => (all === '/*' ? rest : segment));
  return `${path}/*+`;
}

/** A text split at the names that are filled in, each as the number of its group: the last of a name, as in `serve`. */
function splitAtNames(text: string, names: readonly string[]): readonly (string | number)[] {
  return text.split(/(:\w+)/).flatMap((part, index): readonly (string | number)[] => {
    const group = index % 2 === 1 ? names.lastIndexOf(part.slice(1)) + 1 : 0;
    if (group > 0) return [group];
    return part === '' ? [] : [encodeText(part)];
  });
}

/** What no configuration file takes for a sign of its own. */
function encodeText(text: string): string {
  return text.replace(/[^\x21-\x7e]+|["$\\]/g, encodeURIComponent);
}

/** https://nginx.org/en/docs/http/ngx_http_rewrite_module.html: `$uri` is decoded, so the request's own URI is asked. */
function writeNginx(rule: RedirectRule): readonly string[] {
  return readUrlRules(rule, false).map(({ pattern, destination }) => {
    const target = destination.map((part) => (typeof part === 'number' ? `$${part}` : part)).join('');
    return `if ($request_uri ~ "^${pattern}$") { return ${rule.status} "${target}"; }`;
  });
}

/** https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html: only the request line is not decoded. A `?` in a group is refused. */
function writeApache(rule: RedirectRule, conditions: readonly string[]): readonly string[] {
  return readUrlRules(rule, true).flatMap(({ pattern, destination }) => {
    const target = destination
      .map((part) => (typeof part === 'number' ? `%${part}` : part.replaceAll('%', '\\%')))
      .join('');
    return [
      ...conditions,
      // The last one, whose groups the rule takes.
      `RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}(?: |$)"`,
      `RewriteRule ^ "${target}" [R=${rule.status},L,NE]`,
    ];
  });
}

/** https://vercel.com/docs/project-configuration/vercel-json#redirects, in the patterns of path-to-regexp 6. */
function describeVercel({ from, destination, status }: RedirectRule): object {
  const names = new Set(listNames(from));
  const path = from
    .replace(/\/+$/, '')
    .replace(/[(){}+?\\]/g, '\\$&')
    .replace(/\/\*$/, '/:splat*');
  // A name that the source lacks is text, which only a source with names is asked about.
  const target = destination.replace(/:([a-z_]\w*)/gi, (all, name: string) =>
    names.size === 0 || names.has(name) ? all : `%3A${name}`,
  );
  const kind = status === 307 || status === 308 ? { permanent: status === 308 } : { statusCode: status };
  return { source: path === '' ? '/' : `${path}{/}?`, destination: target, ...kind };
}
