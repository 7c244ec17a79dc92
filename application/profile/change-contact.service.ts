import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { permitted } from '../../domain/decision';
import type { Account } from '../../domain/identity/account';
import { checkCallable } from '../../domain/identity/phone-check';
import {
  changeContact as mayChange,
  type ContactChange,
  type ContactProof,
  type ContactRefusal,
} from '../../domain/identity/email-change';
import { tryCode } from '../../domain/identity/one-time-code';
import type { ChangeContactRefusal, ContactSaved, ContactWanted } from './profile.api';
import type { Mail, MailNotSent } from '../ports/mailer';
import type { SessionToken } from '../identity/secrets.port';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { contactSavedMessage } from './profile-refusals.words';
import type { ServiceDependencies } from '../service/dependencies';
import { askForCode } from './ask-for-code.service';
import { repeatToken, writeContact, type ContactCaller } from './write-contact.service';

type Failure = ChangeContactRefusal | StoreUnavailable;

/** The result of the unit of work. A refusal that must be committed (a code was sent, a try was counted) is returned after it. */
type Outcome =
  | { readonly _tag: 'Saved'; readonly token: SessionToken | undefined }
  | { readonly _tag: 'Refused'; readonly reason: ChangeContactRefusal; readonly mail: Mail | undefined };

interface InHand {
  readonly candidate: Account;
  /** This exact request was already carried out (R17). */
  readonly repeated: boolean;
}

/** The request as text, with the code sealed, because codes are never stored (R3c). */
const wordsOf = ({ secrets }: ServiceDependencies, { email, phone, code }: ContactWanted): string =>
  `ChangeContact ${email} ${phone} ${code === undefined ? 'without a code' : secrets.sealRequest(code)}`;

const saved = (token: SessionToken | undefined): Outcome => ({ _tag: 'Saved', token });

const refusal = (reason: ChangeContactRefusal, mail?: Mail): Outcome => ({ _tag: 'Refused', reason, mail });

const unproven: ContactProof = { code: undefined, taken: false };

/** Handles one request in a unit of work. */
const request = (deps: ServiceDependencies, store: Store, caller: ContactCaller, wanted: ContactWanted) => {
  const { clock, secrets } = deps;
  const { candidateId } = caller;
  const { key, email, code } = wanted;

  const inHand: TE.TaskEither<Failure, InHand> = pipe(
    store.candidates.withId(candidateId),
    TE.flatMap(TE.fromOption((): Failure => ({ _tag: 'StoreUnavailable' }))),
    TE.bindTo('candidate'),
    TE.bind('kept', () => (key === undefined ? TE.right(O.none) : store.idempotencyKeys.find(candidateId, key))),
    TE.flatMap(({ candidate, kept }): TE.TaskEither<Failure, InHand> =>
      O.isSome(kept) && kept.value !== wordsOf(deps, wanted)
        ? TE.left({ _tag: 'KeyUsedBefore' })
        : TE.right({ candidate, repeated: O.isSome(kept) }),
    ),
  );

  const remembered = (): FromStore<undefined> =>
    key === undefined
      ? TE.right(undefined)
      : store.idempotencyKeys.keep(candidateId, key, wordsOf(deps, wanted), clock.now());

  /** Checks the entered code, if a new address needs one. */
  const proofFor = ({ email: own }: Account): TE.TaskEither<Failure, ContactProof> => {
    if (code === undefined || email === own) return TE.right(unproven);
    return pipe(
      store.contactCodes.newest(candidateId),
      TE.map(O.filter((sent) => sent.email === email)),
      TE.flatMap(TE.fromOption((): Failure => ({ _tag: 'CodeNotFound' }))),
      TE.bindTo('sent'),
      TE.bindW('other', () => store.candidates.withEmail(email)),
      TE.map(({ sent, other }) => {
        const matches = secrets.equal(sent.sealed, secrets.sealContactCode(candidateId, email, code));
        return { code: tryCode(sent, matches, clock.now()), taken: O.isSome(other) };
      }),
    );
  };

  /**
   * Its key is not stored: whether the mail can be sent is known only after this unit of work, so a repeated request sends another (R3c
   * limits how often).
   */
  const sendCode = (): TE.TaskEither<Failure, Outcome> =>
    pipe(
      askForCode(deps, store, candidateId, email),
      TE.map(({ mail, resendAt }) => refusal({ _tag: 'CodeNeeded', sentTo: email, resendAt }, mail)),
    );

  const refused = (reason: ContactRefusal): TE.TaskEither<Failure, Outcome> => {
    switch (reason._tag) {
      case 'CodeNeeded':
        return sendCode();
      case 'CodeWrong':
      case 'CodeExpired':
      case 'CodeTriesUsedUp':
        return pipe(
          store.contactCodes.countTry(candidateId),
          TE.map(() => refusal(reason)),
        );
      case 'EmailTaken':
        return pipe(
          store.contactCodes.useUp(candidateId),
          TE.map(() => refusal(reason)),
        );
    }
  };

  const written = (candidate: Account, change: ContactChange): TE.TaskEither<Failure, Outcome> =>
    pipe(
      change.notify === undefined ? TE.right(undefined) : store.contactCodes.useUp(candidateId),
      TE.flatMap(remembered),
      TE.flatMap(() => writeContact(deps, store, caller, candidate, change)),
      TE.map(saved),
    );

  return pipe(
    inHand,
    TE.flatMap(({ candidate, repeated }): TE.TaskEither<Failure, Outcome> => {
      // The first answer and its new token were lost: a repeated call with the old token and the same key gets another.
      if (repeated && email === candidate.email) return pipe(repeatToken(deps, store, caller), TE.map(saved));
      const callable = wanted.phone === candidate.phone ? permitted : checkCallable(wanted.phone);
      if (callable._tag === 'Refused') return TE.left(callable.reason);
      return pipe(
        proofFor(candidate),
        TE.map((proof) => mayChange(candidate, wanted, proof)),
        TE.flatMap((decision) =>
          decision._tag === 'Allowed' ? written(candidate, decision.value) : refused(decision.reason),
        ),
      );
    }),
  );
};

/**
 * Changes e-mail and phone through 'Your details' (R28, service/decisions/003). A call without a code sends one to the new address and is refused
 * until it is entered, whether the address is free or another candidate's: only somebody with the code learns that.
 */
export const changeContact =
  (deps: ServiceDependencies) =>
  (
    caller: ContactCaller,
    wanted: ContactWanted,
  ): TE.TaskEither<ChangeContactRefusal | StoreUnavailable | MailNotSent, ContactSaved> =>
    pipe(
      deps.unitOfWork.run<Failure, Outcome>((store) => request(deps, store, caller, wanted)),
      TE.flatMap((outcome): TE.TaskEither<ChangeContactRefusal | MailNotSent, ContactSaved> => {
        if (outcome._tag === 'Saved') return TE.right({ message: contactSavedMessage, token: outcome.token });
        const { mail, reason } = outcome;
        return mail === undefined
          ? TE.left(reason)
          : pipe(
              deps.mailer.send(mail),
              TE.flatMap(() => TE.left<ChangeContactRefusal | MailNotSent, ContactSaved>(reason)),
            );
      }),
      TE.tap(() => TE.fromTask(deps.sendMails)),
    );
