/** What a day is called beside its date (ours). */
export const dayTexts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  named: (name: string, weekday: string): string => `${name}, ${weekday}`,
} as const;
