/** A line of code that keeps something out, and tests that have to notice when it is gone. */
export interface Guard {
  /** What it keeps out. */
  readonly name: string;
  /** Relative to the root of the repository; `find` stands in it once. */
  readonly file: string;
  readonly find: string;
  /** What stands in its place when the guard is taken out. */
  readonly put: string;
  /** Files of tests, or parts of their paths. */
  readonly tests: readonly string[];
}

/** A rule of a list, which is taken out of it. */
function listRules(file: string, names: readonly string[]): readonly Guard[] {
  return names.map((name) => ({
    name: `${file.replace(/^.*\/|\.ts$/g, '')}: ${name}`,
    file,
    find: `  ${name},\n`,
    put: '',
    tests: ['tests/security/relay-refusals.test.ts'],
  }));
}

function replaceIn(
  file: string,
  tests: readonly string[],
  guards: readonly (readonly [name: string, find: string, put: string])[],
): readonly Guard[] {
  return guards.map(([name, find, put]) => ({ name, file, find, put, tests }));
}

/** Each is taken out by itself. */
export const guards: readonly Guard[] = [
  ...listRules('src/relay/rules/local-rules.ts', [
    'isServedOnLoopback',
    'hasLoopbackHost',
    'hasLoopbackOrigin',
    'hasNoForwardingHeader',
  ]),
  ...listRules('src/relay/rules/request-rules.ts', [
    'refuseForeignOrigin',
    'refuseCrossSite',
    'refuseOtherTypes',
    'refuseEncodedMessages',
  ]),
  ...listRules('src/relay/rules/message-rules.ts', [
    'refuseUnknownKeys',
    'refuseFreeVariables',
    'refuseUndeclaredParameters',
    'refuseControlCharacters',
    'refuseUnknownSecurity',
    'refuseUndeclaredBody',
    'refuseLargeBody',
    'refuseBadBoundary',
  ]),
  ...listRules('src/relay/rules/call-rules.ts', [
    'refuseOtherServers',
    'refuseBadPorts',
    'refuseOwnSite',
    'refuseForbiddenMethods',
    'refuseUnfilledPath',
    'refuseDotSegments',
    'refuseForbiddenHeaders',
    'refuseUndeclaredCookies',
    'refuseUnwritableHeaders',
    'refuseLargeHead',
  ]),
  ...listRules('src/relay/rules/address-rules.ts', [
    'refuseHiddenAddress',
    'refusePrivateAddress',
    'refuseReservedAddress',
  ]),
  ...replaceIn(
    'src/relay/client-limits.ts',
    ['src/relay/client-limits.test.ts'],
    [
      ['one reader with many requests at once', 'known.running >= atOnce ||', ''],
      ['one reader with many requests in a minute', "if (known.tokens < 1) return 'too-often';", ''],
    ],
  ),
  ...replaceIn(
    'src/relay/server-reach.ts',
    ['src/relay/server-reach.test.ts'],
    [
      ['an address that a reader makes up', 'if (!isProxied) return {', 'if (false) return {'],
      ['a proxy that nobody trusts', 'if (!trusts(address)) break;', ''],
    ],
  ),
  ...replaceIn(
    'src/relay/own-host.ts',
    ['src/relay/own-host.test.ts'],
    [
      ['a host that is no host', "if (name === '') return false;", ''],
      [
        'a name that was made to lead here',
        'if (isLocal) return isLoopbackName(name) &&',
        'if (isLocal) return',
      ],
    ],
  ),
  ...replaceIn(
    'src/cli/serve-site.ts',
    ['tests/security/slow-requests.test.ts'],
    [['heads of requests that never end', '  headersTimeout: 10_000,', '']],
  ),
  ...replaceIn(
    'src/openapi/load/parse-yaml.ts',
    ['src/openapi/load/parse-yaml.test.ts'],
    [['maps as keys of YAML, which take minutes', 'if (wrongKey)', 'if (false)']],
  ),
  ...replaceIn(
    'src/content/compile/compile-page.ts',
    ['src/content/transform/html-tag.test.ts'],
    [['names that JSX does not know, which end the process', '.every(isJsxName)', '.every(Boolean)']],
  ),
  ...replaceIn(
    'src/lib/json/list-json-names.ts',
    ['src/lib/json/list-json-names.test.ts'],
    [['JSON nested without end', 'if (open.length === deepest) return [];', '']],
  ),
  ...replaceIn(
    'src/lib/html/safe-url.ts',
    ['src/lib/html/safe-url.test.ts'],
    [
      [
        'schemes that run',
        'scheme === undefined || SAFE_SCHEMES.has(scheme) ? cleaned : undefined',
        'cleaned',
      ],
      ['schemes behind control characters', "plain.replace(INVISIBLE, '').replace(/\\s+/g, '')", 'plain'],
      ['references nested without end', "if (round === deepestReference) return '';", ''],
      ['links that install more than an MCP server', 'INSTALL_LINK.test(url) ? url', 'true ? url'],
    ],
  ),
  ...replaceIn(
    'src/lib/html/escape.ts',
    ['src/lib', 'src/build/cards', 'src/site'],
    [
      ['tags in texts', ".replaceAll('<', '&lt;')", ''],
      ['the end of an attribute', "escapeHtml(text).replaceAll('\"', '&quot;')", 'escapeHtml(text)'],
      ['the end of a script', '/[<\\u2028\\u2029]/g', '/[\\u2028\\u2029]/g'],
    ],
  ),
  ...replaceIn(
    'src/openapi/read/untrusted-markdown.ts',
    ['src/openapi/read/untrusted-markdown.test.ts'],
    [
      [
        'links of a document that run',
        "typeof href === 'string' ? safeUrl(href) : undefined",
        'String(href)',
      ],
      ['texts that nest too deep', 'isTooDeep(source) || ', ''],
      ['links in links', 'children: children.flatMap(unlink)', 'children: [...children]'],
    ],
  ),
  ...replaceIn(
    'src/content/compile/inline-text.ts',
    ['src/content/compile'],
    [['links of titles that run', "safeUrl(url ?? '')", 'url']],
  ),
  ...replaceIn(
    'src/content/icons/draw-glyph.ts',
    ['src/content/icons'],
    [['icons that run', 'const src = safeUrl(name', 'const src = String(name']],
  ),
  ...replaceIn(
    'src/content/files/site-files.ts',
    ['src/content/files', 'src/build/check', 'src/openapi/load'],
    [
      [
        'files outside of the site, asked for',
        'return isInside(root, target) ? target : undefined;',
        'return target;',
      ],
      [
        'files outside of the site, at once',
        'if (!isInside(realpathSync(siteRoot), file)) return undefined;',
        '',
      ],
      [
        'links that lead out of the site, in folders',
        '!entry.isSymbolicLink() || findSiteFileSync(siteRoot, path) !== undefined',
        'true',
      ],
    ],
  ),
  ...replaceIn(
    'src/openapi/load/parse-yaml.ts',
    ['src/openapi/load'],
    [['aliases without end', '{ maxAliasCount: maximumAliases }', '{ maxAliasCount: -1 }']],
  ),
  ...replaceIn(
    'src/config/json-tree.ts',
    ['src/config'],
    [['a key __proto__', "value === undefined || key === '__proto__'", 'value === undefined']],
  ),
  ...replaceIn(
    'src/lib/json/json-value.ts',
    ['src/lib/json', 'src/openapi', 'src/site'],
    [['keys that an object inherits', 'Object.hasOwn(object, key) ? object[key] : undefined', 'object[key]']],
  ),
  ...replaceIn(
    'src/build/http/request-target.ts',
    ['src/build/http'],
    [
      ['paths that lead upward', '!url || hidesDots(url.pathname)', '!url'],
      [
        'names with a slash or nul in them',
        "/[/\\\\\\0]/.test(name) || name === '.' || name === '..'",
        'false',
      ],
    ],
  ),
  ...replaceIn(
    'src/build/http/guard-server.ts',
    ['src/build/http/guard-server.test.ts'],
    [
      [
        'targets that no URL is',
        "if (!keepTarget(request)) return void refuse(400, 'The path of this request is malformed.');",
        'keepTarget(request);',
      ],
    ],
  ),
  ...replaceIn(
    'src/build/http/security-headers.ts',
    ['src/build/http'],
    [
      ['types that a browser guesses', "  'X-Content-Type-Options': 'nosniff',\n", ''],
      ['scripts in pictures', "script-src 'none'; object-src", 'object-src'],
    ],
  ),
  ...replaceIn(
    'src/lib/html/content-security-policy.ts',
    ['src/lib/html'],
    [
      ['other bases of a page', "    ['base-uri', [own]],\n", ''],
      ['plugins in a page', ": [\"'none'\"]],\n    ['base-uri'", ': ["*"]],\n    [\'base-uri\''],
    ],
  ),
  ...replaceIn(
    'src/http/request/drop-secrets.lazy.ts',
    ['src/http/request/drop-secrets.lazy.test.ts'],
    [['secrets in what is kept', "secrets.includes(text) ? '' : text", 'text']],
  ),
  ...replaceIn(
    'src/http/playground/share-request.ts',
    ['src/http/playground/share-request.test.ts'],
    [
      [
        'shared links without end',
        'packed === undefined || packed.length > maximumLength',
        'packed === undefined',
      ],
    ],
  ),
  ...replaceIn(
    'src/problem/url-secrets.ts',
    ['src/problem', 'src/openapi/load', 'tests/security/url-secrets'],
    [['user information in published URLs', 'isTemplate.test(user) ? all : start', 'all']],
  ),
  ...replaceIn(
    'src/service/create-service.ts',
    ['tests/service/contract', 'tests/service/limits'],
    [
      [
        'calls of the service without a token',
        'if (environment !== undefined) return environment;',
        "return environment ?? 'Testing';",
      ],
      ['bodies that nest without end', 'if (isTooDeep(text))', 'if (false)'],
      ['bodies that are not UTF-8', '{ fatal: true }', '{ fatal: false }'],
    ],
  ),
  ...replaceIn(
    'src/site/operations/describe-call.ts',
    ['src/site/operations/describe-call'],
    [
      ['WebSockets to a host that a reader chooses', ' && listFreeVariables(server).length === 0', ''],
      ['connections to servers of other protocols', '/^wss?:\\/\\/[^/]/i.test(server.url)', 'true'],
    ],
  ),
  ...replaceIn(
    'src/client/channel/socket-url.ts',
    ['src/client/channel'],
    [
      [
        'other URLs than those of WebSockets',
        'if (!url || !/^wss?:$/.test(url.protocol)) return undefined;',
        'if (!url) return undefined;',
      ],
      ['other hosts in what is typed for an address', 'encodeURIComponent(value)', 'value'],
    ],
  ),
  ...replaceIn(
    'src/build/output/put-file.ts',
    ['src/build/output', 'src/cli/output'],
    [['files of the last site with a second name', ' || stats.nlink > 1', '']],
  ),
  ...replaceIn(
    'src/cli/output/take-lock.ts',
    ['src/cli/output'],
    [['two commands in one site', "database.exec('BEGIN IMMEDIATE');", '']],
  ),
];
