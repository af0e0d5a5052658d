import { problemsByCode } from '../../problem/problem.ts';

/** A problem of a script or a data file: its code without `content/`, its place, and what its sentences are made of. */
export const scriptProblem = problemsByCode('content', {
  error: {
    /** A script that is neither JavaScript nor TypeScript; `reason` is the parser's. */
    'script-syntax': (reason: string) => [
      `This is not valid JavaScript (${reason.replace(/\. Did you mean .*$/s, '')}), so nothing of the file can be shown.`,
      'Correct it. Check that tags, braces and quotes are closed.',
    ],
    /** A data file that is not JSON; `reason` is the parser's. */
    'data-syntax': (reason: string) => [
      `This is not valid JSON (${reason}), so nothing of the file can be shown.`,
      'Put keys and texts in double quotes, and no comma after the last entry.',
    ],
    /** A component that threw while it was rendered; `reason` is the error's message, `file` where it is when this is a use of it. */
    'failed-component': (reason: string, file?: string) => [
      file === undefined
        ? `A component stops with an error while it is rendered: ${reason}`
        : `A component from ${file} cannot be shown here: ${reason}`,
      file === undefined
        ? 'Correct the component, or what is given to it. A placeholder is shown until then.'
        : 'Check what this tag gives to it. A placeholder is shown until then.',
    ],
  },
  warning: {
    /** A hook in a component: its first state is all that a page shows. */
    'hook-first-state': (hook: string) => {
      const isEffect = /Effect$/.test(hook);
      return [
        isEffect
          ? `\`${hook}\` does nothing here: components are rendered once, at build, and run no effects.`
          : `A component that calls a hook renders its first state: \`${hook}\` never changes in the page.`,
        isEffect
          ? 'Compute what is shown while rendering, or put the behaviour into a .js file at the top of the content folder.'
          : 'Show everything in the first state, or put the behaviour into a .js file at the top of the content folder.',
      ];
    },
    /** An event handler: no script of a component runs in a browser. */
    'event-handler': (name: string) => [
      `\`${name}\` is left out: components are rendered at build and do not run in the browser.`,
      'Use a link or <details>, or put what it does into a .js file at the top of the content folder.',
    ],
    /** An event handler by its name in JSX, which takes a function, with a text, which HTML takes. */
    'text-handler': (name: string) => {
      const html = name.toLowerCase();
      return [
        `\`${name}\` takes a function in JSX, but this is a text, so it is read as \`${html}\` of HTML.`,
        `Write ${html}="..." for JavaScript in a text, or put what it does into a .js file at the top of the content folder.`,
      ];
    },
    /** An import of a script that is a package, or nothing that can be read at build. */
    'unsupported-import': (source: string) => [
      `"${source}" is a package, which components cannot import. A placeholder is shown where it is used.`,
      'Only files of this site and "react" can be imported.',
    ],
    /** A component whose icon's name is known only when it runs. */
    'computed-icon': (name: string) => [
      `The icon "${name}" is named by JavaScript that runs too late for it to be found, so none is shown.`,
      'Write the name as a text after `icon`, in a tag or in the list that it comes from.',
    ],
  },
  note: {},
});
