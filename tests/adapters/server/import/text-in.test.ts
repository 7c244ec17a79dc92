import * as E from 'fp-ts/Either';
import { textIn } from '../../../../adapters/server/import/text-in';

const zoe = '{\n  "candidates": [],\n  "name": "Zoë"\n}';
const utf16 = Buffer.from(`\uFEFF${zoe}`, 'utf16le');

describe('The text of an import file', () => {
  it.each([
    ['UTF-8', Buffer.from(zoe)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${zoe}`)],
    ['UTF-16 with its mark', utf16],
    ['UTF-16 with its mark, the other way around', Buffer.from(utf16).swap16()],
  ])('is read in %s', (_, bytes) => {
    expect(textIn(bytes)).toEqual(E.right(zoe));
  });

  it.each([
    [
      'Windows-1252',
      Buffer.from(zoe, 'latin1'),
      "0xEB in line 3, byte 36 of the file. In Windows-1252 that is 'ë': save the file as UTF-8",
    ],
    [
      'Windows-1252 behind sound letters of UTF-8',
      Buffer.concat([Buffer.from('{"ж日💩": "'), Buffer.from('ü"}\n', 'latin1')]),
      "0xFC in line 1, byte 16 of the file. In Windows-1252 that is 'ü': save the file as UTF-8",
    ],
    [
      'UTF-8 that is cut',
      Buffer.from('{"é').subarray(0, 3),
      "0xC3 in line 1, byte 3 of the file. In Windows-1252 that is 'Ã': save the file as UTF-8",
    ],
    ['UTF-16 without its mark', utf16.subarray(2), 'UTF-16 without its mark: save the file as UTF-8'],
    [
      'UTF-16 without its mark, the other way around',
      Buffer.from(utf16.subarray(2)).swap16(),
      'UTF-16 without its mark: save the file as UTF-8',
    ],
    ['UTF-16 that is cut', utf16.subarray(0, 9), 'half a character of UTF-16: the file was cut'],
  ])('in %s is refused, and where it stops being text', (_, bytes, found) => {
    expect(textIn(bytes)).toEqual(E.left(found));
  });

  it('of ten million letters is read and refused within the test', () => {
    const long = Buffer.concat([Buffer.alloc(10_000_000, 'ä'), Buffer.of(0x80)]);
    expect(textIn(long)).toEqual(E.left(expect.stringMatching(/^0x80 in line 1, byte 10000001 of the file\. .*'€'/)));
  });
});
