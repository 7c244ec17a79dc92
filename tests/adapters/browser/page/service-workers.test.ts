import { removeServiceWorkers } from '../../../../adapters/browser/page/service-workers';

const worker = (unregistered: string[], name: string) => ({
  unregister: () => {
    unregistered.push(name);
    return Promise.resolve(true);
  },
});

describe('A service worker that an earlier portal left behind', () => {
  it('is removed, with all others [R5]', async () => {
    const gone: string[] = [];
    const getRegistrations = () => Promise.resolve([worker(gone, 'one'), worker(gone, 'two')]);
    const browser: Parameters<typeof removeServiceWorkers>[0] = Object.create({ serviceWorker: { getRegistrations } });
    await removeServiceWorkers(browser);
    expect(gone).toEqual(['one', 'two']);
  });

  it('is not looked for if the browser does not support any: without https it does not [R5]', async () => {
    await expect(removeServiceWorkers({})).resolves.toBeUndefined();
  });
});
