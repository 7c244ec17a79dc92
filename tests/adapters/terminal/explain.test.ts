import { chapters } from '../../../adapters/rules/chapters';
import { runExplain } from '../../../adapters/terminal/explain/run-explain';

const unread = async (): Promise<string> => {
  throw new Error('standard input was read');
};

const early = {
  schedule_time: '2026-12-04T15:30:00Z',
  now: '2026-12-04T15:19:59Z',
  link: 'https://meet.example',
  status: 0,
};

const line = (more: object): string =>
  JSON.stringify({
    time: '2026-11-22T09:00:00Z',
    level: 'info',
    event: 'answered',
    request_id: '7QF3-K2MX-9TDA',
    method: 'POST',
    route: '/api/scheduled-video-interviews/book_slot',
    ...more,
  });

const tooSoon = JSON.stringify({ reason: 'SlotTooSoon', startsInMinutes: 89, leadMinutes: 90 });

describe('explain', () => {
  it('lists every rule with the question that it answers', async () => {
    const { exit, stdout } = await runExplain([], unread);
    expect(exit).toBe(0);
    for (const { rule, title } of chapters)
      expect(stdout).toMatch(new RegExp(`^ +${rule.name} +\\S.*${title.slice(-8, -1)}`, 'm'));
  });

  it('shows a rule with its table and its boundary, computed by the rule [R12]', async () => {
    const { exit, stdout } = await runExplain(['join'], unread);
    expect(exit).toBe(0);
    expect(stdout).toContain('From exactly 10 minutes before');
    expect(stdout).toMatch(/ {2}4 +more than 10 minutes are left +e\.g\. joinable: false/);
    expect(stdout).toMatch(/600 seconds before the interview +joinable: true/);
    expect(stdout).toMatch(/601 seconds before the interview +joinable: false/);
    expect(stdout).toContain('Source: R12');
  });

  it('says for a case what decided it and why, whether typed or from standard input [R12]', async () => {
    const typed = await runExplain(['join', JSON.stringify(early)], unread);
    expect(typed.stdout).toMatch(/Decided by +row 4: more than 10 minutes are left/);
    expect(typed.stdout).toMatch(/Because +You can join your interview no earlier than 10 minutes/);
    expect(await runExplain(['join', '-'], async () => JSON.stringify(early))).toEqual(typed);
  });

  it('answers a question in an expert’s words, the deciding row first, as text and as JSON', async () => {
    const { exit, stdout } = await runExplain(['--ask', '89 minutes', '--json'], unread);
    expect(exit).toBe(0);
    const answers: unknown = JSON.parse(stdout);
    expect(answers).toMatchObject([{ chapter: 'slots', row: '3', sources: ['R14', 'spec 1 §4', 'spec 1 §9'] }, {}, {}]);
    expect((await runExplain(['--ask', '89 minutes'], unread)).stdout).toMatch(
      /^It starts in less than 90 minutes: It is not offered/,
    );
  });

  it('says when no rule answers', async () => {
    expect((await runExplain(['--ask', 'may a minor apply?', '--json'], unread)).stdout).toBe('[]\n');
    expect((await runExplain(['--ask', 'may a minor apply?'], unread)).stdout).toBe('The documents do not say.\n');
    expect((await runExplain(['--ask'], unread)).exit).toBe(2);
  });

  it('shows a rule without a form [R3c]', async () => {
    expect((await runExplain(['sign-in-codes'], unread)).stdout).toMatch(/lifetime +A code works for 10 minutes/);
  });

  it.each([
    [['join', '{"now":"yesterday"}'], /^now: expected/],
    [['join', 'no json'], /^join: expected a JSON object: \{schedule_time/],
    [['jion'], /^There is no rule "jion"/],
    [['join', '{}', 'more'], /^explain /],
  ])('%j is not understood: exit 2 and why', async (args, why) => {
    const { exit, stdout, stderr } = await runExplain(args, unread);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(why);
  });

  it("finds a refusal in the log by its request's id, and explains it with its numbers [R14, R29]", async () => {
    const log = ['no json', line({ request_id: 'another', refused: tooSoon }), line({ refused: tooSoon })].join('\n');
    const { exit, stdout } = await runExplain(['7QF3-K2MX-9TDA'], async () => log);
    expect(exit).toBe(0);
    expect(stdout).toContain('POST /api/scheduled-video-interviews/book_slot, 2026-11-22T09:00:00Z');
    expect(stdout).toMatch(/Refused +SlotTooSoon/);
    expect(stdout).toMatch(/Because +.*89.*90/);
    expect(stdout).toContain('Which times may a candidate choose?');
  });

  it.each([
    ['the request is not in it', line({ request_id: 'another', refused: tooSoon })],
    ['it was not refused by a rule', line({})],
    ['its reason is of no call', line({ refused: '{"reason":"Unheard"}' })],
    ['it went to another route', line({ route: '/api/candidate/get_jobs_list', refused: tooSoon })],
  ])('says so if the log does not have it: %s', async (_, log) => {
    const { exit, stdout, stderr } = await runExplain(['7QF3-K2MX-9TDA'], async () => log);
    expect([exit, stdout]).toEqual([1, '']);
    expect(stderr).toContain('No request 7QF3-K2MX-9TDA was refused by a rule in this log.');
  });
});
