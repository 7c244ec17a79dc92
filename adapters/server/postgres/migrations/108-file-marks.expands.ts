import { migration } from '../migration';

/* The mark of the place where all processes on this database keep files: one row, which the first process writes. */
export const fileMarks = migration(
  `create table file_marks (
    only_one boolean primary key default true check (only_one),
    mark text not null
  )`,
);
