/* An employer's video, wherever it is shown. Ours. */
export const filmTexts = {
  failed: 'This video does not play here.',
  open: 'Open it in a new tab',
} as const;
