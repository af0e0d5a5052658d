/** Numbered shapes that the sets spell in other words. */
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** What names of Font Awesome end in when a small sign stands beside the thing itself. */
const sign =
  /-(?:circle|arrow|shield)?-?(?:check|xmark|x|plus|minus|exclamation|question|info|slash|gear|cog|lock|bolt|star|heart|user|users|clock|pen|code|search|dollar|alert|off|up|down|left|right|medical|sparkles?|magnifying-glass)$/;

/**
 * Other ways in which Phosphor and Lucide spell a name: `circle-check` is `check-circle`, `circle-1` is
 * `number-circle-one`, `rockets` is `rocket`, `book-alt` is `book`, `user-xmark` is `user-x`.
 */
export function listSpellings(name: string): readonly string[] {
  const forms: string[] = [];
  const shape = /^(circle|square)-(.+)$/.exec(name);
  const turned = /^(.+)-(circle|square)$/.exec(name);
  if (/^\d$/.test(name)) forms.push(`number-${digits[Number(name)]}`);
  if (shape) {
    const [, outer = '', inner = ''] = shape;
    forms.push(/^\d$/.test(inner) ? `number-${outer}-${digits[Number(inner)]}` : `${inner}-${outer}`);
  }
  if (turned) forms.push(`${turned[2]}-${turned[1]}`);
  if (name.includes('xmark')) forms.push(name.replace('xmark', 'x'));
  const plain = name.replace(
    /-(?:alt|icon|solid|outline|outlined|regular|light|thin|duotone|fill|filled|\d)$/,
    '',
  );
  if (plain !== name) forms.push(plain);
  if (name.length > 3) forms.push(name.endsWith('s') ? name.slice(0, -1) : `${name}s`);
  return forms;
}

/** The thing that a name shows without the small sign beside it: `house-circle-check` is a `house`. */
export function dropSign(name: string): string | undefined {
  const thing = name.replace(sign, '');
  return thing === name || thing === '' ? undefined : thing;
}

/** The forms in which simple-icons may spell the name of a brand: `nextjs` is `nextdotjs` there. */
export function listBrandSpellings(name: string): readonly string[] {
  const joined = name
    .replaceAll('-', '')
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replaceAll('&', 'and');
  return [joined, joined.replace(/(?<!dot)(js|io|ai)$/, 'dot$1')];
}
