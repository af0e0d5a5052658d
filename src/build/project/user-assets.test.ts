import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeSite } from '../../../tests/support/page-fixture.ts';
import { readOwnFiles } from './user-assets.ts';

describe('readOwnFiles', () => {
  it('finds style sheets and scripts at the content root alone, by name', async () => {
    const root = writeSite({ 'b.css': '', 'a.css': 'a{}', 'x.js': 'x()', 'deep/c.css': '', 'notes.txt': '' });
    const { files } = await readOwnFiles(root, root);
    expect(files.styles.map((url) => url.replace(/=.*/, ''))).toEqual(['/a.css?v', '/b.css?v']);
    expect(files.scripts).toEqual([
      { url: expect.stringMatching(/^\/x\.js\?v=[0-9a-f]{8}$/), isModule: false },
    ]);
  });

  it('leaves out settings of tools, and with a note programs for Node.js', async () => {
    const root = writeSite({
      'tailwind.config.js': 'export default {}',
      'build.js': "const fs = require('fs')",
      'run.js': '#!/usr/bin/env node',
      '.hidden.css': '',
    });
    const { files, problems } = await readOwnFiles(root, root);
    expect(files).toEqual({ styles: [], scripts: [], scriptOrigins: [] });
    expect(problems.map(({ file, severity }) => `${severity} ${file}`)).toEqual([
      'note build.js',
      'note run.js',
    ]);
  });

  it('knows modules, and the origins that scripts name', async () => {
    const root = writeSite({
      'a.js': "import './b.js'",
      'b.js': "load('https://widget.example.org/x.js'); import('./c.js') // https://other.example.org",
    });
    const { files } = await readOwnFiles(root, root);
    expect(files.scripts.map(({ isModule }) => isModule)).toEqual([true, false]);
    expect(files.scriptOrigins).toEqual(['https://widget.example.org']);
  });

  it('tells a style sheet or script that is not in UTF-8 instead of loading it', async () => {
    const root = writeSite({
      'a.css': Buffer.from('a {}\n/* Caf\u00e9 */', 'latin1'),
      'b.js': Buffer.from('\ufeffx()', 'utf16le'),
    });
    const { files, problems } = await readOwnFiles(root, root);
    expect(files).toEqual({ styles: [], scripts: [], scriptOrigins: [] });
    expect(problems.map(({ file, line, code, severity }) => [severity, file, line, code])).toEqual([
      ['error', 'a.css', 2, 'content/encoding'],
      ['error', 'b.js', 1, 'content/encoding'],
    ]);
  });

  it('reads nothing outside the site, and says so', async () => {
    const root = writeSite({ 'site.json': '{}' });
    const outside = writeSite({ 'secret.css': 'a{}' });
    writeFileSync(join(root, 'own.css'), '');
    symlinkSync(join(outside, 'secret.css'), join(root, 'linked.css'));
    const { files, problems } = await readOwnFiles(root, root);
    expect(files.styles).toHaveLength(1);
    expect(problems).toMatchObject([
      { file: 'linked.css', code: 'content/outside-site', severity: 'warning' },
    ]);
  });
});
