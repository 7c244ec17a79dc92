import * as fc from 'fast-check';
import {
  arrivesWithin,
  chooseRecordingOption,
  mailLinkLeadsTo,
  mayChoose,
  mayRecord,
  mayTakeArrived,
  offeredOptions,
  recordingOpen,
  type RecordingTerms,
} from '../../../domain/recording/options';
import { hours, minutes } from '../../../domain/time/duration';
import { plus, type Instant } from '../../../domain/time/instant';
import { at, date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, list, number, oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

const submittedAt = at('2026-12-04T15:00:00Z');
const terms = (changes: Partial<RecordingTerms> = {}): RecordingTerms => ({
  published: true,
  blocked: false,
  submittedAt: undefined,
  resume: { option: 'required', uploaded: false, proceededWithout: false },
  mayRecordLater: true,
  lastDay: undefined,
  ...changes,
});
const options = ['now', 'later', 'practice', 'tour'] as const;
const allowedTo = (value: unknown) => ({ _tag: 'Allowed', value });
const refusedFor = (reason: object) => ({ _tag: 'Refused', reason });

describe('Choosing when to record', () => {
  it.each(cases('recording/options-screen', { option: oneOf('now', 'practice', 'later', 'tour'), screen: text }))(
    '$title',
    ({ option, screen }) => {
      expect(chooseRecordingOption(option, terms(), 5)).toEqual(allowedTo(screen));
    },
  );

  it.each(cases('recording/options-score-needed', { score: optional(number), answer: data }))(
    '$title',
    ({ score, answer }) => {
      expect(chooseRecordingOption('now', terms(), score)).toEqual(answer);
    },
  );

  it.each(cases('recording/options-no-score-needed', { option: oneOf('now', 'practice', 'later', 'tour') }))(
    '$title',
    ({ option }) => {
      expect(chooseRecordingOption(option, terms(), undefined)._tag).toBe('Allowed');
      expect(chooseRecordingOption(option, terms(), 0)._tag).toBe('Allowed');
    },
  );

  it.each(cases('recording/options-closed-first', { option: oneOf(...options) }))('$title', ({ option }) => {
    const closed = terms({ blocked: true, mayRecordLater: false });
    expect(mayChoose(option, closed)).toEqual(refusedFor({ _tag: 'PositionNotOpen', because: 'blocked' }));
  });

  it('later needs a position that allows it; the others do not [spec 2 §6, §2.7]', () => {
    const strict = terms({ mayRecordLater: false });
    expect(chooseRecordingOption('later', strict, 5)).toEqual(refusedFor({ _tag: 'RecordingLaterNotAllowed' }));
    for (const option of ['now', 'practice', 'tour'] as const)
      expect(chooseRecordingOption(option, strict, 5)._tag).toBe('Allowed');
  });

  it.each(cases('recording/options-later-offered', { mayRecordLater: yesNo, offered: list(text) }))(
    '$title',
    ({ mayRecordLater, offered }) => {
      expect(offeredOptions(mayRecordLater)).toEqual(offered);
    },
  );

  it.each(cases('recording/options-not-open', { option: oneOf(...options) }))('$title', ({ option }) => {
    expect(chooseRecordingOption(option, terms({ blocked: true, published: false }), 5)).toEqual(
      refusedFor({ _tag: 'PositionNotOpen', because: 'blocked' }),
    );
    expect(chooseRecordingOption(option, terms({ published: false, submittedAt }), 5)).toEqual(
      refusedFor({ _tag: 'PositionNotOpen', because: 'unpublished' }),
    );
  });

  it.each(cases('recording/options-already-submitted', { uploaded: yesNo, submission: text }))(
    '$title',
    ({ uploaded, submission }) => {
      const submitted = terms({ submittedAt, resume: { option: 'required', uploaded, proceededWithout: false } });
      const refusal = refusedFor({ _tag: 'AlreadySubmitted', submission, at: submittedAt });
      for (const option of options) expect(chooseRecordingOption(option, submitted, 5)).toEqual(refusal);
      expect(mailLinkLeadsTo(submitted)).toEqual(refusal);
    },
  );

  it.each(cases('recording/options-last-day', { day: text, allowed: yesNo }))('$title', ({ day, allowed: may }) => {
    const lastDay = { until: date('2026-12-10'), today: date(day) };
    const given = terms({ lastDay });
    const answer = may ? allowedTo(undefined) : refusedFor({ _tag: 'RecordingOver', ...lastDay });
    expect(mayRecord(given)).toEqual(answer);
    for (const option of ['now', 'later'] as const) expect(mayChoose(option, given)).toEqual(answer);
    // Practice and the tour record nothing, and what was received may be submitted.
    for (const option of ['practice', 'tour'] as const) expect(mayChoose(option, given)).toEqual(allowedTo(undefined));
    expect(recordingOpen(given)).toEqual(allowedTo(undefined));
  });

  /** The last day, and the day in a zone that is so far ahead of UTC. */
  const lastDayIn = (ahead: number, until: string) => (moment: Instant) => ({
    until: date(until),
    today: date(new Date(plus(moment, ahead)).toISOString().slice(0, 10)),
  });

  it.each(cases('recording/options-answer-too-late', { begun: text, arrived: text, then: text }))(
    '$title',
    ({ begun, arrived, then }) => {
      const times = { begun: at(`2026-12-10T${begun}:00-06:00`), now: at(`2026-12-11T${arrived}:00-06:00`) };
      expect(mayTakeArrived(terms(), lastDayIn(hours(-6), '2026-12-10'), times)).toEqual(
        then === 'taken'
          ? allowedTo(undefined)
          : refusedFor({ _tag: 'AnswerTooLate', until: '2026-12-10', atMost: hours(3) }),
      );
    },
  );

  it('an answer begun after the last day is not taken, however soon it arrives; without a last day none is late [R32]', () => {
    const times = { begun: at('2026-12-11T00:00:00Z'), now: at('2026-12-11T00:01:00Z') };
    expect(mayTakeArrived(terms(), lastDayIn(0, '2026-12-10'), times)).toEqual(
      refusedFor({ _tag: 'RecordingOver', until: '2026-12-10', today: '2026-12-11' }),
    );
    expect(mayTakeArrived(terms(), () => undefined, times)).toEqual(allowedTo(undefined));
    expect(mayTakeArrived(terms({ blocked: true }), () => undefined, times)).toEqual(
      refusedFor({ _tag: 'PositionNotOpen', because: 'blocked' }),
    );
  });

  it('takes what began by the end of the last day and arrived before three hours were over, and nothing else [R32]', () => {
    const midnight = Date.parse('2026-12-11T00:00:00Z');
    // Around both ends, to the millisecond.
    const near = fc.oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -hours(2), max: hours(2) }));
    const from = (ends: readonly number[]) => fc.tuple(fc.constantFrom(...ends), near).map(([end, by]) => end + by);
    fc.assert(
      fc.property(
        fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => minutes(15) * quarters),
        from([0, -hours(24)]),
        from([0, hours(3), hours(24)]),
        fc.boolean(),
        (ahead, begunAfter, nowAfter, published) => {
          // The model has the moments as numbers, and no days.
          const end = midnight - ahead;
          const [begun, now] = [
            at(new Date(end + begunAfter).toISOString()),
            at(new Date(end + nowAfter).toISOString()),
          ];
          const answer = mayTakeArrived(terms({ published }), lastDayIn(ahead, '2026-12-10'), { begun, now });
          const over = begunAfter >= 0 ? 'RecordingOver' : 'AnswerTooLate';
          const late = begunAfter >= 0 || nowAfter >= 10_800_000;
          const reason = published ? over : 'PositionNotOpen';
          if (published && !late) expect(answer).toEqual(allowedTo(undefined));
          else expect(answer).toMatchObject(refusedFor({ _tag: reason }));
        },
      ),
      { numRuns: 1_000 },
    );
    expect(arrivesWithin).toBe(10_800_000);
  });

  it('from the link in an email leads to the tour while it is open [spec 2 §4.3]', () => {
    expect(mailLinkLeadsTo(terms())).toEqual(allowedTo('tour-from-mail'));
    expect(mailLinkLeadsTo(terms({ published: false }))).toEqual(
      refusedFor({ _tag: 'PositionNotOpen', because: 'unpublished' }),
    );
    expect(recordingOpen(terms())).toEqual(allowedTo(undefined));
  });

  it('never starts a recording that is closed, submitted or below a score of 5 [R22, spec 2 §4.3]', () => {
    const days = fc.constantFrom(...['2026-11-30', '2026-12-09', '2026-12-10', '2027-01-01'].map(date));
    const any = fc.record({
      published: fc.boolean(),
      blocked: fc.boolean(),
      submittedAt: fc.constantFrom(undefined, submittedAt),
      resume: fc.record({
        option: fc.constantFrom('none', 'optional', 'required', 'unknown', undefined),
        uploaded: fc.boolean(),
        proceededWithout: fc.boolean(),
      }),
      mayRecordLater: fc.boolean(),
      lastDay: fc.option(fc.record({ until: days, today: days }), { nil: undefined }),
    } as const);
    const scores = fc.option(
      fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
      { nil: undefined },
    );
    fc.assert(
      fc.property(fc.constantFrom(...options), any, scores, (option, given, score) => {
        const answer = chooseRecordingOption(option, given, score);
        const open = given.published && !given.blocked && given.submittedAt === undefined;
        // The model compares the texts of the days.
        const inTime = given.lastDay === undefined || given.lastDay.today.localeCompare(given.lastDay.until) <= 0;
        expect(mayRecord(given)._tag).toBe(open && inTime ? 'Allowed' : 'Refused');
        const extra =
          (option === 'now' && inTime && score !== undefined && score * 10 >= 50) ||
          (option === 'later' && inTime && given.mayRecordLater) ||
          option === 'practice' ||
          option === 'tour';
        expect(answer._tag).toBe(open && extra ? 'Allowed' : 'Refused');
      }),
      { numRuns: 1_000 },
    );
  });
});
