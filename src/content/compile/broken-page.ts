import type { Problem } from '../../problem/problem.ts';
import type { CompiledPage } from './compiled-page.ts';

/** A page that shows nothing, for the reasons given. */
export function makeBrokenPage(file: string, problems: readonly Problem[]): CompiledPage {
  return {
    code: 'return { default: () => null };',
    headings: [],
    problems,
    usedComponents: [],
    imports: [],
    unknownComponents: [],
    places: [],
    blocks: [],
    file,
    usedIcons: [],
    images: [],
    links: [],
    files: [],
    classNames: [],
    scripts: [],
    dependencies: [],
    runsCode: false,
    isBroken: true,
  };
}
