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
