/** The elements into which the script renders. */
export const places = {
  search: 'search',
  machines: 'what-leads-where',
  changed: 'what-changed',
  others: 'every-other-rule',
  documents: 'the-documents',
  numbers: 'the-numbers',
  tryNumber: 'try-a-number',
  /** The link that chooses a number to try. */
  number: (name: string): string => `#number-${name}`,
  asked: (chapter: string): string => `ask-${chapter}`,
} as const;
