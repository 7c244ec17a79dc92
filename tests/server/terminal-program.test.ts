import { spawnSync } from 'node:child_process';
import { built } from '../support/store/built';

describe('The built terminal program', () => {
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

  /** A time that starts 75 minutes from now. */
  const inAnHourAndAQuarter = JSON.stringify({
    timezone: 'America/New_York',
    now: '2026-12-04T15:15:00Z',
    same_day_slot: true,
    day_view_slots: [{ date: '2026-12-04', slots: [{ slot_from: '11:30', slot_to: '12:00' }] }],
  });
  const offered = (...tried: readonly string[]) => {
    const { stdout, stderr } = run(inAnHourAndAQuarter, 'rules', 'slots', ...tried);
    expect(stderr).toBe('');
    return stdout.includes('11:30');
  };

  it('answers by the rules themselves with another number: a lead time of 75, but not of 76 minutes offers it', () => {
    expect(offered()).toBe(false);
    expect(offered('--with', 'lead_time=75')).toBe(true);
    expect(offered('--with', 'lead_time=76')).toBe(false);
    expect(offered('--with', 'lead_time=60', '--with', 'join_opens_before=5')).toBe(true);
  });

  it('exits with 2 and a line for each error', () => {
    expect(run('[{"status":"a"},{}]', 'rules', 'status')).toEqual({
      status: 2,
      stdout: '',
      stderr: '[0].status: expected number, found "a"\n[1].status: expected number, found nothing\n',
    });
    expect(run('', 'rules', 'nothing')).toMatchObject({ status: 2, stdout: '' });
  });

  it('prints every number of the rules', () => {
    const { stdout } = run('', 'rules', 'parameters');
    expect(JSON.parse(stdout)).toContainEqual({
      name: 'lead_time',
      value: 90,
      unit: 'minutes',
      min: 0,
      max: 1_440,
      source: 'R14',
      sentence: 'A time can be booked until 90 minutes before it starts.',
    });
  });

  it('prints its help', () => {
    expect(run('', 'help')).toMatchObject({ status: 0, stderr: '' });
  });
});
