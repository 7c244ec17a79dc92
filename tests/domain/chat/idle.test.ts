import * as fc from 'fast-check';
import { chatIdleAfter, chatPageStep, type ChatPage } from '../../../domain/chat/idle';
import { withManager } from '../../support/builders/chat';
import { at, atMs } from '../../support/builders/time';
import { plus } from '../../../domain/time/instant';
import { cases } from '../../support/cases/cases';
import { data, duration } from '../../../adapters/rules/cases/columns';

const start = at('2026-12-04T15:00:00Z');
const page = (changes: Partial<ChatPage> = {}): ChatPage => ({
  lastActivity: start,
  open: withManager(900),
  draft: { text: 'I can come on', attachment: { _tag: 'OnItsWay' } },
  ...changes,
});
const refreshed = [
  { _tag: 'RefreshConversations' },
  { _tag: 'RefreshHistory', of: withManager(900) },
  { _tag: 'ReconnectSocket' },
];
const ticks = (ms: number) => ({ _tag: 'Ticked', now: plus(start, ms) }) as const;

describe('An idle chat page', () => {
  it.each(cases('chat/idle-refresh', { idleFor: duration, commands: data }))('$title', ({ idleFor: ms, commands }) => {
    expect(chatIdleAfter).toBe(300_000);
    expect(chatPageStep(page(), ticks(ms))[1]).toEqual(commands);
  });

  it('keeps the draft, the pending attachment and the open conversation [R25]', () => {
    const [after] = chatPageStep(page(), ticks(300_000));
    expect(after).toEqual({ ...page(), lastActivity: plus(start, 300_000) });
  });

  it('without an open conversation has no history to fetch [R25]', () => {
    expect(chatPageStep(page({ open: undefined }), ticks(300_000))[1]).toEqual([
      { _tag: 'RefreshConversations' },
      { _tag: 'ReconnectSocket' },
    ]);
  });

  it('is not idle for 5 minutes after a click or a visibility change [R25, spec 2 §4.11]', () => {
    const [active, commands] = chatPageStep(page(), { _tag: 'Active', now: plus(start, 299_999) });
    expect([active, commands]).toEqual([page({ lastActivity: plus(start, 299_999) }), []]);
    expect(chatPageStep(active, ticks(300_000))).toEqual([active, []]);
    expect(chatPageStep(active, ticks(599_999))[1]).toEqual(refreshed);
  });

  it('is refreshed once in each 5 idle minutes, and never loses its draft [R25]', () => {
    const gaps = fc.array(fc.record({ ms: fc.integer({ min: 0, max: 400_000 }), active: fc.boolean() }));
    fc.assert(
      fc.property(gaps, (events) => {
        let [now, since, current] = [
          1_800_000_000_000,
          1_800_000_000_000,
          page({ lastActivity: atMs(1_800_000_000_000) }),
        ];
        for (const { ms, active } of events) {
          now += ms;
          const [next, commands] = chatPageStep(current, { _tag: active ? 'Active' : 'Ticked', now: atMs(now) });
          const isDue = !active && now - since >= 300_000;
          expect(commands.length > 0).toBe(isDue);
          if (active || isDue) since = now;
          expect(next.draft).toEqual(page().draft);
          current = next;
        }
      }),
    );
  });
});
