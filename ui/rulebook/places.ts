/** Where the script puts what needs one. */
export const places = {
  search: 'search',
  machines: 'what-leads-where',
  others: 'every-other-rule',
  asked: (chapter: string): string => `ask-${chapter}`,
} as const;
