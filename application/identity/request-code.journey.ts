import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CallFailure } from '../failure';
import type { SendCodeRefusal } from './identity.api';
import type { SessionStore } from '../ports/session-store';
import { sendCodeTo, type CodeOnItsWay, type EmailRejected, type SendingPorts } from './sign-in.journey';

interface RequestingPorts extends SendingPorts {
  readonly session: Pick<SessionStore, 'sentCode'>;
}

/** Sends a code to an address that can't be changed in the meantime: the tab remembers it while the code is valid (R3c). */
export const requestCode =
  ({ api, session }: RequestingPorts) =>
  (typed: string): TE.TaskEither<EmailRejected | CallFailure | SendCodeRefusal, CodeOnItsWay> =>
    pipe(
      sendCodeTo({ api })(typed),
      TE.tapIO((sent) => () => session.sentCode.write(sent)),
    );
