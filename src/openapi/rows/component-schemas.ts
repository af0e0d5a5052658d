import { isObject, readKey } from '../../lib/json/json-value.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getRoot,
  identify,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import { findRowsOwner, type MergedSchema } from './merge-schema.ts';

/** A schema that a document keeps under a name in `components.schemas` (OpenAPI 3.1.1, 4.8.7). */
interface ComponentSchema {
  readonly name: string;
  /** The schema itself, references followed. */
  readonly node: DocumentNode;
}

const known = new WeakMap<OpenApiDocument, ReadonlyMap<string, string>>();

/** The schemas under `components.schemas` in the document's order; those that lead nowhere and those with `x-hidden` or `x-excluded` are left out. */
export function listComponentSchemas(document: OpenApiDocument): readonly ComponentSchema[] {
  const components = followChild(document, getRoot(document), 'components');
  return listChildren(document, followChild(document, components, 'schemas')).flatMap(([name, child]) => {
    const node = followReferences(document, child);
    const isHidden = [child.value, node?.value].some(
      (value) => isObject(value) && ['x-hidden', 'x-excluded'].some((key) => readKey(value, key) === true),
    );
    return node && !isHidden ? [{ name, node }] : [];
  });
}

/**
 * The name in `components.schemas` of the schema whose rows this one shows; undefined for a schema that has a part of its own
 * in them, or none. Of two names of one schema it is the first.
 */
export function findComponentSchema(
  document: OpenApiDocument,
  { rowsKey }: Pick<MergedSchema, 'rowsKey'>,
): string | undefined {
  const names = known.get(document) ?? nameComponents(document);
  known.set(document, names);
  return names.get(rowsKey);
}

function nameComponents(document: OpenApiDocument): ReadonlyMap<string, string> {
  return new Map(
    listComponentSchemas(document)
      .map(({ name, node }) => [identify(findRowsOwner(document, node)), name] as const)
      .toReversed(),
  );
}
