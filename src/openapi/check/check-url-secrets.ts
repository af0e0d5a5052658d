import { readObject, readText, readTexts } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import { listUrlSecrets } from '../../problem/url-secrets.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, locateNode, readReference } from '../load/node.ts';
import type { Visit } from '../load/walk-document.ts';
import { describeReferenceSecret, describeServerSecret } from './document-problems.ts';

/** The URLs of servers and references that hold a secret; `visits` are all objects of the document. */
export function checkUrlSecrets(document: OpenApiDocument, visits: readonly Visit[]): readonly Problem[] {
  return visits.flatMap(({ node, kind }) => {
    const placeOf = (key: string) =>
      locateNode(document, { file: node.file, pointer: `${node.pointer}/${key}` }, 'value');
    const reference = listUrlSecrets(readReference(node) ?? '');
    return [
      ...(reference.length > 0 ? [describeReferenceSecret(reference, placeOf('$ref'))] : []),
      ...listServerUrls(node, kind).flatMap(([key, url]) => {
        const secrets = listUrlSecrets(url);
        return secrets.length > 0 ? [describeServerSecret(secrets, placeOf(key))] : [];
      }),
    ];
  });
}

/** URLs of a server object, and the host of a document of 2.0, with the steps of a pointer to them. */
function listServerUrls({ value }: DocumentNode, kind: string): readonly (readonly [string, string])[] {
  const object = readObject(value);
  if (kind === 'document') {
    const host = readText(object['host']);
    return host === undefined ? [] : [['host', `//${host}`]];
  }
  if (kind !== 'server') return [];
  const variables = Object.entries(readObject(object['variables'])).flatMap(([name, variable]) => {
    const { default: usual, enum: choices } = readObject(variable);
    const path = `variables/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [
      [`${path}/default`, readText(usual) ?? ''] as const,
      ...readTexts(choices).map((choice, index) => [`${path}/enum/${index}`, choice] as const),
    ];
  });
  return [['url', readText(object['url']) ?? ''], ...variables];
}
