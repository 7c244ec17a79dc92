import {
  sayActRefused,
  sayApplicationNotFound,
  sayNoSuchPosition,
  saySlotsRefused,
} from '../../../application/operator/operator-refusals.words';
import { positionId } from '../../support/builders/applications';
import { email } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';

describe('what an operator reads when an act is refused [R27]', () => {
  it('out of turn: the current status, and those it requires', () => {
    const refusal = {
      _tag: 'ActOutOfTurn',
      act: 'offer-expired',
      code: 13,
      meaning: 'Interviewed',
      from: ['offered'],
    } as const;
    expect(sayActRefused(refusal)).toBe(
      "'offer-expired' is out of turn: the application is in 13 'Interviewed', and it needs 1 'Offered'.",
    );
  });

  it.each([
    ['application', 'the candidate has not submitted the application yet'],
    ['appointment', 'no interview has been arranged yet'],
    ['interview', 'no interview has been arranged or recorded yet'],
    ['outcome', 'there was no interview yet that could have led to it'],
  ] as const)('too early: what it requires (%s)', (needs, words) => {
    expect(sayActRefused({ _tag: 'ActTooEarly', act: 'offer', needs })).toBe(`'offer' is too early: ${words}.`);
  });

  it('no such person or thing: who and what was requested', () => {
    const noCandidate = { _tag: 'NoSuchCandidate', email: email('a@example.org') } as const;
    const noApplication = { _tag: 'NoSuchApplication', positionId: positionId(7) } as const;
    const noPosition = { _tag: 'NoSuchPosition', positionId: positionId(7) } as const;
    expect(sayActRefused(noCandidate)).toBe('No candidate has the address a@example.org.');
    expect(sayApplicationNotFound(noApplication)).toBe('This candidate has no application to position 7.');
    expect(sayActRefused(noApplication)).toBe(sayApplicationNotFound(noApplication));
    expect([sayNoSuchPosition(noPosition), saySlotsRefused(noPosition)]).toEqual([
      'There is no position 7.',
      'There is no position 7.',
    ]);
  });

  it('a time that ends before it begins', () => {
    const refusal = { _tag: 'EndsBeforeItBegins', slot: slot('2026-12-07', '10:00', '09:30') } as const;
    expect(saySlotsRefused(refusal)).toMatch(/^10:00 AM on .*7 December.* ends before it begins, at 09:30 AM\./);
  });
});
