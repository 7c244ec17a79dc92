import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { PositionId } from '../../../domain/positions/ids';
import { tryResumeLink } from '../../../domain/resumes/resume-link';
import type { Instant } from '../../../domain/time/instant';
import type { Sealed, SessionToken } from '../../ports/secrets';
import type { Store } from '../../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';
import { authenticate, type SessionCaller, type SessionOver } from '../sessions';

/** Who may upload: a signed-in candidate for any job of theirs, or who came by a mailed link, for that one. */
export interface Uploader {
  readonly candidateId: CandidateId;
  /** Undefined: any. */
  readonly only: PositionId | undefined;
  readonly letInBy:
    { readonly _tag: 'Session'; readonly session: SessionCaller } | { readonly _tag: 'Link'; readonly code: Sealed };
}

/** For any job of theirs. */
export const uploaderOf = (session: SessionCaller): Uploader => ({
  candidateId: session.candidateId,
  only: undefined,
  letInBy: { _tag: 'Session', session },
});

/**
 * Who shows this token, where a mailed link counts as well as a session.
 *
 * The link of 'Email Me A Link' could have led through sign-in (R2 knows the hint); it carries a narrow right of its own instead. Whoever
 * opens it is tired, on another device, and in their mailbox: a second mail with a second code is where they would give up. The code in the
 * link (256 random bits, stored sealed, never in an address that a server sees) is shown as a bearer token and opens three things: what the
 * job is, sending a file, and storing it as the resume of this one application. It reads nothing of the candidate's. Opening the page
 * uses up nothing, so a mail scanner or a second look does no harm; the press that stores a resume does, for all links of the application
 * (R3c: used by a press, once). A leaked link can at worst add a resume, which the candidate sees and can replace.
 */
export const authenticateUploader =
  (deps: ServiceDependencies) =>
  (token: SessionToken): TE.TaskEither<SessionOver | StoreUnavailable, Uploader> => {
    const code = deps.secrets.sealLink(token);
    return pipe(
      authenticate(deps)(token),
      TE.map(uploaderOf),
      TE.orElse((failure) =>
        failure._tag === 'StoreUnavailable'
          ? TE.left<SessionOver | StoreUnavailable, Uploader>(failure)
          : pipe(
              deps.unitOfWork.run<StoreUnavailable, O.Option<Uploader>>(({ resumeLinks }) =>
                pipe(
                  resumeLinks.find(code),
                  TE.map(O.filter((link) => tryResumeLink(link, deps.clock.now())._tag === 'Allowed')),
                  TE.map(
                    O.map(({ candidateId, positionId }) => ({
                      candidateId,
                      only: positionId,
                      letInBy: { _tag: 'Link', code },
                    })),
                  ),
                ),
              ),
              TE.flatMap(TE.fromOption((): SessionOver | StoreUnavailable => failure)),
            ),
      ),
    );
  };

/**
 * Whether what let an uploader in still does, until the unit of work ends. A file may travel for minutes, and meanwhile the owner of the
 * address may have come: whoever signed up with it is out then (decisions/002), with what they were still sending.
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

/** Whether an uploader may do anything about that job; for others it is as good as not there. */
export const mayTouch = ({ only }: Uploader, positionId: PositionId): boolean =>
  only === undefined || only === positionId;
