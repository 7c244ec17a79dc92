import { migration } from '../migration';

/* A message is reported once, however often its candidate presses: otherwise one message could fill the operator's list (R39). The latest stays. */
export const oneReportAMessage = migration(
  'delete from chat_reports r using chat_reports later where later.message_id = r.message_id and later.id > r.id',
  'create unique index chat_reports_by_message on chat_reports (message_id)',
);
