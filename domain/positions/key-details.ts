import { statedPay, type Pay } from './pay';
import type { JobType, Position, Shift } from './position';

/** What a candidate looks for first in a job (spec 1 §2). */
export type KeyDetail =
  | { readonly _tag: 'Employment'; readonly jobTypes: readonly JobType[] }
  | { readonly _tag: 'Shifts'; readonly shifts: readonly Shift[] }
  /** Undefined: the employer does not say it. */
  | { readonly _tag: 'PayRate'; readonly pay: Pay | undefined }
  | { readonly _tag: 'Benefits'; readonly text: string };

const jobTypesInOrder: readonly JobType[] = ['full-time', 'part-time', 'prn'];
const shiftsInOrder: readonly Shift[] = ['morning', 'afternoon', 'night'];

/**
 * The key details of a position in the order of spec 1 §2, without duplicates; missing details are left out. Pay is always there: that it is
 * not stated is worth knowing.
 */
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
    { _tag: 'PayRate', pay: statedPay(pay) } as const,
    ...(text === '' ? [] : [{ _tag: 'Benefits', text } as const]),
  ];
};
