import { tap } from 'rxjs';
import { watchConnectivity, type ConnectivitySignals } from '../../../application/live/connectivity';
import type { CallOutcome } from '../../../domain/resilience/slow-connection';
import { marbles } from '../../support/marbles';

interface Told {
  readonly offline?: boolean;
  readonly kind?: string;
  readonly travel?: CallOutcome;
}

const lost: CallOutcome = { _tag: 'Lost' };
const quick: CallOutcome = { _tag: 'Arrived', took: 300 };

/** A device and its calls: each marble is a change. */
const told: Readonly<Record<string, Told>> = {
  f: { offline: true },
  n: { offline: false },
  g: { kind: '2g' },
  h: { kind: '4g' },
  l: { travel: lost },
  q: { travel: quick },
};

const watching = (
  course: string,
  watch: (
    line: ReturnType<typeof watchConnectivity>,
    check: (stream: 'slow' | 'news' | 'back', expected: string) => void,
  ) => void,
) =>
  marbles((scheduler) => {
    let now: Told = { offline: false };
    const signals: ConnectivitySignals = {
      isOffline: () => now.offline === true,
      kind: () => now.kind,
      changes: scheduler.createHotObservable<Told>(course, told).pipe(
        tap((change) => {
          now = { ...now, ...change };
          if (change.travel !== undefined) line.travelled(change.travel);
        }),
      ),
    };
    const line = watchConnectivity(signals, scheduler);
    watch(line, (stream, expected) => {
      const names = { s: true, o: false, f: 'offline', b: 'back', n: 'none' };
      const shown = stream === 'back' ? line.back.pipe(tap()) : line[stream];
      scheduler.expectObservable(shown).toBe(expected, stream === 'back' ? { x: false } : names);
    });
  });

describe('The connection monitor', () => {
  it('reports a slow connection after two lost calls in a row, until one succeeds in time', () => {
    watching('-l-l-l-q', (_, check) => check('slow', 'o--s---o'));
  });

  it('reports a slow connection while the browser says 2g', () => {
    watching('-g-h', (_, check) => check('slow', 'os-o'));
  });

  it('blames no slow connection for calls lost while offline', () => {
    watching('-f-l-l-l-n-l', (_, check) => check('slow', 'o'));
  });

  it('reports that the device is offline, then that it is back, and after 6 s nothing [spec 1 §9]', () => {
    watching('-f-n', (_, check) => check('news', 'nf-b 5999ms n'));
  });

  it('keeps reporting offline if the connection drops again within these 6 s', () => {
    watching('-f-n 1s f', (_, check) => check('news', 'nf-b 1s f'));
  });

  it('shows the notice of a second return for its full 6 s, whenever the first was', () => {
    watching('-f-n 1s fn', (_, check) => check('news', 'nf-b 1s fb 5999ms n'));
  });

  it('reports each return of the connection once', () => {
    watching('-f-n-g-f-n', (_, check) => check('back', '---x-----x'));
  });
});
