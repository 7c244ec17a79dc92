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

/** Whether a user agent runs on an Apple system, where Safari is recommended besides Chrome (spec 2 §2.2). */
export const isApple = (userAgent: string): boolean => /\b(Macintosh|iPhone|iPad|iPod)\b/.test(userAgent);

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
