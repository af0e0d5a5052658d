import { formatHex, parse } from 'culori';

/** A colour that is written otherwise as `#` and three or six digits; undefined when it is no colour. */
export function repairColor(written: string): string | undefined {
  const plain = written.trim();
  const digits = plain.replace(/^(?:#|0x)+/i, '');
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{4}$/i.test(digits)) return `#${digits.slice(0, 3)}`;
  if (/^[0-9a-f]{8}$/i.test(digits)) return `#${digits.slice(0, 6)}`;
  if (plain.length > 100 || plain.startsWith('#')) return undefined;
  return formatHex(parse(plain.toLowerCase()));
}
