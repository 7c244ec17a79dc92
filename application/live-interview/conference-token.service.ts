import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { liveOpening } from '../../domain/applications/room-opening';
import type { NoSuchCall, VoiceUnavailable } from './meeting.api';
import type { VoiceToken } from './voice-call.port';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
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
  pipe(
    applications.of(caller),
    TE.flatMap(
      TE.traverseSeqArray(({ application, position }) =>
        pipe(
          applications.particularsOf(caller, position.positionId),
          TE.bindTo('particulars'),
          TE.bind('agreed', () => meetings.agreedAt(caller, position.positionId)),
          TE.map(({ particulars, agreed }) => {
            const medium = mediumOf(position, O.toUndefined(particulars), meetingSetUp);
            return (
              medium._tag === 'Audio' &&
              medium.app === app &&
              liveOpening(application, O.toUndefined(agreed), clock.now())._tag === 'Allowed'
            );
          }),
        ),
      ),
    ),
    TE.map((each) => each.some((may) => may)),
  );

/**
 * GET settings/conferencetoken/{app_sid} (spec 2 §7): our server asks the call provider, so that our token never leaves our origin, and a 401 of theirs
 * ends no session of ours (R49).
 */
export const conferenceToken =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'meetingSetUp' | 'voiceTokens'>) =>
  (caller: CandidateId, { app }: { readonly app: string }): TE.TaskEither<Failure, { readonly token: VoiceToken }> =>
    pipe(
      deps.unitOfWork.run<StoreUnavailable, boolean>((store) => mayCall(store, deps, caller, app)),
      TE.flatMap((may): TE.TaskEither<Failure, VoiceToken> =>
        may ? deps.voiceTokens.tokenFor(app) : TE.left({ _tag: 'NoSuchCall' }),
      ),
      TE.map((token) => ({ token })),
    );
