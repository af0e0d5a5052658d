import { describe, expect, it } from 'vitest';
import { readCopiedCode } from './copied-text.lazy.ts';

describe('readCopiedCode', () => {
  it('leaves code without a prompt as it is', () => {
    for (const code of ['npm i\n$ x', '$total = 1', '# $ x', '']) expect(readCopiedCode(code)).toBe(code);
  });

  it('takes what was typed out of a shell session, with lines that go on', () => {
    const session = '$ npm i\nadded 3 packages\n$ curl \\\n  -X POST \\\n  /a\n{"ok":true}';
    expect(readCopiedCode(session)).toBe('npm i\ncurl \\\n  -X POST \\\n  /a');
  });

  it('takes what was typed out of a Python session', () => {
    expect(readCopiedCode('>>> for a in b:\n...     print(a)\n...\n1\n>>> a')).toBe(
      'for a in b:\n    print(a)\n\na',
    );
  });
});
