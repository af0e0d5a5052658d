const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/**
 * The day that the label of an update names, at noon UTC so that it is the same day everywhere nearly: `2026-10-11`,
 * `2026-10`, `October 11, 2026`, `11 October 2026`, `Oct 2026`. Undefined for other labels.
 */
export function readUpdateDate(label: string): Date | undefined {
  const iso = /\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/.exec(label);
  if (iso) return makeDate(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3] ?? 1));
  const written =
    /\b(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+)?([a-z]{3,9})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})\b/i.exec(
      label,
    );
  if (!written) return undefined;
  const [, before, name = '', after, year] = written;
  const month = months.findIndex(
    (one) => one.startsWith(name.toLowerCase()) || (name.toLowerCase() === 'sept' && one === 'september'),
  );
  return month < 0 ? undefined : makeDate(Number(year), month, Number(before ?? after ?? 1));
}

function makeDate(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month, day, 12));
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date : undefined;
}
