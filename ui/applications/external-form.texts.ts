/* The employer's own form after a booking (hris_url). */
export const externalFormTexts = {
  /** spec 1 §2 */
  clickHere: 'Click Here',
  /** ours, from here on */
  heading: 'One more step',
  text: (client: string): string => `${client} asks you to fill out a form on its own site.`,
  toOpen: 'to open it.',
  opens: (seconds: number): string => `It opens automatically in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  stay: 'Stay on this page',
} as const;
