import { z } from 'zod';
import { readScheme, safeUrl } from '../../lib/html/safe-url.ts';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';

/** A string of at least one character. */
export const nonEmptyText = z.string().min(1);

/** A list with a default of none: what most optional lists of `site.json` are. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).default([]);
}

/** A switch that is off unless it is set. */
export function toggle(description: string) {
  return z.boolean().default(false).describe(description);
}

/** A field that need not be given. */
type SpareField = z.ZodType & { readonly _zod: { readonly optin: 'optional' | 'defaulted' } };

/** An object of settings of which none has to be given: left out, it has the default of each. */
export function settings<Shape extends Readonly<Record<string, SpareField>>>(
  description: string,
  shape: Shape,
) {
  const none = {} as z.input<z.ZodObject<Shape>>;
  return z.object(shape).prefault(none).describe(description);
}

/** A relative URL or path, or one of http, https, mailto or tel; read without control characters and outer space. */
export const url = z
  .stringFormat('safe-url', (value) => value.trim() !== '' && safeUrl(value) !== undefined)
  .transform((value) => safeUrl(value) ?? '');

/** An absolute `http:` or `https:` URL, read without secrets and a slash at its end. */
export const webUrl = z
  .stringFormat('web-url', (value) => /^https?$/.test(readScheme(value) ?? '') && URL.canParse(value))
  .transform((value) => dropUrlSecrets(safeUrl(value) ?? '').replace(/(?<!\/)\/+$/, ''));

/**
 * The address of a server that browsers send requests to from a page of https: an `https:` URL, or an `http:` one of the reader's
 * own machine, without query and fragment; read without secrets and a slash at its end.
 * https://w3c.github.io/webappsec-mixed-content/
 */
export const secureUrl = z
  .stringFormat('secure-url', (value) => {
    const { protocol, hostname, search, hash } = URL.parse(safeUrl(value) ?? '') ?? {};
    const isOwnMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname ?? '');
    return (protocol === 'https:' || (protocol === 'http:' && isOwnMachine)) && !search && !hash;
  })
  .transform((value) => dropUrlSecrets(safeUrl(value) ?? '').replace(/\/+$/, ''));

/** It begins the names of the hosts that are asked. */
export const algoliaAppId = z.stringFormat('algolia-app-id', /^[A-Za-z0-9]+$/);

/** One URL or path, or several; read as a list. */
export const urlOrUrls = z
  .union([url, z.array(url)], { error: 'a URL or path, or a list of them' })
  .transform((value): readonly string[] => (typeof value === 'string' ? [value] : value));

/** Whether a form can be posted to a URL: it is relative, or one of http or https. */
export function isPostable(value: string): boolean {
  return /^(?:https?)?$/.test(readScheme(value) ?? '');
}

/** https://www.rfc-editor.org/info/bcp47 */
export const languageTag = z.stringFormat('language-tag', (tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
});

/** Texts of the interface as they are in English, each with what is said instead. */
export const labels = z
  .record(z.string(), z.string().describe('What is said instead of the English text that is the key.'))
  .default({});

const EXAMPLE = '#0D9373';

/** `#` and three or six hexadecimal digits. */
export const hexColor = z.stringFormat('hex-color', /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/);

/** A hex color, or one for each color mode; read as both, one of them alone as that of both. */
const colorByMode = z
  .union(
    [
      hexColor,
      z.object({
        light: hexColor
          .optional()
          .describe('Color in light mode.')
          .meta({ examples: ['#0D9373'] }),
        dark: hexColor
          .optional()
          .describe('Color in dark mode.')
          .meta({ examples: ['#07C983'] }),
      }),
    ],
    { error: 'a hex color such as "#0D9373" or an object with "light" and "dark"' },
  )
  .transform((color) => {
    const { light, dark } = typeof color === 'string' ? { light: color, dark: color } : color;
    const [first = light, second = dark] = [light ?? dark, dark ?? light];
    return first === undefined || second === undefined ? undefined : { light: first, dark: second };
  })
  .optional();

/** An announcement on top of every page. */
export const banner = z.object({
  content: nonEmptyText
    .describe('What it says, as Markdown of one line: links, bold, italic and code.')
    .meta({ examples: ['Version 2 is out: [what is new](/changelog).'] }),
  dismissible: toggle('Lets readers close it. It stays closed until its text changes.'),
  type: z
    .enum(['info', 'warning', 'critical'])
    .default('info')
    .describe('How urgent it is, which its color says.'),
  color: colorByMode
    .describe('Background in place of the one of `type`: a hex color, or one for each color mode.')
    .meta({ examples: ['#0D9373', { light: '#0D9373', dark: '#0A5C48' }] }),
});

/** The specification's six styles and `regular`, which real sites use too. */
const ICON_TYPES = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'] as const;

/** `icon`: the name of an icon, or a path or URL of an image. */
export const icon = nonEmptyText
  .optional()
  .describe('Name of a Font Awesome icon, such as `rocket`, or a path of an image.')
  .meta({ examples: ['rocket', 'book-open', 'github'] });

/** `iconType`, the style in which an icon is drawn. */
export const iconType = z.enum(ICON_TYPES).default('duotone').describe('Style in which the icon is drawn.');

const gradient = z
  .object({
    from: hexColor.describe('Hex color in which the gradient starts.').meta({ examples: [EXAMPLE] }),
    via: hexColor
      .optional()
      .describe('Hex color in the middle of the gradient.')
      .meta({ examples: ['#2BA58A'] }),
    to: hexColor.describe('Hex color in which the gradient ends.').meta({ examples: ['#07C983'] }),
  })
  .describe('A gradient from one color to another.');

/**
 * A hex color, or a gradient of two (`from`, `to`) or three (`via` between). Read as a list: one color, or
 * those of the gradient in order.
 */
export const colorOrGradient = z
  .union([hexColor, gradient], {
    error: 'a hex color such as "#0D9373" or an object with "from" and "to"',
  })
  .transform((color): readonly string[] =>
    typeof color === 'string'
      ? [color]
      : color.via === undefined
        ? [color.from, color.to]
        : [color.from, color.via, color.to],
  );

/** `openapi` of a tab, an anchor or a product. */
export const openapiOfSection = urlOrUrls
  .default([])
  .describe(
    'OpenAPI document whose operations are shown here, or AsyncAPI document whose channels are: an absolute URL or a relative path; several as a list.',
  )
  .meta({ examples: ['openapi.yaml'] });

/** A key that is accepted with any value because real sites have it, though nothing reads it. */
export function withoutEffect(subject: string) {
  return z
    .unknown()
    .optional()
    .meta({ description: `${subject}: accepted, but without effect.`, deprecated: true });
}
