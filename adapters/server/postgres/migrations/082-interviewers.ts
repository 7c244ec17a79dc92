import { migration } from '../migration';

/* Links that let an interviewer into one room, each good for one use, and the sessions they turned into. */
const statements: readonly string[] = [
  `create table interviewer_links (
     link text primary key,
     application_id bigint not null references applications,
     name text not null,
     until timestamptz(3) not null,
     used_at timestamptz(3),
     session text unique,
     check ((used_at is null) = (session is null))
   )`,
  'create index interviewer_links_by_application on interviewer_links (application_id)',
];

export const interviewers = migration(...statements);
