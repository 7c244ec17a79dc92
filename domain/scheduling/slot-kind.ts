import type { InterviewKind, MoveKind } from '../applications/application';
import type { Stage } from '../applications/status-catalogue';

/** A slot's kind is the kind of move it counts against. */
export type SlotKind = MoveKind;

export const slotKindOf: Readonly<Record<InterviewKind, SlotKind>> = {
  video: 'video',
  'in-person': 'in-person',
  'self-record': 'in-person',
};

/** The stage whose appointment a slot of this kind is. */
export const stageOfSlots: Readonly<Record<SlotKind, Stage>> = {
  video: 'interview',
  'in-person': 'interview',
  onboarding: 'onboarding',
  onsite: 'onsite',
};
