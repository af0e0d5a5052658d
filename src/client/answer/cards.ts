/** The cards beside a playground's form, in one file: a reader who needs one needs both. */
export { AnswerElement } from './answer.ts';
export type { Answer, Failure } from './answer-shapes.ts';
export { WireElement } from './wire.ts';
