/* The time the candidate holds while they look for another. Ours. */
export const heldTexts = {
  /** One line on a phone; the full date is below it. */
  title: (weekday: string, day: string, time: string): string => `Your time now: ${weekday} ${day}, ${time}`,
  forYou: (moment: string): string => `${moment} for you`,
  stays: 'It stays yours until another one is confirmed.',
} as const;
