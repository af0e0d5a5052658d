import { expect, it } from 'vitest';
import { applyEdits } from '../../lib/html/tags.ts';
import { openFrontmatter } from './edit-frontmatter.ts';

function edit(text: string, change: (frontmatter: ReturnType<typeof openFrontmatter>) => void): string {
  const frontmatter = openFrontmatter(text);
  change(frontmatter);
  return applyEdits(text, frontmatter.listEdits());
}

it('changes keys and leaves the others as they are written', () => {
  const text = "---\n# mine\ntitle:   'A'  # kept\nid: a\ntags:\n  - b\n  - c\nlast: x\n---\nText\n";
  const made = edit(text, (frontmatter) => {
    frontmatter.remove('id');
    frontmatter.remove('tags');
    frontmatter.rename('last', 'end');
    frontmatter.set('sidebarTitle', 'B: c');
    frontmatter.set('hidden', true);
  });
  expect(made).toBe(
    '---\n# mine\ntitle:   \'A\'  # kept\nend: x\nsidebarTitle: "B: c"\nhidden: true\n---\nText\n',
  );
});

it('makes frontmatter where there is none', () => {
  expect(edit('# A\n', (frontmatter) => frontmatter.set('title', 'A'))).toBe('---\ntitle: A\n---\n\n# A\n');
});

it('fills frontmatter that is empty', () => {
  expect(edit('---\n---\n\nText', (frontmatter) => frontmatter.set('title', 'true'))).toBe(
    '---\ntitle: "true"\n---\n\nText',
  );
});

it('leaves frontmatter alone that is no YAML', () => {
  const text = '---\na: [\n---\nText';
  expect(edit(text, (frontmatter) => frontmatter.set('title', 'A'))).toBe(text);
});
