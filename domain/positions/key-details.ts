import type { Pay } from './pay';
import type { JobType, Position, Shift } from './position';

/** What a candidate looks for first in a job (spec 1 §2). */
export type KeyDetail =
  | { readonly _tag: 'Employment'; readonly jobTypes: readonly JobType[] }
  | { readonly _tag: 'Shifts'; readonly shifts: readonly Shift[] }
  | { readonly _tag: 'PayRate'; readonly pay: Pay }
  | { readonly _tag: 'Benefits'; readonly text: string };

const jobTypesInOrder: readonly JobType[] = ['full-time', 'part-time', 'prn'];
const shiftsInOrder: readonly Shift[] = ['morning', 'afternoon', 'night'];

/** The key details of a position in the order of spec 1 §2, each in its own order and once; what a position doesn't say is left out. */
export const keyDetails = ({
  jobTypes,
  shifts,
  pay,
  benefits,
}: Pick<Position, 'jobTypes' | 'shifts' | 'pay' | 'benefits'>): readonly KeyDetail[] => {
  const offered = jobTypesInOrder.filter((jobType) => jobTypes.includes(jobType));
  const worked = shiftsInOrder.filter((shift) => shifts.includes(shift));
  const text = benefits.trim();
  return [
    ...(offered.length === 0 ? [] : [{ _tag: 'Employment', jobTypes: offered } as const]),
    ...(worked.length === 0 ? [] : [{ _tag: 'Shifts', shifts: worked } as const]),
    ...(pay === undefined ? [] : [{ _tag: 'PayRate', pay } as const]),
    ...(text === '' ? [] : [{ _tag: 'Benefits', text } as const]),
  ];
};
