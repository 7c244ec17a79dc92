import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Email } from '../../domain/identity/email';
import { parseOneTimeCode } from '../../domain/identity/one-time-code';
import type { CallFailure } from '../failure';
import type { IdentityApi, AddressProven, SubmitCodeRefusal } from '../ports/candidate-api/identity';
import type { SessionStore } from '../ports/session-store';
import type { CodeRejected } from './sign-in';

/** Has the page ask for the code that is mailed to this address; once it was given, `goOn` does what was refused for want of it (R41). */
export type AskForCode = (email: Email, goOn: () => void) => void;

/** The code that was mailed to the candidate's own address, as it was typed: it proves this session (R41). It is asked for as at sign-in (journeys/sign-in). */
export const proveWithCode =
  ({
    api,
    session,
  }: {
    readonly api: Pick<IdentityApi, 'proveAddress'>;
    readonly session: Pick<SessionStore, 'sentCode'>;
  }) =>
  (typed: string): TE.TaskEither<CodeRejected | CallFailure | SubmitCodeRefusal, AddressProven> =>
    pipe(
      TE.fromEither(parseOneTimeCode(typed)),
      TE.mapLeft((fault): CodeRejected => ({ _tag: 'CodeRejected', fault })),
      TE.flatMap((code) => api.proveAddress(code)),
      TE.tapIO(() => session.sentCode.clear),
    );
