import * as O from 'fp-ts/Option';
import type { Application } from '../../domain/applications/application';
import { begun, thePortal, typeOfAct, type EventType } from '../../domain/applications/application-event';
import { stageOf } from '../../domain/applications/status-catalogue';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import type { FileStore } from '../files/file-store.port';
import { inOrder, refuse, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import { forgetOlder } from '../resumes/forget-older.service';
import { storedAnswer } from './import-answers.service';
import type { PreparedFiles } from './prepare-files.service';
import type { NewApplication } from './records.service';

/** An application that was added now. */
interface Added {
  readonly candidateId: CandidateId;
  readonly position: Position;
  readonly application: Application;
  readonly given: NewApplication;
  readonly now: Instant;
}

/** The acts that submit the answers to the screening. */
const submissions: readonly EventType[] = [typeOfAct.PassScreening, typeOfAct.FailScreening];

/** Its events as they were or, if none are known, that it begins here. */
const keepHistory = ({ events }: Store, { candidateId, position, application, given, now }: Added) =>
  given.carried.history.length > 0
    ? events.carryOver(
        candidateId,
        position.positionId,
        given.carried.history.map(({ type, at, by, change, reason, topic }) => ({
          type,
          at,
          by,
          change,
          reason,
          topic,
        })),
        now,
      )
    : events.add(candidateId, position.positionId, begun('application.imported', thePortal, now, application));

const keepAnswers = (store: Store, { candidateId, position, given, now }: Added) =>
  inOrder(function* () {
    const { answers, history } = given.carried;
    if (answers === undefined) return;
    const at = history.findLast(({ type }) => submissions.includes(type))?.at ?? now;
    const { positionId, questionnaireId } = position;
    yield* take(store.screeningAnswers.put(candidateId, positionId, { questionnaireId, answers, at }));
  });

const keepConsents = (store: Store, { candidateId, position: { positionId }, given }: Added) =>
  inOrder(function* () {
    const { recording, liveInterview } = given.carried.consents;
    if (recording !== undefined) yield* take(store.recordingConsents.agree(candidateId, positionId, recording));
    if (liveInterview !== undefined) yield* take(store.meetings.agree(candidateId, positionId, liveInterview));
  });

/** A file that was sent may have been deleted since it was looked at, with a load that was refused: whoever sends it again goes on from here. */
const stillThere = (store: Store, files: FileStore, file: FileRef) =>
  inOrder(function* () {
    yield* take(store.recordedAnswers.lockFile(file));
    if (O.isNone(yield* take(files.read(file)))) return yield* refuse({ _tag: 'StoreUnavailable' });
    return undefined;
  });

const keepVideos = (
  store: Store,
  files: FileStore,
  { candidateId, position: { positionId }, given }: Added,
  { takes }: PreparedFiles,
) =>
  inOrder(function* () {
    for (const video of given.carried.videos) {
      const stored = video.take && takes.get(video.take);
      if (video.take !== undefined && stored === undefined) return yield* refuse({ _tag: 'StoreUnavailable' });
      if (stored !== undefined) yield* take(stillThere(store, files, stored.file));
      yield* take(store.recordedAnswers.put(candidateId, positionId, storedAnswer(video, stored)));
    }
    return undefined;
  });

const keepResumes = (
  store: Store,
  files: FileStore,
  { candidateId, position: { positionId }, given }: Added,
  { resumes }: PreparedFiles,
) =>
  inOrder(function* () {
    for (const { value } of given.resumes) {
      const stored = resumes.get(value);
      if (stored === undefined) return yield* refuse({ _tag: 'StoreUnavailable' });
      yield* take(stillThere(store, files, stored.file));
      yield* take(store.resumes.add(candidateId, positionId, stored));
    }
    // Their files go within a day, unless another application has them.
    if (given.resumes.length > 0) yield* take(forgetOlder(store, candidateId, positionId));
    return undefined;
  });

/** Writes what belongs to an application that was added: its history, answers, consents, recorded answers and resumes. Nobody is told of them. */
export const keepCarried = (store: Store, added: Added, files: FileStore, sent: PreparedFiles): FromStore<undefined> =>
  inOrder(function* () {
    const { candidateId, position, application, given } = added;
    const { appointmentRevision, recorderVisitor } = given.carried;
    yield* take(keepHistory(store, added));
    yield* take(keepAnswers(store, added));
    yield* take(keepConsents(store, added));
    yield* take(keepVideos(store, files, added, sent));
    yield* take(keepResumes(store, files, added, sent));
    // A calendar takes the entry with the highest revision (RFC 5546): the next one must be above those that were mailed.
    for (let revision = 0; revision < appointmentRevision; revision += 1)
      yield* take(store.appointments.nextRevision(candidateId, position.positionId, stageOf(application.status)));
    if (recorderVisitor !== undefined)
      yield* take(store.recorderVisitors.put(candidateId, position.positionId, recorderVisitor));
    return undefined;
  });
