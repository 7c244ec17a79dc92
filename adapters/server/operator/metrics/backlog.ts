import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Clock } from '../../../../application/ports/clock';
import type { Timer } from '../../../../application/ports/timer';
import type { UnitOfWork } from '../../../../application/ports/unit-of-work';
import type { FromStore } from '../../../../application/ports/unit-of-work/store';
import { seconds } from '../../../../domain/time/duration';
import type { Instant } from '../../../../domain/time/instant';
import type { Backlog } from './prometheus';

/** A scraper gives up after ten seconds, and a store that is busy or away is when its figures are wanted most: it is not waited for that long. */
const within = seconds(2);

const age = (now: Instant, since: O.Option<Instant>): number => (O.isSome(since) ? Math.max(0, now - since.value) : 0);

const readBacklog = (unitOfWork: UnitOfWork, now: Instant): FromStore<Backlog> =>
  unitOfWork.run(({ messages, reminders }) =>
    pipe(
      TE.Do,
      TE.bind('counts', () => messages.waiting()),
      TE.bind('mail', () => messages.oldestWaiting()),
      TE.bind('reminder', () => reminders.oldestDue(now)),
      TE.map(({ counts, mail, reminder }) => ({
        mails: counts.confirmation + counts.reminder,
        oldestMail: age(now, mail),
        oldestDueReminder: age(now, reminder),
      })),
    ),
  );

/** What waits in the store; undefined if it doesn't answer in time. However often it is asked, the store has one such question at a time. */
export const backlogOf = (unitOfWork: UnitOfWork, clock: Clock, timer: Timer): (() => Promise<Backlog | undefined>) => {
  let asking: Promise<Backlog | undefined> | undefined;
  const ask = async (): Promise<Backlog | undefined> => {
    const read = await readBacklog(unitOfWork, clock.now())().finally(() => {
      asking = undefined;
    });
    return E.isRight(read) ? read.right : undefined;
  };
  return () =>
    Promise.race([
      (asking ??= ask()),
      new Promise<undefined>((resolve) => {
        timer.wake(within, () => resolve(undefined));
      }),
    ]);
};
