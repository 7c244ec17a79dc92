import * as fc from 'fast-check';
import { browserOf, browserVersionOf, isApple, mayRecordIn } from '../../../domain/device/browser';
import { deviceTypeOf } from '../../../domain/device/device-type';
import { ownKeys } from '../../support/builders/own-keys';
import { cases } from '../../support/cases/cases';
import { list, number, oneOf, text } from '../../../adapters/rules/cases/columns';

/** User agents as the browsers send them. */
const agents = {
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Chrome on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Chrome without a screen':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Chrome on an Android tablet':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Chrome on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
  'the Google app':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/343.0.695551749 Mobile/15E148 Safari/604.1',
  'the Google app on Android':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 GSA/15.46.33',
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mobile Safari':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mobile Safari on iPad':
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Firefox on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Edge on Android':
    'Mozilla/5.0 (Linux; Android 10; HD1913) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0',
  'Edge on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/131.0.0.0 Mobile/15E148 Safari/605.1.15',
  'the first Edge':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763',
  Opera:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0',
  'Samsung Internet':
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'a page inside an Android app':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36',
  'Facebook on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/489.0]',
  nothing: '',
} as const;

describe('The browser', () => {
  const told = cases('device/browser-recognized', { agent: oneOf(...ownKeys(agents)), browser: text });

  it.each(told)('$title', ({ agent, browser }) => {
    expect(browserOf(agents[agent])).toBe(browser);
  });

  it.each(told)(
    '$agent, $browser, records if it is Chrome, the Google app, Safari or Mobile Safari [spec 2 §2.2]',
    ({ agent, browser }) => {
      const records = ['chrome', 'google-app', 'safari', 'mobile-safari'].includes(browser);
      expect(mayRecordIn(agents[agent])._tag).toBe(records ? 'Allowed' : 'Refused');
    },
  );

  it.each(
    cases('device/browser-advised', {
      agent: oneOf('Firefox on Windows', 'Firefox on iPhone', 'Edge on Windows', 'Opera', 'nothing'),
      browser: oneOf('firefox', 'edge', 'opera', 'other'),
      advised: list(text),
    }),
  )('$title', ({ agent, browser, advised }) => {
    expect(mayRecordIn(agents[agent])).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'BrowserNotSupported', browser, advised },
    });
  });

  it.each(
    cases('device/browser-version', {
      agent: oneOf(
        'Chrome on Windows',
        'Chrome on iPhone',
        'the Google app',
        'the Google app on Android',
        'Safari on a Mac',
        'Mobile Safari on iPad',
        'Firefox on Windows',
        'Firefox on iPhone',
        'Edge on Windows',
        'Edge on Android',
        'Edge on iPhone',
        'the first Edge',
        'Opera',
      ),
      version: text,
    }),
  )('$title', ({ agent, version }) => {
    expect(browserVersionOf(agents[agent])).toBe(version);
  });

  it('has no version if it reports none [spec 2 §2.9]', () => {
    expect(browserVersionOf('Mozilla/5.0 (X11; Linux x86_64) Opera')).toBeUndefined();
    expect(browserVersionOf(agents.nothing)).toBeUndefined();
  });

  it('keeps a zero inside a number of its version [spec 2 §2.9]', () => {
    expect(browserVersionOf(agents['Safari on a Mac'].replace('18.1', '10.05.1'))).toBe('10.05');
  });

  it('is on an Apple system on a Mac, iPhone, iPad or iPod [spec 2 §2.2]', () => {
    for (const agent of ['Safari on a Mac', 'Chrome on iPhone', 'Mobile Safari on iPad'] as const)
      expect(isApple(agents[agent])).toBe(true);
    expect(isApple('Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X)')).toBe(true);
    for (const agent of ['Chrome on Windows', 'Chrome on Android', 'nothing'] as const)
      expect(isApple(agents[agent])).toBe(false);
  });

  it('is determined for any user agent [spec 2 §2.2]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['Allowed', 'Refused']).toContain(mayRecordIn(text)._tag);
      }),
    );
  });
});

describe('The device', () => {
  it.each(
    cases('device/browser-device', {
      agent: oneOf(
        'Chrome on Windows',
        'Safari on a Mac',
        'Mobile Safari on iPad',
        'Mobile Safari',
        'Chrome on iPhone',
        'Chrome on Android',
        'Chrome on an Android tablet',
        'nothing',
      ),
      touchPoints: number,
      device: text,
    }),
  )('$title', ({ agent, touchPoints, device }) => {
    expect(deviceTypeOf(agents[agent], touchPoints)).toBe(device);
  });

  it('that says Tablet is a tablet [spec 2 §3]', () => {
    expect(deviceTypeOf('Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0', 5)).toBe('tablet');
    expect(deviceTypeOf('Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 5)).toBe('mobile');
  });
});

describe('The version of a browser', () => {
  it.each(
    cases('device/browser-version-of-kind', {
      name: oneOf(
        'Chrome on Windows',
        'Chrome on iPhone',
        'the Google app',
        'the Google app on Android',
        'Safari on a Mac',
        'Mobile Safari',
        'Mobile Safari on iPad',
        'Firefox on Windows',
      ),
      version: text,
    }),
  )('$title', ({ name, version }) => {
    expect(browserVersionOf(agents[name])).toBe(version);
  });

  it('is unknown if the browser is unknown [spec 2 §2.9]', () => {
    expect(browserVersionOf('curl/8')).toBeUndefined();
    expect(browserVersionOf('')).toBeUndefined();
  });
});
