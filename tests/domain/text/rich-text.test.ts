import * as fc from 'fast-check';
import { isRichText, plainText, richBlocks, richMarkupOf, richTags } from '../../../domain/text/rich-text';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

const bare = { strong: false, em: false };
const line = (text: string, emphasis = {}) => [{ text, ...bare, ...emphasis }];

describe('A text that an employer wrote', () => {
  it.each(cases('text/rich-text-plain', { written: text }))('$title', ({ written }) => {
    expect(isRichText(written)).toBe(false);
    expect(plainText(written)).toBe(written);
  });

  it.each([
    ['<p>Care</p>', [{ kind: 'p', line: line('Care') }]],
    ['<p> Care \n for </p>\n<p> </p>', [{ kind: 'p', line: line('Care for') }]],
    ['Care <br/> <br>for', [{ kind: 'p', line: [...line('Care '), ...line('\n'), ...line('\n'), ...line('for')] }]],
    ['<p>a &lt;b&gt; &amp;amp; &quot;</p>', [{ kind: 'p', line: line('a <b> &amp; "') }]],
    [
      '<h3>You</h3>will',
      [
        { kind: 'h3', line: line('You') },
        { kind: 'p', line: line('will') },
      ],
    ],
    [
      '<p>We <strong>care <em>a lot</em></strong></p>',
      [
        {
          kind: 'p',
          line: [...line('We '), ...line('care ', { strong: true }), ...line('a lot', { strong: true, em: true })],
        },
      ],
    ],
    [
      'You:<ul><li>cook</li><li><p>clean</p><p>up</p></li></ul><ol><li>rest</li></ol>',
      [
        { kind: 'p', line: line('You:') },
        { kind: 'ul', items: [line('cook'), [...line('clean'), ...line('\n'), ...line('\n'), ...line('up')]] },
        { kind: 'ol', items: [line('rest')] },
      ],
    ],
    [
      'a<em>b </em>c<strong> d</strong>',
      [
        {
          kind: 'p',
          line: [...line('a'), ...line('b ', { em: true }), ...line('c'), ...line(' d', { strong: true })],
        },
      ],
    ],
    [
      '<em>all day</em> or <em> by night </em> or',
      [
        {
          kind: 'p',
          line: [...line('all day', { em: true }), ...line(' or '), ...line('by night ', { em: true }), ...line('or')],
        },
      ],
    ],
    ['<ul><li>a<ol><li>b</li></ol></li><li>c', [{ kind: 'ul', items: [line('a'), line('b'), line('c')] }]],
    ['</ul></li></strong><p>a<ul></ul>', [{ kind: 'p', line: line('a') }]],
  ])('%s is read as blocks', (written, blocks) => {
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
