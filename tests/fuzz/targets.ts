import type { FuzzTarget } from './target.ts';

/** The names of all targets, which themselves take a second to load. */
export const targetNames = [
  ...[
    'site.json',
    'docs.json',
    'frontmatter',
    'page.mdx',
    'page.md',
    'diagram',
    'code',
    'math',
    'page.html',
    'style',
  ],
  ...['openapi.yaml', 'openapi.json', 'description', 'url', 'ip-address', 'shared-link', 'relay-message'],
  ...['json-answer', 'token-answer'],
] as const;

/** The target of a name of `targetNames`; rejects for any other. */
export async function openTarget(name: string): Promise<FuzzTarget> {
  const { openWriterTargets } = await import('./writer-targets.ts');
  const { openUntrustedTargets } = await import('./untrusted-targets.ts');
  const found = [...openWriterTargets(), ...openUntrustedTargets()].find((target) => target.name === name);
  if (!found) throw new Error(`There is no target "${name}": ${targetNames.join(', ')}.`);
  return found;
}
