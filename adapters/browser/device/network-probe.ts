import { Observable } from 'rxjs';
import type { NetworkProbe, ProbeBroken } from '../../../application/ports/network-probe';
import { probeBytes, probeUploads, type Probe } from '../../../domain/device/connection-score';
import { speedTestPath } from '../../contract/tech-check/speed-test';

type ProbeNews = Probe | ProbeBroken;

/** Reads a body piece by piece as it arrives, and keeps nothing. False: it was not all of it. */
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
  return bytes >= probeBytes;
};

/** Downloads without reading or writing any cache. */
const download = (window: Window): Observable<ProbeNews> =>
  new Observable<ProbeNews>((subscriber) => {
    const stopped = new AbortController();
    const begin = window.performance.now();
    const broken = (): void => subscriber.next({ _tag: 'ProbeBroken' });
    window
      .fetch(speedTestPath, { cache: 'no-store', credentials: 'omit', signal: stopped.signal })
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
  });

/** The most that `getRandomValues` fills at once. */
const atOnce = 65_536;

const randomBytes = (crypto: Crypto, length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += atOnce) crypto.getRandomValues(bytes.subarray(at, at + atOnce));
  return bytes;
};

/** XMLHttpRequest, because `fetch` doesn't tell how much it has sent. */
const upload = (window: Window & typeof globalThis): Observable<ProbeNews> =>
  new Observable<ProbeNews>((subscriber) => {
    const request = new window.XMLHttpRequest();
    const begin = window.performance.now();
    const tell = (bytes: number): void => subscriber.next({ bytes, elapsed: window.performance.now() - begin });
    const broken = (): void => {
      subscriber.next({ _tag: 'ProbeBroken' });
      subscriber.complete();
    };
    // What has left the page may still be on the device: everything has arrived only when the server answers.
    request.upload.onprogress = ({ loaded }) => tell(Math.min(loaded, probeUploads - 1));
    request.onload = () => {
      if (request.status !== 204) {
        broken();
        return;
      }
      tell(probeUploads);
      subscriber.complete();
    };
    request.onerror = broken;
    request.open('POST', speedTestPath);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(randomBytes(window.crypto, probeUploads));
    return () => request.abort();
  });

export const browserNetworkProbe = (window: Window & typeof globalThis): NetworkProbe => ({
  download: download(window),
  upload: upload(window),
});
