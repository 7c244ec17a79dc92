import type { MoveKind } from '../../../domain/positions/kinds';

/** The four cancel calls, below /api (spec 1 §7); R18 decides between them. */
export const cancelRoute = {
  onsite: 'onsite-interviews/onsite_cancelInterview',
  onboarding: 'onboard-interviews/onboarding_cancelInterview',
  'in-person': 'inperson-interviews/inPerson_cancelInterview',
  video: 'scheduled-video-interviews/cancelInterview',
} as const satisfies Readonly<Record<MoveKind, string>>;
