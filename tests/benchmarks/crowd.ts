import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { TimeRequest } from '../../application/scheduling/scheduling.api';
import type { Secrets, SessionToken } from '../../application/identity/secrets.port';
import type { Store, UnitOfWork } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import { systemClock } from '../../adapters/server/clock/system-clock';
import type { Slot } from '../../domain/positions/slot';
import { addDays } from '../../domain/time/calendar-date';
import { printIsoInstant } from '../../domain/time/instant';
import { anApplication, communityId, positionId } from '../support/builders/applications';
import { aCandidate, email, key } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { date, time } from '../support/builders/time';
import { answerOf } from '../support/world/answers';

/** What one of them sends to book. */
export interface Wish {
  readonly token: SessionToken;
  readonly request: TimeRequest;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Half hours from eight in the morning, 24 a day, from the day after tomorrow: clocks do not change at these hours. */
const slotOf = (n: number): Slot => {
  const [day, half] = [Math.floor(n / 24), n % 24];
  const hour = 8 + Math.floor(half / 2);
  return {
    date: addDays(date(printIsoInstant(systemClock.now()).slice(0, 10)), 2 + day),
    from: time(half % 2 === 0 ? `${two(hour)}:00` : `${two(hour)}:30`),
    to: time(half % 2 === 0 ? `${two(hour)}:30` : `${two(hour + 1)}:00`),
  };
};

/** One of the crowd's jobs. */
export const job = (n: number) => ({ communityId: communityId(7), positionId: positionId(9_000 + n) });

const halves = (people: number): readonly Slot[] => Array.from({ length: people }, (_, person) => slotOf(person));

/** The day after tomorrow in 96 quarter hours. */
const quarters: readonly Slot[] = Array.from({ length: 96 }, (_, n) => {
  const [hour, quarter] = [Math.floor(n / 4), (n % 4) * 15];
  const end = n === 95 ? '23:59' : `${two(Math.floor((n + 1) / 4))}:${two(((n + 1) % 4) * 15)}`;
  return { date: slotOf(0).date, from: time(`${two(hour)}:${two(quarter)}`), to: time(end) };
});

const putJob = ({ provisioning }: Store, slots: readonly Slot[], n: number): FromStore<undefined> =>
  pipe(
    provisioning.putPosition(aPosition(job(n))),
    TE.flatMap(() =>
      provisioning.putSlots(
        job(n).positionId,
        'video',
        slots.map((slot) => ({ slot, capacity: 1 })),
      ),
    ),
  );

const putPerson = (store: Store, secrets: Secrets, jobs: number, n: number): FromStore<SessionToken> => {
  const token = secrets.newToken();
  return pipe(
    store.provisioning.putCandidate(aCandidate({ email: email(`candidate-${n}@example.org`) })),
    TE.tap((id) => store.sessions.open(secrets.sealToken(token), id, systemClock.now())),
    TE.tap((id) =>
      pipe(
        Array.from({ length: jobs }, (_, nth) => nth),
        TE.traverseSeqArray((nth) => store.provisioning.addApplication(id, anApplication(job(nth)), undefined)),
      ),
    ),
    TE.map(() => token),
  );
};

/**
 * Signed-in candidates who may choose a time, the same people for each of several jobs; everyone wants a different slot. Returns what they will send,
 * by job.
 */
export const gather = async (
  unitOfWork: UnitOfWork,
  secrets: Secrets,
  { people, jobs, fullDay = false }: { readonly people: number; readonly jobs: number; readonly fullDay?: boolean },
): Promise<readonly (readonly Wish[])[]> => {
  const numbers = (length: number) => Array.from({ length }, (_, n) => n);
  const tokens = await answerOf(
    unitOfWork.run((store) =>
      pipe(
        numbers(jobs),
        TE.traverseSeqArray((n) => putJob(store, fullDay ? quarters : halves(people), n)),
        TE.flatMap(() =>
          pipe(
            numbers(people),
            TE.traverseSeqArray((n) => putPerson(store, secrets, jobs, n)),
          ),
        ),
      ),
    ),
  );
  return numbers(jobs).map((nth) =>
    tokens.map((token, person) => ({
      token,
      request: {
        ...job(nth),
        slot: slotOf(person),
        act: 'Book',
        kind: 'video',
        videoPreference: 'peer',
        key: key(`job ${nth} person ${person}`),
      },
    })),
  );
};
