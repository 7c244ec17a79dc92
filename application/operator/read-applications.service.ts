import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { occurred } from '../../domain/applications/application-event';
import { appointmentIn } from '../../domain/applications/appointments';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import { questionsOf } from '../../domain/screening/questionnaire';
import type { ApplicationNamed, ApplicationNotFound } from '../applications/application-named.port';
import { lockNamed } from '../applications/named-application.service';
import type { SignedFile } from '../files/receipt.api';
import { found, inOrder, refuse, take } from '../in-order';
import { byEmployer, type OperatorCaller } from '../ports/operator-caller';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { recordedVideosOf } from '../recording/read-recording.service';
import type { NoSuchResume } from '../resumes/resumes.api';
import type { ResumeOfPosition } from '../resumes/resumes.store';
import { signedLink } from '../resumes/saved-resumes.service';
import { questionnaireOf } from '../screening/questionnaire.service';
import type { ServiceDependencies } from '../service/dependencies';
import { seenIn } from './act-on-application.service';
import {
  usualApplications,
  type ApplicationsAsked,
  type ApplicationsFound,
  type ApplicationSought,
  type ScreeningAnswer,
  type WholeApplication,
} from './operator-reading.port';

type Failure = ApplicationNotFound | StoreUnavailable;

/** The applications that are asked for, page by page: each once, and none left out, while others arrive. */
export const seeApplications =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  ({
    after,
    limit = usualApplications,
    ...only
  }: ApplicationsAsked): TE.TaskEither<StoreUnavailable, ApplicationsFound> =>
    pipe(
      unitOfWork.run(({ applications }) => applications.page(after, limit, only)),
      TE.map(({ applications, next }) => ({
        applications: applications.map(({ candidate: { id, email, firstName, lastName, phone }, application }) => ({
          candidate: { id, email, firstName, lastName, phone },
          application,
        })),
        next,
      })),
    );

/** The candidate's newest resume for this position. */
const newestResume = (
  { resumes }: Store,
  candidateId: CandidateId,
  positionId: PositionId,
): FromStore<O.Option<ResumeOfPosition>> =>
  pipe(
    resumes.of(candidateId),
    TE.map((all) => O.fromNullable(all.find((one) => one.positionId === positionId))),
  );

/** With the words of the questions, as far as they are still there. */
const screeningAnswersOf = (
  store: Store,
  candidateId: CandidateId,
  positionId: PositionId,
): FromStore<readonly ScreeningAnswer[]> =>
  inOrder(function* () {
    const submitted = yield* take(store.screeningAnswers.of(candidateId, positionId));
    if (O.isNone(submitted)) return [];
    const onFile = yield* take(questionnaireOf(store, submitted.value));
    const questions = O.isNone(onFile) ? [] : questionsOf(onFile.value.questionnaire);
    const titles = new Map(questions.map(({ questionId, title }) => [questionId, title]));
    return submitted.value.answers.map(({ questionId, answer }) => ({
      questionId,
      title: titles.get(questionId),
      answer,
    }));
  });

/** The candidate, and the application, locked until the unit of work ends: all that is read of it is of one moment. */
const sought = (store: Store, { positionId, email, candidateId }: ApplicationSought) =>
  inOrder(function* () {
    const none = { _tag: 'NoSuchApplication', positionId } as const;
    const id =
      email === undefined
        ? candidateId
        : (yield* found(store.candidates.withEmail(email), { _tag: 'NoSuchCandidate', email })).id;
    if (id === undefined || id !== (candidateId ?? id)) return yield* refuse(none);
    const candidate = yield* found(store.candidates.whole(id), none);
    const own = yield* found(store.applications.lock(id, positionId), none);
    return { candidate, own: { ...own, candidateId: id } };
  });

/** One application with all that belongs to it. */
export const seeWholeApplication =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (asked: ApplicationSought): TE.TaskEither<Failure, WholeApplication> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { candidate, own } = yield* take(sought(store, asked));
        const { id, email } = candidate;
        const { positionId, communityId } = own.position;
        const resume = O.toUndefined(yield* take(newestResume(store, id, positionId)));
        const { videos, agreedAt } = yield* take(recordedVideosOf(store, id, own.position));
        const events = yield* take(store.events.of(id, positionId));
        return {
          candidate,
          application: yield* take(seenIn(store, own)),
          appointments: (['interview', 'onsite', 'onboarding'] as const).flatMap((stage) => {
            const held = appointmentIn(stage, own.application);
            return held === undefined ? [] : [{ ...held, stage }];
          }),
          answers: yield* take(screeningAnswersOf(store, id, positionId)),
          resume: resume && { name: resume.name, bytes: resume.bytes, receivedAt: resume.receivedAt },
          videos,
          consents: {
            recording: agreedAt,
            liveInterview: O.toUndefined(yield* take(store.meetings.agreedAt(id, positionId))),
          },
          history: events.map((event) => ({ ...event, candidateId: id, email, positionId, communityId })),
        };
      }),
    );

/** A link that opens the newest resume of an application for five minutes. Asking for it counts as opening the resume, by whoever asks. */
export const openResume =
  (deps: ServiceDependencies) =>
  (by: OperatorCaller) =>
  (named: ApplicationNamed): TE.TaskEither<Failure | NoSuchResume, SignedFile> =>
    deps.unitOfWork.run((store) =>
      inOrder(function* () {
        const { candidateId, position } = yield* take(lockNamed(store)(named));
        const { positionId } = position;
        const { file } = yield* found(newestResume(store, candidateId, positionId), { _tag: 'NoSuchResume' });
        const opened = occurred('resume.opened', byEmployer(by), deps.clock.now());
        yield* take(store.events.add(candidateId, positionId, opened));
        const { url, until } = signedLink(deps, 'resume', candidateId, file);
        return { url: `${deps.publicUrl}${url}`, until };
      }),
    );
