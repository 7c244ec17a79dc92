import { sql } from 'kysely';
import type { Id } from '../postgres/tables';
import type { Meetings, StoredDelay, StoredEta, StoredVisit } from '../../../application/live-interview/meetings.store';
import type { Eta } from '../../../domain/live-interview/eta';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { number, oneOf, struct, text } from '../../contract/codec';
import { instant, orNull, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface MeetingConsentsTable {
  readonly application_id: number;
  readonly at: string;
}

interface MeetingEtasTable {
  readonly application_id: number;
  readonly eta: string;
  readonly minutes: number | null;
  readonly starts_at: string;
  readonly at: string;
}

interface MeetingDelaysTable {
  readonly application_id: number;
  readonly minutes: number;
  readonly starts_at: string;
  readonly at: string;
}

interface MeetingVisitsTable {
  readonly id: Id;
  readonly application_id: number;
  readonly joined_at: string;
  readonly seen_at: string;
  readonly left_at: string | null;
  readonly room_id: string | null;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly meeting_consents: MeetingConsentsTable;
    readonly meeting_etas: MeetingEtasTable;
    readonly meeting_delays: MeetingDelaysTable;
    readonly meeting_visits: MeetingVisitsTable;
  }
}

const agreed: Reading<Instant> = reading(struct({ at: instant }), ({ at }) => at);

const names = { Coming: 'yes', NotComing: 'no', Delayed: 'delayed' } as const;

const etaFrom = (status: 'yes' | 'no' | 'delayed', minutes: number | undefined): Eta => {
  switch (status) {
    case 'yes':
      return { _tag: 'Coming' };
    case 'no':
      return { _tag: 'NotComing' };
    case 'delayed':
      return { _tag: 'Delayed', minutes };
  }
};

const etaReading: Reading<StoredEta> = reading(
  struct({ eta: oneOf('yes', 'no', 'delayed'), minutes: orNull(number), starts_at: instant, at: instant }),
  ({ eta, minutes, starts_at, at }) => ({ eta: etaFrom(eta, minutes), startsAt: starts_at, at }),
);

const delay: Reading<StoredDelay> = reading(
  struct({ minutes: number, starts_at: instant, at: instant }),
  ({ minutes, starts_at, at }) => ({ minutes, startsAt: starts_at, at }),
);

const visit: Reading<StoredVisit> = reading(
  struct({ joined_at: instant, seen_at: instant, left_at: orNull(instant), room_id: orNull(text) }),
  ({ joined_at, seen_at, left_at, room_id }) => ({
    joinedAt: joined_at,
    seenAt: seen_at,
    leftAt: left_at,
    roomId: room_id,
  }),
);

const orNothing = (at: Instant | undefined): string | null => (at === undefined ? null : printIsoInstant(at));

export const meetings = ({ db, all, first, done }: Unit): Meetings => ({
  agree: (candidate, position, at) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into meeting_consents (application_id, at)
            select id, ${printIsoInstant(at)}::timestamptz from applications
            where candidate_id = ${candidate} and position_id = ${position}
            on conflict do nothing`.execute(db)
        ).rows,
    }),
  agreedAt: (candidate, position) =>
    first(
      'meeting_consents',
      agreed,
      db
        .selectFrom('meeting_consents')
        .innerJoin('applications', 'applications.id', 'meeting_consents.application_id')
        .select('meeting_consents.at')
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position),
    ),
  tellEta: (candidate, position, { eta, startsAt, at }) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into meeting_etas (application_id, eta, minutes, starts_at, at)
            select id, ${names[eta._tag]}::text, ${eta._tag === 'Delayed' ? (eta.minutes ?? null) : null}::integer,
              ${printIsoInstant(startsAt)}::timestamptz, ${printIsoInstant(at)}::timestamptz
            from applications where candidate_id = ${candidate} and position_id = ${position}
            on conflict (application_id) do update set
              eta = excluded.eta, minutes = excluded.minutes, starts_at = excluded.starts_at, at = excluded.at`.execute(
            db,
          )
        ).rows,
    }),
  etaOf: (candidate, position) =>
    first(
      'meeting_etas',
      etaReading,
      db
        .selectFrom('meeting_etas')
        .innerJoin('applications', 'applications.id', 'meeting_etas.application_id')
        .select(['meeting_etas.eta', 'meeting_etas.minutes', 'meeting_etas.starts_at', 'meeting_etas.at'])
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position),
    ),
  tellLate: (candidate, position, { minutes, startsAt, at }) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into meeting_delays (application_id, minutes, starts_at, at)
            select id, ${minutes}::integer, ${printIsoInstant(startsAt)}::timestamptz, ${printIsoInstant(at)}::timestamptz
            from applications where candidate_id = ${candidate} and position_id = ${position}
            on conflict (application_id) do update set
              minutes = excluded.minutes, starts_at = excluded.starts_at, at = excluded.at`.execute(db)
        ).rows,
    }),
  delayOf: (candidate, position) =>
    first(
      'meeting_delays',
      delay,
      db
        .selectFrom('meeting_delays')
        .innerJoin('applications', 'applications.id', 'meeting_delays.application_id')
        .select(['meeting_delays.minutes', 'meeting_delays.starts_at', 'meeting_delays.at'])
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position),
    ),
  addVisit: (candidate, position, { joinedAt, seenAt, leftAt, roomId }) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into meeting_visits (application_id, joined_at, seen_at, left_at, room_id)
            select id, ${printIsoInstant(joinedAt)}::timestamptz, ${printIsoInstant(seenAt)}::timestamptz,
              ${orNothing(leftAt)}::timestamptz, ${roomId ?? null}::text
            from applications where candidate_id = ${candidate} and position_id = ${position}`.execute(db)
        ).rows,
    }),
  saveLastVisit: (candidate, position, { joinedAt, seenAt, leftAt, roomId }) =>
    done({
      execute: async () =>
        (
          await sql`
            update meeting_visits set
              joined_at = ${printIsoInstant(joinedAt)}::timestamptz, seen_at = ${printIsoInstant(seenAt)}::timestamptz,
              left_at = ${orNothing(leftAt)}::timestamptz, room_id = ${roomId ?? null}::text
            where id = (
              select max(meeting_visits.id) from meeting_visits
              join applications on applications.id = meeting_visits.application_id
              where candidate_id = ${candidate} and position_id = ${position}
            )`.execute(db)
        ).rows,
    }),
  visits: (candidate, position) =>
    all(
      'meeting_visits',
      visit,
      db
        .selectFrom('meeting_visits')
        .innerJoin('applications', 'applications.id', 'meeting_visits.application_id')
        .select(['joined_at', 'seen_at', 'left_at', 'room_id'])
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position)
        .orderBy('meeting_visits.id'),
    ),
});
