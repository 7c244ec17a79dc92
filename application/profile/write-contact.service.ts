import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Account } from '../../domain/identity/account';
import { oldTokenEnds, type ContactChange } from '../../domain/identity/email-change';
import type { Email } from '../../domain/text/email';
import type { Instant } from '../../domain/time/instant';
import type { SessionToken } from '../identity/secrets.port';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { contactChangedMail } from './contact-mail.service';

/** The caller and the token, which is replaced. */
export interface ContactCaller {
  readonly candidateId: CandidateId;
  readonly token: SessionToken;
}

type Deps = Pick<ServiceDependencies, 'clock' | 'secrets' | 'publicUrl'>;

/** When the session of this token was due to end before this change. */
const endOf = ({ secrets }: Deps, { sessions }: Store, { token }: ContactCaller): FromStore<Instant | undefined> =>
  pipe(
    sessions.find(secrets.sealToken(token)),
    TE.map(
      O.match(
        () => undefined,
        ({ endsAt }) => endsAt,
      ),
    ),
  );

/**
 * Opens a new session for the caller: the new token is valid at once, the old one for a while longer (R28). Entering the code of the new
 * address proves it; otherwise the new session is as proven as the old one (service/decisions/002).
 */
const replaceToken = (
  { clock, secrets }: Deps,
  { sessions }: Store,
  { token }: ContactCaller,
  { proven, endsAt }: { readonly proven: boolean; readonly endsAt: Instant | undefined },
): FromStore<SessionToken> => {
  const now = clock.now();
  const next = secrets.newToken();
  const [shown, sealed] = [secrets.sealToken(token), secrets.sealToken(next)];
  return inOrder(function* () {
    yield* take(sessions.endAt(shown, oldTokenEnds(endsAt, now)));
    yield* take(sessions.openLike(shown, sealed, now));
    if (proven) yield* take(sessions.prove(sealed));
    return next;
  });
};

/** Another token for a caller who lost the first response; it doesn't extend the old one. */
export const repeatToken = (deps: Deps, store: Store, caller: ContactCaller): FromStore<SessionToken> =>
  pipe(
    endOf(deps, store, caller),
    TE.flatMap((endsAt) => replaceToken(deps, store, caller, { proven: false, endsAt })),
  );

/**
 * Somebody who reads the old address's mail may have signed in elsewhere, so all other devices are signed out. Nobody signs in with a
 * phone, so a new phone signs nobody out.
 */
const leaveOldAddress = (
  { clock, publicUrl }: Deps,
  { candidates, sessions, messages }: Store,
  before: Account,
  changedTo: Email,
) =>
  inOrder(function* () {
    yield* take(sessions.endAllAt(before.id, clock.now()));
    const proven = yield* take(candidates.hasProvenAddress(before.id));
    yield* take(messages.add(contactChangedMail({ publicUrl, before, proven, changedTo }), clock.now()));
  });

/** Writes e-mail, phone, sessions and mail, all or nothing. Answers the new token, if any. */
export const writeContact = (
  deps: Deps,
  store: Store,
  caller: ContactCaller,
  before: Account,
  { contact, notify, newToken }: ContactChange,
): FromStore<SessionToken | undefined> =>
  inOrder(function* () {
    yield* take(store.candidates.changeContact(before.id, contact));
    const endsAt = yield* take(endOf(deps, store, caller));
    const proven = notify !== undefined;
    if (proven) yield* take(leaveOldAddress(deps, store, before, contact.email));
    return newToken ? yield* take(replaceToken(deps, store, caller, { proven, endsAt })) : undefined;
  });
