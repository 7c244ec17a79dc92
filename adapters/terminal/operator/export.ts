import * as E from 'fp-ts/Either';
import type { ApplicationsExported } from '../../../application/operator/export.port';
import type { MachineCommand } from './machine-command';

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const sayExported = ({ candidates, applications, files, resumes, bytes, answersLeft }: ApplicationsExported): string =>
  [
    `Exported ${counted(applications, 'application')} of ${counted(candidates, 'candidate')} with ${counted(resumes, 'resume')} (${counted(bytes, 'byte')}). Load positions and questionnaires from your own import files first, then one after the other:`,
    ...files.map((file) => `npm run import -- ${file}`),
    `Not in it: ${answersLeft === 0 ? '' : `${counted(answersLeft, 'recorded answer')} (operator answer), `}older resumes, conversations, attendance, what import files said of meetings, and how somebody signed up.`,
  ].join('\n');

/** `operator export FOLDER`: 0 it is there whole; 1 refused or interrupted by a fault, and why. */
export const exportCommand: MachineCommand = {
  name: 'export',
  usage: 'every application of a running portal as import files, with its resume; candidates see that it was opened',
  takes: ['FOLDER'],
  run: async ({ exportTo }, [folder = ''], json) => {
    const exported = await exportTo(folder);
    if (E.isLeft(exported))
      return { exit: exported.left.exit, stdout: '', stderr: exported.left.lines.map((line) => `${line}\n`).join('') };
    const { answersLeft, ...rest } = exported.right;
    const stdout = json ? JSON.stringify({ ...rest, answers_left: answersLeft }, null, 2) : sayExported(exported.right);
    return { exit: 0, stdout: `${stdout}\n`, stderr: '' };
  },
};
