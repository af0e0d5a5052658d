/** One server-sent event, or one line. */
export interface StreamItem {
  /** '' for a line, and where an event has none. */
  readonly name: string;
  /** As the event itself gives it. */
  readonly id: string;
  readonly text: string;
}

/** Takes the text of a stream as it arrives and gives what it completes. */
export type StreamSplitter = (text: string, isEnd?: boolean) => readonly StreamItem[];

/** Splits `text/event-stream`. https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
export function splitEvents(): StreamSplitter {
  const readLines = splitAtLines();
  let name = '';
  let id = '';
  let data: string[] = [];
  return (text, isEnd) =>
    readLines(text, isEnd).flatMap((line) => {
      if (line === '') {
        const item = { name, id, text: data.join('\n') };
        const isEmpty = data.length === 0;
        name = '';
        id = '';
        data = [];
        return isEmpty ? [] : [item];
      }
      const [, field, value = ''] = /^([^:]*)(?::\x20?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') data.push(value);
      if (field === 'event') name = value;
      if (field === 'id') id = value;
      return [];
    });
}

/** Splits JSON lines, and JSON text sequences (RFC 7464), whose items begin with U+001E. */
export function splitLines(): StreamSplitter {
  const readLines = splitAtLines();
  return (text, isEnd) =>
    readLines(text, isEnd).flatMap((line) => {
      const item = line.startsWith('\u001e') ? line.slice(1) : line;
      return item.trim() === '' ? [] : [{ name: '', id: '', text: item }];
    });
}

/** Gives the lines that are whole; at the end the last one too. What is kept is never looked through again. */
function splitAtLines(): (text: string, isEnd?: boolean) => readonly string[] {
  let parts: string[] = [];
  let isAfterReturn = false;
  return (text, isEnd = false) => {
    const fresh = isAfterReturn ? text.replace(/^\n/, '') : text;
    if (text !== '') isAfterReturn = text.endsWith('\r');
    const pieces = fresh.split(/\r\n|\n|\r/);
    const last = pieces.pop() ?? '';
    const lines = pieces.map((piece) => {
      const line = parts.join('') + piece;
      parts = [];
      return line;
    });
    parts.push(last);
    return isEnd && parts.join('') !== '' ? [...lines, parts.join('')] : lines;
  };
}
