import { enterComponent, readInside, transformComponent } from '../../../content/transform/component.ts';
import { iconProps, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { finishGroup, startGroup, transformMembers } from '../../../content/transform/group.ts';
import type { ComponentTransform } from '../../../content/transform/page-context.ts';
import { readContentText } from '../../../site/markdown/content-node.ts';
import { make, makeLabel } from '../../../site/markdown/page-runtime.ts';
import { parseHtml } from '../../../site/markdown/parse-html.ts';

/** The fences in it are its tabs. */
const transformCodeGroup: ComponentTransform = (element, page, context, transformNodes) => {
  const group = startGroup(page.ids.take('code', 'code'));
  const inside = enterComponent(element, context, page);
  const children = transformMembers(element.children, group, page, inside, transformNodes);
  return finishGroup(transformComponent(element, page, { id: group.id }, children), 'tabs', group, page);
};

/** A code block with its language and title, as the page's Markdown has it. */
export function writeCode(code: string, language: unknown, title: unknown): unknown {
  return make(
    'pre',
    {
      'data-language': typeof language === 'string' ? language : title === undefined ? undefined : 'text',
      'data-title': title === undefined ? undefined : String(title),
    },
    code,
  );
}

const groupProps = { dropdown: prop.flag, id: prop.text, sync: prop.flag };

const defineExample = <const Name extends string>(name: Name, defaultLabel: string) =>
  defineComponent({
    name,
    props: groupProps,
    transform: transformCodeGroup,
    isRail: true,
    markdown: ({ label = defaultLabel, children }) => [makeLabel(label), children],
    styles: ['code-group'],
    view: 'Example',
    given: { defaultLabel },
  });

/** Code, alone and in groups, and prompts: what is copied as it is. */
export const codeComponents = [
  defineComponent({
    name: 'CodeBlock',
    isInternal: true,
    props: {},
    markdown: ({ html, language, title }) =>
      writeCode(
        readContentText(parseHtml(String(html ?? ''))),
        language === 'text' ? undefined : language,
        title,
      ),
  }),
  defineComponent({
    name: 'CodeGroup',
    props: groupProps,
    transform: transformCodeGroup,
    markdown: ({ children }) => children ?? null,
    styles: ['code-group'],
  }),
  defineExample('RequestExample', 'Request'),
  defineExample('ResponseExample', 'Response'),
  defineComponent({
    name: 'Prompt',
    props: { description: prop.any, actions: prop.any, ...iconProps },
    isVerbatim: true,
    transform: (element, page) => transformComponent(element, page, { text: readInside(element, page) }, []),
    markdown: ({ description = 'Prompt', text = '', children }) => [
      makeLabel(description),
      make('pre', {}, text, children),
    ],
    styles: ['prompt'],
  }),
] as const;
