import { migration } from '../migration';

/*
 * How long the files of messages are, so that those a candidate sent count in the candidate's share (R40). bytes: null until the file is measured, because
 * only the disk knows the length of a file that is older than this column, or that a portal of the last release adds beside this one.
 *
 * What each index is for:
 *   chat_attachments (candidate_id)     a candidate's share, and the files that wait for their message
 *   chat_attachments (file)             files to be measured
 */
export const sentFiles = migration(
  'alter table chat_attachments add column bytes bigint check (bytes >= 0)',
  'create index chat_attachments_by_candidate on chat_attachments (candidate_id) where not by_manager',
  'create index chat_attachments_unmeasured on chat_attachments (file) where bytes is null',
);
