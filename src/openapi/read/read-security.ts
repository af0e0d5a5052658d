import { readText, readTexts } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, followChild, getChild, getRoot, listChildren } from '../load/document-node.ts';
import type { SecurityScheme } from './operation.ts';

const types: readonly SecurityScheme['type'][] = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'];
const places: readonly NonNullable<SecurityScheme['in']>[] = ['header', 'query', 'cookie'];

/**
 * What an operation needs, as alternatives: its own `security`, else the document's. `[[]]` when it says that nothing is
 * needed, no alternative when nothing is said. Schemes that are not defined are left out.
 */
export function readSecurity(
  document: OpenApiDocument,
  operation: DocumentNode,
): readonly (readonly SecurityScheme[])[] {
  const security = getChild(operation, 'security') ?? getChild(getRoot(document), 'security');
  if (!Array.isArray(security?.value)) return [];
  const requirements = listChildren(document, security);
  if (requirements.length === 0) return [[]];
  return requirements.flatMap(([, requirement]) => {
    const names = listChildren(document, requirement);
    const schemes = names.flatMap(([name, scopes]) => readScheme(document, name, readTexts(scopes.value)));
    return names.length > 0 && schemes.length === 0 ? [] : [schemes];
  });
}

function readScheme(
  document: OpenApiDocument,
  key: string,
  scopes: readonly string[],
): readonly SecurityScheme[] {
  const components = followChild(document, getRoot(document), 'components');
  const schemes = followChild(document, components, 'securitySchemes');
  const node = followChild(document, schemes, key);
  if (!node) return [];
  const text = (name: string) => readText(getChild(node, name)?.value);
  const type = types.find((known) => known === text('type'));
  if (!type) return [];
  const name = type === 'apiKey' ? text('name') : undefined;
  const scheme = type === 'http' ? text('scheme')?.toLowerCase() : undefined;
  return [
    {
      key,
      type,
      scheme,
      name,
      in: type === 'apiKey' ? places.find((place) => place === text('in')) : undefined,
      description: text('description'),
      scopes,
      prefix: '',
      labels: scheme === 'basic' ? ['Username', 'Password'] : [name ?? 'Authorization'],
      ...(text('x-demo-token') === undefined ? {} : { demoToken: text('x-demo-token') }),
    },
  ];
}
