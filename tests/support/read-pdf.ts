import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

/** A link of a PDF: what it leads to in it, or on the web, and the text over which it lies. */
export interface PdfLink {
  readonly destination: string | undefined;
  readonly url: string | undefined;
  readonly text: string;
}

export interface PdfSheet {
  /** Its text in the order in which it is written, without what is at its foot. */
  readonly text: string;
  readonly foot: string;
  readonly links: readonly PdfLink[];
  /** Width and height in points. */
  readonly size: readonly [number, number];
}

/** A PDF as a library that knows nothing of how it was made reads it. */
export interface ReadPdf {
  readonly title: string;
  readonly sheets: readonly PdfSheet[];
  /** The sheets, counted from 1, of its named destinations. */
  readonly destinations: ReadonlyMap<string, number>;
  /** Titles of its outline, and of what is in them. */
  readonly outline: readonly string[];
}

/** Points from the lower edge of a sheet within which its foot is. */
const footHeight = 68;

/** Reads a PDF from a file (absolute). */
export async function readPdf(file: string): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const destinations = new Map<string, number>();
  for (const [name, target] of Object.entries(await pdf.getDestinations()))
    destinations.set(name, (await pdf.getPageIndex(target?.[0])) + 1);
  const sheets: PdfSheet[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const { items } = await sheet.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item
        ? [{ text: item.str + (item.hasEOL ? '\n' : ''), height: Number(item.transform[5]) }]
        : [],
    );
    const isFoot = ({ height }: (typeof texts)[number]) => height < footHeight;
    const join = (some: typeof texts) => some.map(({ text }) => text).join('');
    const [, , width = 0, height = 0] = sheet.view;
    sheets.push({
      text: join(texts.filter((text) => !isFoot(text))),
      foot: join(texts.filter(isFoot)),
      links: (await sheet.getAnnotations())
        .filter(({ subtype }) => subtype === 'Link')
        .map(({ dest, url, overlaidText }) => ({
          destination: typeof dest === 'string' ? dest : undefined,
          url,
          text: overlaidText ?? '',
        })),
      size: [width, height],
    });
  }
  const { info } = await pdf.getMetadata();
  const title = 'Title' in info ? String(info.Title) : '';
  return { title, sheets, destinations, outline: listTitles(await pdf.getOutline()) };
}

interface OutlineItem {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

function listTitles(items: readonly OutlineItem[] | null): readonly string[] {
  return (items ?? []).flatMap(({ title, items: inner }) => [title, ...listTitles(inner)]);
}
