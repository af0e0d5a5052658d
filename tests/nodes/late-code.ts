import { existsSync } from 'node:fs';
import { open } from 'node:inspector';
import { watchLateCode } from '../../src/build/page-code/watch-late-code.ts';
import { makeBrokenPage } from '../../src/content/compile/compiled-page.ts';
import { codeUrl, noteLateCode } from '../../src/content/evaluate/page-code.ts';

/**
 * A process that is watched while it is in code until a file is there, and that says so first: in code of a page, also with
 * a debugger attached, or in its own.
 */
const [, , kind, file = ''] = process.argv;
const isThere = () => existsSync(file);
const wait = new Function(
  'isThere',
  `while (!isThere()); return 0;\n//# sourceURL=${codeUrl(makeBrokenPage('content/a.mdx', []))}`,
);

watchLateCode(() => process.stdout.write('accused\n'));
noteLateCode();
if (kind === 'debugger') open(0, '127.0.0.1');
await Promise.resolve();
process.stdout.write('in\n');
if (kind === 'own') while (!isThere());
else wait(isThere);
process.stdout.write('out\n', () => process.exit(0));
