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

  it.each([
    [['backup'], 'operator backup FILE [--json]\n'],
    [['restore', 'a.tgz', 'b.tgz'], 'operator restore FILE [--json]\n'],
    [['doctor', 'now'], 'operator doctor [--json]\n'],
  ])('%j is not understood', async (args, usage) => {
    expect(await typed(...args)).toEqual({ exit: 2, stdout: '', stderr: usage });
  });
});
