import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { parseRecorderVisitor } from '../../../domain/applications/recorder-visitor';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe("A session recorder's id for a browser", () => {
  it.each(cases('applications/recorder-visitor-valid', { text }))('$title', ({ text }) => {
    expect(parseRecorderVisitor(text)).toEqual(E.right(text));
  });

  it.each(cases('applications/recorder-visitor-invalid', { text }))('$title', ({ text }) => {
    expect(parseRecorderVisitor(text)).toEqual(E.left('NotAVisitor'));
  });

  it.each(cases('applications/recorder-visitor-length', { length: number, outcome: text }))(
    '$title',
    ({ length, outcome: tag }) => {
      expect(parseRecorderVisitor('x'.repeat(length))._tag).toBe(tag);
    },
  );

  it('is 1 to 64 letters, digits, _ and -, kept as they are; any other text is none [spec 1 §7, R5]', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-');
    const id = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 64 }).map((chars) => chars.join(''));
    fc.assert(
      fc.property(fc.oneof(id, fc.string({ unit: 'binary', maxLength: 70 })), (text) => {
        const chars = Array.from(text);
        const fits = chars.length >= 1 && chars.length <= 64 && chars.every((char) => letters.includes(char));
        expect(parseRecorderVisitor(text)).toEqual(fits ? E.right(text) : E.left('NotAVisitor'));
      }),
    );
  });
});
