import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Decision } from '../../domain/decision';
import type { Email } from '../../domain/text/email';
import { proofLifetime, tryEmailProof, type EmailNotProven } from '../../domain/identity/social-sign-in';
import { parseInstant, plus, type Instant } from '../../domain/time/instant';
import { parseSealed, type Sealed } from '../ports/secrets';
import type { ServiceDependencies } from '../service/dependencies';

type Deps = Pick<ServiceDependencies, 'clock' | 'secrets'>;

/** A sealed proof that the address belongs to the bearer, for the sign-up that follows; the provider's evidence would expire too soon. */
export const proveEmail = ({ clock, secrets }: Deps, email: Email): string => {
  const until = plus(clock.now(), proofLifetime);
  return `${until}.${secrets.sealEmailProof(email, until)}`;
};

const readProof = (proof: string): O.Option<{ readonly until: Instant; readonly seal: Sealed }> => {
  const [, until = '', seal = ''] = /^(\d{1,16})\.([0-9a-f]{64})$/.exec(proof) ?? [];
  return O.fromEither(
    pipe(
      E.Do,
      E.bind('until', () => parseInstant(until === '' ? Number.NaN : Number(until))),
      E.bindW('seal', () => parseSealed(seal)),
    ),
  );
};

/** Whether a sign-up with a social source has proven its address. The browser's claim is not enough (R3b: anybody may call). */
export const checkEmailProof = (
  { clock, secrets }: Deps,
  email: Email,
  proof: string | undefined,
): Decision<EmailNotProven> => {
  const read = O.toUndefined(readProof(proof ?? ''));
  const now = clock.now();
  if (read === undefined) return tryEmailProof(now, false, now);
  const matches = secrets.equal(read.seal, secrets.sealEmailProof(email, read.until));
  return tryEmailProof(read.until, matches, now);
};
