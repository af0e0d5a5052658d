import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `corpus`: texts that run different code; `cases`: texts that did not hold once, as short as they got. */
type Kind = 'corpus' | 'cases';

/** Maximum length of the kept corpus of a target, in UTF-16 units. */
const longestCorpus = 30_000;

function findFile(kind: Kind, target: string): string {
  return fileURLToPath(new URL(`${kind}/${target}.jsonl`, import.meta.url));
}

/** The kept texts of a target; a line of the file is a string of JSON. */
export function readKept(kind: Kind, target: string): readonly string[] {
  const file = findFile(kind, target);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as string);
}

/** Writes the kept texts of a target; of a corpus as many as there is room for. */
export function writeKept(kind: Kind, target: string, texts: readonly string[]): void {
  const file = findFile(kind, target);
  let length = 0;
  const kept = texts.filter((text) => {
    length += text.length;
    return kind === 'cases' || length <= longestCorpus;
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kept.map((text) => `${JSON.stringify(text)}\n`).join(''));
}
