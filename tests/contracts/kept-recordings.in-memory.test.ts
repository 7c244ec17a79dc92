import { keptInMemory } from '../support/world/recording';
import { keptRecordingsContract } from './kept-recordings.suite';

describe('Recordings kept in memory', () => {
  it.each(Object.entries(keptRecordingsContract))('%s', async (_, run) => {
    const kept = keptInMemory();
    const subject = {
      kept,
      clip: String,
      textOf: (text: string) => Promise.resolve(text),
      reopened: () => kept,
      // There is no database.
      closeDatabase: () => undefined,
      refuse: () => undefined,
    };
    await expect(run(subject)).resolves.toBeUndefined();
  });
});
