import type * as TE from 'fp-ts/TaskEither';
import { recordingOpen } from '../../domain/recording/options';
import { maySubmitRecording } from '../../domain/recording/review';
import { questionsOnFile } from '../../domain/recording/stored-answer';
import type { RecordingSubmitted, RecordingToSubmit, SubmitRecordingRefusal } from './recording.api';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, take } from '../in-order';
import { takeInHand, type InHand } from '../applications/own-application.service';
import { writePlainAct } from '../applications/plain-act.service';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';
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
    const submit = (store: Store, own: InHand) =>
      inOrder(function* () {
        yield* granted(recordingOpen(yield* take(recordingTerms(store, caller, own, own.terms.now))));
        const { interview } = yield* take(questionsToRecord(store, own.position));
        const answers = yield* take(store.recordedAnswers.of(caller, job.positionId));
        yield* granted(maySubmitRecording(questionsOnFile(interview, answers.map(onFile))));
        yield* take(writePlainAct(store, deps.publicUrl, caller, own, { _tag: 'SubmitRecording' }, request));
      });
    return deps.unitOfWork.run((store) =>
      inOrder(function* () {
        yield* take(provenFor(store, session));
        const own = yield* take(takeInHand(store, deps.clock, caller, job, request));
        if (!own.repeated) yield* take(submit(store, own));
        const resumes = yield* take(store.resumes.of(caller));
        const resumePath = resumes.find(({ positionId }) => positionId === job.positionId)?.file;
        return { resume: own.application.resume, resumePath };
      }),
    );
  };
