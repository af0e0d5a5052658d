import { isObject } from '../../config/loose-json.ts';

/** OpenAPI documents as a `docs.json` names them, and the folder that their pages have. */
export interface NamedDocuments {
  readonly documents: readonly string[];
  readonly directory: string | undefined;
}

/** Reads `openapi` in each of its forms: a path or URL, a list of them, or `{ source, directory }`. */
export function readDocuments(openapi: unknown): NamedDocuments {
  const forms: readonly unknown[] = Array.isArray(openapi) ? openapi : [openapi];
  const read = forms.map((form) => {
    if (typeof form === 'string' && form !== '') return { documents: [form], directory: undefined };
    if (!isObject(form) || typeof form['source'] !== 'string') return { documents: [], directory: undefined };
    const directory =
      typeof form['directory'] === 'string' ? form['directory'].replace(/^\/+|\/+$/g, '') : '';
    return { documents: [form['source']], directory: directory || undefined };
  });
  return {
    documents: read.flatMap(({ documents }) => documents),
    directory: read.find(({ directory }) => directory !== undefined)?.directory,
  };
}
