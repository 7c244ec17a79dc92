import type { TechCheckRefusal } from '../../domain/tech-check/readiness';

/* The texts of the tech check: exact where a section is cited, otherwise ours. */

/** The labels and messages of the tech check and of its help with permissions. */
export const techCheckWords = {
  /** spec 2 §8 */
  passed: 'Well done! We are able to access your Camera, Microphone and check your internet connection speed.',
  /** spec 2 §2.9 */
  recheck: 'Re-check',
  /** spec 2 §2.9 */
  done: 'Done',
  /** spec 2 §2.3, without permission for camera or microphone */
  oops: 'Oops',
  /** spec 2 §2.3 */
  copyUrl: 'Copy URL',
  /** spec 2 §2.3 */
  copied: 'Link copied to clipboard',
} as const;

/** If only the connection is too slow, it has its own text; everything else is one sentence (spec 2 §8). */
export const sayTechCheck = (refusal: TechCheckRefusal): string => {
  switch (refusal._tag) {
    case 'TechCheckFailed':
      return refusal.faults.every(({ _tag }) => _tag === 'SpeedTooLow' || _tag === 'SpeedNotMeasured')
        ? 'Slow or no internet connection. Please check your internet settings and try again or select other network.'
        : 'Sorry, please check your Camera, Microphone and/or internet connection speed';
    case 'TechCheckPending':
      return 'Checking your camera, microphone and internet connection speed…';
  }
};
