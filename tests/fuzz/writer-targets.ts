import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { createTokenizer } from '../../src/content/code/tokenizer.ts';
import { longestPage } from '../../src/content/compile/compile-page.ts';
import { readDiagramSource } from '../../src/content/diagrams/diagram-source.ts';
import { drawDiagram } from '../../src/content/diagrams/draw/draw-diagram.ts';
import { readFrontmatter } from '../../src/content/files/frontmatter.ts';
import { renderMath } from '../../src/content/math/render-math.ts';
import { importConfig } from '../../src/import/import-config.ts';
import { finishPage } from '../../src/lib/html/finish-page.ts';
import { readDeclarations, rewriteCssUrls } from '../../src/lib/html/read-css.ts';
import { readHtmlTags } from '../../src/lib/html/tags.ts';
import { completeFile, longForms, shortForms } from '../support/broken-files/good-files.ts';
import { compilePageText } from '../support/compile-page.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { makeContext, writeSite } from '../support/page-fixture.ts';
import { buildSample } from '../support/sample-site.ts';
import { listFields } from '../support/site-json-fields.ts';
import { countLines, type FuzzTarget, hold, holdProblems, readRepositoryText, readTexts } from './target.ts';

const fieldNames = [
  ...new Set(listFields().map(({ path }) => `"${path.split('.').at(-1)?.replace('[]', '')}":`)),
];

/** Words of Mintlify's `docs.json` that `site.json` does not have. */
const docsNames =
  'tab anchor dropdown product menu item root hidden openapi directory label href primary links'
    .split(' ')
    .map((name) => `"${name}":`);

const docsJson = `{
  "$schema": "https://mintlify.com/docs.json", "theme": "mint", "name": "Docs",
  "colors": { "primary": "#0D9373" }, "banner": { "content": "New", "dismissible": true },
  "navigation": { "languages": [{ "language": "en", "tabs": [
    { "tab": "Guides", "icon": "book", "groups": [{ "group": "Start", "root": "index", "pages": ["a", { "group": "In", "pages": ["b"] }] }] },
    { "tab": "API", "openapi": { "source": "openapi.json", "directory": "api" }, "pages": ["GET /users"] },
    { "tab": "More", "menu": [{ "item": "One", "pages": ["c"] }] }
  ] }], "global": { "anchors": [{ "anchor": "Blog", "href": "https://x.dev" }] } },
  "navbar": { "links": [{ "label": "Support", "href": "mailto:a@b.c" }], "primary": { "type": "github", "href": "https://github.com/a/b" } },
  "api": { "playground": { "display": "interactive" }, "examples": { "languages": ["curl"] } }, "redirects": [{ "source": "/a", "destination": "/b" }]
}`;

const pages = ['', 'a', 'a/b', 'b/c', 'introduction', 'guides/one', 'v1/a'];

/** A page to compile; frontmatter is read apart. */
function pageTarget(format: 'md' | 'mdx'): FuzzTarget {
  const root = writeSite({ 'snippets/a.mdx': '## H\n\n{name}\n', 'a.png': new Uint8Array(8) });
  const context = makeContext(root);
  const file = `page.${format}`;
  const source = { path: 'page', file, absoluteFile: `${root}/${file}`, format, frontmatter: { meta: {} } };
  return {
    name: file,
    seeds: [...readTexts('content/writing', /\.mdx?$/), ...hostileTexts],
    words: [
      ...['# ', '## A {#x}', '<Card title="a">', '</Card>', '<Tabs>', '</Tabs>', '<Tab title="t">', '</Tab>'],
      ...[
        '<Steps>',
        '<Step>',
        '</Step>',
        '</Steps>',
        '<CodeGroup>',
        '</CodeGroup>',
        '```js t {1}\n',
        '```\n',
      ],
      ...[
        '{name}',
        '{1 + 1}',
        '{/* c */}',
        '{...x}',
        'style={{a:1}}',
        '<br/>',
        '<!-- c -->',
        '[^1]',
        '[^1]: f',
      ],
      ...['import A from "/snippets/a.mdx"\n', 'export const v = 1\n', '> [!NOTE]\n> x', '![i](/a.png)'],
      ...[
        '[l](/x)',
        '- ',
        '1. ',
        '| a | b |\n|---|---|\n',
        '$x$',
        '$$\n',
        '---\n',
        '&amp;',
        ':::',
        '{{name}}',
      ],
    ],
    longest: 6_000,
    async run(text) {
      hold(text.length < longestPage, 'the text is too long to try');
      const { problems, isBroken } = await compilePageText(text, source, context);
      hold(!isBroken || problems.length > 0, 'a broken page without a problem');
      // Those of what it imports have places in other files.
      holdProblems(
        problems.filter((one) => one.file === file),
        countLines(text) + 1,
      );
    },
  };
}

function drawTarget(): FuzzTarget {
  return {
    name: 'diagram',
    seeds: readTexts('tests/fixtures/diagrams', /./),
    words: [
      ...[
        'flowchart TD\n',
        'graph LR\n',
        'sequenceDiagram\n',
        'stateDiagram-v2\n',
        'classDiagram\n',
        'erDiagram\n',
      ],
      ...[
        'subgraph a\n',
        'end\n',
        ' --> ',
        ' -.-> ',
        '==>',
        '-->|x|',
        '->>',
        '-->>',
        'Note over A: x',
        'loop x\n',
      ],
      ...[
        'alt x\n',
        'else\n',
        'participant A as B\n',
        'activate A\n',
        '[*]',
        'state a {\n',
        '}\n',
        'A["x"]',
        '||--o{',
      ],
      ...[
        'class A {\n',
        '<|--',
        'click A "https://x.dev"',
        '%% c\n',
        'direction LR\n',
        'classDef x fill:#f00\n',
        '<br/>',
      ],
    ],
    // The layout of larger ones takes its time, as it may.
    longest: 600,
    async run(text) {
      const svg = await drawDiagram(readDiagramSource(text), { title: 'T', description: 'D' });
      hold(
        svg === undefined ||
          !/<script|<foreignObject|\son\w+=|javascript:/i.test(svg.replace(/>[^<]*</g, '><')),
        'a drawing that could run something',
      );
      hold(
        svg === undefined || !/NaN|Infinity|undefined/.test(svg.replace(/>[^<]*</g, '><')),
        'no numbers:',
        svg,
      );
    },
  };
}

function codeTarget(): FuzzTarget {
  const tokenize = createTokenizer();
  const languages = ['js', 'json', 'yaml', 'bash', 'http', 'html', 'python', 'markdown'];
  return {
    name: 'code',
    seeds: [
      readRepositoryText('package.json').slice(0, 2_000),
      readRepositoryText('openapi.yaml').slice(0, 2_000),
      readRepositoryText('src/lib/html/safe-url.ts').slice(0, 2_000),
      'curl -X POST https://api.example.com/v1/users \\\n  -H "Authorization: Bearer $TOKEN"',
    ],
    words: [
      '"',
      "'",
      '`',
      '${',
      '/*',
      '*/',
      '<<EOF',
      '\\',
      '#{',
      '"""',
      '//',
      '<script>',
      '</script>',
      '---\n',
    ],
    longest: 3_000,
    async run(text) {
      const language = languages[text.length % languages.length] ?? 'js';
      const html = await tokenize(text, language);
      const plain = html.replace(/<[^>]*>/g, '');
      hold(!/[<>]/.test(plain) && !/<(?!\/?span)/.test(html), 'code that is not escaped:', html);
    },
  };
}

/** What writers write. */
export function openWriterTargets(): readonly FuzzTarget[] {
  return [
    {
      name: 'site.json',
      seeds: [longForms, shortForms, completeFile(longForms), readRepositoryText('site.json')],
      words: [...fieldNames, ...'true,|false,|null,|"#fff"|[]|{}|"https://a.b"|// c|/* c */'.split('|')],
      longest: 40_000,
      run(text) {
        const { config, problems, placeOf } = readSiteConfig(text, 'site.json');
        hold(
          (config === undefined) === problems.some(({ severity }) => severity === 'error'),
          'an error and a site',
        );
        holdProblems(problems, countLines(text));
        hold(!('isPolluted' in {}), 'the prototype of objects was changed');
        if (!config) return;
        const built = buildSample({}, pages, { config, placeOf });
        hold(built.site.pages.length > 0, 'a site without pages');
        for (const { message, hint } of built.problems)
          hold(message !== '' && hint !== '', 'a problem without words');
      },
    },
    {
      name: 'docs.json',
      seeds: [longForms, shortForms, docsJson],
      words: [...fieldNames, ...docsNames, ...'true,|"#fff"|[]|{}|"https://a.b"'.split('|')],
      longest: 20_000,
      run(text) {
        const { text: written, problems, changes } = importConfig(text, 'docs.json');
        hold((written === undefined) === problems.length > 0, 'neither a site.json nor a problem');
        holdProblems(problems, countLines(text));
        for (const { line } of changes)
          hold(line >= 1 && line <= countLines(text), 'a change outside of the file');
        if (written === undefined) return;
        const errors = readSiteConfig(written, 'site.json').problems.filter(
          ({ severity }) => severity === 'error',
        );
        hold(errors.length === 0, 'a site.json with errors:', errors);
      },
    },
    {
      name: 'frontmatter',
      seeds: [
        '---\ntitle: A\ndescription: "x"\nicon: book\nkeywords: [a, b]\n---\n\nText.',
        '---\ntitle: &a x\nkeywords: [*a, *a]\nmode: wide\nhidden: true\n---\n',
        ...readTexts('content/writing', /\.mdx?$/).map((text) => text.slice(0, 600)),
      ],
      words: [
        'title: ',
        'openapi: ',
        'api: ',
        '- ',
        '&a ',
        '*a',
        '!!map ',
        '|\n',
        '>\n',
        '? ',
        '---\n',
        '"og:image": ',
      ],
      longest: 4_000,
      run(text) {
        const { problems, bodyOffset } = readFrontmatter(text, 'page.mdx');
        hold(bodyOffset >= 0 && bodyOffset <= text.length, 'a body outside of the file');
        holdProblems(problems, countLines(text));
      },
    },
    pageTarget('mdx'),
    pageTarget('md'),
    drawTarget(),
    codeTarget(),
    {
      name: 'math',
      seeds: [
        'x^2 + \\frac{a}{b}',
        '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
        '\\text{a $b$}',
        '\\sqrt[3]{x}',
      ],
      words:
        '\\frac|{|}|\\left(|\\right)|\\begin{aligned}|\\end{aligned}|&|\\\\|^|_|\\text{|\\def\\a{\\a}\\a|\\href{javascript:1}{x}'.split(
          '|',
        ),
      longest: 1_000,
      run(text) {
        const made = JSON.stringify(renderMath(text, text.length % 2 === 0));
        hold(!/"tagName":"(?:script|a)"|"(?:href|src|on\w+)":/i.test(made), 'what may not be there:', made);
      },
    },
    {
      name: 'page.html',
      seeds: [
        '<!doctype html><html><head><title>a</title></head><body><p style="color:red">x</p></body></html>',
        '<head><style>a{b:c}</style></head><script>1</script><svg><style>x</style></svg><noscript><p style="a:b"></noscript>',
        ...hostileTexts,
      ],
      words: [
        '<p style="',
        '<svg>',
        '<template>',
        '<noscript>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '<script>',
        '</script>',
      ],
      longest: 3_000,
      run(text) {
        const html = `<!doctype html><html><head></head><body>${text}</body></html>`;
        const tags = readHtmlTags(html);
        for (const { start, end } of tags)
          hold(start >= 0 && start < end && end <= html.length, 'a tag outside');
        finishPage(html, tags, undefined);
      },
    },
    {
      name: 'style',
      seeds: [
        'color: red; background: url("a.png")',
        "--x: { a: b }; content: 'x'",
        'width: calc(1px + (2px * 3))',
      ],
      words: [
        'url(',
        ')',
        '"',
        "'",
        '}',
        '{',
        ';',
        '/*',
        '*/',
        '\\',
        '@import ',
        '!important',
        'expression(',
      ],
      longest: 2_000,
      run(text) {
        const declarations = readDeclarations(text);
        const around = `a{${declarations}}b{}`;
        hold(!/<\/style/i.test(declarations), 'an end of the style sheet:', declarations);
        rewriteCssUrls(around, (url) => url);
      },
    },
  ];
}
