import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { parseEmail, type Email } from '../../domain/text/email';
import { evidenceRememberedFor, evidenceStands, vouchedEmail } from '../../domain/identity/social-sign-in';
import { minus } from '../../domain/time/instant';
import type { SignedIn } from './identity.api';
import type { ShownUserInfo, SocialSignInRefusal } from './social-sign-in.api';
import type { NotVouched, SocialEvidence, Vouched } from './identity-provider.port';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { letIn } from './let-in.service';
import { proveEmail } from './email-proof.service';

type Answer = E.Either<SocialSignInRefusal, SignedIn>;

const evidenceRefused: NotVouched = { _tag: 'EvidenceRefused' };

/** What the browser sends must match what the provider says; a difference means it was altered. */
const agreedEmail = (vouched: Vouched, shown: ShownUserInfo): E.Either<SocialSignInRefusal, Email> =>
  pipe(
    vouchedEmail(vouched),
    E.filterOrElseW(
      (email) => {
        const shownEmail = parseEmail(shown.email);
        return E.isRight(shownEmail) && shownEmail.right === email;
      },
      () => evidenceRefused,
    ),
  );

/**
 * Signs in the candidate whose address the provider vouches for; an unknown one gets a proof to sign up with (spec 1 §4). Evidence works
 * only once, also when it leads to a sign-up, so this refusal must be committed: it is a Right of the unit of work and becomes a Left after
 * it.
 */
export const signInSocially =
  (deps: ServiceDependencies) =>
  (evidence: SocialEvidence, shown: ShownUserInfo): TE.TaskEither<SocialSignInRefusal | StoreUnavailable, SignedIn> =>
    inOrder(function* () {
      const vouched = yield* take(deps.identityProvider.vouch(evidence));
      if (!evidenceStands(vouched.issuedAt, deps.clock.now())) {
        deps.reporter.report('social-sign-in-not-vouched', { asked: 'id-token', why: 'iat' });
        return yield* refuse(evidenceRefused);
      }
      const email = yield* take(TE.fromEither(agreedEmail(vouched, shown)));
      const answer = yield* take(
        deps.unitOfWork.run<StoreUnavailable, Answer>((store) =>
          inOrder(function* () {
            const { nonce, issuedAt } = vouched;
            const forgotten = minus(deps.clock.now(), evidenceRememberedFor);
            if (!(yield* take(store.socialSignIns.useOnce(nonce, issuedAt, forgotten)))) return E.left(evidenceRefused);
            const signedIn = yield* take(letIn(deps)(store, email));
            if (O.isSome(signedIn)) return E.right(signedIn.value);
            return E.left({ _tag: 'UnknownUser', proof: proveEmail(deps, email) });
          }),
        ),
      );
      return yield* take(TE.fromEither(answer));
    });
