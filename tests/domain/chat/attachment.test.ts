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
  const neverTaken = `
    action ade adp apk app appimage appinstaller application appref-ms appx arj asp aspx avif bas bash bat bin bz2 cab cer
    chm class cmd cnt com command cpl crt csh deb der desktop diagcab dll dmg dng docm dot dotm drv dylib elf exe fxp gadget
    gz hei heic heics heif hif hlp hpj hta htm html img inf ins iso isp isu jar jnlp job js jse jsp ksh lnk mad maf mam maq
    mar mas mat mau mav maw mcf mda mdb mde mdt mdw mdz mht mhtml mjs msc msh msi msix msixbundle msp mst msu mui nef ocx ops
    osd pcd phar php pif pkg pl plg potm ppam ppsm pptm prf prg ps1 ps1xml ps2 psc1 psd1 psm1 pst pub py pyc pyo pyw pyz rar
    rb reg rpm run sct scf scpt scr sea settingcontent-ms sh shar shb shs shtml sldm so svg svgz swf sys tar theme tif tiff
    tmp udl url vb vbe vbp vbs vhd vhdx vsmacros vsw wasm webloc website wim workflow ws wsb wsc wsf wsh xbap xht
    xhtml xlam xll xlsb xlsm xltm xml xnk xsl zip zsh 7z
  `
    .trim()
    .split(/\s+/);

  it.each(neverTaken)('called a.%s is never accepted, with whatever nobody sees behind it [R40]', (extension) => {
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
