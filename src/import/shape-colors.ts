import { isLight, normalizeColor } from '../site/appearance/contrast.ts';
import { buildTheme, DEFAULT_PRIMARY } from '../site/appearance/theme.ts';
import { type ImportedObject, isImportedObject, type Notebook } from './draft.ts';
import { repairColor } from './repair-values.ts';

/**
 * Makes `colors` complete: a lone colour is the primary one, a missing primary one is the nearest that is given, and a
 * background for one mode gets the other mode's from the theme.
 */
export function shapeColors(site: ImportedObject, notes: Notebook): void {
  const source = notes.sourceOf(site, ['colors']);
  const given = site['colors'];
  if (typeof given === 'string') {
    site['colors'] = { primary: given };
    notes.trace(site['colors'], source);
    notes.changed(source, 'colors.primary is the color', 'colors names each color by its use.');
  }
  const colors = site['colors'];
  if (!isImportedObject(colors) || Object.keys(colors).length === 0) {
    if (colors !== undefined && isImportedObject(colors)) {
      delete site['colors'];
      notes.changed(source, 'colors is left out', 'It names no color.');
    }
    return;
  }
  const read = (value: unknown) => (typeof value === 'string' ? repairColor(value) : undefined);
  if (read(colors['primary']) === undefined) {
    const primary = read(colors['light']) ?? read(colors['dark']) ?? DEFAULT_PRIMARY;
    const rest = { ...colors };
    for (const key of Object.keys(colors)) delete colors[key];
    Object.assign(colors, rest, { primary });
    notes.added(source, `colors.primary is "${primary}"`, 'The other colors need a primary one.');
  }
  shapeBackground(colors, notes);
}

function shapeBackground(colors: ImportedObject, notes: Notebook): void {
  const given = colors['background'];
  const source = notes.sourceOf(colors, ['background']);
  const one = typeof given === 'string' ? repairColor(given) : undefined;
  if (one !== undefined) {
    const mode = isLight(normalizeColor(one)) ? 'light' : 'dark';
    colors['background'] = { [mode]: one };
    notes.trace(colors['background'], source);
    notes.changed(source, `colors.background.${mode} is "${one}"`, 'Each mode has a background of its own.');
  }
  const background = colors['background'];
  if (!isImportedObject(background)) return;
  const color = (mode: string) =>
    typeof background[mode] === 'string' ? repairColor(background[mode]) : undefined;
  const [light, dark] = [color('light'), color('dark')];
  if ((light === undefined) === (dark === undefined)) return;
  const missing = light === undefined ? 'light' : 'dark';
  if (background[missing] !== undefined)
    notes.note(
      'left-out',
      notes.sourceOf(background, [missing]),
      `colors.background.${missing}`,
      'It is no hex color.',
    );
  const added = findStandardBackground(String(colors['primary']), missing);
  const rest = { light: 0, dark: 0, ...background, [missing]: added };
  for (const key of Object.keys(background)) delete background[key];
  Object.assign(background, rest);
  notes.added(
    notes.originOf(background),
    `colors.background.${missing} is "${added}"`,
    `Both modes need a background; this is the one that ${missing} mode has without.`,
  );
}

function findStandardBackground(primary: string, mode: 'light' | 'dark'): string {
  const place = { file: '', line: 1, column: 1 };
  const colors = { primary: repairColor(primary) ?? DEFAULT_PRIMARY };
  return buildTheme(
    { ...colors, light: undefined, dark: undefined, background: undefined, anchors: undefined },
    () => place,
  ).theme[mode].bg;
}
