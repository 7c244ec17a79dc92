import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { parseEmail, type Email } from '../../domain/text/email';
import { evidenceRememberedFor, evidenceStands, vouchedEmail } from '../../domain/identity/social-sign-in';
import { minus } from '../../domain/time/instant';
import type { SignedIn } from './identity.api';
import type { ShownUserInfo, SocialSignInRefusal } from './social-sign-in.api';
import type { SocialEvidence, Vouched } from './identity-provider.port';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { letIn } from './let-in.service';
import { proveEmail } from './email-proof.service';

type Answer = E.Either<SocialSignInRefusal, SignedIn>;

const refuse = (reason: SocialSignInRefusal): Answer => E.left(reason);

/** What the browser sends must match what the provider says; a difference means it was altered. */
const agreedEmail = (vouched: Vouched, shown: ShownUserInfo): E.Either<SocialSignInRefusal, Email> =>
  pipe(
    vouchedEmail(vouched),
    E.filterOrElseW(
      (email) => {
        const shownEmail = parseEmail(shown.email);
        return E.isRight(shownEmail) && shownEmail.right === email;
      },
      () => ({ _tag: 'EvidenceRefused' as const }),
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
    pipe(
      deps.identityProvider.vouch(evidence),
      TE.filterOrElseW(
        ({ issuedAt }) => evidenceStands(issuedAt, deps.clock.now()),
        (): SocialSignInRefusal => {
          deps.reporter.report('social-sign-in-not-vouched', { asked: 'id-token', why: 'iat' });
          return { _tag: 'EvidenceRefused' };
        },
      ),
      TE.bindTo('vouched'),
      TE.bindW('email', ({ vouched }) => TE.fromEither(agreedEmail(vouched, shown))),
      TE.flatMap(({ vouched, email }) =>
        deps.unitOfWork.run<StoreUnavailable, Answer>((store) =>
          pipe(
            store.socialSignIns.useOnce(
              vouched.nonce,
              vouched.issuedAt,
              minus(deps.clock.now(), evidenceRememberedFor),
            ),
            TE.flatMap((first): FromStore<Answer> => {
              if (!first) return TE.right(refuse({ _tag: 'EvidenceRefused' }));
              return pipe(
                letIn(deps)(store, email),
                TE.map(
                  O.match(
                    () => refuse({ _tag: 'UnknownUser', proof: proveEmail(deps, email) }),
                    (signedIn): Answer => E.right(signedIn),
                  ),
                ),
              );
            }),
          ),
        ),
      ),
      TE.flatMapEither((answer) => answer),
    );
