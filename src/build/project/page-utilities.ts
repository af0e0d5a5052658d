import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { listScriptClasses } from '../../content/transform/class-names.ts';
import type { UtilityClasses } from './utility-classes.ts';

/** Takes in the classes of a compiled page and of the JSX files that it uses; gives them. */
export async function addUtilities(
  compiled: CompiledPage,
  utilities: UtilityClasses,
  readText: (file: string) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const scripts = compiled.dependencies.filter((file) => /\.[jt]sx?$/.test(file));
  const texts = await Promise.all(scripts.map(readText));
  const names = [...compiled.classNames, ...texts.flatMap((text) => listScriptClasses(text ?? ''))];
  await utilities.add(names);
  return names;
}
