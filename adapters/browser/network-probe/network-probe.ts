import { Observable } from 'rxjs';
import type { NetworkProbe, ProbeBroken } from '../../../application/ports/network-probe';
import type { Probe } from '../../../domain/recording/connection-score';

/** A file beside the portal's scripts, 1,781,287 bytes that can't be compressed (spec 1 §9): see .tools/build-web.mjs. */
export const probePath = '/assets/speed-test.bin';

type Told = Probe | ProbeBroken;

/** Reads a body piece by piece as it arrives; nothing is kept. */
const readPieces = async (
  response: Response,
  tell: (probe: Probe) => void,
  sinceBegin: () => number,
): Promise<boolean> => {
  const reader = response.ok ? response.body?.getReader() : undefined;
  if (reader === undefined) return false;
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.byteLength;
    tell({ bytes, elapsed: sinceBegin() });
  }
  return true;
};

/** Downloads without reading or writing any cache. */
export const browserNetworkProbe = (window: Window): NetworkProbe => ({
  download: new Observable<Told>((subscriber) => {
    const stopped = new AbortController();
    const begin = window.performance.now();
    const broken = (): void => subscriber.next({ _tag: 'ProbeBroken' });
    window
      .fetch(probePath, { cache: 'no-store', credentials: 'omit', signal: stopped.signal })
      .then((response) =>
        readPieces(
          response,
          (probe) => subscriber.next(probe),
          () => window.performance.now() - begin,
        ),
      )
      .then((whole) => {
        if (!whole) broken();
        subscriber.complete();
      })
      .catch(() => {
        broken();
        subscriber.complete();
      });
    return () => stopped.abort();
  }),
});
