import * as fc from 'fast-check';
import { mostPhotoParts, withoutMetadata } from '../../../domain/chat/photo-metadata';
import { plainJpeg, pointingJpeg } from '../../support/builders/hostile-photos';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

const codes = (text: string): readonly number[] => Array.from(text, (one) => one.charCodeAt(0));
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? codes(part) : part)));
const has = (content: Uint8Array | undefined, text: string): boolean =>
  content !== undefined && Buffer.from(content).includes(text);

const segment = (marker: number, ...parts: readonly (string | readonly number[])[]): readonly number[] => {
  const content = [...bytes(...parts)];
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
};

/** An Exif segment with an orientation and a place, in either byte order. */
const exif = (orientation: number, little = false): readonly number[] => {
  const n = (value: number, size: number): readonly number[] => {
    const big = Array.from({ length: size }, (_, at) => (value >> (8 * (size - 1 - at))) & 0xff);
    return little ? [...big].reverse() : big;
  };
  return segment(
    0xe1,
    'Exif',
    [0, 0],
    little ? 'II' : 'MM',
    n(42, 2),
    n(8, 4),
    n(2, 2),
    [
      ...[...n(0x8825, 2), ...n(4, 2), ...n(1, 4), ...n(0, 4)],
      ...[...n(0x0112, 2), ...n(3, 2), ...n(1, 4), ...n(orientation, 2), 0, 0],
      ...[...n(0, 4)],
    ],
    'GPS 41.88 N',
  );
};

const scan = [...segment(0xda, [1, 2]), 5, 0xff, 0x00, 0xff, 0xd0, 7, 0xff, 0xff];
const jpeg = (...segments: readonly (readonly number[])[]): Uint8Array =>
  bytes([0xff, 0xd8], ...segments, scan, segment(0xc4, 'table'), segment(0xda, [3]), [9, 9], [0xff, 0xd9]);

describe("A photo's metadata", () => {
  it('are removed from a JPEG: location, camera, comments and a second picture, but not its colors and scans [R40]', () => {
    const kept = [segment(0xe0, 'JFIF'), segment(0xe2, 'ICC_PROFILE', [0]), segment(0xee, 'Adobe'), segment(0xdb, 'q')];
    const dropped = [
      exif(1),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/ GPS'),
      segment(0xe2, 'MPF GPS'),
      segment(0xed, 'IPTC GPS'),
      segment(0xfe, 'GPS'),
    ];
    const whole = bytes([...jpeg(...kept, ...dropped)], [0xff, 0xd8, 0xff], 'GPS');
    expect(has(whole, 'GPS')).toBe(true);
    expect(withoutMetadata(whole)).toEqual(jpeg(...kept));
  });

  it.each(cases('chat/photo-metadata-orientation', { orientation: number }))('$title', ({ orientation }) => {
    for (const little of [true, false]) {
      const clean = withoutMetadata(jpeg(exif(orientation, little)));
      expect(has(clean, 'GPS')).toBe(false);
      expect(Array.from(clean ?? []).slice(0, 4)).toEqual([0xff, 0xd8, 0xff, 0xe1]);
      // Cleaned again, it stays as it is: the orientation is read where it was written.
      expect(withoutMetadata(clean ?? new Uint8Array())).toEqual(clean);
    }
  });

  it('keep an orientation only from an Exif segment, and from the first that has one [R40]', () => {
    const changed = (at: number, value: number): readonly number[] =>
      exif(6).map((one, index) => (index === at ? value : one));
    for (const other of [
      // Another segment, another name, and a directory that ends before the orientation.
      changed(1, 0xed),
      changed(4, 0x78),
      changed(19, 1),
    ])
      expect(withoutMetadata(jpeg(other))).toEqual(jpeg());
    expect(withoutMetadata(jpeg(exif(1), exif(6)))).toEqual(jpeg());
  });

  it('of a truncated JPEG, wherever it is cut: it is damaged [R40]', () => {
    const whole = jpeg(exif(6), segment(0xe0, 'JFIF'));
    for (let length = 2; length < whole.length; length += 1)
      expect(withoutMetadata(whole.slice(0, length))).toBeUndefined();
  });

  it('are removed while the fill bytes, empty segments and restarts of a JPEG stay [R40]', () => {
    const [start, end] = [
      [0xff, 0xd8],
      [0xff, 0xd9],
    ];
    const jfif = segment(0xe0, 'JFIF');
    expect(withoutMetadata(bytes(start, [0xff], jfif, scan, end))).toEqual(bytes(start, jfif, scan, end));
    expect(withoutMetadata(bytes(start, segment(0xe0), scan, end))).toEqual(bytes(start, segment(0xe0), scan, end));
    const restarted = [...segment(0xda, [1]), 5, 0xff, 0xd7, 9, 9];
    expect(withoutMetadata(bytes(start, restarted, end))).toEqual(bytes(start, restarted, end));
  });

  it('keep the orientation of a directory that ends with its segment, and of none that is cut [R40]', () => {
    const entry = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00];
    const directory = (...content: readonly number[]) =>
      segment(0xe1, 'Exif', [0, 0], 'MM', [0, 42, 0, 0, 0, 8, 0, 1], content);
    expect(withoutMetadata(jpeg(directory(...entry)))).toEqual(withoutMetadata(jpeg(exif(6))));
    expect(withoutMetadata(jpeg(directory(...entry.slice(0, -1))))).toEqual(jpeg());
  });

  it('drop an invalid or truncated orientation [R40]', () => {
    for (const broken of [
      exif(0),
      exif(9),
      segment(0xe1, 'Exif', [0, 0], 'MM', [0, 42, 0, 0]),
      segment(0xe1, 'Exif', [0, 0], 'MM', [0, 42, 0, 0, 0, 8, 0, 9]),
    ])
      expect(withoutMetadata(jpeg(broken))).toEqual(jpeg());
  });

  it.each<readonly [string, Uint8Array]>([
    ['nothing after its start', bytes([0xff, 0xd8])],
    ['no marker', bytes([0xff, 0xd8, 1, 2, 3])],
    ['a segment of no length', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
    ['no end', bytes([0xff, 0xd8], scan)],
    ['padding and no end', bytes([0xff, 0xd8, 0xff, 0xff, 0xff])],
    ['something else between its segments', bytes([0xff, 0xd8], segment(0xe0, 'JFIF'), [0, 0xe0, 0, 2, 0xff, 0xd9])],
    ['something before a marker', bytes([0xff, 0xd8], segment(0xe0, 'JFIF'), [1, 2], [0xff, 0xd9])],
  ])('of a JPEG with %s: it is damaged [R40]', (_, content) => {
    expect(withoutMetadata(content)).toBeUndefined();
  });

  const signature = [0x89, ...codes('PNG\r\n'), 0x1a, ...codes('\n')];
  const chunk = (kind: string, ...parts: readonly string[]): readonly number[] => {
    const content = parts.flatMap(codes);
    return [0, 0, content.length >> 8, content.length & 0xff, ...codes(kind), ...content, 1, 2, 3, 4];
  };

  it('are removed from a PNG: everything but the chunks needed to render it [R40]', () => {
    const whole = bytes(
      signature,
      chunk('IHDR', 'x'),
      chunk('eXIf', 'GPS'),
      chunk('tEXt', 'GPS'),
      chunk('IDAT', 'y'),
      chunk('IEND'),
      'GPS',
    );
    expect(withoutMetadata(whole)).toEqual(bytes(signature, chunk('IHDR', 'x'), chunk('IDAT', 'y'), chunk('IEND')));
    expect(withoutMetadata(bytes(signature, chunk('IHDR', 'x')))).toBeUndefined();
    expect(withoutMetadata(bytes(signature, [0, 0, 1, 0], 'IHDR', [0, 0, 0, 0]))).toBeUndefined();
  });

  it.each(cases('chat/photo-metadata-png-kept', { kind: text }))('$title', ({ kind }) => {
    const picture = bytes(signature, chunk('IHDR', 'x'), chunk(kind, 'z'), chunk('IDAT', 'y'), chunk('IEND'));
    expect(withoutMetadata(picture)).toEqual(picture);
    expect(withoutMetadata(bytes(signature, chunk('IHDR', 'x'), [0, 0, 1, 0], 'IEND', [0, 0, 0, 0]))).toBeUndefined();
  });

  const webp = (...chunks: readonly (readonly number[])[]): Uint8Array => {
    const body = chunks.flat();
    return bytes('RIFF', [body.length + 4, 0, 0, 0], 'WEBP', body);
  };
  const part = (kind: string, content: readonly number[]): readonly number[] => [
    ...codes(kind),
    ...[content.length, 0, 0, 0],
    ...content,
    ...(content.length % 2 === 1 ? [0] : []),
  ];

  it('leave a WebP, which no longer says that it has any [R40]', () => {
    const whole = webp(
      part('VP8X', [0x1c, 0, 0]),
      part('VP8 ', [0xff, 2]),
      part('EXIF', codes('GPS')),
      part('XMP ', codes('GPS!')),
    );
    const before = Uint8Array.from(whole);
    expect(withoutMetadata(whole)).toEqual(webp(part('VP8X', [0x10, 0, 0]), part('VP8 ', [0xff, 2])));
    expect(whole).toEqual(before);
    expect(withoutMetadata(webp())).toBeUndefined();
    expect(withoutMetadata(bytes('RIFF', [0, 0, 0, 0], 'WEBP', 'VP8 ', [9, 0, 0, 0]))).toBeUndefined();
  });

  it.each(cases('chat/photo-metadata-webp-kept', { kind: text }))('$title', ({ kind }) => {
    for (const content of [[0x0c, 2], []]) {
      const picture = webp(part('VP8 ', [1, 2]), part(kind, content));
      expect(withoutMetadata(picture)).toEqual(picture);
    }
  });

  it('are not looked for in other files [R40]', () => {
    for (const content of [
      ...[bytes('GIF89a'), bytes('BM'), new Uint8Array(), bytes([0xff, 0]), bytes([0, 0xd8])],
      ...[bytes('RIFF....AVI LIST'), bytes('FFIR....WEBP')],
    ])
      expect(withoutMetadata(content)).toBe(content);
  });

  /** The same bytes, and how often one of them was read by its place. */
  const counted = (content: Uint8Array) => {
    let reads = 0;
    const watched = new Proxy(content, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        const value: unknown = Reflect.get(target, key, target);
        const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
        return bound;
      },
    });
    return { watched, reads: () => reads };
  };

  it('are looked for once: 20,000 Exif segments, of which each points at a directory of 65,535 entries, are read as one [R54]', () => {
    const whole = pointingJpeg();
    expect(withoutMetadata(whole)).toEqual(plainJpeg);
    // An endless directory in the first segment ends with it.
    const full = segment(
      0xe1,
      'Exif',
      [0, 0],
      'MM',
      [0, 42, 0, 0, 0, 8, 0xff, 0xff],
      Array.from({ length: 65_000 }, () => 0),
    );
    for (const content of [whole, jpeg(full, full, full), jpeg(exif(6))]) {
      const { watched, reads } = counted(content);
      withoutMetadata(watched);
      expect(reads()).toBeLessThan(content.length);
    }
  });

  it.each<[string, (parts: number) => Uint8Array]>([
    ['JPEG', (n) => bytes([0xff, 0xd8], ...Array.from({ length: n }, () => [0xff, 0xfe, 0, 2]), [0xff, 0xd9])],
    ['PNG', (n) => bytes(signature, ...Array.from({ length: n - 1 }, () => chunk('tEXt')), chunk('IEND'))],
    ['WebP', (n) => bytes('RIFF....WEBP', part('VP8 ', []), ...Array.from({ length: n - 1 }, () => part('EXIF', [])))],
  ])('of a %s in more than 65,536 parts are not looked for: it is damaged [R54]', (_, inParts) => {
    expect(mostPhotoParts).toBe(65_536);
    expect(withoutMetadata(inParts(65_535))).toBeDefined();
    expect(withoutMetadata(inParts(65_537))).toBeUndefined();
  });

  it('of a JPEG are not looked for in 65,536 parts before its end, which is one, too [R54]', () => {
    const comments = Array.from({ length: 65_536 }, () => [0xff, 0xfe, 0, 2]);
    expect(withoutMetadata(bytes([0xff, 0xd8], ...comments, [0xff, 0xd9]))).toBeUndefined();
  });

  it('leave what is kept in one piece, however many segments, chunks and scans there are [R54]', () => {
    const kept = segment(0xdb, 'q');
    const scans = Array.from({ length: 1_000 }, () => scan).flat();
    const whole = bytes([0xff, 0xd8], ...Array.from({ length: 1_000 }, () => kept), scans, [0xff, 0xd9]);
    expect(withoutMetadata(whole)).toEqual(whole);
  });

  it('are removed from anything without failing, and removing them again changes nothing [R40]', () => {
    const starts = [[0xff, 0xd8, 0xff], signature, codes('RIFF....WEBPVP8 ')];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const clean = withoutMetadata(bytes(start, Array.from(rest)));
        if (clean !== undefined) expect(withoutMetadata(clean)).toEqual(clean);
      }),
    );
  });
});
