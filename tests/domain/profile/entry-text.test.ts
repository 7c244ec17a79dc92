import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { longestEntryText, parseEntryText } from '../../../domain/profile/entry-text';

describe('A title, a company, a college', () => {
  it.each([
    ['Caregiver', 'Caregiver'],
    ['  RN, BSN \n', 'RN, BSN'],
    ['x', 'x'],
    ['看護師', '看護師'],
    ['Linden\n Court', 'Linden Court'],
  ])('%j is kept as %j: trimmed, on one line [spec 1 §5]', (raw, kept) => {
    expect(parseEntryText(raw)).toEqual(E.right(kept));
  });

  it.each(['', ' ', '\t\n', '\u200b', '\u0000'])('%j is missing [spec 1 §5]', (raw) => {
    expect(parseEntryText(raw)).toEqual(E.left({ _tag: 'TextMissing' }));
  });

  it.each([199, 200])(
    'of %d characters is accepted: the limit is 200, blanks around it not counted [spec 1 §5]',
    (n) => {
      expect(parseEntryText(` ${'t'.repeat(n)} `)).toEqual(E.right('t'.repeat(n)));
    },
  );

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
