/* The place of an appointment. Exact where a section is named. */
export const placeTexts = {
  /** spec 1 §2 */
  copyAddress: 'Copy Address',
  /** spec 2 §2.11, §8 */
  copied: 'Link copied to clipboard',
  /** ours */
  notCopied: 'Your browser did not let us copy it. Press and hold the address to copy it yourself.',
} as const;
