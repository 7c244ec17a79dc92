import { importAnswer, importFiles, importResume } from '../../../contract/operator/operator-import.calls';
import { aRecording, sha256 } from '../a-recording';
import type { Fields } from '../asking';
import { answered, refuses, succeeds } from '../expectations';
import { failed } from '../reply';
import { allOf, passed } from '../verdict';
import type { Chapter } from '../world';
import { deskCheck as check } from './desk';

/* Imports, and the files that they name. */

export const operatorImport: Chapter = [
  check(
    importResume,
    'takes the file of a resume, the same for the same bytes, and refuses one that is none',
    async ({ ask }) => {
      const sent = { file_name: 'resume.rtf', content: btoa('{\\rtf1\\ansi Conformance\\par}') };
      const first = await ask(importResume, sent);
      const again = await ask(importResume, sent);
      const isSame = answered(importResume, first)?.sha256 === answered(importResume, again)?.sha256;
      return allOf([
        succeeds(importResume, first),
        succeeds(importResume, again),
        isSame ? passed : failed(again, 'the same sha256 as before'),
        refuses(importResume, await ask(importResume, { ...sent, file_name: 'resume.pdf' }), 'ContentMismatch'),
        refuses(importResume, await ask(importResume, { ...sent, file_name: 'resume.txt' }), 'WrongFileType'),
      ]);
    },
  ),
  check(
    importAnswer,
    'takes a recorded answer in pieces, tells where to go on, and refuses what is none or not what was announced',
    async ({ ask }) => {
      const half = Math.floor(aRecording.length / 2);
      const whole = { sha256: await sha256(aRecording), bytes: aRecording.length };
      const piece = (from: number, content: Uint8Array<ArrayBuffer>): Fields => ({
        ...whole,
        first_byte: from,
        content: btoa(String.fromCharCode(...content)),
      });
      const all = async (content: Uint8Array<ArrayBuffer>, digest: string) =>
        ask(importAnswer, { ...piece(0, content), bytes: content.length, sha256: digest });
      const first = await ask(importAnswer, piece(0, aRecording.slice(0, half)));
      const rest = await ask(importAnswer, piece(half, aRecording.slice(half)));
      const again = await ask(importAnswer, piece(0, new Uint8Array()));
      const there = answered(importAnswer, first)?.received;
      const none = new TextEncoder().encode('This is no recording.');
      return allOf([
        // Another run may have sent it.
        there === half || there === whole.bytes ? passed : failed(first, `${half} bytes, or all`),
        answered(importAnswer, rest)?.received === whole.bytes ? passed : failed(rest, 'all bytes'),
        answered(importAnswer, again)?.received === whole.bytes ? passed : failed(again, 'all bytes, as before'),
        refuses(importAnswer, await all(none, await sha256(none)), 'NotARecording'),
        refuses(importAnswer, await all(aRecording.slice(0, half), '0'.repeat(64)), 'OtherContent'),
      ]);
    },
  ),
  check(importFiles, 'loads files, or nothing where one has a fault, which it names', async ({ ask }) => {
    const empty = { files: [{ name: 'empty.json', content: {} }], only_check: false };
    const broken = { files: [{ name: 'broken.json', content: { positions: [{}] } }], only_check: false };
    return allOf([
      succeeds(importFiles, await ask(importFiles, empty)),
      refuses(importFiles, await ask(importFiles, broken), 'FilesRefused'),
    ]);
  }),
];
