import type { CandidateApi } from '../../../../application/ports/candidate-api';
import { known } from '../../../../domain/brand';
import type { EntryText } from '../../../../domain/profile/entry-text';
import type { Month } from '../../../../domain/profile/months';
import { allowances } from '../../../support/builders/applications';
import { aCandidate } from '../../../support/builders/identity';
import { at, zone } from '../../../support/builders/time';
import { aWorld, signedIn } from '../../../support/world/world';
import { aTerminal, chosen, isIn, monday, position, said, terminal } from './a-terminal';

describe('jobs and slots', () => {
  it('a table of the cards: the state of each, when, and what can be done [R10, R11]', async () => {
    const { run } = await aTerminal();
    await run('book', ...chosen(monday));
    const [, table] = await said(run('jobs'));
    expect(
      table
        .split('\n')
        .slice(0, 2)
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      ['POSITION', 'JOB', 'STATUS', 'STEP', 'WHEN', 'YOU CAN'],
      ['4711', expect.stringContaining(', '), 'Pending', '2 of 3', 'Mon 7 Dec 09:30 AM CT', 'move, cancel'],
    ]);
  });

  it.each([
    [{}, 'book'],
    [isIn(1), 'decline'],
    [{ ...isIn(1), onboarding: true }, 'book, decline'],
    [isIn(32), 'book, decline'],
    [{ ...isIn(32), blocked: true }, '-'],
    [isIn(2), '-'],
    [{ applied: 'not-submitted', screening: 'open' }, 'apply'],
    [{ applied: 'screening-submitted', screening: 'open' }, 'answer'],
    [{ resume: 'required' }, 'upload resume (browser)'],
  ] as const)('%j: %s', async (application, can) => {
    const { run } = await aTerminal(application);
    expect((await run('jobs')).stdout.trim().split(/ {2,}/).at(-1)).toBe(can);
  });

  it('says why an action is not available now [spec 1 §4]', async () => {
    const { run } = await aTerminal({
      applied: 'interview-arranged',
      allowances: allowances({ video: { flag: true, left: 0 } }),
    });
    expect((await run('jobs')).stdout).toMatch(
      /^4711, move: This job cannot be rescheduled or you have exceeded the reschedule limit$/m,
    );
  });

  it('shows what the candidate entered: experience longest first, education latest first [R21, spec 1 §2]', async () => {
    const month = (text: string) => known<Month>(text);
    const line = (text: string) => known<EntryText>(text);
    const candidate = aCandidate({
      experience: [
        { title: line('Aide'), company: line('Linden Court'), from: month('2026-01'), to: month('2026-03') },
        { title: line('Cook'), company: line('Maple House'), from: month('2020-01'), to: month('2023-02') },
      ],
      education: [{ title: line('CNA'), college: line('Harold Washington'), from: month('2019-09'), to: undefined }],
    });
    const world = await aWorld({ applicants: [{ candidate, applications: [] }] });
    const [exit, words] = await said(terminal(world, await signedIn(world))('profile'));
    expect(exit).toBe(0);
    expect(words.split('\n').slice(4)).toEqual([
      '',
      'Experience, longest first',
      '  Cook  Maple House   January 2020 to February 2023  3 years 1 month',
      '  Aide  Linden Court  January 2026 to March 2026     2 months',
      '',
      'Education, latest first',
      '  CNA  Harold Washington  September 2019 to present',
    ]);
  });

  it('says so if nothing was entered, and asks a candidate who is not signed in to sign in [spec 1 §8]', async () => {
    const world = await aWorld({ applicants: [{ candidate: aCandidate(), applications: [] }] });
    const run = terminal(world, await signedIn(world));
    expect((await run('profile')).stdout.match(/No details found/g)).toHaveLength(2);
    expect(JSON.parse((await run('profile', '--json')).stdout)).toMatchObject({
      candidate: [{ experience_details: [] }],
    });
    await run('sign-out');
    expect(await said(run('profile'))).toEqual([1, 'Nobody is signed in here. Ask for a code with: sign-in EMAIL']);
  });

  it('without an application it invites the candidate to write [spec 1 §2]', async () => {
    const world = await aWorld({ applicants: [{ candidate: aCandidate(), applications: [] }] });
    const run = terminal(world, await signedIn(world));
    expect((await run('jobs')).stdout).toMatch(/^Sorry!! .*\nSend your CV to info@example\.org /);
    expect(await said(run('slots', ...position))).toEqual([1, 'We found no application of yours for this job.']);
  });

  it('lists the days with their start times, no sooner than 90 minutes ahead [R14, R15]', async () => {
    const { world, run } = await aTerminal();
    world.clock.moveTo(at('2026-12-04T15:31:00Z'));
    const [exit, words] = await said(run('slots', ...position));
    expect([exit, words.split('\n').slice(1)]).toEqual([
      0,
      [
        'Times are Central Time (CT), where the job is.',
        '',
        '2026-12-04  Fri  12:00',
        '2026-12-07  Mon  09:30',
        '',
        'Take one with: book --position 4711 --date 2026-12-04 --from 12:00',
      ],
    ]);
  });

  it("a day's times have the candidate's own time next to them if it differs [R14]", async () => {
    const { world, device } = await aTerminal();
    const elsewhere = { ...device, environment: { ...device.environment, zone: () => zone('Asia/Tokyo') } };
    const { stdout } = await terminal(world, elsewhere)('slots', ...position, '--date', '2026-12-07');
    expect(stdout).toMatch(/^2026-12-07 {2}09:30 {2}10:00 {2}Tuesday, 08 December, 2026, 12:30 AM for you$/m);
  });

  it.each([
    [
      ['--days', '30'],
      'There are no slots available for the next 30 days...\nLook further with: slots --position 4711 --days 60',
    ],
    [['--days', '60'], 'There are no slots available for the next 60 days'],
    [['--date', '2026-12-20'], expect.stringMatching(/^There are no slots available for the selected date range\./)],
  ])('%j: says that nothing is free, and where to look further [R15, spec 1 §8]', async (args, words) => {
    const { run } = await aTerminal(isIn(32));
    expect(await said(run('slots', ...position, ...args))).toEqual([0, words]);
  });

  it('the kind is that of the card, even if another is given [R10a, R17]', async () => {
    const { run } = await aTerminal({ ...isIn(1), onboarding: true });
    expect((await run('slots', ...position)).stdout).toContain('times for an onboarding meeting');
    expect((await run('slots', ...position, '--kind', 'onboarding')).exit).toBe(0);
    const words = 'This job asks for a time for an onboarding meeting now.';
    expect(await said(run('slots', ...position, '--kind', 'video'))).toEqual([1, words]);
  });

  it.each([
    ['slots', []],
    ['move', ['--date', '2026-12-04', '--from', '11:00']],
  ] as const)('%s: a self-recorded interview has its own search [R17, spec 2 §4.7]', async (name, chosen) => {
    const searched: string[] = [];
    const { world, device } = await aTerminal({ ...isIn(17), interviewKind: 'self-record' });
    const findSlots: CandidateApi['findSlots'] = (search, cancel) => {
      searched.push(search.kind);
      return device.api.findSlots(search, cancel);
    };
    await terminal(world, device, { findSlots })(name, ...position, ...chosen);
    expect(searched).toEqual(['self-record']);
  });

  it('as JSON, in the format of the wire', async () => {
    const { run } = await aTerminal();
    expect(JSON.parse((await run('slots', ...position, '--json')).stdout)).toMatchObject({
      position_id: 4711,
      command: 'book',
      kind: 'video',
      timezone: 'America/Chicago',
      day_view_slots: [{ date: '2026-12-04', count: 2 }, { date: '2026-12-07' }],
    });
    expect(JSON.parse((await run('jobs', '--json')).stdout)).toMatchObject({
      jobs: [{ position_id: 4711, status: 0 }],
    });
  });
});
