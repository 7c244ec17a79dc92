import { inMemoryRecorder } from '../../adapters/in-process/recording/recorder';
import { recorderContract } from './recorder.suite';

describe('The recorder in memory', () => {
  it.each(Object.entries(recorderContract))('%s [R24]', async (_, run) => {
    const recorder = inMemoryRecorder<string>((stream) => stream !== 'dead');
    const subject = {
      recorder,
      stream: () => Promise.resolve('stream'),
      goOn: () => recorder.say('something'),
      endStream: recorder.endStream,
      dead: () => 'dead',
    };
    await expect(run(subject)).resolves.toBeUndefined();
  });
});
