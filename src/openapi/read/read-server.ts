import { readText, readTexts } from '../../lib/json/json-value.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import type { Server } from './operation.ts';

/** A Server Object at that URL, with its description and variables. Secrets in the URL and in values of variables are left out. */
export function describeServer(document: OpenApiDocument, node: DocumentNode, url: string): Server {
  const text = (owner: DocumentNode, key: string) => readText(getChild(owner, key)?.value);
  const variables = listChildren(document, getChild(node, 'variables')).flatMap(([name, reference]) => {
    const variable = followReferences(document, reference);
    if (!variable) return [];
    return [
      {
        name,
        default: dropUrlSecrets(text(variable, 'default') ?? ''),
        enum: readTexts(getChild(variable, 'enum')?.value).map(dropUrlSecrets),
        description: text(variable, 'description'),
      },
    ];
  });
  return { url: dropUrlSecrets(url), description: text(node, 'description'), variables };
}
