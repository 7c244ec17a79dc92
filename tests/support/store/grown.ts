/*
 * A store that has grown, by SQL alone: what candidates and managers leave behind over years. Shared by the tests that watch PostgreSQL's plans and by the
 * benchmark of growth.
 */

/** How large, and when: `now` is an SQL expression of an instant. Appointments are in the days after it, all else was before. */
export interface Grown {
  readonly candidates: number;
  readonly now: string;
}

/** How many there are of everything else, for so many candidates. */
export const grownCounts = (candidates: number) =>
  ({
    positions: candidates / 100,
    applications: candidates * 5,
    slots: (candidates / 100) * 250,
    conversations: candidates * 0.3,
    chatMessages: candidates * 1.5,
    sessions: candidates * 25,
    idempotencyKeys: candidates * 25,
    events: candidates * 10,
  }) as const;

const numbers = (count: number): string => `generate_series(1, ${count}) n`;

const statementsFor = ({ candidates, now }: Grown): readonly string[] => {
  const count = grownCounts(candidates);
  const ofApplications = (table: string, columns: string): string =>
    `insert into ${table} select id, ${columns} from applications where id % 5 = 1`;
  return [
    `insert into positions select n, 'Caregiver', 'Caregiver', 1 + n % ${count.positions / 4}, 'House', 'Client', 'Street 1',
       'America/Chicago', true, 'video', false, 'none', true, null, null, null, null,
       jsonb_build_object('primary', '#00b3da', 'primaryFont', '#ffffff', 'hiringManager', jsonb_build_object('id', 900 + n % ${count.positions / 5}, 'name', 'Dana'))
     from ${numbers(count.positions)}`,
    `insert into candidates (email, first_name, last_name, signed_up, proven_at)
       select 'c' || n || '@example.org', 'C', n::text, n % 2 = 0, case when n % 2 = 0 then ${now} end from ${numbers(candidates)}`,
    `insert into slots (position_id, kind, slot_date, slot_from, slot_to, capacity)
       select p, k, (${now})::date + 11 + n / 21, time '08:00' + (n % 21) * interval '30 minutes', time '08:30' + (n % 21) * interval '30 minutes', 1
       from generate_series(1, ${count.positions}) p, unnest(array['video', 'onsite']) k, generate_series(0, 124) n order by p, k, n`,
    `insert into applications (candidate_id, position_id, status, applied, screening, interview_kind, onboarding, resume, has_resume,
       blocked, self_record_completed, onsite_locked, video_may_move, in_person_may_move, onboarding_may_move, onsite_may_move)
     select c, 1 + (c + 17 * k) % ${count.positions}, 0, 'screening-submitted', 'passed', 'video', false, 'none', false,
       false, false, false, true, true, true, true from generate_series(1, ${candidates}) c, generate_series(0, 4) k`,
    `insert into appointments
       select a.id, 'interview', s.id, 1, (s.slot_date + s.slot_from) at time zone 'America/Chicago'
       from (select *, row_number() over (partition by position_id order by id) as nth from slots where kind = 'video' and id % 2 = 0) s
         join (select id, position_id, row_number() over (partition by position_id order by id desc) as nth from applications) a
           on a.position_id = s.position_id and a.nth = s.nth`,
    `insert into reminders select application_id, stage, starts_at - interval '1 hour' from appointments`,
    `insert into appointment_revisions select application_id, stage, 1 from appointments`,
    `insert into sign_in_codes (email, sealed, link_sealed, issued_at, used_up)
       select email, repeat('a', 64), repeat('b', 64), ${now} - k * interval '1 day', true from candidates, generate_series(1, 3) k`,
    `insert into contact_codes (candidate_id, email, sealed, issued_at) select id, email, repeat('a', 64), ${now} - interval '2 days' from candidates`,
    `insert into sessions (token, candidate_id, last_used_at, line)
       select token, 1 + n % ${candidates}, ${now} - (1 - n / ${count.sessions}.0) * interval '40 days', token
       from (select n, md5(n::text) || md5('x' || n) as token from ${numbers(count.sessions)}) one`,
    `insert into social_sign_ins select lpad(n::text, 43, 's'), ${now} + n * interval '1 second' from ${numbers(candidates)}`,
    `insert into idempotency_keys select 1 + n % ${candidates}, 'key-' || n, 'Book video', ${now} - (1 - n / ${count.idempotencyKeys}.0) * interval '40 days' from ${numbers(count.idempotencyKeys)}`,
    `insert into application_acts (application_id, act, at) select id, 'Book', ${now} from applications`,
    // All but the last few have a place.
    `insert into application_events (application_id, sequence, type, at, actor, place)
       select a.id, n, 'application.booked', ${now} - (1.02 - (2 * a.id + n) / ${count.events}.0) * interval '40 days', 'candidate',
         case when a.id > 20 then 2 * a.id + n end
       from generate_series(1, ${count.events / count.applications}) n, applications a`,
    `insert into webhooks (url, seed, read_to) select 'https://hr.example.org/' || n, lpad(n::text, 43, 's'), ${count.events} - 100 from ${numbers(20)}`,
    `insert into deliveries (webhook_id, event_id, application_id, place, due)
       select n, e.id, e.application_id, e.place, ${now} from ${numbers(20)}, (
         select * from application_events where place is not null order by place limit 500) e`,
    `insert into messages (mail, written_at, urgency, given_up_at, why)
       select jsonb_build_object('to', 'c' || n || '@example.org', 'subject', 's', 'text', 't', 'html', 'h'), ${now}, 'confirmation',
         case when n > 100 then ${now} end, case when n > 100 then '550' end from ${numbers(candidates)}`,
    `insert into conversations (application_id, hm_id, candidate_seen, blocked_at)
       select a.id, 900 + a.position_id % ${count.positions / 5}, 0, case when a.id % 50 = 1 then ${now} - a.id * interval '1 second' end
       from applications a order by a.id limit ${count.conversations}`,
    `insert into chat_managers select distinct hm_id, ${now} from conversations`,
    `insert into chat_messages (conversation_id, by_manager, candidate_id, text, attachments, sent_at, unmailed)
       select c.id, n % 2 = 0, case when n % 2 = 0 then null else a.candidate_id end, 'Hello', '[]',
         ${now} - interval '20 days' + c.id * interval '1 second', false
       from generate_series(1, 5) n, conversations c join applications a on a.id = c.application_id`,
    // All but the last few have been read; a manager has some unread, and few messages may still need a mail.
    `update conversations c set candidate_seen = upto, manager_seen = case when c.id % 20 = 0 then 0 else upto end
       from (select conversation_id, max(id) as upto from chat_messages group by 1) m where m.conversation_id = c.id`,
    `insert into chat_reports (conversation_id, message_id, reason, at)
       select conversation_id, id, 'Rude', sent_at from chat_messages where by_manager`,
    `insert into chat_mail_stops select id, ${now} from candidates where id % 3 = 0`,
    `insert into chat_attachments (file, name, kind, by_manager, candidate_id, uploaded_at, sent, bytes)
       select lpad(n::text, 22, 'f'), 'a.pdf', 'pdf', false, n, ${now}, n > 5, 9 from ${numbers(candidates)}`,
    `insert into resumes (candidate_id, position_id, file, name, bytes, kind, received_at)
       select candidate_id, position_id, lpad(id::text, 22, 'r'), 'a.pdf', 9, 'pdf', ${now} from applications`,
    `insert into resume_links (sealed, candidate_id, position_id, issued_at, sent_to)
       select md5(id::text) || md5(id::text), candidate_id, position_id, ${now} - interval '2 days', 'c' || candidate_id || '@example.org'
       from applications where id % 5 = 2`,
    `insert into resume_waivers select candidate_id, position_id, ${now} from applications where id % 5 = 3`,
    `insert into recorded_answers select id, q, lpad(id || '_' || q, 22, 'a'), 'webm', 9, repeat('a', 64), 9, ${now}, lpad(id || '_' || q, 22, 'b'), '[]'
       from applications, generate_series(1, 3) q where id % 5 = 4`,
    `insert into new_account_times (network, position_id, taken_at)
       select md5(n::text) || md5(n::text), 1 + n % ${count.positions}, ${now} from ${numbers(candidates)}`,
    `insert into interviewer_links select md5(id::text), id, 'Sam', ${now}, null, null from applications where id % 5 = 1`,
    `insert into meeting_visits (application_id, joined_at, seen_at) select id, ${now}, ${now} from applications where id % 5 < 2`,
    ofApplications('meeting_consents', now),
    ofApplications('meeting_delays', `5, ${now}, ${now}`),
    ofApplications('meeting_etas', `'yes', null, ${now}, ${now}`),
    ofApplications('application_particulars', "'{}'"),
    ofApplications('recorder_visitors', "'visitor'"),
    ofApplications('recording_consents', now),
    ofApplications('recording_mails', `${now}, ${now} + interval '1 day', id < 5`),
    ofApplications('screening_answers', `null, '[]', ${now}`),
  ];
};

/** Fills an empty, migrated store: `run` gets several statements as one. */
export const growStore = async (run: (sql: string) => Promise<unknown>, size: Grown): Promise<void> => {
  // Replicas check no references, which would take most of the time.
  await run(['set local session_replication_role = replica', ...statementsFor(size)].join(';\n'));
  // VACUUM also marks what is visible to all, as autovacuum does in time; without that no index is read alone.
  await run('vacuum analyze');
};
