import { describe, expect, it } from 'vitest';
import { readKept } from '../fuzz/kept-texts.ts';
import { openTarget, targetNames } from '../fuzz/targets.ts';

describe.each(targetNames)('the reader of %s', (name) => {
  it('holds for each text that it did not hold for once, and for those that run different code', async () => {
    const target = await openTarget(name);
    const texts = [...readKept('cases', name), ...readKept('corpus', name)];
    for (const text of texts) await target.run(text);
    expect(texts.length).toBeGreaterThan(0);
  });
});
