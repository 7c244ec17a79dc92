import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { longestReason, parseReason } from '../../../domain/applications/reason';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe('A reason', () => {
  it('has at most 1,000 characters [R18]', () => {
    expect(longestReason).toBe(1_000);
  });

  it.each(cases('applications/reason-missing', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parseReason(raw)).toEqual(E.left({ _tag: 'ReasonMissing' }));
  });

  it.each(cases('applications/reason-length-accepted', { length: number, character: text }))(
    '$title',
    ({ length, character }) => {
      expect(parseReason(character.repeat(length))).toEqual(E.right(character.repeat(length)));
    },
  );

  it.each(cases('applications/reason-too-long', { length: number, character: text }))(
    '$title',
    ({ length, character }) => {
      expect(parseReason(character.repeat(length))).toEqual(E.left({ _tag: 'ReasonTooLong', length, limit: 1_000 }));
    },
  );

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
