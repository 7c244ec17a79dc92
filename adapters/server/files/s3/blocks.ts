/** In bytes. Larger than what a reader of recordings asks for at once, so that it waits for the bucket less often. */
const block = 1024 * 1024;
/** A reader goes back and forth between a few places. */
const remembered = 2;

/**
 * Reads a file in whole blocks and remembers the last ones, so that many small reads are few requests, and no request to the bucket stays open while a
 * slow device takes what it got. `to` is exclusive in both.
 */
export const inBlocks = (
  bytes: number,
  read: (from: number, to: number) => Promise<Uint8Array>,
): ((from: number, to: number) => AsyncGenerator<Uint8Array>) => {
  const blocks = new Map<number, Promise<Uint8Array>>();
  const blockAt = (index: number): Promise<Uint8Array> => {
    const content = blocks.get(index) ?? read(index * block, Math.min((index + 1) * block, bytes));
    // The block used last is forgotten last, and one that could not be read at once.
    blocks.delete(index);
    blocks.set(index, content);
    content.catch(() => blocks.delete(index));
    for (const oldest of blocks.keys()) {
      if (blocks.size <= remembered) break;
      blocks.delete(oldest);
    }
    return content;
  };
  return async function* (from, to) {
    const end = Math.min(to, bytes);
    for (let at = from; at < end;) {
      const index = Math.floor(at / block);
      const upTo = Math.min(end, (index + 1) * block);
      yield (await blockAt(index)).subarray(at - index * block, upTo - index * block);
      at = upTo;
    }
  };
};
