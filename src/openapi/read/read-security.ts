import { safeUrl } from '../../lib/html/safe-url.ts';
import { readText, readTexts } from '../../lib/json/json-value.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import {
  type DocumentNode,
  followChild,
  getChild,
  getRoot,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import { isAsyncApi } from '../load/document-version.ts';
import type { OAuthFlow, OAuthScheme, SecurityScheme } from './operation.ts';

/** An operation as far as its security is concerned. */
interface SecuredOperation {
  readonly document: OpenApiDocument;
  readonly node: DocumentNode;
  readonly isWebhook: boolean;
}

const schemeTypes: readonly SecurityScheme['type'][] = [
  'apiKey',
  'http',
  'oauth2',
  'openIdConnect',
  'mutualTLS',
];
const schemePlaces: readonly NonNullable<SecurityScheme['in']>[] = ['header', 'query', 'cookie'];

/**
 * What an operation needs, as alternatives: its own `security`, else the document's, which is that of what the API takes and not
 * of the webhooks that it sends. `[[]]` when it says that nothing is
 * needed, no alternative when nothing is said. Schemes that are not defined are left out.
 */
export function readSecurity({
  document,
  node,
  isWebhook,
}: SecuredOperation): readonly (readonly SecurityScheme[])[] {
  const own = getChild(node, 'security');
  const security = own ?? (isWebhook ? undefined : getChild(getRoot(document), 'security'));
  if (!Array.isArray(security?.value)) return [];
  const requirements = listChildren(document, security);
  if (requirements.length === 0) return [[]];
  return requirements.flatMap(([, requirement]) => {
    const names = listChildren(document, requirement);
    const schemes = names.flatMap(([name, scopes]) =>
      readNamedScheme(document, name, readTexts(scopes.value)),
    );
    return names.length > 0 && schemes.length === 0 ? [] : [schemes];
  });
}

/** The scheme that is called so; none where the document has none, or its type is not known. */
export function readNamedScheme(
  document: OpenApiDocument,
  key: string,
  scopes: readonly string[],
): readonly SecurityScheme[] {
  const node = followChild(document, getSchemes(document), key);
  return node ? readSchemeNode(document, node, key, scopes) : [];
}

/** The Security Scheme Object at a node, which is called `key`; none where its type is not known. */
export function readSchemeNode(
  document: OpenApiDocument,
  node: DocumentNode,
  key: string,
  scopes: readonly string[],
): readonly SecurityScheme[] {
  const text = (name: string) => readText(getChild(node, name)?.value);
  const isAsync = isAsyncApi(document.version);
  const type = isAsync ? readAsyncType(text('type')) : schemeTypes.find((known) => known === text('type'));
  if (!type) return [];
  const name = type === 'apiKey' ? text('name') : undefined;
  const oauth = type === 'oauth2' || type === 'openIdConnect' ? readOAuth(document, node) : undefined;
  const scheme =
    type === 'http' ? text('scheme')?.toLowerCase() : type === 'protocol' ? text('type') : undefined;
  return [
    {
      key,
      type,
      scheme,
      name,
      in: type === 'apiKey' ? schemePlaces.find((place) => place === text('in')) : undefined,
      description: text('description'),
      scopes,
      prefix: '',
      labels: scheme === 'basic' ? ['Username', 'Password'] : [name ?? 'Authorization'],
      ...(text('x-demo-token') === undefined ? {} : { demoToken: text('x-demo-token') }),
      ...(oauth === undefined ? {} : { oauth }),
    },
  ];
}

/** In AsyncAPI a key in a request of HTTP is an httpApiKey; apiKey is of other protocols, as what else HTTP does not have. */
function readAsyncType(written: string | undefined): SecurityScheme['type'] | undefined {
  if (written === undefined) return undefined;
  if (written === 'httpApiKey') return 'apiKey';
  return written === 'apiKey' ? 'protocol' : (schemeTypes.find((known) => known === written) ?? 'protocol');
}

function getSchemes(document: OpenApiDocument): DocumentNode | undefined {
  const components = followChild(document, getRoot(document), 'components');
  return followChild(document, components, 'securitySchemes');
}

const flowKinds: readonly OAuthFlow['kind'][] = [
  'authorizationCode',
  'clientCredentials',
  'password',
  'deviceAuthorization',
];

/** How tokens of a scheme are got; undefined of one without tokens, and where nothing is said that a page could do. */
function readOAuth(document: OpenApiDocument, scheme: DocumentNode): OAuthScheme | undefined {
  const url = (owner: DocumentNode | undefined, key: string) =>
    readAddress(readText(owner && getChild(owner, key)?.value));
  const flowNodes = listChildren(document, followChild(document, scheme, 'flows'));
  const flows = flowNodes.flatMap(([name, node]): readonly OAuthFlow[] => {
    const kind = flowKinds.find((known) => known === name);
    const tokenUrl = url(node, 'tokenUrl');
    const authorizationUrl = url(node, 'authorizationUrl');
    const deviceAuthorizationUrl = url(node, 'deviceAuthorizationUrl');
    if (!kind || tokenUrl === undefined) return [];
    if (kind === 'authorizationCode' && authorizationUrl === undefined) return [];
    if (kind === 'deviceAuthorization' && deviceAuthorizationUrl === undefined) return [];
    // AsyncAPI 3 calls them availableScopes.
    const named = followChild(document, node, 'scopes') ?? followChild(document, node, 'availableScopes');
    const scopes = listChildren(document, named).map(
      ([scope, said]) => [scope, readText(said.value) ?? ''] as const,
    );
    return [
      {
        kind,
        authorizationUrl,
        deviceAuthorizationUrl,
        tokenUrl,
        refreshUrl: url(node, 'refreshUrl'),
        scopes,
      },
    ];
  });
  const discoveryUrl = url(scheme, 'openIdConnectUrl') ?? url(scheme, 'oauth2MetadataUrl');
  if (flows.length === 0 && discoveryUrl === undefined) return undefined;
  const clientId = [scheme, ...flowNodes.map(([, node]) => node)]
    .map((owner) => readText(getChild(owner, 'x-scalar-client-id')?.value)?.trim())
    .find((text) => text);
  return { flows, discoveryUrl, clientId };
}

/** A URL of http or https, or a root-relative one; undefined for any other. */
function readAddress(text: string | undefined): string | undefined {
  const url = safeUrl(dropUrlSecrets(text ?? ''));
  return url !== undefined && /^(?:https?:\/\/[^/?#@\s]|\/(?![/\\]))/i.test(url) ? url : undefined;
}

/** Whether readers of a document may sign in: a scheme leads them to another site, and back. */
export function hasSignIn(document: OpenApiDocument): boolean {
  return listOAuth(document).some(
    ({ flows, discoveryUrl }) =>
      discoveryUrl !== undefined || flows.some(({ kind }) => kind === 'authorizationCode'),
  );
}

function listOAuth(document: OpenApiDocument): readonly OAuthScheme[] {
  return listChildren(document, getSchemes(document)).flatMap(
    ([key]) => readNamedScheme(document, key, [])[0]?.oauth ?? [],
  );
}

/** The token URLs of all security schemes of a document, and those where tokens are renewed, each once. */
export function listTokenUrls(document: OpenApiDocument): readonly string[] {
  const urls = listOAuth(document).flatMap(({ flows }) =>
    flows.flatMap(({ tokenUrl, refreshUrl }) => [tokenUrl, refreshUrl]),
  );
  return [...new Set(urls.filter((url) => url !== undefined))];
}
