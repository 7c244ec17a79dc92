import * as O from 'fp-ts/Option';
import { VirtualTimeScheduler } from 'rxjs';
import { openScope } from '../../../application/live/scope';
import { sessionMachine, type SessionEvent, type SessionPage } from '../../../application/identity/session-end.live';
import { sessionWatch } from '../../../application/identity/session-watch.live';
import { isSignedIn } from '../../../application/identity/sign-in.journey';
import type { Presence } from '../../../application/identity/presence.port';
import { plus } from '../../../domain/time/instant';
import { callByHand, settled } from '../../support/world/by-hand';
import { playedPresence } from '../../support/world/presence';
import { aWorld, morning, signedIn, type Device } from '../../support/world/world';

const halfAnHour = 30 * 60_000;
const hours48 = 172_800_000;

/** A page of a signed-in candidate, last used now; the test controls its time, its other tabs and the server's answers. */
const aPage = async (page: SessionPage, changes: { asksWhoIsHere?: boolean; leave?: Presence['leave'] } = {}) => {
  const world = await aWorld();
  const device = await signedIn(world);
  const time = new VirtualTimeScheduler();
  let passed = 0;
  const presence = playedPresence(() => plus(morning, passed));
  presence.lastActiveAt.write(morning);
  if (changes.asksWhoIsHere !== undefined) presence.asksWhoIsHere.write(changes.asksWhoIsHere);
  const watch = sessionWatch(presence);
  const signOut = callByHand<undefined, never, undefined>();
  const api: Pick<Device['api'], 'signOut'> = { signOut: () => signOut.call(undefined) };
  const spies = { leave: jest.fn(changes.leave), forget: jest.fn(), reload: jest.fn(), showSignIn: jest.fn() };
  const { leave, ...acts } = spies;
  let address = '/profile/education?from=mail';
  const ports = {
    ...device,
    ...acts,
    api,
    sessionWatch: watch,
    presence: { ...presence, leave },
    address: () => address,
  };
  const machine = sessionMachine(page, ports, time);
  const scope = openScope();
  machine.runIn(scope);
  const pass = (ms: number): void => {
    passed += ms;
    time.maxFrames = passed;
    time.flush();
  };
  /** What another tab did to the token; this tab hears of it. */
  const otherTab = (state: 'Gone' | 'Another'): void => {
    presence.setToken(state);
    presence.stirs.next(undefined);
  };
  const press = (_tag: 'YesPressed' | 'LogOutAsked' | 'LogOutDismissed' | 'LogOutPressed'): void =>
    machine.send({ _tag });
  return {
    ...machine,
    ...spies,
    pass,
    otherTab,
    press,
    presence,
    watch,
    signOut,
    scope,
    session: device.session,
    reported: device.reporter.reports,
    goTo: (path: string) => {
      address = path;
    },
  };
};

const timedOut = 'Session timeout please login..!';
/** The session has not ended, and nobody asks to end it. */
const here = { message: undefined, leaving: false, forgotten: false };

describe('The session of a signed-in page', () => {
  it('asks before the candidate logs out, and goes on if they stay [spec 1 §2]', async () => {
    const { value, press, signOut } = await aPage('signed-in');
    press('LogOutAsked');
    expect(value()).toMatchObject({ leaving: true, message: undefined });
    press('LogOutDismissed');
    expect([value().leaving, signOut.asked]).toEqual([false, []]);
  });

  it('ends at once when the candidate logs out, whatever the state of the connection; sign-in follows after 2 s [spec 1 §4, R3a]', async () => {
    const { value, press, pass, session, signOut, showSignIn, otherTab } = await aPage('signed-in');
    press('LogOutPressed');
    expect(value().message).toBe('Logged out successfully');
    expect(isSignedIn(session)).toBe(false);
    press('LogOutPressed');
    otherTab('Gone');
    await settled();
    expect(signOut.asked).toHaveLength(1);
    expect(value().message).toBe('Logged out successfully');
    pass(1_999);
    expect(showSignIn).not.toHaveBeenCalled();
    pass(1);
    expect(showSignIn).toHaveBeenCalledTimes(1);
  });

  it("ends with the server's message, and remembers the page to come back to; sign-in follows after 2.5 s [spec 1 §8, R3b]", async () => {
    const { value, watch, pass, session, signOut, showSignIn, goTo } = await aPage('signed-in');
    watch.expired('Please sign in again.');
    watch.expired('Once more.');
    expect(value().message).toBe('Please sign in again.');
    expect(isSignedIn(session)).toBe(false);
    expect(O.toUndefined(session.hints.read())).toMatchObject({ storedRedirectUrl: '/profile/education?from=mail' });
    expect(signOut.asked).toEqual([]);
    // The page is gone whatever the address says: whoever presses Back still needs sign-in.
    goTo('/myJobs');
    pass(2_499);
    expect(showSignIn).not.toHaveBeenCalled();
    pass(1);
    expect(showSignIn).toHaveBeenCalledTimes(1);
  });

  it('ends with the session of another tab, and says that the candidate logged out there, as soon as it knows [R3, R3a]', async () => {
    const { value, otherTab, presence, pass, session, leave, signOut, showSignIn } = await aPage('signed-in');
    otherTab('Gone');
    expect(value().message).toBe(timedOut);
    expect(leave).toHaveBeenCalledTimes(1);
    presence.stirs.next(undefined);
    expect(value().message).toBe(timedOut);
    session.signOutMessage.write('Logged out successfully');
    presence.stirs.next(undefined);
    expect(value().message).toBe('Logged out successfully');
    session.signOutMessage.write('Something later');
    presence.stirs.next(undefined);
    expect(value().message).toBe('Logged out successfully');
    pass(2_500);
    expect(showSignIn).toHaveBeenCalledTimes(1);
    expect(signOut.asked).toEqual([]);
  });

  it('says at once that the candidate logged out if that message is already there [R3a]', async () => {
    const { value, otherTab, session } = await aPage('signed-in');
    session.signOutMessage.write('Logged out successfully');
    otherTab('Gone');
    expect(value().message).toBe('Logged out successfully');
  });

  it('ends after 48 hours without activity, on the server too [spec 2 §4.11]', async () => {
    const { value, pass, session, signOut, showSignIn } = await aPage('signed-in');
    pass(hours48 - 1);
    expect(value().message).toBeUndefined();
    pass(1);
    expect(value().message).toBe(timedOut);
    expect(isSignedIn(session)).toBe(false);
    expect(O.toUndefined(session.signOutMessage.read())).toBe(timedOut);
    await settled();
    expect(signOut.asked).toHaveLength(1);
    pass(2_500);
    expect(showSignIn).toHaveBeenCalledTimes(1);
  });

  it('ends when someone else signs in, in another tab: it reloads, shows nothing meanwhile, and asks who is here [R3, R3a]', async () => {
    const { value, otherTab, presence, pass, leave, reload, showSignIn, signOut } = await aPage('signed-in');
    leave.mockImplementation(presence.asksWhoIsHere.clear);
    otherTab('Another');
    expect(value().message).toBe('');
    expect(leave).toHaveBeenCalledTimes(1);
    expect(presence.asksWhoIsHere.read()).toEqual(O.some(true));
    otherTab('Another');
    expect(reload).toHaveBeenCalledTimes(1);
    pass(10_000);
    expect(showSignIn).not.toHaveBeenCalled();
    expect(signOut.asked).toEqual([]);
  });

  it('asks who is here if someone signed in, in another tab, before sign-in follows [R3a]', async () => {
    const { otherTab, presence, pass, showSignIn } = await aPage('signed-in');
    otherTab('Gone');
    expect(presence.asksWhoIsHere.read()).toEqual(O.none);
    // The device still holds a token, which is not this tab's.
    pass(2_500);
    expect(presence.asksWhoIsHere.read()).toEqual(O.some(true));
    expect(showSignIn).toHaveBeenCalledTimes(1);
  });

  it("asks who is here after half an hour: the page stays behind the question, and presses there don't count as activity [spec 1 §2, R3a]", async () => {
    const { value, pass, press, presence } = await aPage('signed-in');
    presence.returns.next(undefined);
    expect(value()).toMatchObject({ asking: false, rendered: true });
    pass(halfAnHour);
    presence.returns.next(undefined);
    expect(value()).toEqual({ asking: true, answered: false, rendered: true, ...here });
    presence.acts.next('press');
    expect(presence.lastActiveAt.read()).toEqual(O.some(morning));
    press('YesPressed');
    expect(value()).toEqual({ asking: false, answered: true, rendered: true, ...here });
    expect(presence.lastActiveAt.read()).toEqual(O.some(plus(morning, halfAnHour)));
    pass(halfAnHour);
    presence.returns.next(undefined);
    expect(value()).toMatchObject({ asking: true, answered: true });
  });

  it('asks who is here before a page that opens shows anything [R3a]', async () => {
    const { value, press, presence } = await aPage('signed-in', { asksWhoIsHere: true });
    expect(value()).toEqual({ asking: true, answered: false, rendered: false, ...here });
    press('YesPressed');
    expect(value()).toMatchObject({ asking: false, rendered: true });
    expect(presence.asksWhoIsHere.read()).toEqual(O.none);
  });

  it('ends while the question is shown, too [spec 2 §4.11, R3a]', async () => {
    const { value, pass } = await aPage('signed-in', { asksWhoIsHere: true });
    pass(hours48);
    expect(value().message).toBe(timedOut);
  });

  it('is over even if our own code throws at the end', async () => {
    const { value, otherTab, pass, showSignIn, reported } = await aPage('signed-in', {
      leave: () => {
        throw new Error('ours');
      },
    });
    otherTab('Gone');
    expect(value().message).toBe(timedOut);
    expect(reported.map(({ event }) => event)).toEqual(['session-end-threw']);
    pass(2_500);
    expect(showSignIn).toHaveBeenCalledTimes(1);
  });

  it('is no longer watched when the page is left', async () => {
    const { scope, otherTab, pass, leave, showSignIn } = await aPage('signed-in');
    scope.end();
    otherTab('Gone');
    pass(hours48);
    expect([leave.mock.calls, showSignIn.mock.calls]).toEqual([[], []]);
  });
});

describe('The session of a public page', () => {
  it("ends with the server's message, and sign-in leads back here [R3b]", async () => {
    const { value, watch, pass, session, showSignIn } = await aPage('public');
    watch.expired('Please sign in again.');
    expect(value().message).toBe('Please sign in again.');
    expect(isSignedIn(session)).toBe(false);
    expect(O.toUndefined(session.hints.read())).toMatchObject({ storedRedirectUrl: '/profile/education?from=mail' });
    pass(2_500);
    expect(showSignIn).toHaveBeenCalledTimes(1);
  });

  it('does not redirect a visitor who is on the way to another page', async () => {
    const { watch, pass, goTo, showSignIn } = await aPage('public');
    watch.expired('Please sign in again.');
    goTo('/terms');
    pass(10_000);
    expect(showSignIn).not.toHaveBeenCalled();
  });

  it("ended by another tab leaves the page as it is, without the first person's data [R3]", async () => {
    const { value, otherTab, pass, presence, leave, forget, showSignIn, signOut } = await aPage('public');
    otherTab('Gone');
    expect(value().message).toBeUndefined();
    expect([leave.mock.calls.length, forget.mock.calls.length, value().forgotten]).toEqual([1, 1, true]);
    expect(presence.asksWhoIsHere.read()).toEqual(O.none);
    pass(10_000);
    expect(showSignIn).not.toHaveBeenCalled();
    expect(signOut.asked).toEqual([]);
  });

  it('taken over by someone else asks who is here before it acts in their name, and is still watched [R3a, R3b]', async () => {
    const { value, otherTab, watch, presence, forget, reload } = await aPage('public');
    otherTab('Another');
    expect(presence.asksWhoIsHere.read()).toEqual(O.some(true));
    expect([value().message, forget.mock.calls.length, reload.mock.calls]).toEqual([undefined, 1, []]);
    expect(value().forgotten).toBe(true);
    watch.expired('Please sign in again.');
    expect(value().message).toBe('Please sign in again.');
  });

  it("neither asks nor counts the hours by itself: it shows no candidate's data [spec 2 §4.11]", async () => {
    const { value, presence, pass } = await aPage('public', { asksWhoIsHere: true });
    pass(hours48);
    presence.returns.next(undefined);
    expect(value()).toMatchObject({ asking: false, message: undefined });
  });
});

const ignored: readonly SessionEvent[] = [
  { _tag: 'ReturnedLate' },
  { _tag: 'YesPressed' },
  { _tag: 'Expired', message: 'Later' },
];

it.each(ignored)('After the end nothing brings the page back: %j [R3a]', async (event) => {
  const { value, press, send } = await aPage('signed-in');
  press('LogOutPressed');
  const over = value();
  send(event);
  expect(value()).toBe(over);
});
