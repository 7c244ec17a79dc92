import { lastInterview } from '../../../domain/applications/last-interview';
import { given } from '../../support/builders/given';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { text, yesNo } from '../../../adapters/rules/cases/columns';

const at1030 = at('2026-12-04T16:30:00Z');
const interview = (scheduledAt: typeof at1030 | undefined, status = 0) => given(`status ${status}`, { scheduledAt });

describe('The interview that the candidate comes from', () => {
  it.each(cases('applications/last-interview', { now: text, known: yesNo }))('$title', ({ now, known }) => {
    const one = interview(at1030);
    expect(lastInterview([one], at(now))).toBe(known ? one : undefined);
  });

  it('is the one that started last', () => {
    const [earlier, later, toCome] = [
      interview(at('2026-12-01T16:30:00Z')),
      interview(at1030, 13),
      interview(at('2026-12-24T16:30:00Z')),
    ];
    const now = at('2026-12-04T17:00:00Z');
    expect(lastInterview([earlier, later, toCome], now)).toBe(later);
    expect(lastInterview([toCome, later, earlier], now)).toBe(later);
  });

  it('is never one without a time, an onboarding or a visit', () => {
    expect(lastInterview([interview(undefined), interview(at1030, 21), interview(at1030, 35)], at1030)).toBeUndefined();
  });
});
