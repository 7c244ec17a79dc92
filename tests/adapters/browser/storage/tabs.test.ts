/** @jest-environment jsdom */
import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { browserPresence } from '../../../../adapters/browser/identity/presence';
import { browserSessionStore, browserToken } from '../../../../adapters/browser/storage/session-store';
import { known } from '../../../../domain/brand';
import type { CandidateId } from '../../../../domain/ids/candidate-id';
import { noHints } from '../../../../domain/identity/sign-in-hints';
import { key, token } from '../../../support/builders/identity';
import { at } from '../../../support/builders/time';
import { positionId } from '../../../support/builders/applications';

/** A browser tab. jsdom has a single window, so both tabs share its session storage: a test inspects only one tab's. */
const aTab = () => {
  const held = browserToken(window);
  return { session: browserSessionStore(window, held), presence: browserPresence(window, held) };
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("A page's token", () => {
  it('is in local storage and in a cookie, and writing it counts as activity [R3]', () => {
    const { session, presence } = aTab();
    expect(presence.lastActiveAt.read()).toEqual(O.none);
    session.token.write(token(1));
    expect(window.localStorage.getItem('candidates_token')).toBe(JSON.stringify(token(1)));
    expect(document.cookie).toContain(`candidates_token=${token(1)}`);
    expect(O.isSome(presence.lastActiveAt.read())).toBe(true);
  });

  it('stays in its cookie for 48 hours from the last activity, as the session does, in any tab; without a session there is none [R3, spec 2 §4.11]', () => {
    const [first, second] = [aTab(), aTab()];
    first.session.token.write(token(1));
    const set = jest.spyOn(document, 'cookie', 'set');
    second.presence.lastActiveAt.write(at('2026-12-04T15:00:00Z'));
    expect(set.mock.calls).toEqual([
      [`candidates_token=${token(1)}; Path=/; SameSite=Lax; Max-Age=172800`],
      // The time zone, for the page that the server renders with this token.
      ['candidates_zone=UTC; Path=/; SameSite=Lax; Max-Age=172800'],
    ]);
    second.session.wipe();
    set.mockClear();
    first.presence.lastActiveAt.write(at('2026-12-04T15:01:00Z'));
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
  });

  it('is the one that the page started with, whoever signs in in another tab; what it sends is never sent as theirs [R3a]', () => {
    const [first, second] = [aTab(), aTab()];
    first.session.token.write(token(1));
    second.session.token.write(token(2));
    expect(first.session.token.read()).toEqual(O.some(token(1)));
    expect(first.presence.tokenState()).toBe('Another');
    expect(second.presence.tokenState()).toBe('Held');
    first.presence.leave();
    expect(first.presence.tokenState()).toBe('Held');
    expect(first.session.token.read()).toEqual(O.some(token(2)));
  });

  it('is replaced by its successor after a change of email, in a tab that saw the announcement; one that was suspended asks who is here [R28, R3a]', () => {
    const [first, second, slept] = [aTab(), aTab(), aTab()];
    for (const { session } of [first, second, slept]) {
      if (session === first.session) session.token.write(token(1));
      expect(session.token.read()).toEqual(O.some(token(1)));
    }
    first.session.nextToken.write({ token: token(2), changedAt: at('2026-12-04T15:00:00Z') });
    expect(second.presence.tokenState()).toBe('Held');
    first.presence.lastActiveAt.clear();
    first.session.token.write(token(2));
    first.session.nextToken.clear();
    expect(O.isNone(first.presence.lastActiveAt.read())).toBe(true);
    expect(second.presence.tokenState()).toBe('Held');
    expect(second.session.token.read()).toEqual(O.some(token(2)));
    expect(slept.presence.tokenState()).toBe('Another');
  });

  it('is gone when another tab has signed out, even for a page that has not been notified [R3]', () => {
    const [first, second] = [aTab(), aTab()];
    first.session.token.write(token(1));
    expect(second.session.token.read()).toEqual(O.some(token(1)));
    second.session.wipe();
    expect(first.presence.tokenState()).toBe('Gone');
    expect(first.session.token.read()).toEqual(O.none);
    expect(second.presence.tokenState()).toBe('Held');
  });

  it('a session that expires does not end another one that has begun meanwhile; logging out ends all of them [R3a]', () => {
    const [first, second] = [aTab(), aTab()];
    first.session.token.write(token(1));
    second.session.token.write(token(2));
    first.session.lapse();
    expect(second.session.token.read()).toEqual(O.some(token(2)));
    expect(second.session.sessionEnded.read()).toEqual(O.none);
    second.session.wipe();
    expect(Object.keys(window.localStorage)).toEqual(['session_ended']);
    expect(document.cookie).toBe('');
  });

  it('is never mixed up with another, whatever two tabs do and in whatever order [R3, R3a]', () => {
    type Step = readonly [tab: 0 | 1, act: 'sign in' | 'read' | 'log out' | 'lapse' | 'leave'];
    const steps = fc.array(
      fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.constantFrom<Step[1]>('sign in', 'read', 'log out', 'lapse', 'leave')),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(steps, (played) => {
        window.localStorage.clear();
        const tabs = [aTab(), aTab()] as const;
        let people = 0;
        let stored: number | undefined;
        const own: (number | undefined)[] = [undefined, undefined];
        for (const [tab, act] of played) {
          const { session, presence } = tabs[tab];
          switch (act) {
            case 'sign in':
              people += 1;
              session.token.write(token(people));
              [stored, own[tab]] = [people, people];
              break;
            case 'log out':
              session.wipe();
              [stored, own[tab]] = [undefined, undefined];
              break;
            case 'lapse':
              session.lapse();
              if (own[tab] === undefined || stored === undefined || own[tab] === stored) stored = undefined;
              own[tab] = undefined;
              break;
            case 'leave':
              presence.leave();
              own[tab] = undefined;
              break;
            case 'read':
              if (stored !== undefined) own[tab] ??= stored;
              expect(O.toUndefined(session.token.read())).toBe(
                stored === undefined || own[tab] === undefined ? undefined : token(own[tab]),
              );
          }
          const expected =
            own[tab] === undefined || own[tab] === stored ? 'Held' : stored === undefined ? 'Gone' : 'Another';
          expect(presence.tokenState()).toBe(expected);
        }
      }),
    );
  });
});

describe('What a browser keeps', () => {
  it('about hints is one record for the tab and one for the device, each for an hour [R2]', () => {
    jest.useFakeTimers({ now: Date.parse('2026-12-04T15:00:00Z') });
    const { session } = aTab();
    const hints = { ...noHints, inPersonLink: '/inpersonInterview/42/4711' };
    session.hints.write(hints);
    session.hintsOnDevice.write(hints);
    expect(JSON.parse(window.sessionStorage.getItem('sign_in_hints') ?? '')).toMatchObject({
      value: { in_person_link: '/inpersonInterview/42/4711', stored_redirect_url: null },
    });
    const read = () => [session.hints.read(), session.hintsOnDevice.read()];
    jest.setSystemTime(Date.parse('2026-12-04T15:59:59.999Z'));
    expect(read()).toEqual([O.some(hints), O.some(hints)]);
    jest.setSystemTime(Date.parse('2026-12-04T16:00:00Z'));
    expect(read()).toEqual([O.none, O.none]);
    jest.setSystemTime(Date.parse('2026-12-04T14:59:59Z'));
    expect(read()).toEqual([O.none, O.none]);
    jest.useRealTimers();
  });

  it.each(['not JSON', '[]', '{"redirect_url": 7}', 'null'])('and cannot be read counts as absent: %s', (written) => {
    window.sessionStorage.setItem('sign_in_hints', written);
    window.localStorage.setItem('sign_in_hints', written);
    const { session } = aTab();
    expect([session.hints.read(), session.hintsOnDevice.read()]).toEqual([O.none, O.none]);
  });

  it('is gone after logging out: every name, drafts, hints, the cookie, what an old portal cached [R3a]', async () => {
    const dropped: string[] = [];
    Object.defineProperty(window, 'caches', {
      configurable: true,
      value: {
        keys: () => Promise.resolve(['pages', 'list']),
        delete: (name: string) => Promise.resolve(dropped.push(name)),
      },
    });
    const { session, presence } = aTab();
    session.token.write(token(1));
    session.hints.write({ ...noHints, storedRedirectUrl: '/profile' });
    session.hintsOnDevice.write({ ...noHints, storedRedirectUrl: '/profile' });
    presence.asksWhoIsHere.write(true);
    session.drafts
      .of(known<CandidateId>(1), positionId(4711))
      .write({ questionnaireId: undefined, at: 0, answers: [], key: key('draft') });
    session.wipe();
    await Promise.resolve();
    await Promise.resolve();
    expect([Object.keys(window.localStorage), Object.keys(window.sessionStorage), document.cookie]).toEqual([
      ['session_ended'],
      [],
      '',
    ]);
    expect(dropped).toEqual(['pages', 'list']);
    Reflect.deleteProperty(window, 'caches');
  });
});

describe('A page of a browser', () => {
  it('comes back when it becomes visible again, also from the back/forward cache [R3a]', () => {
    const { presence } = aTab();
    const seen: string[] = [];
    presence.returns.subscribe(() => seen.push('returns'));
    presence.stirs.subscribe(() => seen.push('stirs'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual(['returns', 'stirs']);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(seen).toHaveLength(2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(seen).toHaveLength(4);
    window.dispatchEvent(new Event('storage'));
    window.dispatchEvent(new Event('focus'));
    expect(seen.slice(4)).toEqual(['stirs', 'stirs']);
  });

  it('counts as used after a press or a key', () => {
    const { presence } = aTab();
    let acts = 0;
    presence.acts.subscribe(() => {
      acts += 1;
    });
    for (const act of ['pointerdown', 'keydown', 'mousemove']) document.dispatchEvent(new Event(act));
    expect(acts).toBe(2);
  });
});
