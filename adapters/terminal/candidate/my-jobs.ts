import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isSignedIn } from '../../../application/identity/sign-in.journey';
import type { JobsList, ListedApplication } from '../../../application/applications/applications.api';
import { sayBookingRefusal } from '../../../application/applications/scheduling-refusals.words';
import type { PositionId } from '../../../domain/ids/position-ids';
import { listedApplication } from '../../contract/applications/application.wire';
import type { Application } from '../../../domain/applications/application';
import type { Done } from './command';
import type { CandidateWorld } from './candidate-world';
import { sayOr } from './say-failure';
import { sayStanding } from './say-job';

export const notSignedIn: readonly string[] = ['Nobody is signed in here. Ask for a code with: sign-in EMAIL'];

/** My Job Applications. Its answer also carries the server's time, so every command begins with it. */
export const myJobs = ({ api, session, portal }: CandidateWorld): TE.TaskEither<readonly string[], JobsList> =>
  isSignedIn(session) ? pipe(api.listApplications(), TE.mapLeft(sayOr<never>(portal, () => []))) : TE.left(notSignedIn);

/** The candidate's own application to a position. */
export const myJob = (
  world: CandidateWorld,
  positionId: PositionId,
): TE.TaskEither<readonly string[], ListedApplication> =>
  pipe(
    myJobs(world),
    TE.flatMap(({ applications }) =>
      TE.fromNullable([sayBookingRefusal({ _tag: 'NoSuchApplication' })])(
        applications.find(({ application }) => application.positionId === positionId),
      ),
    ),
  );

/** The application after an act, fetched again, so that the output shows what the portal holds. */
export const standing = (
  world: CandidateWorld,
  positionId: PositionId,
  lines: readonly string[],
): TE.TaskEither<readonly string[], Done & { readonly application: Application }> =>
  pipe(
    myJob(world, positionId),
    TE.map((job) => ({
      lines: [...lines, sayStanding(job, { now: world.clock.now(), ownZone: world.environment.zone() })],
      json: listedApplication.type.encode(job),
      application: job.application,
    })),
  );
