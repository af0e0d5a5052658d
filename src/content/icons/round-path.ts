/** How many numbers each command of a path takes. https://www.w3.org/TR/SVG2/paths.html#PathDataBNF */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const flag = /[01]/y;

/**
 * The inside of an `<svg>` of `height` with its paths on a grid of 512 lines: finer than what a screen shows of an icon, and
 * a sixth of their bytes less. In a box of few units the grid is as fine, and its numbers are short; icons that are
 * written for such a box stay.
 */
export function roundBody(body: string, height: number): string {
  if (height < 200 && !/\.\d{3}/.test(body)) return body;
  const step = height < 200 ? 0.05 : height / 512;
  return body.replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${roundPath(data, step)}"`);
}

/**
 * The data of a path with its points on a grid of `step`. Each point is rounded where it is, so that errors do not add
 * up along the path. What cannot be read is given back as it is.
 */
export function roundPath(data: string, step: number): string {
  const snap = (value: number) => Math.round(value / step) * step;
  const parts: string[] = [];
  /** Where the path is, as drawn and as rounded. */
  let at = [0, 0];
  let rounded = [0, 0];
  let start: readonly [number[], number[]] = [at, rounded];
  for (const { command, values } of readCommands(data) ?? []) {
    const name = command.toUpperCase();
    const isRelative = command !== name;
    const place = (axis: number, value: number) => {
      const exact = isRelative ? (at[axis] ?? 0) + value : value;
      return { exact, near: snap(exact), shown: snap(exact) - (isRelative ? (rounded[axis] ?? 0) : 0) };
    };
    const axes = listAxes(name);
    const placed = values.map((value, index) => {
      const axis = axes[index];
      return axis === undefined ? undefined : { axis, ...place(axis, value) };
    });
    parts.push(command + joinNumbers(values.map((value, index) => placed[index]?.shown ?? value)));
    const [ends, nears] = [[...at], [...rounded]];
    for (const point of placed) {
      if (!point) continue;
      ends[point.axis] = point.exact;
      nears[point.axis] = point.near;
    }
    if (name === 'Z') [at, rounded] = [...start];
    else [at, rounded] = [ends, nears];
    if (name === 'M') start = [at, rounded];
  }
  return parts.length === 0 ? data : parts.join('');
}

/** Which of a command's numbers are places, 0 along x and 1 along y; an arc's radii, turn and flags are none. */
function listAxes(name: string): readonly (number | undefined)[] {
  if (name === 'H') return [0];
  if (name === 'V') return [1];
  if (name === 'A') return [undefined, undefined, undefined, undefined, undefined, 0, 1];
  return [0, 1, 0, 1, 0, 1];
}

/** The commands of a path, those that go on without their letter with it; undefined for what is not a path. */
function readCommands(data: string): { command: string; values: readonly number[] }[] | undefined {
  const commands: { command: string; values: readonly number[] }[] = [];
  let place = 0;
  const take = (pattern: RegExp): string | undefined => {
    while (/[\s,]/.test(data[place] ?? '')) place += 1;
    pattern.lastIndex = place;
    const found = pattern.exec(data)?.[0];
    place += found?.length ?? 0;
    return found;
  };
  let command = '';
  while (data.slice(place).trim() !== '') {
    const letter = take(/[a-z]/iy);
    // https://www.w3.org/TR/SVG2/paths.html#PathDataMovetoCommands
    command = letter ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command);
    const count = counts[command.toUpperCase()];
    if (count === undefined || (letter === undefined && count === 0)) return undefined;
    const isArc = command.toUpperCase() === 'A';
    const values = Array.from({ length: count }, (_, index) =>
      Number(take(isArc && (index === 3 || index === 4) ? flag : number)),
    );
    if (values.some(Number.isNaN)) return undefined;
    commands.push({ command, values });
  }
  return commands;
}

/** Numbers as short as they can be written one behind the other. */
function joinNumbers(values: readonly number[]): string {
  return values.reduce<string>((before, value) => {
    const text = String(Number(value.toFixed(3))).replace(/^(-?)0\./, '$1.');
    const isApart = before === '' || text.startsWith('-') || (text.startsWith('.') && /\.\d+$/.test(before));
    return isApart ? before + text : `${before} ${text}`;
  }, '');
}
