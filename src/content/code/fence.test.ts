import { describe, expect, it } from 'vitest';
import { readFence, readLineNumbers } from './fence.ts';

describe('readFence', () => {
  it('takes everything after the language for the title', () => {
    expect(readFence('js', 'src/main file.js').title).toBe('src/main file.js');
    expect(readFence('bash', 'cURL').title).toBe('cURL');
    expect(readFence('bash', '').title).toBeUndefined();
    expect(readFence('python', 'FOO=bar').title).toBe('FOO=bar');
  });

  it('takes lines, flags and known keys out of the title wherever they stand', () => {
    const fence = readFence('ts', '{1,3-5} main.ts lines icon="rocket" wrap focus={2} highlight="7-8"');
    expect(fence).toMatchObject({
      language: 'ts',
      title: 'main.ts',
      icon: 'rocket',
      lines: true,
      wrap: true,
    });
    expect([...fence.marks.highlighted]).toEqual([1, 3, 4, 5, 7, 8]);
    expect([...fence.marks.focused]).toEqual([2]);
    expect(fence.expandable).toBe(false);
  });

  it('prefers title= and filename= to loose words', () => {
    expect(readFence('ts', 'title="A b.ts" rest').title).toBe('A b.ts');
    expect(readFence('ts', "filename='a.ts' expandable")).toMatchObject({ title: 'a.ts', expandable: true });
  });

  it('lets a flag be switched off', () => {
    expect(readFence('ts', 'lines={false} wrap=false expandable={true}')).toMatchObject({
      lines: false,
      wrap: false,
      expandable: true,
    });
  });

  it('understands what stands right at the language', () => {
    const fence = readFence('js{2}', '');
    expect([fence.language, [...fence.marks.highlighted]]).toEqual(['js', [2]]);
    expect(readFence('python:main.py', '')).toMatchObject({ language: 'python', title: 'main.py' });
    expect(readFence('config/site.yaml', '')).toMatchObject({ language: 'yaml', title: 'config/site.yaml' });
    expect(readFence('c++', '')).toMatchObject({ language: 'c++', title: undefined });
  });

  it('cuts ranges without end', () => {
    expect(readLineNumbers('5-999999')).toHaveLength(10_001);
    expect(readLineNumbers('3-1, x')).toEqual([]);
  });
});
