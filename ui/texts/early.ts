/* What a page says before its script is there. Ours; the specification's pages are drawn by script alone. */
export const earlyTexts = {
  noScript:
    "The candidate portal needs JavaScript to sign you in. Switch it on in your browser's settings and load this page again.",
  waiting:
    'One moment: this page is still loading. What you typed is kept, and your code is sent as soon as it is ready.',
  slow: 'This page takes long to load. You can wait, or check your connection and load it again.',
  failed: 'This page did not load completely. Check your connection and load it again.',
  reload: 'Load again',
} as const;
