import { browserPortalPage } from '../../../../adapters/browser/page/portal-page';

/** A page whose scripts are of one version, in front of a server that answers as told. */
const page = (fetch: (url: string, init: RequestInit) => Promise<unknown>, localStorage?: object | null) => {
  const rows = new Map<string, string>();
  const window: Window = Object.create({
    fetch,
    localStorage,
    document: { querySelector: () => ({ getAttribute: () => '/assets/start-1.js' }) },
    sessionStorage: {
      getItem: (name: string) => rows.get(name) ?? null,
      setItem: (name: string, value: string) => rows.set(name, value),
    },
  });
  return browserPortalPage(window);
};

const serves = (version: string) => () =>
  Promise.resolve({ ok: true, text: () => Promise.resolve(`<script type="module" src="${version}"></script>`) });

describe('The version on the server', () => {
  it('is the same, or a newer one that this tab sees for the first or the second time', async () => {
    expect(await page(serves('/assets/start-1.js')).deployed()).toEqual({ _tag: 'Same' });
    const newer = page(serves('/assets/start-2.js'));
    expect(await newer.deployed()).toEqual({ _tag: 'Newer', seenBefore: false });
    expect(await newer.deployed()).toEqual({ _tag: 'Newer', seenBefore: true });
  });

  it('is unreachable if the server is, or answers with something else', async () => {
    expect(await page(() => Promise.reject(new TypeError('offline'))).deployed()).toEqual({ _tag: 'Unreachable' });
    expect(await page(() => Promise.resolve({ ok: false })).deployed()).toEqual({ _tag: 'Unreachable' });
  });

  it('is unreachable on a line that neither answers nor breaks for 10 s', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const answer = page(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ).deployed();
    limit.abort();
    expect(await answer).toEqual({ _tag: 'Unreachable' });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });
});

describe('A browser that stores nothing', () => {
  it.each([
    ['stores', (): void => undefined, true],
    [
      'refuses to write',
      (): void => {
        throw new Error('QuotaExceededError');
      },
      false,
    ],
  ] as const)('is told from one that does: it %s', (_, setItem, stores) => {
    const removeItem = jest.fn();
    expect(page(serves(''), { setItem, removeItem }).storesData()).toBe(stores);
    expect(removeItem).toHaveBeenCalledTimes(stores ? 1 : 0);
  });

  it('has no storage at all', () => {
    expect(page(serves(''), null).storesData()).toBe(false);
  });
});
