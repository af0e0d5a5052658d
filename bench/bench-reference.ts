import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countDeadLinks } from './count-dead-links.ts';
import { generateRecursiveDocument } from './generate-recursive-document.ts';
import { countOperations, installDocument, writeReferenceSite } from './large-document.ts';
import { measureBuild } from './measure-build.ts';
import type { Measure } from './measure-command.ts';
import { weighHtml } from './measure-page.ts';
import { buildWithStarlight } from './peers/starlight-openapi.ts';
import { say } from './say.ts';

interface Subject {
  readonly name: string;
  /** Puts the document into a folder that is empty; gives its file. */
  readonly make: (folder: string) => string;
  readonly seconds: number;
}

/** Large documents, and the seconds that each may take. */
const subjects: readonly Subject[] = [
  { name: "GitHub's OpenAPI document", make: installDocument, seconds: 60 },
  { name: 'a recursive document of 200 schemas', make: writeRecursiveDocument, seconds: 30 },
];
function writeRecursiveDocument(folder: string): string {
  const file = join(folder, 'recursive.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(generateRecursiveDocument(200)));
  return file;
}

const mostMegabytes = 1500;
const mostBytes = 300_000;

/** Builds a site around each large document; with `hasPeers` starlight-openapi too. Gives the budgets that are broken. */
export function benchReference(hasPeers: boolean): readonly string[] {
  return subjects.flatMap((subject) => {
    const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
    try {
      return benchDocument(subject, folder, hasPeers);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function benchDocument(
  { name, make, seconds }: Subject,
  folder: string,
  hasPeers: boolean,
): readonly string[] {
  const document = make(join(folder, 'document'));
  const operations = countOperations(document);
  say(`${name}: ${(readFileSync(document).length / 1e6).toFixed(1)} MB, ${operations} operations`);
  const site = join(folder, 'site');
  writeReferenceSite(site, document);
  const built = report('octavo', measureBuild(site, true), join(site, 'dist'));
  if (hasPeers) {
    const peer = buildWithStarlight(join(folder, 'peer'), document);
    report('starlight-openapi', peer.measure, peer.output);
  }
  return [
    built.seconds > seconds && `${name}: ${seconds} s`,
    built.megabytes > mostMegabytes && `${name}: ${mostMegabytes} MB`,
    built.largest > mostBytes && `${name}: ${mostBytes / 1000} kB a page`,
    built.files < operations && `${name}: a page for each operation`,
    built.dead > 0 && `${name}: no dead link`,
  ].filter((line) => line !== false);
}

function report(tool: string, measure: Measure, output: string) {
  const { files, largest } = weighHtml(output);
  const dead = countDeadLinks(output);
  say(
    `${tool.padEnd(20)}${measure.seconds.toFixed(1).padStart(7)} s ${measure.megabytes.toFixed(0).padStart(6)} MB, ${files} HTML files, the largest ${Math.round(largest / 1000)} kB, ${dead} dead links`,
  );
  return { ...measure, files, largest, dead };
}
