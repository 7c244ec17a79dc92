import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  interviewerPassHolds,
  interviewerPassUntil,
  type InterviewLinkOver,
} from '../../domain/live-interview/interviewer-pass';
import { interviewerPage } from '../navigation/destination';
import { toPath } from '../navigation/path';
import type { InterviewerLetIn } from './interviewer.api';
import { liveIsOn } from '../../domain/applications/room-opening';
import type { InterviewLinkMade, InterviewLinkWanted } from './interview-room.port';
import type { InterviewLinkRefused } from './interviewer.api';
import type { SessionToken } from '../identity/secrets.port';
import type { Store } from '../ports/unit-of-work';
import type { InterviewerPass } from './interviewers.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { lockNamed } from '../applications/named-application.service';
import { unlessRefused } from '../service/unless-refused';
import type { Instant } from '../../domain/time/instant';
import { mediumOf } from './medium.service';
import { entryTo, passInto, roomPlaceOf, type RoomPlace } from './room-address.service';

type LinkFailure = InterviewLinkRefused | StoreUnavailable;

interface LinkToMake {
  readonly place: RoomPlace;
  readonly startsAt: Instant;
}

/**
 * Makes a link that lets one interviewer into the room of one interview (ours). The peer room's works once; its code is stored sealed (R3c), and stands
 * behind the #, so that it gets into no log. Daily's leads to Daily's own page, with a pass where the room asks for one.
 */
export const makeInterviewLink =
  (deps: ServiceDependencies) =>
  ({ name, ...named }: InterviewLinkWanted): TE.TaskEither<LinkFailure, InterviewLinkMade> => {
    const { unitOfWork, secrets, publicUrl, meetingSetUp } = deps;
    const code = secrets.newToken();
    return pipe(
      unitOfWork.run<LinkFailure, LinkToMake>((store) =>
        pipe(
          lockNamed(store)(named),
          TE.bindTo('found'),
          TE.bindW('particulars', ({ found }) => store.applications.particularsOf(found.candidateId, named.positionId)),
          TE.flatMap(
            ({
              found: { application, position, candidateId },
              particulars,
            }): TE.TaskEither<LinkFailure, LinkToMake> => {
              const { scheduledAt: startsAt } = application;
              const medium = mediumOf(position, O.toUndefined(particulars), meetingSetUp);
              if (startsAt === undefined || !liveIsOn(application) || medium._tag !== 'Video')
                return TE.left({ _tag: 'NoLiveInterview' });
              const of = { candidateId, positionId: named.positionId };
              const place = roomPlaceOf(meetingSetUp, secrets, of, position, O.toUndefined(particulars));
              const made: LinkToMake = { place, startsAt };
              if (place._tag === 'Daily') return TE.right(made);
              return pipe(
                store.interviewers.addLink(secrets.sealLink(code), {
                  ...of,
                  name,
                  until: interviewerPassUntil(startsAt),
                }),
                TE.map(() => made),
              );
            },
          ),
        ),
      ),
      TE.flatMap(({ place, startsAt }): TE.TaskEither<LinkFailure, InterviewLinkMade> => {
        const until = interviewerPassUntil(startsAt);
        return place._tag === 'Peer'
          ? TE.right({ url: `${publicUrl}${toPath(interviewerPage)}#${code}`, until, worksOnce: true })
          : pipe(
              passInto(deps, place, { startsAt, name, guestId: undefined }),
              TE.map((pass) => ({ url: entryTo(deps, place, pass), until, worksOnce: false })),
            );
      }),
    );
  };

type PassFailure = InterviewLinkOver | StoreUnavailable;

const stillHolds = (
  { clock }: Pick<ServiceDependencies, 'clock'>,
  pass: O.Option<InterviewerPass>,
): TE.TaskEither<PassFailure, InterviewerPass> =>
  pipe(
    pass,
    TE.fromOption((): PassFailure => ({ _tag: 'InterviewLinkOver' })),
    TE.tap(({ until }) => unlessRefused(interviewerPassHolds(until, clock.now()))),
  );

/** The button of the link's page was pressed: the first press gets its own session, so that a reload locks no one out (ours). */
export const openInterview = (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) => {
  const { unitOfWork, clock, secrets } = deps;
  return ({ link }: { readonly link: SessionToken }): TE.TaskEither<PassFailure, InterviewerLetIn> => {
    if (secrets.originOf(link) === 'Foreign') return TE.left({ _tag: 'InterviewLinkOver' });
    const session = secrets.newToken();
    return unitOfWork.run<PassFailure, InterviewerLetIn>(({ interviewers }) =>
      pipe(
        interviewers.useLink(secrets.sealLink(link), secrets.sealToken(session), clock.now()),
        TE.flatMap((pass) => stillHolds(deps, pass)),
        TE.map(({ until }) => ({ session, until })),
      ),
    );
  };
};

/** Whose room an interviewer's session opens. */
export const passOf =
  (deps: Pick<ServiceDependencies, 'clock' | 'secrets'>, { interviewers }: Pick<Store, 'interviewers'>) =>
  (session: SessionToken): TE.TaskEither<PassFailure, InterviewerPass> =>
    pipe(
      interviewers.withSession(deps.secrets.sealToken(session)),
      TE.flatMap((pass) => stillHolds(deps, pass)),
    );
