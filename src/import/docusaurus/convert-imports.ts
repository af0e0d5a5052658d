import type { PageEditor } from '../pages/page-editor.ts';
import { readPageImports } from '../pages/read-imports.ts';
import type { ImportLog } from '../project/import-log.ts';
import type { DocAddresses } from './doc-addresses.ts';

/** What a name of a page stands for: a component of the theme, a file of the project, or something that is left out. */
export type DocName =
  | { readonly kind: 'theme'; readonly name: string }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'kept' };

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i;

/** Takes the imports out of a page that Octavo needs none for, and says what their names stand for. */
export function convertDocImports(
  editor: PageEditor,
  page: { readonly source: string },
  addresses: DocAddresses,
  log: ImportLog,
): ReadonlyMap<string, DocName> {
  const names = new Map<string, DocName>();
  for (const { from, names: given, start, end, fromStart, fromEnd } of readPageImports(editor)) {
    const drop = (name: (of: string) => DocName) => {
      for (const [local, of] of given) names.set(local, name(of));
      editor.replace(start, end, '');
    };
    const theme = /^@(?:theme|theme-original|docusaurus)\/(.+)$/.exec(from)?.[1];
    const path = from.replace(/\?.*$/, '');
    const file = addresses.findFile(path, page.source);
    if (theme !== undefined) {
      drop((of) => ({
        kind: 'theme',
        name: of === 'default' || of === '*' ? (theme.split('/').at(-1) ?? theme) : of,
      }));
    } else if (from === 'react') {
      for (const local of given.keys()) names.set(local, { kind: 'kept' });
    } else if (file !== undefined && /\.mdx?$/.test(file)) {
      editor.replace(fromStart, fromEnd, `'${addresses.partialOf(file)}'`);
      for (const local of given.keys()) names.set(local, { kind: 'kept' });
    } else if (file !== undefined && IMAGE.test(file)) {
      const url = addresses.copy(file);
      drop(() => ({ kind: 'file', url }));
    } else {
      drop(() => ({ kind: 'lost' }));
      log.note(
        'left-out',
        editor.place(start),
        `the import of ${from}`,
        'Only parts of Octavo, text and images are taken over.',
      );
    }
  }
  return names;
}
