import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { componentRegistry } from '../../components/mdx/registry.ts';
import {
  componentFolder,
  isComponentFile,
  type SiteComponent,
} from '../../content/files/component-folder.ts';
import { findSiteFile, showSitePath } from '../../content/files/site-files.ts';
import { readDefaultProps } from '../../content/scripts/read-default-props.ts';
import { transpile } from '../../content/scripts/transpile.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { createLocator } from '../../problem/position.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import { isPartFile, layoutParts } from '../project/layout-parts.ts';
import { componentProblem } from '../project/problems.ts';

/** What pages give to any component. */
const common = ['children', 'class', 'className', 'id', 'style', 'key', 'slot'];

/**
 * What is wrong with the components of the site in a folder (absolute): names that are nearly Octavo's, files that are not
 * read, and where a component replaces one of Octavo's, properties that that does not have.
 */
export async function checkComponents(
  siteRoot: string,
  { components, names }: { readonly components: readonly SiteComponent[]; readonly names: readonly string[] },
): Promise<readonly Problem[]> {
  const read = new Map(components.map(({ name, file }) => [name, basename(file)]));
  const files = names.flatMap((name) => {
    const place = startOf(`${componentFolder}/${name}`);
    if (isPartFile(name)) return [];
    if (/^[A-Z]\w*\.(?:astro|vue|svelte)$/.test(name)) {
      const near = name.endsWith('.astro')
        ? findNearest(name.split('.')[0] ?? '', Object.keys(layoutParts))
        : undefined;
      return [componentProblem('unknown-kind', place, name, near)];
    }
    const [component = ''] = name.split('.');
    const other = read.get(component);
    if (!isComponentFile(name) || other === undefined || other === name) return [];
    return [componentProblem('second-file', place, component, other)];
  });
  const own = await Promise.all(components.map((component) => checkComponent(siteRoot, component)));
  const parts = await Promise.all(names.filter(isPartFile).map((name) => checkPart(siteRoot, name)));
  return [...files, ...own.flat(), ...parts.flat()];
}

async function checkComponent(siteRoot: string, { name, file }: SiteComponent): Promise<readonly Problem[]> {
  const shown = showSitePath(siteRoot, join(siteRoot, componentFolder, basename(file)));
  const replaced = componentRegistry.find(name);
  if (!replaced) {
    const nearest = findNearest(name, componentRegistry.names);
    if (nearest !== undefined) return [componentProblem('near-name', startOf(shown), name, nearest)];
  }
  if (!replaced || /\.mdx?$/.test(file)) return [];
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const transpiled = text === undefined ? undefined : transpile(text, shown);
  // Mistakes in its syntax are told where pages use it.
  if (text === undefined || !transpiled || 'problem' in transpiled) return [];
  const props = readDefaultProps(transpiled.code);
  const known = Object.keys(replaced.props);
  return props
    .filter(
      (prop) => !known.includes(prop) && !common.includes(prop) && !/^(?:iconRef|img[A-Z]\w*)$/.test(prop),
    )
    .map((prop) => {
      const at = new RegExp(`(?<![\\w$])${prop.replaceAll('$', '\\$')}(?![\\w$])`).exec(text)?.index ?? 0;
      return componentProblem('unknown-property', createLocator(shown, text)(at), name, prop, known);
    });
}

/** The properties of an Astro component that replaces a part of pages which nobody gives it. */
async function checkPart(siteRoot: string, file: string): Promise<readonly Problem[]> {
  const shown = `${componentFolder}/${file}`;
  const found = await findSiteFile(siteRoot, shown);
  const text = found === undefined ? undefined : await readFile(found, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const name = file.split('.')[0] ?? '';
  const locate = createLocator(shown, text);
  const known = layoutParts[name]?.props ?? [];
  const declared = /\b(?:interface|type)\s+Props\s*=?\s*\{([^{}]*)\}/.exec(text);
  const body = declared?.[1] ?? '';
  const start = text.indexOf(body, declared?.index);
  return [...body.matchAll(/^[ \t]*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??\s*:/gm)]
    .filter(([, prop = '']) => !known.includes(prop))
    .map(({ index, 0: line, 1: prop = '' }) => {
      const at = start + index + line.indexOf(prop);
      return componentProblem('unknown-part-property', locate(at), name, prop, known);
    });
}
