import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { longestReason, parseReason } from '../../../domain/applications/reason';

describe('A reason', () => {
  it('has at most 1,000 characters [R18]', () => {
    expect(longestReason).toBe(1_000);
  });

  it.each(['', ' ', '\n\t ', '\u0000'])('is missing when only %j was typed [R18, spec 2 §5]', (raw) => {
    expect(parseReason(raw)).toEqual(E.left({ _tag: 'ReasonMissing' }));
  });

  it.each([
    [1, 'x'],
    [999, 'x'],
    [1_000, 'x'],
    [1_000, '😀'],
  ])('of %d times %s is accepted [R18]', (length, character) => {
    expect(parseReason(character.repeat(length))).toEqual(E.right(character.repeat(length)));
  });

  it.each([
    [1_001, 'x'],
    [1_001, '😀'],
    [5_000, 'x'],
  ])('of %d times %s is too long, and the refusal says by how much [R18]', (length, character) => {
    expect(parseReason(character.repeat(length))).toEqual(E.left({ _tag: 'ReasonTooLong', length, limit: 1_000 }));
  });

  it("is trimmed before it is measured: spaces around it don't count [R18]", () => {
    expect(parseReason(`  ${'x'.repeat(1_000)} \n`)).toEqual(E.right('x'.repeat(1_000)));
    expect(parseReason(`  moved away `)).toEqual(E.right('moved away'));
  });

  it('parses to itself again [R18]', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const once = parseReason(raw);
        if (E.isRight(once)) expect(parseReason(once.right)).toEqual(once);
      }),
    );
  });
});
