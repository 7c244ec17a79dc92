import * as fc from 'fast-check';
import { readAttachment } from '../../../domain/chat/attachment-content';
import { readInMemory } from '../../support/read-in-memory';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  );

const read = (name: string, content: Uint8Array) => readInMemory(content, readAttachment(name, content.length));

const zip = bytes('PK', [3, 4]);
const compound = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const good: readonly (readonly [string, Uint8Array, string])[] = [
  ['a.jpg', bytes([0xff, 0xd8, 0xff]), 'image'],
  ['A.JPEG', bytes([0xff, 0xd8, 0xff]), 'image'],
  ['a.png', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image'],
  ['a.gif', bytes('GIF89a'), 'image'],
  ['a.webp', bytes('RIFF....WEBP'), 'image'],
  ['a.bmp', bytes('BM'), 'image'],
  ['a.pdf', bytes('x\n%PDF-1.7'), 'pdf'],
  ...['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'].map((kind) => [`a.${kind}`, zip, 'document'] as const),
  ...['doc', 'xls', 'ppt'].map((kind) => [`a.${kind}`, compound, 'document'] as const),
  ['a.rtf', bytes('{\\rtf1'), 'document'],
  ['a.txt', bytes('Hello'), 'document'],
  ['a.csv', bytes('a,b'), 'document'],
  ['a.mp4', bytes('....ftypisom'), 'video'],
  ['a.m4v', bytes('....ftyp'), 'video'],
  ['a.mov', bytes('....moov'), 'video'],
  ['a.3gp', bytes('....ftyp'), 'video'],
  ['a.webm', bytes([0x1a, 0x45, 0xdf, 0xa3]), 'video'],
  ['a.mkv', bytes([0x1a, 0x45, 0xdf, 0xa3]), 'video'],
  ['a.avi', bytes('RIFF....AVI '), 'video'],
  ['a.bin', bytes('anything'), 'generic'],
  ['without an extension', bytes('anything'), 'generic'],
];

describe('The content of an attachment', () => {
  it.each(good)('called %s matches its name [R40]', (name, content, kind) => {
    expect(read(name, content)).toEqual({ _tag: 'Allowed', value: kind });
  });

  it.each(good.filter(([, , kind]) => kind !== 'generic'))(
    'called %s is refused if it is something else [R40]',
    (name, _, kind) => {
      const other = bytes('no ', [0], ' such file');
      expect(read(name, other)).toEqual({ _tag: 'Refused', reason: { _tag: 'AttachmentMismatch', kind } });
    },
  );

  it.each([
    ['a.webp', 'RIFF....AVI '],
    ['a.webp', 'FFIR....WEBP'],
    ['a.avi', 'RIFF....WEBP'],
  ])('called %s is not %j [R40]', (name, content) => {
    expect(read(name, bytes(content))).toMatchObject({ _tag: 'Refused', reason: { _tag: 'AttachmentMismatch' } });
  });

  it.each([
    ['Windows', bytes('MZ')],
    ['Linux', bytes([0x7f], 'ELF')],
    ['macOS', bytes([0xcf, 0xfa, 0xed, 0xfe])],
    ['Java', bytes([0xca, 0xfe, 0xba, 0xbe])],
    ['a shell', bytes('#!/bin/sh')],
  ])('never contains a program for %s, whatever its name [R40]', (_, content) => {
    for (const name of ['a.bin', 'a', 'a.png'])
      expect(read(name, content)).toMatchObject({ _tag: 'Refused', reason: { _tag: 'AttachmentMismatch' } });
  });

  it.each(['a.exe', 'a.svg', 'a.HTML', 'a.heic', 'a.js', 'a. exe '])('called %s is refused unread [R40]', (name) => {
    expect(read(name, bytes('anything'))).toMatchObject({ _tag: 'Refused', reason: { _tag: 'AttachmentNotAllowed' } });
  });

  it('is read only up to its first kilobyte [R40]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_485_760 }),
        fc.constantFrom(...good.map(([name]) => name)),
        (length, name) => {
          const reading = readAttachment(name, length);
          expect(reading).toMatchObject({ _tag: 'Wants', from: 0, to: 1_024 });
        },
      ),
    );
  });
});
