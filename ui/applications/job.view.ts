import type { FactView } from '../kit/facts';
import { jobTypeLabel, shiftLabel } from '../../domain/positions/labels';
import { printPay, statedPay } from '../../domain/positions/pay';
import type { Position } from '../../domain/positions/position';
import { readableTheme, type Theme } from '../../domain/positions/theme';
import { jobTexts as t } from './job.texts';

/** The job of a screen, in its customer's colors and with its logo (spec 1 §1). */
export interface JobBandView {
  readonly positionName: string;
  readonly communityName: string;
  readonly logoUrl: string | undefined;
  readonly theme: Theme;
}

/** The same with the job's details. */
export interface JobView extends JobBandView {
  readonly facts: readonly FactView[];
}

type Banded = Pick<Position, 'positionName' | 'communityName' | 'logoUrl' | 'primary' | 'primaryFont'>;

export const jobBandView = ({ positionName, communityName, logoUrl, primary, primaryFont }: Banded): JobBandView => ({
  positionName,
  communityName,
  logoUrl,
  theme: readableTheme(primary, primaryFont),
});

/** Job types (Full Time, Part Time, PRN) and shifts (Morning, Afternoon, Night); without a value if none is given. */
export const jobKindFacts = ({ jobTypes, shifts }: Pick<Position, 'jobTypes' | 'shifts'>): readonly FactView[] => [
  { label: t.jobTypes, value: jobTypes.map((type) => jobTypeLabel[type]).join(', ') },
  { label: t.shifts, value: shifts.map((shift) => shiftLabel[shift]).join(', ') },
];

/** The details of a position: address, job types (Full Time, Part Time, PRN), shifts (Morning, Afternoon, Night), pay; missing ones are left out. */
export const jobView = (position: Position): JobView => {
  const pay = statedPay(position.pay);
  return {
    ...jobBandView(position),
    facts: [
      { label: t.jobAddress, value: position.address },
      ...jobKindFacts(position),
      { label: t.pay, value: pay === undefined ? '' : printPay(pay) },
    ].filter(({ value }) => value !== ''),
  };
};
