import { type Command, cac } from 'cac';
import { packageVersion } from '../lib/package-version.ts';
import { findNearest } from '../lib/text/nearest.ts';
import { readBrowserChecks } from './options/browser-checks.ts';
import { readProxies, readReach } from './options/network-options.ts';
import {
  accept,
  readBaseOption,
  readPort,
  readShard,
  readThreads,
  readWord,
  UsageError,
} from './options/option-values.ts';
import type { Print } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

/** Options as cac gives them, but for those that it may have made a number of. */
interface BuildOptions {
  readonly out?: string;
  readonly base?: unknown;
  readonly keepGoing?: boolean;
  readonly strict?: boolean;
  readonly verbose?: boolean;
  readonly offline?: boolean;
  readonly search: boolean;
  readonly offlineSite?: boolean;
  readonly threads?: unknown;
}

interface HelpSection {
  readonly title?: string;
  readonly body: string;
}

const baseHelp = 'Path that the site is below on its host (default: the path of siteUrl)';

const print: Print = (text) => void process.stdout.write(`${text}\n`);
const warn: Print = (text) => void process.stderr.write(`${text}\n`);
const createProgress = async () => (await import('./progress.ts')).startProgress(process.stderr);

/** A reader of the output that stops early, such as `head`, is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/**
 * Runs one command of `octavo`, whose code is loaded for it alone. `argv` is the process's, with the program's two words in
 * front. Gives the exit code: 0 when all went well, 1 on a writer's mistake, 2 when the command line itself is wrong.
 */
export async function runCommandLine(argv: readonly string[]): Promise<number> {
  /** For commands that read the sources of a site: what an interrupted one began to change in them is finished first. */
  const finish = async (folder: string | undefined): Promise<string | undefined> =>
    (await import('./finish-changes.ts')).finishChanges(findSiteFolder(folder), warn);
  const line = cac('octavo');
  line.usage('<command> [folder] [options]');
  line
    .command('new [folder]', 'Make a site to start from')
    .option('--name <name>', 'What the site is called')
    .option('--color <color>', 'Its color, such as "#0D9373"')
    .option('--no-github', 'Leave out the GitHub workflow that publishes it')
    .option('--yes', 'Ask nothing')
    .example('  octavo new my-docs')
    .example('  octavo new my-docs --name "Shop API" --color "#0D9373" --yes')
    .action(async (folder, { name, color, github, yes = false }) => {
      const { refuseColor, refuseName, runNew } = await import('./new.ts');
      const isAsked = !yes && process.stdin.isTTY && process.stdout.isTTY;
      return runNew({
        folder,
        name: readWord(name, refuseName),
        color: readWord(color, refuseColor),
        github: github ? undefined : false,
        ask: isAsked ? (await import('./ask-in-terminal.ts')).askInTerminal : undefined,
        print,
      });
    });
  line
    .command('dev [folder]', 'Serve a site that follows every edit')
    .option('--base <path>', baseHelp)
    .option('--port <number>', 'Port to listen on (default: PORT, else the first free one from 4321)')
    .option('--host <address>', 'Address to listen on (default: 127.0.0.1)')
    .option('--allowed-hosts <names>', 'Names to answer to, such as docs.example.com')
    .option('--offline', 'Fetch no OpenAPI document: use the copies of an earlier build')
    .option('--no-search', 'Leave out the search')
    .option('--proxy <path=url>', 'Let a server on this machine answer below a path')
    .example('  octavo dev my-docs')
    .example('  octavo dev my-docs --port 4000')
    .action(async (folder, { base, port, host, allowedHosts, proxy, offline = false, search }) => {
      const reach = accept(readReach({ host, allowedHosts }));
      const command = {
        base: readBaseOption(base),
        port: readPort(port),
        ...reach,
        proxies: accept(readProxies(proxy)),
      };
      await finish(folder);
      return (await import('./dev.ts')).runDev({ folder, offline, search, print, ...command });
    });
  const build = line
    .command('build [folder]', 'Write the site as static files')
    .option('--out <folder>', 'Folder to write to (default: dist in the site)')
    .option('--shard <part>', 'Only render a part of the pages for "octavo merge", such as 2/4');
  addBuildOptions(build)
    .option('--no-cache', 'Build every page anew: use nothing of earlier builds')
    .example('  octavo build my-docs')
    .example('  octavo build my-docs --strict --out public')
    .action(async (folder, { shard: written, cache, ...options }) => {
      const shard = readShard(written, cache);
      const { prepareCompileThread } = await import('../build/compiler/prepared-thread.ts');
      prepareCompileThread(findSiteFolder(folder), readThreads(options.threads));
      const command = await readBuildOptions(options);
      await finish(folder);
      return (await import('./build.ts')).runBuild({ folder, usesCache: cache, shard, ...command });
    });
  const merge = line
    .command(
      'merge <folder> <...parts>',
      'Write the site, with the pages that "octavo build --shard" has rendered',
    )
    .option('--out <folder>', 'Folder to write to (default: dist in the site)');
  addBuildOptions(merge)
    .example('  octavo merge my-docs dist-part-1 dist-part-2')
    .example('  octavo merge my-docs parts')
    .action(async (folder, folders, options) => {
      const command = await readBuildOptions(options);
      await finish(folder);
      return (await import('./parts/merge.ts')).runMerge({ folder, folders, ...command });
    });
  line
    .command('check [folder]', 'List every mistake, dead links among them')
    .option('--strict', 'Count warnings as errors')
    .option('--verbose', 'Show each problem of one kind')
    .option('--json', 'Print the problems as JSON')
    .option('--format <name>', 'text, json, or github: annotations of a pull request')
    .option('--external', 'Ask for each link to another site')
    .option('--base <path>', baseHelp)
    .option('--offline', 'Fetch no OpenAPI document: use the copies of an earlier build')
    .option('--visual', 'Compare pictures of the pages with those in visual-baselines')
    .option('--update', 'With --visual: keep how the pages look now')
    .option('--a11y', 'Look for what keeps people out: the rules of axe-core, in light and dark')
    .option('--pages <paths>', 'With --visual or --a11y: the pages to look at, such as "index,guides/**"')
    .option('--browser <path>', 'With either: the Chromium to look with (default: CHROMIUM_PATH, or found)')
    .example('  octavo check my-docs --strict')
    .example('  octavo check my-docs --visual --pages "index,guides/**"')
    .action(
      async (
        folder,
        {
          strict = false,
          verbose = false,
          json = false,
          format: named,
          external = false,
          offline = false,
          ...others
        },
      ) => {
        const { checkFormats, runCheck } = await import('./check.ts');
        const format = checkFormats.find((one) => one === (named ?? (json ? 'json' : 'text')));
        if (format === undefined) throw new UsageError(`--format is one of ${checkFormats.join(', ')}`);
        const { base: written, ...looks } = others;
        const inBrowser = accept(readBrowserChecks(looks, process.env));
        const base = readBaseOption(written);
        await finish(folder);
        return runCheck({
          folder,
          base,
          strict,
          isVerbose: verbose,
          format,
          external,
          offline,
          inBrowser,
          print,
          progress: await createProgress(),
        });
      },
    );
  line
    .command('rename <old> <new> [folder]', 'Move a page, its links and its address')
    .option('--dry-run', 'Only list what would be changed')
    .example('  octavo rename guides/start quickstart my-docs --dry-run')
    .action(async (from, to, folder, { dryRun = false }) => {
      const finished = await finish(folder);
      return (await import('./rename.ts')).runRename({ from, to, folder, dryRun, finished, print });
    });
  line
    .command('serve [folder]', 'Serve a built site, below the base that it was built with')
    .option('--out <folder>', 'Folder that was written to (default: dist in the site)')
    .option('--port <number>', 'Port to listen on (default: PORT, else 4321)')
    .option('--host <address>', 'Address to listen on (default: 127.0.0.1)')
    .option('--allowed-hosts <names>', 'Names to answer to, such as docs.example.com')
    .option('--trust-proxy <addresses>', 'Reverse proxies whose X-Forwarded headers are used')
    .option('--proxy <path=url>', 'Let a server on this machine answer below a path')
    .example('  octavo serve my-docs')
    .example('  octavo serve my-docs --host docs.example.com --trust-proxy 127.0.0.1')
    .action(async (folder, { out, port, proxy, ...others }) =>
      (await import('./serve.ts')).runServe({
        folder,
        out,
        port: readPort(port) ?? 4321,
        ...accept(readReach(others)),
        proxies: accept(readProxies(proxy)),
        print,
      }),
    );
  line
    .command('pdf [folder]', 'Write the site as one PDF')
    .option('--out <file>', 'File to write (default: the name of the site, in the site)')
    .option('--tab <name>', 'Only the pages of a tab')
    .option('--docs-version <name>', 'The pages of a version (default: the default one)')
    .option('--language <tag>', 'The pages in a language, such as de (default: the default one)')
    .option('--paper <size>', 'A4 or Letter (default: A4)')
    .option('--browser <path>', 'The Chromium to print with (default: CHROMIUM_PATH, or found)')
    .option('--offline', 'Fetch no OpenAPI document: use the copies of an earlier build')
    .example('  octavo pdf my-docs')
    .example('  octavo pdf my-docs --tab "API reference" --out api.pdf')
    .action(async (folder, options) => {
      const { readPdfOptions, runPdf } = await import('./pdf.ts');
      const command = accept(readPdfOptions(options, argv, process.env));
      await finish(folder);
      return runPdf({ folder, ...command, print, progress: await createProgress() });
    });
  line
    .command('redirects [folder]', 'Print the redirects of a built site for a web server')
    .option('--format <name>', 'nginx, apache or vercel')
    .option('--out <folder>', 'Folder that was written to (default: dist in the site)')
    .example('  octavo redirects my-docs --format nginx > redirects.conf')
    .example('  octavo redirects my-docs --format apache > my-docs/dist/.htaccess')
    .action(async (folder, { format: named, out }) => {
      const { redirectFormats } = await import('../build/output/redirect-formats.ts');
      const format = redirectFormats.find((one) => one === named);
      if (format === undefined) throw new UsageError(`--format is one of ${redirectFormats.join(', ')}`);
      return (await import('./print-redirects.ts')).runRedirects({ folder, out, format, print, warn });
    });
  line
    .command('mcp [folder]', 'Answer assistants that ask about the site, on standard input and output')
    .option('--offline', 'Fetch no OpenAPI document: use the copies of an earlier build')
    .example('  octavo mcp my-docs')
    .action(async (folder, { offline = false }) => {
      await finish(folder);
      return (await import('./mcp.ts')).runMcp({ folder, offline, warn });
    });
  line
    .command(
      'import [folder]',
      'Make a site of a mint.json, a docs.json, or a project of Docusaurus or Starlight',
    )
    .option('--to <folder>', 'Write the site that a project becomes into another folder')
    .option('--force', 'Write over a site.json, which is kept under another name')
    .option('--json', 'Print the changes as JSON')
    .example('  octavo import my-docs')
    .action(async (folder, { to, force = false, json = false }) => {
      await finish(to ?? folder);
      return (await import('./import.ts')).runImport({ folder, to, force, json, print });
    });
  line
    .command('api <action> <old> <new>', 'api diff: tell what is different between two OpenAPI documents')
    .option('--format <name>', 'text, markdown or json')
    .option('--out <file>', 'Write to a file; one of Markdown is a page of a site')
    .option('--fail-on <changes>', 'Which changes make it fail: breaking, any or none (default: breaking)')
    .example('  octavo api diff v1.0 openapi.yaml')
    .example('  octavo api diff main:openapi.yaml openapi.yaml --out content/api-changes.md')
    .action(async (action, old, changed, { format: named, out, failOn: failing }) => {
      const { diffFailures, diffFormats, runApiDiff } = await import('./api-diff.ts');
      if (action !== 'diff') throw new UsageError(`octavo api does one thing, diff, and not "${action}"`);
      const usual = /\.mdx?$/.test(out ?? '') ? 'markdown' : /\.json$/.test(out ?? '') ? 'json' : 'text';
      const format = diffFormats.find((one) => one === (named ?? usual));
      if (format === undefined) throw new UsageError(`--format is one of ${diffFormats.join(', ')}`);
      const failOn = diffFailures.find((one) => one === (failing ?? 'breaking'));
      if (failOn === undefined) throw new UsageError(`--fail-on is one of ${diffFailures.join(', ')}`);
      return runApiDiff({ old: String(old), new: String(changed), format, out, failOn, print, warn });
    });
  line
    .command('schema', 'Print the JSON Schema of site.json')
    .example('  octavo schema > my-docs/site.schema.json')
    .action(async () => (await import('./schema.ts')).runSchema(print));
  line.help((sections) => sections.map(removeOwnDefaults));
  line.version(packageVersion);

  try {
    line.parse(putFlagsLast(argv), { run: false });
    if (line.options['help'] || line.options['version']) return 0;
    if (!line.matchedCommand)
      return refuseCommand(
        line.args[0],
        line.commands.map(({ name }) => name),
        warn,
      );
    return (await line.runMatchedCommand()) ?? 0;
  } catch (error) {
    if (line.matchedCommandName === 'api' && isMissingWord(error)) {
      warn('octavo api diff needs two documents: octavo api diff OLD NEW.');
      return 2;
    }
    if (line.matchedCommandName === 'merge' && isMissingWord(error)) {
      warn('octavo merge needs the folder of the site and the parts: octavo merge FOLDER PART...');
      return 2;
    }
    if (line.matchedCommandName === 'rename' && isMissingWord(error)) {
      warn('octavo rename needs the old and the new path of a page: octavo rename OLD NEW [folder].');
      return 2;
    }
    if (error instanceof UsageError || (error instanceof Error && error.name === 'CACError')) {
      const name = line.matchedCommandName;
      const help = `"octavo ${name === undefined ? '' : `${name} `}--help" lists what there is.`;
      warn(`${error.message}. ${suggestOption(error.message, line.matchedCommand) ?? help}`);
      return 2;
    }
    warn(describeFailure(error));
    return 1;
  }
}

/** The options that `octavo build` and `octavo merge` share. */
function addBuildOptions(command: Command): Command {
  return command
    .option('--base <path>', baseHelp)
    .option('--keep-going', 'Write the good pages and a marked page for each bad one')
    .option('--strict', 'Count warnings as errors')
    .option('--verbose', 'Show each problem of one kind')
    .option('--offline', 'Fetch no OpenAPI document: use the copies of an earlier build')
    .option('--no-search', 'Leave out the search')
    .option('--offline-site', 'Write a site that opens from a disk by a double-click')
    .option('--threads <count>', 'Threads that render pages (default: by cores and pages)');
}

/** What `addBuildOptions` and `--out` say. Throws a UsageError. */
async function readBuildOptions({
  out,
  base,
  keepGoing = false,
  strict = false,
  threads,
  ...others
}: BuildOptions) {
  const { verbose: isVerbose = false, offline = false, search, offlineSite: isOfflineSite = false } = others;
  return {
    ...{ out, base: readBaseOption(base), keepGoing, strict, isVerbose, offline, search, isOfflineSite },
    threads: readThreads(threads),
    print,
    progress: await createProgress(),
  };
}

/** What cac lists of a command, without the default `true` that it gives an option that begins with `no-`. */
function removeOwnDefaults({ title, body }: HelpSection): HelpSection {
  return {
    ...(title === undefined ? {} : { title }),
    body: body.replace(/(?: \(default: true\))? *$/gm, ''),
  };
}

/** Flags without a value stand behind the folder: cac takes the word after `--keep-going` for its value. */
function putFlagsLast(argv: readonly string[]): string[] {
  const isFlag = (word: string) =>
    /^--(?:keep-going|strict|json|force|external|offline|offline-site|no-search|dry-run|visual|a11y|update|yes|no-github)$/.test(
      word,
    );
  return [...argv.filter((word) => !isFlag(word)), ...argv.filter(isFlag)];
}

/** The option of a command that may be meant by one that cac says is unknown. */
function suggestOption(message: string, command: Command | undefined): string | undefined {
  const [, word] = /^Unknown option `-*([^`]+)`/.exec(message) ?? [];
  if (word === undefined || !command) return undefined;
  const known = command.options.flatMap(({ rawName }) => /(?<=--)[\w-]+/.exec(rawName)?.[0] ?? []);
  // cac tells the word in camel case.
  const nearest = findNearest(word.replace(/[A-Z]/g, '-$&').toLowerCase(), known);
  return nearest && `Did you mean "--${nearest}"?`;
}

/** What cac throws for a command without all of its words. */
function isMissingWord(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('missing required args');
}

/** What went wrong outside of the writer's files, such as a full disk; `DEBUG=octavo` shows where in the code. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Octavo stopped: ${String(error)}`;
  if (process.env['DEBUG'] === 'octavo' && error.stack) return error.stack;
  return `Octavo stopped: ${error.message}\nDEBUG=octavo shows where in its code.`;
}

function refuseCommand(word: string | undefined, known: readonly string[], warn: Print): number {
  const nearest = word === undefined ? undefined : findNearest(word, known);
  const hint = nearest ? `Did you mean "octavo ${nearest}"?` : `It knows ${known.join(', ')}.`;
  warn(word === undefined ? `octavo needs a command. ${hint}` : `octavo has no command "${word}". ${hint}`);
  return 2;
}
