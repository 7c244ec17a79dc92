import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { liveOpening } from '../../domain/applications/room-opening';
import type { NoSuchCall, VoiceUnavailable } from './meeting.api';
import type { VoiceToken } from './voice-call.port';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { mediumOf } from './medium.service';

type Failure = NoSuchCall | VoiceUnavailable | StoreUnavailable;

/** Whether one of the caller's audio interviews with this app_sid may be called now (R49, R12, R62). */
const mayCall = (
  { applications, meetings }: Store,
  { clock, meetingSetUp }: Pick<ServiceDependencies, 'clock' | 'meetingSetUp'>,
  caller: CandidateId,
  app: string,
): FromStore<boolean> =>
  inOrder(function* () {
    let may = false;
    for (const { application, position } of yield* take(applications.of(caller))) {
      const particulars = O.toUndefined(yield* take(applications.particularsOf(caller, position.positionId)));
      const agreed = O.toUndefined(yield* take(meetings.agreedAt(caller, position.positionId)));
      const medium = mediumOf(position, particulars, meetingSetUp);
      if (medium._tag !== 'Audio' || medium.app !== app) continue;
      if (liveOpening(application, agreed, clock.now())._tag === 'Allowed') may = true;
    }
    return may;
  });

/**
 * GET settings/conferencetoken/{app_sid} (spec 2 §7): our server asks the call provider, so that our token never leaves our origin, and a 401 of theirs
 * ends no session of ours (R49).
 */
export const conferenceToken =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'meetingSetUp' | 'voiceTokens'>) =>
  (caller: CandidateId, { app }: { readonly app: string }): TE.TaskEither<Failure, { readonly token: VoiceToken }> =>
    inOrder(function* () {
      const may = yield* take(deps.unitOfWork.run((store) => mayCall(store, deps, caller, app)));
      if (!may) return yield* refuse({ _tag: 'NoSuchCall' });
      return { token: yield* take(deps.voiceTokens.tokenFor(app)) };
    });
