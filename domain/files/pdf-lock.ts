import { hasRead, latinOf, standsAt, thenRead, wantsBytes, type Reading } from './reading';

/* How a PDF is encrypted (ISO 32000-1 §7.6, ISO 32000-2 §7.6.4), read without decrypting or unpacking anything. */

/** Revisions 2 to 4: MD5 and RC4 say whether a password opens it. Texts have one character per byte. */
export interface EarlierPdfLock {
  readonly _tag: 'EarlierPdfLock';
  readonly revision: 2 | 3 | 4;
  /** In bytes. Programs disagree on the length that revision 4 means, so there may be two. */
  readonly keyLengths: readonly number[];
  readonly owner: string;
  readonly user: string;
  readonly permissions: number;
  readonly fileId: string;
  readonly encryptsMetadata: boolean;
}

/** Revisions 5 and 6: SHA-2 says it. The user's text is 32 bytes of hash, 8 of salt, 8 of another salt. */
export interface LaterPdfLock {
  readonly _tag: 'LaterPdfLock';
  readonly revision: 5 | 6;
  readonly user: string;
}

/** What tells whether a password opens a PDF. */
export type PdfLock = EarlierPdfLock | LaterPdfLock;

type Signature = readonly [number, ...(readonly number[])];
const encryptWord: Signature = [0x2f, 0x45, 0x6e, 0x63, 0x72, 0x79, 0x70, 0x74];
const objectWord: Signature = [0x6f, 0x62, 0x6a];

const step = 256 * 1024;
/** How much of the file around a word the pattern sees. */
const around = 64;

interface Match {
  readonly at: number;
  /** What the pattern captured. */
  readonly captured: string | undefined;
}

/** Where the word stands last and the pattern matches, because what was appended to a file counts. Only what comes before `to` is searched. */
const lastMatch = (word: Signature, pattern: string, to: number): Reading<Match | undefined> => {
  if (to <= 0) return hasRead(undefined);
  const from = to - step;
  const begin = Math.max(0, from - around);
  return wantsBytes(begin, to + around, (bytes) => {
    // No word stands at the first byte of a PDF.
    for (let at = bytes.lastIndexOf(word[0]); at > 0; at = bytes.lastIndexOf(word[0], at - 1)) {
      if (!standsAt(bytes, at, word)) continue;
      const seen = Math.max(0, at - around);
      const here = new RegExp(pattern, 'y');
      here.lastIndex = at - seen;
      const match = here.exec(latinOf(bytes.subarray(seen, at + around)));
      if (match !== null) return hasRead({ at: begin + at, captured: match[1] });
    }
    return lastMatch(word, pattern, from);
  });
};

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What a literal text stands for (ISO 32000-1 §7.3.4.2). */
const plainOf = (literal: string): string =>
  literal.replace(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([^]))|\r\n?/g, (_all, octal?: string, end?: string, one?: string) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    if (end !== undefined) return '';
    return one === undefined ? '\n' : (escapes[one] ?? one);
  });

/** Digits of a hexadecimal text; a missing last one is 0. */
const fromHex = (digits: string): string =>
  (digits.replace(/\s/g, '').match(/..?/g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
    .join('');

/** Where the literal text that begins there ends: its parentheses come in pairs. */
const endOfLiteral = (text: string, begin: number): number => {
  let open = 1;
  let at = begin + 1;
  for (; at < text.length && open > 0; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') open += 1;
    else if (text[at] === ')') open -= 1;
  }
  return at;
};

const token = /%[^\r\n]*|<<|>>|[[\]]|\/[^\s()<>[\]{}/%]*|<[\s\da-fA-F]*>|\(|[^\s()<>[\]{}/%]+/g;

/**
 * The entries of the first dictionary of a text: a name or a number as it is written, a text as its bytes, a list as its first item.
 * Nested dictionaries are left out.
 */
const entriesOf = (text: string): ReadonlyMap<string, string> => {
  const entries = new Map<string, string>();
  const tokens = new RegExp(token);
  let depth = 0;
  let key: string | undefined;
  const take = (value: string): void => {
    if (key !== undefined && !entries.has(key)) entries.set(key, value);
    key = undefined;
  };
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const [word] = found;
    if (word === '<<' || word === '[') {
      depth += 1;
      // A nested dictionary is no value here, and a list is one by its first item.
      if (word === '<<') key = undefined;
    } else if (word === '>>' || word === ']') {
      depth -= 1;
      key = undefined;
      if (depth === 0) break;
    } else if (word === '(') {
      tokens.lastIndex = endOfLiteral(text, found.index);
      take(plainOf(text.slice(found.index + 1, tokens.lastIndex - 1)));
    } else if (word.startsWith('<')) take(fromHex(word.slice(1, -1)));
    else if (word.startsWith('/') && key === undefined && depth === 1) key = word.slice(1);
    else if (!word.startsWith('%')) take(word);
  }
  return entries;
};

/** Far more than an encryption dictionary or a trailer takes. Ours. */
const dictionaryWithin = 4_096;

const earlierRevisions: readonly (2 | 3 | 4)[] = [2, 3, 4];
const laterRevisions: readonly (5 | 6)[] = [5, 6];
/** From 40 to 128 bits, as revisions 2 to 4 allow. */
const [shortestKey, longestKey] = [5, 16];

/** The lock that a dictionary describes. Undefined: it can't be read, or it lets everybody read the pages. */
const lockOf = (entries: ReadonlyMap<string, string>, fileId: string | undefined): PdfLock | undefined => {
  const numberOf = (name: string): number => Number(entries.get(name));
  /** The first bytes of a text; undefined: it has fewer. */
  const bytesOf = (name: string, length: number): string | undefined => {
    const text = entries.get(name);
    return text === undefined || text.length < length ? undefined : text.slice(0, length);
  };
  if (entries.get('Filter') !== '/Standard') return undefined;
  const version = numberOf('V');
  // Then only attached files are encrypted.
  const isIdentity = (name: string): boolean => (entries.get(name) ?? '/Identity') === '/Identity';
  if (version >= 4 && isIdentity('StmF') && isIdentity('StrF')) return undefined;
  const later = laterRevisions.find((revision) => revision === numberOf('R'));
  if (later !== undefined) {
    const user = bytesOf('U', 48);
    return user === undefined ? undefined : { _tag: 'LaterPdfLock', revision: later, user };
  }
  const revision = earlierRevisions.find((one) => one === numberOf('R'));
  const permissions = numberOf('P');
  const [owner, user] = [bytesOf('O', 32), bytesOf('U', 32)];
  if (revision === undefined || fileId === undefined || !Number.isInteger(permissions)) return undefined;
  if (owner === undefined || user === undefined) return undefined;
  const bits = numberOf('Length');
  const stated = version > 1 && bits <= 8 * longestKey ? Math.max(shortestKey, Math.floor(bits / 8)) : shortestKey;
  return {
    _tag: 'EarlierPdfLock',
    revision,
    keyLengths: version === 4 ? [longestKey, stated] : [stated],
    owner,
    user,
    permissions,
    fileId,
    encryptsMetadata: entries.get('EncryptMetadata') !== 'false',
  };
};

/** The trailer's first identifier of the file, next to its entry about encryption: the near one, if an older trailer is near, too. */
const fileIdNear = (text: string, entry: number): string | undefined => {
  const places = Array.from(text.matchAll(/\/ID\s*\[/g), ({ index }) => index);
  const [nearest] = places.sort((a, b) => Math.abs(a - entry) - Math.abs(b - entry));
  return nearest === undefined ? undefined : entriesOf(`<<${text.slice(nearest)}`).get('ID');
};

/** An entry of the trailer, which names an object or holds a dictionary (ISO 32000-1 §7.5.5). */
const encryptEntry = String.raw`/Encrypt\s*(?:(\d{1,10}\s+\d{1,5})\s+R\b|<<)`;

/** The beginning of the object that has these two numbers. */
const beginningOf = (numbers: string): string => String.raw`(?<=\D${numbers.replace(/\s+/, String.raw`\s+`)}\s+)obj`;

/** How a PDF is encrypted. Undefined: it isn't, or what says so can't be read. */
export const readPdfLock = (fileLength: number): Reading<PdfLock | undefined> =>
  thenRead(lastMatch(encryptWord, encryptEntry, fileLength), (entry) => {
    if (entry === undefined) return hasRead(undefined);
    const begin = Math.max(0, entry.at - dictionaryWithin);
    return wantsBytes(begin, entry.at + dictionaryWithin, (trailer) => {
      const text = latinOf(trailer);
      const place = entry.at - begin;
      const fileId = fileIdNear(text, place);
      if (entry.captured === undefined) return hasRead(lockOf(entriesOf(text.slice(place)), fileId));
      return thenRead(lastMatch(objectWord, beginningOf(entry.captured), fileLength), (found) =>
        found === undefined
          ? hasRead(undefined)
          : wantsBytes(found.at, found.at + dictionaryWithin, (bytes) =>
              hasRead(lockOf(entriesOf(latinOf(bytes)), fileId)),
            ),
      );
    });
  });

/** Whether a PDF opens with the empty password, as one does that only forbids to print or to copy. */
export type OpensPdf = (lock: PdfLock) => boolean;

/** Whether a PDF needs a password. Where it can't be read how it is encrypted, it isn't known to. */
export const readNeedsPassword = (fileLength: number, opens: OpensPdf): Reading<boolean> =>
  thenRead(readPdfLock(fileLength), (lock) => hasRead(lock !== undefined && !opens(lock)));
