/** @jest-environment jsdom */
import { ContainerModule } from 'inversify';
import { browserPortal } from '../../../adapters/composition/browser';
import { areaTokens } from '../../../adapters/composition/portal-tokens';
import { token } from '../../support/builders/identity';
import { at } from '../../support/builders/time';

/** A portal on its own page, with one area; another tab's page shares its storage. */
const aPage = () => {
  const module = new ContainerModule(({ bind }) => {
    bind(areaTokens.sessionRecorder)
      .toDynamicValue(() => () => undefined)
      .inSingletonScope();
  });
  return browserPortal<'area'>(window, {
    load: () => Promise.resolve({ area: { module } }),
    withCalls: {
      applications: 'area',
      applying: 'area',
      givingUp: 'area',
      history: 'area',
      identity: 'area',
      linkSignIn: 'area',
      profile: 'area',
      recorder: 'area',
      recording: 'area',
      resumes: 'area',
      scheduling: 'area',
      screening: 'area',
      signUp: 'area',
      socialSignIn: 'area',
      techCheck: 'area',
      chat: 'area',
      meeting: 'area',
      interviewer: 'area',
    },
    withCalendarFile: 'area',
  });
};

type Page = ReturnType<typeof aPage>;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const ends: readonly (readonly [string, (page: Page) => void])[] = [
  ['signing out', ({ session }) => session.wipe()],
  ['48 hours without an act', ({ session }) => session.lapse()],
  [
    'somebody else in another tab',
    ({ presence }) => {
      aPage().session.token.write(token(2));
      presence.leave();
    },
  ],
  ['a link that signs somebody else in', ({ session }) => session.token.write(token(2))],
];

describe('What belongs to a session', () => {
  it.each(ends)('is discarded by %s: whoever uses this page next finds nothing of it [R3a]', async (_, end) => {
    const page = aPage();
    page.session.token.write(token(1));
    await page.open('area');
    const [scope, own] = [page.sessionScope(), page.find(areaTokens.sessionRecorder)];

    end(page);
    page.session.token.write(token(2));
    expect(scope.isOver()).toBe(true);
    expect(page.sessionScope().isOver()).toBe(false);
    expect(page.find(areaTokens.sessionRecorder)).not.toBe(own);
  });

  it.each<readonly [string, (page: Page) => void]>([
    ['signing in, which begins it', ({ session }) => session.token.write(token(1))],
    [
      'a change of e-mail, after which the same candidate goes on under another token [R28]',
      ({ session, clock }) => {
        session.token.write(token(1));
        session.nextToken.write({ token: token(2), changedAt: at('2026-01-01T00:00:00Z') });
        expect(clock.now()).toBeGreaterThan(at('2026-01-01T00:01:00Z'));
        expect(session.token.read()).toMatchObject({ value: token(2) });
      },
    ],
  ])('stays through %s', (_, happens) => {
    const page = aPage();
    const scope = page.sessionScope();
    happens(page);
    expect(page.sessionScope()).toBe(scope);
    expect(scope.isOver()).toBe(false);
  });
});
