import * as E from 'fp-ts/Either';
import { isUtf8 } from 'node:buffer';

/* What Windows, Excel and old programs write under the name of a text file. Nothing is guessed: a letter read wrongly would stand in a candidate's name. */

const lineFeed = 0x0a;

/** What Windows-1252 has from 0x80 to 0x9F; Node's decoder takes it for Latin-1, which has nothing there. */
const windowsOnly = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009Dž\u0178';

/** The first line that is not UTF-8, counted from 1, and where in the file the first byte of it stands that begins no character. */
const firstFault = (bytes: Buffer): { readonly line: number; readonly at: number } => {
  let [line, begins] = [1, 0];
  let ends = bytes.indexOf(lineFeed);
  while (ends >= 0 && isUtf8(bytes.subarray(begins, ends))) {
    [line, begins] = [line + 1, ends + 1];
    ends = bytes.indexOf(lineFeed, begins);
  }
  const rest = bytes.subarray(begins, ends < 0 ? bytes.length : ends);
  let at = 0;
  for (let size: number | undefined = 0; size !== undefined;) {
    at += size;
    const from = at;
    size = [1, 2, 3, 4].find((length) => from + length <= rest.length && isUtf8(rest.subarray(from, from + length)));
  }
  return { line, at: begins + at };
};

/** The encoding by its mark, and how long the mark is. */
const marks: readonly (readonly [name: 'utf-16le' | 'utf-16be' | 'utf-8', mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
];

const saysWhere = (bytes: Buffer): string => {
  const { line, at } = firstFault(bytes);
  const byte = bytes.subarray(at, at + 1);
  const letter = byte
    .toString('latin1')
    .replace(/[\u0080-\u009F]/, (one) => windowsOnly.charAt(one.charCodeAt(0) - 0x80));
  return `0x${byte.toString('hex').toUpperCase()} in line ${line}, byte ${at + 1} of the file. In Windows-1252 that is '${letter}': save the file as UTF-8`;
};

/** The text of a file in UTF-8, or in UTF-16 with its mark; else what was found, and where. */
export const textIn = (bytes: Buffer): E.Either<string, string> => {
  const [name, mark] = marks.find(([, begins]) => begins.every((byte, at) => bytes[at] === byte)) ?? ['utf-8', []];
  const body = bytes.subarray(mark.length);
  // JSON begins with two characters of ASCII: a null among them is half a character of UTF-16.
  if (mark.length === 0 && (bytes[0] === 0 || bytes[1] === 0))
    return E.left('UTF-16 without its mark: save the file as UTF-8');
  if (name === 'utf-8') return isUtf8(body) ? E.right(body.toString('utf8')) : E.left(saysWhere(bytes));
  return E.tryCatch(
    () => new TextDecoder(name, { fatal: true }).decode(body),
    () => 'half a character of UTF-16: the file was cut',
  );
};
