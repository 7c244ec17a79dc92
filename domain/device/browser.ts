import { permitted, refused, type Decision } from '../decision';

/** The browsers that we distinguish (spec 2 §2.2, §3). Safari and Chrome are tested last, because most other browsers claim to be them. */
export type Browser = 'chrome' | 'google-app' | 'safari' | 'mobile-safari' | 'firefox' | 'opera' | 'edge' | 'other';

const marks: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|OPiOS|OPT|Opera)\b/, 'opera'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  // Other browsers with Chrome's engine, and pages inside other apps: recording in them is untested.
  [/\b(SamsungBrowser|YaBrowser|Vivaldi|UCBrowser|FBAN|FBAV|Instagram|Line)\b|; wv\)/, 'other'],
  [/\bGSA\//, 'google-app'],
  [/(Chrome|CriOS)\//, 'chrome'],
  [/\b(iPhone|iPad|iPod)\b.*\bVersion\/.*\bSafari\//, 'mobile-safari'],
  [/\bVersion\/.*\bSafari\//, 'safari'],
];

/** The browser of a user agent text. An iPad that calls itself a Macintosh counts as Safari. */
export const browserOf = (userAgent: string): Browser => marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';

const versionMarks: Readonly<Record<Browser, readonly RegExp[]>> = {
  edge: [/\bEdg(?:e|A|iOS)?\/([\d.]+)/],
  opera: [/\b(?:OPR|OPiOS|OPT|Opera)\/([\d.]+)/],
  firefox: [/\b(?:Firefox|FxiOS)\/([\d.]+)/],
  'google-app': [/\bGSA\/([\d.]+)/],
  chrome: [/\b(?:Chrome|CriOS)\/([\d.]+)/],
  'mobile-safari': [/\bVersion\/([\d.]+)/],
  safari: [/\bVersion\/([\d.]+)/],
  other: [],
};

/** The browser's version as its user agent has it (spec 2 §2.9): its first two numbers, without zeros that say nothing. */
export const browserVersionOf = (userAgent: string): string | undefined => {
  const whole = versionMarks[browserOf(userAgent)].map((mark) => mark.exec(userAgent)?.[1]).find((found) => found);
  return whole?.split('.').slice(0, 2).join('.').replace(/\.0$/, '');
};

/** Whether a user agent runs on an Apple system, where Safari is recommended besides Chrome (spec 2 §2.2). */
export const isApple = (userAgent: string): boolean => /\b(Macintosh|iPhone|iPad|iPod)\b/.test(userAgent);

/** The browser is none that spec 2 §2.2 names. It may record all the same if it is able to (R44). */
export interface BrowserNotSupported {
  readonly _tag: 'BrowserNotSupported';
  readonly browser: Browser;
  /** The browsers to recommend, in their latest version. */
  readonly advised: readonly ('chrome' | 'safari')[];
}

/** Whether a browser can record: Chrome, the Google app, Safari and Mobile Safari (spec 2 §2.2). */
export const mayRecordIn = (userAgent: string): Decision<BrowserNotSupported> => {
  const browser = browserOf(userAgent);
  switch (browser) {
    case 'chrome':
    case 'google-app':
    case 'safari':
    case 'mobile-safari':
      return permitted;
    case 'firefox':
    case 'opera':
    case 'edge':
    case 'other':
      return refused({
        _tag: 'BrowserNotSupported',
        browser,
        advised: isApple(userAgent) ? ['chrome', 'safari'] : ['chrome'],
      });
  }
};
