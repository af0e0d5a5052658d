import type { JsxElement } from './node.ts';

const isClass = /^(?:class|className|\w+ClassName)$/;

/** What may be a class name in a tag's attributes: the words of a text, and of all texts in JavaScript. */
export function listTagClasses({ attributes }: JsxElement): readonly string[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute')
      return /class/.test(attribute.value) ? listScriptClasses(attribute.value) : [];
    if (!isClass.test(attribute.name)) return [];
    const { value } = attribute;
    if (typeof value === 'string') return listWords(value);
    return value ? listScriptClasses(value.value) : [];
  });
}

/** What may be a class name in JavaScript: the words of its strings and templates. */
export function listScriptClasses(source: string): readonly string[] {
  return [...source.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs)].flatMap(([, , text = '']) => {
    const inner = [...text.matchAll(/\$\{([^{}]*)\}/g)].flatMap(([, code = '']) => listScriptClasses(code));
    return [...listWords(text.replace(/\$\{[^{}]*\}/g, ' ')), ...inner];
  });
}

function listWords(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => /^[!@*[-]?[a-z][^\s"'`<>{}\\]*$/i.test(word));
}
