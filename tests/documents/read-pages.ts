import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { ExpectedOperation } from './read-independently.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the pages of a built site below a folder show of operations, read from their HTML. */
export function readOperationPages(output: string, folder: string): readonly ExpectedOperation[] {
  return globSync('**/index.html', { cwd: join(output, folder) }).flatMap((name) => {
    const html = parse(readFileSync(join(output, folder, name), 'utf8'));
    const article = find(html, (one) => one.tagName === 'article')[0];
    const [endpoint] = article ? find(article, hasClass('endpoint')) : [];
    return article && endpoint ? [readArticle(article, endpoint)] : [];
  });
}

function readArticle(article: Element, endpoint: Element): ExpectedOperation {
  const textOf = (owner: Node, name: string) => find(owner, hasClass(name)).map(readText)[0]?.trim() ?? '';
  const section = (id: string) =>
    find(article, hasClass('fields')).find(
      (one) => find(one, (heading) => readAttribute(heading, 'id') === id)[0],
    );
  const parameters = ['path', 'query', 'header', 'cookie', 'querystring'].flatMap((place) => {
    const owner = section(`${place}-parameters`);
    const rows = owner?.childNodes.filter(isElement).filter(hasClass('param')) ?? [];
    return rows.map((row) => `${place}.${find(row, (one) => one.tagName === 'b').map(readText)[0] ?? ''}`);
  });
  const body = section('body');
  const head = body?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'header');
  const note = head?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'span');
  const types = (text: string) => text.match(/[\w.+-]+\/[\w.+*-]+/g) ?? [];
  const listed = body
    ? find(body, (one) => one.tagName === 'summary').flatMap((one) => types(readText(one)))
    : [];
  const responses = section('response');
  return {
    method: textOf(endpoint, 'method'),
    path: textOf(endpoint, 'path'),
    parameters: parameters.sort(),
    bodies: [...new Set([...(note ? types(readText(note)) : []), ...listed])].sort(),
    statuses: responses ? find(responses, hasClass('status')).map(readText) : [],
  };
}

function find(owner: Node, test: (element: Element) => boolean): readonly Element[] {
  const children = 'childNodes' in owner ? owner.childNodes : [];
  const own = isElement(owner) && test(owner) ? [owner] : [];
  return [...own, ...children.flatMap((child) => find(child, test))];
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function hasClass(name: string): (element: Element) => boolean {
  return (element) => readAttribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function readText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}
