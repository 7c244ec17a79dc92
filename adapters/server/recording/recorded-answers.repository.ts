import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { sql, type Generated } from 'kysely';
import type { Json } from '../postgres/tables';
import type {
  LaterMailsPlanned,
  RecordedAnswers,
  RecordingConsents,
  RecordingMails,
  RecordingNamed,
  StoredAnswer,
  StoredTake,
} from '../../../application/recording/recorded-answers.store';
import { answerKinds, type AnswerKind } from '../../../domain/recording/answer-file';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { fromParser, listOf, number, oneOf, struct, type Decoded } from '../../contract/codec';
import { positionId } from '../../contract/wire/fields';
import { fileRef } from '../../contract/files/file-ref.wire';
import { interviewQuestionId } from '../../contract/screening/interview-questions.wire';
import { sha256 } from '../../contract/recording/recorded-video.wire';
import { candidateId, instant, orNull, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface RecordedAnswersTable {
  readonly application_id: number;
  readonly question_id: number;
  readonly file: string | null;
  readonly kind: string | null;
  readonly bytes: number | null;
  readonly sha256: string | null;
  readonly length_ms: number | null;
  readonly received_at: string | null;
  readonly playable: string | null;
  readonly replaced: Json;
}

interface RecordingConsentsTable {
  readonly application_id: number;
  readonly at: string;
}

interface RecordingMailsTable {
  readonly application_id: number;
  readonly mailed_at: string;
  readonly again_at: string;
  readonly waits: Generated<boolean>;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly recorded_answers: RecordedAnswersTable;
    readonly recording_consents: RecordingConsentsTable;
    readonly recording_mails: RecordingMailsTable;
  }
}

/** The class of these advisory locks. Two files with the same hash only wait for each other. */
const fileLocks = 2_413;

const row = struct({
  question_id: interviewQuestionId,
  file: orNull(fileRef),
  kind: orNull(oneOf(...answerKinds)),
  bytes: orNull(number),
  sha256: orNull(sha256),
  length_ms: orNull(number),
  received_at: orNull(instant),
  playable: orNull(fileRef),
  replaced: listOf(sha256),
});

type Row = Decoded<typeof row>;

/** All of a take, or none of it: a skip. */
const takeOf = ({
  file,
  kind,
  bytes,
  sha256: digest,
  length_ms,
  received_at,
  playable,
}: Row): E.Either<'HalfATake', StoredTake | undefined> => {
  const none = [file, kind, bytes, digest, received_at].every((part) => part === undefined);
  if (none) return E.right(undefined);
  return file === undefined ||
    kind === undefined ||
    bytes === undefined ||
    digest === undefined ||
    received_at === undefined
    ? E.left('HalfATake')
    : E.right({
        file,
        kind,
        bytes,
        sha256: digest,
        length: length_ms,
        receivedAt: received_at,
        playable,
      });
};

const stored: Reading<StoredAnswer> = reading(
  fromParser({
    name: 'a whole take or none',
    wire: row,
    parse: (found): E.Either<string, StoredAnswer> =>
      pipe(
        takeOf(found),
        E.map((take) => ({ questionId: found.question_id, take, replaced: found.replaced })),
      ),
    print: ({ questionId, take, replaced }): Row => ({
      question_id: questionId,
      file: take?.file,
      kind: take?.kind,
      bytes: take?.bytes,
      sha256: take?.sha256,
      length_ms: take?.length,
      received_at: take?.receivedAt,
      playable: take?.playable,
      replaced,
    }),
  }),
  (answer) => answer,
);

const kindRow: Reading<AnswerKind> = reading(struct({ kind: oneOf(...answerKinds) }), ({ kind }) => kind);

export const recordedAnswers = ({ db, all, first, done }: Unit): RecordedAnswers => ({
  put: (candidate, position, { questionId, take, replaced }) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into recorded_answers
              (application_id, question_id, file, kind, bytes, sha256, length_ms, received_at, playable, replaced)
            select id, ${questionId}::bigint, ${take?.file ?? null}::text, ${take?.kind ?? null}::text,
              ${take?.bytes ?? null}::integer, ${take?.sha256 ?? null}::text, ${take?.length ?? null}::integer,
              ${take === undefined ? null : printIsoInstant(take.receivedAt)}::timestamptz,
              ${take?.playable ?? null}::text, ${JSON.stringify(replaced)}::jsonb
            from applications where candidate_id = ${candidate} and position_id = ${position}
            on conflict (application_id, question_id) do update set
              file = excluded.file, kind = excluded.kind, bytes = excluded.bytes, sha256 = excluded.sha256,
              length_ms = excluded.length_ms, received_at = excluded.received_at, playable = excluded.playable,
              replaced = excluded.replaced`.execute(db)
        ).rows,
    }),
  of: (candidate, position) =>
    all(
      'recorded_answers',
      stored,
      db
        .selectFrom('recorded_answers')
        .innerJoin('applications', 'applications.id', 'recorded_answers.application_id')
        .select(['question_id', 'file', 'kind', 'bytes', 'sha256', 'length_ms', 'received_at', 'playable', 'replaced'])
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position)
        .orderBy('question_id'),
    ),
  // It selects a column so that its answer is waited for: files are written and deleted under this lock.
  lockFile: (file) =>
    done({
      execute: async () =>
        (await sql`select pg_advisory_xact_lock(${fileLocks}::int, hashtext(${file}))`.execute(db)).rows,
    }),
  kindOf: (file) =>
    first(
      'recorded_answers',
      kindRow,
      db
        .selectFrom('recorded_answers')
        .select('kind')
        .where((where) => where.or([where('file', '=', file), where('playable', '=', file)]))
        .limit(1),
    ),
});

const agreed: Reading<Instant> = reading(struct({ at: instant }), ({ at }) => at);

export const recordingConsents = ({ db, first, done }: Unit): RecordingConsents => ({
  agree: (candidate, position, at) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into recording_consents (application_id, at)
            select id, ${printIsoInstant(at)}::timestamptz from applications
            where candidate_id = ${candidate} and position_id = ${position}
            on conflict do nothing`.execute(db)
        ).rows,
    }),
  of: (candidate, position) =>
    first(
      'recording_consents',
      agreed,
      db
        .selectFrom('recording_consents')
        .innerJoin('applications', 'applications.id', 'recording_consents.application_id')
        .select('recording_consents.at')
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position),
    ),
});

const planned: Reading<LaterMailsPlanned> = reading(
  struct({ mailed_at: instant, again_at: instant }),
  ({ mailed_at, again_at }) => ({ mailedAt: mailed_at, againAt: again_at }),
);

const named: Reading<RecordingNamed> = reading(
  struct({ candidate_id: candidateId, position_id: positionId }),
  ({ candidate_id, position_id }) => ({ candidateId: candidate_id, positionId: position_id }),
);

export const recordingMails = ({ db, first, done }: Unit): RecordingMails => ({
  of: (candidate, position) =>
    first(
      'recording_mails',
      planned,
      db
        .selectFrom('recording_mails')
        .innerJoin('applications', 'applications.id', 'recording_mails.application_id')
        .select(['mailed_at', 'again_at'])
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position),
    ),
  plan: (candidate, position, { mailedAt, againAt }) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into recording_mails (application_id, mailed_at, again_at)
            select id, ${printIsoInstant(mailedAt)}::timestamptz, ${printIsoInstant(againAt)}::timestamptz
            from applications where candidate_id = ${candidate} and position_id = ${position}
            on conflict do nothing`.execute(db)
        ).rows,
    }),
  /* As reminders: the application is locked first, and only the process that changes the row sends the mail. */
  takeDue: (now) =>
    first('recording_mails', named, {
      execute: async () =>
        (
          await sql`
            with next as (
              select recording_mails.application_id
              from recording_mails join applications on applications.id = recording_mails.application_id
              where waits and again_at <= ${printIsoInstant(now)}::timestamptz
              order by again_at, recording_mails.application_id
              limit 1
              for update of applications skip locked
            ), taken as (
              update recording_mails set waits = false from next
              where recording_mails.application_id = next.application_id and waits
              returning recording_mails.application_id
            )
            select candidate_id, position_id
            from taken join applications on applications.id = taken.application_id`.execute(db)
        ).rows,
    }),
});
