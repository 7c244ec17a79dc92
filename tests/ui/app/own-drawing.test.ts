/** @jest-environment jsdom */
import { browserPresence } from '../../../adapters/browser/identity/presence';
import { browserSessionStore, browserToken } from '../../../adapters/browser/storage/session-store';
import { known } from '../../../domain/brand';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { sessionMark } from '../../../domain/identity/session-mark';
import { plus } from '../../../domain/time/instant';
import { mayShowDrawing } from '../../../ui/app/early/own-drawing';
import { positionId } from '../../support/builders/applications';
import { token } from '../../support/builders/identity';
import { at } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');

/** The device as the portal itself leaves it: only this shows that the inline script reads the names that the portal writes. */
const held = browserToken(window);
const session = browserSessionStore(window, held);
const presence = browserPresence(window, held);

/** The marks of a page that was drawn for this session, in this zone. */
const drawn = (changes: Readonly<Record<string, string>> = {}): DOMStringMap => ({
  drawnFor: sessionMark(token(1)),
  drawnZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  drawnAt: String(now),
  ...changes,
});

beforeAll(() => jest.useFakeTimers({ now }));
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
  held.write(token(1));
});

const isShown = (marks = drawn()): boolean => mayShowDrawing(marks, window);

describe("A page rendered with a candidate's data", () => {
  it('is shown to the session that it was rendered for, here and now', () => {
    expect(isShown()).toBe(true);
  });

  it.each<[string, () => void]>([
    ["holds another session's token", () => held.write(token(2))],
    ['holds no token any more', () => window.localStorage.removeItem('candidates_token')],
    ['holds what is no token', () => window.localStorage.setItem('candidates_token', '{"a": 1}')],
    ['was last used half an hour ago', () => presence.lastActiveAt.write(plus(now, -1_800_000))],
    ['was used in the future of a clock that was set back', () => presence.lastActiveAt.write(plus(now, 1))],
    ['was never used', () => window.localStorage.removeItem('last_active_at')],
    ['keeps a nonsense time of its last use', () => window.localStorage.setItem('last_active_at', 'soon')],
    ['has asked who is here, and nobody has answered', () => presence.asksWhoIsHere.write(true)],
    [
      'keeps answers that were not sent',
      () => window.localStorage.setItem(`skill_filter_draft ${known<CandidateId>(1)} ${positionId(4711)}`, '{}'),
    ],
    ['keeps a card expanded', () => session.unfoldedCards.write([positionId(4711)])],
    ['brings a message along to this page', () => window.history.replaceState({ usr: { toSchedule: true } }, '')],
  ])('is hidden if this device %s [R3a]', (_, change) => {
    change();
    expect(isShown()).toBe(false);
  });

  it.each([
    ['29:59.999 minutes', 1_799_999, true],
    ['30:00 minutes', 1_800_000, false],
  ])('last used %s ago: shown %s [R3a]', (_, away, shown) => {
    presence.lastActiveAt.write(plus(now, -away));
    expect(isShown()).toBe(shown);
  });

  it('is hidden in another time zone: its times would be wrong', () => {
    expect(isShown(drawn({ drawnZone: 'Pacific/Honolulu' }))).toBe(false);
  });

  it('is shown if the history entry carries no state', () => {
    window.history.replaceState({ usr: null, key: 'default', idx: 3 }, '');
    expect(isShown()).toBe(true);
  });

  it('is hidden if the browser blocks storage [R3a]', () => {
    const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(isShown()).toBe(false);
    forbidden.mockRestore();
  });

  it('does not apply to a page rendered for no one in particular: that is shown to everyone', () => {
    window.localStorage.clear();
    expect(isShown({})).toBe(true);
  });
});
