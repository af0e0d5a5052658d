import { expect, it } from 'vitest';
import { joinSheets } from './collect-styles.ts';

const sheets = { Note: ['.callout{}'], Tip: ['.callout{}'], Tabs: ['.tabs{}', '.icon{}'] };

it('gives each sheet once', () => {
  expect(joinSheets(['Tip', 'Tabs', 'Note'], sheets)).toBe('.callout{}.tabs{}.icon{}');
});

it('gives nothing for names that need nothing', () => {
  expect(joinSheets(['Fragment', 'constructor'], sheets)).toBe('');
});
