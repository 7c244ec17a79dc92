import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import type { Outcome } from '../outcome';
import { exportCommand } from './export';
import { filesMove } from './files-move';
import type { MachineCommand, OnMachine, Tried } from './machine-command';

const sayTried = ({ what, well, says }: Tried): string => `${what.padEnd(9)}${well ? 'well' : 'NOT WELL'}: ${says}`;

const doctor: MachineCommand = {
  name: 'doctor',
  usage: "on the portal's machine: tries settings, store, clock, lines, mail and files, and says what to do",
  takes: [],
  run: async (machine, _, json) => {
    const tried = await machine.doctor();
    const stdout = json ? JSON.stringify(tried, null, 2) : tried.map(sayTried).join('\n');
    return { exit: tried.every(({ well }) => well) ? 0 : 1, stdout: `${stdout}\n`, stderr: '' };
  },
};

/** A sentence on standard output if it was done, on standard error if not. */
const saidBy = (done: E.Either<string, string>, json: boolean): Outcome => {
  if (E.isLeft(done)) return { exit: 1, stdout: '', stderr: `${done.left}\n` };
  return { exit: 0, stdout: `${json ? JSON.stringify({ done: done.right }) : done.right}\n`, stderr: '' };
};

const backup: MachineCommand = {
  name: 'backup',
  usage: "on the portal's machine: writes the embedded store, files and key into it, while the portal runs or not",
  takes: ['FILE'],
  run: async (machine, [file = ''], json) => saidBy(await machine.backup(file), json),
};

const restore: MachineCommand = {
  name: 'restore',
  usage: 'puts a backup into DATA_DIR, which must be empty',
  takes: ['FILE'],
  run: async (machine, [file = ''], json) => saidBy(await machine.restore(file), json),
};

export const machineCommands: readonly MachineCommand[] = [doctor, backup, restore, filesMove, exportCommand];

/** Runs it with what was typed after its name. */
export const runMachineCommand = async (
  { name, takes, run }: MachineCommand,
  args: readonly string[],
  onMachine: OnMachine,
): Promise<Outcome> => {
  const usage = ['operator', name, ...takes, '[--json]'].join(' ');
  const parsed = E.tryCatch(
    () => parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, allowPositionals: true }),
    (fault) => (fault instanceof Error ? fault.message : String(fault)),
  );
  const given = E.isRight(parsed) ? parsed.right.positionals : [];
  if (E.isLeft(parsed) || given.length !== takes.length)
    return { exit: 2, stdout: '', stderr: `${E.isLeft(parsed) ? `${parsed.left}\n` : ''}${usage}\n` };
  return run(await onMachine(), given, parsed.right.values.json === true);
};
