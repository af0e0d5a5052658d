/** A name of an object in a JSON text. */
export interface JsonName {
  /** The names from the outermost object to this one. Lists add none: those of their items stand beside each other. */
  readonly path: readonly string[];
  /** Where the name begins in the text, and where the last of its value in the same line ends, as indexes. */
  readonly start: number;
  readonly end: number;
}

/** What structure consists of: a string, with the colon that makes it a name, or a bracket. */
const tokens = /"(?:\\.|[^"\\\n])*"(\s*:)?|[{}[\]]/g;

/**
 * The names in the JSON that a text is, or has somewhere in it, as the sample of a request has its body. What merely looks like JSON,
 * such as a dictionary of Python, is passed over.
 */
export function listJsonNames(text: string): readonly JsonName[] {
  let done = 0;
  // Of places where JSON may begin a hundred are looked at, so that a text of nothing but brackets takes no long time.
  return [...text.matchAll(/[[{](?=\s*["[{])/g)].slice(0, 100).flatMap(({ index }) => {
    if (index < done) return [];
    try {
      const names = readFrom(text, index);
      done = tokens.lastIndex;
      return names;
    } catch {
      return [];
    }
  });
}

/** Maximum nesting depth of JSON whose names are listed: each has a path as long as it is deep. */
const deepest = 100;

/** The names of the value that begins at this index, up to where `tokens` then stands. Throws when it is no JSON. */
function readFrom(text: string, from: number): readonly JsonName[] {
  const names: Omit<JsonName, 'end'>[] = [];
  const open: (string | undefined)[] = [];
  let name: string | undefined;
  tokens.lastIndex = from;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const [found, colon] = token;
    if (colon) {
      name = JSON.parse(found.slice(0, -colon.length)) as string;
      names.push({ path: [...open, name].filter((one) => one !== undefined), start: token.index });
    }
    // A string says nothing here.
    if (found.length > 1) continue;
    if (open.length === deepest) return [];
    if (/[[{]/.test(found)) open.push(name);
    else open.pop();
    name = undefined;
    if (open.length > 0) continue;
    const whole = text.slice(0, tokens.lastIndex);
    JSON.parse(whole.slice(from));
    return names.map(({ path, start }, index) => {
      // A value ends with its line, or before the next name of the line that is not below it.
      let after = index + 1;
      while ((names[after]?.path.length ?? 0) > path.length) after += 1;
      const line = whole.slice(start, names[after]?.start).split('\n', 1).join('');
      return { path, start, end: start + line.replace(/[\s,[{]+$/, '').length };
    });
  }
  return [];
}
