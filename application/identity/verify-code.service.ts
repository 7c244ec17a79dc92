import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { allowed, refused, type Decision } from '../../domain/decision';
import type { Email } from '../../domain/text/email';
import type { OneTimeCode } from '../../domain/identity/one-time-code';
import type { SignedIn, SubmitCodeRefusal } from './identity.api';
import { granted, inOrder, take } from '../in-order';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { letIn } from './let-in.service';
import { withCode } from './with-code.service';

type Verdict = Decision<SubmitCodeRefusal, SignedIn>;

/** A refusal that counts as a try is committed, so it is a verdict here. */
const signedIn = (
  deps: Pick<ServiceDependencies, 'clock' | 'secrets'>,
  store: Store,
  email: Email,
): FromStore<Verdict> =>
  pipe(letIn(deps)(store, email), TE.map(O.match((): Verdict => refused({ _tag: 'CodeNotFound' }), allowed)));

/** Signs in a candidate with the mailed code. */
export const verifyCode =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) =>
  (email: Email, code: OneTimeCode): TE.TaskEither<SubmitCodeRefusal | StoreUnavailable, SignedIn> =>
    inOrder(function* () {
      const verdict = yield* take(
        deps.unitOfWork.run((store) => withCode(deps, store, { email, code }, signedIn(deps, store, email))),
      );
      return yield* granted(verdict);
    });
