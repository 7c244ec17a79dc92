import type { InterviewKind, MoveKind } from '../applications/application';

/** A slot's kind is the kind of move it counts against. */
export type SlotKind = MoveKind;

export const slotKindOf: Readonly<Record<InterviewKind, SlotKind>> = {
  video: 'video',
  'in-person': 'in-person',
  'self-record': 'in-person',
};
