/** @jest-environment jsdom */
import { browserToken } from '../../../adapters/browser/storage/session-store';
import { sessionMark } from '../../../domain/identity/session-mark';
import { lookAgain } from '../../../ui/app/early/look-again';
import { goLive, takeOver } from '../../../ui/hooks/taken-over';
import { takePress } from '../../../ui/hooks/taken-press';
import { token } from '../../support/builders/identity';

const page = document.documentElement;

const finished = `<form method="dialog"><input name="email"><button>Sign In</button></form>
  <button type="button" data-holds-press><span>Start</span></button><a href="#more">More</a>
  <p data-early="waiting" hidden></p><p data-early="slow" hidden></p><p data-early="failed" hidden></p>
  <script src="/assets/main.js" type="text/plain"></script>`;

const said = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-early]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['early']);

const type = (email: string): void => {
  const field = document.querySelector('input');
  if (field !== null) field.value = email;
};

const send = (): boolean =>
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? true;

const failing = (address: string): void => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = address;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
};

/** The inline script of every page, run once in this document as a browser would. */
const open = async (): Promise<void> => {
  document.body.innerHTML = finished;
  await import('../../../ui/app/early/early');
};

beforeAll(async () => {
  jest.useFakeTimers();
  // Written by the portal's own code: only this test shows that the early script reads the same name.
  browserToken(window).write(token(1));
  await open();
});
beforeEach(() => {
  document.body.innerHTML = finished;
  delete page.dataset['held'];
});
afterAll(() => jest.useRealTimers());

/* In the order of events on one page. */
describe('A page whose script has not loaded yet', () => {
  it('knows before the first paint that someone is signed in', () => {
    expect(page.dataset['signedIn']).toBe('');
  });

  it.each(['storage', 'pageshow', 'focus', lookAgain])(
    'hides a page rendered for another candidate when it notices (%s) that the device has changed hands [R3a]',
    (event) => {
      window.dispatchEvent(new Event(event));
      expect(page.dataset['discarded']).toBeUndefined();
      page.dataset['drawnFor'] = sessionMark(token(2));
      window.dispatchEvent(new Event(event));
      expect(page.dataset['discarded']).toBe('');
      delete page.dataset['drawnFor'];
      delete page.dataset['discarded'];
    },
  );

  it('holds a form submitted too early, and tells the visitor', () => {
    type('maria@example.org');
    expect(send()).toBe(false);
    expect(said()).toEqual(['waiting']);
  });

  it('says so if one of its scripts fails to load', () => {
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(said()).toEqual(['failed']);
  });

  it('ignores a picture that fails to load', () => {
    document.body.append(new Image());
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(said()).toEqual([]);
  });

  it('ignores a blocked script from another origin', () => {
    failing('https://recorder.example/visit.js');
    expect(said()).toEqual([]);
  });
});

describe('A button that waits for its script', () => {
  /** Whether a press on it reached the page's own handler. */
  const press = (): boolean => {
    let heard = false;
    const hear = (): void => {
      heard = true;
    };
    document.body.addEventListener('click', hear);
    document.querySelector('[data-holds-press] span')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.body.removeEventListener('click', hear);
    return heard;
  };

  it('holds a press, says so, and reports it to the page once; from then on the page handles presses itself', () => {
    expect(press()).toBe(false);
    expect(said()).toEqual(['waiting']);
    goLive(document);
    expect(said()).toEqual(['waiting']);
    expect(takePress(document)).toBe(true);
    expect(said()).toEqual([]);
    expect(takePress(document)).toBe(false);
    expect(press()).toBe(true);
    expect(takePress(document)).toBe(false);
    delete page.dataset['taken'];
    delete page.dataset['live'];
  });

  it('is the only thing held: a link is followed at once', () => {
    const follow = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(follow);
    expect(follow.defaultPrevented).toBe(false);
    expect(said()).toEqual([]);
    expect(takePress(document)).toBe(false);
    delete page.dataset['taken'];
  });
});

describe('The script that hydrates a page', () => {
  it('gets the typed text and whether it was submitted, once', () => {
    type('maria@example.org');
    send();
    expect(takeOver(document)).toEqual({ email: 'maria@example.org', sent: true });
    expect(said()).toEqual([]);
    expect(takeOver(document)).toEqual({ email: 'maria@example.org', sent: false });
  });

  it('gets nothing if nothing was typed', () => {
    expect(takeOver(document)).toEqual({ email: '', sent: false });
  });

  it('reveals the right parts, and keeps the notice of a held form', () => {
    send();
    goLive(document);
    expect(said()).toEqual(['waiting']);
    expect(page.dataset['signedIn']).toBeUndefined();
    takeOver(document);
    goLive(document);
    expect(said()).toEqual([]);
  });

  it('leaves a live page alone, whichever script fails to load', () => {
    goLive(document);
    failing('/assets/recorded-visit.js');
    expect(said()).toEqual([]);
  });
});
