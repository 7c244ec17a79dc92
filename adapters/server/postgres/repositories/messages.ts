import { sql } from 'kysely';
import type { CalendarEntry, Mail } from '../../../../application/ports/mailer';
import type { Messages, WaitingMail } from '../../../../application/ports/unit-of-work/messages';
import { printIsoInstant } from '../../../../domain/time/instant';
import { flag, mapped, maybe, number, struct, text, type Codec } from '../../../contract/codec';
import { email, instant as isoInstant } from '../../../contract/wire/fields';
import { reading, type Reading } from '../columns';
import type { Unit } from '../unit';

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

const waiting: Reading<WaitingMail> = reading(struct({ id: number, mail }), (row) => row);

export const messages = ({ db, first, done }: Unit): Messages => ({
  add: (message, at) =>
    done(
      db
        .insertInto('messages')
        .values({ mail: JSON.stringify(mail.type.encode(message)), not_before: printIsoInstant(at) }),
    ),
  take: (now, until) =>
    first('messages', waiting, {
      execute: async () =>
        (
          await sql`
            update messages set not_before = ${printIsoInstant(until)}::timestamptz
            where id = (select id from messages where not_before <= ${printIsoInstant(now)}::timestamptz
                        order by id limit 1 for update skip locked)
            returning id, mail`.execute(db)
        ).rows,
    }),
  remove: (id) => done(db.deleteFrom('messages').where('id', '=', id)),
});
