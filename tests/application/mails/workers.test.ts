import { workersOf } from '../../../application/mails/workers.service';
import { seconds } from '../../../domain/time/duration';
import { standingTimer } from '../../support/world/timer';

/* Workers that send what waits. Whoever looks for the next one waits until a test lets them find it. */

const aTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

const staff = (most = 200) => {
  const sent: string[] = [];
  const looking: ((found: string | undefined) => void)[] = [];
  const sending: (() => void)[] = [];
  let looks = 0;
  const timer = standingTimer();
  const workers = workersOf<string>({
    timer,
    most,
    lets: () => true,
    next: () => {
      looks += 1;
      return new Promise((found) => looking.push(found));
    },
    send: (one) =>
      new Promise((done) => {
        sent.push(one);
        sending.push(done);
      }),
  });
  const finds = async (one: string | undefined): Promise<void> => {
    looking.shift()?.(one);
    await aTurn();
  };
  const sends = async (): Promise<void> => {
    sending.shift()?.();
    await aTurn();
  };
  return { workers, timer, sent, finds, sends, looks: () => looks };
};

describe('Workers', () => {
  it('look once more, and not a hundred times, if they were woken a hundred times while one of them looked', async () => {
    const { workers, finds, looks } = staff();
    workers.wake();
    for (let n = 0; n < 100; n += 1) workers.wake();
    expect(looks()).toBe(1);
    await finds(undefined);
    expect(looks()).toBe(2);
    await finds(undefined);
    expect(looks()).toBe(2);
    await workers.drained();
  });

  it('miss nothing that came while one of them found nothing', async () => {
    const { workers, sent, finds } = staff();
    workers.wake();
    workers.wake();
    await finds(undefined);
    await finds('came meanwhile');
    expect(sent).toEqual(['came meanwhile']);
  });

  it('look again after one is sent, also if another was looking at that moment and found nothing', async () => {
    const { workers, sent, finds, sends, looks } = staff();
    workers.wake();
    await finds('first');
    // Another looks already, and may leave out what must not go beside the first.
    expect(looks()).toBe(2);
    await sends();
    await finds(undefined);
    expect(looks()).toBe(3);
    await finds('second');
    expect(sent).toEqual(['first', 'second']);
  });

  it('send several at a time, at most as many as they are', async () => {
    const { workers, sent, finds, sends, looks } = staff(2);
    workers.wake();
    await finds('one');
    await finds('two');
    expect(sent).toEqual(['one', 'two']);
    expect(looks()).toBe(2);
    await sends();
    expect(looks()).toBe(3);
  });

  it('look no more once they are closed', async () => {
    const { workers, timer, finds, sends, looks } = staff();
    workers.wake();
    await finds('one');
    workers.later(seconds(1), workers.wake);
    const closed = workers.close();
    await finds(undefined);
    await sends();
    await closed;
    workers.wake();
    timer.pass(seconds(2));
    expect(looks()).toBe(2);
  });
});
