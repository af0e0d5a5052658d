/** What means something in a shell, in a literal, in a format, or cannot be seen. */
const line = [
  `it's "quoted" \\ \\\\ \\n \\u0041 $HOME \${HOME} $(id) \`id\` #{1} #$0 #@x %s %00 %41 100% {name} {{x}}`,
  '<b>&amp;</b> !history ~ * ? [a] | ; & @file //x /*y*/ \'\'\' """ ``` """" "# "## \\',
  'é ñ 漢字 😀 👩‍👩‍👧 \u2028 \u2029 \u200b \u202e \ufeff \u00a0 \u0085 \u007f \t end',
].join(' ');

const visible = line.replace(/[^\n -~]/g, '');

/** Each stands in a sample as a text over several lines or as an escaped one, and ends where a literal might. */
const texts: Readonly<Record<string, string>> = {
  lines: `first\nsecond\n\nfourth`,
  'nasty lines': `${visible}\n  ${visible}\nend`,
  'a line break at the end': 'first\nsecond\n',
  indented: '    first\n  second\n   third',
  'spaces at the ends of lines': 'first  \nsecond \n   \nlast ',
  'a quote at the end': 'a\n"',
  'a backslash at the end': 'a\n\\',
  quotes: '"""\n""""\n"""""\n\'\'\'\n\'\'\'\'',
  backticks: '`\n``` ${x} `${y}`',
  hashes: '"#\n"##\nr#"x"#',
  'words that end a heredoc': '{\nJSON\n  JSON\n  JSON;\nTEXT\n  TEXT\n}',
  braces: '{name}\n{{x}}\n%s %d %%\n#{y}',
  'a brace expression': '{ "a":\n  "#{1} ${HOME} $HOME {0}" }',
  controls: 'a\u0000b\u00001\r\nc\rd\te\u0007\u001b[0m\u007f',
  'what cannot be seen': line,
  'only a line break': '\n',
  'a name of a file': '@/etc/hosts',
  'an option': '-d --data',
  nothing: '',
};

type Json = Readonly<Record<string, unknown>>;

function parameter(place: string, name: string, example: unknown, rest: Json = {}): Json {
  return { name, in: place, required: true, schema: {}, example, ...rest };
}

function operation(rest: Json): Json {
  return { responses: { 200: { description: 'ok' } }, ...rest };
}

function body(mediaType: string, example: unknown, schema?: Json): Json {
  return {
    content: {
      [mediaType]: { ...(schema ? { schema } : {}), ...(example === undefined ? {} : { example }) },
    },
  };
}

const list = ['a b', 'c,d', 'e&f'];
const object = { 'k 1': 'v=1', k2: 'ü' };
const safe = `it's "q" \\ $HOME \${HOME} $(id) \`id\` #{1} %s %41 100% {x} é <b> 'x`;

const paths: Json = {
  '/path/{plain}/{list}/{object}/{exploded}': {
    get: operation({
      summary: 'Path, simple',
      parameters: [
        parameter('path', 'plain', line),
        parameter('path', 'list', list),
        parameter('path', 'object', object),
        parameter('path', 'exploded', object, { explode: true }),
      ],
    }),
  },
  '/path/{label}/{labels}/{matrix}/{matrices}': {
    get: operation({
      summary: 'Path, label and matrix',
      parameters: [
        parameter('path', 'label', 'x', { style: 'label' }),
        parameter('path', 'labels', object, { style: 'label', explode: true }),
        parameter('path', 'matrix', list, { style: 'matrix' }),
        parameter('path', 'matrices', object, { style: 'matrix', explode: true }),
      ],
    }),
  },
  "/path/it's [a] b|c^d/100%?fixed='1'&list[]=a": {
    get: operation({ summary: 'Path with signs of its own' }),
  },
  '/path/{up}/x': {
    get: operation({ summary: 'Path with dots', parameters: [parameter('path', 'up', '..')] }),
  },
  '/query': {
    get: operation({
      summary: 'Query',
      parameters: [
        parameter('query', 'plain', line),
        parameter('query', 'list', list),
        parameter('query', 'short', list, { explode: false }),
        parameter('query', 'object', object),
        parameter('query', 'spaces', list, { style: 'spaceDelimited', explode: false }),
        parameter('query', 'pipes', list, { style: 'pipeDelimited', explode: false }),
        parameter('query', 'deep', object, { style: 'deepObject', explode: true }),
        {
          name: 'json',
          in: 'query',
          required: true,
          content: { 'application/json': { example: { a: line } } },
        },
        parameter('query', `na'me["x"]`, 'v'),
      ],
    }),
  },
  '/headers': {
    get: operation({
      summary: 'Headers',
      parameters: [
        parameter('header', 'X-Nasty', safe),
        parameter('header', 'X-List', list),
        parameter('header', 'X-Object', object, { explode: true }),
        parameter('header', 'X-Empty', ''),
        parameter('header', 'If-Match', '"etag"'),
        parameter('header', 'Accept', 'application/json'),
        parameter('header', 'Accept-Language', 'de'),
      ],
    }),
  },
  '/client': {
    get: operation({
      summary: 'Headers of the client',
      parameters: [
        parameter('header', 'User-Agent', 'documented/1.0'),
        parameter('header', 'Accept-Encoding', 'identity'),
        parameter('header', 'Content-Length', '5'),
        parameter('header', 'Host', 'elsewhere.example'),
      ],
    }),
  },
  '/cookies': {
    get: operation({
      summary: 'Cookies',
      security: [{ Cookie: [] }],
      parameters: [parameter('cookie', 'plain', safe), parameter('cookie', 'list', list, { explode: false })],
    }),
  },
  '/form': {
    post: operation({
      summary: 'Form',
      requestBody: body('application/x-www-form-urlencoded', { plain: line, list: 'a b&c=d', 'na me': '+' }),
    }),
  },
  '/multipart': {
    post: operation({
      summary: 'Multipart',
      security: [{ Bearer: [] }],
      requestBody: body(
        'multipart/form-data',
        { note: `two\nlines ${visible}`, [`a "quoted" 'name' $x`]: 'ü 😀', empty: '', meta: { a: "it's" } },
        {
          type: 'object',
          required: ['photo', 'it is (1).bin'],
          properties: {
            photo: { type: 'string', contentMediaType: 'application/octet-stream', format: 'binary' },
            'it is (1).bin': {
              type: 'string',
              contentMediaType: 'application/octet-stream',
              format: 'binary',
            },
          },
        },
      ),
    }),
    put: operation({
      summary: 'Multipart without a file',
      requestBody: body('multipart/form-data', { a: '1', b: '@x' }),
    }),
  },
  '/binary': {
    put: operation({ summary: 'File', requestBody: body('application/octet-stream', undefined, {}) }),
    post: operation({ summary: 'Any type', requestBody: body('*/*', 'anything') }),
  },
  '/json': {
    get: operation({
      summary: 'GET with a nasty body',
      requestBody: body('application/json', { text: line, lines: 'a\nb' }),
    }),
    post: operation({
      summary: 'JSON',
      requestBody: body('application/json; charset=utf-8', { [line]: [line, { a: line }] }),
    }),
    put: operation({ summary: 'JSON text', requestBody: body('application/json', { a: 1 }) }),
    patch: operation({ summary: 'PATCH', requestBody: body('application/merge-patch+json', { name: null }) }),
    delete: operation({ summary: 'DELETE with a body', requestBody: body('application/json', { a: true }) }),
  },
  '/methods': {
    get: operation({ summary: 'GET' }),
    post: operation({ summary: 'POST without a body' }),
    delete: operation({ summary: 'DELETE' }),
    head: operation({ summary: 'HEAD' }),
    options: operation({ summary: 'OPTIONS' }),
    trace: operation({ summary: 'TRACE' }),
  },
  '/security': {
    get: operation({ summary: 'Basic', security: [{ Basic: [] }] }),
    put: operation({ summary: 'Key in the query', security: [{ Query: [] }] }),
    post: operation({ summary: 'Key in a header', security: [{ Header: [] }] }),
  },
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text], index) => [
      `/texts/${index}`,
      { post: operation({ summary: `Text: ${name}`, requestBody: body('text/plain', text) }) },
    ]),
  ),
};

/** A document whose operations hold everything that a sample can get wrong, as the text of a JSON file. */
export const nastyDocument = JSON.stringify({
  openapi: '3.1.1',
  info: { title: 'Nasty', version: '1' },
  paths,
  components: {
    securitySchemes: {
      Basic: { type: 'http', scheme: 'basic' },
      Bearer: { type: 'http', scheme: 'bearer' },
      Query: { type: 'apiKey', in: 'query', name: 'api_key' },
      Header: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      Cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
  },
});
