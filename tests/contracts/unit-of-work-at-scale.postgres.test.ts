import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { OpenStore } from '../../adapters/server/postgres/open-store';
import type { Store } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import { eventTypes } from '../../domain/applications/application-event';
import { parseCandidateId, type CandidateId } from '../../domain/ids/candidate-id';
import { anApplication, positionId } from '../support/builders/applications';
import { decoded } from '../support/builders/decoded';
import { email, fileRef, key, sealed, sealedMail } from '../support/builders/identity';
import { slot } from '../support/builders/slots';
import { at, date } from '../support/builders/time';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { workshop } from '../support/store/stores';
import { anEvent } from '../support/builders/events';

/*
 * 10,000 candidates with an application each, 100,000 slots and 50,000 messages: every candidate call and every round of the portal's jobs uses an index.
 * PostgreSQL itself counts the sequential scans of each table; nothing is timed here.
 */

const place = workshop();
afterAll(() => place.close());

const positions = 20;

const growth = [
  `insert into positions select p, 'Caregiver', 'Caregiver', 1 + p % 6, 'House', 'Client', 'Street 1', 'America/Chicago', true, 'video',
     false, 'none', true, null, null, null, null, '{"primary": "#00b3da", "primaryFont": "#ffffff"}' from generate_series(1, ${positions}) p`,
  `insert into candidates (email, first_name, last_name) select 'c' || n || '@example.org', 'C', n::text from generate_series(1, 10000) n`,
  `insert into slots (position_id, kind, slot_date, slot_from, slot_to, capacity)
     select p, k, date '2026-12-01' + n / 42, time '00:00' + (n % 42) * interval '30 minutes', time '23:59', 1
     from generate_series(1, ${positions}) p, unnest(array['video', 'onsite']) k, generate_series(0, 2499) n`,
  `insert into applications (candidate_id, position_id, status, applied, screening, interview_kind, onboarding, resume, has_resume,
     blocked, self_record_completed, onsite_locked, video_may_move, in_person_may_move, onboarding_may_move, onsite_may_move)
     select id, 1 + id % ${positions}, 0, 'screening-submitted', 'passed', 'video', false, 'none', false,
       false, false, false, true, true, true, true from candidates`,
  `insert into appointments select a.id, 'interview', s.id, 1, '2026-12-04T15:00:00Z'
     from applications a join slots s on s.id = a.id * 10 where a.id % 2 = 0`,
  `insert into sign_in_codes (email, sealed, link_sealed, issued_at) select email, repeat('a', 64), repeat('b', 64), now() from candidates, generate_series(1, 3)`,
  `insert into sessions (token, candidate_id, last_used_at, line)
     select token, id, now(), token from (select id, md5(id::text) || md5('x' || id) as token from candidates) as one`,
  `insert into idempotency_keys select id, 'key-' || id, 'Book video', now() from candidates`,
  `insert into application_events (application_id, sequence, type, at, actor, place)
     select id, 1, 'application.booked', now(), 'candidate', case when id > 20 then id end from applications`,
  `insert into messages (mail, written_at, urgency) select '{"to": "c1@example.org", "subject": "s", "text": "t", "html": "h"}', now(), 'confirmation' from generate_series(1, 2000)`,
  `insert into conversations (application_id, hm_id, candidate_seen) select id, 900 + id % 7, 1000000 from applications order by id`,
  `insert into chat_managers select n, '2026-12-01' from generate_series(900, 906) n`,
  `insert into chat_messages (conversation_id, by_manager, candidate_id, text, attachments, sent_at, unmailed)
     select c.id, n % 2 = 0, case when n % 2 = 0 then null else c.id end, 'Hello', '[]', timestamptz '2026-12-01' + c.id * interval '1 second', n = 4
     from conversations c, generate_series(1, 5) n`,
  `update chat_messages set unmailed = false where by_manager and conversation_id > 20`,
  `update conversations set candidate_seen = 0 where id = 3`,
  `insert into chat_attachments (file, name, kind, by_manager, candidate_id, uploaded_at, sent, bytes)
     select lpad(n::text, 22, 'f'), 'a.pdf', 'pdf', false, 1 + n % 10000, timestamptz '2026-12-01', n > 5, 9 from generate_series(1, 20000) n`,
  `insert into resumes (candidate_id, position_id, file, name, bytes, kind, received_at)
     select candidate_id, position_id, lpad(id::text, 22, 'r'), 'a.pdf', 9, 'pdf', now() from applications`,
  `insert into recorded_answers select id, q, lpad(id || '_' || q, 22, 'a'), 'webm', 9, repeat('a', 64), 9, now(), lpad(id || '_' || q, 22, 'b'), '[]'
     from applications, generate_series(1, 3) q`,
  `insert into reminders select application_id, stage, timestamptz '2026-12-20T14:50Z' + application_id * interval '1 minute' from appointments`,
  `insert into recording_mails select id, timestamptz '2026-12-01', timestamptz '2026-12-03', id < 5 from applications`,
  'analyze',
];

const readings = t.array(t.type({ relname: t.string, seq_scan: t.string, idx_scan: t.string }));
/** What a candidate's page reads. */
const big = [
  ...['appointments', 'applications', 'candidates', 'idempotency_keys', 'messages'],
  ...['application_events', 'sessions', 'sign_in_codes', 'slots'],
];
/** What the jobs read beside these. */
const sought = [
  ...['chat_attachments', 'chat_messages', 'conversations'],
  ...['recorded_answers', 'recording_mails', 'reminders', 'resumes'],
];

const caller: CandidateId = decoded(parseCandidateId(4_001), 4_001);
const job = positionId(1 + (4_001 % positions));
const nine = slot('2026-12-20', '09:00');
const startsAt = at('2026-12-20T15:00:00Z');

const anywhere = { positionId: undefined, communityId: undefined };

/** What the funnel of one position reads. */
const aFunnel = ({ positions: all, events }: Store): FromStore<unknown> =>
  pipe(
    all.withApplications(undefined, 50, anywhere),
    TE.tapIO((found) => () => expect(found).toHaveLength(positions)),
    TE.flatMap(() => events.inShort(job, eventTypes, { application: 7, sequence: 1 }, 50)),
    TE.tapIO((short) => () => expect(short).toHaveLength(50)),
  );

/** The records an act leaves beside the application: its history, and its mail, which is queried and sent. */
const leaveTraces = ({ events, messages }: Store): FromStore<unknown> =>
  pipe(
    events.add(caller, job, anEvent({ at: startsAt })),
    TE.flatMap(() => events.of(caller, job)),
    TE.flatMap(() => events.page({ after: 0, types: undefined, limit: 50 })),
    TE.flatMap(() => events.byApplication({ application: 7, sequence: 1 }, 50)),
    TE.flatMap(() => events.place()),
    TE.flatMap(() => messages.take('a portal')),
    TE.flatMap(() => messages.remove(1)),
  );

/** Every store call that a candidate's page makes. */
const aVisit = (store: Store): FromStore<unknown> =>
  pipe(
    store.candidates.withEmail(email('c4001@example.org')),
    TE.flatMap(() => store.codes.issuedSince(email('c4001@example.org'), at('2026-11-01T00:00:00Z'))),
    TE.flatMap(() => store.codes.add(email('c4001@example.org'), sealedMail(1), startsAt)),
    TE.flatMap(() => store.codes.newest(email('c4001@example.org'))),
    TE.flatMap(() => store.codes.countTry(email('c4001@example.org'))),
    TE.flatMap(() => store.codes.useUp(email('c4001@example.org'))),
    TE.flatMap(() => store.sessions.open(sealed(2), caller, startsAt)),
    TE.flatMap(() => store.sessions.find(sealed(2))),
    TE.flatMap(() => store.sessions.touch(sealed(2), startsAt)),
    TE.flatMap(() => store.candidates.withId(caller)),
    TE.flatMap(() => store.applications.of(caller)),
    TE.flatMap(() => store.applications.find(caller, job)),
    TE.flatMap(() => store.slots.free(job, 'video', { start: date('2026-12-01'), end: date('2027-01-30') })),
    TE.flatMap(() => store.applications.lock(caller, job)),
    TE.flatMap(() => store.idempotencyKeys.find(caller, key('a choice'))),
    TE.flatMap(() => store.slots.find(job, 'video', nine)),
    TE.flatMap(() => store.appointments.hold(caller, job, 'interview', 'video', nine, startsAt)),
    TE.flatMap(() =>
      store.applications.save(caller, anApplication({ positionId: job, applied: 'interview-arranged' })),
    ),
    TE.flatMap(() => store.idempotencyKeys.keep(caller, key('a choice'), 'a request', startsAt)),
    TE.flatMap(() => TE.sequenceSeqArray([leaveTraces(store), aFunnel(store), store.sessions.close(sealed(2))])),
  );

const others = Array.from({ length: 600 }, (_, n) => decoded(parseCandidateId(n + 1), n));
const manyFiles = Array.from({ length: 500 }, (_, n) => fileRef(n));

/** What the portal looks for every few seconds or minutes. */
const aRound = (store: Store): FromStore<unknown> =>
  pipe(
    store.reminders.takeDue(startsAt),
    TE.flatMap(() => store.recordingMails.takeDue(startsAt)),
    TE.flatMap(() => store.chat.takeUnseen(startsAt)),
    TE.tapIO((unseen) => () => expect(O.toUndefined(unseen)).toMatchObject({ conversation: { id: 3 } })),
    TE.flatMap(() => store.chat.unsentAttachments(startsAt)),
    TE.flatMap(() => store.chat.unmeasured()),
    TE.flatMap(() => store.usedFiles.among(manyFiles)),
    TE.flatMap(() => store.chat.managersActiveFor([caller, ...others], at('2026-11-01T00:00:00Z'))),
    TE.tapIO((online) => () => expect(online).toHaveLength(601)),
    TE.flatMap(() => store.messages.take('a portal')),
    TE.flatMap(() => store.appointments.interviewsBegun(at('2026-12-20T14:00:00Z'), startsAt)),
  );

describeOnPostgres('At scale', () => {
  let server: PostgresServer;
  let databaseUrl = '';

  beforeAll(async () => {
    server = await startPostgres();
    databaseUrl = await server.newDatabase();
    await (await place.open({ databaseUrl })).close();
    for (const statement of growth) await server.asOwner(statement, databaseUrl);
  }, 120_000);
  afterAll(() => server.stop(), 60_000);

  /** Waits until PostgreSQL has ended the closed connections: each reports its counts only as it ends. */
  const othersEnded = async (): Promise<void> => {
    const others = `select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
    if ((await server.asOwner(others, databaseUrl)).length > 0) await othersEnded();
  };

  /** PostgreSQL's counters while a store was open. */
  const countedDuring = async (use: (store: OpenStore) => Promise<unknown>) => {
    await othersEnded();
    await server.asOwner('select pg_stat_reset()', databaseUrl);
    const store = await place.open({ databaseUrl });
    await use(store);
    await store.close();
    await othersEnded();
    const rows: unknown = await server.asOwner(
      'select relname, seq_scan::text, idx_scan::text from pg_stat_user_tables order by relname',
      databaseUrl,
    );
    if (!readings.is(rows)) throw new Error('pg_stat_user_tables looks different here.');
    return (table: string) => {
      const row = rows.find(({ relname }) => relname === table);
      return { wholly: Number(row?.seq_scan), byIndex: Number(row?.idx_scan) };
    };
  };

  it("no candidate's call scans a whole large table", async () => {
    const opening = await countedDuring(() => Promise.resolve());
    const visit = await countedDuring(async ({ unitOfWork }) => {
      expect(E.isRight(await unitOfWork.run(aVisit)())).toBe(true);
    });
    const readWholly = big.filter((table) => visit(table).wholly > opening(table).wholly);
    expect(readWholly).toEqual([]);
    expect(big.filter((table) => visit(table).byIndex === 0)).toEqual([]);
  }, 60_000);

  it('no round of a job scans a whole large table', async () => {
    const opening = await countedDuring(() => Promise.resolve());
    const round = await countedDuring(async ({ unitOfWork }) => {
      expect(E.isRight(await unitOfWork.run(aRound)())).toBe(true);
    });
    expect([...big, ...sought].filter((table) => round(table).wholly > opening(table).wholly)).toEqual([]);
    expect(sought.filter((table) => round(table).byIndex === 0)).toEqual([]);
  }, 60_000);
});
