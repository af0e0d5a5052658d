import type { ShapedPage } from './shape-page.ts';

const strict = '"use strict";\n';
const content = 'function _createMdxContent(props) {';

/**
 * satteri's function body with the names that it takes from elsewhere: what snippets give, components in the
 * page's exports, a snippet's parameters, and names that nothing gives.
 */
export function composeCode(code: string, shaped: ShapedPage): string {
  const { work } = shaped;
  const imported = shaped.imports.flatMap(({ names }) => names.map(({ local }) => local));
  const isTaken = new Set([...imported, ...work.declared]);
  const lines = ['const { at: _at, codeLines: _codeLines } = arguments[0];'];
  const named = imported.filter((name) => work.declared.has(name));
  if (named.length > 0) lines.push(`const { ${named.join(', ')} } = arguments[0].scope;`);
  const components = shaped.exportComponents.filter((name) => !isTaken.has(name));
  if (components.length > 0) lines.push(`const { ${components.join(', ')} } = arguments[0].components;`);
  for (const [name, of] of work.react) {
    const isWhole = of === 'default' || of === '*';
    lines.push(`const ${name} = arguments[0].react${isWhole ? '' : `[${JSON.stringify(of)}]`};`);
  }
  for (const [name, text] of work.missing) lines.push(`const ${name} = () => ${JSON.stringify(text)};`);
  for (const name of shaped.undefinedNames) lines.push(`const ${name} = undefined;`);
  const start = code.startsWith(strict) ? strict.length : 0;
  const whole = `${code.slice(0, start)}${lines.join('\n')}\n${code.slice(start)}`;
  const parameters = [...work.parameters].filter((name) => !isTaken.has(name));
  if (parameters.length === 0) return whole;
  return whole.replace(content, () => `${content}\n    const { ${parameters.join(', ')} } = props;`);
}
