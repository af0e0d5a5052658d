import { describe, expect, it } from 'vitest';
import { readGitGraph } from './read-git.ts';

const read = (text: string) => readGitGraph(text.split('\n'));

describe('the lines of a Git graph', () => {
  it('are commits with those before them', () => {
    const graph = read(
      'gitGraph\ncommit id: "a"\nbranch "b/c"\ncommit type: REVERSE tag: "v1" id: "b"\ncheckout main\ncommit\nmerge b/c\nswitch b/c\ncommit',
    );
    expect(graph?.branches).toEqual(['main', 'b/c']);
    expect(graph?.commits.map(({ branch, kind, parents }) => [branch, kind, parents])).toEqual([
      [0, 'normal', []],
      [1, 'reverse', [0]],
      [0, 'normal', [0]],
      [0, 'merge', [2, 1]],
      [1, 'normal', [1]],
    ]);
    expect(graph?.commits[1]).toMatchObject({ tag: 'v1', label: [[{ text: 'b' }]] });
  });

  it.each(['commit\nmerge main', 'commit\nbranch main', 'checkout other', 'commit what: "x"', ''])(
    'make none with what cannot be: %j',
    (lines) => {
      expect(read(`gitGraph\n${lines}`)).toBeUndefined();
    },
  );
});
