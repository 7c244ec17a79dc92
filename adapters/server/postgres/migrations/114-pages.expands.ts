import { migration } from '../migration';

/*
 * What each index is for:
 *   chat_reports (at, message_id), conversations (blocked_at, id)    what candidates reported and blocked, newest first, page by page
 *   messages (written_at, urgency)                                   how many mails wait, and since when
 *   messages (id)                                                    mails that were given up, newest first, page by page
 */
export const pages = migration(
  'create index chat_reports_by_age on chat_reports (at, message_id)',
  'create index conversations_blocked on conversations (blocked_at, id) where blocked_at is not null',
  'create index messages_unsent on messages (written_at, urgency) where given_up_at is null',
  'create index messages_given_up on messages (id) where given_up_at is not null',
);
