import { type Place, type Problem, problem, sentencesOf } from '../../problem/problem.ts';
import { browserNames } from '../expression/script-names.ts';

const { fail, warn } = sentencesOf('content');

function top(file: string): Place {
  return { file, line: 1, column: 1 };
}

/** Two files that would be one page; `other` is the one that was found first. */
export function describeSamePath(file: string, other: string): Problem {
  return fail(
    top(file),
    'same-path',
    `This file and ${other} would be the same page, so one of them would be lost.`,
    'Remove one of them, or give it another name.',
  );
}

/** A file's name that cannot be a part of a page's address. */
export function describeUnusableName(file: string): Problem {
  return fail(
    top(file),
    'file-name',
    'The name of this file or its folder has "%", "?" or "#" in it, which cannot be in the address of a page.',
    'Rename it.',
  );
}

/** A page at a path where a build writes something else; `name` is the first part of that path. */
export function describeReservedPath(file: string, name: string): Problem {
  return fail(
    top(file),
    'reserved-path',
    `This page would be at "/${name}", which every built site needs for itself.`,
    'Rename the file or its folder. To replace a file that the build writes, put your own into "public".',
  );
}

/** A file or folder that cannot be read; `reason` is `explainReadError`'s. */
export function describeUnreadableFile(file: string, reason: string): Problem {
  return fail(
    top(file),
    'unreadable-file',
    `"${file}" cannot be read: ${reason}.`,
    'Check that it is there and that its permissions allow reading.',
  );
}

/** A file whose name ends almost as that of a page; `better` is the name that it needs. */
export function describeMisnamedPage(file: string, better: string): Problem {
  return warn(
    top(file),
    'file-extension',
    'This file is not read, because the name of a page ends in ".md" or ".mdx", in small letters.',
    `Rename it to "${better}".`,
  );
}

/** A symbolic link that leads out of the site, or nowhere when `isBroken`. */
export function describeOutsideSite(file: string, isBroken: boolean): Problem {
  return warn(
    top(file),
    'outside-site',
    isBroken
      ? 'This is a symbolic link to a file that does not exist, so it is left out.'
      : "This is a symbolic link that leads out of the site's folder, so it is left out.",
    "Put the file itself into the site's folder.",
  );
}

/** A `.md` page that is not valid MDX; `reason` is the sentence about its mistake. */
export function describePlainMarkdown(place: Place, reason: string): Problem {
  return warn(
    place,
    'plain-markdown',
    `The page is read as plain Markdown, without components, because it is not valid MDX: ${lowerFirst(reason)}`,
    'Correct this place, or leave the page as it is if it uses no components.',
  );
}

/** A tag of a component that there is none of. */
export function describeUnknownComponent(place: Place, name: string, nearest: string | undefined): Problem {
  return warn(
    place,
    'unknown-component',
    `There is no component <${name}>, so only its content is shown.`,
    nearest === undefined
      ? 'Import it, or put the name in `backticks` if it is meant as text.'
      : `Did you mean <${nearest}>?`,
  );
}

/** An expression, as written between its braces, that reads a name which nothing gives. */
export function describeUndefinedName(place: Place, name: string, expression: string): Problem {
  const isBare = name === expression.trim();
  const twice = hintAtBraces(expression);
  if (browserNames.has(name) && (!isBare || /^(?:window|document|navigator)$/.test(name)))
    return warn(
      place,
      'undefined-name',
      `\`${name}\` is available only in a browser, but pages are rendered at build, without a browser, so {${shorten(expression)}} is shown as it is written.`,
      `Write \\{ if it is meant as text, or put what needs a browser into a .js file at the top of the content folder.`,
    );
  return warn(
    place,
    'undefined-name',
    isBare
      ? `Nothing is called \`${name}\` here, so {${name}} is shown as it is written.`
      : `Nothing is called \`${name}\` here, so {${shorten(expression)}} cannot be computed and is shown as it is written.`,
    twice ??
      (isBare
        ? `Write \\{${name}\\} if it is meant as text, or export a value of that name on this page.`
        : `Export a value named \`${name}\` on this page.`),
  );
}

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

/** A page's export that reads a name which nothing gives. */
export function describeUndefinedInExport(place: Place, name: string): Problem {
  return warn(
    place,
    'undefined-name',
    `Nothing is called \`${name}\` here, so what this page exports reads \`undefined\` in its place.`,
    `Export a value named \`${name}\`, or import it.`,
  );
}

/** JavaScript that threw; `reason` is the error's message. */
export function describeFailedExpression(place: Place, reason: string): Problem {
  return fail(
    place,
    'failed-expression',
    `The JavaScript on this page stops with an error: ${reason}`,
    'Correct the expression or export that it comes from.',
  );
}

/** JavaScript that ran longer than a page's may; `limit` in milliseconds. */
export function describeEndlessPage(place: Place, limit: number): Problem {
  return fail(
    place,
    'endless-code',
    `The JavaScript on this page did not end within ${limit / 1000} s, so it was stopped here.`,
    'Correct the loop, recursion or regular expression that does not end.',
  );
}

/** JavaScript that failed after its page was rendered, in a promise; `reason` is the error's message. */
export function describeLateFailure(place: Place, reason: string): Problem {
  return fail(
    place,
    'failed-expression',
    `The JavaScript on this page stops with an error after the page is rendered: ${reason}`,
    'Handle the rejected promise, or take the asynchronous code out: pages are rendered once, at build.',
  );
}

/** An expression, with its braces, whose value cannot be shown as text. */
export function describeNotText(place: Place, expression: string): Problem {
  return warn(
    place,
    'not-text',
    `${shorten(expression)} gives an object or a function, which is no text, so it is shown as it is written.`,
    hintAtBraces(expression.slice(1, -1)) ??
      'Write \\{ if the braces are meant as text, or take a field of the object.',
  );
}

/** An expression whose text has half of a surrogate pair. */
export function describeSurrogateInExpression(place: Place, expression: string): Problem {
  return warn(
    place,
    'lone-surrogate',
    `${shorten(expression)} gives half of a surrogate pair, which is not a character, so � is shown.`,
    'Write the character itself, or take whole characters of the text: [...text].slice(0, 3).',
  );
}

/** An image that is not in the site, with the path of a near one, as it would be written. */
export function describeMissingImage(place: Place, src: string, nearest: string | undefined): Problem {
  const isAddress = /^[\w-]+(?:\.[\w-]+)+\//.test(src) && !/\.(?:png|jpe?g|gif|svg|webp|avif)\//i.test(src);
  const general = isAddress
    ? `Write "https://${shorten(src)}" if the image is on another site.`
    : 'Check the path: it is relative to the page, or begins with "/" and lies in public/ or the content root.';
  return warn(
    place,
    'missing-image',
    src === ''
      ? 'The image names no file, so its description is shown instead.'
      : `The image "${shorten(src)}" is not in this site, so its description is shown instead.`,
    nearest === undefined ? general : `Did you mean "${nearest}"?`,
  );
}

/** A link that could run a script or reach outside the web. */
export function describeUnsafeUrl(place: Place, url: string): Problem {
  return warn(
    place,
    'unsafe-url',
    `The link "${shorten(url)}" is left out, because only http, https, mailto, tel and relative links are safe.`,
    'Link to a page or to an https address.',
  );
}

/** An icon name that no set knows, with up to three near ones; `shown` is what replaces it. */
export function describeUnknownIcon(
  place: Place,
  name: string,
  nearest: readonly string[],
  shown = 'a neutral one',
): Problem {
  const names = nearest.map((near) => `"${near}"`).join(', ');
  return warn(
    place,
    'unknown-icon',
    `There is no icon "${name}", so ${shown} is shown.`,
    names === ''
      ? 'Choose a name from fontawesome.com/icons, or give the path of an image.'
      : `Did you mean ${names}?`,
  );
}

/** A language of a fence that cannot be highlighted. */
export function describeUnknownLanguage(place: Place, name: string, nearest: string | undefined): Problem {
  return problem(
    place,
    'content/unknown-language',
    'note',
    `"${name}" is not a language that can be highlighted, so the code is shown plain.`,
    nearest === undefined ? 'Write ```text if it is no code.' : `Did you mean \`\`\`${nearest}?`,
  );
}

/** What to do about `{{name}}`, which other tools put values into; for JavaScript it is an object. */
function hintAtBraces(expression: string): string | undefined {
  const name = /^\s*\{\s*([A-Za-z_$][\w$]*)\s*\}\s*$/.exec(expression)?.[1];
  if (name === undefined) return undefined;
  return `Write {${name}} and export a value named \`${name}\`, or \\{\\{${name}\\}\\} for braces as text.`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
