import { contentProblem } from '../../content/compile/problems.ts';
import { sampleLanguages } from '../../http/samples/sample-languages.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { type Place, type Problem, problem } from '../../problem/problem.ts';

const configStart: Place = { file: 'site.json', line: 1, column: 1 };

/** There is no `site.json` in the folder (absolute), or no such folder; `misnamed` is a file with almost that name. */
export function describeMissingConfig(folder: string, isFolder: boolean, misnamed?: string): Problem {
  return problem(
    configStart,
    'site-json/missing-file',
    'error',
    isFolder
      ? `The folder "${folder}" has no site.json, which every site needs.`
      : `There is no folder "${folder}", so there is no site.json to read.`,
    !isFolder
      ? 'Name the folder that holds site.json.'
      : misnamed === undefined
        ? 'Name the folder that holds it, or write one with "name" and "navigation".'
        : `Rename ${misnamed} to site.json.`,
  );
}

/** `site.json` is there, but cannot be read; `reason` is `explainReadError`'s. */
export function describeUnreadableConfig(reason: string): Problem {
  return problem(
    configStart,
    'site-json/unreadable-file',
    'error',
    `site.json cannot be read: ${reason}.`,
    'Check that it is a file and that its permissions allow reading.',
  );
}

/** `site.json` is a symbolic link to a file that is not in the site, or to none. */
export function describeLinkedConfig(): Problem {
  return problem(
    configStart,
    'site-json/outside-site',
    'error',
    "site.json is a symbolic link to a file that is not in the site's folder, so it is not read.",
    "Put the file itself into the site's folder.",
  );
}

/** A field of `site.json` names an image that is neither in `public/` nor beside the pages. */
export function describeMissingSiteImage(field: string, url: string, place: Place): Problem {
  return problem(
    place,
    'site-json/missing-image',
    'warning',
    `${field} is "${url}", but there is no such file in public/ or beside the pages.`,
    'Put the file there, or correct the path.',
  );
}

/** A script at the content root is a program for Node.js. */
export function describeServerScript(file: string): Problem {
  return problem(
    { file, line: 1, column: 1 },
    'site/server-script',
    'note',
    'This script is not loaded on the pages, because it is written for Node.js.',
    'Move it to a folder of its own, or write it for browsers.',
  );
}

/** A field of `site.json` names an icon that no set has. */
export function describeUnknownSiteIcon(
  field: string,
  name: string,
  near: readonly string[],
  place: Place,
): Problem {
  const { hint } = contentProblem('unknown-icon', place, name, near, 'none');
  return problem(
    place,
    'site-json/unknown-icon',
    'warning',
    `${field} is "${name}", but there is no such icon, so none is shown.`,
    hint,
  );
}

/** One of `api.request.example.languages` is none that samples are written in; `own` are those of `x-codeSamples`. */
export function describeUnknownSampleLanguage(name: string, own: readonly string[], place: Place): Problem {
  const ids = sampleLanguages.map(({ id }) => id);
  const words = sampleLanguages.flatMap(({ id, title, aliases }) => [id, title, ...aliases]);
  const nearest = findNearest(name, [...words, ...own]);
  return problem(
    place,
    'site-json/unknown-sample-language',
    'warning',
    `There are no request samples in "${name}", so it is left out.`,
    nearest === undefined
      ? `Write one of ${ids.join(', ')}, or give samples with x-codeSamples in the OpenAPI document.`
      : `Did you mean "${nearest}"?`,
  );
}

/** The library that draws social cards cannot be used here. */
export function describeMissingDrawer(reason: string, place: Place): Problem {
  return problem(
    place,
    'cards/unavailable',
    'warning',
    `No social cards are drawn, because the library for it cannot be loaded here: ${reason}`,
    'Build on a platform that @takumi-rs/core has a binary for, or name an image: "metadata": { "og:image": "/images/card.png" }.',
  );
}

/** Cards that could not be drawn, or not with the logo. */
export function describeFailedCards(reason: string, count: number, place: Place): Problem {
  return problem(
    place,
    'cards/failed',
    'warning',
    `${count === 1 ? 'A social card' : `${count} social cards`} could not be drawn as wanted: ${reason}`,
    'Look at the logo: a PNG, or an SVG without scripts, can be drawn.',
  );
}
