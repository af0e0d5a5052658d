/** Words that say little about what is looked for. */
export const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by do for from how i in into is it its of on or our see that the them there their this to us use we what when where which with you your'.split(
    ' ',
  ),
);
