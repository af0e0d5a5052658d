import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Provider, { errors } from 'oidc-provider';
import { serveSite } from '../../src/cli/serve-site.ts';
import { buildGenerated } from './generated-site.ts';
import { test as base, expect } from './site-fixture.ts';

/** A documentation site of an API, and the servers that it names. */
interface OAuthSite {
  /** With a slash at its end. */
  readonly url: string;
  /** The origin of the authorization server and of the API. */
  readonly api: string;
  /** The values of `Authorization` that the API got, in their order. */
  readonly authorizations: string[];
  /** Every URL that either server was asked for. */
  readonly asked: string[];
}

/** Who may have a token by a password. */
export const people = { name: 'ada', password: 'p&ss=wörd' };

/** Seconds until tokens end: that of a sign-in is so near to its end that every request renews it. */
const seconds = { signedIn: 20, client: 1 };

/** Octavo's `test` with a site whose readers sign in at a real authorization server (npm's oidc-provider) on this machine. */
export const test = base.extend<object, { readonly oauth: OAuthSite }>({
  oauth: [
    async ({ support: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'octavo-oauth-'));
      const authorizations: string[] = [];
      const asked: string[] = [];
      let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
      const api = createServer((request, response) => answer(request, response));
      const origin = await listen(api);
      await writeSite(folder, origin);
      await buildGenerated(folder);
      const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
      const handle = createProvider(origin, url).callback();
      answer = (request, response) => {
        asked.push(request.url ?? '');
        if (request.url?.startsWith('/pets')) return answerPets(request, response, authorizations);
        // The same server as one that lets no other site read its answers.
        if (request.url?.startsWith('/closed/')) {
          request.url = request.url.replace('/closed', '');
          delete request.headers.origin;
        }
        return void handle(request, response);
      };
      await use({ url, api: origin, authorizations, asked });
      for (const one of [server, api]) {
        one.closeAllConnections();
        one.close();
      }
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answerPets(request: IncomingMessage, response: ServerResponse, authorizations: string[]): void {
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'authorization' };
  if (request.method !== 'OPTIONS') authorizations.push(request.headers.authorization ?? '');
  response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end('[{ "name": "Rex" }]');
}

function createProvider(issuer: string, site: string): Provider {
  const redirect_uris = [`${site}_octavo/oauth.html`];
  const refreshable = ['authorization_code', 'refresh_token'];
  const device = 'urn:ietf:params:oauth:grant-type:device_code';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'docs',
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: [...refreshable, device],
        redirect_uris,
      },
      {
        client_id: 'people',
        token_endpoint_auth_method: 'none',
        grant_types: ['password'],
        response_types: [],
        redirect_uris: [],
      },
      {
        client_id: 'machine',
        client_secret: 'a secret of 32 characters, at least',
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
      },
    ],
    scopes: ['openid', 'offline_access', 'pets:read'],
    clientBasedCORS: () => true,
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    ttl: { AccessToken: seconds.signedIn, ClientCredentials: seconds.client },
    features: {
      devInteractions: { enabled: true },
      clientCredentials: { enabled: true },
      deviceFlow: { enabled: true },
    },
    cookies: { keys: ['a key'] },
  });
  // Its own package has no password grant, which OAuth 2.1 is without.
  provider.registerGrantType(
    'password',
    async (ctx) => {
      const { client, params } = ctx.oidc;
      if (!client) throw new errors.InvalidClient('no client');
      if (params?.['password'] !== people.password) throw new errors.InvalidGrant('wrong password');
      const token = new provider.ClientCredentials({ client, scope: String(params['scope'] ?? '') });
      ctx.body = { access_token: await token.save(), token_type: 'Bearer', expires_in: 600 };
    },
    ['username', 'password', 'scope'],
  );
  return provider;
}

async function writeSite(folder: string, origin: string): Promise<void> {
  const scopes = { openid: 'Who you are.', 'pets:read': 'Read pets.' };
  const code = {
    authorizationUrl: `${origin}/auth`,
    tokenUrl: `${origin}/token`,
    'x-scalar-client-id': 'docs',
    scopes,
  };
  const clientCredentials = { tokenUrl: `${origin}/token`, scopes: {} };
  const deviceAuthorization = {
    deviceAuthorizationUrl: `${origin}/device/auth`,
    tokenUrl: `${origin}/token`,
    scopes,
  };
  const schemes = {
    all: { authorizationCode: code, clientCredentials, password: clientCredentials, deviceAuthorization },
    closed: { authorizationCode: { ...code, tokenUrl: `${origin}/closed/token` } },
    down: { clientCredentials: { tokenUrl: 'http://127.0.0.1:9/token', scopes: {} } },
  };
  const responses = { 200: { description: 'Pets.' } };
  const operation = (name: string, needed: readonly string[]) => ({
    get: { summary: name, responses, security: [{ [name]: needed }] },
  });
  const document = {
    openapi: '3.2.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: origin }],
    paths: {
      '/pets': operation('all', ['openid', 'pets:read']),
      '/pets/closed': operation('closed', ['openid']),
      '/pets/down': operation('down', []),
      '/pets/discovered': operation('discovered', ['openid']),
    },
    components: {
      securitySchemes: {
        ...Object.fromEntries(
          Object.entries(schemes).map(([name, flows]) => [name, { type: 'oauth2', flows }]),
        ),
        discovered: {
          type: 'openIdConnect',
          openIdConnectUrl: `${origin}/.well-known/openid-configuration`,
        },
      },
    },
  };
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content/index.md'), '# Start\n\nText.\n');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  // Another API, which calls its scheme the same.
  const other = {
    ...document,
    info: { title: 'Others', version: '1' },
    paths: { '/others': operation('all', []) },
  };
  other.paths['/others'].get.summary = 'others';
  await writeFile(join(folder, 'other.json'), JSON.stringify(other));
  const navigation = [{ group: 'Start', pages: ['index'] }];
  await writeFile(
    join(folder, 'site.json'),
    JSON.stringify({ name: 'Pets', openapi: ['openapi.json', 'other.json'], navigation }),
  );
}
