import * as O from 'fp-ts/Option';
import { refused, type Decision } from '../../domain/decision';
import type { Email } from '../../domain/text/email';
import { tryCode, type OneTimeCode } from '../../domain/identity/one-time-code';
import type { SubmitCodeRefusal } from './identity.api';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

/**
 * Checks the code mailed to an address, then continues: each code allows 10 minutes and 5 tries (R3c). A refused try counts, too, so it
 * must be committed: the refusal is a Right of the unit of work.
 */
export const withCode = <A>(
  { clock, secrets }: Pick<ServiceDependencies, 'clock' | 'secrets'>,
  { codes }: Pick<Store, 'codes'>,
  { email, code }: { readonly email: Email; readonly code: OneTimeCode },
  go: FromStore<Decision<SubmitCodeRefusal, A>>,
): FromStore<Decision<SubmitCodeRefusal, A>> =>
  inOrder(function* () {
    const stored = yield* take(codes.newest(email));
    if (O.isNone(stored)) return refused({ _tag: 'CodeNotFound' });
    const matches = secrets.equal(stored.value.sealed, secrets.sealCode(email, code));
    const decision = tryCode(stored.value, matches, clock.now());
    if (decision._tag === 'Allowed') return yield* take(go);
    yield* take(codes.countTry(email));
    return decision;
  });
