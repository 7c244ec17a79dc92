import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
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
import { lockOwn, type OwnApplication } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';
import { recordingMail } from './recording-mail.service';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';
import { readerOf } from '../applications/tell.service';
import { unlessRefused } from '../service/unless-refused';
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
): FromStore<undefined> =>
  pipe(
    store.recordingMails.of(caller, position.positionId),
    TE.bindTo('planned'),
    TE.bind('reader', () => readerOf(store, caller)),
    TE.flatMap(({ planned, reader }) =>
      O.isSome(planned) || O.isNone(reader)
        ? TE.right(undefined)
        : pipe(
            store.messages.add(recordingMail({ publicUrl, candidate: reader.value.candidate, position }), now),
            TE.flatMap(() =>
              store.recordingMails.plan(caller, position.positionId, {
                mailedAt: now,
                againAt: plus(now, secondMailAfter),
              }),
            ),
          ),
    ),
  );

/**
 * Writes down what a candidate chose before recording (spec 2 §4.3). 'later' mails the way back, at once and once more (R32); it and 'now' need a
 * proven address, because they record or mail (R41), and an application whose next step is the recording.
 */
export const chooseRecording =
  (deps: Dependencies) =>
  (session: SessionCaller, { option, ...job }: RecordingChoice): TE.TaskEither<Failure | ProofNeeded, LaterMails> => {
    const { candidateId: caller } = session;
    const records = option === 'now' || option === 'later';
    return pipe(
      deps.unitOfWork.run<Failure | ProofNeeded, LaterMails>((store) =>
        pipe(
          records ? provenFor(store, session) : TE.right(undefined),
          TE.flatMap(() => lockOwn(store, deps.clock, caller, job)),
          TE.bindTo('own'),
          TE.bindW('terms', ({ own }) => recordingTerms(store, caller, own, own.terms.now)),
          TE.tap(({ terms }) => unlessRefused(mayChoose(option, terms))),
          TE.tap(({ own }) =>
            records
              ? unlessRefused(candidateAct(own.application, { _tag: 'StoreAnswer' }, own.terms))
              : TE.right(undefined),
          ),
          TE.tap(({ own }) => (option === 'later' ? mailOnce(deps, store, caller, own) : TE.right(undefined))),
          TE.flatMap(() => (option === 'later' ? laterMails(store, caller, job) : TE.right(noMails))),
        ),
      ),
      TE.tapTask(() => (option === 'later' ? deps.sendMails : T.of(undefined))),
    );
  };

/** The link of a 'later' mail (R31): another candidate's is refused before anything is said about the job. */
export const openMailedRecording =
  ({ unitOfWork, clock }: Dependencies) =>
  (caller: CandidateId, link: MailedRecordingLink): TE.TaskEither<Failure | LinkOfAnother, undefined> =>
    link.candidateId !== caller
      ? TE.left({ _tag: 'LinkOfAnother' })
      : unitOfWork.run<Failure | LinkOfAnother, undefined>((store) =>
          pipe(
            findOwn(store, caller, link),
            TE.flatMap((own) => recordingTerms(store, caller, own, clock.now())),
            TE.flatMap((terms): TE.TaskEither<Failure, unknown> => unlessRefused(mailLinkLeadsTo(terms))),
            TE.map(() => undefined),
          ),
        );

/** Opens the 'record later' screen without sending its emails again (R32). */
export const openRecordingLater =
  ({ unitOfWork, clock }: Dependencies) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, LaterMails> =>
    unitOfWork.run<Failure, LaterMails>((store) =>
      pipe(
        findOwn(store, caller, job),
        TE.flatMap((own) => recordingTerms(store, caller, own, clock.now())),
        TE.flatMap((terms): TE.TaskEither<Failure, undefined> => unlessRefused(mayChoose('later', terms))),
        TE.flatMap(() => laterMails(store, caller, job)),
      ),
    );

/** Takes one due second mail off the plan and queues it, unless the recording is submitted or can't be made any more (R32). Answers whether one was due. */
export const remindOfRecording = (
  deps: Pick<Dependencies, 'unitOfWork' | 'clock' | 'publicUrl'>,
): FromStore<boolean> => {
  const now = deps.clock.now();
  const queue = (store: Store, { candidateId, positionId }: RecordingNamed): FromStore<undefined> =>
    pipe(
      store.applications.find(candidateId, positionId),
      TE.bindTo('found'),
      TE.bind('reader', () => readerOf(store, candidateId)),
      TE.bind('terms', ({ found }) =>
        O.isNone(found) ? TE.right(undefined) : recordingTerms(store, candidateId, found.value, now),
      ),
      TE.flatMap(({ found, reader, terms }): FromStore<undefined> => {
        if (O.isNone(found) || O.isNone(reader) || terms === undefined) return TE.right(undefined);
        const { application, position } = found.value;
        const { zone, sameDaySlots } = position;
        const act = candidateAct(application, { _tag: 'StoreAnswer' }, { zone, sameDaySlots, now });
        if (act._tag === 'Refused' || mayRecord(terms)._tag === 'Refused') return TE.right(undefined);
        const { candidate } = reader.value;
        return store.messages.add(recordingMail({ publicUrl: deps.publicUrl, candidate, position }), now);
      }),
    );
  return deps.unitOfWork.run((store) =>
    pipe(
      store.recordingMails.takeDue(now),
      TE.flatMap((due) =>
        O.isNone(due)
          ? TE.right(false)
          : pipe(
              queue(store, due.value),
              TE.map(() => true),
            ),
      ),
    ),
  );
};
