import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type IconSet = 'fa6-solid' | 'fa6-regular' | 'fa6-brands' | 'ph' | 'lucide' | 'simple-icons';

/** An icon as Iconify stores it: https://iconify.design/docs/types/iconify-json.html */
export interface StoredIcon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

interface Collection {
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  readonly aliases?: Readonly<
    Record<string, { parent: string; rotate?: number; hFlip?: boolean; vFlip?: boolean }>
  >;
  readonly width?: number;
  readonly height?: number;
}

const collections = new Map<IconSet, Collection>();

/**
 * An icon of a set by its exact name, aliases included; undefined when the set has none. Sets are read once.
 */
export function findIcon(set: IconSet, name: string): StoredIcon | undefined {
  const collection = openCollection(set);
  const alias = Object.hasOwn(collection.aliases ?? {}, name) ? collection.aliases?.[name] : undefined;
  if (alias && (alias.rotate || alias.hFlip || alias.vFlip)) return undefined;
  const own = alias?.parent ?? name;
  const icon = Object.hasOwn(collection.icons, own) ? collection.icons[own] : undefined;
  if (!icon) return undefined;
  return {
    body: icon.body,
    width: icon.width ?? collection.width ?? 16,
    height: icon.height ?? collection.height ?? 16,
  };
}

/** The names of a set, aliases included. */
export function listIconNames(set: IconSet): readonly string[] {
  const { icons, aliases } = openCollection(set);
  return [...Object.keys(icons), ...Object.keys(aliases ?? {})];
}

function openCollection(set: IconSet): Collection {
  let collection = collections.get(set);
  if (!collection) {
    const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
    collection = JSON.parse(readFileSync(file, 'utf8')) as Collection;
    collections.set(set, collection);
  }
  return collection;
}
