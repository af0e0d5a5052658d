import { readText, readTexts } from '../../lib/json/json-value.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, getChild, listChildren } from '../load/node.ts';
import type { Server } from './operation.ts';

/** The servers of the first of these objects that names any (operation, path item, document); none when none does. Secrets
 * in their URLs and in values of their variables are left out. */
export function readServers(document: OpenApiDocument, owners: readonly DocumentNode[]): readonly Server[] {
  for (const owner of owners) {
    const servers = listChildren(document, getChild(owner, 'servers')).flatMap(([, node]) =>
      readServer(document, node),
    );
    if (servers.length > 0) return servers;
  }
  return [];
}

function readServer(document: OpenApiDocument, node: DocumentNode): readonly Server[] {
  const text = (owner: DocumentNode, key: string) => readText(getChild(owner, key)?.value);
  const url = text(node, 'url');
  if (url === undefined) return [];
  const variables = listChildren(document, getChild(node, 'variables')).map(([name, variable]) => ({
    name,
    default: dropUrlSecrets(text(variable, 'default') ?? ''),
    enum: readTexts(getChild(variable, 'enum')?.value).map(dropUrlSecrets),
    description: text(variable, 'description'),
  }));
  return [{ url: dropUrlSecrets(url), description: text(node, 'description'), variables }];
}
