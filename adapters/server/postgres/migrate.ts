import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { struct, text } from '../../contract/codec';
import { reading } from './columns';
import { codeOf } from './engine/answers';
import { migration, type Statements } from './migration';
import { walkingSkeleton } from './migrations/001-walking-skeleton';
import { lives } from './migrations/002-lives';
import { people } from './migrations/003-people';
import { actsOnRecord } from './migrations/004-acts-on-record';
import { questionnaires } from './migrations/005-questionnaires';
import { adverts } from './migrations/007-adverts';
import { resumes } from './migrations/006-resumes';
import { socialSignIns } from './migrations/010-social-sign-ins';
import { signInLinks } from './migrations/008-sign-in-links';
import { signUps } from './migrations/009-sign-ups';
import { contactChanges } from './migrations/011-contact-changes';
import { recorderVisitors } from './migrations/020-recorder-visitors';
import { mailQueue } from './migrations/031-mail-queue';
import { appointmentRevisions } from './migrations/032-appointment-revisions';
import { provenSessions } from './migrations/033-proven-sessions';
import { mailedLinks } from './migrations/034-mailed-links';
import { imports } from './migrations/035-imports';
import { newAccounts } from './migrations/038-new-accounts';
import { reminders } from './migrations/039-reminders';
import { ownZones } from './migrations/040-own-zones';
import { postedPositions } from './migrations/041-posted-positions';
import { techChecks } from './migrations/045-tech-checks';
import { particulars } from './migrations/046-particulars';
import { recordedAnswers } from './migrations/060-recorded-answers';
import { chat } from './migrations/062-chat';
import { appointmentsByStart } from './migrations/084-appointments-by-start';
import { interviewers } from './migrations/082-interviewers';
import { meetings } from './migrations/080-meetings';
import { oneReportAMessage } from './migrations/090-one-report-a-message';
import { addressesInOneForm } from './migrations/092-addresses-in-one-form';
import { sentFiles } from './migrations/094-sent-files';
import { expiredRows } from './migrations/096-expired-rows.expands';
import { callCounts } from './migrations/104-call-counts.expands';
import { fileMarks } from './migrations/108-file-marks.expands';
import { unmailedMessages } from './migrations/110-unmailed-messages.expands';
import { jobs } from './migrations/112-jobs.expands';
import { pages } from './migrations/114-pages.expands';
import { operatorTokens } from './migrations/116-operator-tokens.expands';
import { events } from './migrations/118-events.expands';
import { readApplications } from './migrations/120-reading.expands';
import { webhooks } from './migrations/122-webhooks.expands';
import { carriedOverEvents } from './migrations/126-carried-over-events.expands';
import type { Tables } from './tables';

/** In the order of their names. A released migration is never changed; a correction is a new one. */
export const migrations: Readonly<Record<string, Migration & Partial<Statements>>> = {
  '001-walking-skeleton': walkingSkeleton,
  '002-lives': lives,
  '003-people': people,
  '004-acts-on-record': actsOnRecord,
  '006-resumes': resumes,
  '005-questionnaires': questionnaires,
  '007-adverts': adverts,
  '008-sign-in-links': signInLinks,
  '009-sign-ups': signUps,
  '010-social-sign-ins': socialSignIns,
  '011-contact-changes': contactChanges,
  '020-recorder-visitors': recorderVisitors,
  '031-mail-queue': mailQueue,
  '032-appointment-revisions': appointmentRevisions,
  '033-proven-sessions': provenSessions,
  '034-mailed-links': mailedLinks,
  '035-imports': imports,
  '038-new-accounts': newAccounts,
  '039-reminders': reminders,
  '040-own-zones': ownZones,
  '041-posted-positions': postedPositions,
  '045-tech-checks': techChecks,
  '046-particulars': particulars,
  '060-recorded-answers': recordedAnswers,
  '062-chat': chat,
  '080-meetings': meetings,
  '082-interviewers': interviewers,
  '084-appointments-by-start': appointmentsByStart,
  '090-one-report-a-message': oneReportAMessage,
  '092-addresses-in-one-form': addressesInOneForm,
  '094-sent-files': sentFiles,
  '096-expired-rows.expands': expiredRows,
  '104-call-counts.expands': callCounts,
  '108-file-marks.expands': fileMarks,
  '110-unmailed-messages.expands': unmailedMessages,
  '112-jobs.expands': jobs,
  '114-pages.expands': pages,
  '116-operator-tokens.expands': operatorTokens,
  '118-events.expands': events,
  '120-reading.expands': readApplications,
  '122-webhooks.expands': webhooks,
  '126-carried-over-events.expands': carriedOverEvents,
};

export interface MigrationFailed {
  readonly _tag: 'MigrationFailed';
  readonly migration: string;
  readonly code: string;
}

/** A later version of this program has changed this store in a way that this version can't know. */
export interface StoreIsNewer {
  readonly _tag: 'StoreIsNewer';
  readonly unknown: readonly string[];
}

/**
 * How the name of a migration ends that only adds what earlier releases do without: tables, indexes, columns that may be empty. Earlier releases run beside it,
 * so that a release can be rolled out and back without a pause. What earlier releases use goes a release later, by a migration without this ending.
 */
export const expands = '.expands';

const migrationRow = reading(struct({ name: text }), ({ name }) => name);

/** Migrations that were applied here and that this program does not have. */
const unknownMigrations = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  try {
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
    return rows.flatMap((row) => {
      const name = migrationRow.decode(row);
      return name._tag === 'Right' && !Object.hasOwn(migrations, name.right) ? [name.right] : [];
    });
  } catch {
    // The list does not exist yet, or the store does not answer: the migration's own failure says more.
    return [];
  }
};

/** Of later migrations, those that this program can't run beside. */
const tooNew = (unknown: readonly string[]): StoreIsNewer | undefined => {
  const others = unknown.filter((name) => !name.endsWith(expands));
  return others.length === 0 ? undefined : { _tag: 'StoreIsNewer', unknown: others };
};

/** Whether a later version has changed the store since this program began to run, so that it must end. */
export const outgrown = async (db: Kysely<Tables>): Promise<StoreIsNewer | undefined> =>
  tooNew(await unknownMigrations(db));

/**
 * Migrates the store's tables to this version, completely or not at all. Kysely takes an advisory lock first: of several processes that start
 * together, one migrates and the others find it done.
 */
export const migrate = async (db: Kysely<Tables>): Promise<MigrationFailed | StoreIsNewer | undefined> => {
  const unknown = await unknownMigrations(db);
  const newer = tooNew(unknown);
  if (newer !== undefined) return newer;
  const made = Object.fromEntries(unknown.map((name) => [name, migration()]));
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations, ...made }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return undefined;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  return { _tag: 'MigrationFailed', migration: failed ?? 'the list of migrations', code: codeOf(error) };
};
