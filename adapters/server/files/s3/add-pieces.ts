import * as E from 'fp-ts/Either';
import type { AppendRefusal, NewUpload } from '../../../../application/files/file-store.port';
import type { Clock } from '../../../../application/ports/clock';
import { untilStopped, type Stop } from '../take-over';
import type { Bucket } from './bucket';
import { isFullBucket } from './faults';
import { newPiece } from './pieces';

/** In bytes: so much of each upload under way is in memory, and is lost if the process dies; its device sends it again. */
const pieceBytes = 2 * 1024 * 1024;

interface Place {
  readonly bucket: Bucket;
  readonly clock: Clock;
  readonly upload: NewUpload;
  readonly from: number;
  /** Whether nobody has discarded the upload, in any process. */
  readonly isThere: () => Promise<boolean>;
  /** Called when the server takes no more. */
  readonly onFull: (fault: unknown) => void;
}

/** Bytes that wait until they make a piece. */
const gathered = () => {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  return {
    bytes: (): number => bytes,
    add: (part: Uint8Array): void => {
      parts.push(part);
      bytes += part.length;
    },
    take: (): Uint8Array => {
      const all = Buffer.concat(parts);
      [parts, bytes] = [[], 0];
      return all;
    },
  };
};

/** Appends to an upload as its pieces arrive: an object for every 2 MB, and one for what had arrived when the connection broke. */
export const addToBucket = async (
  { bucket, clock, upload, from, isThere, onFull }: Place,
  pieces: AsyncIterable<Uint8Array>,
  stop: Stop,
): Promise<E.Either<AppendRefusal, number>> => {
  const { ref, bytes } = upload;
  const waiting = gathered();
  let stored = from;
  const store = async (): Promise<boolean> => {
    const to = stored + waiting.bytes();
    const piece = newPiece(ref, { from: stored, to, at: clock.now() });
    await bucket.put(piece.key, waiting.take());
    stored = to;
    if (await isThere()) return true;
    await bucket.remove(piece.key);
    return false;
  };
  try {
    let tooMany = false;
    for await (const piece of untilStopped(pieces, stop)) {
      let rest = piece.subarray(0, bytes - stored - waiting.bytes());
      tooMany = rest.length < piece.length;
      while (rest.length > 0) {
        const room = pieceBytes - waiting.bytes();
        waiting.add(rest.subarray(0, room));
        rest = rest.subarray(room);
        if (waiting.bytes() === pieceBytes && !(await store())) return E.left({ _tag: 'NoSuchUpload' });
      }
      if (tooMany) break;
    }
    if (waiting.bytes() > 0 && !(await store())) return E.left({ _tag: 'NoSuchUpload' });
    return tooMany ? E.left({ _tag: 'TooManyBytes', bytes }) : E.right(stored);
  } catch (fault) {
    if (!isFullBucket(fault)) throw fault;
    onFull(fault);
    return E.left({ _tag: 'DiskFull', kept: stored });
  }
};
