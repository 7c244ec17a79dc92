import fc from 'fast-check';
import { list, oneOf, optional, through, text } from '../../../adapters/rules/cases/columns';
import { eventTypes, theCandidate, type ApplicationEvent } from '../../../domain/applications/application-event';
import { historyWords, whatHappened } from '../../../domain/applications/history';
import { newsTopics } from '../../../domain/applications/news';
import { utc } from '../../../domain/time/time-zone';
import { at, atMs, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';

const noon = at('2026-12-04T18:00:00Z');

const event = (changes: Partial<ApplicationEvent>): ApplicationEvent => ({
  ...{ type: 'message.sent', by: theCandidate, at: noon },
  ...{ change: undefined, reason: undefined, topic: undefined },
  ...changes,
});

describe("A candidate's history", () => {
  it.each(
    cases('applications/history-line', {
      type: oneOf(...eventTypes),
      topicOfItsMail: optional(oneOf(...newsTopics)),
      line: optional(oneOf(...historyWords)),
    }),
  )('$title', ({ type, topicOfItsMail, line }) => {
    const shown = whatHappened([event({ type, topic: topicOfItsMail })], utc);
    expect(shown.map(({ says }) => says)).toEqual(line === undefined ? [] : [line]);
  });

  it.each(
    cases('applications/history-days', {
      type: oneOf(...eventTypes),
      moments: list(through(at, text)),
      zone: through(zone, text),
      days: list(text),
    }),
  )('$title', ({ type, moments, zone: own, days }) => {
    const shown = whatHappened(
      moments.map((moment) => event({ type, at: moment })),
      own,
    );
    expect(shown.map(({ on }) => on)).toEqual(days);
  });

  it('is in the order of the events, and the same whoever did it [R69]', () => {
    const happened = fc.record({
      type: fc.constantFrom(...eventTypes),
      topic: fc.constantFrom(undefined, ...newsTopics),
      by: fc.constantFrom(theCandidate, { _tag: 'Employer' as const, name: 'Payroll' }, { _tag: 'Portal' as const }),
      hours: fc.integer({ min: 0, max: 72 }),
    });
    fc.assert(
      fc.property(fc.array(happened, { maxLength: 30 }), (all) => {
        const events = all.map(({ hours, ...one }) => event({ ...one, at: atMs(hours * 3_600_000) }));
        const anonymous = events.map((one) => ({ ...one, by: theCandidate }));
        expect(whatHappened(events, utc)).toEqual(whatHappened(anonymous, utc));
        // What one event alone says; of what is said once a day, the first.
        const alone = events.flatMap((one) => whatHappened([one], utc));
        const repeats = ['answer-stored', 'resume-opened', 'answers-opened', 'joined'];
        const first = alone.filter(
          ({ says, on }, n) =>
            !repeats.includes(says) || alone.findIndex((other) => other.says === says && other.on === on) === n,
        );
        expect(whatHappened(events, utc)).toEqual(first);
      }),
    );
  });

  it('leaves out what happened outside the calendar', () => {
    expect(whatHappened([event({ type: 'resume.stored', at: atMs(8.64e15) })], utc)).toEqual([]);
  });
});
