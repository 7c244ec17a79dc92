/* The steps from applying to done. Ours: the specification names the screens, not the steps. */
export const stepTexts = {
  label: 'Your way to the interview',
  apply: 'Apply',
  questions: 'Questions',
  resume: 'Resume',
  date: 'Date',
  time: 'Time',
  done: 'Done',
  summary: (position: number, count: number, label: string): string => `Step ${position} of ${count}: ${label}`,
} as const;
