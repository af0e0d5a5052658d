import { readContentText } from '../nodes/content-node.ts';
import { make } from '../nodes/page-runtime.ts';
import { parseHtml } from '../nodes/parse-html.ts';
import { makeLabel } from './component-text.ts';
import type { TwinComponent } from './page-components.ts';

const showChildren: TwinComponent = ({ children }) => children ?? null;

/** Code with its language and title; `html` is what stands inside `<code>`. */
const showCode: TwinComponent = ({ html, language, title }) =>
  makeCode(readContentText(parseHtml(String(html ?? ''))), language === 'text' ? undefined : language, title);

const showDiagram: TwinComponent = ({ source }) => makeCode(String(source ?? ''), 'mermaid', undefined);

function makeCode(code: string, language: unknown, title: unknown): unknown {
  return make(
    'pre',
    {
      'data-language': typeof language === 'string' ? language : title === undefined ? undefined : 'text',
      'data-title': title === undefined ? undefined : String(title),
    },
    code,
  );
}

/** Code, drawings and prompts: what is copied as it is. */
export const codeComponents: Readonly<Record<string, TwinComponent>> = {
  CodeBlock: showCode,
  CodeGroup: showChildren,
  Diagram: showDiagram,
  DiagramFrame: showDiagram,
  Prompt: ({ description = 'Prompt', text = '', children }) => [
    makeLabel(description),
    make('pre', {}, text, children),
  ],
  RequestExample: ({ label = 'Request', children }) => [makeLabel(label), children],
  ResponseExample: ({ label = 'Response', children }) => [makeLabel(label), children],
};
