import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlAttributeName, toHostProps, writeStyle } from './html-names.ts';

describe('htmlAttributeName', () => {
  it.each([
    ['className', 'class'],
    ['htmlFor', 'for'],
    ['strokeWidth', 'stroke-width'],
    ['fillRule', 'fill-rule'],
    ['clipPath', 'clip-path'],
    ['clipPathUnits', 'clipPathUnits'],
    ['markerEnd', 'marker-end'],
    ['markerWidth', 'markerWidth'],
    ['textAnchor', 'text-anchor'],
    ['textLength', 'textLength'],
    ['viewBox', 'viewBox'],
    ['stdDeviation', 'stdDeviation'],
    ['xlinkHref', 'xlink:href'],
    ['xmlnsXlink', 'xmlns:xlink'],
    ['xmlSpace', 'xml:space'],
    ['vectorEffect', 'vector-effect'],
    ['autoPlay', 'autoplay'],
    ['colSpan', 'colspan'],
    ['allowFullScreen', 'allowfullscreen'],
    ['srcSet', 'srcset'],
    ['acceptCharset', 'accept-charset'],
    ['aria-label', 'aria-label'],
    ['data-testId', 'data-testId'],
    ['dataNumber', 'data-number'],
  ])('of %s is %s', (name, html) => {
    expect(htmlAttributeName(name)).toBe(html);
  });
});

describe('writeStyle', () => {
  it('adds pixels where CSS takes lengths', () => {
    const style = { marginTop: 8, lineHeight: 1.5, stopOpacity: 0.5, WebkitLineClamp: 2, '--gap': 3, top: 0 };
    expect(writeStyle(style)).toBe(
      'margin-top: 8px; line-height: 1.5; stop-opacity: 0.5; -webkit-line-clamp: 2; --gap: 3; top: 0',
    );
  });

  it('leaves out what is no text and no number', () => {
    expect(writeStyle({ color: undefined, top: null, left: false, right: '', bottom: {} })).toBe('');
  });
});

describe('toHostProps', () => {
  it('names attributes, writes styles and leaves out functions and what is for React', () => {
    const props = {
      key: 1,
      className: 'a',
      onClick: () => 1,
      style: { top: 1 },
      strokeWidth: 2,
      children: 'b',
    };
    expect(toHostProps('p', props)).toEqual({
      class: 'a',
      style: 'top: 1px',
      'stroke-width': 2,
      children: 'b',
    });
  });

  it('gives the text of scripts and style sheets as it is', () => {
    expect(toHostProps('script', { children: ['a < b', ' && c'] })).toEqual({ 'set:html': 'a < b && c' });
    expect(toHostProps('p', { dangerouslySetInnerHTML: { __html: '<b>' } })).toEqual({ 'set:html': '<b>' });
  });

  it('never lets such a text end its element', () => {
    const part = fc.constantFrom('<', '/', '</', 'script', '</SCRIPT>', '<!--', '</style', 'a');
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom('script', 'style'), (parts, tag) => {
        const text = String(toHostProps(tag, { children: parts })['set:html']);
        expect(text).not.toMatch(new RegExp(`</${tag}|<!--`, 'i'));
      }),
    );
  });
});
