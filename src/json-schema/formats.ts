import type { ScriptMessage } from '../i18n/messages.ts';

/** A format that is checked. */
interface Format {
  readonly fits: (text: string) => boolean;
  /** What is said to a reader whose text is none. */
  readonly message: ScriptMessage;
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Not stricter than their standards: what is refused here cannot be sent. */
const formats: Readonly<Record<string, Format>> = {
  date: { fits: isDate, message: 'Must be a date, such as 2026-01-31' },
  'date-time': {
    fits: (text) => isDate(text.slice(0, 10)) && /^[t ]/i.test(text[10] ?? '') && clock.test(text.slice(11)),
    message: 'Must be a date and time, such as 2026-01-31T09:30:00Z',
  },
  time: { fits: (text) => clock.test(text), message: 'Must be a time, such as 09:30:00Z' },
  email: { fits: (text) => /^[^\s@]+@[^\s@]+$/.test(text), message: 'Must be an email address' },
  uri: {
    fits: (text) => /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/i.test(text),
    message: 'Must be a full URL, such as https://example.com',
  },
  uuid: {
    fits: (text) => /^(?:urn:uuid:)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text),
    message: 'Must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000',
  },
  ipv4: {
    fits: (text) => new RegExp(`^${byte}(?:\\.${byte}){3}$`).test(text),
    message: 'Must be an IPv4 address, such as 192.0.2.1',
  },
  ipv6: {
    fits: (text) => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`),
    message: 'Must be an IPv6 address, such as 2001:db8::1',
  },
};

/** The formats that are checked. */
export const formatNames: ReadonlySet<string> = new Set(Object.keys(formats));

/** How texts of a format are told; undefined for a format that nothing is known of. */
export function findFormat(name: string): Format | undefined {
  return Object.hasOwn(formats, name) ? formats[name] : undefined;
}
