import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Email } from '../../domain/text/email';
import { parseOneTimeCode } from '../../domain/identity/one-time-code';
import type { CallFailure } from '../failure';
import { inOrder, refuse, take } from '../in-order';
import type { IdentityApi, AddressProven, SubmitCodeRefusal } from './identity.api';
import type { SessionStore } from '../ports/session-store';
import type { CodeRejected } from './sign-in.journey';

/** Has the page ask for the code mailed to this address; once it is given, `goOn` repeats what was refused without it (R41). */
export type AskForCode = (email: Email, goOn: () => void) => void;

/** The code mailed to the candidate's own address, as typed: it proves this session (R41). It is requested as at sign-in (request-code.journey). */
export const proveWithCode =
  ({
    api,
    session,
  }: {
    readonly api: Pick<IdentityApi, 'proveAddress'>;
    readonly session: Pick<SessionStore, 'sentCode'>;
  }) =>
  (typed: string): TE.TaskEither<CodeRejected | CallFailure | SubmitCodeRefusal, AddressProven> =>
    inOrder(function* () {
      const code = parseOneTimeCode(typed);
      if (E.isLeft(code)) return yield* refuse({ _tag: 'CodeRejected', fault: code.left });
      const proven = yield* take(api.proveAddress(code.right));
      session.sentCode.clear();
      return proven;
    });
