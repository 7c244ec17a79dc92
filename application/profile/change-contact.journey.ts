import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  checkContact,
  contactToSend,
  type ContactFaults,
  type ContactForm,
  type StandingContact,
} from '../../domain/identity/contact-form';
import { parseOneTimeCode, resendOpens, type OneTimeCode } from '../../domain/identity/one-time-code';
import type { Instant } from '../../domain/time/instant';
import type { CallFailure } from '../failure';
import { inOrder, refuse, take } from '../in-order';
import type { ChangeContactRefusal, ContactSaved, ContactWanted, ProfileApi } from './profile.api';
import type { SignUpApi } from '../identity/sign-up.api';
import type { Clock } from '../ports/clock';
import type { IdempotencyKey } from '../ports/secrets';
import type { ContactChange, SessionStore } from '../ports/session-store';
import { checkedFirst } from '../identity/check-phone.journey';
import type { CodeRejected } from '../identity/sign-in.journey';

/** 'Your details' has faulty fields, so nothing was sent. */
export interface ContactRejected {
  readonly _tag: 'ContactRejected';
  readonly faults: ContactFaults;
}

/** Nothing differs from the stored contact, so nothing is sent. */
export interface NothingChanged {
  readonly _tag: 'NothingChanged';
}

/** The ports that a change of e-mail and phone needs. */
export interface ContactDeps {
  readonly api: Pick<ProfileApi, 'changeContact'> & Pick<SignUpApi, 'checkPhone'>;
  readonly session: Pick<SessionStore, 'nextToken' | 'contactChange'>;
  readonly clock: Clock;
}

type SendFailure = ChangeContactRefusal | CallFailure;
/** Why 'Your details' was not saved: what was typed, the server's refusal (`CodeNeeded` asks for the mailed code, R28), or the call. */
export type ChangeContactFailure = ContactRejected | NothingChanged | CodeRejected | SendFailure;

/**
 * The new token is stored beside the old one before anything else, so that it survives even if the page ends now (R28). The 5 s start when the change
 * was sent. The server starts them when the change was done, so it does not end the old token while it is still in use.
 */
export const sendContact =
  ({ api, session, clock }: ContactDeps) =>
  (wanted: ContactWanted): TE.TaskEither<SendFailure, ContactSaved> =>
    inOrder(function* () {
      const sentAt = clock.now();
      const saved = yield* take(api.changeContact(wanted));
      if (saved.token !== undefined) session.nextToken.write({ token: saved.token, changedAt: sentAt });
      session.contactChange.clear();
      return saved;
    });

const codeOf = (typed: string): TE.TaskEither<CodeRejected, OneTimeCode> =>
  pipe(
    TE.fromEither(parseOneTimeCode(typed)),
    TE.mapLeft((fault) => ({ _tag: 'CodeRejected', fault })),
  );

/**
 * 'Your details' as typed, with the code of a new address once one was requested (R28). Faulty input is never sent. The server checks a new +1 number
 * before the rest is sent (spec 1 §5). Fields that were not edited are fetched anew before they are sent with the rest (R3). Each press has a new
 * `key`; a repeat after a lost answer has the same one.
 */
export const saveContact =
  (deps: ContactDeps & { readonly api: Pick<ProfileApi, 'profile'> }) =>
  (
    shown: StandingContact,
    typed: ContactForm,
    code: string | undefined,
    key: IdempotencyKey,
  ): TE.TaskEither<ChangeContactFailure, ContactSaved> =>
    inOrder(function* () {
      const checked = checkContact(typed);
      if (E.isLeft(checked)) return yield* refuse({ _tag: 'ContactRejected', faults: checked.left });
      const { email, phone, country } = checked.right;
      if (email === shown.email && phone === shown.phone) return yield* refuse({ _tag: 'NothingChanged' });
      const given = code === undefined ? undefined : yield* take(codeOf(code));
      if (phone !== shown.phone && given === undefined) yield* take(checkedFirst(deps.api, { country, phone }));
      const now = yield* take(deps.api.profile());
      return yield* take(sendContact(deps)({ ...contactToSend(shown, now, checked.right), code: given, key }));
    });

/**
 * A code was mailed to the new address. The page may be reloaded while the candidate reads their mail, so the tab keeps the change. An answer that
 * leads back to the form drops it.
 */
export const keepContactChange =
  ({ session }: { readonly session: Pick<SessionStore, 'contactChange'> }) =>
  ({ email }: Pick<StandingContact, 'email'>, typed: ContactForm, answer: ChangeContactFailure): void => {
    if (answer._tag === 'CodeNeeded')
      session.contactChange.write({ standing: email, typed, sentTo: answer.sentTo, resendAt: answer.resendAt });
    if (answer._tag === 'EmailTaken' || answer._tag === 'PhoneNotCallable' || answer._tag === 'ContactRejected')
      session.contactChange.clear();
  };

/** The pending change in this tab, if it belongs to this candidate and its code is still valid. */
export const contactChangeOf =
  ({ session }: { readonly session: Pick<SessionStore, 'contactChange'> }) =>
  ({ email }: Pick<StandingContact, 'email'>, now: Instant): ContactChange | undefined => {
    const waiting = O.toUndefined(session.contactChange.read());
    return waiting?.standing === email ? { ...waiting, resendAt: resendOpens(waiting.resendAt, now) } : undefined;
  };
