import { type JSONPathNode, query } from 'json-p3';
import { stringify } from 'yaml';
import { isObject, readKey, readText } from '../../lib/json/json-value.ts';
import { formatPointer } from '../../lib/json/pointer.ts';
import type { Problem } from '../../problem/problem.ts';
import { findNodePlace, type SourceFile } from './document.ts';
import { loadProblem } from './problems.ts';

/** A document after an overlay. */
export interface Overlaid {
  readonly source: SourceFile;
  readonly problems: readonly Problem[];
}

type Fields = Record<string, unknown>;

/** Whether a file is an overlay of a version that can be read: https://spec.openapis.org/overlay/v1.0.0.html */
export function isOverlay({ value }: SourceFile): boolean {
  return isObject(value) && /^1\.\d+/.test(readText(readKey(value, 'overlay')) ?? '');
}

/** The document that an overlay says it is for, as it is written there. */
export function readExtends({ value }: SourceFile): string | undefined {
  return isObject(value) ? readText(readKey(value, 'extends')) : undefined;
}

/**
 * A file of a document with the actions of an overlay applied one after the other (Overlay 1.0.0, 4.4.3): objects are merged,
 * lists get what is added, `remove` takes out. Values that come from the overlay have their place there. Neither file is changed.
 */
export function applyOverlay(source: SourceFile, overlay: SourceFile): Overlaid {
  // An alias of YAML is one object in several places, of which an action may select one.
  const value: unknown = JSON.parse(JSON.stringify(source.value));
  const places = new Map(source.overlaid?.places);
  const problems: Problem[] = [];
  const actions = readKey(isObject(overlay.value) ? overlay.value : {}, 'actions');
  for (const [index, action] of (Array.isArray(actions) ? actions : []).entries()) {
    const at = (key: string) => findNodePlace(overlay, ['actions', String(index), key]);
    const fields = isObject(action) ? action : {};
    const target = readText(readKey(fields, 'target'));
    const update = readKey(fields, 'update');
    const isRemoved = readKey(fields, 'remove') === true;
    if (target === undefined || (update === undefined && !isRemoved)) {
      problems.push(loadProblem('overlay-action', findNodePlace(overlay, ['actions', String(index)])));
      continue;
    }
    const found = select(value, target);
    if (typeof found === 'string') problems.push(loadProblem('overlay-target', at('target'), target, found));
    else if (found.length === 0) problems.push(loadProblem('overlay-without-match', at('target'), target));
    else {
      const from = { file: overlay.file, pointer: `/actions/${index}/update` };
      const isDone = isRemoved ? removeAll(value, found) : updateAll({ value, places }, found, update, from);
      if (!isDone) problems.push(loadProblem('overlay-update', at('update'), target));
    }
  }
  const files = new Map(source.overlaid?.files).set(overlay.file, overlay);
  const text = /\.json$/i.test(source.file) ? `${JSON.stringify(value, null, 2)}\n` : stringify(value);
  return { source: { ...source, value, overlaid: { text, files, places } }, problems };
}

/** What a JSONPath selects (RFC 9535), or why it cannot be read. */
function select(value: unknown, target: string): readonly JSONPathNode[] | string {
  try {
    return [...query(target, value as never)];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Takes the nodes out of what holds them, items of a list from its end. */
function removeAll(value: unknown, nodes: readonly JSONPathNode[]): boolean {
  for (const { location } of nodes.toReversed()) {
    const owner = findValue(value, location.slice(0, -1));
    const key = location.at(-1);
    if (key === undefined) return false;
    if (Array.isArray(owner)) owner.splice(Number(key), 1);
    else if (isObject(owner)) delete (owner as Fields)[key];
  }
  return true;
}

interface Target {
  readonly value: unknown;
  readonly places: Map<string, OverlayPlace>;
}

/** Where a value is in an overlay. */
interface OverlayPlace {
  readonly file: string;
  readonly pointer: string;
}

/** Gives false where an update cannot be merged into what is selected. */
function updateAll(
  target: Target,
  nodes: readonly JSONPathNode[],
  update: unknown,
  from: OverlayPlace,
): boolean {
  const done = nodes.map(({ location }) => {
    const steps = location.map(String);
    const selected = findValue(target.value, location);
    if (Array.isArray(selected)) {
      target.places.set(formatPointer([...steps, String(selected.length)]), from);
      selected.push(structuredClone(update));
      return true;
    }
    if (!isObject(selected) || !isObject(update)) return false;
    merge(target, steps, selected as Fields, update, from);
    return true;
  });
  return done.every(Boolean);
}

function merge(
  target: Target,
  steps: readonly string[],
  into: Fields,
  update: Readonly<Fields>,
  from: OverlayPlace,
): void {
  for (const [key, value] of Object.entries(update)) {
    const own = readKey(into, key);
    const inner = { file: from.file, pointer: `${from.pointer}${formatPointer([key])}` };
    const path = [...steps, key];
    if (isObject(own) && isObject(value)) merge(target, path, own as Fields, value, inner);
    else if (Array.isArray(own) && Array.isArray(value))
      for (const [index, item] of value.entries()) {
        target.places.set(formatPointer([...path, String(own.length)]), {
          file: inner.file,
          pointer: `${inner.pointer}/${index}`,
        });
        own.push(structuredClone(item));
      }
    else {
      target.places.set(formatPointer(path), inner);
      into[key] = structuredClone(value);
    }
  }
}

function findValue(value: unknown, location: readonly (string | number)[]): unknown {
  return location.reduce<unknown>((owner, key) => Reflect.get(Object(owner), key), value);
}
