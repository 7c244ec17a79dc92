import { doubled } from '../../../../adapters/browser/storage/doubled';

/** A minimal browser storage: its entries are its own properties. */
const aStorage = (): Storage => {
  const storage: Storage = Object.create({
    getItem: (name: string): string | null => (Object.hasOwn(storage, name) ? String(storage[name]) : null),
    setItem: (name: string, value: string): void => {
      storage[name] = value;
    },
    removeItem: (name: string): void => {
      Reflect.deleteProperty(storage, name);
    },
    clear: (): void => {
      for (const name of Object.keys(storage)) Reflect.deleteProperty(storage, name);
    },
  });
  return storage;
};

const draftsIn = (storage: () => Storage, mayStore = (): boolean => true) =>
  doubled(storage, { prefix: 'draft', mayStore });

describe('Drafts in storage and in memory [R3a]', () => {
  it('are read from storage after a reload', () => {
    const storage = aStorage();
    draftsIn(() => storage).setItem('draft 1', 'mine');
    expect(draftsIn(() => storage).getItem('draft 1')).toBe('mine');
  });

  it('are rescued from a storage that is emptied, including those of another page, and nothing else is', () => {
    const storage = aStorage();
    storage.setItem('draft 1', 'given before this page');
    storage.setItem('candidates_token', 'secret');
    const drafts = draftsIn(() => storage);
    drafts.setItem('draft 2', 'given on this page');
    drafts.rescue();
    storage.clear();
    expect(['draft 1', 'draft 2', 'candidates_token'].map(drafts.getItem)).toEqual([
      'given before this page',
      'given on this page',
      null,
    ]);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('are gone when they are deleted or removed', () => {
    const storage = aStorage();
    const drafts = draftsIn(() => storage);
    drafts.setItem('draft 1', 'mine');
    drafts.setItem('draft 2', 'mine as well');
    drafts.removeItem('draft 1');
    storage.clear();
    drafts.forget();
    expect(['draft 1', 'draft 2'].map(drafts.getItem)).toEqual([null, null]);
  });

  it('stay out of the storage while nobody is signed in', () => {
    const storage = aStorage();
    const drafts = draftsIn(
      () => storage,
      () => false,
    );
    drafts.setItem('draft 1', 'typed after the session ended');
    expect(Object.keys(storage)).toEqual([]);
    expect(drafts.getItem('draft 1')).toBe('typed after the session ended');
  });

  it('are the newest even when the storage is full and still has an older one', () => {
    const storage = aStorage();
    const drafts = draftsIn(() => storage);
    drafts.setItem('draft 1', 'the first line');
    const full = jest.spyOn(Object.getPrototypeOf(storage), 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    drafts.setItem('draft 1', 'the first line and a second');
    expect(drafts.getItem('draft 1')).toBe('the first line and a second');
    drafts.rescue();
    expect(drafts.getItem('draft 1')).toBe('the first line and a second');
    full.mockRestore();
    drafts.setItem('draft 1', 'three lines');
    expect([drafts.getItem('draft 1'), storage.getItem('draft 1')]).toEqual(['three lines', 'three lines']);
  });

  it('survive if access to the storage is denied', () => {
    const drafts = draftsIn(() => {
      throw new Error('SecurityError');
    });
    drafts.setItem('draft 1', 'mine');
    drafts.rescue();
    expect(drafts.getItem('draft 1')).toBe('mine');
  });
});
