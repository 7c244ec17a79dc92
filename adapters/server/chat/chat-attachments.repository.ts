import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql, type RawBuilder } from 'kysely';
import type { FileRef } from '../../../application/ports/file-ref';
import { type AttachmentOnFile, type Chat, mostSwept } from '../../../application/chat/chat.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { flag, number, oneOf, struct, text } from '../../contract/codec';
import { fileRef } from '../../contract/files/file-ref.wire';
import { candidateId, instant, orNull, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

/** The other columns are written out below. */
interface ChatAttachmentsTable {
  readonly file: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly chat_attachments: ChatAttachmentsTable;
  }
}

const attachment: Reading<AttachmentOnFile> = reading(
  struct({
    file: fileRef,
    name: text,
    kind: oneOf('image', 'pdf', 'document', 'video', 'generic'),
    bytes: orNull(number),
    by_manager: flag,
    candidate_id: candidateId,
    conversation_id: orNull(number),
    uploaded_at: instant,
    sent: flag,
  }),
  (row) => ({
    file: row.file,
    name: row.name,
    kind: row.kind,
    bytes: row.bytes,
    by: row.by_manager ? 'manager' : 'candidate',
    candidateId: row.candidate_id,
    conversation: row.conversation_id,
    uploadedAt: row.uploaded_at,
    sent: row.sent,
  }),
);

const weight: Reading<number> = reading(struct({ bytes: number }), ({ bytes }) => bytes);
const fileNamed: Reading<FileRef> = reading(struct({ file: fileRef }), ({ file }) => file);

const attachmentColumns = sql`file, name, kind, bytes, by_manager, candidate_id, conversation_id, uploaded_at, sent`;

type ChatAttachments = Pick<
  Chat,
  | 'addAttachment'
  | 'attachment'
  | 'sendAttachments'
  | 'sentBytes'
  | 'unmeasured'
  | 'measure'
  | 'unsentAttachments'
  | 'unsentOf'
  | 'dropAttachments'
>;

/** The files of chat messages: sent ones, and those that wait for their message. */
export const chatAttachments = ({ db, all, first, one, done }: Unit): ChatAttachments => {
  const run = (statement: RawBuilder<unknown>) => ({ execute: async () => (await statement.execute(db)).rows });

  return {
    addAttachment: ({ file, name, kind, bytes, by, candidateId: owner, conversation: of, uploadedAt }) =>
      done(
        run(sql`insert into chat_attachments
            (file, name, kind, bytes, by_manager, candidate_id, conversation_id, uploaded_at)
          values (${file}, ${name}, ${kind}, ${bytes ?? null}::bigint, ${by === 'manager'}, ${owner}, ${of ?? null}::bigint,
            ${printIsoInstant(uploadedAt)}::timestamptz)
          on conflict (file) do nothing`),
      ),
    attachment: (file) =>
      first(
        'chat_attachments',
        attachment,
        run(sql`select ${attachmentColumns}
          from chat_attachments where file = ${file}`),
      ),
    sendAttachments: (of, files) =>
      files.length === 0
        ? TE.right(undefined)
        : done(
            run(sql`update chat_attachments set sent = true, conversation_id = ${of}
              where file in (${sql.join(files.map((file) => sql`${file}`))})`),
          ),
    sentBytes: (candidate) =>
      one(
        'chat_attachments',
        weight,
        run(sql`select coalesce(sum(bytes), 0)::bigint as bytes from chat_attachments
          where candidate_id = ${candidate} and not by_manager and sent`),
      ),
    unmeasured: () =>
      all(
        'chat_attachments',
        fileNamed,
        run(sql`select file from chat_attachments where bytes is null order by file limit ${mostSwept}`),
      ),
    measure: (file, bytes) => done(run(sql`update chat_attachments set bytes = ${bytes}::bigint where file = ${file}`)),
    unsentAttachments: (uploadedBefore) =>
      pipe(
        all(
          'chat_attachments',
          attachment,
          run(sql`select ${attachmentColumns}
            from chat_attachments
            where not sent and uploaded_at < ${printIsoInstant(uploadedBefore)}::timestamptz
            order by uploaded_at limit ${mostSwept}`),
        ),
        TE.map((rows) => rows.map(({ file }) => file)),
      ),
    unsentOf: (candidate) =>
      pipe(
        done(run(sql`select from candidates where id = ${candidate} for no key update`)),
        TE.flatMap(() =>
          all(
            'chat_attachments',
            attachment,
            run(sql`select ${attachmentColumns}
              from chat_attachments
              where candidate_id = ${candidate} and not by_manager and not sent
              order by uploaded_at desc`),
          ),
        ),
        TE.map((rows) => rows.map(({ file }) => file)),
      ),
    dropAttachments: (files) =>
      files.length === 0
        ? TE.right(undefined)
        : done(
            run(sql`delete from chat_attachments
              where not sent and file in (${sql.join(files.map((file) => sql`${file}`))})`),
          ),
  };
};
