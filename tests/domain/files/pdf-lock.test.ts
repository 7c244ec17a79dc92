import * as fc from 'fast-check';
import { readNeedsPassword, readPdfLock, type PdfLock } from '../../../domain/files/pdf-lock';
import { encryptedPdf, encryptions, type Encryption } from '../../support/builders/encrypted-pdfs';
import { bytesOf, pdfFile } from '../../support/builders/resume-files';
import { readInMemory } from '../../support/read-in-memory';

const lockOf = (bytes: Uint8Array): PdfLock | undefined => readInMemory(bytes, readPdfLock(bytes.length));

const [owner, user, longUser] = ['a1'.repeat(32), 'b2'.repeat(32), 'c3'.repeat(48)];
const id = '<00ff>';
const pdfOf = (lock: string): Uint8Array => encryptedPdf({ lock, id });
const plain = `/Filter /Standard /O <${owner}> /U <${user}> /P -8`;

const lock: PdfLock = {
  _tag: 'EarlierPdfLock',
  revision: 2,
  keyLengths: [5],
  owner: '\u00A1'.repeat(32),
  user: '\u00B2'.repeat(32),
  permissions: -8,
  fileId: '\u0000\u00FF',
  encryptsMetadata: true,
};
const old: Encryption = { lock: `<< ${plain} /V 1 /R 2 >>`, id };

/** Every byte as three octal digits. */
const octal = (hex: string): string =>
  `(${hex.replace(/../g, (pair) => `\\${Number.parseInt(pair, 16).toString(8).padStart(3, '0')}`)})`;

describe('The encryption of a PDF', () => {
  it.each<[string, Uint8Array, Partial<PdfLock>]>([
    ['of 40 bits', encryptedPdf(old), lock],
    ['whose first version states a longer key', pdfOf(`<< ${plain} /V 1 /R 2 /Length 128 >>`), { keyLengths: [5] }],
    ['of 128 bits', pdfOf(`<< ${plain} /V 2 /R 3 /Length 128 >>`), { revision: 3, keyLengths: [16] }],
    ['of 40 bits, stated', pdfOf(`<< ${plain} /V 2 /R 3 /Length 40 >>`), { keyLengths: [5] }],
    ['of 48 bits', pdfOf(`<< ${plain} /V 2 /R 3 /Length 48 >>`), { keyLengths: [6] }],
    ['of 47 bits', pdfOf(`<< ${plain} /V 2 /R 3 /Length 47 >>`), { keyLengths: [5] }],
    ['of 39 bits, which there are not', pdfOf(`<< ${plain} /V 2 /R 3 /Length 39 >>`), { keyLengths: [5] }],
    ['of 129 bits, which there are not', pdfOf(`<< ${plain} /V 2 /R 3 /Length 129 >>`), { keyLengths: [5] }],
    [
      'of AES',
      pdfOf(`<< ${plain} /V 4 /R 4 /Length 128 /StmF /StdCF /CF << /StdCF << /R 9 /U <00> >> >> >>`),
      { revision: 4, keyLengths: [16, 16], user: lock.user, encryptsMetadata: true },
    ],
    [
      'of texts alone, with plain metadata',
      pdfOf(`<< ${plain} /V 4 /R 4 /StmF /Identity /StrF /StdCF /EncryptMetadata false >>`),
      { keyLengths: [16, 5], encryptsMetadata: false },
    ],
    [
      'of AES-256',
      pdfOf(`<< /Filter/Standard/V 5/R 6/U<${longUser}0000>/StrF/StdCF >>`),
      { _tag: 'LaterPdfLock', revision: 6, user: '\u00C3'.repeat(48) },
    ],
    [
      'whose texts are literal',
      pdfOf(`<< /Filter/Standard /O ${octal(owner)} /U ${octal(user)} /P -8 /V 1 /R 2 >>`),
      lock,
    ],
    [
      'whose texts have escapes',
      encryptedPdf({ ...old, id: String.raw`(\n\(\)(in)\101\7` + '\\\r\n\r\n.\\\\)' }),
      { fileId: '\n()(in)A\u0007\n.\\' },
    ],
    [
      'whose texts have line ends of every kind, and escapes of every kind',
      encryptedPdf({ ...old, id: '(a\\\rb\rc\nd\\r\\t\\b\\f\\x)' }),
      { fileId: 'ab\nc\nd\r\t\b\fx' },
    ],
    ['whose text has a parenthesis alone', encryptedPdf({ ...old, id: String.raw`(a\)b\(c)` }), { fileId: 'a)b(c' }],
    [
      'whose texts are longer',
      pdfOf(`<< /Filter /Standard /O <${owner}00> /U <${user}00> /P -8 /V 1 /R 2 >>`),
      { owner: lock.owner, user: lock.user },
    ],
    ['with an odd number of digits', encryptedPdf({ ...old, id: '<4 14>' }), { fileId: 'A@' }],
    ['with an empty name', encryptedPdf({ ...old, id: '<>' }), { fileId: '' }],
    ['with a comment', pdfOf(`% >> /R 3\n<< % /R 3\n ${plain} /V 1 /R 2 >>`), lock],
    ['with a comment before a value', pdfOf(`<< ${plain} /V 1 /R % 3\n 2 >>`), lock],
    [
      'with a dictionary where a number is due, and the number later',
      pdfOf(`<< ${plain} /V 1 /R << 9 >> /R 2 >>`),
      lock,
    ],
    ['with a list', pdfOf(`<< /Kept [ /R /V [ 9 ] 3 ] /Not [] ${plain} /V 1 /R 2 /R 3 >>`), lock],
    ['in its trailer', bytesOf(`%PDF-1.7\ntrailer <</Size 4/Encrypt<<${plain}/V 1/R 2>>/ID[${id}${id}]>>`), lock],
    [
      'at the beginning of its trailer, far from the beginning of the file',
      bytesOf(
        `%PDF-1.7\n${' '.repeat(9_000)}trailer <</Encrypt<<${plain}/V 1/R 2>>/ID[${id}${id}]>> trailer <</ID[<22>]>>`,
      ),
      lock,
    ],
    [
      'named with blanks between its numbers',
      bytesOf(`%PDF-1.7 4 0 obj${old.lock} <</ID[${id}]/Encrypt 4 \n 0 R>>`),
      lock,
    ],
    [
      'with the word "obj" in a text near its beginning',
      bytesOf(`%PDF-1.7 4 0 obj <</Kept (an obj) ${plain} /V 1 /R 2>> <</ID[${id}]/Encrypt 4 0 R>>`),
      lock,
    ],
    ['named at the second byte', bytesOf(`%/Encrypt 4 0 R /ID[${id}] 4 0 obj${old.lock}`), lock],
    ['far from its end', encryptedPdf(old, ' '.repeat(600_000)), lock],
    [
      'in a trailer near another',
      bytesOf(
        `%PDF-1.7\n4 0 obj ${old.lock} endobj trailer <</ID[<22><22>]>>  trailer << /ID [${id}] /Encrypt 4 0 R >> trailer <</ID[<33><33>]>>`,
      ),
      lock,
    ],
    [
      'in the newer of two objects',
      encryptedPdf({ lock: '<< /Filter /Other >>', id }, `4  0\nobj ${old.lock} endobj 14 0 obj <<>> endobj object`),
      lock,
    ],
  ])('is read: one %s [R20a]', (_what, bytes, expected) => {
    expect(lockOf(bytes)).toMatchObject(expected);
  });

  it('is read wherever it stands: pieces of the file are seen whole [R20a]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 261_900, max: 262_400 }), fc.boolean(), (blanks, between) => {
        const { length } = encryptedPdf(old);
        const bytes = between
          ? bytesOf(`%PDF-1.7\n4 0 obj${old.lock}${' '.repeat(blanks)}<</ID[${id}]/Encrypt 4 0 R>>`)
          : encryptedPdf(old, ' '.repeat(blanks - length));
        expect(lockOf(bytes)).toEqual(lock);
      }),
      { numRuns: 60 },
    );
  });

  it.each<readonly [string, Uint8Array]>([
    ['no PDF is encrypted', pdfFile],
    ['nothing is there', new Uint8Array()],
    ['the word stands at the first byte', bytesOf(`/Encrypt 4 0 R /ID[${id}] 4 0 obj${old.lock}`)],
    ['the identifier is no list', bytesOf(`%PDF-1.7\n4 0 obj ${old.lock} /ID ${id} << /Encrypt 4 0 R >>`)],
    ['the object is missing', bytesOf(`%PDF-1.7 trailer << /Encrypt 4 0 R >>`)],
    ['only another object has this number at its end', bytesOf(`%PDF 14 0 obj ${old.lock} << /Encrypt 4 0 R >>`)],
    ['the identifier is missing', bytesOf(`%PDF-1.7\n4 0 obj ${old.lock} << /Encrypt 4 0 R >>`)],
    ['a certificate opens it', pdfOf(`<< /Filter /Adobe.PubSec ${plain} /V 1 /R 2 >>`)],
    ['only attached files are encrypted', pdfOf(`<< ${plain} /V 4 /R 4 /StmF /Identity /EFF /StdCF >>`)],
    ['its revision is unknown', pdfOf(`<< ${plain} /V 1 /R 7 >>`)],
    ['permissions are missing', pdfOf(`<< /Filter /Standard /O <${owner}> /U <${user}> /V 1 /R 2 >>`)],
    [
      'permissions are missing, and the next object has some',
      pdfOf(`<< /Filter /Standard /O <${owner}> /U <${user}> /V 1 /R 2 >> endobj 5 0 obj << /P -8 >>`),
    ],
    ['the owner is missing', pdfOf(`<< /Filter /Standard /U <${user}> /P -8 /V 1 /R 2 >>`)],
    ['the user is missing', pdfOf(`<< /Filter /Standard /O <${owner}> /P -8 /V 1 /R 2 >>`)],
    ['the longer user is missing', pdfOf(`<< /Filter /Standard /V 5 /R 6 /StmF /StdCF >>`)],
    ['the user is a byte short', pdfOf(`<< /Filter /Standard /O <${owner}> /U <${user.slice(2)}> /P -8 /V 1 /R 2 >>`)],
    [
      'the text of the user never ends',
      bytesOf(
        `%PDF-1.7 <</ID[${id}]/Encrypt 4 0 R>> 4 0 obj <</Filter/Standard/O<${owner}>/P -8/V 1/R 2/U(${'u'.repeat(32)}`,
      ),
    ],
    ['the owner is cut', pdfOf(`<< /Filter /Standard /O <a1> /U <${user}> /P -8 /V 1 /R 2 >>`)],
    ['the user is cut', pdfOf(`<< /Filter /Standard /O <${owner}> /U (b2 /P -8 /V 1 /R 2 >>`)],
    ['the longer user is cut', pdfOf(`<< /Filter /Standard /U <${user}> /V 5 /R 6 /StmF /StdCF >>`)],
  ])('is not known where %s [R20a]', (_what, bytes) => {
    expect(lockOf(bytes)).toBeUndefined();
  });

  it('is looked for in pieces of 256 kB, with a little around each [R20a]', () => {
    const file = encryptedPdf(old, ' '.repeat(600_000));
    const pieces: number[] = [];
    let reading = readPdfLock(file.length);
    while (reading._tag === 'Wants') {
      const { from, to } = reading;
      pieces.push(to - from);
      reading = reading.then(file.subarray(from, to));
    }
    expect(Math.max(...pieces)).toBe(256 * 1024 + 128);
  });

  it.each<[string, Uint8Array, boolean, boolean]>([
    ['no PDF is encrypted', pdfFile, false, false],
    ['the empty password opens it', encryptedPdf(old), true, false],
    ['it does not', encryptedPdf(old), false, true],
  ])('needs a password or not, where %s [R20a]', (_what, bytes, opens, needed) => {
    const asked: PdfLock[] = [];
    const opensIt = (one: PdfLock): boolean => {
      asked.push(one);
      return opens;
    };
    expect(readInMemory(bytes, readNeedsPassword(bytes.length, opensIt))).toBe(needed);
    expect(asked).toEqual(bytes === pdfFile ? [] : [lock]);
  });

  it('is read from whatever qpdf writes [R20a]', () => {
    for (const { open, locked } of encryptions)
      for (const one of [open, locked]) expect(lockOf(encryptedPdf(one))).toBeDefined();
  });
});
