import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { findIcon } from './collections.ts';
import { isIconPath, oldNames, readIconName } from './icon-name.ts';
import { lucideNames } from './lucide-names.data.ts';
import { nameMap } from './name-map.data.ts';
import { brandNames, makeUsedIcon, nearestIcons, resolveIcon } from './resolve-icon.ts';

function find(name: string, iconType?: string): string {
  const icon = resolveIcon(name, iconType);
  return icon ? `${icon.set}:${icon.name}` : 'none';
}

describe('resolveIcon', () => {
  it.each([
    ['rocket', undefined, 'ph:rocket-duotone'],
    ['rocket', 'solid', 'fa6-solid:rocket'],
    ['rocket', 'sharp-solid', 'fa6-solid:rocket'],
    ['rocket', 'regular', 'ph:rocket'],
    ['user', 'regular', 'fa6-regular:user'],
    ['rocket', 'light', 'ph:rocket-light'],
    ['rocket', 'thin', 'ph:rocket-thin'],
    ['github', undefined, 'simple-icons:github'],
    ['github', 'solid', 'simple-icons:github'],
    ['python', 'brands', 'fa6-brands:python'],
    ['supabase', undefined, 'simple-icons:supabase'],
    ['supabase', 'brands', 'simple-icons:supabase'],
    ['bolt', 'duotone', 'ph:lightning-duotone'],
    ['circle-check', 'duotone', 'ph:check-circle-duotone'],
    ['chevron-right', undefined, 'ph:caret-right-duotone'],
    ['trending-up', 'duotone', 'ph:trend-up-duotone'],
    ['rocket-solid', 'light', 'ph:rocket-light'],
    ['rockets', 'thin', 'ph:rocket-thin'],
    ['x-circle', undefined, 'ph:x-circle-duotone'],
    ['circle-x', undefined, 'ph:x-circle-duotone'],
    ['nextjs', undefined, 'simple-icons:nextdotjs'],
    ['Node.js', undefined, 'fa6-brands:node-js'],
    ['azure', 'brands', 'simple-icons:microsoftazure'],
    ['k8s', undefined, 'simple-icons:kubernetes'],
    ['ts', undefined, 'simple-icons:typescript'],
    ['square-3', 'duotone', 'ph:number-square-three-duotone'],
    ['stars', 'duotone', 'ph:sparkle-duotone'],
    ['webhook', 'regular', 'ph:webhooks-logo'],
  ])('draws %s in %s as %s', (name, iconType, expected) => {
    expect(find(name, iconType)).toBe(expected);
  });

  it('understands old names, prefixes and letter case', () => {
    for (const name of ['home', 'fa-home', 'fas fa-home', 'fa-solid fa-house', 'HOUSE', 'House'])
      expect(find(name, 'solid')).toBe('fa6-solid:house');
    expect(find('file-alt', 'solid')).toBe('fa6-solid:file-lines');
    expect(find('fab fa-github', undefined)).toBe('simple-icons:github');
    expect(find('fas fa-rocket', undefined)).toBe('fa6-solid:rocket');
  });

  it('says when the style is not the one asked for', () => {
    expect(resolveIcon('rocket', 'light')?.exact).toBe(true);
    expect(resolveIcon('teeth', 'light')).toMatchObject({ set: 'fa6-solid', exact: false });
  });

  it('draws the thing alone where no set has the sign beside it', () => {
    expect(resolveIcon('house-circle-bolt', undefined)).toMatchObject({
      name: 'house-duotone',
      exact: false,
    });
    expect(resolveIcon('nothing-circle-bolt', undefined)).toBeUndefined();
  });

  it('knows no icon of a made-up name, and the nearest ones', () => {
    expect(resolveIcon('rockett', undefined)).toBeUndefined();
    expect(nearestIcons('rockett')).toContain('rocket');
    expect(resolveIcon('', undefined)).toBeUndefined();
    expect(resolveIcon('__proto__', undefined)).toBeUndefined();
    expect(resolveIcon('constructor', 'solid')).toBeUndefined();
  });

  it('gives shapes in the current colour without script, style or reference', () => {
    for (const name of ['rocket', 'github', 'user', 'webhook', 'supabase']) {
      const icon = resolveIcon(name, undefined);
      expect(icon?.body).toContain('currentColor');
      expect(icon?.body).not.toMatch(/<script|\son\w+=|href|style=/i);
      expect(icon?.viewBox).toMatch(/^0 0 \d+ \d+$/);
    }
  });

  it('finds nearly every name that real sites use, in its style', () => {
    const used =
      `github notebook code link discord slack robot hashtag circle-nodes calendar bolt square-code rocket
      python users server play magnifying-glass golang film database circle-check terminal table stars ship screencast
      key js file-code desktop book-open gear comments sitemap bars-staggered chart-simple chart-column computer
      location-dot user-group layer-group message bullseye triangle-exclamation route circle-down code-branch filter
      language diagram-project gem rotate folder-tree box code-compare face-smile clipboard-check money-bill chart-area
      dollar-sign photo-film tags file-export pen-to-square screwdriver-wrench map clock-rotate-left square-check
      user-secret file-lines network-wired note-sticky vial blog laptop-code microchip calendar-days sparkles webhook
      shield-exclamation square-terminal text zap message-bot square-1 text-size hand-wave grid microchip-ai telescope`
        .split(/\s+/)
        .filter((name) => name !== '');
    const lost = used.filter((name) => resolveIcon(name, undefined) === undefined);
    expect(lost).toEqual([]);
    const exact = used.filter((name) => resolveIcon(name, undefined)?.exact);
    expect(exact.length / used.length).toBeGreaterThanOrEqual(0.98);
  });

  it('never throws, and gives ids that can stand in HTML', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (name, iconType) => {
        const icon = resolveIcon(name, iconType);
        if (icon) expect(makeUsedIcon(icon).id).toMatch(/^icon-[a-z0-9-]+$/);
      }),
      { seed: 3, numRuns: propertyRuns(500) },
    );
  });
});

describe('the tables of names', () => {
  it('lead to icons that exist', () => {
    const lost = [...nameMap].filter(([, target]) =>
      target.startsWith('lucide:') ? !findIcon('lucide', target.slice(7)) : !findIcon('ph', target),
    );
    expect(lost).toEqual([]);
    expect([...lucideNames].filter(([, target]) => !findIcon('ph', target))).toEqual([]);
    const brands = [...brandNames.keys()].map((name) => resolveIcon(name, 'brands')?.set ?? name);
    expect(brands.filter((set) => set !== 'fa6-brands' && set !== 'simple-icons')).toEqual([]);
    const dead = [...oldNames].filter(([, name]) => !resolveIcon(name, 'solid'));
    expect(dead).toEqual([]);
  });
});

describe('isIconPath', () => {
  it('tells paths and URLs from names', () => {
    for (const path of [
      '/a.svg',
      './a.png',
      '../a',
      'https://x.y/z',
      'logo.svg',
      '//x.y/a',
      'data:image/png;base64,x',
    ])
      expect(isIconPath(path)).toBe(true);
    for (const name of ['rocket', 'fa-home', 'js']) expect(isIconPath(name)).toBe(false);
    expect(readIconName('fa_user_group').name).toBe('user-group');
  });
});

it('a name of another library is drawn from Lucide where it has it, but for brands', () => {
  for (const library of ['lucide', 'tabler'] as const) {
    expect(resolveIcon('rocket', undefined, library)).toMatchObject({ set: 'lucide', name: 'rocket' });
    expect(resolveIcon('File-Braces', 'solid', library)).toMatchObject({
      set: 'lucide',
      name: 'file-braces',
    });
    expect(resolveIcon('house', 'duotone', library)?.set).toBe('lucide');
    expect(resolveIcon('github', 'brands', library)?.set).not.toBe('lucide');
    expect(resolveIcon('book-open-cover', undefined, library)).toEqual(
      resolveIcon('book-open-cover', undefined),
    );
    expect(resolveIcon('nothing-like-it', undefined, library)).toBeUndefined();
  }
  expect(resolveIcon('rocket', undefined, 'fontawesome')).toMatchObject({ set: 'ph' });
});
