import { jobTypeLabel, shiftLabel } from '../../../domain/positions/labels';
import { printPay } from '../../../domain/positions/pay';
import type { Position } from '../../../domain/positions/position';
import { readableTheme, type Theme } from '../../../domain/positions/theme';
import { jobTexts as t } from '../../texts/job';

export interface FactView {
  readonly label: string;
  readonly value: string;
}

/** Which job a screen is about, in its customer's colours and with its logo (spec 1 §1). */
export interface JobBandView {
  readonly positionName: string;
  readonly communityName: string;
  readonly logoUrl: string | undefined;
  readonly theme: Theme;
}

/** The same with what the job is. */
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

/** What a position is: address, job types (Full Time, Part Time, PRN), shifts (Morning, Afternoon, Night), pay; what it lacks is left out. */
export const jobView = (position: Position): JobView => ({
  ...jobBandView(position),
  facts: [
    { label: t.address, value: position.address },
    { label: t.jobTypes, value: position.jobTypes.map((type) => jobTypeLabel[type]).join(', ') },
    { label: t.shifts, value: position.shifts.map((shift) => shiftLabel[shift]).join(', ') },
    { label: t.pay, value: position.pay === undefined ? '' : printPay(position.pay) },
  ].filter(({ value }) => value !== ''),
});
