import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  aCandidateRecord,
  anApplicationRecord,
  aPositionRecord,
  aSlotRecord,
} from '../../adapters/server/import/a-file';
import type { WireSlot } from './running-portal';

/** A position, as a call names it. */
export interface WireJob {
  readonly community_id: number;
  readonly position_id: number;
}

/** Many candidates who applied to the same jobs, and each job's times, with one place each. */
export interface Fair {
  readonly people: readonly string[];
  readonly jobs: readonly WireJob[];
  readonly slots: readonly WireSlot[];
}

/** One item of a list that is known to be long enough. */
export const nth = <A>(list: readonly A[], n: number): A => {
  const found = list[n];
  if (found === undefined) throw new Error(`There is no number ${n} among ${list.length}.`);
  return found;
};

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, n) => n);
const two = (n: number): string => String(n).padStart(2, '0');
const halfHour = (n: number): string => `${two(9 + Math.floor(n / 2))}:${n % 2 === 0 ? '00' : '30'}`;

/** Ten days ahead: the portal's clock is the real one. */
const dayAhead = (): string => new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10);

/** Half hours from 9:00. */
export const aFair = (size: { readonly people: number; readonly jobs: number; readonly slots: number }): Fair => {
  const slot_date = dayAhead();
  return {
    people: numbers(size.people).map((n) => `candidate-${n}@example.org`),
    jobs: numbers(size.jobs).map((n) => ({ community_id: 11, position_id: 500 + n })),
    slots: numbers(size.slots).map((n) => ({ slot_date, slot_from: halfHour(n), slot_to: halfHour(n + 1) })),
  };
};

/** Its name in mails. */
export const nameOf = ({ position_id }: WireJob): string => `Caregiver ${position_id}`;

/** Writes the fair as an import file into a folder; each appointment may be moved so often. */
export const asFile = ({ people, jobs, slots }: Fair, folder: string, moves = 2): string => {
  const file = join(folder, 'fair.json');
  const content = {
    positions: jobs.map((job) =>
      aPositionRecord({ ...job, position_name: nameOf(job), reschedule_limits: { video: moves } }),
    ),
    slots: jobs.flatMap(({ position_id }) => slots.map((slot) => aSlotRecord({ position_id, ...slot }))),
    candidates: people.map((email) =>
      aCandidateRecord({
        email,
        applications: jobs.map(({ position_id }) =>
          anApplicationRecord({ position_id, available_video_reschedules: moves }),
        ),
      }),
    ),
  };
  writeFileSync(file, JSON.stringify(content));
  return file;
};
