import * as fc from 'fast-check';
import { interviewerNoShow } from '../../../domain/live-interview/interviewer-no-show';
import { emptyRoom, roomWatched, watchRoom, type RoomEvent } from '../../../domain/live-interview/room-watch';
import { plus, type Instant } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';

const schedule = at('2026-12-04T15:30:00Z');
/** Seconds after the schedule. */
const after = (seconds: number): Instant => plus(schedule, seconds * 1_000);

type Story = readonly (readonly [second: number, event: RoomEvent['_tag']])[];

const watched = (story: Story, second: number) =>
  roomWatched(
    story.reduce((watch, [happened, _tag]) => watchRoom(schedule, watch, { _tag }, after(happened)), emptyRoom),
    schedule,
    after(second),
  );

describe('What the server sees of a room', () => {
  it.each<[what: string, story: Story, second: number, since: number | undefined]>([
    ['nobody came', [], 0, undefined],
    ['the candidate came', [[-60, 'CandidateCame']], 0, -60],
    [
      'and came in a second tab: since the first',
      [
        [-60, 'CandidateCame'],
        [-30, 'CandidateCame'],
      ],
      0,
      -60,
    ],
    [
      'their line was lost 59 s ago: a reload',
      [
        [0, 'CandidateCame'],
        [100, 'CandidateLineLost'],
      ],
      159,
      0,
    ],
    [
      'their line was lost 60 s ago: they are away',
      [
        [0, 'CandidateCame'],
        [100, 'CandidateLineLost'],
      ],
      160,
      undefined,
    ],
    [
      'it came back after 59 s',
      [
        [0, 'CandidateCame'],
        [100, 'CandidateLineLost'],
        [159, 'CandidateCame'],
      ],
      300,
      0,
    ],
    [
      'it came back after 60 s',
      [
        [0, 'CandidateCame'],
        [100, 'CandidateLineLost'],
        [160, 'CandidateCame'],
      ],
      300,
      160,
    ],
    [
      'it was lost twice: the first counts',
      [
        [0, 'CandidateCame'],
        [100, 'CandidateLineLost'],
        [130, 'CandidateLineLost'],
      ],
      160,
      undefined,
    ],
    [
      'they left',
      [
        [0, 'CandidateCame'],
        [100, 'CandidateLeft'],
      ],
      100,
      undefined,
    ],
    [
      'they left and came again',
      [
        [0, 'CandidateCame'],
        [100, 'CandidateLeft'],
        [101, 'CandidateCame'],
      ],
      300,
      101,
    ],
    [
      'a page that left at 14:55.999 left by hand',
      [
        [0, 'CandidateCame'],
        [895.999, 'CandidateLeft'],
      ],
      906,
      undefined,
    ],
    [
      'a page that left at 14:56 left on its own',
      [
        [0, 'CandidateCame'],
        [896, 'CandidateLeft'],
      ],
      906,
      0,
    ],
    ['a line that is lost before anybody came', [[100, 'CandidateLineLost']], 100, undefined],
    ['a leave before anybody came', [[900, 'CandidateLeft']], 906, undefined],
  ])('%s [R36, R37]', (_what, story, second, since) => {
    expect(watched(story, second)).toEqual({
      watchedSince: schedule,
      candidateSince: since === undefined ? undefined : after(since),
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
