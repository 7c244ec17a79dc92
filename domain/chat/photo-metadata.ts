/*
 * Photos without what they say about place, time and camera. JPEG, PNG and WebP keep what is needed to draw them: their picture, colors and, in a
 * JPEG, how it is turned. GIF and BMP come from no camera and pass as they are.
 */

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** 0 past the end. */
const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/**
 * No camera or program writes a picture in as many parts: 10 MB of PNG in parts of 8 kB are 1,300. A file with more counts as damaged, so that tiny parts
 * cost neither time nor memory. Ours.
 */
export const mostPhotoParts = 65_536;

/** Adds a part to what is kept; parts that follow each other in the file are one. */
const keep = (kept: Uint8Array[], part: Uint8Array): void => {
  const last = kept.at(-1);
  if (last?.buffer === part.buffer && last.byteOffset + last.length === part.byteOffset)
    kept[kept.length - 1] = new Uint8Array(part.buffer, last.byteOffset, last.length + part.length);
  else kept.push(part);
};

/**
 * How a JPEG's Exif segment says that it is turned (Exif 2.32, tag 0x0112), 2 to 8; undefined: it is upright. From its TIFF header to the segment's end, so that its
 * directory has at most 5,461 entries.
 */
const orientationIn = (tiff: Uint8Array): number | undefined => {
  const little = textAt(tiff, 0, 2) === 'II';
  const read = (at: number, size: 2 | 4): number => {
    let value = 0;
    for (let n = 0; n < size; n += 1) value = 256 * value + byteAt(tiff, little ? at + size - 1 - n : at + n);
    return value;
  };
  const directory = read(4, 4);
  const entries = read(directory, 2);
  for (let n = 0; n < entries; n += 1) {
    const entry = directory + 2 + 12 * n;
    if (entry + 12 > tiff.length) return undefined;
    const value = read(entry + 8, 2);
    if (read(entry, 2) === 0x0112) return value > 1 && value <= 8 ? value : undefined;
  }
  return undefined;
};

/** An Exif segment that says the orientation and nothing else. */
const orientationOnly = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ]);

const exif = 0xe1;
const profile = 0xe2;
const adobe = 0xee;
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** JFIF, a color profile and Adobe's color transform are needed; other application segments and comments are not. */
const isNeeded = (marker: number, bytes: Uint8Array, content: number): boolean => {
  if (marker === profile) return textAt(bytes, content, 11) === 'ICC_PROFILE';
  return marker === 0xe0 || marker === adobe || ((marker & 0xf0) !== 0xe0 && marker !== 0xfe);
};

/** Where the coded picture after a scan's header ends: at the next marker that isn't a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = byteAt(bytes, at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
};

const cleanJpeg = (bytes: Uint8Array): Uint8Array | undefined => {
  const kept: Uint8Array[] = [];
  let orientation: number | undefined;
  let hasExif = false;
  let at = 2;
  for (let part = 0; part < mostPhotoParts;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = byteAt(bytes, at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // What follows the end, such as a second picture with a place of its own, is left out.
    if (marker === endOfImage)
      return joined([
        Uint8Array.from([0xff, 0xd8]),
        ...(orientation === undefined ? [] : [orientationOnly(orientation)]),
        ...kept,
        Uint8Array.from([0xff, endOfImage]),
      ]);
    const length = 256 * byteAt(bytes, at + 2) + byteAt(bytes, at + 3);
    if (length < 2) return undefined;
    const content = at + 4;
    const next = at + 2 + length;
    if (!hasExif && marker === exif && textAt(bytes, content, 4) === 'Exif') {
      hasExif = true;
      orientation = orientationIn(bytes.subarray(content + 6, next));
    }
    const end = marker === startOfScan ? endOfScan(bytes, next) : next;
    if (isNeeded(marker, bytes, content)) keep(kept, bytes.subarray(at, end));
    at = end;
    part += 1;
  }
  return undefined;
};

const pngChunks: readonly string[] = [
  ...[
    'IHDR',
    'PLTE',
    'IDAT',
    'IEND',
    'tRNS',
    'cHRM',
    'gAMA',
    'iCCP',
    'sBIT',
    'sRGB',
    'cICP',
    'bKGD',
    'pHYs',
    'hIST',
    'sPLT',
  ],
  ...['acTL', 'fcTL', 'fdAT'],
];

const cleanPng = (bytes: Uint8Array): Uint8Array | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  let at = 8;
  for (let part = 0; part < mostPhotoParts && at + 12 <= bytes.length; part += 1) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const kind = textAt(bytes, at + 4, 4);
    if (pngChunks.includes(kind)) keep(kept, bytes.subarray(at, end));
    if (kind === 'IEND') return joined(kept);
    at = end;
  }
  return undefined;
};

const webpChunks: readonly string[] = ['VP8 ', 'VP8L', 'ANIM', 'ANMF', 'ALPH', 'ICCP'];
/** The flags of a WebP's Exif and XMP. */
const webpMetadata = 0x08 | 0x04;

const cleanWebp = (bytes: Uint8Array): Uint8Array | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  let at = 12;
  for (let part = 0; at + 8 <= bytes.length; part += 1) {
    if (part === mostPhotoParts) return undefined;
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) return undefined;
    const kind = textAt(bytes, at, 4);
    if (kind === 'VP8X') {
      const chunk = bytes.slice(at, end);
      chunk[8] = byteAt(chunk, 8) & ~webpMetadata;
      keep(kept, chunk);
    } else if (webpChunks.includes(kind)) keep(kept, bytes.subarray(at, end));
    at = end;
  }
  if (kept.length === 0) return undefined;
  const whole = joined([bytes.subarray(0, 12), ...kept]);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
};

/** The picture without its metadata; unchanged if it has none. Undefined if the file is corrupt. Each byte is read a few times, whatever it says (R54). */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return cleanJpeg(bytes);
  if (textAt(bytes, 1, 3) === 'PNG') return cleanPng(bytes);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return cleanWebp(bytes);
  return bytes;
};
