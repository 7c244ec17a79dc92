import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { parseRecorderVisitor } from '../../../domain/applications/recorder-visitor';

describe("A session recorder's id for a browser", () => {
  it.each(['a', '6f1e6e0a-8d0e-5c1b-9b0f-2f4b7d1c0a11', 'x'.repeat(64)])('may be %s [spec 1 §7]', (text) => {
    expect(parseRecorderVisitor(text)).toEqual(E.right(text));
  });

  it.each(['', ' ', 'x'.repeat(65), 'maria@example.org', 'Maria Santos', '<b>', 'a\n', 'é', '%41'])(
    "is never %j: it can't hold an address or a name [R5]",
    (text) => {
      expect(parseRecorderVisitor(text)).toEqual(E.left('NotAVisitor'));
    },
  );

  it.each([
    [0, 'Left'],
    [1, 'Right'],
    [63, 'Right'],
    [64, 'Right'],
    [65, 'Left'],
  ])('of %d characters: %s [spec 1 §7]', (length, tag) => {
    expect(parseRecorderVisitor('x'.repeat(length))._tag).toBe(tag);
  });

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
