import { readObject, readText, readTexts } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { getChild, getRoot, listChildren } from '../load/node.ts';
import { readExternalDocs } from './external-docs.ts';
import type { ExternalDocs } from './operation.ts';

/** A tag of a document, which groups operations; OpenAPI 3.2.0, 4.22. */
export interface Tag {
  readonly name: string;
  /** What readers see: `x-group`, `x-displayName`, `summary`, else the name. */
  readonly label: string;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** The name of the tag whose group this one stands in (3.2). */
  readonly parent: string | undefined;
  /** `nav`, `badge` and so on (3.2): only tags of the first kind, or of none, make groups. */
  readonly kind: string | undefined;
}

/** Groups of tags: `x-tagGroups`. */
export interface TagGroup {
  readonly name: string;
  /** Names of tags. */
  readonly tags: readonly string[];
}

/** The document's own `tags`, in its order. */
export function readTags(document: OpenApiDocument): readonly Tag[] {
  return listChildren(document, getChild(getRoot(document), 'tags')).flatMap(([, node]) => {
    const text = (key: string) => readText(getChild(node, key)?.value)?.trim() || undefined;
    const name = readText(getChild(node, 'name')?.value);
    if (name === undefined || name === '') return [];
    return [
      {
        name,
        label: text('x-group') ?? text('x-displayName') ?? text('summary') ?? name,
        description: text('description'),
        externalDocs: readExternalDocs(node.value),
        parent: text('parent'),
        kind: text('kind'),
      },
    ];
  });
}

/** The document's `x-tagGroups`, in its order; those without a name are left out. */
export function readTagGroups(document: OpenApiDocument): readonly TagGroup[] {
  return listChildren(document, getChild(getRoot(document), 'x-tagGroups')).flatMap(([, node]) => {
    const { name, tags } = readObject(node.value);
    return typeof name === 'string' && name.trim() !== ''
      ? [{ name: name.trim(), tags: readTexts(tags) }]
      : [];
  });
}
