import * as E from 'fp-ts/Either';
import type { FilesMoved } from '../../../application/files/move-files.service';
import type { Outcome } from '../outcome';
import type { Local } from './local';

export const filesMove = {
  name: 'files-move',
  usage: 'FROM TO   each a folder such as DATA_DIR/files, or s3://bucket/prefix',
} as const;

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const sayMoved = ({ files, bytes, thereAlready, uploads }: FilesMoved, from: string, to: string): string =>
  [
    `Moved ${counted(files, 'file')} (${counted(bytes, 'byte')}) and ${counted(uploads, 'upload')} under way to ${to}; ${counted(thereAlready, 'file')} ${thereAlready === 1 ? 'was' : 'were'} there already.`,
    `Each was compared with its original. ${from} has them still: delete it once the portal runs with ${to}.`,
  ].join('\n');

const misunderstood = (line: string): Outcome => ({
  exit: 2,
  stdout: '',
  stderr: `${line}\noperator ${filesMove.name} ${filesMove.usage} [--json]\n`,
});

/** `operator files-move FROM TO`: 0 all is there; 1 refused or interrupted by a fault, and why; 2 wrong usage. */
export const runFilesMove = async (args: readonly string[], { moveFiles }: Local): Promise<Outcome> => {
  const json = args.includes('--json');
  const [from, to, ...others] = args.filter((arg) => arg !== '--json');
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json');
  if (unknown !== undefined) return misunderstood(`Unknown option '${unknown}'`);
  if (from === undefined || to === undefined || others.length > 0)
    return misunderstood('Name where the files are, and where they go.');
  const moved = await moveFiles(from, to);
  if (E.isLeft(moved))
    return { exit: moved.left.exit, stdout: '', stderr: moved.left.lines.map((line) => `${line}\n`).join('') };
  const { files, bytes, thereAlready, uploads } = moved.right;
  const answer = { files, bytes, there_already: thereAlready, uploads };
  return {
    exit: 0,
    stdout: `${json ? JSON.stringify(answer, null, 2) : sayMoved(moved.right, from, to)}\n`,
    stderr: '',
  };
};
