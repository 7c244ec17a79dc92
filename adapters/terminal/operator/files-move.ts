import * as E from 'fp-ts/Either';
import type { FilesMoved } from '../../../application/files/move-files.service';
import type { MachineCommand } from './machine-command';

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const sayMoved = ({ files, bytes, thereAlready, uploads }: FilesMoved, from: string, to: string): string =>
  [
    `Moved ${counted(files, 'file')} (${counted(bytes, 'byte')}) and ${counted(uploads, 'upload')} under way to ${to}; ${counted(thereAlready, 'file')} ${thereAlready === 1 ? 'was' : 'were'} there already.`,
    `Each was compared with its original. ${from} has them still: delete it once the portal runs with ${to}.`,
  ].join('\n');

/** `operator files-move FROM TO`: 0 all is there; 1 refused or interrupted by a fault, and why. */
export const filesMove: MachineCommand = {
  name: 'files-move',
  usage: 'each a folder such as DATA_DIR/files, or s3://bucket/prefix',
  takes: ['FROM', 'TO'],
  run: async ({ moveFiles }, [from = '', to = ''], json) => {
    const moved = await moveFiles(from, to);
    if (E.isLeft(moved))
      return { exit: moved.left.exit, stdout: '', stderr: moved.left.lines.map((line) => `${line}\n`).join('') };
    const { files, bytes, thereAlready, uploads } = moved.right;
    const answer = { files, bytes, there_already: thereAlready, uploads };
    const stdout = json ? JSON.stringify(answer, null, 2) : sayMoved(moved.right, from, to);
    return { exit: 0, stdout: `${stdout}\n`, stderr: '' };
  },
};
