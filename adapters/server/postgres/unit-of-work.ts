import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { ControlledTransaction, Kysely } from 'kysely';
import type { Reporter } from '../../../application/ports/reporter';
import type { Store, UnitOfWork } from '../../../application/ports/unit-of-work';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { codeOf, EarlierStatementFailed } from './engine/answers';
import { preparedIsOutdated } from './engine/prepared';
import { applications } from '../applications/applications.repository';
import { appointments } from '../applications/appointments.repository';
import { candidates } from '../profile/candidates.repository';
import { chat } from '../chat/chat.repository';
import { codes } from '../identity/codes.repository';
import { contactCodes } from '../profile/contact-codes.repository';
import { events } from '../applications/events.repository';
import { idempotencyKeys } from '../applications/idempotency-keys.repository';
import { imports } from '../import/imports.repository';
import { messages } from '../mails/messages.repository';
import { newAccountTimes } from '../scheduling/new-account-times.repository';
import { operatorTokens } from '../operator/operator-tokens.repository';
import { positions } from '../positions/positions.repository';
import { provisioning } from '../import/provisioning.repository';
import { questionnaires, screeningAnswers } from '../screening/screening.repository';
import { interviewers } from '../live-interview/interviewers.repository';
import { meetings } from '../live-interview/meetings.repository';
import { recordedAnswers, recordingConsents, recordingMails } from '../recording/recorded-answers.repository';
import { recorderVisitors } from '../applications/recorder-visitors.repository';
import { reminders } from '../applications/reminders.repository';
import { resumeLinks } from '../resumes/resume-links.repository';
import { resumes } from '../resumes/resumes.repository';
import { sessions } from '../identity/sessions.repository';
import { socialSignIns } from '../identity/social-sign-ins.repository';
import { usedFiles } from '../files/used-files.repository';
import { slots } from '../positions/slots.repository';
import { deliveries } from '../webhooks/deliveries.repository';
import { webhooks } from '../webhooks/webhooks.repository';
import type { Tables } from './tables';
import { unavailable, unitOn, type Trouble, type Unit } from './unit';

const storeOf = (unit: Unit): Store => ({
  candidates: candidates(unit),
  codes: codes(unit),
  contactCodes: contactCodes(unit),
  sessions: sessions(unit),
  socialSignIns: socialSignIns(unit),
  positions: positions(unit),
  applications: applications(unit),
  questionnaires: questionnaires(unit),
  screeningAnswers: screeningAnswers(unit),
  slots: slots(unit),
  appointments: appointments(unit),
  reminders: reminders(unit),
  newAccountTimes: newAccountTimes(unit),
  idempotencyKeys: idempotencyKeys(unit),
  events: events(unit),
  recorderVisitors: recorderVisitors(unit),
  recordedAnswers: recordedAnswers(unit),
  recordingConsents: recordingConsents(unit),
  meetings: meetings(unit),
  interviewers: interviewers(unit),
  recordingMails: recordingMails(unit),
  messages: messages(unit),
  chat: chat(unit),
  resumes: resumes(unit),
  resumeLinks: resumeLinks(unit),
  usedFiles: usedFiles(unit),
  provisioning: provisioning(unit),
  imports: imports(unit),
  operatorTokens: operatorTokens(unit),
  webhooks: webhooks(unit),
  deliveries: deliveries(unit),
});

/**
 * Lost races that are worth a retry: a serialization failure, a deadlock, a key that someone else wrote at the same moment, and a migration that changed
 * a table since a statement was prepared.
 */
const lostRaces: readonly string[] = ['40001', '40P01', '23505', preparedIsOutdated];
const mostTries = 5;

type Ending<E, A> =
  | { readonly _tag: 'Stands'; readonly result: E.Either<E, A> }
  | { readonly _tag: 'RaceLost'; readonly code: string }
  | { readonly _tag: 'Failed' };

const failed = { _tag: 'Failed' } as const;

export const unitOfWork = (db: Kysely<Tables>, reporter: Reporter): UnitOfWork => {
  const tell = (trouble: Trouble): void => {
    switch (trouble._tag) {
      case 'StatementFailed':
        reporter.report('store-statement-failed', { code: trouble.code });
        return;
      case 'RowUnreadable':
        reporter.report('store-row-unreadable', { table: trouble.table, column: trouble.column });
        return;
      case 'NoSuchRow':
        reporter.report('store-row-missing', { table: trouble.table });
        return;
    }
  };

  /** A failed rollback leaves nothing behind either: the connection is discarded, and its server rolls back. */
  const rolledBack = async (transaction: ControlledTransaction<Tables>): Promise<void> => {
    await transaction
      .rollback()
      .execute()
      .catch((fault: unknown) => reporter.report('store-rollback-failed', { code: codeOf(fault) }));
  };

  const afterTrouble = (trouble: Trouble): Ending<never, never> => {
    if (trouble._tag === 'StatementFailed' && lostRaces.includes(trouble.code))
      return { _tag: 'RaceLost', code: trouble.code };
    tell(trouble);
    return failed;
  };

  const committed = async <E, A>(
    transaction: ControlledTransaction<Tables>,
    result: E.Either<E, A>,
  ): Promise<Ending<E, A>> => {
    try {
      await transaction.commit().execute();
      return { _tag: 'Stands', result };
    } catch (fault) {
      const code = codeOf(fault);
      const isRolledBack = fault instanceof EarlierStatementFailed;
      // Otherwise it is unknown whether it was committed; a caller who repeats it under the same key finds out (R17).
      if (!isRolledBack) reporter.report('store-commit-failed', { code });
      await rolledBack(transaction);
      return isRolledBack ? afterTrouble({ _tag: 'StatementFailed', code }) : failed;
    }
  };

  const once = async <E, A>(work: (store: Store) => TE.TaskEither<E, A>): Promise<Ending<E, A>> => {
    let transaction: ControlledTransaction<Tables>;
    try {
      transaction = await db.startTransaction().execute();
    } catch (fault) {
      return afterTrouble({ _tag: 'StatementFailed', code: codeOf(fault) });
    }
    const unit = unitOn(transaction);
    let result: E.Either<E, A>;
    try {
      result = await work(storeOf(unit))();
    } catch (defect) {
      reporter.report('store-work-defect', { kind: defect instanceof Error ? defect.name : typeof defect });
      await rolledBack(transaction);
      return failed;
    }
    const trouble = unit.trouble();
    if (trouble === undefined && E.isRight(result)) return committed(transaction, result);
    await rolledBack(transaction);
    return trouble === undefined ? { _tag: 'Stands', result } : afterTrouble(trouble);
  };

  return {
    run:
      <E, A>(work: (store: Store) => TE.TaskEither<E, A>) =>
      async (): Promise<E.Either<E | StoreUnavailable, A>> => {
        for (let tries = 1; tries <= mostTries; tries += 1) {
          const ending = await once(work);
          if (ending._tag === 'Stands') return ending.result;
          if (ending._tag === 'Failed') return E.left(unavailable);
          if (tries === mostTries) reporter.report('store-race-lost', { code: ending.code, tries });
          else await pause(5 * tries);
        }
        return E.left(unavailable);
      },
  };
};
