import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import { noShowAt } from '../../domain/live-interview/interviewer-no-show';
import { roomRemembered } from '../../domain/live-interview/room-history';
import { hours, seconds } from '../../domain/time/duration';
import { between, minus, plus } from '../../domain/time/instant';
import type { InterviewBegun } from '../applications/appointments.store';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { mediumOf } from './medium.service';
import { noteInterviewerNoShow } from './no-show.service';
import { roomPlaceOf, type RoomPlace } from './room-address.service';

/** VERIFY, then: How stale a provider's data may be: Daily's presence lags by 15 s, and a new participant is recorded 10 to 15 s after joining. */
const settlesWithin = seconds(30);

/** How long an interview is looked at while the provider, the store or our server is away; a provider's meeting may have begun as long before. */
const lookedAtFor = hours(24);

/** Where it takes place, if Daily has it. */
const placeOf = (
  { unitOfWork, meetingSetUp, secrets }: ServiceDependencies,
  { candidateId, positionId }: InterviewBegun,
): FromStore<RoomPlace | undefined> =>
  unitOfWork.run(({ applications }) =>
    inOrder(function* () {
      const found = yield* take(applications.find(candidateId, positionId));
      const particulars = O.toUndefined(yield* take(applications.particularsOf(candidateId, positionId)));
      if (O.isNone(found)) return undefined;
      const { position } = found.value;
      return mediumOf(position, particulars, meetingSetUp)._tag === 'Audio'
        ? undefined
        : roomPlaceOf(meetingSetUp, secrets, { candidateId, positionId }, position, particulars);
    }),
  );

/** Judges one interview. Left if the store or the provider can't be reached. */
const judge = (deps: ServiceDependencies, begun: InterviewBegun) =>
  inOrder(function* () {
    const { roomKeeper } = deps;
    const place = yield* take(placeOf(deps, begun));
    if (roomKeeper === undefined || place?._tag !== 'Daily' || place.room === undefined) return;
    const { room, candidateId } = place;
    const stays = yield* take(roomKeeper.stays(room, minus(begun.startsAt, lookedAtFor)));
    const watched = roomRemembered(
      begun.startsAt,
      stays.map(({ guestId, from, until }) => ({ who: guestId === candidateId ? 'candidate' : 'other', from, until })),
    );
    yield* take(noteInterviewerNoShow(deps)({ ...begun, ...watched }));
  });

/**
 * Asks the provider of the rooms who was there, once for each interview, when the no-show of its interviewer could be known; 12 is written as for the peer
 * room (R36). While the provider doesn't answer nothing is known and nothing written; it is asked again at the next look, for a day. A provider remembers
 * what happened while our server was down.
 */
export const watchProvider = (deps: ServiceDependencies): T.Task<undefined> => {
  let judged: ReadonlySet<string> = new Set();
  return async () => {
    if (deps.roomKeeper === undefined) return undefined;
    const now = deps.clock.now();
    const latest = minus(now, between(now, plus(noShowAt(now), settlesWithin)));
    const found = await deps.unitOfWork.run(({ appointments }) =>
      appointments.interviewsBegun(minus(now, lookedAtFor), latest),
    )();
    if (E.isLeft(found)) return undefined;
    const known = new Set<string>();
    for (const begun of found.right) {
      const key = [begun.candidateId, begun.positionId, begun.startsAt].join(' ');
      if (judged.has(key) || E.isRight(await judge(deps, begun)())) known.add(key);
    }
    judged = known;
    return undefined;
  };
};
