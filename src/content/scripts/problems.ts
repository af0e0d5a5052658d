import { isBuiltin } from 'node:module';
import { problemsByCode } from '../../problem/problem.ts';
import { browserNames } from '../expression/script-names.ts';

/** Whether an error says that something of a browser is not there. */
function readsBrowser(reason: string): boolean {
  const [, name = ''] = /^(\w+) is not defined$/.exec(reason) ?? [];
  return browserNames.has(name);
}

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
        ? readsBrowser(reason)
          ? 'It is rendered at build, where there is no browser. Read this in `useEffect` or an event handler, which run in the browser.'
          : 'Correct the component, or what is given to it. A placeholder is shown until then.'
        : 'Check what this tag gives to it. A placeholder is shown until then.',
    ],
  },
  warning: {
    /** An event handler of a tag in a page's own text, which no script runs for. */
    'event-handler': (name: string) => [
      `\`${name}\` is left out: what stands in a page itself does not run in the browser, as components do.`,
      'Put the tag into a component: `export const Name = () => <button onClick={...}>...</button>`, then `<Name />`.',
    ],
    /** What a component with a state is given must reach the browser as text; `path` is what does not. */
    'island-prop': (path: string) => [
      `\`${path}\` cannot be sent to the browser, so the component shows its first state alone.`,
      'Give it texts, numbers, lists and objects of these, or content between its tags. Put functions into the component.',
    ],
    /** An element that a script exports: only a component has a place where its state is kept. */
    'live-value': () => [
      'This element has event handlers or a state, but it is a value and no component, so it does not run in the browser.',
      'Export a function that returns it, and use that as a tag.',
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
    'unsupported-import': (source: string) =>
      /^node:/.test(source) || isBuiltin(source)
        ? [
            `"${source}" is a part of Node.js, which browsers do not have. A placeholder is shown where it is used.`,
            'Put what it reads into a .json file, and import that.',
          ]
        : [
            `"${source}" is a package that the site’s package.json does not name. A placeholder is shown where it is used.`,
            'Add it in the folder of site.json (npm install), or import a file of this site.',
          ],
    /** A component whose icon's name is known only when it runs. */
    'computed-icon': (name: string) => [
      `The icon "${name}" is named by JavaScript that runs too late for it to be found, so none is shown.`,
      'Write the name as a text after `icon`, in a tag or in the list that it comes from.',
    ],
  },
  note: {},
});
