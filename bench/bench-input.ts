import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOctavo } from './installed-octavo.ts';
import { measureCommand } from './measure-command.ts';
import { say } from './say.ts';

/** What a text may take beyond a site of one line: for each 100 kB, and for each byte. */
const budget = { secondsPer100kB: 1, bytesPerByte: 40 };
/** What two builds of the same site differ by. */
const noise = { seconds: 1, megabytes: 64 };

interface Input {
  readonly name: string;
  readonly text: string;
  /** In the description of an operation instead of a page. */
  readonly isDescription?: boolean;
  /** Whether the build ends with an error, because it is over a limit. */
  readonly isRefused?: boolean;
}

const repeat = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

const prose = (bytes: number) =>
  repeat(
    bytes / 250,
    (index) =>
      `## Part ${index}\n\nA paragraph with **words** that are \`code\`, ${'and some more of them '.repeat(5)}[a link](https://example.com/${index}).\n\n- An item\n- Another one\n\n`,
  );

const inputs: readonly Input[] = [
  { name: '1 MB of Markdown', text: prose(1e6) },
  { name: '3 MB of Markdown', text: prose(3e6), isRefused: true },
  { name: '10,000 headings', text: repeat(10_000, (index) => `## Heading ${index}\n\n`) },
  { name: '20,000 thematic breaks', text: '---\n\n'.repeat(20_000) },
  { name: '50,000 items of a list', text: '- a\n'.repeat(50_000) },
  { name: '100,000 brackets', text: '['.repeat(100_000) },
  { name: '50,000 braces', text: '{'.repeat(50_000), isRefused: true },
  { name: '199,000 quotation marks', text: '>'.repeat(199_000), isRefused: true },
  {
    name: '5,000 footnotes',
    text: repeat(5000, (index) => `Text[^n${index}].\n\n[^n${index}]: Note ${index}.\n\n`),
  },
  { name: '30,000 fences', text: '```\n'.repeat(30_000) },
  { name: '500 tags in each other', text: '<div>\n'.repeat(500) + '</div>\n'.repeat(500), isRefused: true },
  { name: 'description: 199,000 quotation marks', text: '>'.repeat(199_000), isDescription: true },
  { name: 'description: 3,600 tags in each other', text: '<div>'.repeat(3600), isDescription: true },
  { name: 'description: 200 kB of Markdown', text: prose(2e5), isDescription: true },
];

/** Builds sites of one large or hostile text each; gives the bounds that are broken. */
export function benchInput(): readonly string[] {
  const base = measureInput({ name: 'a line', text: 'x' });
  say(
    `one line                               ${base.seconds.toFixed(1).padStart(6)} s ${base.megabytes.toFixed(0).padStart(6)} MB`,
  );
  return inputs.flatMap((input) => {
    const bytes = Buffer.byteLength(input.text);
    const { seconds, megabytes } = measureInput(input);
    const mostSeconds = base.seconds + noise.seconds + (bytes / 1e5) * budget.secondsPer100kB;
    const mostMegabytes = base.megabytes + noise.megabytes + (bytes * budget.bytesPerByte) / 1e6;
    say(
      `${input.name.padEnd(38)} ${seconds.toFixed(1).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB of ${mostSeconds.toFixed(1)} s and ${mostMegabytes.toFixed(0)} MB${input.isRefused ? ', refused' : ''}`,
    );
    return seconds <= mostSeconds && megabytes <= mostMegabytes ? [] : [`input: ${input.name}`];
  });
}

function measureInput({ text, isDescription = false, isRefused = false }: Input) {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const navigation = [{ group: 'Pages', pages: ['page'] }];
  const responses = { 200: { description: 'Done.' } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: { '/a': { get: { summary: 'A', description: text, responses } } },
  };
  write(
    'site.json',
    JSON.stringify({
      name: 'Input',
      colors: { primary: '#0D9373' },
      navigation,
      ...(isDescription ? { openapi: 'openapi.json' } : {}),
    }),
  );
  if (isDescription) write('openapi.json', JSON.stringify(document));
  write(
    'content/page.mdx',
    isDescription ? '---\ntitle: A\nopenapi: GET /a\n---\n' : `---\ntitle: A\n---\n\n${text}\n`,
  );
  try {
    return measureCommand(
      folder,
      ['--max-old-space-size=3000', findOctavo(), 'build', folder],
      isRefused ? 1 : 0,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
