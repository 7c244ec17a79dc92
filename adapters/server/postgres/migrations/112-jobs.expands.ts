import { migration } from '../migration';

/*
 * jobs: which process does a job of the portal (its reminders, its sweeps), and from when on any process may do it again.
 *
 * What each index is for:
 *   interviewer_links (until), meeting_visits (joined_at)     those to delete
 */
export const jobs = migration(
  `create table jobs (
     name text primary key,
     holder uuid not null,
     taken_at timestamptz(3) not null,
     free_at timestamptz(3) not null
   )`,
  'create index interviewer_links_by_age on interviewer_links (until)',
  'create index meeting_visits_by_age on meeting_visits (joined_at)',
);
