import { codeOf, meaningOf, named, statusOf } from '../../../domain/applications/status-catalogue';
import { mayOpen, screenOfTimes, sentAway, stageChosenOn } from '../../../domain/applications/scheduling-guard';
import { cases } from '../../support/cases/cases';
import { list, number, oneOf } from '../../../adapters/rules/cases/columns';

/** R16 as printed. */
const ruled = cases('applications/scheduling-guard-sent-away', {
  screen: oneOf('schedule', 'schedule-reschedule', 'schedule-or-cancel', 'onsite', 'onboarding', 'self-record'),
  away: list(number),
});

const codes = Array.from({ length: 66 }, (_, n) => n - 5);

describe('Who may schedule', () => {
  it.each(ruled)('$title', ({ screen, away }) => {
    for (const code of codes) {
      const status = statusOf(code);
      expect(mayOpen(screen, status)).toEqual(
        away.includes(code)
          ? { _tag: 'Refused', reason: { _tag: 'StatusHasNoScheduling', code, meaning: meaningOf(status) } }
          : { _tag: 'Allowed', value: undefined },
      );
    }
    expect(sentAway[screen].map((each) => (each === 18 ? each : codeOf(named(each))))).toEqual(away);
  });

  it('each stage has its own pages, whose times are guarded like its dates [R16, R58]', () => {
    for (const stage of ['interview', 'onboarding', 'onsite'] as const)
      expect(stageChosenOn[screenOfTimes[stage]]).toBe(stage);
    expect([stageChosenOn.schedule, stageChosenOn['schedule-or-cancel']]).toEqual(['interview', undefined]);
  });

  it('a redirected candidate sees the status in words, even an unlisted one [R9, R16]', () => {
    expect(mayOpen('schedule', statusOf(13))).toMatchObject({ reason: { code: 13, meaning: 'Interviewed' } });
    expect(mayOpen('schedule', statusOf(18))).toMatchObject({ reason: { code: 18, meaning: 'In progress' } });
  });

  it("a card's Reschedule in status 17 opens the screen that lets 17 pass, because /schedule itself does not [R16]", () => {
    expect(mayOpen('schedule', statusOf(17))._tag).toBe('Refused');
    expect(mayOpen('schedule-reschedule', statusOf(17))._tag).toBe('Allowed');
  });
});
