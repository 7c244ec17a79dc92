import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Account } from '../../domain/identity/account';
import { checkCallable } from '../../domain/identity/phone-check';
import { changeContact as mayChange, type ContactProof, type ContactRefusal } from '../../domain/identity/email-change';
import { tryCode } from '../../domain/identity/one-time-code';
import type { ChangeContactRefusal, ContactSaved, ContactWanted } from './profile.api';
import type { Mail, MailNotSent } from '../ports/mailer';
import type { SessionToken } from '../identity/secrets.port';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { contactSavedMessage } from './profile-refusals.words';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { askForCode } from './ask-for-code.service';
import { repeatToken, writeContact, type ContactCaller } from './write-contact.service';

type Failure = ChangeContactRefusal | StoreUnavailable;

/** The result of the unit of work. A refusal that must be committed (a code was sent, a try was counted) is returned after it. */
type Outcome =
  | { readonly _tag: 'Saved'; readonly token: SessionToken | undefined }
  | { readonly _tag: 'Refused'; readonly reason: ChangeContactRefusal; readonly mail: Mail | undefined };

/** The request as text, with the code sealed, because codes are never stored (R3c). */
const wordsOf = ({ secrets }: ServiceDependencies, { email, phone, code }: ContactWanted): string =>
  `ChangeContact ${email} ${phone} ${code === undefined ? 'without a code' : secrets.sealRequest(code)}`;

const saved = (token: SessionToken | undefined): Outcome => ({ _tag: 'Saved', token });

const refusal = (reason: ChangeContactRefusal, mail?: Mail): Outcome => ({ _tag: 'Refused', reason, mail });

const unproven: ContactProof = { code: undefined, taken: false };
const noCode: ChangeContactRefusal = { _tag: 'CodeNotFound' };
const noCandidate: StoreUnavailable = { _tag: 'StoreUnavailable' };

/** Handles one request in a unit of work. */
const request = (
  deps: ServiceDependencies,
  store: Store,
  caller: ContactCaller,
  wanted: ContactWanted,
): TE.TaskEither<Failure, Outcome> => {
  const { clock, secrets } = deps;
  const { candidateId } = caller;
  const { key, email, code } = wanted;

  /** Checks the entered code, if a new address needs one. */
  const proofFor = ({ email: own }: Account) =>
    inOrder(function* () {
      if (code === undefined || email === own) return unproven;
      const sent = yield* found(store.contactCodes.newest(candidateId), noCode);
      if (sent.email !== email) return yield* refuse(noCode);
      const other = yield* take(store.candidates.withEmail(email));
      const matches = secrets.equal(sent.sealed, secrets.sealContactCode(candidateId, email, code));
      return { code: tryCode(sent, matches, clock.now()), taken: O.isSome(other) };
    });

  const refused = (reason: ContactRefusal) =>
    inOrder(function* () {
      switch (reason._tag) {
        case 'CodeNeeded': {
          // Its key is not stored: whether the mail can be sent is known only after this unit of work, so a repeated request sends another (R3c limits
          // how often).
          const { mail, resendAt } = yield* take(askForCode(deps, store, candidateId, email));
          return refusal({ _tag: 'CodeNeeded', sentTo: email, resendAt }, mail);
        }
        case 'CodeWrong':
        case 'CodeExpired':
        case 'CodeTriesUsedUp':
          yield* take(store.contactCodes.countTry(candidateId));
          return refusal(reason);
        case 'EmailTaken':
          yield* take(store.contactCodes.useUp(candidateId));
          return refusal(reason);
      }
    });

  return inOrder(function* () {
    const candidate = yield* found(store.candidates.withId(candidateId), noCandidate);
    const kept = key === undefined ? O.none : yield* take(store.idempotencyKeys.find(candidateId, key));
    if (O.isSome(kept)) {
      if (kept.value !== wordsOf(deps, wanted)) return yield* refuse({ _tag: 'KeyUsedBefore' });
      // The first answer and its new token were lost: a repeated call with the old token and the same key gets another.
      if (email === candidate.email) return saved(yield* take(repeatToken(deps, store, caller)));
    }
    if (wanted.phone !== candidate.phone) yield* granted(checkCallable(wanted.phone));
    const decision = mayChange(candidate, wanted, yield* take(proofFor(candidate)));
    if (decision._tag === 'Refused') return yield* take(refused(decision.reason));
    const change = decision.value;
    if (change.notify !== undefined) yield* take(store.contactCodes.useUp(candidateId));
    if (key !== undefined)
      yield* take(store.idempotencyKeys.keep(candidateId, key, wordsOf(deps, wanted), clock.now()));
    return saved(yield* take(writeContact(deps, store, caller, candidate, change)));
  });
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
    inOrder(function* () {
      const outcome = yield* take(deps.unitOfWork.run((store) => request(deps, store, caller, wanted)));
      if (outcome._tag === 'Refused') {
        if (outcome.mail !== undefined) yield* take(deps.mailer.send(outcome.mail));
        return yield* refuse(outcome.reason);
      }
      yield* take(TE.fromTask(deps.sendMails));
      return { message: contactSavedMessage, token: outcome.token };
    });
