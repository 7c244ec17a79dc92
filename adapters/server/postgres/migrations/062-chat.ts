import { migration } from '../migration';

/*
 * Chat (R39, R40, R53, R54).
 *   conversations       one for each application and hiring manager. candidate_seen, manager_seen: the last of the other side's messages that
 *                       each side has seen; mailed_up_to: the last message that the candidate was mailed about
 *   chat_messages       numbered in commit order, because the conversation is locked while a message is added. candidate_id: the sender,
 *                       if it was the candidate
 *   chat_attachments    uploaded files; they have no conversation until they are sent
 *   chat_reports        messages that candidates reported
 *   chat_managers       when a hiring manager last acted, for who is online
 *   chat_mail_stops     candidates who want no mail about unseen messages
 *   socket_io_attachments   messages between processes that are too long for NOTIFY (@socket.io/postgres-adapter)
 *
 * What each index is for:
 *   chat_messages (conversation_id, id)          pages of history, unseen messages
 *   chat_messages (candidate_id, id)             a candidate's latest messages, for the limit
 *   conversations (hm_id)                        a manager's list
 */

const statements: readonly string[] = [
  `create table conversations (
     id bigint generated always as identity primary key,
     application_id bigint not null references applications,
     hm_id bigint not null check (hm_id > 0),
     hm_name text not null default '',
     blocked_at timestamptz(3),
     candidate_seen bigint not null default 0,
     manager_seen bigint not null default 0,
     mailed_up_to bigint not null default 0,
     unique (application_id, hm_id)
   )`,
  'create index conversations_by_manager on conversations (hm_id)',
  `create table chat_messages (
     id bigint generated always as identity primary key,
     conversation_id bigint not null references conversations,
     by_manager boolean not null,
     candidate_id bigint references candidates,
     client_id text check (client_id ~ '^[A-Za-z0-9_-]{16,64}$'),
     text text not null,
     attachments jsonb not null check (jsonb_typeof(attachments) = 'array'),
     sent_at timestamptz(3) not null,
     unique (conversation_id, by_manager, client_id),
     check (by_manager = (candidate_id is null))
   )`,
  'create index chat_messages_by_conversation on chat_messages (conversation_id, id desc)',
  'create index chat_messages_by_candidate on chat_messages (candidate_id, id desc) where candidate_id is not null',
  `create table chat_attachments (
     file text primary key check (file ~ '^[A-Za-z0-9_-]{22}$'),
     name text not null,
     kind text not null check (kind in ('image', 'pdf', 'document', 'video', 'generic')),
     by_manager boolean not null,
     candidate_id bigint not null references candidates,
     conversation_id bigint references conversations,
     uploaded_at timestamptz(3) not null,
     sent boolean not null default false
   )`,
  `create table chat_reports (
     id bigint generated always as identity primary key,
     conversation_id bigint not null references conversations,
     message_id bigint not null references chat_messages,
     reason text not null,
     at timestamptz(3) not null
   )`,
  'create table chat_managers (hm_id bigint primary key, acted_at timestamptz(3) not null)',
  'create table chat_mail_stops (candidate_id bigint primary key references candidates, at timestamptz(3) not null)',
  `create table socket_io_attachments (
     id bigserial unique,
     created_at timestamptz default now(),
     payload bytea
   )`,
];

export const chat = migration(...statements);
