import { at, type LocatedFinding } from './finding-place.ts';
import type { JsonPath } from './json-tree.ts';
import { type Json, toList, toObject } from './loose-json.ts';
import { ignoredField, repeatedVersion, unknownVersion } from './problems.ts';

/** Versions that are used but not declared, declared twice, or default twice. */
export function checkVersions(file: Json): readonly LocatedFinding[] {
  const entries = toList(file.versions).map((entry) =>
    typeof entry === 'string' ? { name: entry } : toObject(entry),
  );
  const names = entries.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const uses = ['navigation', 'anchors', 'tabs'].flatMap((key) => listUses(file[key], [key]));
  const declared = new Set(names);
  const unknown = uses.filter(({ version }) => !declared.has(version));
  return [
    ...checkEntries(entries),
    ...unknown.map(({ path, version }) => at(path, unknownVersion(path, version, names))),
  ];
}

function checkEntries(entries: readonly Json[]): readonly LocatedFinding[] {
  const seen = new Set<unknown>();
  const firstDefault = entries.findIndex((entry) => entry.default === true);
  return entries.flatMap((entry, index) => {
    const { name } = entry;
    const path = ['versions', index];
    const isRepeated = typeof name === 'string' && seen.has(name);
    seen.add(name);
    const repeated = isRepeated ? [at(path, repeatedVersion(path, name))] : [];
    if (entry.default !== true || index === firstDefault) return repeated;
    const finding = ignoredField(
      [...path, 'default'],
      'an earlier version is the default',
      'Remove one of the two.',
    );
    return [...repeated, at([...path, 'default'], finding, 'key')];
  });
}

/** Every `version` in a list of groups, tabs or anchors, with its path. */
function listUses(list: unknown, path: JsonPath): readonly { path: JsonPath; version: string }[] {
  return toList(list).flatMap((item, index) => {
    const { version, pages } = toObject(item);
    const here = [...path, index];
    const inside = listUses(pages, [...here, 'pages']);
    return typeof version === 'string' ? [{ path: [...here, 'version'], version }, ...inside] : inside;
  });
}
