/** @jest-environment jsdom */
import { reloadIfGone } from '../../../ui/app/early/missed-file';

const page = `<link rel="modulepreload" href="/assets/shared-B.js" /><script type="module" src="/assets/main-A.js"></script>
  <script src="https://recorder.example/visit.js"></script>`;

/** A tab whose files answer like this; one that is not named answers 200. */
const tabWhere = (answers: Readonly<Record<string, number | 'broken'>>) => {
  document.body.innerHTML = page;
  const kept = new Map<string, string>();
  const asked: string[] = [];
  let reloads = 0;
  const tab = {
    document,
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    location: {
      reload: () => {
        reloads += 1;
      },
    },
    fetch: async (address: string) => {
      const { pathname, host } = new URL(address);
      asked.push(host === 'localhost' ? pathname : address);
      const answer = answers[pathname] ?? 200;
      if (answer === 'broken') throw new TypeError('Failed to fetch');
      return { status: answer };
    },
  };
  return { tab, asked, reloads: () => reloads };
};

describe('A page one of whose files did not load', () => {
  it.each<[string, Readonly<Record<string, number | 'broken'>>, number]>([
    ['reloads if its script is gone', { '/assets/main-A.js': 404 }, 1],
    ['reloads if a file that its script imports is gone', { '/assets/shared-B.js': 404 }, 1],
    ['stays if all are there', {}, 0],
    ['stays if the server is busy', { '/assets/main-A.js': 503 }, 0],
    ['stays if the network fails', { '/assets/main-A.js': 'broken' }, 0],
  ])('%s', async (_what, answers, times) => {
    const { tab, reloads } = tabWhere(answers);
    await reloadIfGone(tab);
    expect(reloads()).toBe(times);
  });

  it('asks for its own files only', async () => {
    const { tab, asked } = tabWhere({});
    await reloadIfGone(tab);
    expect([...asked].sort()).toEqual(['/assets/main-A.js', '/assets/shared-B.js']);
  });

  it('reloads once for each release, also if it is handed pages of two in turn', async () => {
    const { tab, reloads } = tabWhere({ '/assets/main-A.js': 404, '/assets/main-B.js': 404 });
    const comes = async (release: string): Promise<number> => {
      document.body.innerHTML = page.replace('main-A', `main-${release}`);
      await reloadIfGone(tab);
      return reloads();
    };
    expect(await comes('A')).toBe(1);
    expect(await comes('A')).toBe(1);
    expect(await comes('B')).toBe(2);
    for (const release of ['A', 'B', 'A']) expect(await comes(release)).toBe(2);
  });

  it('never reloads in a tab without storage, so that it does not do so in a loop', async () => {
    const { tab, reloads } = tabWhere({ '/assets/main-A.js': 404 });
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    await reloadIfGone({ ...tab, sessionStorage: { getItem: denied, setItem: denied } });
    expect(reloads()).toBe(0);
  });
});
