import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import { tryResumeLink } from '../../domain/resumes/resume-link';
import type { Instant } from '../../domain/time/instant';
import { found, inOrder, refuse, take } from '../in-order';
import type { SessionToken } from '../identity/secrets.port';
import type { Sealed } from '../ports/secrets';
import type { Store } from '../ports/unit-of-work';
import type { ResumeLink } from './resumes.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { authenticate, type SessionCaller } from '../identity/sessions.service';
import type { MailedLinkUsed, SessionOver } from '../ports/session-over';

/** An uploader: a signed-in candidate for any of their jobs, or the holder of a mailed link for its one job. */
export interface Uploader {
  readonly candidateId: CandidateId;
  /** Undefined: any job. */
  readonly only: PositionId | undefined;
  readonly letInBy:
    | { readonly _tag: 'Session'; readonly session: SessionCaller }
    | { readonly _tag: 'Link'; readonly code: Sealed };
}

/** A signed-in candidate, for any of their jobs. */
export const uploaderOf = (session: SessionCaller): Uploader => ({
  candidateId: session.candidateId,
  only: undefined,
  letInBy: { _tag: 'Session', session },
});

/** The resume that a link was used for, as long as the link would have worked: its candidate comes back to see whether it arrived. */
const usedFor = (
  { resumes }: Store,
  { candidateId, positionId, issuedAt, usedAt }: ResumeLink,
  now: Instant,
): FromStore<MailedLinkUsed | undefined> =>
  usedAt === undefined || tryResumeLink({ issuedAt, usedAt: undefined }, now)._tag === 'Refused'
    ? TE.right(undefined)
    : pipe(
        resumes.of(candidateId),
        TE.map((all) => all.find((one) => one.positionId === positionId && one.receivedAt === usedAt)),
        TE.map((one) => one && { _tag: 'MailedLinkUsed', name: one.name, receivedAt: one.receivedAt }),
      );

/**
 * Identifies the uploader by their token: a session's or a mailed link's.
 *
 * The link of 'Email Me A Link' could have required a sign-in (R2 has a hint for it), but it grants a narrow right of its own instead.
 * The reader is tired, on another device and in their mailbox, and a second mail with a code would make them give up. The code in the
 * link (256 random bits, stored sealed, never in an address that a server sees) is used as a bearer token and allows three things: reading
 * the job, uploading a file, and storing it as the resume of this one application. It reads nothing of the candidate's, except that a used
 * one names the file that it was used for. Opening the page
 * doesn't use it up, so a mail scanner or a second visit does no harm; storing a resume uses up all links of the application (R3c: used by
 * a press, once). A leaked link can at worst add a resume, which the candidate sees and can replace.
 */
export const authenticateUploader =
  (deps: ServiceDependencies) =>
  (token: SessionToken): TE.TaskEither<SessionOver | StoreUnavailable, Uploader> => {
    if (deps.secrets.originOf(token) === 'Foreign') return TE.left({ _tag: 'NoSession' });
    const code = deps.secrets.sealLink(token);
    const byLink = (store: Store, failure: SessionOver) =>
      inOrder(function* () {
        const link = yield* found(store.resumeLinks.find(code), failure);
        const { candidateId, positionId: only } = link;
        if (tryResumeLink(link, deps.clock.now())._tag === 'Allowed')
          return { candidateId, only, letInBy: { _tag: 'Link' as const, code } };
        const used = yield* take(usedFor(store, link, deps.clock.now()));
        return yield* refuse(used ?? failure);
      });
    return pipe(
      authenticate(deps)(token),
      TE.map(uploaderOf),
      TE.orElse((failure): TE.TaskEither<SessionOver | StoreUnavailable, Uploader> =>
        failure._tag === 'StoreUnavailable' ? TE.left(failure) : deps.unitOfWork.run((store) => byLink(store, failure)),
      ),
    );
  };

/**
 * Whether an uploader is still admitted, until the unit of work ends. A file may take minutes, and meanwhile the owner of the address may
 * have signed in, which ends unproven sessions (service/decisions/002) and their uploads.
 */
export const stillLetIn = (
  { sessions, resumeLinks }: Pick<Store, 'sessions' | 'resumeLinks'>,
  { letInBy }: Uploader,
  now: Instant,
): FromStore<boolean> =>
  letInBy._tag === 'Session'
    ? sessions.keepOpen(letInBy.session.shown)
    : pipe(
        resumeLinks.keepOpen(letInBy.code),
        TE.map((link) => O.isSome(link) && tryResumeLink(link.value, now)._tag === 'Allowed'),
      );

/** Whether an uploader has access to that job; otherwise it counts as unknown. */
export const mayTouch = ({ only }: Uploader, positionId: PositionId): boolean =>
  only === undefined || only === positionId;
