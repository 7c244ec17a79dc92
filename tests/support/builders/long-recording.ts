import { webmFile } from './recorded-files';

/* Long recordings, as Chrome records them: clusters of unknown length, a picture every 33 ms, sound every 20 ms, no index and no duration. */

const clusterId = Buffer.from('1f43b675', 'hex');
const small = Buffer.from(webmFile);
/** What is said of the two tracks, before the first cluster. */
const head = small.subarray(0, small.indexOf(clusterId));
/** A cluster begins at least this often, in milliseconds: a block's time is 16 bits from its cluster's. */
const clusterLasts = 5_000;

const cluster = (at: number): Buffer<ArrayBuffer> => {
  const time = Buffer.alloc(4);
  time.writeUInt32BE(at);
  return Buffer.concat([clusterId, Buffer.from('01ffffffffffffffe784', 'hex'), time]);
};

const blockHead = (track: 1 | 2, offset: number, isKey: boolean, length: number): Buffer<ArrayBuffer> => {
  const block = Buffer.from([0xa3, 0, 0, 0, 0, 0x80 + track, 0, 0, isKey ? 0x80 : 0]);
  block.writeUInt32BE(0x10_00_00_00 + length + 4, 1);
  block.writeInt16BE(offset, 6);
  return block;
};

/** The first picture of `webmFile`, 48 by 32, is what a decoder starts with; the others are noise of the wanted length. */
const keyFrame = Buffer.from([0x50, 0x42, 0, 0x9d, 0x01, 0x2a, 0x30, 0, 0x20, 0]);
const sound = Buffer.alloc(60, 0xf8);

/** `pictureBytes`: the average length of a picture; 48,000 blocks in ten minutes. */
export const longRecording = (milliseconds: number, pictureBytes: number): Buffer => {
  const picture = Buffer.alloc(pictureBytes, 'as noisy as a picture');
  picture[0] = 0x31;
  const first = Buffer.concat([keyFrame, picture]);
  const parts = [head];
  for (let began = 0; began < milliseconds; began += clusterLasts) {
    parts.push(cluster(began));
    const blocks = [
      ...Array.from({ length: clusterLasts / 20 }, (_, n) => ({ at: n * 20, track: 2 as const })),
      ...Array.from({ length: (clusterLasts * 3) / 100 }, (_, n) => ({
        at: Math.ceil((n * 100) / 3),
        track: 1 as const,
      })),
    ].sort((a, b) => a.at - b.at || a.track - b.track);
    for (const { at, track } of blocks.filter((block) => began + block.at < milliseconds)) {
      const isKey = track === 2 || at === 0;
      const content = track === 2 ? sound : isKey ? first : picture;
      parts.push(blockHead(track, at, isKey, content.length), content);
    }
  }
  return Buffer.concat(parts);
};
