import {
  type DocumentNode,
  getRoot,
  type OpenApiDocument,
  resolveReference,
} from '../../src/openapi/load/document.ts';
import { parseText } from '../../src/openapi/load/document-reader.ts';
import { openDocument } from '../../src/openapi/load/load-documents.ts';
import type { Problem } from '../../src/problem/problem.ts';

/** For tests: the document of a text, `openapi.yaml` or `openapi.json` by its first character, and its problems. */
export async function openText(
  text: string,
): Promise<{ readonly document: OpenApiDocument; readonly problems: readonly Problem[] }> {
  const { source, problems } = parseText(text.startsWith('{') ? 'openapi.json' : 'openapi.yaml', text);
  if (!source) throw new Error(problems.map(({ message }) => message).join('\n'));
  const opened = await openDocument(
    source,
    { address: source.file, privateHost: undefined },
    {
      siteRoot: '/nowhere',
      cacheFolder: '/nowhere/.octavo',
      isOffline: true,
      timeout: 1_000,
    },
  );
  if (!opened.document) throw new Error(opened.problems.map(({ message }) => message).join('\n'));
  return { document: opened.document, problems: [...problems, ...opened.problems] };
}

/** For tests: a document whose components are these schemas, and the node of the one named `Test`. */
export async function openSchemas(
  schemas: Readonly<Record<string, unknown>>,
): Promise<{ readonly document: OpenApiDocument; readonly schema: DocumentNode }> {
  const { document } = await openText(
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas },
    }),
  );
  const schema = resolveReference(document, getRoot(document), '#/components/schemas/Test');
  if (!schema) throw new Error('no schema is named Test');
  return { document, schema };
}
