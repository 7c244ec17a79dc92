import { inRounds } from '../../../adapters/composition/jobs';
import { listening } from '../../support/store/surroundings';

describe('Work in rounds', () => {
  it('that rejects or throws is reported by its kind, and the next round comes', async () => {
    const reporter = listening();
    let rounds = 0;
    await new Promise<void>((thirdRound) => {
      inRounds(1, reporter, () => {
        rounds += 1;
        if (rounds === 1) throw new RangeError('at once');
        if (rounds === 2) return Promise.reject(new TypeError('later'));
        thirdRound();
        return new Promise(() => undefined);
      });
      // The rounds alone keep no process running.
      const waiting = setInterval(() => rounds > 2 && clearInterval(waiting), 10);
    });
    expect(reporter.heard).toEqual([
      ['round-failed', { kind: 'RangeError' }],
      ['round-failed', { kind: 'TypeError' }],
    ]);
  });
});
