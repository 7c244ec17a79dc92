import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import { seconds, type Milliseconds } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from './dependencies';

/** A mail that could not leave waits so long, and one whose sender was killed as well: longer than a mail server may take. */
const tryAgainAfter: Milliseconds = seconds(30);

/**
 * Sends what waits, the oldest first, until nothing waits or one can't leave. A mail is removed when the mail server has it: killed in
 * between, it leaves twice rather than never.
 */
export const sendMails =
  ({
    unitOfWork,
    clock,
    mailer,
    reporter,
  }: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'mailer' | 'reporter'>): T.Task<undefined> =>
  async () => {
    const waits = ({ _tag }: { readonly _tag: string }): void => reporter.report('mails-wait', { why: _tag });
    for (;;) {
      const now = clock.now();
      const waiting = await unitOfWork.run(({ messages }) => messages.take(now, plus(now, tryAgainAfter)))();
      if (E.isLeft(waiting)) {
        waits(waiting.left);
        return undefined;
      }
      if (O.isNone(waiting.right)) return undefined;
      const { id, mail } = waiting.right.value;
      const sent = await mailer.send(mail)();
      if (E.isLeft(sent)) {
        waits(sent.left);
        return undefined;
      }
      const removed = await unitOfWork.run<StoreUnavailable, undefined>(({ messages }) => messages.remove(id))();
      if (E.isLeft(removed)) {
        waits(removed.left);
        return undefined;
      }
    }
  };
