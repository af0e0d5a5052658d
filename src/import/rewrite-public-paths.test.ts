import { describe, expect, it } from 'vitest';
import { rewritePublicPaths } from './rewrite-public-paths.ts';

const rewrite = (text: string) => rewritePublicPaths(text, 'a.mdx', (path) => path.startsWith('images/'));

describe('rewritePublicPaths', () => {
  it.each([
    ['![A](/public/images/a.png)', '![A](/images/a.png)'],
    ['<img src="/public/images/a.png" />', '<img src="/images/a.png" />'],
    ["<img src={'/public/images/a.png'} />", "<img src={'/images/a.png'} />"],
    ['[a]: /public/images/a.png', '[a]: /images/a.png'],
  ])('takes /public off in %s', (text, made) => {
    expect(rewrite(text).text).toBe(made);
    expect(rewrite(made)).toEqual({ text: made, changes: [] });
  });

  it.each([
    '```md\n![A](/public/images/a.png)\n```\n',
    '> ~~~\n> ![A](/public/images/a.png)\n> ~~~\n',
    'Write `![A](/public/images/a.png)` so.',
    '![A](/public/elsewhere/a.png)',
    '![A](https://a.example/public/images/a.png)',
    'The folder /public/images/a.png in a sentence.',
  ])('leaves %j alone', (text) => {
    expect(rewrite(text)).toEqual({ text, changes: [] });
  });

  it('goes on behind code, and tells the place', () => {
    const { text, changes } = rewrite('```\n(/public/images/a.png)\n```\n\n![A](/public/images/b.png)\n');
    expect(text).toBe('```\n(/public/images/a.png)\n```\n\n![A](/images/b.png)\n');
    expect(changes).toMatchObject([
      { file: 'a.mdx', line: 5, column: 6, what: '/public/images/b.png is /images/b.png' },
    ]);
  });
});
