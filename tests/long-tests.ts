/** Which tests are run: those of `npm test`, those that it leaves to `npm run test:all`, or all, as where a runner is started by itself. */
export type TestSet = 'usual' | 'long' | 'all';

/** The variable that tells the runners which set it is. */
export const testSetVariable = 'OCTAVO_TEST_SET';

/**
 * Unit tests that are left out of `npm test`: they build dozens of sites, install packages or servers, or read thousands of files that
 * only differ from each other. What they repeat, others show once.
 */
export const longUnitTests: readonly string[] = [
  'src/build/output/change-files.test.ts',
  'src/cli/api-diff.test.ts',
  'src/config/broken-files.test.ts',
  'tests/documents/documents.test.ts',
  'tests/hosts/adapters.test.ts',
  'tests/hosts/redirects.test.ts',
  'tests/package/installed-package.test.ts',
  'tests/security/dev-files.test.ts',
  'tests/security/malformed-requests.test.ts',
  'tests/security/path-escapes.test.ts',
  'tests/security/relay-adapter.test.ts',
  'tests/security/relay-nginx.test.ts',
  'tests/security/relay-workerd.test.ts',
  'tests/security/slow-requests.test.ts',
  'tests/security/url-secrets.test.ts',
  'tests/service/database-faults.test.ts',
  'tests/service/ending-with-npm.test.ts',
  'tests/service/process.test.ts',
  'tests/service/unavailable.test.ts',
  'tests/unit/astro-project.test.ts',
  'tests/unit/broken-documents.test.ts',
  'tests/unit/documented-samples.test.ts',
  'tests/unit/guest-project.test.ts',
  'tests/unit/incremental-build.test.ts',
  'tests/unit/late-code.test.ts',
  'tests/unit/make-it-your-own.test.ts',
  'tests/unit/math-fonts.test.ts',
  'tests/unit/merged-build.test.ts',
  'tests/unit/older-node.test.ts',
  'tests/unit/printed-commands.test.ts',
  'tests/unit/writer-mistakes.test.ts',
];

/**
 * The same of browser tests: those that show a feature in each way there is (media types, widths, hostile texts, fields, pictures), or
 * that build many sites.
 */
export const longBrowserTests: readonly string[] = [
  'tests/a11y/axe.spec.ts',
  'tests/a11y/contextual.spec.ts',
  'tests/a11y/open.spec.ts',
  'tests/e2e/a11y-check.spec.ts',
  'tests/e2e/addresses.spec.ts',
  'tests/e2e/analytics.spec.ts',
  'tests/e2e/anchors.spec.ts',
  'tests/e2e/answer-large.spec.ts',
  'tests/e2e/base.spec.ts',
  'tests/e2e/beside-build.spec.ts',
  'tests/e2e/breakpoints.spec.ts',
  'tests/e2e/broken-documents.spec.ts',
  'tests/e2e/build.spec.ts',
  'tests/e2e/channels.spec.ts',
  'tests/e2e/check.spec.ts',
  'tests/e2e/command-line.spec.ts',
  'tests/e2e/contextual.spec.ts',
  'tests/e2e/docs-json/docs-json.spec.ts',
  'tests/e2e/document-wire.spec.ts',
  'tests/e2e/edges.spec.ts',
  'tests/e2e/fields-one.spec.ts',
  'tests/e2e/fields-two.spec.ts',
  'tests/e2e/fields.spec.ts',
  'tests/e2e/finish.spec.ts',
  'tests/e2e/fonts.spec.ts',
  'tests/e2e/hostile-reader.spec.ts',
  'tests/e2e/hostile-site.spec.ts',
  'tests/e2e/hostile.spec.ts',
  'tests/e2e/html.spec.ts',
  'tests/e2e/interrupted.spec.ts',
  'tests/e2e/islands.spec.ts',
  'tests/e2e/json-editor.spec.ts',
  'tests/e2e/languages.spec.ts',
  'tests/e2e/last-visit.spec.ts',
  'tests/e2e/machines.spec.ts',
  'tests/e2e/markdown.spec.ts',
  'tests/e2e/mcp.spec.ts',
  'tests/e2e/modes.spec.ts',
  'tests/e2e/oauth.spec.ts',
  'tests/e2e/offline-site.spec.ts',
  'tests/e2e/own-values.spec.ts',
  'tests/e2e/page-code.spec.ts',
  'tests/e2e/page-markdown.spec.ts',
  'tests/e2e/page-tools.spec.ts',
  'tests/e2e/pdf.spec.ts',
  'tests/e2e/playground-cookies.spec.ts',
  'tests/e2e/playground-flow-keyboard.spec.ts',
  'tests/e2e/playground-flow-secrets.spec.ts',
  'tests/e2e/playground-ladder.spec.ts',
  'tests/e2e/playground-layout.spec.ts',
  'tests/e2e/playground-static.spec.ts',
  'tests/e2e/playground-weight.spec.ts',
  'tests/e2e/playground-wire.spec.ts',
  'tests/e2e/point-fields.spec.ts',
  'tests/e2e/products.spec.ts',
  'tests/e2e/rename.spec.ts',
  'tests/e2e/samples.spec.ts',
  'tests/e2e/schema-pages.spec.ts',
  'tests/e2e/search-provider.spec.ts',
  'tests/e2e/tables.spec.ts',
  'tests/e2e/versions.spec.ts',
  'tests/e2e/visual-check.spec.ts',
  'tests/visual/components.spec.ts',
  'tests/visual/oauth.spec.ts',
  'tests/visual/playground.spec.ts',
  'tests/visual/point-fields.spec.ts',
];

/**
 * Titles of browser tests in other files that belong to them: what a site from a server shows is the same from a disk, what the service
 * does with SQLite it does with PostgreSQL, and of the pages of features that are compared with their outlines these take longest.
 */
export const longBrowserTitles =
  / from a disk | on PostgreSQL$| at 2000 ms of latency$| (?:html|everything|fields-three|math) at .* looks as before/;

/** The set that this process was told of. Throws for one that there is not. */
export function readTestSet(): TestSet {
  const set = process.env[testSetVariable] ?? 'all';
  if (set !== 'usual' && set !== 'long' && set !== 'all')
    throw new Error(`${testSetVariable} is "${set}"; it has to be "usual", "long" or "all".`);
  return set;
}
