import { describe, expect, it } from 'vitest';
import { buildSample } from '../../tests/support/sample-site.ts';
import { listOwnScripts, runsOwnScripts, writeHeadTags } from './head.ts';

const build = (...head: readonly unknown[]) => buildSample({ head }, ['', 'guide']).site.head;

describe('buildHead', () => {
  it('publishes the tags of site.json with their links resolved', () => {
    const { tags } = build(
      { tag: 'link', attributes: { REL: 'alternate', href: 'guide', hidden: false } },
      { tag: 'script', attributes: { src: './own.js', defer: true }, text: '' },
      { tag: 'meta', attributes: { name: 'src', content: 'a "b"' } },
    );
    expect(tags).toEqual([
      { tag: 'link', attributes: { rel: 'alternate', href: '/guide/' }, text: '' },
      { tag: 'script', attributes: { src: '/own.js', defer: true }, text: '' },
      { tag: 'meta', attributes: { name: 'src', content: 'a "b"' }, text: '' },
    ]);
  });

  it('writes them as HTML', () => {
    const head = build(
      { tag: 'meta', attributes: { name: 'a', content: '<"&>' } },
      { tag: 'script', attributes: { type: 'module', crossorigin: true }, text: 'a < b' },
    );
    expect(writeHeadTags(head)).toBe(
      '<meta name="a" content="&lt;&quot;&amp;&gt;"><script type="module" crossorigin>a < b</script>',
    );
  });

  it('knows which scripts run, and which servers they name', () => {
    const own = build(
      { tag: 'script', attributes: { src: '/own.js' } },
      { tag: 'script', attributes: { src: 'https://a.org/b.js' } },
      { tag: 'script', text: "load('https://w.org/x.js')" },
      { tag: 'script', attributes: { type: 'application/json' }, text: '{"a": "https://data.org"}' },
    );
    expect(listOwnScripts(own)).toEqual(['/own.js']);
    expect(own.scriptOrigins).toEqual(['https://w.org']);
    expect(runsOwnScripts(own)).toBe(true);
    const data = { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{}' };
    expect(runsOwnScripts(build(data))).toBe(false);
  });
});
