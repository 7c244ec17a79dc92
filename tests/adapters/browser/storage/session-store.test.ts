/** @jest-environment jsdom */
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { browserSessionStore, browserToken } from '../../../../adapters/browser/storage/session-store';
import { enter, openSession } from '../../../../application/identity/enter.journey';
import { endSession } from '../../../../application/identity/sign-out.journey';
import { landingPath } from '../../../../application/navigation/landing';
import { codeLifetime } from '../../../../domain/identity/one-time-code';
import { hintsKeptFor, noHints } from '../../../../domain/identity/sign-in-hints';
import { draftKeptFor } from '../../../../domain/identity/unfinished-form';
import { communityId, positionId } from '../../../support/builders/applications';
import { email, token } from '../../../support/builders/identity';
import { at } from '../../../support/builders/time';
import { keepingReporter } from '../../../support/world/reporter';

const entriesOf = (storage: Storage): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(storage).map((name): readonly [string, unknown] => [name, JSON.parse(storage.getItem(name) ?? 'null')]),
  );

const written = () => {
  const session = browserSessionStore(window, browserToken(window));
  session.token.write(token(1));
  session.signOutMessage.write('Logged out successfully');
  session.jobInHand.write({ communityId: communityId(42), positionId: positionId(4711) });
  session.hints.write({
    ...noHints,
    redirectUrl: '/apply/4711',
    preLoginRoute: 'applyLink',
    loginCheck: '/profile',
  });
  return session;
};

describe('What a browser keeps under the names of the specification', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each([
    ['candidates_token', token(1)],
    ['candidatelogout_msg', 'Logged out successfully'],
  ])('%s is in local storage, for every tab [spec 1 §3, R3]', (name, value) => {
    written();
    expect(entriesOf(localStorage)[name]).toBe(value);
    expect(entriesOf(sessionStorage)).not.toHaveProperty(name);
  });

  it('candidates_token is in a cookie as well [spec 1 §6, R3]', () => {
    written();
    expect(document.cookie).toContain(`candidates_token=${token(1)}`);
  });

  it('that cookie is sent only to this site, and over http too if the portal itself is on http [R3]', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    written();
    expect(set).toHaveBeenCalledWith(`candidates_token=${token(1)}; Path=/; SameSite=Lax; Max-Age=172800`);
    set.mockRestore();
  });

  it.each(['position_id', 'community_id'])("%s is in this tab's storage only [spec 1 §3, R3]", (name) => {
    written();
    expect(entriesOf(sessionStorage)['position_id']).toHaveProperty(name);
    expect(Object.keys(entriesOf(localStorage))).not.toContain(name);
  });

  it.each([
    ['redirectURL', 'redirect_url', '/apply/4711'],
    ['pre_login_route', 'pre_login_route', 'applyLink'],
    ['loginCheck', 'login_check', '/profile'],
  ])('%s is %s in the record of hints, in this tab only [spec 1 §3, R2]', (_, field, value) => {
    written();
    expect(entriesOf(sessionStorage)['sign_in_hints']).toHaveProperty(`value.${field}`, value);
    expect(entriesOf(localStorage)).not.toHaveProperty('sign_in_hints');
  });

  it.each([
    [hintsKeptFor - 1, '/skillfilter', true],
    [hintsKeptFor, '/candidateportal', false],
  ])('and %d ms after a 401 leads whoever signs in next in this tab to %s [R2, R3a]', (later, path, known) => {
    jest.useFakeTimers({ now: Date.parse('2026-12-04T15:00:00Z') });
    const session = written();
    endSession(session, '/skillfilter');
    jest.setSystemTime(Date.now() + later);
    const ports = { session, api: { signOut: () => TE.right(undefined) }, reporter: keepingReporter() };
    expect(landingPath(enter(ports)({ token: token(2) }))).toBe(path);
    expect(O.isSome(session.jobInHand.read())).toBe(known);
    jest.useRealTimers();
  });

  it.each([
    [-1, false],
    [0, true],
    [draftKeptFor - 1, true],
    [draftKeptFor, false],
  ])('a social profile and its proof are there %d ms later: %s, like a form that was begun [R3a]', (later, there) => {
    jest.useFakeTimers({ now: Date.parse('2026-12-04T15:00:00Z') });
    const session = written();
    const profile = { source: 'googleUser', email: 'n@example.org', name: 'Nora', pictureUrl: undefined, proof: 'p' };
    session.socialProfile.write(profile);
    jest.setSystemTime(Date.now() + later);
    expect(session.socialProfile.read()).toEqual(there ? O.some(profile) : O.none);
    jest.useRealTimers();
  });

  it.each([
    [-1, false],
    [0, true],
    [codeLifetime - 1, true],
    [codeLifetime, false],
  ])(
    'that a code has been sent is known %d ms later: %s, as long as the code is valid, in this tab only [R3a, R3c]',
    (later, there) => {
      jest.useFakeTimers({ now: Date.parse('2026-12-04T15:00:00Z') });
      const session = written();
      const sent = { email: email('maria@example.org'), resendAt: at('2026-12-04T15:01:00Z') };
      session.sentCode.write(sent);
      expect(entriesOf(localStorage)).not.toHaveProperty('sign_in_code');
      jest.setSystemTime(Date.now() + later);
      expect(session.sentCode.read()).toEqual(there ? O.some(sent) : O.none);
      jest.useRealTimers();
    },
  );

  it.each(['wipe', 'lapse'] as const)(
    'a %s leaves nothing behind, not even the cookie, except the fact that a session has ended, until the next one is opened [spec 1 §4, R3a]',
    (end) => {
      const session = written();
      session[end]();
      expect([entriesOf(localStorage), entriesOf(sessionStorage), document.cookie]).toEqual([
        { session_ended: true },
        {},
        '',
      ]);
      openSession(session)({ token: token(2) });
      expect(Object.keys(localStorage)).not.toContain('session_ended');
    },
  );
});
