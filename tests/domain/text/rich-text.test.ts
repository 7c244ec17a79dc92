import * as fc from 'fast-check';
import { isRichText, plainText, richBlocks, richMarkupOf, richTags } from '../../../domain/text/rich-text';
import { cases } from '../../support/cases/cases';
import { data, text } from '../../../adapters/rules/cases/columns';

describe('A text that an employer wrote', () => {
  it.each(cases('text/rich-text-plain', { written: text }))('$title', ({ written }) => {
    expect(isRichText(written)).toBe(false);
    expect(plainText(written)).toBe(written);
  });

  it.each(cases('text/rich-text-blocks', { written: text, blocks: data }))('$title', ({ written, blocks }) => {
    expect(richBlocks(written)).toEqual(blocks);
  });

  it('becomes words for mails and calendars, with an item a line', () => {
    expect(plainText('<h3>You</h3><p>cook &amp; <em>clean</em></p><ul><li>by day</li><li>by night</li></ul>')).toBe(
      'You\n\ncook & clean\n\n- by day\n- by night',
    );
  });

  it('becomes the same HTML again, closed and in order', () => {
    expect(richMarkupOf('<ul><li><strong>a<br>b &lt; c</li></ul><em>d')).toBe(
      '<ul><li><strong>a</strong><br><strong>b &lt; c</strong></li></ul><p><strong><em>d</em></strong></p>',
    );
  });

  it('whatever was written, has no other markup than its tags, keeps its words, and is read the same again', () => {
    const parts = fc.oneof(
      fc.constantFrom(...richTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]), ' ', '\n', '&lt;', '&amp;lt;', '"'),
      fc.constantFrom('<script>', '<p onclick=x>', '<img src=x>', '&', '<', '>', '<<p>>'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (written) => {
        const text = written.join('');
        const html = richMarkupOf(text);
        expect(html.replaceAll(new RegExp(`</?(?:${richTags.join('|')})>`, 'g'), '')).not.toMatch(/[<>"]/);
        expect(richMarkupOf(html)).toBe(html);
        const words = (given: string) => given.replaceAll(/\s+/g, '');
        if (isRichText(text)) expect(words(plainText(html))).toBe(words(html === '' ? html : plainText(text)));
      }),
      { numRuns: 500 },
    );
  });
});
