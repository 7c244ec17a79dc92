import { inMemoryAnswerUploads } from '../../adapters/in-process/recording/answer-uploads';
import { keptInMemory } from '../support/world/recording';
import { answerUploadsContract, keeper } from './answer-uploads.suite';

describe('Uploads of answers in memory', () => {
  it.each(Object.entries(answerUploadsContract))('%s [R24, R34]', async (_, run) => {
    const kept = keptInMemory();
    const uploads = inMemoryAnswerUploads(kept);
    const subject = {
      opened: () => uploads,
      keep: keeper(kept, String),
      server: (does: 'takes' | 'cuts' | 'away' | 'full') => {
        uploads.set(does === 'full' ? { _tag: 'DiskFull', kept: 0 } : does);
        return Promise.resolve();
      },
      received: (file: Parameters<typeof uploads.received.get>[0]) =>
        Promise.resolve({ text: uploads.received.get(file) ?? '', files: uploads.received.size }),
    };
    await expect(run(subject)).resolves.toBeUndefined();
  });
});
