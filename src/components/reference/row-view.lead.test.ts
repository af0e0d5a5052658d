import { describe, expect, test } from 'vitest';
import { splitLead } from './row-view.ts';

describe('splitLead', () => {
  test('the first paragraph is the lead', () => {
    expect(splitLead('<p>One <em>thing</em>.</p>\n<p>Two.</p>\n<ul><li>Three</li></ul>')).toEqual({
      lead: '<p>One <em>thing</em>.</p>',
      rest: '<p>Two.</p>\n<ul><li>Three</li></ul>',
    });
  });

  test('one paragraph leaves nothing', () => {
    expect(splitLead('<p>One.</p>\n')).toEqual({ lead: '<p>One.</p>', rest: '' });
  });

  test.each(['<ul><li><p>One</p></li></ul>', '<pre>One</pre><p>Two</p>', ''])('%s stays whole', (html) => {
    expect(splitLead(html)).toEqual({ lead: html, rest: '' });
  });
});
