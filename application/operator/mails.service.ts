import * as TE from 'fp-ts/TaskEither';
import type { GivenUpMailChoice, MailsSeen, NoSuchMail } from './operator.port';
import { longestPage, type PageWanted } from './pages.port';
import { pageOf } from './pages.service';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

/** How many mails wait, why sending is paused, if it is, and which mails failed and why. */
export const seeMails =
  ({ unitOfWork, mailsInHand }: ServiceDependencies) =>
  ({ after, limit = longestPage }: PageWanted<number>): TE.TaskEither<StoreUnavailable, MailsSeen> =>
    unitOfWork.run(({ messages }) =>
      inOrder(function* () {
        const stored = yield* take(messages.waiting());
        const { entries, next } = pageOf(yield* take(messages.givenUp(after, limit + 1)), limit, ({ id }) => id);
        const { codes, paused } = mailsInHand();
        return {
          paused,
          waiting: { ...stored, code: codes },
          givenUp: entries.map(({ mail: { to, subject }, ...about }) => ({ ...about, to, subject })),
          next,
        };
      }),
    );

/** Retries a failed mail as if it were new, or drops it. */
export const chooseForMail =
  ({ unitOfWork, sendMails }: ServiceDependencies) =>
  (choice: GivenUpMailChoice): TE.TaskEither<NoSuchMail | StoreUnavailable, GivenUpMailChoice> =>
    inOrder(function* () {
      const isThere = yield* take(
        unitOfWork.run(({ messages }) =>
          choice.what === 'retry' ? messages.tryAgain(choice.id) : messages.drop(choice.id),
        ),
      );
      if (!isThere) return yield* refuse({ _tag: 'NoSuchMail', id: choice.id });
      yield* take(TE.fromTask(sendMails));
      return choice;
    });
