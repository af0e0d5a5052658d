import { expect, test } from 'vitest';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { addInstructions } from '../markdown/instructions.ts';
import { writeLlms } from './llms.ts';

const navigation = [{ group: 'Start', pages: ['index'] }];

test('what agents are told stands behind a rule at the end, its lines below each other', () => {
  const { site } = buildSample({ navigation, markdown: { instructions: ['Use v2.', 'Ask first.'] } }, ['']);
  expect(writeLlms(site, undefined).endsWith('\n\n---\n\nUse v2.\nAsk first.\n')).toBe(true);
  expect(addInstructions(site, '# A\n\nText.\n\n')).toBe('# A\n\nText.\n\n---\n\nUse v2.\nAsk first.\n');
});

test('a site that tells nothing adds nothing', () => {
  const { site } = buildSample({ navigation }, ['']);
  expect(addInstructions(site, '# A\n')).toBe('# A\n');
});
