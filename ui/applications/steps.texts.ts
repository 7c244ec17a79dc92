import type { Stage } from '../../domain/positions/kinds';

/* The steps from applying to done. Ours: the specification names the screens, not the steps. */
export const stepTexts = {
  way: {
    interview: 'Your way to the interview',
    onboarding: 'Your way to the first day',
    onsite: 'Your way to the onsite interview',
  } satisfies Readonly<Record<Stage, string>>,
  offer: 'Offer',
  invitation: 'Invitation',
  /** The same steps where nothing is offered: the job begins with its onboarding, or a time is moved. */
  onboarding: 'Onboarding',
  visit: 'Visit',
  apply: 'Apply',
  questions: 'Questions',
  record: 'Record',
  resume: 'Resume',
  date: 'Date',
  time: 'Time',
  done: 'Done',
  summary: (position: number, count: number, label: string): string => `Step ${position} of ${count}: ${label}`,
} as const;
