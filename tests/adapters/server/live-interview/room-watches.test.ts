import * as TE from 'fp-ts/TaskEither';
import { roomWatches } from '../../../../adapters/server/live-interview/room-watches';
import { known } from '../../../../domain/brand';
import type { CandidateId } from '../../../../domain/ids/candidate-id';
import type { PositionId } from '../../../../domain/ids/position-ids';
import { minutes, seconds } from '../../../../domain/time/duration';
import { plus, type Instant } from '../../../../domain/time/instant';

const start = known<Instant>(1_800_000_000_000);
const key = '7.4711';
const candidate = {
  key,
  startsAt: start,
  of: { candidateId: known<CandidateId>(7), positionId: known<PositionId>(4711) },
};
const came = { _tag: 'CandidateCame' } as const;

/** What one process saw of the room since long before the interview, and the no-shows that it wrote. */
const aProcess = () => {
  let now = plus(start, -minutes(60));
  const noted: Instant[] = [];
  const watches = roomWatches({
    now: () => now,
    noteInterviewerNoShow: ({ startsAt }) => {
      noted.push(startsAt);
      return TE.right(true);
    },
  });
  return {
    watches,
    noted,
    at: (next: Instant) => {
      now = next;
    },
  };
};

const due = plus(start, minutes(15) + seconds(6));

describe('Of several processes, the one with the candidate [R36]', () => {
  it('writes a no-show if nobody came', async () => {
    const { watches, noted, at } = aProcess();
    at(start);
    watches.saw(candidate, came);
    at(plus(due, -1));
    await watches.look();
    expect(noted).toEqual([]);
    at(due);
    await watches.look();
    expect(noted).toEqual([start]);
  });

  it.each([
    ['after', -minutes(5), -minutes(3)],
    ['before', -minutes(3), -minutes(5)],
  ])('writes none if the interviewer entered through another one %s the candidate', async (_, cameAt, otherAt) => {
    const { watches, noted, at } = aProcess();
    const events = [
      { when: cameAt, happens: () => watches.saw(candidate, came) },
      { when: otherAt, happens: () => watches.otherCame(key, start) },
    ].sort((a, b) => a.when - b.when);
    for (const { when, happens } of events) {
      at(plus(start, when));
      happens();
      await watches.look();
    }
    at(due);
    await watches.look();
    expect(noted).toEqual([]);
  });

  it('knows that the interviewer came for an earlier time of the interview, not for this one', async () => {
    const { watches, noted, at } = aProcess();
    watches.otherCame(key, plus(start, -minutes(30)));
    at(start);
    watches.saw(candidate, came);
    watches.otherCame(key, plus(start, -minutes(30)));
    at(due);
    await watches.look();
    expect(noted).toEqual([start]);
  });
});
