import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { candidateAct } from '../../domain/applications/lifecycle';
import type { ProofNeeded } from '../../domain/identity/address-proof';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import { secondMailAfter } from '../../domain/recording/later-mails';
import { mailLinkLeadsTo, mayChoose, mayRecord } from '../../domain/recording/options';
import { plus } from '../../domain/time/instant';
import type {
  LaterMails,
  LinkOfAnother,
  MailedRecordingLink,
  RecordingChoice,
  RecordingNotOpen,
} from './recording.api';
import type { Store } from '../ports/unit-of-work';
import type { RecordingNamed } from './recorded-answers.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, take } from '../in-order';
import { lockOwn, type OwnApplication } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';
import { recordingMail } from './recording-mail.service';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';
import { readerOf } from '../applications/reader.service';
import { findOwn, recordingTerms } from './own-recording.service';

type Dependencies = Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'publicUrl' | 'sendMails'>;
type Failure = RecordingNotOpen | StoreUnavailable;

const noMails: LaterMails = { mailedAt: undefined, againAt: undefined };

const laterMails = (
  { recordingMails }: Pick<Store, 'recordingMails'>,
  caller: CandidateId,
  { positionId }: Pick<Job, 'positionId'>,
): FromStore<LaterMails> => pipe(recordingMails.of(caller, positionId), TE.map(O.getOrElse(() => noMails)));

/** Mails the way back and plans the second mail, one pair an application (R32). An unproven address gets none. */
const mailOnce = (
  { publicUrl }: Dependencies,
  store: Store,
  caller: CandidateId,
  { position, terms: { now } }: OwnApplication,
) =>
  inOrder(function* () {
    const { positionId } = position;
    const planned = yield* take(store.recordingMails.of(caller, positionId));
    const reader = yield* take(readerOf(store, caller));
    if (O.isSome(planned) || O.isNone(reader)) return;
    yield* take(store.messages.add(recordingMail({ publicUrl, candidate: reader.value.candidate, position }), now));
    const mails = { mailedAt: now, againAt: plus(now, secondMailAfter) };
    yield* take(store.recordingMails.plan(caller, positionId, mails));
  });

/**
 * Writes down what a candidate chose before recording (spec 2 §4.3). 'later' mails the way back, at once and once more (R32); it and 'now' need a
 * proven address, because they record or mail (R41), and an application whose next step is the recording.
 */
export const chooseRecording =
  (deps: Dependencies) =>
  (session: SessionCaller, { option, ...job }: RecordingChoice): TE.TaskEither<Failure | ProofNeeded, LaterMails> => {
    const { candidateId: caller } = session;
    const records = option === 'now' || option === 'later';
    const choose = (store: Store) =>
      inOrder(function* () {
        if (records) yield* take(provenFor(store, session));
        const own = yield* take(lockOwn(store, deps.clock, caller, job));
        const terms = yield* take(recordingTerms(store, caller, own, own.terms.now));
        yield* granted(mayChoose(option, terms));
        if (records) yield* granted(candidateAct(own.application, { _tag: 'StoreAnswer' }, own.terms));
        if (option !== 'later') return noMails;
        yield* take(mailOnce(deps, store, caller, own));
        return yield* take(laterMails(store, caller, job));
      });
    return inOrder(function* () {
      const mails = yield* take(deps.unitOfWork.run(choose));
      if (option === 'later') yield* take(TE.fromTask(deps.sendMails));
      return mails;
    });
  };

/** The link of a 'later' mail (R31): another candidate's is refused before anything is said about the job. */
export const openMailedRecording =
  ({ unitOfWork, clock }: Dependencies) =>
  (caller: CandidateId, link: MailedRecordingLink): TE.TaskEither<Failure | LinkOfAnother, undefined> =>
    link.candidateId !== caller
      ? TE.left({ _tag: 'LinkOfAnother' })
      : unitOfWork.run((store) =>
          inOrder(function* () {
            const own = yield* take(findOwn(store, caller, link));
            yield* granted(mailLinkLeadsTo(yield* take(recordingTerms(store, caller, own, clock.now()))));
            return undefined;
          }),
        );

/** Opens the 'record later' screen without sending its emails again (R32). */
export const openRecordingLater =
  ({ unitOfWork, clock }: Dependencies) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, LaterMails> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const own = yield* take(findOwn(store, caller, job));
        yield* granted(mayChoose('later', yield* take(recordingTerms(store, caller, own, clock.now()))));
        return yield* take(laterMails(store, caller, job));
      }),
    );

/** Takes one due second mail off the plan and queues it, unless the recording is submitted or can't be made any more (R32). Answers whether one was due. */
export const remindOfRecording = (
  deps: Pick<Dependencies, 'unitOfWork' | 'clock' | 'publicUrl'>,
): FromStore<boolean> => {
  const now = deps.clock.now();
  const queue = (store: Store, { candidateId, positionId }: RecordingNamed) =>
    inOrder(function* () {
      const found = yield* take(store.applications.find(candidateId, positionId));
      const reader = yield* take(readerOf(store, candidateId));
      if (O.isNone(found)) return;
      const { application, position } = found.value;
      const terms = yield* take(recordingTerms(store, candidateId, found.value, now));
      if (O.isNone(reader)) return;
      const { zone, sameDaySlots } = position;
      const act = candidateAct(application, { _tag: 'StoreAnswer' }, { zone, sameDaySlots, now });
      if (act._tag === 'Refused' || mayRecord(terms)._tag === 'Refused') return;
      const { candidate } = reader.value;
      yield* take(store.messages.add(recordingMail({ publicUrl: deps.publicUrl, candidate, position }), now));
    });
  return deps.unitOfWork.run((store) =>
    inOrder(function* () {
      const due = yield* take(store.recordingMails.takeDue(now));
      if (O.isSome(due)) yield* take(queue(store, due.value));
      return O.isSome(due);
    }),
  );
};
