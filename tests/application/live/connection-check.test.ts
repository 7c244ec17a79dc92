import type { TestScheduler } from 'rxjs/testing';
import { connectionCheck } from '../../../application/live/connection-check';
import type { ProbeBroken } from '../../../application/ports/network-probe';
import { probeBytes, type Probe } from '../../../domain/device/connection-score';
import { plus } from '../../../domain/time/instant';
import { marbles } from '../../support/marbles';
import { morning } from '../../support/world/world';

const whole = (elapsed: number): Probe => ({ bytes: probeBytes, elapsed });
const half = (elapsed: number): Probe => ({ bytes: probeBytes / 2, elapsed });
const broken: ProbeBroken = { _tag: 'ProbeBroken' };

const shown = {
  s: { _tag: 'Measuring', percent: 0 },
  h: { _tag: 'Measuring', percent: 50 },
  n: { _tag: 'NotMeasured', fault: 'not-loaded' },
  t: { _tag: 'NotMeasured', fault: 'timed-out' },
  l: { _tag: 'NotMeasured', fault: 'offline' },
};

const check = (
  course: string,
  told: Readonly<Record<string, Probe | ProbeBroken>>,
  expected: string,
  outcome: object = {},
  { again, offline = false }: { readonly again?: string; readonly offline?: boolean } = {},
) =>
  marbles((scheduler: TestScheduler) => {
    const probe = { download: scheduler.createColdObservable<Probe | ProbeBroken>(course, told) };
    const clock = { now: () => plus(morning, scheduler.now()) };
    const checked = connectionCheck({ probe, clock, connectivity: { isOffline: () => offline } }, scheduler);
    if (again !== undefined) checked.subscribe();
    scheduler.expectObservable(checked, again).toBe(expected, { ...shown, o: outcome });
  });

const good = (score: number) => ({ _tag: 'Good', score });
const low = (score: number) => ({ _tag: 'Low', low: { _tag: 'LowConnection', score, needed: 5 } });

describe('Checking the connection', () => {
  it('scores the measurement when everything has arrived: 5.0 Mbps pass, 4.9 do not [R22, spec 1 §9]', () => {
    // 1,781,287 bytes are 14,250,296 bits: 2,850 ms of them are 5.0 Mbps.
    check('1s h 1849ms (w|)', { h: half(1_000), w: whole(2_850) }, '(ss) 996ms h 1849ms (o|)', good(5));
    check('1s h 1899ms (w|)', { h: half(1_000), w: whole(2_900) }, '(ss) 996ms h 1899ms (o|)', low(4.9));
  });

  it('stops after 10 s and scores what has arrived by then [R22, spec 1 §9]', () => {
    check('1s h', { h: half(1_000) }, '(ss) 996ms h 8999ms (o|)', low(0.7));
  });

  it('reports that nothing arrived in 10 s [spec 1 §8]', () => {
    check('', {}, '(ss) 9996ms (t|)');
  });

  it('reports that the download broke, either by an error or by ending early [spec 1 §8]', () => {
    check('10ms (b|)', { b: broken }, '(ss) 6ms (n|)');
    check('10ms (h|)', { h: half(10) }, '(ss) 6ms (hn|)');
  });

  it('waits until 2 s have passed since the previous one [R22, spec 1 §9]', () => {
    check('10ms (b|)', { b: broken }, '1500ms s 499ms s 9ms (n|)', {}, { again: '1500ms ^' });
  });

  it('measures nothing if the device is offline, and says so at once', () => {
    check('1s (w|)', { w: whole(1_000) }, '(l|)', {}, { offline: true });
  });
});
