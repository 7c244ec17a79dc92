import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Email } from '../../domain/text/email';
import { codesCountFor, mayIssueCode, type TooManyCodes } from '../../domain/identity/one-time-code';
import { minus, type Instant } from '../../domain/time/instant';
import type { Mail } from '../ports/mailer';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { contactCodeMail } from './contact-mail.service';

/** The mail with a code for a new address, to be sent, and when another may be asked for. */
export interface CodeToSend {
  readonly mail: Mail;
  readonly resendAt: Instant;
}

/**
 * Sends the code that proves a new address: 5 an hour and 20 a day per address, sign-in codes included (R3c), and as many per candidate, so
 * nobody makes the portal mail address after address (ours). These codes don't count toward sign-in limits: their mails have no link, so
 * the owner could be locked out. It makes no difference whether the address is another candidate's.
 */
export const askForCode = (
  { clock, secrets }: Pick<ServiceDependencies, 'clock' | 'secrets'>,
  { contactCodes, codes }: Store,
  caller: CandidateId,
  email: Email,
): TE.TaskEither<TooManyCodes | StoreUnavailable, CodeToSend> => {
  const now = clock.now();
  const since = minus(now, codesCountFor);
  const code = secrets.newCode();
  return inOrder(function* () {
    yield* granted(mayIssueCode(yield* take(contactCodes.askedSince(caller, since)), now));
    const signIn = yield* take(codes.issuedSince(email, since));
    const contact = yield* take(contactCodes.sentTo(email, since));
    const resendAt = yield* granted(mayIssueCode([...signIn, ...contact], now));
    yield* take(contactCodes.add(caller, email, secrets.sealContactCode(caller, email, code), now));
    return { mail: contactCodeMail(email, code), resendAt };
  });
};
