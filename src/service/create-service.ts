import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ApiToken, createTokenCheck } from './api-tokens.ts';
import type { Contract } from './contract.ts';
import { getOrCreateUserGroup, rotateUserGroupToken, updateUserGroup } from './operations.ts';
import { ServiceError, toServiceError } from './service-error.ts';
import { limitStoreTime, storeTimeLimit, type UserGroupStore } from './store/store.ts';
import type { Environment } from './user-group.ts';

interface ServiceOptions {
  readonly store: UserGroupStore;
  readonly contract: Contract;
  readonly tokens: readonly ApiToken[];
  /** Requests that one address may send in a minute; 600 unless given. */
  readonly requestsPerMinute?: number;
  /** Milliseconds that the storage may take for a request; 5,000 unless given. */
  readonly timeLimit?: number;
  /** Told of what failed inside; nothing of the request is among it. */
  readonly onFailure?: (error: unknown) => void;
}

/** Bytes that a body may have. */
const bodyLimit = 256 * 1024;

/** Milliseconds that a request may take to arrive, and its head: a client that sends one byte a second holds no connection for long. */
const requestTime = 30_000;
const headTime = 10_000;

const path = '/api/user';

/** One path, three methods: the User Group API of `openapi.yaml`, and `/healthz`. Not listening yet. */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const { contract, tokens, requestsPerMinute = 600, onFailure = () => undefined } = options;
  const store = limitStoreTime(options.store, options.timeLimit ?? storeTimeLimit);
  const checkToken = createTokenCheck(tokens);
  // A HEAD that runs GET would create groups.
  const service = fastify({
    bodyLimit,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    requestTimeout: requestTime,
    http: { headersTimeout: headTime, connectionsCheckingInterval: 2_000 },
  });
  service.addHttpMethod('GET', { hasBody: true, overrideExisting: true });

  service.removeAllContentTypeParsers();
  service.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => readJson(body),
  );

  service.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  service.setErrorHandler((error, _request, reply) => {
    const told = toServiceError(error);
    if (told.statusCode >= 500) onFailure(error);
    return reply.status(told.statusCode).send(told.toBody());
  });
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const isKnown = request.url.split('?')[0] === path;
    if (isKnown) void reply.header('allow', 'GET, PUT, POST');
    throw isKnown
      ? new ServiceError('method_not_allowed', 'Use GET, PUT or POST.')
      : new ServiceError('not_found', `The only path is ${path}.`);
  };
  // Credentials are in a header that no browser adds by itself, so any page may call.
  await service.register(cors, { origin: '*', methods: ['GET', 'PUT', 'POST'], maxAge: 600 });
  await service.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => request.url === '/healthz',
    errorResponseBuilder: () =>
      new ServiceError('too_many_requests', 'Too many requests. Wait, then try again.'),
  });
  service.setNotFoundHandler({ preHandler: service.rateLimit() }, refuse);

  const readEnvironment = ({ headers }: FastifyRequest): Environment => {
    const environment = checkToken(headers.authorization);
    if (environment !== undefined) return environment;
    throw new ServiceError('unauthorized', 'Send the header "Authorization: Token <API_TOKEN>".');
  };
  const answer = <Body>(
    operationId: string,
    run: (store: UserGroupStore, environment: Environment, body: Body) => Promise<unknown>,
  ) => ({
    // Before the body is read, and after the request was counted, so that tokens cannot be guessed without end.
    preParsing: async (request: FastifyRequest) => void readEnvironment(request),
    handler: async (request: FastifyRequest) => {
      const { body } = request;
      const mistake = contract.findMistake(operationId, body) ?? findUnstorable(body);
      if (mistake !== undefined) throw new ServiceError('invalid_body', mistake);
      return run(store, readEnvironment(request), body as Body);
    },
  });
  service.get(path, answer('getOrCreateUserGroup', getOrCreateUserGroup));
  service.put(path, answer('updateUserGroup', updateUserGroup));
  service.post(path, answer('rotateUserGroupToken', rotateUserGroupToken));
  service.get('/healthz', async (_request, reply) => {
    try {
      await store.ping();
      return { status: 'ok' };
    } catch (error) {
      onFailure(error);
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
  return service;
}

/** Maximum nesting depth of a body: it is serialized again by a recursive function. */
const maximumDepth = 100;

/**
 * A body in JSON, which is UTF-8 (RFC 8259, 8.1). Throws `ServiceError`, for bytes that are not UTF-8 too: decoded
 * with replacement characters, different identifiers would become the same one.
 */
function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text === '') throw new ServiceError('invalid_body', 'The body is empty.');
  if (isTooDeep(text))
    throw new ServiceError('invalid_body', `The body is nested deeper than ${maximumDepth} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError('invalid_body', 'The body is not JSON.');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ServiceError('invalid_body', 'The body is not UTF-8.');
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (part === '[' || part === '{') depth++;
    else if (part === ']' || part === '}') depth--;
    if (depth > maximumDepth) return true;
  }
  return false;
}

/**
 * What stands in a body's own texts that a database cannot keep as it is: NUL, and half of a surrogate pair. In words,
 * as the contract's mistakes; undefined when there is none. Objects in the body are stored as JSON, which escapes both.
 */
function findUnstorable(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const [name, value] of Object.entries(body))
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      return `/${name}: must be Unicode text without U+0000`;
  return undefined;
}
