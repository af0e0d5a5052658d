import type { NamedImport } from '../files/resolve-imports.ts';
import type { PageContext } from '../transform/page-context.ts';

/**
 * Gives a page, or a snippet, the components of the site that its text names, as if it imported them: those of Markdown are
 * noted in the context, the others are returned. What it imports or declares itself goes first, and a component's own name
 * means Octavo's in its file.
 */
export function importSiteComponents(page: PageContext): readonly NamedImport[] {
  const named: NamedImport[] = [];
  for (const { name, file } of page.context.siteComponents) {
    if (file === page.absoluteFile || page.declared.has(name) || page.missing.has(name)) continue;
    if (!isNamed(name, page)) continue;
    page.declared.add(name);
    if (/\.mdx?$/.test(file)) page.snippets.set(name, file);
    else named.push({ file, local: name, imported: 'default', line: 1, column: 1 });
  }
  return named;
}

/** By a tag, or as the component that an alert such as `> [!NOTE]` becomes. */
function isNamed(name: string, { text, context }: PageContext): boolean {
  if (text.includes(`<${name}`)) return true;
  return text.includes('[!') && [...context.components.alerts.values()].includes(name);
}
