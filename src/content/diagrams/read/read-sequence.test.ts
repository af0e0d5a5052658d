import { describe, expect, it } from 'vitest';
import { readSequence } from './read-sequence.ts';

const read = (text: string) => readSequence(text.split('\n'));

describe('the lines of a sequence diagram', () => {
  it('are participants in the order in which they are named, and messages', () => {
    const sequence = read(
      'sequenceDiagram\nparticipant B as The bee\nA->>B: Hello<br/>you\nB--xA: no: never\nA-)C: later',
    );
    expect(sequence?.participants.map(({ id, isActor }) => [id, isActor])).toEqual([
      ['B', false],
      ['A', false],
      ['C', false],
    ]);
    expect(sequence?.steps).toMatchObject([
      {
        from: 'A',
        to: 'B',
        stroke: 'solid',
        endMark: 'arrow',
        label: [[{ text: 'Hello' }], [{ text: 'you' }]],
      },
      { from: 'B', to: 'A', stroke: 'dashed', endMark: 'cross', label: [[{ text: 'no: never' }]] },
      { from: 'A', to: 'C', endMark: 'open-arrow' },
    ]);
  });

  it('begin and end what someone does, by signs and by words', () => {
    const steps = read('sequenceDiagram\nA->>+B: x\nB-->>-A: y\nactivate A\ndeactivate A')?.steps;
    expect(steps?.map((step) => [step.kind, 'of' in step ? step.of : ''])).toEqual([
      ['message', ''],
      ['activate', 'B'],
      ['message', ''],
      ['deactivate', 'B'],
      ['activate', 'A'],
      ['deactivate', 'A'],
    ]);
  });

  it('are numbered from where they say so', () => {
    const steps = read(
      'sequenceDiagram\nA->>B: x\nautonumber 10 5\nA->>B: y\nA->>B: z\nautonumber off\nA->>B: w',
    )?.steps;
    expect(
      steps?.map((step) => ('label' in step ? step.label[0]?.map(({ text }) => text).join('') : '')),
    ).toEqual(['x', '10. y', '15. z', 'w']);
  });

  it('have blocks, whose parts have the names of their kind', () => {
    expect(
      read('sequenceDiagram\npar a\nA->>B: x\nand b\nA->>B: y\nend')?.steps.map(({ kind }) => kind),
    ).toEqual(['block', 'message', 'part', 'message', 'end']);
    expect(read('sequenceDiagram\npar a\nA->>B: x\nelse b\nA->>B: y\nend')).toBeUndefined();
    expect(read('sequenceDiagram\nloop a\nA->>B: x')).toBeUndefined();
  });

  it('have notes beside one and over several', () => {
    const steps = read('sequenceDiagram\nparticipant A\nNote right of A: x\nnote over A,B: y')?.steps;
    expect(steps).toMatchObject([
      { kind: 'note', side: 'right', of: ['A'] },
      { kind: 'note', side: 'over', of: ['A', 'B'] },
    ]);
  });
});
