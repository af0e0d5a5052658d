import { tokenize, tokenNames } from 'css-tree/tokenizer';

/**
 * One style sheet of those of several pages, each rule once. Each page has of the same sheets what it needs, in their order: a
 * rule stands behind all that it follows in one of them.
 */
export function mergeStyles(sheets: Iterable<string>): string {
  const follows = new Map<string, Set<string>>();
  for (const sheet of new Set(sheets)) {
    const rules = numberRepeated(splitLayers(sheet));
    for (const [place, rule] of rules.entries()) {
      const before = follows.get(rule) ?? new Set();
      const last = rules[place - 1];
      if (last !== undefined) before.add(last);
      follows.set(rule, before);
    }
  }
  return sortByOrder(follows)
    .map((rule) => rule.slice(0, rule.lastIndexOf('\0')))
    .join('\n');
}

/** Rules with how often each was there before, so that two of one text are two. */
function numberRepeated(rules: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return rules.map((rule) => {
    const count = counts.get(rule) ?? 0;
    counts.set(rule, count + 1);
    return `${rule}\0${count}`;
  });
}

/** Names in an order in which each stands behind those that it follows; by depth, without recursion. */
function sortByOrder(follows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const sorted = new Set<string>();
  const begun = new Set<string>();
  for (const first of follows.keys()) {
    const open = [first];
    for (let name = open.at(-1); name !== undefined; name = open.at(-1)) {
      const before = begun.has(name)
        ? []
        : [...(follows.get(name) ?? [])].filter((one) => !begun.has(one) && !sorted.has(one));
      begun.add(name);
      open.push(...before);
      if (before.length > 0) continue;
      sorted.add(name);
      open.pop();
    }
  }
  return [...sorted];
}

/** The rules of a style sheet, those of a layer each in a layer of that name. */
function splitLayers(css: string): readonly string[] {
  return splitRules(css).flatMap((rule) => {
    const [, start, body] = /^(@layer [\w-]+)\s*\{(.*)\}$/s.exec(rule) ?? [];
    return start === undefined || body === undefined
      ? [rule]
      : splitRules(body).map((inner) => `${start}{${inner}}`);
  });
}

/** The rules and statements of CSS that stand in no other. https://drafts.csswg.org/css-syntax/#parse-stylesheet-contents */
function splitRules(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  const end = (place: number) => {
    const rule = css.slice(start, place).trim();
    if (rule !== '') rules.push(rule);
    start = place;
  };
  tokenize(css, (type, _from, to) => {
    const name = tokenNames[type];
    if (name === '{-token') depth += 1;
    if (name === '}-token') depth -= 1;
    if (depth === 0 && (name === '}-token' || name === 'semicolon-token')) end(to);
  });
  end(css.length);
  return rules;
}
