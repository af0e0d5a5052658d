import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** An operation of the fixture `wire`. */
export interface WireCase {
  /** Upper case. */
  readonly method: string;
  readonly summary: string;
  /** Below `api-reference/`. */
  readonly page: string;
  /** Headers that browsers let no page set are among its parameters. */
  readonly hasKeptHeaders: boolean;
}

interface DocumentOperation {
  readonly summary: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

type Paths = Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;

/** Every operation that the document has: one that is added to it is tested. */
export function listWireCases(): readonly WireCase[] {
  const file = fileURLToPath(new URL('../fixtures/wire/openapi.yaml', import.meta.url));
  const { paths }: { readonly paths: Paths } = parse(readFileSync(file, 'utf8'), { merge: true });
  return Object.values(paths).flatMap((item) =>
    Object.entries(item)
      .filter(([key]) => key !== 'parameters')
      .map(([method, { summary, parameters = [] }]) => ({
        method: method.toUpperCase(),
        summary,
        page: summary.toLowerCase().replaceAll(' ', '-'),
        hasKeptHeaders: parameters.some(
          (parameter) => parameter.in === 'cookie' || /^(?:user-agent|date)$/i.test(parameter.name),
        ),
      })),
  );
}
