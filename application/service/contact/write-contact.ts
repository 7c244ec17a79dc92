import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import { oldTokenEnds, type ContactChange } from '../../../domain/identity/email-change';
import type { Instant } from '../../../domain/time/instant';
import type { SessionToken } from '../../ports/secrets';
import type { Store } from '../../ports/unit-of-work';
import type { Candidate } from '../../ports/unit-of-work/people';
import type { FromStore } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';
import { contactChangedMail } from '../mails/contact-mail';

/** Who asks, and by which token: that one is replaced. */
export interface ContactCaller {
  readonly candidateId: CandidateId;
  readonly token: SessionToken;
}

type Deps = Pick<ServiceDependencies, 'clock' | 'secrets' | 'publicUrl'>;

/** When the session of the shown token was to end before this change. */
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
 * Another session for who shows this token: the new token counts at once, the shown one for a while beside it (R28). Who has just given the code of
 * the new address has shown that it is theirs; anybody else is as well known as before (decisions/002).
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
  return pipe(
    sessions.endAt(shown, oldTokenEnds(endsAt, now)),
    TE.flatMap(() => sessions.openLike(shown, sealed, now)),
    TE.flatMap(() => (proven ? sessions.prove(sealed) : TE.right(undefined))),
    TE.map(() => next),
  );
};

/** A token again, for who did not hear of the one that the first answer brought; the shown one lives no longer by it. */
export const repeatToken = (deps: Deps, store: Store, caller: ContactCaller): FromStore<SessionToken> =>
  pipe(
    endOf(deps, store, caller),
    TE.flatMap((endsAt) => replaceToken(deps, store, caller, { proven: false, endsAt })),
  );

/** Who can read the old address's mail may have signed in somewhere: all other devices are signed out. A phone lets nobody in, and signs nobody out. */
const leaveOldAddress = (
  { clock, publicUrl }: Deps,
  { sessions, messages }: Store,
  before: Candidate,
  { contact, tell }: ContactChange,
): FromStore<undefined> =>
  tell === undefined
    ? TE.right(undefined)
    : pipe(
        sessions.endAllAt(before.id, clock.now()),
        TE.flatMap(() => messages.add(contactChangedMail(publicUrl, before, contact.email), clock.now())),
      );

/** E-mail and phone, the sessions and the mail that follow from them: all of it or nothing. The new token, where there is one. */
export const writeContact = (
  deps: Deps,
  store: Store,
  caller: ContactCaller,
  before: Candidate,
  change: ContactChange,
): FromStore<SessionToken | undefined> =>
  pipe(
    store.candidates.changeContact(before.id, change.contact),
    TE.flatMap(() => endOf(deps, store, caller)),
    TE.tap(() => leaveOldAddress(deps, store, before, change)),
    TE.flatMap((endsAt): FromStore<SessionToken | undefined> =>
      change.newToken
        ? replaceToken(deps, store, caller, { proven: change.tell !== undefined, endsAt })
        : TE.right(undefined),
    ),
  );
