import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { allowed, refused, type Decision } from '../../domain/decision';
import type { Email } from '../../domain/text/email';
import type { OneTimeCode } from '../../domain/identity/one-time-code';
import type { SignedIn, SubmitCodeRefusal } from './identity.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { letIn } from './let-in.service';
import { unlessRefused } from '../service/unless-refused';
import { withCode } from './with-code.service';

type Verdict = Decision<SubmitCodeRefusal, SignedIn>;

/** Signs in a candidate with the mailed code. */
export const verifyCode =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) =>
  (email: Email, code: OneTimeCode): TE.TaskEither<SubmitCodeRefusal | StoreUnavailable, SignedIn> =>
    pipe(
      deps.unitOfWork.run<StoreUnavailable, Verdict>((store) =>
        withCode(
          deps,
          store,
          { email, code },
          pipe(letIn(deps)(store, email), TE.map(O.match((): Verdict => refused({ _tag: 'CodeNotFound' }), allowed))),
        ),
      ),
      TE.flatMap(unlessRefused),
    );
