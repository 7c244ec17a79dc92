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
import type { InterviewerLetIn, InterviewLinkRefused } from './interviewer.api';
import { liveIsOn } from '../../domain/applications/room-opening';
import type { InterviewLinkMade, InterviewLinkWanted } from './interview-room.port';
import type { SessionToken } from '../identity/secrets.port';
import type { Store } from '../ports/unit-of-work';
import type { InterviewerPass } from './interviewers.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { lockNamed } from '../applications/named-application.service';
import { mediumOf } from './medium.service';
import { entryTo, passInto, roomPlaceOf } from './room-address.service';

type LinkFailure = InterviewLinkRefused | StoreUnavailable;

/**
 * Makes a link that lets one interviewer into the room of one interview (ours). The peer room's works once; its code is stored sealed (R3c), and stands
 * behind the #, so that it gets into no log. Daily's leads to Daily's own page, with a pass where the room asks for one.
 */
export const makeInterviewLink =
  (deps: ServiceDependencies) =>
  ({ name, ...named }: InterviewLinkWanted): TE.TaskEither<LinkFailure, InterviewLinkMade> => {
    const { unitOfWork, secrets, publicUrl, meetingSetUp } = deps;
    const code = secrets.newToken();
    const toMake = (store: Store) =>
      inOrder(function* () {
        const { application, position, candidateId } = yield* take(lockNamed(store)(named));
        const of = { candidateId, positionId: named.positionId };
        const particulars = O.toUndefined(yield* take(store.applications.particularsOf(candidateId, named.positionId)));
        const { scheduledAt: startsAt } = application;
        const medium = mediumOf(position, particulars, meetingSetUp);
        if (startsAt === undefined || !liveIsOn(application) || medium._tag !== 'Video')
          return yield* refuse({ _tag: 'NoLiveInterview' });
        const place = roomPlaceOf(meetingSetUp, secrets, of, position, particulars);
        const until = interviewerPassUntil(startsAt);
        if (place._tag === 'Peer')
          yield* take(store.interviewers.addLink(secrets.sealLink(code), { ...of, name, until }));
        return { place, startsAt, until };
      });
    return inOrder(function* () {
      const { place, startsAt, until } = yield* take(unitOfWork.run(toMake));
      if (place._tag === 'Peer')
        return { url: `${publicUrl}${toPath(interviewerPage)}#${code}`, until, worksOnce: true };
      const pass = yield* take(passInto(deps, place, { startsAt, name, guestId: undefined }));
      return { url: entryTo(deps, place, pass), until, worksOnce: false };
    });
  };

type PassFailure = InterviewLinkOver | StoreUnavailable;

const linkOver: InterviewLinkOver = { _tag: 'InterviewLinkOver' };

const stillHolds = (
  { clock }: Pick<ServiceDependencies, 'clock'>,
  pass: FromStore<O.Option<InterviewerPass>>,
): TE.TaskEither<PassFailure, InterviewerPass> =>
  inOrder(function* () {
    const held = yield* found(pass, linkOver);
    yield* granted(interviewerPassHolds(held.until, clock.now()));
    return held;
  });

/** The button of the link's page was pressed: the first press gets its own session, so that a reload locks no one out (ours). */
export const openInterview = (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) => {
  const { unitOfWork, clock, secrets } = deps;
  return ({ link }: { readonly link: SessionToken }): TE.TaskEither<PassFailure, InterviewerLetIn> => {
    if (secrets.originOf(link) === 'Foreign') return TE.left(linkOver);
    const session = secrets.newToken();
    return unitOfWork.run(({ interviewers }) =>
      pipe(
        stillHolds(deps, interviewers.useLink(secrets.sealLink(link), secrets.sealToken(session), clock.now())),
        TE.map(({ until }) => ({ session, until })),
      ),
    );
  };
};

/** Whose room an interviewer's session opens. */
export const passOf =
  (deps: Pick<ServiceDependencies, 'clock' | 'secrets'>, { interviewers }: Pick<Store, 'interviewers'>) =>
  (session: SessionToken): TE.TaskEither<PassFailure, InterviewerPass> =>
    stillHolds(deps, interviewers.withSession(deps.secrets.sealToken(session)));
