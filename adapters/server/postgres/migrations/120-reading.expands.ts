import { migration } from '../migration';

/*
 * What each index is for, when an employer's system reads applications page by page:
 *   applications (position_id, id)              those of a position, or of a community, position by position
 *   applications (status, id)                   those in a status
 *   application_events (at, application_id)     those to which something happened since
 */
export const readApplications = migration(
  'create index applications_by_position on applications (position_id, id)',
  'create index applications_by_status on applications (status, id)',
  'create index application_events_by_instant on application_events (at, application_id)',
);
