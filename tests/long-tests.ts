/** Which tests are run: those of `npm test`, those that it leaves to `npm run test:all`, or all, as where a runner is started by itself. */
export type TestSet = 'usual' | 'long' | 'all';

/** The variable that tells the runners which set it is. */
export const testSetVariable = 'OCTAVO_TEST_SET';

/**
 * Unit tests that are left out of `npm test`: they build dozens of sites, install packages, or read thousands of files that only
 * differ from each other. What they repeat, others show once.
 */
export const longUnitTests: readonly string[] = [
  'src/config/broken-files.test.ts',
  'tests/hosts/adapters.test.ts',
  'tests/package/installed-package.test.ts',
  'tests/security/path-escapes.test.ts',
  'tests/security/slow-requests.test.ts',
  'tests/service/database-faults.test.ts',
  'tests/unit/guest-project.test.ts',
  'tests/unit/incremental-build.test.ts',
  'tests/unit/make-it-your-own.test.ts',
  'tests/unit/merged-build.test.ts',
  'tests/unit/older-node.test.ts',
  'tests/unit/printed-commands.test.ts',
];

/**
 * The same of browser tests: those that show a feature in each way there is (media types, widths, hostile texts, fields, pictures), or
 * that build many sites.
 */
export const longBrowserTests: readonly string[] = [
  'tests/e2e/a11y-check.spec.ts',
  'tests/e2e/addresses.spec.ts',
  'tests/e2e/answer-large.spec.ts',
  'tests/e2e/base.spec.ts',
  'tests/e2e/beside-build.spec.ts',
  'tests/e2e/breakpoints.spec.ts',
  'tests/e2e/broken-documents.spec.ts',
  'tests/e2e/build.spec.ts',
  'tests/e2e/check.spec.ts',
  'tests/e2e/command-line.spec.ts',
  'tests/e2e/docs-json/docs-json.spec.ts',
  'tests/e2e/document-wire.spec.ts',
  'tests/e2e/fields-one.spec.ts',
  'tests/e2e/fields-two.spec.ts',
  'tests/e2e/fields.spec.ts',
  'tests/e2e/finish.spec.ts',
  'tests/e2e/fonts.spec.ts',
  'tests/e2e/hostile-reader.spec.ts',
  'tests/e2e/hostile-site.spec.ts',
  'tests/e2e/hostile.spec.ts',
  'tests/e2e/interrupted.spec.ts',
  'tests/e2e/last-visit.spec.ts',
  'tests/e2e/machines.spec.ts',
  'tests/e2e/offline-site.spec.ts',
  'tests/e2e/page-code.spec.ts',
  'tests/e2e/page-markdown.spec.ts',
  'tests/e2e/pdf.spec.ts',
  'tests/e2e/playground-flow-keyboard.spec.ts',
  'tests/e2e/playground-wire.spec.ts',
  'tests/e2e/rename.spec.ts',
  'tests/e2e/search-provider.spec.ts',
  'tests/e2e/tables.spec.ts',
  'tests/e2e/visual-check.spec.ts',
  'tests/visual/components.spec.ts',
  'tests/visual/oauth.spec.ts',
  'tests/visual/playground.spec.ts',
  'tests/visual/point-fields.spec.ts',
];

/** The set that this process was told of. Throws for one that there is not. */
export function readTestSet(): TestSet {
  const set = process.env[testSetVariable] ?? 'all';
  if (set !== 'usual' && set !== 'long' && set !== 'all')
    throw new Error(`${testSetVariable} is "${set}"; it has to be "usual", "long" or "all".`);
  return set;
}
