import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { longestEntryText, parseEntryText } from '../../../domain/profile/entry-text';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe('A title, a company, a college', () => {
  it.each(cases('profile/entry-text-kept-trimmed', { typed: text, kept: text }))('$title', ({ typed: raw, kept }) => {
    expect(parseEntryText(raw)).toEqual(E.right(kept));
  });

  it.each(cases('profile/entry-text-missing', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parseEntryText(raw)).toEqual(E.left({ _tag: 'TextMissing' }));
  });

  it.each(cases('profile/entry-text-length-accepted', { number }))('$title', ({ number: n }) => {
    expect(parseEntryText(` ${'t'.repeat(n)} `)).toEqual(E.right('t'.repeat(n)));
  });

  it('of 201 characters is refused with both numbers [spec 1 §5]', () => {
    expect(longestEntryText).toBe(200);
    expect(parseEntryText('t'.repeat(201))).toEqual(E.left({ _tag: 'TextTooLong', length: 201, limit: 200 }));
  });

  it('of 200 characters that nobody can see is missing, not too long [spec 1 §5]', () => {
    expect(parseEntryText('\u200b'.repeat(200))).toEqual(E.left({ _tag: 'TextMissing' }));
  });

  it('is counted in characters [spec 1 §5]', () => {
    expect(parseEntryText('👩'.repeat(200))._tag).toBe('Right');
    expect(parseEntryText('👩'.repeat(201))).toEqual(E.left({ _tag: 'TextTooLong', length: 201, limit: 200 }));
  });

  it('is read again as it was kept [spec 1 §5]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (raw) => {
        const text = parseEntryText(raw);
        if (E.isRight(text)) expect(parseEntryText(text.right)).toEqual(text);
        else expect(raw.replace(/[\s\p{C}]/gu, '')).toBe('');
      }),
    );
  });
});
