import { findNearest } from '../../lib/text/nearest.ts';
import type { Place } from '../../problem/problem.ts';
import { compileImport, listSorted, mergeSnippets } from '../compile/compile-imports.ts';
import { type CompiledPage, type ImportedSnippet, makeBrokenPage } from '../compile/compiled-page.ts';
import { importProblem } from '../compile/import-problems.ts';
import { leaveAsItIs } from '../compile/prepare-text.ts';
import { contentProblem } from '../compile/problems.ts';
import { findImport, findNearestImport, isImportable, isLoadedStyle } from '../files/resolve-imports.ts';
import { findSitePackage, nameSource } from '../files/site-package.ts';
import { listDataIcons, noteScriptIcons } from '../transform/icon.ts';
import {
  type CompiledFile,
  createPageContext,
  type FileJob,
  type PageContext,
} from '../transform/page-context.ts';
import { scriptProblem } from './problems.ts';
import { readScript, type ScriptFinding, type ScriptReading } from './read-script.ts';
import { transpile } from './transpile.ts';

/** A script or data file that a page imports, with the files of the site that it imports itself. */
export async function compileScript(job: FileJob): Promise<CompiledFile> {
  const pageContext = createPageContext(job, leaveAsItIs(job.text));
  const transpiled = transpile(job.text, job.file);
  if ('problem' in transpiled) return finish(makeBrokenPage(job.file, [transpiled.problem]));
  const reading = job.file.endsWith('.json') ? undefined : readScript(transpiled.code);
  const locate = createLocator(job);
  if (reading) describeFindings(reading, pageContext, locate);
  else
    noteScriptIcons(listDataIcons(transpiled.data), pageContext, () => ({
      file: job.file,
      line: 1,
      column: 1,
    }));
  const missing: Record<string, string> = {};
  const imports: ImportedSnippet[] = [];
  for (const source of reading?.sources ?? []) {
    const snippet = await compileSource(source.name, job, pageContext, locate(source));
    if (snippet) imports.push({ snippet, names: [{ local: source.name, imported: '*', ...locate(source) }] });
    else if (!isGiven(source.name)) missing[source.name] = `Missing: ${source.name}`;
  }
  const snippets = imports.map(({ snippet }) => snippet);
  const page: CompiledPage = {
    ...makeBrokenPage(job.file, [...pageContext.problems, ...snippets.flatMap(({ problems }) => problems)]),
    ...mergeSnippets(pageContext, snippets),
    code: giveReact(transpiled.code, reading?.reactNames ?? []),
    unknownComponents: listSorted(pageContext.unknownComponents),
    imports,
    runsCode: true,
    isBroken: false,
    scriptIcons: Object.fromEntries(pageContext.scriptIcons),
    module: {
      missing,
      components: listSorted((reading?.components ?? []).map(({ name }) => name.split('.')[0] ?? '')),
    },
  };
  return finish(page);
}

function finish(page: CompiledPage): CompiledFile {
  return { page, shownParameters: [], snippetCount: 0, takesIds: false };
}

/** The code with names of React's that it uses without an import, every line where it was. */
function giveReact(code: string, names: readonly string[]): string {
  if (names.length === 0) return code;
  const hooks = names.filter((name) => name !== 'React').join(', ');
  const whole = names.includes('React') ? 'const React = require("react"); ' : '';
  const some = hooks === '' ? '' : `const { ${hooks} } = require("react"); `;
  const [start = ''] = /^(?:"use strict";)?/.exec(code) ?? [];
  return start + whole + some + code.slice(start.length);
}

function isGiven(source: string): boolean {
  return source === 'react' || source.endsWith('.css');
}

async function compileSource(
  source: string,
  job: FileJob,
  pageContext: PageContext,
  place: Place,
): Promise<CompiledPage | undefined> {
  if (source.endsWith('.css') && !isLoadedStyle(source, pageContext))
    pageContext.problems.push(importProblem('unloaded-style', place, source));
  if (isGiven(source)) return undefined;
  const isPackage = !isImportable(source) && findSitePackage(source, job.context.siteRoot);
  const file = isPackage
    ? nameSource(source)
    : isImportable(source)
      ? findImport(source, pageContext)
      : undefined;
  if (file !== undefined) {
    const compiled = await compileImport(file, job, pageContext, place);
    if (compiled?.page.isBroken) pageContext.problems.push(...compiled.page.problems);
    return compiled?.page.isBroken ? undefined : compiled?.page;
  }
  pageContext.problems.push(
    isImportable(source)
      ? importProblem('missing-import', place, source, findNearestImport(source, pageContext))
      : scriptProblem('unsupported-import', place, source),
  );
  return undefined;
}

function describeFindings(
  reading: ScriptReading,
  pageContext: PageContext,
  locate: (finding: ScriptFinding) => Place,
): void {
  const { problems, context } = pageContext;
  for (const component of reading.components) {
    if (component.name === 'Fragment') continue;
    if (context.components.names.has(component.name)) pageContext.components.add(component.name);
    else {
      pageContext.unknownComponents.add(component.name);
      const nearest = findNearest(component.name, context.components.names);
      problems.push(contentProblem('unknown-component', locate(component), component.name, nearest));
    }
  }
  for (const found of reading.undefinedNames)
    problems.push(contentProblem('undefined-name', locate(found), found.name));
  if (reading.isLive) pageContext.components.add('Island');
  noteScriptIcons(reading.icons, pageContext, locate);
}

/** The place of a finding: its word in its line, which transpiling leaves where it was. */
function createLocator({ text, file }: FileJob): (finding: ScriptFinding) => Place {
  const lines = text.split(/\r\n|\n|\r/);
  return ({ name, line }) => {
    const written = lines[line - 1] ?? '';
    const start = written.indexOf(name.split('.').pop() ?? name);
    return { file, line, column: (start === -1 ? written.search(/\S|$/) : start) + 1 };
  };
}
