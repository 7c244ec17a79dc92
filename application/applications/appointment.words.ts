import { plainText } from '../../domain/text/rich-text';
import type { MoveKind } from '../../domain/positions/kinds';
import { jobTypeLabel, shiftLabel } from '../../domain/positions/labels';
import type { Position } from '../../domain/positions/position';
import { placeOf } from '../../domain/positions/stage-place';

/* Appointment wording shared by the confirmation page, the cards, emails and calendar entries. */

/** The name of each kind of appointment. */
export const appointmentNames: Readonly<Record<MoveKind, string>> = {
  video: 'video interview',
  'in-person': 'in-person interview',
  onboarding: 'onboarding meeting',
  onsite: 'onsite interview',
};

/** Tips for the day. */
export const whatHelps = {
  video: ['A quiet place where you can talk', 'A charged phone or computer', 'A good connection'],
  'in-person': ['Look up the way there before you go', 'Be there five minutes early', 'Bring a photo ID'],
} as const;

/** For every kind that takes place onsite. */
export const helpFor = (kind: MoveKind): readonly string[] => whatHelps[kind === 'video' ? 'video' : 'in-person'];

/** How the link to a call comes as long as it is missing, and to which place besides. */
export const sayLinkToCome = (place: string): string =>
  `The link to the call is not here yet: it comes by email, and to ${place}, before your interview.`;

/** The name of each fact about an appointment. */
export const factLabels = {
  address: 'Address',
  jobTypes: 'Job types',
  shifts: 'Shifts',
  instructions: 'Instructions',
} as const;

/** A line about an appointment, such as its address. In a list of facts `value` is never empty. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The address, the job and the employer's instructions; what is not known is left out. */
export const appointmentFacts = (kind: MoveKind, position: Position): readonly Fact[] => {
  const { address, instructions } = placeOf(kind, position);
  return [
    { label: factLabels.address, value: kind === 'video' ? '' : address },
    { label: factLabels.jobTypes, value: position.jobTypes.map((type) => jobTypeLabel[type]).join(', ') },
    { label: factLabels.shifts, value: position.shifts.map((shift) => shiftLabel[shift]).join(', ') },
    { label: factLabels.instructions, value: plainText(instructions).trim() },
  ].filter(({ value }) => value !== '');
};
