/** The elements into which the script renders. */
export const places = {
  search: 'search',
  machines: 'what-leads-where',
  others: 'every-other-rule',
  asked: (chapter: string): string => `ask-${chapter}`,
} as const;
