import * as fc from 'fast-check';
import { checkReport, longestReport } from '../../../domain/chat/report';

describe('The report of a message', () => {
  it.each(['', '  ', '\n\t', '\u0000'])('saying only %j is refused [R39]', (typed) => {
    expect(checkReport(typed)).toEqual({ _tag: 'Refused', reason: { _tag: 'ReportEmpty' } });
  });

  it.each([
    [1, true],
    [999, true],
    [1_000, true],
    [1_001, false],
  ])('of %d characters is accepted: %s, at most 1,000 [R39]', (length, taken) => {
    expect(longestReport).toBe(1_000);
    for (const character of ['x', '😀'])
      expect(checkReport(` ${character.repeat(length)} `)).toEqual(
        taken
          ? { _tag: 'Allowed', value: character.repeat(length) }
          : { _tag: 'Refused', reason: { _tag: 'ReportTooLong', length, limit: 1_000 } },
      );
  });

  it('of plain words is sent as typed, without the spaces around it, and counted by its characters', () => {
    const words = fc.array(fc.constantFrom('rude', 'asks', 'for', 'money', 'ñandú', '👍'), { maxLength: 400 });
    const spaces = fc.constantFrom('', ' ', '\n', '   ');
    fc.assert(
      fc.property(words, spaces, spaces, (said, before, after) => {
        const reason = said.join(' ');
        const { length } = Array.from(reason);
        const decision = checkReport(`${before}${reason}${after}`);
        expect(decision._tag === 'Allowed' ? decision.value : decision.reason._tag).toBe(
          length === 0 ? 'ReportEmpty' : length > 1_000 ? 'ReportTooLong' : reason,
        );
      }),
    );
  });
});
