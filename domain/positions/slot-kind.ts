import type { InterviewKind, MoveKind, Stage } from './kinds';

/** A slot's kind is the kind of move it counts against. */
export type SlotKind = MoveKind;

/** The slots for each kind of interview: one that was to be self-recorded takes place face to face (R17). */
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

/** Which search finds slots: a self-recorded interview that takes a face-to-face slot has a search of its own (R17, spec 2 §4.7). */
export type SlotSearchKind = SlotKind | 'self-record';

/** Chooses the search for slots of a kind. Undefined: the kind of interview isn't known yet. */
export const searchFor = (interviewKind: InterviewKind | undefined, kind: SlotKind): SlotSearchKind =>
  interviewKind === 'self-record' && kind === slotKindOf[interviewKind] ? interviewKind : kind;

/** The slots that a search finds. */
export const slotsFoundBy = (search: SlotSearchKind): SlotKind =>
  search === 'self-record' ? slotKindOf[search] : search;
