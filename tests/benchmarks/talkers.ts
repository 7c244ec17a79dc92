import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Secrets, SessionToken } from '../../application/identity/secrets.port';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { anApplication } from '../support/builders/applications';
import { hiringManagerId } from '../support/builders/chat';
import { aCandidate, email } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { answerOf } from '../support/world/answers';
import { job } from './crowd';

/** A candidate who is signed in and has a conversation with a manager. */
export interface Talker {
  readonly email: ReturnType<typeof email>;
  readonly manager: ReturnType<typeof hiringManagerId>;
  readonly token: SessionToken;
}

/** What one manager writes is stored one after another. */
const managers = 100;

/** So many candidates of one job, each with a conversation with one of a hundred managers. */
export const gatherTalkers = (unitOfWork: UnitOfWork, secrets: Secrets, people: number): Promise<readonly Talker[]> =>
  answerOf(
    unitOfWork.run(({ provisioning, sessions, chat }) =>
      pipe(
        provisioning.putPosition(aPosition(job(0))),
        TE.flatMap(() =>
          pipe(
            Array.from({ length: people }, (_, n) => n),
            TE.traverseSeqArray((n) => {
              const manager = hiringManagerId(900 + (n % managers));
              const talker = { email: email(`talker-${n}@example.org`), manager, token: secrets.newToken() };
              return pipe(
                provisioning.putCandidate(aCandidate({ email: talker.email })),
                TE.tap((id) => sessions.open(secrets.sealToken(talker.token), id, systemClock.now())),
                TE.tap((id) => provisioning.addApplication(id, anApplication(job(0)), undefined)),
                TE.tap((id) => chat.open(id, job(0).positionId, { id: manager, name: `Manager ${n % managers}` })),
                TE.map(() => talker),
              );
            }),
          ),
        ),
      ),
    ),
  );
