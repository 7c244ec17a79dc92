import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../postgres/tables';
import type {} from '../../../application/ports/file-ref';
import {
  type Chat,
  type ConversationOnFile,
  type ListedConversation,
  type MessageOnFile,
  type ReportOnFile,
  type ReportPlace,
  type Side,
  type UnseenOnFile,
} from '../../../application/chat/chat.store';
import type { ConversationKey } from '../../../domain/chat/conversation';
import type { HiringManagerId, MessageId } from '../../../domain/ids/chat-ids';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { flag, listOf, mapped, number, oneOf, struct, text, type Codec } from '../../contract/codec';
import { clientMessageId, messageAttachment, messageId } from '../../contract/chat/chat.wire';
import { communityId, hiringManagerId, positionId } from '../../contract/wire/fields';
import { candidateId, email, instant, orNull, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';
import { chatAttachments } from './chat-attachments.repository';

/** The other columns of these tables are written out below. */
interface ConversationsTable {
  readonly id: Id;
}

interface ChatMessagesTable {
  readonly id: Id;
}

interface ChatReportsTable {
  readonly id: Id;
}

interface ChatManagersTable {
  readonly hm_id: number;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly conversations: ConversationsTable;
    readonly chat_messages: ChatMessagesTable;
    readonly chat_reports: ChatReportsTable;
    readonly chat_managers: ChatManagersTable;
  }
}

const conversationColumns = {
  id: number,
  candidate_id: candidateId,
  position_id: positionId,
  community_id: communityId,
  hm_id: hiringManagerId,
  hm_name: text,
  blocked: flag,
  candidate_seen: number,
  manager_seen: number,
} as const;

const conversationRow = struct(conversationColumns);
type ConversationRow = typeof conversationRow extends Codec<infer A> ? A : never;

const onFile = (row: ConversationRow): ConversationOnFile => ({
  id: row.id,
  candidateId: row.candidate_id,
  positionId: row.position_id,
  communityId: row.community_id,
  hiringManagerId: row.hm_id,
  hiringManagerName: row.hm_name,
  blocked: row.blocked,
  seenBy: { candidate: row.candidate_seen, manager: row.manager_seen },
});

const conversation: Reading<ConversationOnFile> = reading(conversationRow, onFile);

const messageRow = struct({
  id: messageId,
  by_manager: flag,
  client_id: orNull(clientMessageId),
  text,
  attachments: listOf(messageAttachment),
  sent_at: instant,
});
type MessageRow = typeof messageRow extends Codec<infer A> ? A : never;

const sideOf = (byManager: boolean): Side => (byManager ? 'manager' : 'candidate');

const messageOf = (row: MessageRow): MessageOnFile => ({
  id: row.id,
  by: sideOf(row.by_manager),
  clientId: row.client_id,
  text: row.text,
  attachments: row.attachments,
  sentAt: row.sent_at,
});

const message: Reading<MessageOnFile> = reading(messageRow, messageOf);

/** A message as JSON in another row's column, where its instant is in ISO format. */
const messageInJson: Codec<MessageOnFile> = mapped(messageRow, messageOf, ({ by, clientId, sentAt, ...one }) => ({
  ...one,
  by_manager: by === 'manager',
  client_id: clientId,
  sent_at: sentAt,
}));

const listed: Reading<ListedConversation> = reading(
  struct({
    ...conversationColumns,
    position_name: text,
    location_name: text,
    candidate_name: text,
    candidate_email: email,
    candidate_unread: number,
    manager_unread: number,
    of_candidate: orNull(messageInJson),
    of_manager: orNull(messageInJson),
  }),
  (row) => {
    const lastFrom = { candidate: row.of_candidate, manager: row.of_manager };
    const [one, other] = [row.of_candidate, row.of_manager];
    return {
      ...onFile(row),
      positionName: row.position_name,
      locationName: row.location_name,
      candidateName: row.candidate_name,
      candidateEmail: row.candidate_email,
      unread: { candidate: row.candidate_unread, manager: row.manager_unread },
      lastFrom,
      last: one === undefined || (other !== undefined && other.id > one.id) ? other : one,
    };
  },
);

const unseen: Reading<UnseenOnFile> = reading(
  struct({
    position_id: positionId,
    candidate_name: text,
    candidate_email: email,
    candidate_seen: number,
    manager_seen: number,
    message: messageInJson,
  }),
  (row) => ({
    positionId: row.position_id,
    candidateName: row.candidate_name,
    candidateEmail: row.candidate_email,
    seenBy: { candidate: row.candidate_seen, manager: row.manager_seen },
    message: row.message,
  }),
);

const reportRow: Reading<{ readonly report: ReportOnFile; readonly place: ReportPlace }> = reading(
  struct({
    email,
    position_id: positionId,
    hm_id: hiringManagerId,
    hm_name: text,
    message: orNull(text),
    reason: text,
    at: instant,
    what: oneOf('report', 'block'),
    id: number,
  }),
  (row) => ({
    report: {
      candidateEmail: row.email,
      positionId: row.position_id,
      hiringManagerId: row.hm_id,
      hiringManagerName: row.hm_name,
      message: row.message,
      reason: row.reason,
      at: row.at,
    },
    place: { at: row.at, what: row.what, id: row.id },
  }),
);

const numbered: Reading<MessageId> = reading(struct({ id: messageId }), ({ id }) => id);
const sentAt: Reading<Instant> = reading(struct({ sent_at: instant }), (row) => row.sent_at);
const manager: Reading<HiringManagerId> = reading(struct({ hm_id: hiringManagerId }), (row) => row.hm_id);
const onlineFor = reading(struct({ candidate_id: candidateId, hm_id: hiringManagerId }), ({ candidate_id, hm_id }) => ({
  candidateId: candidate_id,
  manager: hm_id,
}));

const messageColumns = sql`m.id, m.by_manager, m.client_id, m.text, m.attachments, m.sent_at`;

const conversationsFrom = sql`
  from conversations c join applications a on a.id = c.application_id join positions p on p.position_id = a.position_id`;

const conversationSelected = sql`
  c.id, a.candidate_id, a.position_id, p.community_id, c.hm_id, c.hm_name, c.blocked_at is not null as blocked,
  c.candidate_seen, c.manager_seen`;

const messageAsJson = sql`json_build_object('id', m.id, 'by_manager', m.by_manager, 'client_id', m.client_id, 'text', m.text,
  'attachments', m.attachments, 'sent_at', to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** One side's latest message, as JSON. */
const latest = (byManager: boolean) => sql`
  (select ${messageAsJson} from chat_messages m where m.conversation_id = c.id and m.by_manager = ${byManager} order by m.id desc limit 1)`;

const unread = (byManager: boolean, seen: RawBuilder<unknown>) => sql`
  (select count(*)::integer from chat_messages m
   where m.conversation_id = c.id and m.by_manager = ${byManager} and m.id > ${seen})`;

const candidateName = sql`trim(k.first_name || ' ' || k.last_name)`;

const listedSelected = sql`${conversationSelected}, p.position_name, p.community_name as location_name,
  ${candidateName} as candidate_name, k.email as candidate_email,
  ${unread(true, sql`c.candidate_seen`)} as candidate_unread, ${unread(false, sql`c.manager_seen`)} as manager_unread,
  ${latest(false)} as of_candidate, ${latest(true)} as of_manager
  ${conversationsFrom} join candidates k on k.id = a.candidate_id`;

/** Up to which message the candidate of conversation `c` needs no mail. */
const mailedOrSeen = sql`greatest(c.candidate_seen, c.mailed_up_to)`;

/** A manager's messages until then about which nobody has decided yet. Each is decided on once, so that a look reads only what came since the last one. */
const unmailedUntil = (last: Instant) =>
  sql`m.by_manager and m.unmailed and m.sent_at <= ${printIsoInstant(last)}::timestamptz`;

/** Even this limit, within a conversation, keeps PostgreSQL from reading the messages that were seen: it looks each conversation up in the index. */
const noLimit = Number.MAX_SAFE_INTEGER;

/** Blocks of the same instant as the report after which a page begins all follow it, whatever their number. */
const beyondAllNumbers = Number.MAX_SAFE_INTEGER;

const newestFirst = sql`order by greatest(
  (select max(m.id) from chat_messages m where m.conversation_id = c.id), 0) desc, c.id`;

export const chat = (unit: Unit): Chat => {
  const { db, all, first, one, done } = unit;
  const run = (statement: RawBuilder<unknown>) => ({ execute: async () => (await statement.execute(db)).rows });

  const ownConversation = (candidate: CandidateId, key: ConversationKey) => sql`${conversationsFrom}
    where a.candidate_id = ${candidate} and a.position_id = ${key.positionId}
      and p.community_id = ${key.communityId} and c.hm_id = ${key.hiringManagerId}`;
  const find = (candidate: CandidateId, key: ConversationKey) =>
    first('conversations', conversation, run(sql`select ${conversationSelected} ${ownConversation(candidate, key)}`));

  return {
    open: (candidate, position, { id, name }) =>
      done(
        run(sql`insert into conversations (application_id, hm_id, hm_name)
          select id, ${id}::bigint, ${name}::text from applications
          where candidate_id = ${candidate} and position_id = ${position}
          on conflict (application_id, hm_id) do nothing`),
      ),
    find,
    // Two statements: once it has the lock, the second one sees what the previous holder committed. The first answers nothing: one round trip.
    lock: (candidate, key) =>
      pipe(
        done(run(sql`select ${ownConversation(candidate, key)} for no key update of c`)),
        TE.flatMap(() => find(candidate, key)),
      ),
    of: (candidate) =>
      all(
        'conversations',
        listed,
        run(sql`select ${listedSelected} where a.candidate_id = ${candidate} ${newestFirst}`),
      ),
    ofManager: (hm) =>
      all('conversations', listed, run(sql`select ${listedSelected} where c.hm_id = ${hm} ${newestFirst}`)),
    unseenBy: (hm, after, limit = noLimit) =>
      all(
        'chat_messages',
        unseen,
        run(sql`select a.position_id, ${candidateName} as candidate_name, k.email as candidate_email,
            c.candidate_seen, c.manager_seen, ${messageAsJson} as message
          from conversations c cross join lateral (
              select * from chat_messages n
              where n.conversation_id = c.id and not n.by_manager and n.id > greatest(c.manager_seen, ${after ?? 0}::bigint)
              order by n.id limit ${limit}::bigint
            ) m join applications a on a.id = c.application_id join candidates k on k.id = a.candidate_id
          where c.hm_id = ${hm} order by m.id limit ${limit}::bigint`),
      ),
    add: (of, { by, clientId, text: body, attachments, sentAt: at }) =>
      one(
        'chat_messages',
        numbered,
        run(sql`insert into chat_messages (conversation_id, by_manager, candidate_id, client_id, text, attachments, sent_at)
          select c.id, ${by === 'manager'}, ${by === 'manager' ? sql`null` : sql`a.candidate_id`},
            ${clientId ?? null}::text, ${body}::text,
            ${JSON.stringify(attachments.map((file) => messageAttachment.type.encode(file)))}::jsonb,
            ${printIsoInstant(at)}::timestamptz
          from conversations c join applications a on a.id = c.application_id where c.id = ${of} returning id`),
      ),
    addPast: (of, messages) =>
      pipe(
        messages,
        TE.traverseSeqArray(({ by, text: body, sentAt: at }) =>
          all(
            'chat_messages',
            numbered,
            run(sql`insert into chat_messages (conversation_id, by_manager, candidate_id, text, attachments, sent_at, unmailed)
              select c.id, ${by === 'manager'}, ${by === 'manager' ? sql`null` : sql`a.candidate_id`}, ${body}::text,
                '[]'::jsonb, ${printIsoInstant(at)}::timestamptz, false
              from conversations c join applications a on a.id = c.application_id
              where c.id = ${of} and not exists (select 1 from chat_messages m where m.conversation_id = c.id
                and m.by_manager = ${by === 'manager'} and m.sent_at = ${printIsoInstant(at)}::timestamptz)
              returning id`),
          ),
        ),
        TE.flatMap((added) =>
          added.flat().length === 0
            ? TE.right(undefined)
            : done(
                run(sql`update conversations c set
                  candidate_seen = greatest(c.candidate_seen, (select max(m.id) from chat_messages m
                    where m.conversation_id = c.id and not m.by_manager)),
                  manager_seen = greatest(c.manager_seen, (select max(m.id) from chat_messages m
                    where m.conversation_id = c.id and m.by_manager)),
                  mailed_up_to = (select max(m.id) from chat_messages m where m.conversation_id = c.id)
                  where c.id = ${of}`),
              ),
        ),
      ),
    withClientId: (of, by, clientId) =>
      first(
        'chat_messages',
        message,
        run(sql`select ${messageColumns} from chat_messages m
          where m.conversation_id = ${of} and m.by_manager = ${by === 'manager'} and m.client_id = ${clientId}`),
      ),
    message: (of, id) =>
      first(
        'chat_messages',
        message,
        run(sql`select ${messageColumns} from chat_messages m where m.conversation_id = ${of} and m.id = ${id}`),
      ),
    page: (of, before, limit) =>
      all(
        'chat_messages',
        message,
        run(sql`select ${messageColumns} from chat_messages m
          where m.conversation_id = ${of} and (${before ?? null}::bigint is null or m.id < ${before ?? null}::bigint)
          order by m.id desc limit ${limit}`),
      ),
    markSeen: (of, by, upTo) => {
      const seen = by === 'candidate' ? sql`candidate_seen` : sql`manager_seen`;
      return first(
        'conversations',
        numbered,
        run(sql`update conversations c set ${seen} = t.upto from (
            select max(m.id) as upto from chat_messages m where m.conversation_id = ${of}
              and m.by_manager = ${by === 'candidate'} and (${upTo ?? null}::bigint is null or m.id <= ${upTo ?? null}::bigint)
          ) t where c.id = ${of} and t.upto > c.${seen} returning t.upto as id`),
      );
    },
    block: (of, at) =>
      pipe(
        done(
          run(sql`update conversations set blocked_at = ${at === undefined ? null : printIsoInstant(at)}::timestamptz
            where id = ${of}`),
        ),
        TE.flatMap(() =>
          at === undefined
            ? done(
                run(sql`update chat_messages m set unmailed = true from conversations c
                  where c.id = ${of} and m.conversation_id = c.id and m.by_manager and m.id > ${mailedOrSeen}`),
              )
            : TE.right(undefined),
        ),
      ),
    latestSent: (candidate, atMost) =>
      pipe(
        done(run(sql`select from candidates where id = ${candidate} for no key update`)),
        TE.flatMap(() =>
          all(
            'chat_messages',
            sentAt,
            run(
              sql`select sent_at from chat_messages where candidate_id = ${candidate} order by id desc limit ${atMost}`,
            ),
          ),
        ),
      ),

    ...chatAttachments(unit),

    report: ({ conversation: of, message: id, reason, at }) =>
      done(
        run(sql`insert into chat_reports (conversation_id, message_id, reason, at)
          values (${of}, ${id}, ${reason}, ${printIsoInstant(at)}::timestamptz)
          on conflict (message_id) do update set reason = excluded.reason, at = excluded.at`),
      ),
    reports: (after, limit) => {
      const at = sql`${after === undefined ? 'infinity' : printIsoInstant(after.at)}::timestamptz`;
      const report = after?.what === 'report' ? after.id : 0;
      const block = after?.what === 'block' ? after.id : beyondAllNumbers;
      const applicant = sql`join applications a on a.id = c.application_id join candidates k on k.id = a.candidate_id`;
      return all(
        'chat_reports',
        reportRow,
        run(sql`select * from (
            (select k.email, a.position_id, c.hm_id, c.hm_name, m.text as message, r.reason, r.at, 'report' as what, r.message_id as id
            from chat_reports r join conversations c on c.id = r.conversation_id
              join chat_messages m on m.id = r.message_id ${applicant}
            where (r.at, r.message_id) < (${at}, ${report}::bigint) order by r.at desc, r.message_id desc limit ${limit}::bigint)
            union all
            (select k.email, a.position_id, c.hm_id, c.hm_name, null, '', c.blocked_at, 'block', c.id
            from conversations c ${applicant}
            where c.blocked_at is not null and (c.blocked_at, c.id) < (${at}, ${block}::bigint) order by c.blocked_at desc, c.id desc limit ${limit}::bigint)
          ) seen order by at desc, what desc, id desc limit ${limit}::bigint`),
      );
    },

    managerActed: (hm, at) =>
      done(
        // A row that another message of this manager has locked gets that message's time, a moment earlier: waiting for it would store a manager's
        // messages to all their candidates one after another.
        run(sql`with new as (
            insert into chat_managers (hm_id, acted_at)
            select ${hm}::bigint, ${printIsoInstant(at)}::timestamptz
            where not exists (select from chat_managers where hm_id = ${hm})
            on conflict (hm_id) do nothing)
          update chat_managers set acted_at = greatest(acted_at, ${printIsoInstant(at)}::timestamptz)
          where hm_id in (select hm_id from chat_managers where hm_id = ${hm} for update skip locked)`),
      ),
    managersActive: (since) =>
      all(
        'chat_managers',
        manager,
        run(
          sql`select hm_id from chat_managers where acted_at >= ${printIsoInstant(since)}::timestamptz order by hm_id`,
        ),
      ),
    managersActiveFor: (candidates, since) => {
      const theirs = sql`a.candidate_id = any(array(
        select value::bigint from jsonb_array_elements_text(${JSON.stringify(candidates)}::jsonb)))`;
      return all(
        'chat_managers',
        onlineFor,
        run(sql`with active as (
            select hm_id from chat_managers where acted_at >= ${printIsoInstant(since)}::timestamptz
          )
          select a.candidate_id, active.hm_id from applications a join conversations c on c.application_id = a.id
            join active on active.hm_id = c.hm_id where ${theirs}
          union
          select a.candidate_id, active.hm_id from applications a join positions p on p.position_id = a.position_id
            join active on active.hm_id = (p.detail -> 'hiringManager' ->> 'id')::bigint where ${theirs}
          order by candidate_id, hm_id`),
      );
    },

    takeUnseen: (writtenBefore) =>
      pipe(
        done(
          run(sql`update chat_messages m set unmailed = false from conversations c, applications a
            where c.id = m.conversation_id and a.id = c.application_id and ${unmailedUntil(writtenBefore)}
              and (m.id <= ${mailedOrSeen} or c.blocked_at is not null
                or exists (select from chat_mail_stops s where s.candidate_id = a.candidate_id))`),
        ),
        TE.flatMap(() =>
          first(
            'chat_messages',
            reading(struct({ conversation_id: number, message_id: messageId }), (row) => row),
            run(sql`with due as (
                select c.id, m.id as message_id from chat_messages m join conversations c on c.id = m.conversation_id
                where ${unmailedUntil(writtenBefore)} and m.id > ${mailedOrSeen}
                order by m.sent_at, m.id limit 1 for no key update of c skip locked
              )
              update conversations c set mailed_up_to = (select max(id) from chat_messages where conversation_id = c.id)
              from due where c.id = due.id returning c.id as conversation_id, due.message_id`),
          ),
        ),
        TE.flatMap(
          O.match(
            () => TE.right(O.none),
            ({ conversation_id, message_id }) =>
              pipe(
                one('conversations', listed, run(sql`select ${listedSelected} where c.id = ${conversation_id}`)),
                TE.bindTo('conversation'),
                TE.bind('first', () =>
                  one(
                    'chat_messages',
                    message,
                    run(sql`select ${messageColumns} from chat_messages m where m.id = ${message_id}`),
                  ),
                ),
                TE.map(O.some),
              ),
          ),
        ),
      ),
    stopMails: (candidate, at) =>
      done(
        run(sql`insert into chat_mail_stops (candidate_id, at) values (${candidate}, ${printIsoInstant(at)}::timestamptz)
          on conflict (candidate_id) do nothing`),
      ),
  };
};
