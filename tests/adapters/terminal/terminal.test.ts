import * as E from 'fp-ts/Either';
import { spawnSync } from 'node:child_process';
import { rules } from '../../../adapters/rules/rules';
import type { Reach } from '../../../adapters/terminal/operator/reach';
import { runTerminal } from '../../../adapters/terminal/terminal';
import { built } from '../../support/store/built';

const nothing = async (): Promise<string> => '';
const neverAsked = async (): Promise<string> => {
  throw new Error('standard input was read');
};

const nowhere: Reach = async () => E.left({ because: 'store', lines: ['there is no portal here'], advice: [] });
const nobody = () => E.left(['there is no portal here']);

describe('the terminal face', () => {
  it.each([[['help']], [['--help']]])('%j prints every command and every rule', async (args) => {
    const { exit, stdout, stderr } = await runTerminal(args, neverAsked, nowhere, nobody);
    expect([exit, stderr]).toEqual([0, '']);
    for (const { name } of rules) expect(stdout).toMatch(new RegExp(`^ +${name} +\\{`, 'm'));
    expect(rules.every(({ shape }) => stdout.includes(shape))).toBe(true);
  });

  it.each([[[]], [['rule', 'status']]])('%j is not a command: exit 2 with the list of commands', async (args) => {
    const { exit, stdout, stderr } = await runTerminal(args, neverAsked, nowhere, nobody);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^rules NAME /m);
  });

  it('answers a mistyped rule at once, without waiting for standard input', async () => {
    expect(await runTerminal(['rules', 'statsu'], neverAsked, nowhere, nobody)).toMatchObject({ exit: 2, stdout: '' });
    expect(await runTerminal(['rules'], neverAsked, nowhere, nobody)).toMatchObject({ exit: 2, stdout: '' });
  });

  it('reads standard input for a rule', async () => {
    expect(await runTerminal(['rules', 'zip'], async () => '{"value":"60601"}', nowhere, nobody)).toEqual({
      exit: 0,
      stdout: '{\n  "valid": true\n}\n',
      stderr: '',
    });
    expect(await runTerminal(['rules', 'zip'], nothing, nowhere, nobody)).toMatchObject({ exit: 2, stdout: '' });
  });
});

describe('the built program', () => {
  const program = built('adapters/composition/terminal-main.ts');
  afterAll(program.remove);

  const run = (input: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program.file, ...args], {
      input,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('answers 1,000 questions through pipes', () => {
    const questions = Array.from({ length: 1_000 }, (_, status) => ({ status }));
    const { status, stdout, stderr } = run(JSON.stringify(questions), 'rules', 'status');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toHaveLength(1_000);
  });

  it('exits with 2 and a line for each error', () => {
    expect(run('[{"status":"a"},{}]', 'rules', 'status')).toEqual({
      status: 2,
      stdout: '',
      stderr: '[0].status: expected number, found "a"\n[1].status: expected number, found nothing\n',
    });
    expect(run('', 'rules', 'nothing')).toMatchObject({ status: 2, stdout: '' });
  });

  it('prints its help', () => {
    expect(run('', 'help')).toMatchObject({ status: 0, stderr: '' });
  });
});
