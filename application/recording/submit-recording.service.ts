import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { recordingOpen } from '../../domain/recording/options';
import { maySubmitRecording } from '../../domain/recording/review';
import { questionsOnFile } from '../../domain/recording/stored-answer';
import type { RecordingSubmitted, RecordingToSubmit, SubmitRecordingRefusal } from './recording.api';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { takeInHand, type InHand } from '../applications/own-application.service';
import { writePlainAct } from '../applications/plain-act.service';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';
import { unlessRefused } from '../service/unless-refused';
import { onFile, questionsToRecord, recordingTerms } from './own-recording.service';

type Failure = SubmitRecordingRefusal | StoreUnavailable;

/**
 * Submits the recorded interview (spec 2 §4.2, R27), after its last day, too: what was received by then counts (R32). A repetition with the same key is
 * answered as the first one was.
 */
export const submitRecording =
  (deps: ServiceDependencies) =>
  (session: SessionCaller, { key, ...job }: RecordingToSubmit): TE.TaskEither<Failure, RecordingSubmitted> => {
    const { candidateId: caller } = session;
    const request = { key, words: `SubmitRecording ${job.positionId}` };
    const submit = (store: Store, own: InHand): TE.TaskEither<Failure, undefined> =>
      pipe(
        recordingTerms(store, caller, own, own.terms.now),
        TE.flatMap((terms): TE.TaskEither<Failure, undefined> => unlessRefused(recordingOpen(terms))),
        TE.flatMap(() => questionsToRecord(store, own.position)),
        TE.bindTo('questions'),
        TE.bindW('answers', () => store.recordedAnswers.of(caller, job.positionId)),
        TE.flatMap(({ questions: { interview }, answers }): TE.TaskEither<Failure, undefined> =>
          unlessRefused(maySubmitRecording(questionsOnFile(interview, answers.map(onFile)))),
        ),
        TE.flatMap(() => writePlainAct(store, deps.publicUrl, caller, own, { _tag: 'SubmitRecording' }, request)),
      );
    return deps.unitOfWork.run<Failure, RecordingSubmitted>((store) =>
      pipe(
        provenFor(store, session),
        TE.flatMap(() => takeInHand(store, deps.clock, caller, job, request)),
        TE.tap((own) => (own.repeated ? TE.right(undefined) : submit(store, own))),
        TE.bindTo('own'),
        TE.bindW('resumes', () => store.resumes.of(caller)),
        TE.map(({ own, resumes }) => ({
          resume: own.application.resume,
          resumePath: O.toUndefined(
            O.fromNullable(resumes.find(({ positionId }) => positionId === job.positionId)?.file),
          ),
        })),
      ),
    );
  };
