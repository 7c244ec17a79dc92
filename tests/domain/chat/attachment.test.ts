import * as fc from 'fast-check';
import {
  attachmentFormats,
  attachmentKind,
  mayAttach,
  makingRoom,
  mostUnsentAttachments,
} from '../../../domain/chat/attachment';
import { largestAttachment } from '../../../domain/files/file-limits';
import { cases } from '../../support/cases/cases';
import { data, number, text } from '../../../adapters/rules/cases/columns';

describe('An attachment', () => {
  it.each(cases('chat/attachment-kind-by-type', { mediaType: text, kind: text }))('$title', ({ mediaType, kind }) => {
    expect(attachmentKind('cv.bin', mediaType)).toBe(kind);
    expect(attachmentKind('photo.png', mediaType)).toBe(kind);
  });

  it('that is SVG is never shown as an image, by type or name: it can carry a script [spec 2 §3]', () => {
    expect(attachmentKind('logo.svg', 'image/svg+xml')).toBe('generic');
    expect(attachmentKind('logo.svg', '')).toBe('generic');
  });

  it.each(cases('chat/attachment-kind-by-extension', { name: text, kind: text }))('$title', ({ name, kind }) => {
    for (const mediaType of ['', ' ', 'application/octet-stream', 'Application/Octet-Stream; x=y'])
      expect(attachmentKind(name, mediaType)).toBe(kind);
  });

  /** What runs, installs, opens another program, or asks for one, on any system; and pictures whose place stays in them. */

  it.each(cases('chat/attachment-never', { extension: text }))('$title', ({ extension }) => {
    for (const tail of ['', '.', ' ', ' . ', '\u200B', '\u202E', '\u2800', '.\u00AD.', '\u200D'])
      for (const name of [`a.${extension}${tail}`, `photo.jpg.${extension.toUpperCase()}${tail}`])
        expect(mayAttach(name, 1)).toEqual({
          _tag: 'Refused',
          reason: { _tag: 'AttachmentNotAllowed', extension: extension },
        });
  });

  it('is accepted by name if its extension is on the list, and by no other [R40]', () => {
    const listed = attachmentFormats.flatMap(({ kind, extensions }) => extensions.map((one) => [one, kind] as const));
    expect(new Set(listed.map(([one]) => one)).size).toBe(listed.length);
    for (const [extension, kind] of listed)
      for (const name of [`a.${extension}`, `a.exe.${extension.toUpperCase()}.`])
        expect(mayAttach(name, 1)).toEqual({ _tag: 'Allowed', value: kind });
    // A name without an extension waits for its content.
    for (const name of ['', 'photo', 'photo.', '\u200B']) expect(mayAttach(name, 1)._tag).toBe('Allowed');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 :_-]*[a-z0-9]$/), (extension) => {
        const known = listed.some(([one]) => one === extension.trim());
        expect(mayAttach(`a.${extension}`, 1)._tag).toBe(known ? 'Allowed' : 'Refused');
      }),
    );
  });

  it('has one of the five kinds, whatever its name and its type [spec 2 §3]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, mediaType) => {
        expect(['image', 'pdf', 'document', 'video', 'generic']).toContain(attachmentKind(name, mediaType));
      }),
    );
  });

  it.each(cases('chat/attachment-size', { bytes: number, answer: data }))('$title', ({ bytes, answer }) => {
    expect(mayAttach('a.png', bytes)).toEqual(answer);
    expect(largestAttachment).toBe(10_485_760);
  });
});

describe('A candidate’s unsent files', () => {
  it('are ten at most: those that have waited longest make room', () => {
    const newestFirst = Array.from({ length: 13 }, (_, n) => n);
    expect(mostUnsentAttachments).toBe(10);
    expect(makingRoom(newestFirst)).toEqual([10, 11, 12]);
    expect(makingRoom(newestFirst.slice(0, 10))).toEqual([]);
  });
});
