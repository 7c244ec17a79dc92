/* The time that is held while another is looked for. Ours. */
export const heldTexts = {
  title: (day: string, time: string): string => `Your time now: ${day}, ${time}`,
  forYou: (day: string, time: string): string => `${day}, ${time} for you`,
  stays: 'It stays yours until another one is confirmed.',
} as const;
