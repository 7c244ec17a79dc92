import * as fc from 'fast-check';
import {
  chatKey,
  inChatOrder,
  opened,
  sameConversation,
  totalUnread,
  withNews,
  withUnread,
  type Conversation,
} from '../../../domain/chat/conversation';
import { communityId, positionId } from '../../support/builders/applications';
import { aConversation, withManager } from '../../support/builders/chat';
import { atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { number, text, yesNo } from '../../../adapters/rules/cases/columns';

const managers = (conversations: readonly Conversation[]): readonly number[] =>
  conversations.map(({ hiringManagerId }) => hiringManagerId);
const updated = (manager: number, ms: number | undefined): Conversation =>
  aConversation(manager, { updatedAt: ms === undefined ? undefined : atMs(ms) });
const news = (manager: number, ms: number, mine = false) => ({
  ...withManager(manager),
  preview: 'Can you come on Friday?',
  at: atMs(ms),
  mine,
});

describe('The key of a conversation', () => {
  it('consists of its three ids and nothing else [R39]', () => {
    expect(chatKey(aConversation(900))).toEqual(withManager(900));
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        const [one, other] = [aConversation(a + 1), aConversation(b + 1, { unread: 3 })];
        expect(sameConversation(chatKey(one), other)).toBe(a === b);
      }),
    );
  });
});

describe('The list of conversations', () => {
  it('has the newest update first, and conversations without one last [spec 2 §2.17]', () => {
    const list = [updated(1, 10), updated(2, undefined), updated(3, 30), updated(4, 20), updated(5, undefined)];
    expect(managers(inChatOrder(list))).toEqual([3, 4, 1, 2, 5]);
    expect(managers(list)).toEqual([1, 2, 3, 4, 5]);
  });

  it("keeps the server's order among equals [spec 2 §2.17]", () => {
    expect(managers(inChatOrder([updated(3, 10), updated(1, 10), updated(2, 10)]))).toEqual([3, 1, 2]);
    expect(managers(inChatOrder([updated(2, -10), updated(1, undefined), updated(3, 0)]))).toEqual([3, 2, 1]);
  });

  it('has the same entries, none older than the next, with ties in their original order [spec 2 §2.17]', () => {
    const times = fc.array(fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }), { maxLength: 8 });
    fc.assert(
      fc.property(times, (list) => {
        const before = list.map((ms, n) => updated(n + 1, ms));
        const after = inChatOrder(before);
        expect([...after].sort((a, b) => a.hiringManagerId - b.hiringManagerId)).toEqual(before);
        after.slice(1).forEach((later, n) => {
          const earlier = after[n];
          const [a, b] = [earlier?.updatedAt, later.updatedAt];
          if (a === b) expect(earlier?.hiringManagerId).toBeLessThan(later.hiringManagerId);
          else expect(a !== undefined && (b === undefined || a > b)).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('tells conversations apart by manager, community and position [spec 2 §2.17]', () => {
    const key = withManager(900);
    expect(sameConversation(key, aConversation(900))).toBe(true);
    for (const other of [
      withManager(901),
      { ...key, communityId: communityId(43) },
      { ...key, positionId: positionId(4712) },
    ])
      expect(sameConversation(key, other)).toBe(false);
  });
});

describe('Unread messages', () => {
  const list = [aConversation(1, { unread: 4 }), aConversation(2), aConversation(3, { unread: 1 })];

  it('are counted together [spec 2 §2.17]', () => {
    expect([totalUnread(list), totalUnread([])]).toEqual([5, 0]);
  });

  it('are what the unread call reports, 0 if it reports nothing, and never negative [spec 2 §4.12]', () => {
    const counts = [
      { ...withManager(2), count: 7 },
      { ...withManager(3), count: -1 },
      { ...withManager(9), count: 1 },
    ];
    expect(withUnread(list, counts).map(({ unread }) => unread)).toEqual([0, 7, 0]);
  });

  it('are none once the conversation is opened; the others keep theirs [spec 2 §4.12]', () => {
    expect(opened(list, withManager(1)).map(({ unread }) => unread)).toEqual([0, 0, 1]);
  });
});

describe('A message that comes in', () => {
  const list = [updated(1, 2_000), updated(2, 1_000)];
  const after = (...args: Parameters<typeof withNews>): readonly Conversation[] => {
    const answer = withNews(...args);
    return answer._tag === 'Allowed' ? answer.value : [];
  };

  it('moves its conversation to the top, with its text, its time and one more unread [spec 2 §4.12]', () => {
    expect(after(list, news(2, 3_000), false)).toEqual([
      aConversation(2, { lastMessage: 'Can you come on Friday?', updatedAt: atMs(3_000), unread: 1 }),
      updated(1, 2_000),
    ]);
  });

  it.each(cases('chat/conversation-not-unread', { mine: yesNo, seenAtOnce: yesNo }))(
    '$title',
    ({ mine, seenAtOnce }) => {
      expect(after(list, news(2, 3_000, mine), seenAtOnce)[0]).toMatchObject({ hiringManagerId: 2, unread: 0 });
    },
  );

  it.each(cases('chat/conversation-older-message', { at: number, text, shown: number }))(
    '$title',
    ({ at, text, shown }) => {
      expect(after([updated(2, 1_000)], news(2, at), false)).toEqual([
        aConversation(2, { lastMessage: text, updatedAt: atMs(shown), unread: 1 }),
      ]);
    },
  );

  it('can be the first one in its conversation [spec 2 §4.12]', () => {
    expect(after([updated(2, undefined)], news(2, 5), false)[0]).toMatchObject({ updatedAt: 5, unread: 1 });
  });

  it('of a conversation missing from the list reports which one to fetch [spec 2 §4.12]', () => {
    expect(withNews(list, news(9, 3_000), false)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'UnknownConversation', key: withManager(9) },
    });
  });

  it("counts as unread exactly if it is a manager's unseen message, in whatever order messages arrive [spec 2 §4.12]", () => {
    const one = fc.record({
      manager: fc.integer({ min: 1, max: 3 }),
      ms: fc.nat({ max: 5 }),
      mine: fc.boolean(),
      looking: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one), (messages) => {
        const start = [1, 2, 3].map((n) => updated(n, undefined));
        const end = messages.reduce<readonly Conversation[]>(
          (now, { manager, ms, mine, looking }) => after(now, news(manager, ms, mine), looking),
          start,
        );
        for (const { hiringManagerId, unread, updatedAt } of end) {
          const theirs = messages.filter(({ manager }) => manager === hiringManagerId);
          expect(unread).toBe(theirs.filter(({ mine, looking }) => !mine && !looking).length);
          expect(updatedAt).toBe(theirs.length === 0 ? undefined : Math.max(...theirs.map(({ ms }) => ms)));
        }
        expect(totalUnread(end)).toBe(messages.filter(({ mine, looking }) => !mine && !looking).length);
      }),
    );
  });
});
