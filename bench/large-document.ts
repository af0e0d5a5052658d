import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is measured: installed when it is, and no dependency. */
const source = { name: '@octokit/openapi', version: '23.0.2', file: 'generated/api.github.com.json' };

/** Installs packages at exact versions into `folder`, without running any of their scripts. Throws when npm fails. */
export function installPackages(folder: string, packages: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
  const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm could not install ${Object.keys(packages).join(', ')}.\n${stderr}`);
}

/** Installs GitHub's OpenAPI document into `folder`; gives its file. */
export function installDocument(folder: string): string {
  installPackages(folder, { [source.name]: source.version });
  return join(folder, 'node_modules', source.name, source.file);
}

/** The operations of a JSON document, webhooks among them. */
export function countOperations(file: string): number {
  const document: Readonly<Record<string, Readonly<Record<string, object>>>> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return ['paths', 'webhooks', 'x-webhooks']
    .flatMap((area) => Object.values(document[area] ?? {}))
    .flatMap(Object.keys)
    .filter((key) => /^(?:get|put|post|delete|options|head|patch|trace)$/.test(key)).length;
}

/** Writes a site of one page around a document. */
export function writeReferenceSite(folder: string, document: string): void {
  mkdirSync(join(folder, 'content'), { recursive: true });
  copyFileSync(document, join(folder, 'openapi.json'));
  const navigation = [{ group: 'About', pages: ['index'] }];
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({
      name: 'Reference',
      colors: { primary: '#0969da' },
      navigation,
      openapi: 'openapi.json',
    }),
  );
  writeFileSync(join(folder, 'content', 'index.mdx'), '---\ntitle: Introduction\n---\n\nThe reference.\n');
}
