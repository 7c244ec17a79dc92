import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { whyNotOpened } from '../../../adapters/server/postgres/not-opened';
import { openStore } from '../../../adapters/server/postgres/open-store';
import type { Store } from '../../../application/ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { bookingOf, keyOf, requestOf, type Booking } from './bookings';
import { noon } from './surroundings';

/*
 * A process with a store of its own, to be killed. It prints `open`, or one line with the reason why it can't open and exits with status 1. Given a
 * number of candidates, it books their slots, one by one and then four at a time, and prints each booking when it is committed.
 */

const [dataDir = '', worker = '', first = '0', count = '0'] = process.argv.slice(2);

const say = (line: string): void => void writeSync(1, `${line}\n`);

/** As the service books: under the application's lock, with all its effects. */
const book =
  ({ email, position, slot, startsAt, n }: Booking) =>
  (store: Store): FromStore<boolean> =>
    pipe(
      store.candidates.withEmail(email),
      TE.flatMap((candidate): FromStore<boolean> => {
        if (O.isNone(candidate)) return TE.right(false);
        const { id } = candidate.value;
        return pipe(
          store.applications.lock(id, position),
          TE.flatMap(
            O.match(
              (): FromStore<boolean> => TE.right(false),
              ({ application }): FromStore<boolean> =>
                pipe(
                  store.appointments.hold(id, position, 'interview', 'video', slot, startsAt),
                  TE.tap(() => store.applications.save(id, { ...application, applied: 'interview-arranged' })),
                  TE.tap((): TE.TaskEither<StoreUnavailable, undefined> =>
                    store.idempotencyKeys.keep(id, keyOf(n), requestOf(n), startsAt),
                  ),
                  TE.map((outcome) => outcome === 'held'),
                ),
            ),
          ),
        );
      }),
    );

const main = async (): Promise<void> => {
  const opened = await openStore({
    databaseUrl: undefined,
    dataDir,
    storeWorker: pathToFileURL(worker),
    reporter: { report: (event, detail) => console.error(event, detail) },
    clock: noon,
  })();
  if (E.isLeft(opened)) {
    console.error(whyNotOpened(opened.left));
    process.exit(1);
  }
  say('open');
  const { run } = opened.right.unitOfWork;
  let next = Number(first);
  const end = next + Number(count);
  const hand = async (): Promise<void> => {
    while (next < end) {
      const n = next;
      next += 1;
      const answer = await run(book(bookingOf(n)))();
      if (E.isRight(answer) && answer.right) say(`booked ${n}`);
    }
  };
  await Promise.all([hand(), hand(), hand(), hand()]);
  process.stdin.resume();
  process.stdin.once('end', () => void opened.right.close());
};

void main();
