import * as E from 'fp-ts/Either';
import type { ApplicationsExported } from '../../../application/operator/export.port';
import type { MachineCommand } from './machine-command';

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const sayExported = ({ candidates, applications, files, resumes, answers, bytes }: ApplicationsExported): string =>
  [
    `Exported ${counted(applications, 'application')} of ${counted(candidates, 'candidate')} with ${counted(resumes, 'resume')} and ${counted(answers, 'recorded answer')} (${counted(bytes, 'byte')}). Load positions and questionnaires from your own import files first, then one after the other:`,
    ...files.map((file) => `npm run import -- ${file}`),
    'Not in it: older resumes, conversations, attendance, what import files said of meetings, and how somebody signed up.',
  ].join('\n');

/** `operator export FOLDER`: 0 it is there whole; 1 refused or interrupted by a fault, and why. */
export const exportCommand: MachineCommand = {
  name: 'export',
  usage:
    'every application of a running portal as import files, with its resume and recorded answers; candidates see that these were opened',
  takes: ['FOLDER'],
  run: async ({ exportTo }, [folder = ''], json) => {
    const exported = await exportTo(folder);
    if (E.isLeft(exported))
      return { exit: exported.left.exit, stdout: '', stderr: exported.left.lines.map((line) => `${line}\n`).join('') };
    const stdout = json ? JSON.stringify(exported.right, null, 2) : sayExported(exported.right);
    return { exit: 0, stdout: `${stdout}\n`, stderr: '' };
  },
};
