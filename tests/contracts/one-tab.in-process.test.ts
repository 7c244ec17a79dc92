import { inMemoryOneTab } from '../../adapters/in-process/recording/one-tab';
import { oneTabContract } from './one-tab.suite';

describe('One tab in memory', () => {
  it.each(Object.entries(oneTabContract))('%s [spec 2 §2.3]', async (_, run) => {
    await expect(run(inMemoryOneTab())).resolves.toBeUndefined();
  });
});
