import * as fc from 'fast-check';
import { beginningOf, mailUnseenAfter } from '../../../domain/chat/unseen-mail';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('The email about an unseen message', () => {
  it('is sent after an hour [R39]', () => {
    expect(mailUnseenAfter).toBe(3_600_000);
  });

  it.each(cases('chat/unseen-mail-beginning', { text, beginning: text }))('$title', ({ text, beginning }) => {
    expect(beginningOf(text)).toBe(beginning);
  });

  it('shows one line of at most 160 characters, and a short message in full [R39]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const beginning = beginningOf(text);
        expect(Array.from(beginning).length).toBeLessThanOrEqual(160);
        expect(beginning).not.toMatch(/\n/);
      }),
    );
  });
});
