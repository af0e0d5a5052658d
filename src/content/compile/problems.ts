import { type Place, type Problem, problem, problemsByCode } from '../../problem/problem.ts';
import { browserNames } from '../expression/script-names.ts';

/** A problem of a page: its code without `content/`, its place, and what its sentences are made of. */
export const contentProblem = problemsByCode('content', {
  error: {
    /** Two files that would be one page; `other` is the one that was found first. */
    'same-path': (other: string) => [
      `This file and ${other} would be the same page, so one of them would be lost.`,
      'Remove one of them, or give it another name.',
    ],
    /** A file's name that cannot be a part of a page's address. */
    'file-name': () => [
      'The name of this file or its folder has "%", "?" or "#" in it, which cannot be in the address of a page.',
      'Rename it.',
    ],
    /** A page at a path where a build writes something else; `name` is the first part of that path. */
    'reserved-path': (name: string) => [
      `This page would be at "/${name}", which every built site needs for itself.`,
      'Rename the file or its folder. To replace a file that the build writes, put your own into "public".',
    ],
    /** A file or folder that cannot be read; `reason` is `explainReadError`'s. */
    'unreadable-file': (file: string, reason: string) => [
      `"${file}" cannot be read: ${reason}.`,
      'Check that it is there and that its permissions allow reading.',
    ],
    /** JavaScript that threw; `reason` is the error's message, `isLate` when that was in a promise after its page was rendered. */
    'failed-expression': (reason: string, isLate?: boolean) => [
      `The JavaScript on this page stops with an error${isLate ? ' after the page is rendered' : ''}: ${reason}`,
      isLate
        ? 'Handle the rejected promise, or take the asynchronous code out: pages are rendered once, at build.'
        : 'Correct the expression or export that it comes from.',
    ],
    /** JavaScript that ran longer than a page's may; `limit` in milliseconds. */
    'endless-code': (limit: number) => [
      `The JavaScript on this page did not end within ${limit / 1000} s, so it was stopped here.`,
      'Correct the loop, recursion or regular expression that does not end.',
    ],
  },
  warning: {
    /** A file whose name ends almost as that of a page; `better` is the name that it needs. */
    'file-extension': (better: string) => [
      'This file is not read, because the name of a page ends in ".md" or ".mdx", in small letters.',
      `Rename it to "${better}".`,
    ],
    /** A symbolic link that leads out of the site, or nowhere when `isBroken`. */
    'outside-site': (isBroken: boolean) => [
      isBroken
        ? 'This is a symbolic link to a file that does not exist, so it is left out.'
        : "This is a symbolic link that leads out of the site's folder, so it is left out.",
      "Put the file itself into the site's folder.",
    ],
    /** A `.md` page that is not valid MDX; `reason` is the sentence about its mistake. */
    'plain-markdown': (reason: string) => [
      `The page is read as plain Markdown, without components, because it is not valid MDX: ${lowerFirst(reason)}`,
      'Correct this place, or leave the page as it is if it uses no components.',
    ],
    /** A tag of a component that there is none of. */
    'unknown-component': (name: string, nearest: string | undefined) => [
      `There is no component <${name}>, so only its content is shown.`,
      nearest === undefined
        ? 'Import it, or put the name in `backticks` if it is meant as text.'
        : `Did you mean <${nearest}>?`,
    ],
    /** A name that nothing gives; `expression` is what reads it, as written between its braces, undefined in an export of the page. */
    'undefined-name': (name: string, expression?: string) => wordUndefinedName(name, expression),
    /** An expression, with its braces, whose value cannot be shown as text. */
    'not-text': (expression: string) => [
      `${shorten(expression)} gives an object or a function, which is no text, so it is shown as it is written.`,
      hintAtBraces(expression.slice(1, -1)) ??
        'Write \\{ if the braces are meant as text, or take a field of the object.',
    ],
    /** An expression whose text has half of a surrogate pair. */
    'lone-surrogate': (expression: string) => [
      `${shorten(expression)} gives half of a surrogate pair, which is not a character, so � is shown.`,
      'Write the character itself, or take whole characters of the text: [...text].slice(0, 3).',
    ],
    /** An image that is not in the site, with the path of a near one, as it would be written. */
    'missing-image': (src: string, nearest: string | undefined) => {
      const isAddress =
        /^[\w-]+(?:\.[\w-]+)+\//.test(src) && !/\.(?:png|jpe?g|gif|svg|webp|avif)\//i.test(src);
      const general = isAddress
        ? `Write "https://${shorten(src)}" if the image is on another site.`
        : 'Check the path: it is relative to the page, or begins with "/" and lies in public/ or the content root.';
      return [
        src === ''
          ? 'The image names no file, so its description is shown instead.'
          : `The image "${shorten(src)}" is not in this site, so its description is shown instead.`,
        nearest === undefined ? general : `Did you mean "${nearest}"?`,
      ];
    },
    /** A link that could run a script or reach outside the web. */
    'unsafe-url': (url: string) => [
      `The link "${shorten(url)}" is left out, because only http, https, mailto, tel and relative links are safe.`,
      'Link to a page or to an https address.',
    ],
    /** An icon name that no set knows, with up to three near ones; `shown` is what replaces it. */
    'unknown-icon': (name: string, nearest: readonly string[], shown?: string) => {
      const names = nearest.map((near) => `"${near}"`).join(', ');
      return [
        `There is no icon "${name}", so ${shown ?? 'a neutral one'} is shown.`,
        names === ''
          ? 'Choose a name from fontawesome.com/icons, or give the path of an image.'
          : `Did you mean ${names}?`,
      ];
    },
  },
  note: {
    /** A language of a fence that cannot be highlighted. */
    'unknown-language': (name: string, nearest: string | undefined) => [
      `"${name}" is not a language that can be highlighted, so the code is shown plain.`,
      nearest === undefined ? 'Write ```text if it is no code.' : `Did you mean \`\`\`${nearest}?`,
    ],
  },
});

/** An expression in an attribute that is not JavaScript. */
export function describeInvalidExpression(place: Place, expression: string): Problem {
  return problem(
    place,
    'mdx/expression',
    'error',
    `{${shorten(expression)}} is not valid JavaScript, so it is shown as it is written.`,
    'Correct it, or put it in quotes if it is meant as text.',
  );
}

/** What to do about `{{name}}`, which other tools put values into; for JavaScript it is an object. */
function hintAtBraces(expression: string): string | undefined {
  const name = /^\s*\{\s*([A-Za-z_$][\w$]*)\s*\}\s*$/.exec(expression)?.[1];
  if (name === undefined) return undefined;
  return `Write {${name}} and export a value named \`${name}\`, or \\{\\{${name}\\}\\} for braces as text.`;
}

function wordUndefinedName(name: string, expression?: string): readonly [message: string, hint: string] {
  if (expression === undefined)
    return [
      `Nothing is called \`${name}\` here, so what this page exports reads \`undefined\` in its place.`,
      `Export a value named \`${name}\`, or import it.`,
    ];
  const isBare = name === expression.trim();
  if (browserNames.has(name) && (!isBare || /^(?:window|document|navigator)$/.test(name)))
    return [
      `\`${name}\` is available only in a browser, but pages are rendered at build, without a browser, so {${shorten(expression)}} is shown as it is written.`,
      `Write \\{ if it is meant as text, or put what needs a browser into a .js file at the top of the content folder.`,
    ];
  return [
    isBare
      ? `Nothing is called \`${name}\` here, so {${name}} is shown as it is written.`
      : `Nothing is called \`${name}\` here, so {${shorten(expression)}} cannot be computed and is shown as it is written.`,
    hintAtBraces(expression) ??
      (isBare
        ? `Write \\{${name}\\} if it is meant as text, or export a value of that name on this page.`
        : `Export a value named \`${name}\` on this page.`),
  ];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
