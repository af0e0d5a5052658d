import { oldNames } from './old-names.ts';

const styleWords: Readonly<Record<string, string>> = {
  fab: 'brands',
  'fa-brands': 'brands',
  fas: 'solid',
  'fa-solid': 'solid',
  far: 'regular',
  'fa-regular': 'regular',
  fal: 'light',
  'fa-light': 'light',
  fat: 'thin',
  'fa-thin': 'thin',
  fad: 'duotone',
  'fa-duotone': 'duotone',
};

/**
 * A Font Awesome name in its plain form, as version 6 spells it: `fa-`, style words (`fas fa-home`), letter
 * case, underscores and spaces do not matter, and old names become new ones. `iconType` is set when a style
 * word was there.
 */
export function readIconName(written: string): {
  readonly name: string;
  readonly iconType: string | undefined;
} {
  const words = written.trim().toLowerCase().split(/\s+/);
  const style = words.length > 1 ? words.find((word) => Object.hasOwn(styleWords, word)) : undefined;
  const rest = words.filter((word) => word !== style && word !== 'fa' && word !== 'fa-sharp');
  const name = rest.join('-').replaceAll('_', '-').replace(/^fa-/, '');
  return { name: oldNames.get(name) ?? name, iconType: style === undefined ? undefined : styleWords[style] };
}

/** Whether an `icon` is an image's path or URL instead of a name. */
export function isIconPath(icon: string): boolean {
  return /^(?:https?:)?\/\/|^\.{0,2}\/|^data:|\.(?:svg|png|jpe?g|webp|gif|avif|ico)(?:[?#].*)?$/i.test(
    icon.trim(),
  );
}
