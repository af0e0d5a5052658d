import { describe, expect, it } from 'vitest';
import { drawGlyph } from './draw-glyph.ts';

const draw = (name: string) => drawGlyph({ name, iconType: 'solid' });

describe('drawGlyph', () => {
  it('shows a path or a URL as an image, from the site root', () => {
    for (const [name, src] of [
      ['/a.svg', '/a.svg'],
      ['a.svg', '/a.svg'],
      ['./images/a.svg', '/images/a.svg'],
      ['images/a', '/images/a'],
      ['https://x.example/a', 'https://x.example/a'],
      ['//x.example/a.svg', '//x.example/a.svg'],
      ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ] as const)
      expect(draw(name)).toEqual({ kind: 'image', src });
  });

  it('draws a name, and nothing for what is neither name nor address', () => {
    expect(draw('rocket')).toMatchObject({ kind: 'symbol' });
    for (const name of [
      'no-such-icon',
      'javascript:alert(1)//',
      'javascript:alert(1)//a.svg',
      "); -webkit-mask-image: url('https://x.example/a.svg');/*",
    ])
      expect(draw(name)).toBeUndefined();
  });
});
