import { expect, test } from 'vitest';
import { splitSections } from './page-index.ts';

test('a page is cut at its headings, each with those that hold it', () => {
  const page = '# Page\n\nLead.\n\n## One\n\nFirst.\n\n### Inner ##\n\nDeep.\n\n## Two\n';
  expect(splitSections(page)).toEqual([
    { headings: [], text: 'Lead.' },
    { headings: ['One'], text: 'First.' },
    { headings: ['One', 'Inner'], text: 'Deep.' },
    { headings: ['Two'], text: '' },
  ]);
});

test('what looks like a heading in code is code', () => {
  const code = '````bash\n```\n# not a heading\n```\n## nor this\n````';
  expect(splitSections(`## Real\n\n${code}\n\n## Next`)).toEqual([
    { headings: ['Real'], text: code },
    { headings: ['Next'], text: '' },
  ]);
});
