/* What a page says before its script runs. Ours; in the specification, pages are rendered by script only. */
export const earlyTexts = {
  noScript:
    "The candidate portal needs JavaScript to sign you in. Switch it on in your browser's settings and load this page again.",
  waiting:
    'One moment: this page is still loading. What you typed is kept, and your code is sent as soon as it is ready.',
  slow: 'This page is taking a long time to load. You can wait, or check your connection and load it again.',
  failed: 'This page did not load completely. Check your connection and load it again.',
  reload: 'Load again',
} as const;
