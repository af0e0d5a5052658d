import type { LooksCount } from '../visual/check-looks.ts';

/** `42 pictures, 1 differs, 0 new`, and what became of them where they were kept; undefined stands for no pictures. */
export function describeLooks(count: LooksCount | undefined, isUpdate: boolean): string {
  if (!count) return 'No pictures were taken: mend the errors first.';
  const { taken, different, fresh } = count;
  const sum = [
    `${taken} ${taken === 1 ? 'picture' : 'pictures'}`,
    `${different} ${different === 1 ? 'differs' : 'differ'}`,
    `${fresh} new`,
  ].join(', ');
  return isUpdate ? `${sum}; kept as they look now` : sum;
}
