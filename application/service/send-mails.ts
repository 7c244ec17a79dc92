import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import { minutes, type Milliseconds } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import type { StoreUnavailable } from '../ports/unit-of-work';
import type { ServiceDependencies } from './dependencies';

/** A mail that could not leave waits so long, and one whose sender was killed as well. */
const tryAgainAfter: Milliseconds = minutes(2);

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
    for (;;) {
      const now = clock.now();
      const waiting = await unitOfWork.run(({ messages }) => messages.take(now, plus(now, tryAgainAfter)))();
      if (E.isLeft(waiting)) return tell(waiting.left);
      if (O.isNone(waiting.right)) return undefined;
      const { id, mail } = waiting.right.value;
      const sent = await mailer.send(mail)();
      if (E.isLeft(sent)) return tell(sent.left);
      const removed = await unitOfWork.run<StoreUnavailable, undefined>(({ messages }) => messages.remove(id))();
      if (E.isLeft(removed)) return tell(removed.left);
    }
    function tell({ _tag }: { readonly _tag: string }): undefined {
      reporter.report('mails-wait', { why: _tag });
      return undefined;
    }
  };
