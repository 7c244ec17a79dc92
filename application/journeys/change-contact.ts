import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  checkContact,
  contactToSend,
  type ContactFaults,
  type ContactForm,
  type StandingContact,
} from '../../domain/identity/contact-form';
import { parseOneTimeCode, type OneTimeCode } from '../../domain/identity/one-time-code';
import type { CallFailure } from '../failure';
import type { ChangeContactRefusal, ContactSaved, ContactWanted, ProfileApi } from '../ports/candidate-api/profile';
import type { SignUpApi } from '../ports/candidate-api/sign-up';
import type { Clock } from '../ports/clock';
import type { IdempotencyKey } from '../ports/secrets';
import type { SessionStore } from '../ports/session-store';
import { checkedFirst } from './check-phone';
import type { CodeRejected } from './sign-in';

export interface ContactRejected {
  readonly _tag: 'ContactRejected';
  readonly faults: ContactFaults;
}

/** Nothing differs from what stands already: nothing is sent. */
export interface NothingChanged {
  readonly _tag: 'NothingChanged';
}

/** What sending e-mail and phone needs of the world. */
export interface ContactDeps {
  readonly api: Pick<ProfileApi, 'changeContact'> & Pick<SignUpApi, 'checkPhone'>;
  readonly session: Pick<SessionStore, 'nextToken'>;
  readonly clock: Clock;
}

type SendFailure = ChangeContactRefusal | CallFailure;
export type ChangeContactFailure = ContactRejected | NothingChanged | CodeRejected | SendFailure;

/**
 * The new token is kept beside the old one before anything else happens: whatever ends this page now, the next one finds it (R28). The 5 s are counted from when
 * the change was sent: the server counts them from when it was done, and must not end the old token while it is still carried.
 */
export const sendContact =
  ({ api, session, clock }: ContactDeps) =>
  (wanted: ContactWanted): TE.TaskEither<SendFailure, ContactSaved> =>
    pipe(
      TE.fromIO(clock.now),
      TE.flatMap((sentAt) =>
        pipe(
          api.changeContact(wanted),
          TE.tapIO(({ token }) => () => {
            if (token !== undefined) session.nextToken.write({ token, changedAt: sentAt });
          }),
        ),
      ),
    );

const codeOf = (typed: string | undefined): TE.TaskEither<CodeRejected, OneTimeCode | undefined> =>
  typed === undefined
    ? TE.right(undefined)
    : pipe(
        TE.fromEither(parseOneTimeCode(typed)),
        TE.mapLeft((fault): CodeRejected => ({ _tag: 'CodeRejected', fault })),
      );

/**
 * 'Your details' as they were typed, and the code of a new address once it was asked for (R28). What the rules refuse never leaves the device; a new number
 * of +1 is checked by the server before the rest is sent (spec 1 §5); what was not typed over is read anew before it goes with the rest (R3). `key` is
 * another one for each press, and the same for one that is repeated because its answer was lost.
 */
export const saveContact =
  (deps: ContactDeps & { readonly api: Pick<ProfileApi, 'profile'> }) =>
  (
    shown: StandingContact,
    typed: ContactForm,
    code: string | undefined,
    key: IdempotencyKey,
  ): TE.TaskEither<ChangeContactFailure, ContactSaved> =>
    pipe(
      TE.fromEither(checkContact(typed)),
      TE.mapLeft((faults): ChangeContactFailure => ({ _tag: 'ContactRejected', faults })),
      TE.filterOrElse(
        ({ email, phone }) => email !== shown.email || phone !== shown.phone,
        (): ChangeContactFailure => ({ _tag: 'NothingChanged' }),
      ),
      TE.bindW('code', () => codeOf(code)),
      TE.tap(({ country, phone }): TE.TaskEither<ChangeContactFailure, unknown> =>
        phone === shown.phone || code !== undefined ? TE.right(undefined) : checkedFirst(deps.api, { country, phone }),
      ),
      TE.bindW('now', () => deps.api.profile()),
      TE.flatMap(({ now, code: given, ...typed }) =>
        sendContact(deps)({ ...contactToSend(shown, now, typed), code: given, key }),
      ),
    );
