import { migration } from '../migration';

/* application_particulars   what an import says of an application beside what the rules need (domain/applications/particulars). */

const statements: readonly string[] = [
  `create table application_particulars (
     application_id bigint primary key references applications on delete cascade,
     content jsonb not null
   )`,
];

export const particulars = migration(...statements);
