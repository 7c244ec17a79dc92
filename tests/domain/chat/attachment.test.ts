import * as fc from 'fast-check';
import {
  attachmentFormats,
  attachmentKind,
  mayAttach,
  makingRoom,
  mostUnsentAttachments,
} from '../../../domain/chat/attachment';
import { largestAttachment } from '../../../domain/files/file-limits';

describe('An attachment', () => {
  it.each([
    ['image/jpeg', 'image'],
    ['image/png', 'image'],
    ['image/heic', 'image'],
    ['IMAGE/PNG', 'image'],
    ['application/pdf', 'pdf'],
    ['video/mp4', 'video'],
    ['video/quicktime', 'video'],
    ['text/plain', 'document'],
    ['text/plain; charset=utf-8', 'document'],
    [' text/csv ', 'document'],
    ['application/rtf', 'document'],
    ['text/rtf', 'document'],
    ['application/msword', 'document'],
    ['application/vnd.ms-excel', 'document'],
    ['application/vnd.ms-powerpoint', 'document'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
    ['application/vnd.oasis.opendocument.text', 'document'],
    ['application/zip', 'generic'],
    ['audio/mpeg', 'generic'],
    ['text/html', 'generic'],
    ['text/plainer', 'generic'],
    ['application/pdf2', 'generic'],
    ['application/vnd.ms-outlook', 'generic'],
    ['x-image/png', 'generic'],
    ['my/video/mp4', 'generic'],
    ['x-application/pdf', 'generic'],
    ['x-text/plain', 'generic'],
    ['x-application/vnd.ms-excel', 'generic'],
  ])('of the type %j is shown as %s, whatever its name [spec 2 §3]', (mediaType, kind) => {
    expect(attachmentKind('cv.bin', mediaType)).toBe(kind);
    expect(attachmentKind('photo.png', mediaType)).toBe(kind);
  });

  it('that is SVG is never shown as an image, by type or name: it can carry a script [spec 2 §3]', () => {
    expect(attachmentKind('logo.svg', 'image/svg+xml')).toBe('generic');
    expect(attachmentKind('logo.svg', '')).toBe('generic');
  });

  it.each([
    ...['a.jpg', 'a.jpeg', 'A.JPG', 'a.png', 'a.gif', 'a.webp', 'a.bmp', 'a.jfif', 'a.JPE', 'a.png.'].map((name) => [
      name,
      'image',
    ]),
    ...['a.pdf', 'a.b.PDF'].map((name) => [name, 'pdf']),
    ...[
      'a.doc',
      'a.docx',
      'a.odt',
      'a.rtf',
      'a.txt',
      'a.csv',
      'a.xls',
      'a.xlsx',
      'a.ods',
      'a.ppt',
      'a.pptx',
      'a.odp',
    ].map((name) => [name, 'document']),
    ...['a.mp4', 'a.m4v', 'a.mov', 'a.webm', 'a.mkv', 'a.avi', 'a.3gp'].map((name) => [name, 'video']),
    ...[
      'a.zip',
      'a.heic',
      'a.mp3',
      'a.exe',
      'a',
      'pdf',
      'pdf.',
      '',
      '.',
      'a.pdf.exe',
      'apdf',
      'ajpg',
      'adoc',
      'amp4',
      'a.pdfx',
      'a.jpgx',
      'a.docy',
      'a.mp4x',
    ].map((name) => [name, 'generic']),
  ])('called %j without a type is shown as %s, by its extension [spec 2 §3]', (name, kind) => {
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

  it.each([
    [0, { _tag: 'Refused', reason: { _tag: 'FileEmpty', bytes: 0, atLeast: 1 } }],
    [-1, { _tag: 'Refused', reason: { _tag: 'FileEmpty', bytes: -1, atLeast: 1 } }],
    [1, { _tag: 'Allowed', value: 'image' }],
    [10_485_759, { _tag: 'Allowed', value: 'image' }],
    [10_485_760, { _tag: 'Allowed', value: 'image' }],
    [10_485_761, { _tag: 'Refused', reason: { _tag: 'FileTooLarge', bytes: 10_485_761, atMost: 10_485_760 } }],
  ])('of %d bytes is %j: 1 byte to 10 MiB [R20]', (bytes, answer) => {
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
