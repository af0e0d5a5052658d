import { type Place, type Problem, problem, problemsByCode } from '../../problem/problem.ts';

/** A problem of what a page shows in Markdown: its code without `content/`, its place, and what its sentences are made of. */
export const markdownProblem = problemsByCode('content', {
  error: {
    /** A page or snippet of more characters than the limit. */
    'too-long': (length: number, limit: number) => [
      `This file has ${length} characters, but a page can have at most ${limit}.`,
      'Split it into several pages.',
    ],
    /** Elements, lists or quotations in each other, deeper than the limit. */
    'too-deep': (limit: number) => [
      `What is here is nested more than ${limit} levels deep, so the page cannot be rendered.`,
      'Close tags where they end, and take lists and quotations out of each other.',
    ],
    /** A table with many rows that are much shorter than its header; `place` is that of the first row beyond the limit. */
    'padded-table': (limit: number) => [
      `The rows of this table have more than ${limit} cells fewer than its header says.`,
      'Give the header as many cells as the rows have, or put an empty line before what is no row.',
    ],
  },
  warning: {
    /** `[^label]` without a note of that label. */
    'missing-footnote': (label: string) => [
      `There is no footnote "${label}" on this page, so [^${label}] is shown as it is written.`,
      `Add a line "[^${label}]: ..." with its text, or write \\[^${label}] if it is meant as text.`,
    ],
    /** `> [!KIND]` of a kind that there is none of; `kinds` are those that there are. */
    'unknown-alert': (kind: string, kinds: readonly string[], nearest: string | undefined) => [
      `[!${kind}] is not a kind of alert, so a plain quotation is shown.`,
      nearest === undefined
        ? `Write one of ${kinds.map((one) => `[!${one}]`).join(', ')}.`
        : `Did you mean [!${nearest}]?`,
    ],
    /** A tag in small letters that is neither HTML's nor a custom element; `nearest` is a component. */
    'unknown-element': (name: string, nearest: string | undefined) => [
      `HTML has no element <${name}>, so browsers show only its content.`,
      nearest === undefined
        ? `Correct the name, or put <${name}> in \`backticks\` if it is meant as text.`
        : `Did you mean <${nearest}>?`,
    ],
    /** An id of a heading that something before it on the page has; `given` is the one that it gets instead. */
    'same-id': (id: string, given: string) => [
      `The id "${id}" is taken by something before it on this page, so this heading gets "${given}".`,
      'Give each heading an id of its own.',
    ],
    /** `{#...}` behind a heading that is not an id. */
    'bad-id': (written: string) => [
      `{#${written}} is not an id, so the heading gets one made of its words.`,
      'An id has letters, digits and the signs - _ . : and no spaces, such as {#first-steps}.',
    ],
    /** A page that shows nothing below its title. */
    'empty-page': () => [
      'This page has no content.',
      'Write some text below the frontmatter, or delete the file.',
    ],
    /** A fenced code block without its closing line: https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
    'unclosed-fence': (fence: string) => [
      'This code fence is never closed, so what follows is shown as code.',
      `Add a line ${fence} after the code.`,
    ],
    /** `[text][label]` without a definition of that label: https://spec.commonmark.org/0.31.2/#reference-link */
    'missing-reference': (label: string, written: string) => [
      `Nothing defines the reference "${label}", so ${written} is shown as it is written.`,
      `Add a line "[${label}]: https://..." to the page, or write \\[ if it is meant as text.`,
    ],
    /** `[text]()`, or a tag with an empty `href`. */
    'empty-link': () => [
      'This link has no address, so it leads to the page that it is on.',
      'Write the address between the parentheses, such as [text](/quickstart), or leave the text alone.',
    ],
    /** An `<img>` without `alt`: WCAG 2.2, 1.1.1. */
    'missing-alt': () => [
      'This <img> has no "alt", so a screen reader cannot say what it shows.',
      'Add alt="..." that describes the image, or alt="" if it is decoration.',
    ],
    /** `<script src>` leads to nothing. */
    'missing-script': (src: string) => [
      `There is no script "${src}" beside the pages or in public/. The page does without it.`,
      'Put the file there, correct the path, or remove the tag.',
    ],
    /** A video, a sound or the like that is not in the site; `nearest` is the most similar path. */
    'missing-media': (src: string, nearest: string | undefined) => [
      `The file "${src}" is not in this site, so its name is shown instead.`,
      nearest === undefined
        ? 'Check the path: it is relative to the page, or begins with "/" and lies in public/ or the content root.'
        : `Did you mean "${nearest}"?`,
    ],
    /** An `<iframe>` has no title. */
    'untitled-frame': () => [
      'This <iframe> has no title, so a screen reader cannot say what it shows.',
      'Add title="..." with a few words on what it shows.',
    ],
    /** TeX that cannot be set; `reason` says why in a few words. */
    tex: (reason: string) => [
      `This math cannot be set, so its source is shown: ${reason}.`,
      'Correct the TeX, or write \\$ if the dollar is meant as text.',
    ],
    /** A `$$` on a line of its own that no other one closes. */
    'unclosed-math': () => [
      '"$$" begins math that is never closed, so it is shown as text.',
      'Close it with "$$" on a line of its own, or write \\$\\$ if it is meant as text.',
    ],
    /** A diagram that Mermaid cannot read; `reason` is a sentence, `nearest` the kind of diagram that may be meant. */
    diagram: (reason: string, nearest: string | undefined) => [
      `This diagram cannot be drawn, so its text is shown: ${reason}`,
      nearest === undefined
        ? 'Correct it; mermaid.live shows what Mermaid expects.'
        : `Did you mean ${nearest}?`,
    ],
    /** A diagram that only Mermaid draws, where that is not installed. */
    mermaid: () => [
      'Only Mermaid draws this kind of diagram, and it is not installed, so the text of the diagram is shown.',
      'Run "npm install mermaid@12" where Octavo is installed.',
    ],
  },
  note: {},
});

/** More braces than the limit that nothing closes; `place` is that of the first. */
export function describeOpenBraces(place: Place, limit: number): Problem {
  return problem(
    place,
    'mdx/unclosed-expression',
    'error',
    `"{" begins an expression that is never closed, and more than ${limit} others follow it.`,
    'Add "}", or write \\{ if braces are meant as text.',
  );
}
