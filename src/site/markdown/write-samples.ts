import { writeFence, writeHeading } from './markdown-text.ts';

/** A request in a language. */
export interface TwinSample {
  readonly title: string;
  readonly language: string;
  readonly code: string;
}

/** Samples of a request, each with its title; empty without one. */
export function writeSamples(samples: readonly TwinSample[]): readonly string[] {
  if (samples.length === 0) return [];
  return [
    writeHeading(2, 'Request samples'),
    ...samples.map(({ title, language, code }) =>
      writeFence(code, `${language || 'text'} ${title}`.replace(/[`\s]+/g, ' ')),
    ),
  ];
}
