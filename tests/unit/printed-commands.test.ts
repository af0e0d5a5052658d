import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runOctavo } from '../e2e/octavo-command.ts';
import { type GuideBlock, readGuideBlocks } from '../support/guide-blocks.ts';

/** Commands that pages of the documentation print for a terminal: those of `npx octavo`, by the page that has them. */
interface PrintedBlock {
  readonly page: string;
  readonly lines: readonly string[];
}

const isCommand = /^(?:[A-Z]+=\S+ )?npx octavo /;

const pages = readdirSync(fileURLToPath(new URL('../../content', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
}).flatMap((file) => (file.endsWith('.mdx') ? [file.slice(0, -'.mdx'.length)] : []));

const readCommands = ({ text }: GuideBlock) => text.split('\n').filter((line) => isCommand.test(line));

const blocks: readonly PrintedBlock[] = (
  await Promise.all(
    pages.map(async (page) =>
      (
        await readGuideBlocks(page)
      )
        .filter(({ language }) => language === 'bash')
        .map((block) => ({ page, lines: readCommands(block) })),
    ),
  )
)
  .flat()
  .filter(({ lines }) => lines.length > 0);

/** The command and the options of a line. */
function readLine(line: string): { readonly command: string; readonly options: readonly string[] } {
  const [, command = ''] = /npx octavo (\S+)/.exec(line) ?? [];
  return { command, options: [...line.matchAll(/ (--[\w-]+)/g)].map(([, option = '']) => option) };
}

const commands = [...new Set(blocks.flatMap(({ lines }) => lines.map((line) => readLine(line).command)))];

describe.each(commands)('what pages print for octavo %s', (name) => {
  it('has options that the command has', async () => {
    const { code, stdout } = await runOctavo([name, '--help']);
    expect(code).toBe(0);
    const printed = blocks
      .flatMap(({ lines }) => lines.map(readLine))
      .filter(({ command }) => command === name)
      .flatMap(({ options }) => options)
      .filter((option) => !stdout.includes(option));
    expect(printed).toEqual([]);
  });
});
