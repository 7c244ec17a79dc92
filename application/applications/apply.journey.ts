import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import {
  applyResult,
  beforeApplying,
  dependsOnApplication,
  opensScreening,
  type AppliedTo,
  type ApplyResponse,
  type ApplyResult,
} from '../../domain/applications/apply-result';
import { actionsShown } from '../../domain/applications/card-actions';
import { isFinished } from '../../domain/applications/turns';
import type { Advert } from '../../domain/positions/advert';
import { externalApplication, type ExternalApplicationUrl } from '../../domain/positions/external-application';
import { isCallFailure, type CallFailure } from '../failure';
import { inOrder, take } from '../in-order';
import { asksNow } from '../identity/attendance.live';
import { apply } from '../navigation/destination';
import type { Applied, ApplyingApi, ConfirmRefusal } from './applying.api';
import type { SessionStore } from '../ports/session-store';
import { sayConfirmRefusal } from './apply.words';
import { rememberLinked } from '../identity/enter.journey';
import { isSignedIn } from '../identity/sign-in.journey';

type Api = Pick<ApplyingApi, 'applyToJob' | 'confirmExternal' | 'application'>;

/** The result of applying: R6's own answer, or first the employer's site, or before that a resume (R6a). */
export type ApplyStep =
  | ApplyResult
  | { readonly _tag: 'AppliesElsewhere'; readonly url: ExternalApplicationUrl }
  | { readonly _tag: 'NeedsResume' };

/** An application exists now: the candidate was neither sent to sign up nor to a closed job's page (R6). */
export const hasApplied = (step: ApplyStep): boolean => {
  switch (step._tag) {
    case 'LeadsTo':
      return step.destination._tag !== 'SignUp' && step.destination._tag !== 'NoPositions';
    case 'AppliesElsewhere':
    case 'NeedsResume':
      return true;
    case 'Stays':
      return false;
  }
};

/** The job that is applied to, as its advert or its card has it. */
export interface JobAppliedTo extends Job, Pick<AppliedTo, 'interviewKind' | 'resume'> {
  readonly positionName: string;
  readonly externalApplicationUrl: string | undefined;
}

/** The call's answer in the form that R6 reads. A call without an answer to read (no connection, a server fault, an ended session) is a failure. */
const responseOf = (answer: E.Either<CallFailure | ConfirmRefusal, Applied>): E.Either<CallFailure, ApplyResponse> => {
  if (E.isRight(answer)) return E.right({ _tag: 'Answered', status: answer.right.status });
  const why = answer.left;
  if (why._tag === 'PositionClosed' || why._tag === 'NoPosition') return E.right({ _tag: 'NoPositions' });
  if (!isCallFailure(why)) return E.right({ _tag: 'NotTaken', error: sayConfirmRefusal(why) });
  return why._tag === 'NotAcceptable' ? E.right({ _tag: 'NotTaken', error: why.message }) : E.left(why);
};

const applyResponse = (
  call: TE.TaskEither<CallFailure | ConfirmRefusal, Applied>,
): TE.TaskEither<CallFailure, ApplyResponse> =>
  pipe(TE.fromTask<E.Either<CallFailure | ConfirmRefusal, Applied>, CallFailure>(call), TE.flatMapEither(responseOf));

type Known = Pick<JobAppliedTo, 'interviewKind' | 'resume'> & { readonly application: Application | undefined };

/** The candidate's own application, which overrides the advert; if it can't be found, the advert counts. */
const knownOf = ({ api }: { readonly api: Api }, job: JobAppliedTo): TE.TaskEither<CallFailure, Known> =>
  pipe(
    api.application(job),
    TE.map(({ application }): Known => ({ ...application, application })),
    TE.orElse((why) => (isCallFailure(why) ? TE.left(why) : TE.right({ ...job, application: undefined }))),
  );

/**
 * A job with adp_url is applied for at the employer's site, as its card offers (R10 rows 10 and 13). A required resume that is missing comes first,
 * because the confirmation is accepted only while the card offers it (R10b).
 */
const onExternalSite = ({ application }: Known, url: ExternalApplicationUrl): ApplyStep => {
  const offered = application === undefined ? [] : actionsShown(application);
  return offered.includes('upload-resume') ? { _tag: 'NeedsResume' } : { _tag: 'AppliesElsewhere', url };
};

const resultAfter =
  (deps: { readonly api: Api }, job: JobAppliedTo) =>
  (response: ApplyResponse): TE.TaskEither<CallFailure, ApplyResult> =>
    inOrder(function* () {
      // If the answer leads to the questions, to a closed page or nowhere, only the answer counts.
      if (!dependsOnApplication(response)) return applyResult(response, { ...job, hasResume: false });
      const known = yield* take(knownOf(deps, job));
      return applyResult(response, { ...known, hasResume: known.application?.hasResume ?? false });
    });

const stepAfter =
  (deps: { readonly api: Api }, job: JobAppliedTo) =>
  (response: ApplyResponse): TE.TaskEither<CallFailure, ApplyStep> =>
    inOrder(function* () {
      const external = externalApplication(job.externalApplicationUrl);
      if (!opensScreening(response) || external._tag === 'Refused')
        return yield* take(resultAfter(deps, job)(response));
      return onExternalSite(yield* take(knownOf(deps, job)), external.value);
    });

/** Calls apply_job and follows its answer (R6). */
export const applyTo =
  (deps: { readonly api: Api }) =>
  (job: JobAppliedTo): TE.TaskEither<CallFailure, ApplyStep> =>
    pipe(applyResponse(deps.api.applyToJob(job)), TE.flatMap(stepAfter(deps, job)));

/** 'I have applied on the employer's own site', and where that leads (R6a). 'No' changes nothing and makes no call. */
export const confirmApplied =
  (deps: { readonly api: Api }) =>
  (job: JobAppliedTo): TE.TaskEither<CallFailure, ApplyResult> =>
    pipe(applyResponse(deps.api.confirmExternal(job)), TE.flatMap(resultAfter(deps, job)));

/**
 * Start on an advert (R6). Without a token, the advert is remembered as the link that led here, so that signing up or in leads back to it (R2). Only
 * the server knows whether the candidate is blocked: it answers 202.
 */
export const startApplying =
  (deps: {
    readonly api: Api;
    readonly session: Pick<SessionStore, 'token' | 'hints' | 'hintsOnDevice' | 'jobInHand'>;
  }) =>
  (advert: Advert): TE.TaskEither<CallFailure, ApplyStep> => {
    const { session } = deps;
    const before = beforeApplying({ signedIn: isSignedIn(session), published: advert.published, blocked: false });
    if (before !== undefined) {
      if (!isSignedIn(session)) rememberLinked(session)('applyLink', apply(advert.positionId));
      return TE.right(before);
    }
    session.jobInHand.write({ communityId: advert.communityId, positionId: advert.positionId });
    return applyTo(deps)(advert);
  };

/** The portal was idle for a while: the page asks who is here before it acts in the name of the signed-in candidate (R3a). */
export interface AsksWhoIsHere {
  readonly _tag: 'AsksWhoIsHere';
}

interface WhoIsHere {
  readonly session: Pick<SessionStore, 'token'>;
  readonly presence: Parameters<typeof asksNow>[0];
}

/** An advert's page is public, so it has not asked who is here. It asks before it acts in the candidate's name. */
const onceKnown =
  ({ session, presence }: WhoIsHere) =>
  (act: () => TE.TaskEither<CallFailure, ApplyStep>): TE.TaskEither<CallFailure, ApplyStep | AsksWhoIsHere> =>
    isSignedIn(session) && asksNow(presence) ? TE.right({ _tag: 'AsksWhoIsHere' }) : act();

/**
 * Whether the candidate's own application for the job has ended, so that Start would only lead to the page that says so (R6a). Nobody's application is
 * looked at while the page would first ask who is here; if it can't be read, Start answers.
 */
export const isOverForCandidate =
  ({ api, session, presence }: { readonly api: Pick<Api, 'application'> } & WhoIsHere) =>
  (job: Job): T.Task<boolean> =>
    isSignedIn(session) && !asksNow(presence)
      ? pipe(
          api.application(job),
          TE.match(
            () => false,
            ({ application }) => isFinished(application.status),
          ),
        )
      : T.of(false);

/** Handles Start on a job posting's page. */
export const startOnPage =
  (deps: Parameters<typeof startApplying>[0] & WhoIsHere) =>
  (advert: Advert): TE.TaskEither<CallFailure, ApplyStep | AsksWhoIsHere> =>
    onceKnown(deps)(() => startApplying(deps)(advert));

/**
 * Handles 'Yes, I have applied' on a job posting's page. It asks who is here first, because a different person may have returned from the employer's
 * site.
 */
export const confirmOnPage =
  (deps: Parameters<typeof confirmApplied>[0] & WhoIsHere) =>
  (job: JobAppliedTo): TE.TaskEither<CallFailure, ApplyStep | AsksWhoIsHere> =>
    onceKnown(deps)(() => confirmApplied(deps)(job));
