import { migration } from '../migration';

/*
 * Which messages of a manager may still need a mail (R39). chat_messages.unmailed: nobody has decided yet whether the candidate is mailed about it. A portal
 * of the last release that runs beside this one does not know the column: the default marks its messages, too.
 *
 * What each index is for:
 *   chat_messages (sent_at, id)          those that are due, oldest first: every quarter of a minute the portal looks
 *   chat_attachments (uploaded_at)       files that no message took, oldest first: every five minutes
 */
export const unmailedMessages = migration(
  'alter table chat_messages add column unmailed boolean not null default false',
  'alter table chat_messages alter column unmailed set default true',
  `update chat_messages m set unmailed = true from conversations c
     where c.id = m.conversation_id and m.by_manager and m.id > greatest(c.candidate_seen, c.mailed_up_to)`,
  'create index chat_messages_unmailed on chat_messages (sent_at, id) where by_manager and unmailed',
  'create index chat_attachments_unsent on chat_attachments (uploaded_at) where not sent',
);
