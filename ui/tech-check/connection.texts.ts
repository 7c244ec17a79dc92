/* Texts about the connection. Exact where a section is named. */
export const connectionTexts = {
  /** spec 1 §8 */
  low: 'Low connection speed',
  /** spec 1 §8 */
  tooSlow: 'Internet is too slow',
  /** spec 1 §8 */
  notLoaded: 'Error loading image',
  /** spec 1 §8 asks for this advice; the words are ours */
  advice: 'Check your network and refresh the page.',
  /** spec 1 §8 names a timeout message without its words: ours, as everything from here on */
  timedOut: 'Nothing arrived within 10 seconds.',
  notNow: 'Not now',
  checking: 'Checking your connection',
  costs: 'We download 1.8 MB to test your speed. It takes up to 10 seconds.',
  percent: (percent: number): string => `${percent}%`,
  good: 'Your connection is good',
  goodText: (score: number): string => `We measured ${score.toFixed(1)} Mbps. That is enough for a video interview.`,
  lowText: (score: number, needed: number): string =>
    `We measured ${score.toFixed(1)} Mbps. Recording an interview needs ${needed} Mbps.`,
  nearer: 'Move closer to your Wi-Fi, or change between Wi-Fi and mobile data.',
  restWorks: 'Everything else works on a slow connection, too. It just takes longer.',
  notMeasured: 'We could not measure your connection',
  tryNetwork: 'Check your network, then check again.',
  stop: 'Stop',
  ok: 'OK',
  again: 'Check again',
} as const;
