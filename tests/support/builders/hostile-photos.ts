/* Photos that cost much to clean if every part of them is looked at again, or kept by itself. */

const segment = (marker: number, content: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

const start = Buffer.from([0xff, 0xd8]);
/** A scan, and the end. */
const end = Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);

/** The smallest picture: what is left of `pointingJpeg` once it is clean. */
export const plainJpeg = new Uint8Array(Buffer.concat([start, end]));

/** 1.09 MB: 20,000 Exif segments, each of which points at one directory of 65,535 entries in the comments behind them. */
export const pointingJpeg = (): Uint8Array => {
  const many = 20_000;
  const exif = segment(0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\0'));
  const [tiff, offset] = [10, 14];
  const pointing = Array.from({ length: many }, (_, n) => {
    const one = Buffer.from(exif);
    one.writeUInt32BE((many - n) * exif.length + 4 - tiff, offset);
    return one;
  });
  const comment = segment(0xfe, Buffer.alloc(65_000));
  const first = Buffer.from(comment);
  first.writeUInt16BE(0xffff, 4);
  return new Uint8Array(Buffer.concat([start, ...pointing, first, ...Array.from({ length: 12 }, () => comment), end]));
};

/** As many bytes as may be attached, in segments of four, which are kept. */
export const choppedJpeg = (bytes: number): Uint8Array => {
  const room = bytes - start.length - end.length;
  return new Uint8Array(Buffer.concat([start, Buffer.alloc(room - (room % 4), Buffer.from([0xff, 0xee, 0, 2])), end]));
};
