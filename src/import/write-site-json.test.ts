import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeSiteJson } from './import-config.ts';

describe('writeSiteJson', () => {
  it('keeps short lists and objects on one line and breaks what holds more', () => {
    const site = {
      name: 'Docs',
      colors: { primary: '#123456', background: { light: '#fff', dark: '#000' } },
      topbarLinks: [{ name: 'Blog', url: '/blog' }],
      navigation: [{ group: 'Start', pages: ['a', 'b'] }],
      tabs: [],
      metadata: {},
    };
    expect(writeSiteJson(site)).toBe(`{
  "name": "Docs",
  "colors": {
    "primary": "#123456",
    "background": { "light": "#fff", "dark": "#000" }
  },
  "topbarLinks": [{ "name": "Blog", "url": "/blog" }],
  "navigation": [
    {
      "group": "Start",
      "pages": ["a", "b"]
    }
  ],
  "tabs": [],
  "metadata": {}
}
`);
  });

  it('breaks a line that would be long', () => {
    const pages = Array.from({ length: 12 }, (_, index) => `guides/page-${index}`);
    expect(writeSiteJson({ pages }).split('\n')).toHaveLength(pages.length + 5);
  });

  it('writes what JSON.parse reads again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(writeSiteJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
