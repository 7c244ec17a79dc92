import { browserKeptChats } from '../../../../adapters/browser/chat/kept-chats';
import { rescued } from '../../../../adapters/browser/storage/rescued';
import type { UnsentMessage } from '../../../../application/chat/kept-chats.port';
import { known } from '../../../../domain/brand';
import type { CandidateId } from '../../../../domain/ids/candidate-id';
import { clientId, withManager } from '../../../support/builders/chat';

const [lena, omar] = [known<CandidateId>(1), known<CandidateId>(12)];
const to = withManager(900);
const unsent = (n: number): UnsentMessage => ({
  to,
  clientId: clientId(n),
  text: `Message ${n}`,
  attachments: [{ name: 'cv.pdf', kind: 'pdf', path: 'a1' }],
});

/** A storage that refuses to write once it is full. */
const storage = (full = false): Storage => {
  const rows = new Map<string, string>();
  const own = {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (full) throw new Error('QuotaExceededError');
      rows.set(name, value);
      Object.defineProperty(own, name, { value, enumerable: true, configurable: true });
    },
    removeItem: (name: string) => {
      rows.delete(name);
      Reflect.deleteProperty(own, name);
    },
    clear: () => undefined,
    key: () => null,
    length: 0,
  };
  for (const name of Object.keys(own)) Object.defineProperty(own, name, { enumerable: false });
  return own;
};

describe('What a device stores of the chat', () => {
  it.each([false, true])(
    'is kept for its candidate, in the order it was written (storage full: %s) [R3a, R39]',
    (full) => {
      const kept = browserKeptChats(rescued(() => shared, 'chat_'));
      const shared = storage(full);
      for (const n of [3, 1, 2]) kept.keep(lena, unsent(n));
      kept.keep(omar, unsent(4));
      kept.keep(lena, { ...unsent(1), text: 'Kept once' });
      expect(kept.unsent(lena)).toEqual([unsent(3), unsent(1), unsent(2)]);
      expect(kept.unsent(omar)).toEqual([unsent(4)]);
      expect(kept.waits(lena, clientId(3))).toBe(true);
      kept.drop(lena, clientId(3));
      expect(kept.waits(lena, clientId(3))).toBe(false);
      expect(kept.unsent(lena)).toEqual([unsent(1), unsent(2)]);
    },
  );

  it('is shared by the tabs of a device', () => {
    const shared = storage();
    const [one, other] = [
      browserKeptChats(rescued(() => shared, 'chat_')),
      browserKeptChats(rescued(() => shared, 'chat_')),
    ];
    one.keep(lena, unsent(1));
    other.keep(lena, unsent(2));
    expect(one.unsent(lena)).toEqual([unsent(1), unsent(2)]);
    other.drop(lena, clientId(1));
    expect(one.waits(lena, clientId(1))).toBe(false);
  });

  it('is the newest draft even when the storage is full and still has an older one [R39]', () => {
    const shared = storage();
    const rows = rescued(() => shared, 'chat_');
    const kept = browserKeptChats(rows);
    kept.keepDraft(lena, to, { text: 'The first line', attachment: undefined });
    const full = jest.spyOn(shared, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    kept.keepDraft(lena, to, { text: 'The first line and a second', attachment: undefined });
    expect(kept.draft(lena, to)?.text).toBe('The first line and a second');
    rows.rescue();
    expect(kept.draft(lena, to)?.text).toBe('The first line and a second');
    full.mockRestore();
    kept.keepDraft(lena, to, { text: 'Three lines', attachment: undefined });
    expect(browserKeptChats(rescued(() => shared, 'chat_')).draft(lena, to)?.text).toBe('Three lines');
  });

  it('survives a session that expires, for its candidate alone; a sign-out wipes it [R3a, R39]', () => {
    const shared = storage();
    const rows = rescued(() => shared, 'chat_');
    const kept = browserKeptChats(rows);
    for (const n of [2, 1]) kept.keep(lena, unsent(n));
    kept.keepDraft(lena, to, { text: 'A draft', attachment: undefined });
    const ends = (): void => {
      for (const name of Object.keys(shared)) shared.removeItem(name);
    };
    rows.rescue();
    ends();
    expect(kept.unsent(omar)).toEqual([]);
    expect(Object.keys(shared)).toEqual([]);
    expect(kept.unsent(lena)).toEqual([unsent(2), unsent(1)]);
    expect(kept.draft(lena, to)).toMatchObject({ text: 'A draft' });
    // Stored again, so that a reload and a removal in another tab count as before.
    expect(browserKeptChats(rescued(() => shared, 'chat_')).unsent(lena)).toEqual([unsent(2), unsent(1)]);
    browserKeptChats(rescued(() => shared, 'chat_')).drop(lena, clientId(2));
    expect(kept.waits(lena, clientId(2))).toBe(false);
    rows.rescue();
    rows.forget();
    ends();
    expect(kept.unsent(lena)).toEqual([]);
    expect(kept.draft(lena, to)).toBeUndefined();
  });

  it('leaves out what it cannot read', () => {
    const shared = storage();
    shared.setItem('chat_unsent 1 message-1', '{"place":"first"}');
    expect(browserKeptChats(rescued(() => shared, 'chat_')).unsent(lena)).toEqual([]);
  });

  it('includes a draft for one conversation and one candidate; an empty one is deleted [R3a]', () => {
    const shared = storage();
    const kept = browserKeptChats(rescued(() => shared, 'chat_'));
    const draft = { text: 'Hi', attachment: { name: 'cv.pdf', kind: 'pdf', path: 'a1' } } as const;
    kept.keepDraft(lena, to, draft);
    expect(kept.draft(lena, to)).toEqual(draft);
    expect(kept.draft(omar, to)).toBeUndefined();
    expect(kept.draft(lena, withManager(901))).toBeUndefined();
    kept.keepDraft(lena, to, { text: '', attachment: undefined });
    expect(kept.draft(lena, to)).toBeUndefined();
    expect(Object.keys(shared)).toEqual([]);
  });
});
