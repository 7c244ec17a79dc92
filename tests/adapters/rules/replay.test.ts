import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { replay, type Decides } from '../../../adapters/rules/replay/replay';
import { answerRule, decideRule } from '../../../adapters/rules';
import { ruleSet } from '../../../adapters/rules/rule-set';
import { runTerminal } from '../../../adapters/terminal/terminal';
import { at } from '../../support/builders/time';
import { nothingReached } from '../../support/portal/terminal-world';

const now = at('2026-12-04T15:00:00Z');

const lead = (minutes: number): Decides => {
  const startsIn = (question: object): number =>
    Number(/"slot_from":"(\d\d)/.exec(JSON.stringify(question))?.[1]) * 60 - 600;
  const row = ({ rule, question }: { rule: string; question: object }) =>
    rule === 'slots' ? (startsIn(question) >= minutes ? 'offered' : 'too soon') : 'same';
  return { row, answer: row };
};

const slotAt = (hour: number) => ({
  slot_date: '2026-12-04',
  slot_from: `${hour}:00`,
  slot_to: '23:59',
  timezone: 'UTC',
});

describe('A replay', () => {
  it('counts the times that another lead time would offer, as counting by hand does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 10, max: 23 }), { maxLength: 40 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 800 }),
        async (hours, before, after) => {
          const report = await replay(
            { applications: [], slots: hours.map(slotAt), acts: [] },
            lead(before),
            lead(after),
            now,
            () => [],
          );
          const minutes = hours.map((hour) => hour * 60 - 600);
          const fewer = minutes.filter((m) => m >= before && m < after).length;
          const more = minutes.filter((m) => m < before && m >= after).length;
          expect(report).toMatchObject({
            applications: 0,
            slots: hours.length,
            changed: 0,
            slots_changed: fewer + more,
          });
          expect(report.rules.map(({ from_row, to_row, count }) => [from_row, to_row, count])).toEqual([
            ...(fewer > 0 ? [['offered', 'too soon', fewer]] : []),
            ...(more > 0 ? [['too soon', 'offered', more]] : []),
          ]);
        },
      ),
    );
  });

  it('keeps ten examples at most, with no field but those that may be shown', async () => {
    const applications = Array.from({ length: 25 }, (_, status) => ({
      status,
      position_id: 4711,
      position_name: 'Cook',
      hm_name: 'Dana',
      resume_path: 'x',
      address: 'y',
      zoom_link: 'z',
      delay_reason: 'w',
    }));
    let asked = 0;
    const always = (): string => `${(asked += 1)}`;
    const { changed, rules } = await replay(
      { applications, slots: [], acts: [] },
      { row: () => '1', answer: always },
      { row: () => '2', answer: always },
      now,
      () => ['status', 'position_id'],
    );
    expect(changed).toBe(25);
    for (const { examples } of rules) {
      expect(examples).toHaveLength(10);
      for (const example of examples) expect(Object.keys(example)).toEqual(['status', 'position_id']);
    }
  });

  it('counts the acts and times that would be refused and were not, and the other way round', async () => {
    const refuses = (is: boolean): Decides => ({
      row: () => '1',
      answer: ({ rule }) => {
        if (rule === 'slots') return is ? '{"day_view_slots":[]}' : '{"day_view_slots":[{}]}';
        return rule === 'lifecycle' && is ? '{"refused":"Too late."}' : '{}';
      },
    });
    const some = { applications: [{ status: 0 }], slots: [slotAt(12), slotAt(13)], acts: [{ act: 'book' }] };
    const fewer = await replay(some, refuses(true), refuses(false), now, () => []);
    const more = await replay(some, refuses(false), refuses(true), now, () => []);
    // Six acts that an application may ask for now, one that was asked for, and two times.
    expect([fewer.refusals, more.refusals]).toEqual([
      { more: 0, fewer: 9 },
      { more: 9, fewer: 0 },
    ]);
  });

  it('leaves out what either of the two can not read', async () => {
    const one: Decides = { row: () => '1', answer: () => 'x' };
    const none: Decides = { row: () => undefined, answer: () => undefined };
    const some = { applications: [{ status: 0 }], slots: [slotAt(12)], acts: [] };
    expect(await replay(some, one, none, now, () => [])).toMatchObject({ changed: 0, slots_changed: 0, rules: [] });
    expect(await replay(some, none, one, now, () => [])).toMatchObject({ changed: 0, slots_changed: 0, rules: [] });
  });
});

describe('rules replay', () => {
  const position = { position_id: 1, timezone: 'America/New_York', same_day_slot: true };
  const slot = (slot_from: string) => ({
    position_id: 1,
    kind: 'video',
    slot_date: '2026-12-04',
    slot_from,
    slot_to: '23:59',
  });
  const held = { slot_date: '2026-12-04', slot_from: '10:12', slot_to: '10:30' };
  const file = {
    positions: [position],
    // It is ten o'clock in New York.
    slots: [slot('10:59'), slot('11:00'), slot('11:29'), slot('11:30')],
    candidates: [
      {
        email: 'maria@example.org',
        applications: [
          { position_id: 1, status: 41, applied_status: 4, zoom_link: 'https://x.example', interview: held },
        ],
      },
      { email: 'ben@example.org', applications: [{ position_id: 1, status: 41 }] },
    ],
  };
  /** The rules with a lead time of 60 minutes, as a built program would load them. */
  const anHour = {
    ...ruleSet,
    rules: ruleSet.rules.map((rule) =>
      rule.name === 'slots'
        ? { ...rule, answer: (asked: unknown) => E.right({ starts: JSON.stringify(asked) }) }
        : rule,
    ),
  };
  const pages = new Map<string, string>();
  let closed = 0;
  const cli = (...words: readonly string[]) =>
    runTerminal(['rules', 'replay', ...words], {
      ...nothingReached,
      rules: {
        ...nothingReached.rules,
        now: () => now,
        loadRules: () => Promise.resolve(anHour),
        openStore: () =>
          Promise.resolve(
            E.right({
              applications: [{ status: 41 }, { status: 0 }, { status: 3 }],
              slots: file.slots.map((one) => ({ ...position, ...one })),
              acts: [{ act: 'withdraw', status: 41, now: '2026-12-04T15:00:00Z' }],
              isWhole: () => pages.size < 2,
              close: () => {
                closed += 1;
                return Promise.resolve();
              },
            }),
          ),
        writeFile: (name, content) => {
          pages.set(name, content);
          return Promise.resolve(E.right(undefined));
        },
        readFile: (name) =>
          Promise.resolve(
            name === 'gone.json'
              ? E.left("gone.json can't be read (ENOENT).")
              : E.right(name === 'odd.json' ? '[]' : JSON.stringify(file)),
          ),
        loadPackage: (name) =>
          Promise.resolve(
            name === 'same.tgz' ? E.right({ answerRule, decideRule }) : E.left(`${name} can't be unpacked`),
          ),
      },
    });

  it('reads applications and free times with the fields of their positions', async () => {
    const { stdout } = await cli('--export', 'all.json', '--with', 'lead_time=60', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ applications: 2, slots: 4, changed: 0, slots_changed: 4 });
  });

  it('reads the store of the settings where no file is named, and closes it', async () => {
    const { stdout } = await cli('--with', 'lead_time=60', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ applications: 3, slots: 4, slots_changed: 4, acts: 1, acts_changed: 0 });
    expect(closed).toBe(1);
  });

  it('writes a page that asks no network and has no script', async () => {
    await cli('--export', 'all.json', '--with', 'lead_time=60', '--page', 'replay.html');
    const page = pages.get('replay.html') ?? '';
    expect(page).toContain('Tried: lead_time 60 minutes. As of 2026-12-04T15:00:00');
    expect(page).toContain('4 of 4 times, and 0 of 0 acts of the past.');
    expect(page).not.toMatch(/<script|https?:|maria/);
  });

  it('says nothing of a store that stopped answering', async () => {
    pages.set('one', '').set('two', '');
    expect(await cli('--with', 'lead_time=60')).toMatchObject({ exit: 1, stdout: '' });
  });

  it('says in words that nothing differs from the same rules in a package', async () => {
    expect(await cli('--export', 'all.json', '--against', 'same.tgz')).toEqual({
      exit: 0,
      stdout:
        '0 of 2 applications would have got another answer, 0 of 4 times, and 0 of 0 acts of the past.\n0 acts and times more would have been refused, 0 fewer.\n',
      stderr: '',
    });
  });

  it.each([
    [
      ['--export', 'all.json'],
      2,
      'replay: expected --with NUMBER=VALUE, --against PACKAGE, or both: otherwise nothing differs',
    ],
    [
      ['--export', 'all.json', '--with', 'lead_time=60', '--at', 'noon'],
      2,
      '--at: expected an instant such as 2026-12-04T15:00:00Z, found "noon"',
    ],
    [['--export', 'gone.json', '--with', 'lead_time=60'], 1, "gone.json can't be read (ENOENT)."],
    [['--export', 'odd.json', '--with', 'lead_time=60'], 2, 'odd.json: the whole: expected an object, found []'],
    [['--export', 'all.json', '--against', 'old.tgz'], 1, "old.tgz can't be unpacked"],
    [['--export', 'all.json', '--wiht', 'lead_time=60'], 2, "Unknown option '--wiht'"],
  ])('%j: exit %d, %s', async (words, exit, why) => {
    const refused = await cli(...words);
    expect(refused).toMatchObject({ exit, stdout: '' });
    expect(refused.stderr).toContain(why);
  });
});
