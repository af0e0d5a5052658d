import type { GrammarMistake } from '../../content/code/code-grammar.ts';
import { contentProblem } from '../../content/compile/problems.ts';
import { sampleLanguages } from '../../http/samples/list-samples.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { type Problem, problem, problemsByCode, startOf } from '../../problem/problem.ts';

/** What there is where a `site.json` is missing. */
interface InsteadOfConfig {
  readonly isFolder: boolean;
  /** A file with almost its name. */
  readonly misnamed: string | undefined;
  /** A file that `octavo import` reads. */
  readonly imported: string | undefined;
}

const grammarMistakes: Readonly<Record<GrammarMistake | 'no file', string>> = {
  'no file': 'is not in the site',
  'no JSON': 'is no JSON',
  'no name': 'does not name its language ("name")',
  'no scope': 'has no "scopeName"',
  'no patterns': 'has no "patterns"',
};

/** A problem of `site.json` and the files it names: its code without `site-json/`, its place, and what was found. */
export const projectProblem = problemsByCode('site-json', {
  error: {
    /** There is no `site.json` in the folder (absolute). */
    'missing-file': (folder: string, instead: InsteadOfConfig) => {
      const has = `The folder "${folder}" has`;
      if (instead.misnamed !== undefined)
        return [`${has} no site.json, which every site needs.`, `Rename ${instead.misnamed} to site.json.`];
      if (instead.imported !== undefined)
        return [
          `${has} a ${instead.imported}, but no site.json, which every site needs.`,
          `Run "octavo import ${folder}", which makes one of it.`,
        ];
      return instead.isFolder
        ? [
            `${has} no site.json, which every site needs.`,
            'Name the folder that holds it, or write one with "name" and "navigation".',
          ]
        : [
            `There is no folder "${folder}", so there is no site.json to read.`,
            'Name the folder that holds site.json.',
          ];
    },
    /** `site.json` is there, but cannot be read; `reason` is `explainReadError`'s. */
    'unreadable-file': (reason: string) => [
      `site.json cannot be read: ${reason}.`,
      'Check that it is a file and that its permissions allow reading.',
    ],
    /** `site.json` is a symbolic link to a file that is not in the site, or to none. */
    'outside-site': () => [
      "site.json is a symbolic link to a file that is not in the site's folder, so it is not read.",
      "Put the file itself into the site's folder.",
    ],
  },
  warning: {
    /** A field of `site.json` names an image or a font that is neither in `public/` nor beside the pages. */
    'missing-image': (field: string, url: string) => [
      `${field} is "${url}", but there is no such file in public/ or beside the pages.`,
      'Put the file there, or correct the path.',
    ],
    /** `codeBlock.theme` names a theme that Shiki does not have; `nearest` is one that it has. */
    'unknown-code-theme': (field: string, name: string, nearest: string | undefined) => [
      `${field} is "${name}", but Shiki has no such theme, so code has the colors of the site.`,
      nearest === undefined ? 'Use a theme of https://shiki.style/themes.' : `Did you mean "${nearest}"?`,
    ],
    /** `codeBlock.languages` names a file that is not there or no TextMate grammar. */
    'no-grammar': (path: string, mistake: GrammarMistake | 'no file') => [
      `${path} ${grammarMistakes[mistake]}, so code in its language is plain.`,
      mistake === 'no file'
        ? 'Correct the path, which begins beside site.json.'
        : 'Give the JSON form of a TextMate grammar, with "name", "scopeName" and "patterns".',
    ],
    /** A field of `site.json` names an icon that no set has. */
    'unknown-icon': (field: string, name: string, near: readonly string[]) => [
      `${field} is "${name}", but there is no such icon, so none is shown.`,
      contentProblem('unknown-icon', startOf('site.json'), name, near, 'none').hint,
    ],
    /** The Astro project that the site is in is published at another address. */
    'other-site-url': (own: string, given: string) => [
      `siteUrl is "${own}", but the Astro project is published at "${given}", which counts.`,
      'Remove siteUrl, or correct "site" in the configuration of Astro.',
    ],
    /** One of `api.request.example.languages` is none that samples are written in; `own` are those of `x-codeSamples`. */
    'unknown-sample-language': (name: string, own: readonly string[]) => {
      const words = sampleLanguages.flatMap(({ id, title, aliases }) => [id, title, ...aliases]);
      const nearest = findNearest(name, [...words, ...own]);
      return [
        `There are no request samples in "${name}", so it is left out.`,
        nearest === undefined
          ? `Write one of ${sampleLanguages.map(({ id }) => id).join(', ')}, or give samples with x-codeSamples in the OpenAPI document.`
          : `Did you mean "${nearest}"?`,
      ];
    },
  },
  note: {
    /** `font` of `site.json` names a font that no package of the site has; `id` is how Fontsource names it. */
    'font-without-file': (family: string, id: string) => [
      `The font "${family}" has no file, so only readers who have it on their machines see it.`,
      `Run "npm install @fontsource-variable/${id}" beside site.json (or @fontsource/${id}), or add "url".`,
    ],
    /** `thumbnails.fonts` names a font that no package of the site has; `id` is how Fontsource names it. */
    'card-font-without-file': (family: string, id: string) => [
      `The images of links to pages are in Geist: the font "${family}" is not among the packages of the site.`,
      `Run "npm install @fontsource-variable/${id}" beside site.json (or @fontsource/${id}).`,
    ],
    /** The file that `$schema` names is not what `octavo schema` prints; `release` is the one that it is of. */
    'old-schema': (file: string, release: string | undefined, current: string) => [
      release === undefined || release === current
        ? `${file} is not the schema of this Octavo, so editors may explain other fields.`
        : `${file} is the schema of ${release}, but this is ${current}: editors may explain other fields.`,
      `Write it anew: octavo schema > ${file}`,
    ],
  },
});

/** A problem of a component of the site's own: its code without `components/`, its place, and what was found. */
export const componentProblem = problemsByCode('components', {
  error: {
    /** An Astro component of the site cannot be compiled. */
    'broken-part': (reason: string) => [
      `This component cannot be compiled: ${reason}.`,
      'Correct it there. How Astro components are written: https://docs.astro.build/en/basics/astro-components/',
    ],
    /** An Astro component of the site throws when a page is rendered. */
    'failed-part': (reason: string) => [
      `This component fails when a page is rendered: ${reason}.`,
      'Allow for properties that are undefined on some pages, such as what the 404 page has not.',
    ],
  },
  warning: {
    /** A second file for a component. */
    'second-file': (name: string, other: string) => [
      `This file is not read, because ${other} is the component <${name}> too.`,
      'Remove one of them, or give it another name.',
    ],
    /** A part of pages expects a property that it does not get. */
    'unknown-part-property': (name: string, prop: string, known: readonly string[]) => {
      const nearest = findNearest(prop, known);
      return [
        `The component expects a property "${prop}", which ${name} is not given.`,
        nearest === undefined ? `It gets ${known.join(', ')}.` : `Did you mean "${nearest}"?`,
      ];
    },
    /** A component that replaces Octavo's takes a property that pages do not give to that. */
    'unknown-property': (name: string, prop: string, known: readonly string[]) => {
      const nearest = findNearest(prop, known);
      return [
        `The component takes a property "${prop}", which <${name}> of Octavo does not have.`,
        nearest === undefined
          ? `Take it out if no page gives it; <${name}> has ${known.join(', ')}.`
          : `Did you mean "${nearest}"?`,
      ];
    },
  },
  note: {
    /** A component of another kind. */
    'unknown-kind': (name: string, nearest: string | undefined) => [
      `"${name}" is not read: components of a site are .mdx, .md, .jsx, .tsx, .js or .ts files.`,
      nearest === undefined
        ? 'Write it as .mdx or .jsx.'
        : `Did you mean "${nearest}.astro", a part of every page?`,
    ],
    /** A name that is nearly one of Octavo's. */
    'near-name': (name: string, nearest: string) => [
      `<${name}> is a component of its own, and does not replace <${nearest}> of Octavo.`,
      `Name the file ${nearest} to replace that, or leave it as it is.`,
    ],
  },
});

/** A problem of social cards: its code without `cards/`, its place, and what was found. */
export const cardProblem = problemsByCode('cards', {
  error: {},
  warning: {
    /** The library that draws social cards cannot be used here. */
    unavailable: (reason: string) => [
      `No social cards are drawn, because the library for it cannot be loaded here: ${reason}`,
      'Build on a platform that @takumi-rs/core has a binary for, or name an image: "metadata": { "og:image": "/images/card.png" }.',
    ],
    /** Cards that could not be drawn, or not with the logo. */
    failed: (reason: string, count: number) => [
      `${count === 1 ? 'A social card' : `${count} social cards`} could not be drawn as wanted: ${reason}`,
      'Look at the logo: a PNG, or an SVG without scripts, can be drawn.',
    ],
  },
  note: {},
});

/** A script at the content root is a program for Node.js. */
export function describeServerScript(file: string): Problem {
  return problem(
    startOf(file),
    'site/server-script',
    'note',
    'This script is not loaded on the pages, because it is written for Node.js.',
    'Move it to a folder of its own, or write it for browsers.',
  );
}

/** A folder of a site, relative to its root, whose changes cannot be seen, like those of some others, for a reason that the system gives. */
export function describeUnwatched(folder: string, reason: string, others: number): Problem {
  const and = others === 0 ? '' : ` and in ${others === 1 ? 'another one' : `${others} others`}`;
  return problem(
    startOf(folder === '' ? '.' : folder),
    'site/unwatched',
    'warning',
    `What changes in this folder${and} is not seen: ${reason}`,
    /ENOSPC/.test(reason)
      ? 'Let the system watch more: "sudo sysctl fs.inotify.max_user_watches=524288" on Linux, then start "octavo dev" again.'
      : 'Start "octavo dev" again after you edited it.',
  );
}
