import * as fc from 'fast-check';
import { beginningOf, mailUnseenAfter } from '../../../domain/chat/unseen-mail';

describe('The email about an unseen message', () => {
  it('is sent after an hour [R39]', () => {
    expect(mailUnseenAfter).toBe(3_600_000);
  });

  it.each([
    ['Hello\n Maria', 'Hello Maria'],
    [' Hello\n', 'Hello'],
    ['x'.repeat(160), 'x'.repeat(160)],
    ['x'.repeat(161), `${'x'.repeat(159)}…`],
    ['😀'.repeat(161), `${'😀'.repeat(159)}…`],
    [`${'x'.repeat(158)} ${'y'.repeat(9)}`, `${'x'.repeat(158)}…`],
    ['', ''],
  ])('shows the beginning of the message: %j [R39]', (text, beginning) => {
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
