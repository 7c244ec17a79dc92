import { allowed, refused, type Decision } from '../decision';
import { hasRead, standsAt, wantsBytes, type Reading } from '../resumes/reading';
import { attachmentExtension, mayAttach, type AttachmentKind, type AttachmentRefusal } from './attachment';

/* Checks an attachment's first bytes against the type its name claims. Nothing is unpacked or executed. */

const codesOf = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));

type Mark = (bytes: Uint8Array) => boolean;

const at =
  (position: number, signature: readonly number[]): Mark =>
  (bytes) =>
    standsAt(bytes, position, signature);

const text = (position: number, signature: string): Mark => at(position, codesOf(signature));

/** PDF readers look for the header in the first 1,024 bytes (ISO 32000, implementation note 13). */
const headBytes = 1_024;

const isPdf: Mark = (bytes) => bytes.some((_, position) => text(position, '%PDF-')(bytes));
const isZip = at(0, [0x50, 0x4b, 0x03, 0x04]);
/** A compound file: Word, Excel and PowerPoint from 97 to 2003 (MS-CFB). */
const isCompound = at(0, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const isPlain: Mark = (bytes) => !bytes.includes(0);
const isBoxed: Mark = (bytes) => ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].some((box) => text(4, box)(bytes));
const isEbml = at(0, [0x1a, 0x45, 0xdf, 0xa3]);
const isJpeg = at(0, [0xff, 0xd8, 0xff]);
const isRiff = (of: string): Mark => {
  const [riff, kind] = [text(0, 'RIFF'), text(8, of)];
  return (bytes) => riff(bytes) && kind(bytes);
};

/** Programs, whatever they are called: for Windows, Linux, macOS, Java, and scripts that name their interpreter. */
const programs: readonly Mark[] = [
  text(0, 'MZ'),
  at(0, [0x7f, 0x45, 0x4c, 0x46]),
  at(0, [0xcf, 0xfa, 0xed, 0xfe]),
  at(0, [0xca, 0xfe, 0xba, 0xbe]),
  text(0, '#!'),
];
const isNoProgram: Mark = (bytes) => !programs.some((mark) => mark(bytes));

const marks: ReadonlyMap<string, Mark> = new Map([
  ...['jpg', 'jpeg'].map((extension) => [extension, isJpeg] as const),
  ['png', at(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['gif', text(0, 'GIF8')],
  ['webp', isRiff('WEBP')],
  ['bmp', text(0, 'BM')],
  ['pdf', isPdf],
  ...['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'].map((extension) => [extension, isZip] as const),
  ...['doc', 'xls', 'ppt'].map((extension) => [extension, isCompound] as const),
  ['rtf', text(0, '{\\rtf')],
  ...['txt', 'csv'].map((extension) => [extension, isPlain] as const),
  ...['mp4', 'm4v', 'mov', '3gp'].map((extension) => [extension, isBoxed] as const),
  ...['webm', 'mkv'].map((extension) => [extension, isEbml] as const),
  ['avi', isRiff('AVI ')],
]);

/** The server's check of a file for a message: name, size, then content (R40). Any other kind may be anything but a program. */
export const readAttachment = (
  name: string,
  fileLength: number,
): Reading<Decision<AttachmentRefusal, AttachmentKind>> => {
  const file = mayAttach(name, fileLength);
  if (file._tag === 'Refused') return hasRead(file);
  const kind = file.value;
  const isIt = marks.get(attachmentExtension(name)) ?? isNoProgram;
  return wantsBytes(0, headBytes, (bytes) =>
    hasRead(isIt(bytes) ? allowed(kind) : refused({ _tag: 'AttachmentMismatch', kind })),
  );
};
