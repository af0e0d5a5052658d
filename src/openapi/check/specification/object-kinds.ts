/** What each part of `components` holds. */
export const componentKinds: Readonly<Record<string, string>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  examples: 'example',
  requestBodies: 'requestBody',
  headers: 'header',
  securitySchemes: 'securityScheme',
  links: 'link',
  callbacks: 'callback',
  pathItems: 'pathItem',
};

/** The kind of what a pointer of `components` leads to; undefined when it leads elsewhere. */
export function findComponentKind(segments: readonly string[] | undefined): string | undefined {
  const [area, section = '', name, ...rest] = segments ?? [];
  if (area !== 'components' || name === undefined || rest.length > 0) return undefined;
  return Object.hasOwn(componentKinds, section) ? componentKinds[section] : undefined;
}

/** The methods that a path item may have, in the specification's order; `query` is of 3.2. */
export const methods: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];
