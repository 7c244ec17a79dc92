import * as E from 'fp-ts/Either';
import type { Machine } from '../../../adapters/terminal/operator/machine-command';
import { runOperator } from '../../../adapters/terminal/operator/run-operator';

/* The commands for the portal's own machine, as somebody types them. */

const nobody = () => Promise.reject(new Error('No portal is asked.'));
const machine: Machine = {
  doctor: () =>
    Promise.resolve([
      { what: 'store', well: true, says: 'it answers' },
      { what: 'mail', well: false, says: 'Set SMTP_URL.' },
    ]),
  backup: (file) => Promise.resolve(E.right(`${file} has it all.`)),
  exportTo: (folder) =>
    Promise.resolve(
      folder === 'there'
        ? E.left({ exit: 1, lines: ['there is there already.'] })
        : E.right({
            ...{ candidates: 2, applications: 3, files: [`${folder}/import-0001.json`] },
            ...{ resumes: 1, answers: 2, bytes: 900 },
          }),
    ),
  moveFiles: () => Promise.reject(new Error('nothing is moved')),
  restore: (file) => Promise.resolve(E.left(`There is no ${file}.`)),
};
const typed = (...args: readonly string[]) => runOperator(args, nobody, () => Promise.resolve(machine));

describe('operator', () => {
  it('doctor says a line for each try, and ends with 1 if one is not well', async () => {
    expect(await typed('doctor')).toEqual({
      exit: 1,
      stdout: 'store    well: it answers\nmail     NOT WELL: Set SMTP_URL.\n',
      stderr: '',
    });
  });

  it('backup and restore take a file, and say what became of it', async () => {
    expect(await typed('backup', 'a.tgz')).toEqual({ exit: 0, stdout: 'a.tgz has it all.\n', stderr: '' });
    expect(await typed('restore', 'a.tgz')).toEqual({ exit: 1, stdout: '', stderr: 'There is no a.tgz.\n' });
  });

  it('export says how to load what it wrote, and what is not in it', async () => {
    expect(await typed('export', 'moved')).toEqual({
      exit: 0,
      stdout: expect.stringContaining(
        'Exported 3 applications of 2 candidates with 1 resume and 2 recorded answers (900 bytes). Load positions and questionnaires from your own import files first, then one after the other:\nnpm run import -- moved/import-0001.json\nNot in it: older resumes',
      ),
      stderr: '',
    });
    expect(JSON.parse((await typed('export', 'moved', '--json')).stdout)).toEqual({
      ...{ candidates: 2, applications: 3, files: ['moved/import-0001.json'] },
      ...{ resumes: 1, answers: 2, bytes: 900 },
    });
    expect(await typed('export', 'there')).toEqual({ exit: 1, stdout: '', stderr: 'there is there already.\n' });
  });

  it.each([
    [['export'], 'operator export FOLDER [--json]\n'],
    [['backup'], 'operator backup FILE [--json]\n'],
    [['restore', 'a.tgz', 'b.tgz'], 'operator restore FILE [--json]\n'],
    [['doctor', 'now'], 'operator doctor [--json]\n'],
  ])('%j is not understood', async (args, usage) => {
    expect(await typed(...args)).toEqual({ exit: 2, stdout: '', stderr: usage });
  });
});
