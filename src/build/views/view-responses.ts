import { findMediaLanguage, holdsBytes } from '../../lib/text/media-type.ts';
import type { Example, MediaType, Response } from '../../openapi/read/operation.ts';
import type { ResponseExample, ResponseExamples } from '../../site/pages/views.ts';

/** Characters of a page's examples that are highlighted, each of which costs the page about five more. */
const maximumHighlighted = 20_000;

/** A text as highlighted HTML. */
type Highlight = (code: string, language: string) => Promise<string>;

/**
 * Every example of every response, by status in the document's order; a status without any is left out. Those after
 * many others are shown in one color.
 */
export async function viewResponses(
  responses: readonly Pick<Response, 'status' | 'content'>[],
  highlight: Highlight,
): Promise<readonly ResponseExamples[]> {
  const room = { left: maximumHighlighted };
  const viewed = responses.map(async ({ status, content }) => {
    const isMixed = content.length > 1;
    const known = new Set<string>();
    const found = content.flatMap((media) =>
      listExamples(media).filter(({ example }) => {
        // Media types that differ by a parameter alone share what was made from their schema.
        const key = `${example?.name} ${findMediaLanguage(media.mediaType)} ${example?.text}`;
        return example === undefined || example.link !== undefined || known.size < known.add(key).size;
      }),
    );
    const examples = found.map(({ mediaType, example }) =>
      show(mediaType, example, isMixed, (code, language) => {
        room.left -= code.length;
        return highlight(code, room.left < 0 ? 'text' : language);
      }),
    );
    return { status, examples: await Promise.all(examples) };
  });
  return (await Promise.all(viewed)).filter(({ examples }) => examples.length > 0);
}

interface Found {
  readonly mediaType: string;
  /** Undefined for a file without one. */
  readonly example: Example | undefined;
}

function listExamples({ mediaType, examples }: MediaType): readonly Found[] {
  if (examples.length === 0 && holdsBytes(mediaType)) return [{ mediaType, example: undefined }];
  return examples.map((example) => ({ mediaType, example }));
}

async function show(
  mediaType: string,
  example: Example | undefined,
  isMixed: boolean,
  highlight: Highlight,
): Promise<ResponseExample> {
  const name = example?.summary ?? example?.name ?? '';
  const text = example === undefined || example.link !== undefined ? undefined : example.text;
  return {
    title: name === '' ? mediaType : name,
    mediaType: isMixed && name !== '' ? mediaType : undefined,
    description: example?.description,
    html: text === undefined ? undefined : await highlight(text, findMediaLanguage(mediaType)),
    link: example?.link,
    file: example === undefined ? mediaType : undefined,
  };
}
