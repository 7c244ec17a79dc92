import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { Stage } from '../../../domain/positions/kinds';
import type { Id, Json, Nullable } from '../postgres/tables';
import type { CalendarEntry, Mail } from '../../../application/ports/mailer';
import {
  urgencies,
  type GivenUpMail,
  type Messages,
  type OtherTaker,
  type Urgency,
  type WaitingMail,
} from '../../../application/mails/messages.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { flag, mapped, maybe, number, oneOf, struct, text, type Codec } from '../../contract/codec';
import { email, instant as isoInstant } from '../../contract/wire/fields';
import { instant, oldest, orNull, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface MessagesTable {
  readonly id: Id;
  readonly name: Generated<string>;
  readonly mail: Json;
  readonly written_at: string;
  readonly urgency: Urgency;
  readonly taken_by: Nullable;
  readonly tries: Generated<number>;
  readonly given_up_at: Nullable;
  readonly why: Nullable;
  readonly application_id: ColumnType<number | null, number | null | undefined, number | null>;
  readonly stage: ColumnType<Stage | null, Stage | null | undefined, Stage | null>;
  readonly worth_until: Nullable;
}

interface MailTakersTable {
  readonly name: string;
  readonly beats: number;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly messages: MessagesTable;
    readonly mail_takers: MailTakersTable;
  }
}

const calendar: Codec<CalendarEntry> = mapped(
  struct({
    uid: text,
    revision: number,
    canceled: flag,
    starts_at: isoInstant,
    ends_at: isoInstant,
    title: text,
    place: text,
    details: text,
    url: text,
  }),
  ({ starts_at, ends_at, ...entry }) => ({ ...entry, startsAt: starts_at, endsAt: ends_at }),
  ({ startsAt, endsAt, ...entry }) => ({ ...entry, starts_at: startsAt, ends_at: endsAt }),
);

const mail: Codec<Mail> = struct({ to: email, subject: text, text, html: text, calendar: maybe(calendar) });

const waitingMail: Reading<WaitingMail> = reading(
  struct({ id: number, name: text, mail, tries: number, worth_until: orNull(instant) }),
  ({ worth_until, ...row }) => ({ ...row, worthUntil: worth_until }),
);

const givenUpMail: Reading<GivenUpMail> = reading(
  struct({ id: number, mail, tries: number, why: text, given_up_at: instant }),
  ({ given_up_at, ...row }) => ({ ...row, at: given_up_at }),
);

const otherTaker: Reading<OtherTaker> = reading(struct({ name: text, beats: number }), (row) => row);

const urgency: Codec<Urgency> = oneOf(...urgencies);

const counted = reading(struct({ urgency, count: number }), (row) => row);

const anId = reading(struct({ id: number }), ({ id }) => id);

export const messages = ({ db, all, first, done }: Unit): Messages => {
  const givenUpWith = (id: number) => sql`from messages where id = ${id} and given_up_at is not null`;
  return {
    add: (message, at, urgent = 'confirmation') =>
      done(
        db.insertInto('messages').values({
          mail: JSON.stringify(mail.type.encode(message)),
          written_at: printIsoInstant(at),
          urgency: urgent,
        }),
      ),
    remind: (message, at, { candidateId, positionId, stage }, worthUntil) =>
      done({
        execute: async () =>
          (
            await sql`
              insert into messages (mail, written_at, urgency, application_id, stage, worth_until)
              select ${JSON.stringify(mail.type.encode(message))}::jsonb, ${printIsoInstant(at)}::timestamptz, 'reminder',
                     appointments.application_id, appointments.stage, ${printIsoInstant(worthUntil)}::timestamptz
              from applications join appointments on appointments.application_id = applications.id
              where candidate_id = ${candidateId} and position_id = ${positionId} and stage = ${stage}`.execute(db)
          ).rows,
      }),
    take: (taker) =>
      first('messages', waitingMail, {
        execute: async () =>
          (
            await sql`
              update messages set taken_by = ${taker}
              where id = (select id from messages where taken_by is null and given_up_at is null
                          order by urgency, id limit 1 for update skip locked)
              returning id, name, mail, tries, worth_until`.execute(db)
          ).rows,
      }),
    remove: (id) => done(db.deleteFrom('messages').where('id', '=', id)),
    countTry: (id) =>
      done(
        db
          .updateTable('messages')
          .set((eb) => ({ tries: eb('tries', '+', 1) }))
          .where('id', '=', id),
      ),
    putBack: (id, taker) =>
      done(db.updateTable('messages').set({ taken_by: null }).where('id', '=', id).where('taken_by', '=', taker)),
    putBackAllBut: (taker, ids) =>
      done(
        db
          .updateTable('messages')
          .set({ taken_by: null })
          .where('taken_by', '=', taker)
          // No mail has the id -1; it keeps the list from being empty.
          .where('id', 'not in', [-1, ...ids]),
      ),
    giveUp: (id, why, at) =>
      done(
        db
          .updateTable('messages')
          .set({ taken_by: null, why: why.slice(0, 400), given_up_at: printIsoInstant(at) })
          .where('id', '=', id),
      ),

    beat: (taker) =>
      pipe(
        done({
          execute: async () =>
            (
              await sql`insert into mail_takers (name, beats) values (${taker}, 1)
                        on conflict (name) do update set beats = mail_takers.beats + 1`.execute(db)
            ).rows,
        }),
        TE.flatMap(() =>
          all('mail_takers', otherTaker, {
            execute: async () =>
              (
                await sql`
                  select name, beats from mail_takers where name <> ${taker}
                  union all
                  select distinct taken_by, 0::bigint from messages
                  where taken_by is not null and taken_by <> ${taker}
                    and not exists (select from mail_takers where name = taken_by)
                  order by name`.execute(db)
              ).rows,
          }),
        ),
      ),
    release: (taker) =>
      pipe(
        done(db.updateTable('messages').set({ taken_by: null }).where('taken_by', '=', taker)),
        TE.flatMap(() => done(db.deleteFrom('mail_takers').where('name', '=', taker))),
      ),

    waiting: () =>
      pipe(
        all('messages', counted, {
          execute: async () =>
            (
              await sql`select urgency, count(*) as count from messages where given_up_at is null group by urgency`.execute(
                db,
              )
            ).rows,
        }),
        TE.map((rows) => {
          const of = (wanted: Urgency): number => rows.find((row) => row.urgency === wanted)?.count ?? 0;
          return { confirmation: of('confirmation'), reminder: of('reminder') };
        }),
      ),
    oldestWaiting: () =>
      pipe(
        first('messages', oldest, {
          execute: async () =>
            (await sql`select min(written_at) as oldest from messages where given_up_at is null`.execute(db)).rows,
        }),
        TE.map(O.flatMap(O.fromNullable)),
      ),
    givenUp: (after, limit) =>
      all(
        'messages',
        givenUpMail,
        db
          .selectFrom('messages')
          .select(['id', 'mail', 'tries', 'why', 'given_up_at'])
          .where('given_up_at', 'is not', null)
          .where('id', '<', after ?? Number.MAX_SAFE_INTEGER)
          .orderBy('id', 'desc')
          .limit(limit),
      ),
    tryAgain: (id) =>
      pipe(
        first('messages', anId, {
          execute: async () =>
            (
              await sql`update messages set given_up_at = null, why = null, tries = 0
                        where id = (select id ${givenUpWith(id)}) returning id`.execute(db)
            ).rows,
        }),
        TE.map(O.isSome),
      ),
    drop: (id) =>
      pipe(
        first('messages', anId, {
          execute: async () => (await sql`delete ${givenUpWith(id)} returning id`.execute(db)).rows,
        }),
        TE.map(O.isSome),
      ),
  };
};
