/** What lists and titles say of an operation: cheap, no schema is looked at for it. */
export interface OperationSummary {
  /** The document it comes from, as named in `site.json` or frontmatter, relative to the site root, or its URL. */
  readonly document: string;
  /** Upper case: `GET`. A webhook has its method too; of a channel it is the protocol, `WSS`. */
  readonly method: string;
  /** `/api/user`; a webhook's name when `isWebhook`; the address of a channel. */
  readonly path: string;
  readonly isWebhook: boolean;
  /** The name of a channel of an AsyncAPI document; undefined for an operation of OpenAPI. */
  readonly channel?: string | undefined;
  readonly operationId: string | undefined;
  readonly summary: string | undefined;
  /** Markdown; hostile text. A summary that is too long for a title is read behind it. */
  readonly description: string | undefined;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly servers: readonly Server[];
  readonly externalDocs: ExternalDocs | undefined;
  readonly settings: PageSettings;
}

/** A link to further documentation (OpenAPI 3.1.1, 4.8.11); `url` is safe. */
export interface ExternalDocs {
  readonly url: string;
  readonly description: string | undefined;
}

/** What a document's extensions (`x-hidden`, `x-excluded`, `x-mint`) say about the page that is made for an operation. */
export interface PageSettings {
  /** `hidden`: it has a page that the navigation leaves out; `excluded`: none is made. */
  readonly visibility: 'shown' | 'hidden' | 'excluded';
  /** The path of its page, instead of one made from tag and summary. */
  readonly href: string | undefined;
  /** Markdown before everything else on the page; hostile text. */
  readonly content: string | undefined;
  /** Keys of frontmatter, as they are written. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What an operation's page shows, taken from an OpenAPI 3.1 document: plain data, names as in the specification. */
export interface Operation extends OperationSummary {
  /** `x-irreversible`: what it does cannot be undone, which is said where it is sent. */
  readonly isIrreversible?: boolean | undefined;
  /**
   * Alternatives: each is a list of schemes that are needed together; an empty list among them means that none
   * is needed (`security: []` is `[[]]`). No alternative at all: the document says nothing about it.
   */
  readonly security: readonly (readonly SecurityScheme[])[];
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** The document's own request samples, in its order. */
  readonly codeSamples: readonly CodeSample[];
  /** Requests that the server sends back because of this operation; in the document's order. */
  readonly callbacks: readonly Callback[];
  /** What a channel carries, in the document's order; undefined for an operation of OpenAPI. */
  readonly channelOperations?: readonly ChannelOperation[] | undefined;
}

/** Messages that go through a channel in one direction: an Operation Object of AsyncAPI (3.0.0, Operation Object). */
export interface ChannelOperation {
  /** What a client does, who is the page's reader; undefined where the document does not say. */
  readonly direction: 'send' | 'receive' | undefined;
  readonly title: string | undefined;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly messages: readonly ChannelMessage[];
  /** What comes back for it. */
  readonly replies: readonly ChannelMessage[];
}

/** A message of a channel: a Message Object of AsyncAPI. */
export interface ChannelMessage {
  /** Unique on the channel's page. */
  readonly id: string;
  readonly title: string;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly payload: MediaType;
  readonly headers: Field | undefined;
  /** The payload's schema where that is not in JSON Schema: its media type, and its text. */
  readonly foreignSchema: { readonly format: string; readonly text: string } | undefined;
}

/** One of `x-codeSamples`; hostile text. */
export interface CodeSample {
  /** As written: `Python`, `bash`. */
  readonly language: string;
  readonly label: string | undefined;
  readonly source: string;
}

/** One method of one expression of a callback (OpenAPI 3.1.1, 4.8.18). */
export interface Callback
  extends Pick<
    Operation,
    'summary' | 'description' | 'deprecated' | 'parameters' | 'requestBody' | 'responses'
  > {
  /** Unique on the operation's page. */
  readonly id: string;
  /** Its key under `callbacks`. */
  readonly name: string;
  /** Upper case. */
  readonly method: string;
  /** Where it is sent: `{$request.body#/callbackUrl}`. */
  readonly expression: string;
}

export interface Server {
  /** May hold `{variables}`. */
  readonly url: string;
  readonly description: string | undefined;
  readonly variables: readonly ServerVariable[];
}

interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly enum: readonly string[];
  readonly description: string | undefined;
}

export interface SecurityScheme {
  /** Its key under `components.securitySchemes`. */
  readonly key: string;
  readonly type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS' | 'protocol';
  /** For `http`: `bearer`, `basic`. For `protocol`, credentials of another protocol than HTTP, AsyncAPI's name: `userPassword`. */
  readonly scheme: string | undefined;
  /** For `apiKey`: the header's, query parameter's or cookie's name. */
  readonly name: string | undefined;
  readonly in: 'header' | 'query' | 'cookie' | undefined;
  readonly description: string | undefined;
  /** What the operation needs of it, as the document names them: OAuth scopes, or roles (OpenAPI 3.1.1, 4.8.30). */
  readonly scopes: readonly string[];
  /** What the reader's input starts with, from `site.json`'s `api.auth.inputPrefix`; without it ''. */
  readonly prefix: string;
  /** What the reader's inputs are called: one, or two (user name, password) for `basic`. */
  readonly labels: readonly string[];
  /** `x-demo-token`: a token that is not secret, of a service that runs beside the site. */
  readonly demoToken?: string | undefined;
  /** How its tokens are got; undefined where the document says none that a page can go. */
  readonly oauth?: OAuthScheme | undefined;
}

/** A way to a token that a document describes: an OAuth Flow Object (OpenAPI 3.2.0, 4.28) that a page can go. */
export interface OAuthFlow {
  readonly kind: 'authorizationCode' | 'clientCredentials' | 'password' | 'deviceAuthorization';
  /** Where the reader signs in; of `authorizationCode`. Every URL is absolute or root-relative, of http or https. */
  readonly authorizationUrl?: string | undefined;
  /** Where a device asks for a code; of `deviceAuthorization`. */
  readonly deviceAuthorizationUrl?: string | undefined;
  readonly tokenUrl: string;
  /** Where a token is renewed, if that is not `tokenUrl`. */
  readonly refreshUrl?: string | undefined;
  /** Names of scopes with what they allow, in the document's order. */
  readonly scopes: readonly (readonly [name: string, description: string])[];
}

/** How tokens of a security scheme are got. */
export interface OAuthScheme {
  /** Without implicit ones, in which a token stands in an address (RFC 9700, 2.1.2). */
  readonly flows: readonly OAuthFlow[];
  /** Where OpenID Connect describes the flows, instead of the document. */
  readonly discoveryUrl?: string | undefined;
  /** `x-scalar-client-id`: the client that the documentation is registered as, which is no secret. */
  readonly clientId?: string | undefined;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  readonly field: Field;
  /** How a value is written into the request; OpenAPI 3.1.1, 4.8.12.2 (defaults filled in). */
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** Set in a query whose value keeps what is reserved in URLs, as far as it does not end it there. */
  readonly allowReserved?: true | undefined;
  /** Set when `content` says how the value is written, in place of `style`: `application/json`. */
  readonly mediaType: string | undefined;
  /** As those of a media type. */
  readonly examples: readonly Example[];
}

export type ParameterStyle =
  | 'form'
  | 'simple'
  | 'label'
  | 'matrix'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject';

export interface RequestBody {
  readonly required: boolean;
  readonly description: string | undefined;
  readonly content: readonly MediaType[];
}

export interface Response {
  /** Unique on the operation's page: `response-200`. */
  readonly id: string;
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string | undefined;
  readonly headers: readonly Field[];
  readonly content: readonly MediaType[];
  /** What can be asked for with values of this response (OpenAPI 3.1.1, 4.8.20). */
  readonly links: readonly ResponseLink[];
}

export interface ResponseLink {
  /** Its key under `links`. */
  readonly name: string;
  readonly description: string | undefined;
  /** The operation that it leads to: its `operationId`, or what `operationRef` says. */
  readonly operation: string;
  /** Where the operation's parameters get their values: `userId` from `$response.body#/id`. */
  readonly parameters: readonly Fact[];
}

export interface MediaType {
  readonly mediaType: string;
  /**
   * The schema as one field without a name; undefined when none is given. Media types beside each other that have the
   * same schema share the same object.
   */
  readonly schema: Field | undefined;
  /** Given ones; when none is given, one made from the schema; none when there is no schema either. */
  readonly examples: readonly Example[];
}

export interface Example {
  /** Its key under `examples`; '' when it has none. */
  readonly name: string;
  readonly summary: string | undefined;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  /** Undefined when it is only linked to. */
  readonly value: unknown;
  /** The value as a reader sees it and as it is sent: indented JSON with the file's key order, or the text itself. */
  readonly text: string;
  /** Where it is, when it is only linked to (`externalValue`); safe. */
  readonly link: string | undefined;
  /** False when it was made from the schema. */
  readonly isGiven: boolean;
}

/** `Length` with `1 to 200`, `Allowed values` with each value. */
export interface Fact {
  readonly label: string;
  /** JSON-like texts. */
  readonly values: readonly string[];
  /** What each value means, as long as `values`, '' where nothing is said; left out when none of them has such a text. */
  readonly notes?: readonly string[];
}

/** One row of a schema: a property, a parameter's value, the value of a key, a choice. */
export interface Field {
  /** The place of its row, unique on the operation's page: `body-mapping`, `response-200-user_group-token`. */
  readonly id: string;
  /** The property's name, `{key}` for any key, `/^x-/` for keys of a pattern, `[0]` in a tuple; '' where there is none. */
  readonly name: string;
  /** As a reader sees it: `string`, `integer`, `string[]`, `object | null`, `any`. */
  readonly type: string;
  /** The name in `components.schemas` of the object that its rows are of, or those of an array's items; undefined for other schemas. */
  readonly schemaName: string | undefined;
  readonly required: boolean;
  /** It may be absent, and other fields beside it may not. */
  readonly optional: boolean;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** Short facts in order: format, default, enum, constraints, example, pattern. */
  readonly facts: readonly Fact[];
  /** Properties, then rows for any other key, or those of an array's items; members of a tuple. */
  readonly children: readonly Field[];
  readonly choices: Choices | undefined;
  /** Set instead of rows where the page shows the same schema already, this row's own parents included. */
  readonly shownAt: { readonly id: string; readonly name: string } | undefined;
  /** The objects of the document that describe it, hostile: the parameter that it is the value of, then its schemas, the outermost first. */
  readonly written: readonly unknown[];
  /** How many rows or choices below it are left out, because the page would become too large or too deep. */
  readonly omitted: number;
}

/** The alternatives of `oneOf` or `anyOf`, in the document's order. */
interface Choices {
  readonly kind: 'oneOf' | 'anyOf';
  /** The property whose value says which one it is. */
  readonly discriminator: string | undefined;
  readonly options: readonly Choice[];
}

export interface Choice {
  /** Never empty. */
  readonly title: string;
  /** The discriminator's values that mean this one. */
  readonly values: readonly string[];
  readonly field: Field;
}

/** The parameters of one place in a request (OpenAPI 3.1.1, 4.8.12.1). */
export interface ParameterGroup<Item> {
  readonly in: Parameter['in'];
  readonly title: string;
  readonly parameters: readonly Item[];
}

const titles: Readonly<Record<Parameter['in'], string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** Parameters by where they are, in the order in which a page shows them; without groups that would be empty. */
export function groupParameters<Item extends { readonly in: Parameter['in'] }>(
  parameters: readonly Item[],
): readonly ParameterGroup<Item>[] {
  return (Object.keys(titles) as Parameter['in'][]).flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return here.length === 0 ? [] : [{ in: place, title: titles[place], parameters: here }];
  });
}

/** Operations of a channel in one direction, with what a page calls them. */
export interface MessageGroup extends Pick<ChannelOperation, 'direction'> {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly operations: readonly ChannelOperation[];
}

/** Operations of a channel by direction, in the order in which a page shows them; without groups that would be empty. */
export function groupMessages(operations: readonly ChannelOperation[]): readonly MessageGroup[] {
  const groups = [
    { id: 'send', direction: 'send', title: 'Messages you send' },
    { id: 'receive', direction: 'receive', title: 'Messages you receive' },
    { id: 'messages', direction: undefined, title: 'Messages' },
  ] as const;
  return groups.flatMap((group) => {
    const own = operations.filter(({ direction }) => direction === group.direction);
    return own.length === 0 ? [] : [{ ...group, operations: own }];
  });
}

/** Media types with one schema, which is shown once. */
interface MediaTypeGroup {
  readonly mediaTypes: readonly string[];
  readonly schema: Field | undefined;
}

/** Puts media types that share a schema together, in the order of their first. */
export function groupMediaTypes(content: readonly MediaType[]): readonly MediaTypeGroup[] {
  const groups = new Map<Field | undefined, string[]>();
  for (const { mediaType, schema } of content) groups.set(schema, [...(groups.get(schema) ?? []), mediaType]);
  return [...groups].map(([schema, mediaTypes]) => ({ schema, mediaTypes }));
}
