import * as fc from 'fast-check';
import { interviewerNoShow } from '../../../domain/live-interview/interviewer-no-show';
import { emptyRoom, roomWatched, watchRoom, type RoomEvent } from '../../../domain/live-interview/room-watch';
import { plus, type Instant } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { measured, timeUnits } from '../../../adapters/rules/cases/measures';
import { cases } from '../../support/cases/cases';
import { duration, list, optional, said } from '../../../adapters/rules/cases/columns';

const schedule = at('2026-12-04T15:30:00Z');
/** Seconds after the schedule. */
const after = (seconds: number): Instant => plus(schedule, seconds * 1_000);

const tags = [
  'CandidateCame',
  'CandidateLeft',
  'CandidateLineLost',
  'OtherCame',
] as const satisfies readonly RoomEvent['_tag'][];
type Story = readonly (readonly [second: number, event: RoomEvent['_tag']])[];

const watched = (story: Story, second: number) =>
  roomWatched(
    story.reduce((watch, [happened, _tag]) => watchRoom(schedule, watch, { _tag }, after(happened)), emptyRoom),
    schedule,
    after(second),
  );

const time = measured(timeUnits);
/** `CandidateCame: -1 min`, counted from the schedule. */
const happening = said('what happened, such as CandidateCame: -1 min', (cell): Story[number] | undefined => {
  const [, name, when = ''] = /^(\w+): (.+)$/.exec(cell) ?? [];
  const tag = tags.find((one) => one === name);
  const ms = time(when);
  return tag === undefined || ms === undefined ? undefined : [ms / 1_000, tag];
});

describe('What the server sees of a room', () => {
  it.each(
    cases('live-interview/room-watch-candidate-since', {
      story: list(happening),
      now: duration,
      since: optional(duration),
    }),
  )('$title', ({ story, now, since }) => {
    expect(watched(story, now / 1_000)).toEqual({
      watchedSince: schedule,
      candidateSince: since === undefined ? undefined : plus(schedule, since),
      otherCame: false,
    });
  });

  it('is a room without a candidate before they arrive and after they leave [R36]', () => {
    const nobody = { candidate: { _tag: 'Away' }, otherCame: false };
    expect(emptyRoom).toEqual(nobody);
    const there = watchRoom(schedule, emptyRoom, { _tag: 'CandidateCame' }, after(0));
    expect(watchRoom(schedule, there, { _tag: 'CandidateLeft' }, after(100))).toEqual(nobody);
  });

  it('never forgets that someone else joined [R36]', () => {
    expect(
      watched(
        [
          [0, 'OtherCame'],
          [1, 'CandidateCame'],
          [2, 'CandidateLeft'],
        ],
        3,
      ).otherCame,
    ).toBe(true);
  });

  it('is a no-show only if the candidate was connected alone since the grace period began, with gaps under 60 s [R36]', () => {
    const event = fc.constantFrom('CandidateCame', 'CandidateLeft', 'CandidateLineLost', 'OtherCame' as const);
    const gap = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(59, 60, 61, 300));
    const story = fc.array(fc.tuple(gap, event), { maxLength: 12 }).map((steps) => {
      let second = 0;
      return steps.map(([wait, tag]) => [(second += wait), tag] as const);
    });
    fc.assert(
      fc.property(story, fc.integer({ min: 0, max: 120 }), (happened, later) => {
        const end = Math.max(906, (happened.at(-1)?.[0] ?? 0) + later);
        // Each second from 0 to the end, played by hand: on the line or not, and for how many seconds it has been away.
        let beganAt: number | undefined;
        let awaySince: number | undefined;
        let alone = true;
        for (let second = 0; second <= end; second += 1) {
          if (awaySince !== undefined && second - awaySince === 60) beganAt = awaySince = undefined;
          for (const [when, tag] of happened) {
            if (when !== second) continue;
            if (tag === 'OtherCame') alone = false;
            else if (tag === 'CandidateCame') [beganAt, awaySince] = [beganAt ?? second, undefined];
            else if (tag === 'CandidateLeft' && second < 896) beganAt = awaySince = undefined;
            else if (beganAt !== undefined) awaySince ??= second;
          }
        }
        const known = alone && beganAt !== undefined && beganAt <= 900;
        expect(interviewerNoShow(schedule, watched(happened, end), after(end))._tag).toBe(
          known ? 'Allowed' : 'Refused',
        );
      }),
      { numRuns: 500 },
    );
  });
});
