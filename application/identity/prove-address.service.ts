import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { allowed, refused, type Decision } from '../../domain/decision';
import type { OneTimeCode } from '../../domain/identity/one-time-code';
import type { AddressProven, SubmitCodeRefusal } from './identity.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import type { SessionCaller } from './sessions.service';
import { unlessRefused } from '../service/unless-refused';
import { withCode } from './with-code.service';

/** Ours: the specification has no such call. */
export const addressProvenMessage = 'Thank you. Your email address is confirmed.';

type Verdict = Decision<SubmitCodeRefusal, AddressProven>;

const proven: Verdict = allowed({ message: addressProvenMessage });
const noCode: Verdict = refused({ _tag: 'CodeNotFound' });

/**
 * The sign-in code of the candidate's own address proves this session and ends no proven one (R41, service/decisions/006). All other unproven
 * sessions of the address end, with their upload links and unfinished uploads, as after a sign-in. A proven session needs no code, so the
 * call can be repeated after a lost answer.
 */
export const proveAddress =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) =>
  (
    { candidateId, proven: before, shown }: SessionCaller,
    code: OneTimeCode,
  ): TE.TaskEither<SubmitCodeRefusal | StoreUnavailable, AddressProven> =>
    pipe(
      deps.unitOfWork.run((store) =>
        inOrder(function* () {
          if (before) return proven;
          const candidate = yield* take(store.candidates.withId(candidateId));
          if (O.isNone(candidate)) return noCode;
          const { email } = candidate.value;
          const prove = inOrder(function* () {
            yield* take(store.codes.useUp(email));
            yield* take(store.candidates.proveAddress(candidateId, deps.clock.now()));
            yield* take(store.sessions.prove(shown));
            yield* take(store.sessions.closeUnproven(candidateId));
            return proven;
          });
          return yield* take(withCode(deps, store, { email, code }, prove));
        }),
      ),
      TE.flatMap(unlessRefused),
    );
