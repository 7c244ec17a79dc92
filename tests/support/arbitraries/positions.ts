import * as fc from 'fast-check';
import type { JobType, Position, Shift, StagePlace } from '../../../domain/positions/position';
import { communityId, positionId } from '../builders/applications';
import { hiringManagerId } from '../builders/chat';
import { externalUrl } from '../builders/positions';
import { questionnaireId } from '../builders/screening';
import { colours } from './colours';
import { ordinaryDates, zones } from './time';

/** Texts as people write them: letters of any script, quotes, emoji, line ends; and characters that break careless stores. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      "Robert'); DROP TABLE candidates;--",
      'a "quoted" \\ back\\slash',
      'first line\r\n\tsecond line\n',
      '老人ホーム 👩🏽‍⚕️ naïve Ünïcödé',
      '$1 {} [] null NULL %s',
    ),
  },
);

const plainIds = fc.integer({ min: 1, max: 9_999_999_999 });
const perhaps = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.option(arbitrary, { nil: undefined });
const cents = fc.integer({ min: 0, max: 100_000_000 }).map((n) => n / 100);
const filled = texts.filter((text) => text !== '');
/** An empty coordinate is read as none. */
const places: fc.Arbitrary<StagePlace> = fc.record({
  address: texts,
  instructions: texts,
  latitude: perhaps(filled),
  longitude: perhaps(filled),
});
const limits = perhaps(fc.nat({ max: 9 }));

/** Any position an employer may publish. */
export const positions: fc.Arbitrary<Position> = fc
  .record({
    ids: fc.record({ positionId: plainIds, communityId: plainIds }),
    words: fc.record({
      positionName: texts,
      role: texts,
      communityName: texts,
      clientName: texts,
      address: texts,
      description: texts,
      instructions: texts,
      benefits: texts,
      aboutCompany: texts,
    }),
    terms: fc.record({
      zone: zones,
      published: fc.boolean(),
      interviewKind: fc.constantFrom(undefined, 'video', 'in-person', 'self-record'),
      onboarding: fc.boolean(),
      resume: fc.constantFrom('none', 'optional', 'required'),
      sameDaySlots: fc.boolean(),
      pay: perhaps(
        fc.record({
          basis: fc.constantFrom('starting', 'exact', 'maximum', 'range'),
          rate: fc.constantFrom('hour', 'day', 'week', 'month', 'year'),
          minimum: cents,
          maximum: cents,
        } as const),
      ),
      jobTypes: fc.subarray<JobType>(['full-time', 'part-time', 'prn']),
      shifts: fc.subarray<Shift>(['morning', 'afternoon', 'night']),
      moveLimits: fc.record({ video: limits, 'in-person': limits, onboarding: limits, onsite: limits }),
    } as const),
    looks: fc.record({
      logoUrl: perhaps(fc.webUrl()),
      primary: colours,
      primaryFont: colours,
      introVideoUrl: perhaps(fc.webUrl()),
      videoUrl: perhaps(fc.webUrl()),
      hrisUrl: perhaps(fc.webUrl()),
      externalApplicationUrl: perhaps(fc.webUrl().map(externalUrl)),
      pixelUrl: perhaps(fc.webUrl()),
    }),
    asks: perhaps(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(questionnaireId)),
    place: fc.record({ latitude: perhaps(texts), longitude: perhaps(texts) }),
    later: fc.record({
      onboardingPlace: perhaps(places),
      onsitePlace: perhaps(places),
      hiringManager: perhaps(
        fc.record({ id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(hiringManagerId), name: texts }),
      ),
      recordUntil: perhaps(ordinaryDates),
    }),
    interviews: fc.record({
      videoPreference: fc.constantFrom(undefined, 'dailyco', 'peer'),
      meeting: perhaps(fc.webUrl()),
      dialIn: perhaps(fc.constantFrom('+1 312 555 0100', '0800 1')),
      thresholdValue: perhaps(fc.nat({ max: 1_000 }).map((n) => n / 10)),
      rerecordLimit: limits,
      mayRecordLater: fc.boolean(),
    } as const),
  })
  .map(({ ids, words, terms, looks, asks, place, later, interviews }): Position => ({
    ...words,
    ...terms,
    ...looks,
    ...place,
    ...later,
    ...interviews,
    questionnaireId: asks,
    positionId: positionId(ids.positionId),
    communityId: communityId(ids.communityId),
  }));
