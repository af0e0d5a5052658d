import { describe, expect, it } from 'vitest';
import { listFields } from '../../tests/support/site-json-fields.ts';

/** The specification's tables: path, whether required within its object, default. */
const SPECIFIED: readonly (readonly [path: string, required: boolean, preset: string])[] = [
  ['name', true, ''],
  ['navigation', true, ''],
  ['navigation[].group', true, ''],
  ['navigation[].pages', true, ''],
  ['logo', false, ''],
  ['logo.light', false, ''],
  ['logo.dark', false, ''],
  ['logo.href', false, '/'],
  ['favicon', false, ''],
  ['colors', false, ''],
  ['colors.primary', true, ''],
  ['colors.light', false, ''],
  ['colors.dark', false, ''],
  ['colors.background', false, ''],
  ['colors.background.light', true, ''],
  ['colors.background.dark', true, ''],
  ['topbarLinks', false, ''],
  ['topbarLinks[].name', true, ''],
  ['topbarLinks[].url', true, ''],
  ['topbarCtaButton', false, ''],
  ['topbarCtaButton.type', false, 'link'],
  ['topbarCtaButton.url', true, ''],
  ['topbarCtaButton.name', false, ''],
  ['versions', false, ''],
  ['anchors', false, ''],
  ['anchors[].icon', false, ''],
  ['anchors[].name', true, ''],
  ['anchors[].url', true, ''],
  ['anchors[].color', false, ''],
  ['anchors[].color.from', true, ''],
  ['anchors[].color.to', true, ''],
  ['anchors[].version', false, ''],
  ['anchors[].isDefaultHidden', false, 'false'],
  ['anchors[].iconType', false, 'duotone'],
  ['topAnchor', false, ''],
  ['topAnchor.name', false, 'Documentation'],
  ['topAnchor.icon', false, 'book-open'],
  ['topAnchor.iconType', false, 'duotone'],
  ['tabs', false, ''],
  ['tabs[].name', true, ''],
  ['tabs[].url', true, ''],
  ['api', false, ''],
  ['api.baseUrl', false, ''],
  ['api.auth', false, ''],
  ['api.auth.method', false, ''],
  ['api.auth.name', false, ''],
  ['api.auth.inputPrefix', false, ''],
  ['api.playground', false, ''],
  ['api.playground.mode', false, 'show'],
  ['api.maintainOrder', false, 'false'],
  ['openapi', false, ''],
  ['footerSocials', false, ''],
  ...[
    'website',
    'facebook',
    'twitter',
    'discord',
    'slack',
    'github',
    'linkedin',
    'instagram',
    'hacker-news',
  ].map((platform) => [`footerSocials.${platform}`, false, ''] as const),
  ['feedback', false, ''],
  ['feedback.suggestEdit', false, 'false'],
  ['feedback.raiseIssue', false, 'false'],
  ['modeToggle', false, ''],
  ['modeToggle.default', false, ''],
  ['modeToggle.isHidden', false, 'false'],
  ['backgroundImage', false, ''],
];

describe('listFields', () => {
  const rows = new Map(listFields().map((row) => [row.path, row]));

  it.each(SPECIFIED)('has %s of the specification, required %s, default %j', (path, required, preset) => {
    expect(rows.get(path)).toMatchObject({ required, default: preset });
  });

  it.each([
    ['logo', 'string or object'],
    ['navigation', 'object[]'],
    ['navigation[].pages', '(string or object)[]'],
    ['openapi', 'string or string[]'],
    ['versions', '(string or object)[]'],
    ['anchors[].color', 'string or object'],
    ['topbarCtaButton.type', '"link" or "github"'],
    ['api.auth.method', '"bearer", "basic" or "key"'],
    ['api.playground.mode', '"show", "simple" or "hide"'],
    ['modeToggle.default', '"light" or "dark"'],
    ['anchors[].iconType', '"brands", "duotone", "light", "regular", "sharp-solid", "solid" or "thin"'],
    ['feedback.suggestEdit', 'boolean'],
    ['font.weight', 'number'],
    ['metadata', 'object'],
    ['head[].attributes', 'object'],
    ['theme', 'any'],
  ])('says that %s is %s', (path, type) => {
    expect(rows.get(path)?.type).toBe(type);
  });

  it('explains every field in a sentence', () => {
    for (const { path, description } of rows.values()) expect(description, path).toMatch(/^[A-Z`].{8,}\.$/su);
  });

  it('names each field once', () => {
    expect(rows.size).toBe(listFields().length);
  });
});
