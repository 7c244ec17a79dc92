import * as E from 'fp-ts/Either';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOperator } from '../../../adapters/terminal/operator/run-operator';
import { runTerminal } from '../../../adapters/terminal/terminal';
import type { CandidateApi } from '../../../application/ports/candidate-api';
import { minutes } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { hiringManagerId } from '../../support/builders/chat';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { aWorld, signedIn } from '../../support/world/world';
import { said } from './candidate/a-terminal';
import { reachOf } from './reached';
import { nothingReached } from '../../support/portal/terminal-world';

const manager = { id: hiringManagerId(900), name: 'Dana Reyes' };
const named = ['--email', 'maria.santos@example.org', '--position', '4711'];
const position = ['--position', '4711'];

/** A candidate and her hiring manager, each in a terminal, on one portal. */
const twoTerminals = async (changes: Partial<CandidateApi> = {}) => {
  const world = await aWorld({
    positions: [aPosition({ hiringManager: manager })],
    applicants: [{ candidate: aCandidate(), applications: [anApplication()] }],
  });
  const device = await signedIn(world);
  const { session, environment } = device;
  const open = () =>
    E.right({
      api: { ...device.api, ...changes },
      session,
      environment,
      clock: world.clock,
      keys: { path: 'keys.json', trouble: () => undefined },
      portal: 'http://127.0.0.1:8080',
    });
  const { reach } = reachOf(world);
  return {
    world,
    maria: (...args: readonly string[]) =>
      said(runTerminal(['chat', ...args], { ...nothingReached, reach, openCandidate: open })),
    dana: (...args: readonly string[]) => said(runOperator(['chat', ...args], reach)),
  };
};

describe('Chat in two terminals', () => {
  it('works in both directions: listed, read, seen, answered [spec 2 §2.17, spec 2 §4.12, R39]', async () => {
    const { maria, dana, world } = await twoTerminals();
    expect(await dana('list', '--hm', '900')).toEqual([0, 'No conversation yet.']);
    expect(await maria('read', ...position)).toEqual([0, 'No message yet.']);
    expect(await maria('send', ...position, '--text', 'When do I start?')).toEqual([
      0,
      expect.stringMatching(/ {2}you \(Sent\): When do I start\?$/),
    ]);
    const listed = await dana('list', '--hm', '900');
    expect(listed[1]).toMatch(/^maria\.santos@example\.org {2}position 4711 .* 1 unread .* {2}When do I start\?$/);
    expect((await dana('unseen', '--hm', '900'))[1]).toMatch(/Maria .* \(position 4711\): When do I start\?$/);
    expect((await dana('read', ...named))[1]).toMatch(/ {2}candidate: When do I start\?$/);
    expect(await dana('unseen', '--hm', '900')).toEqual([0, 'Nothing new.']);
    world.clock.moveBy(minutes(1));
    expect((await dana('send', ...named, '--text', 'On Monday'))[1]).toMatch(/ {2}you: On Monday$/);

    const [, table] = await maria('list');
    expect(table.split('\n').map((line) => line.split(/ {2,}/).slice(0, 6))).toEqual([
      ['POSITION', 'HM', 'WITH', 'JOB', 'UNREAD', 'LAST'],
      ['4711', '900', 'Dana Reyes', expect.any(String), '1', 'On Monday'],
    ]);
    expect((await maria('list', '--search', 'tuesday'))[1]).toBe('No conversation yet.');
    const [, read] = await maria('read', ...position);
    expect(read.split('\n')).toEqual([
      expect.stringMatching(/ {2}you \(Seen\): When do I start\?$/),
      expect.stringMatching(/ {2}Dana Reyes: On Monday$/),
    ]);
    // Read here is seen there, and no longer unread.
    expect((await dana('read', ...named))[1]).toContain('you: On Monday  (seen)');
    expect((await maria('list'))[1]).not.toContain(' 1  ');
  });

  it("pages back through older messages, and prints JSON in the call's format [R53]", async () => {
    const { maria, dana } = await twoTerminals();
    for (let n = 1; n <= 60; n += 1) await dana('send', ...named, '--text', `Line ${n}`);
    const [, newest] = await maria('read', ...position);
    expect(newest.split('\n')).toHaveLength(51);
    expect(newest.split('\n')[0]).toBe('Older ones: --before 11');
    const [, older] = await maria('read', ...position, '--before', '11', '--json');
    expect(JSON.parse(older)).toMatchObject({ has_older: false, messages: { length: 10 } });
    expect((await dana('read', ...named, '--limit', '1', '--before', '3'))[1]).toMatch(
      /^… older ones: --before 2\n.*Line 2/,
    );
  });

  it('stores a message once under its id, in both terminals [R53]', async () => {
    const { maria, dana } = await twoTerminals();
    for (let n = 0; n < 2; n += 1) {
      expect((await maria('send', ...position, '--text', 'Hi', '--id', 'a-message-of-mine'))[0]).toBe(0);
      expect((await dana('send', ...named, '--text', 'Hello', '--id', 'a-message-of-hers'))[0]).toBe(0);
    }
    expect((await maria('read', ...position))[1].split('\n')).toHaveLength(2);
    const lost = await twoTerminals({ sendMessage: () => () => Promise.resolve(E.left({ _tag: 'AnswerLost' })) });
    expect(await lost.maria('send', ...position, '--text', 'Hi')).toEqual([
      1,
      expect.stringMatching(/Run the same command again.*\nAdd --id \S{16,} to it\.$/s),
    ]);
  });

  it('gives the reason for a refusal: no such conversation, an empty or too long message, a blocked conversation [R39, R40]', async () => {
    const { maria, dana, world } = await twoTerminals();
    expect((await maria('read', '--position', '999'))[0]).toBe(1);
    expect((await maria('read', ...position, '--hm', '901'))[0]).toBe(1);
    expect((await maria('send', ...position, '--text', '  '))[1]).toMatch(/message/i);
    expect((await maria('send', ...position, '--text', 'x'.repeat(4_001)))[1]).toContain('Shorten it to 4000');
    expect((await dana('send', ...named, '--text', ' '))[0]).toBe(1);
    expect((await dana('read', '--email', 'nobody@example.org', '--position', '4711'))[0]).toBe(1);
    await dana('send', ...named, '--text', 'Rude');
    const device = await signedIn(world);
    const key = { ...anApplication(), hiringManagerId: manager.id };
    await device.api.blockConversation({ ...key, block: true })();
    expect((await maria('send', ...position, '--text', 'Hi'))[1]).toMatch(/blocked/i);
    expect((await dana('send', ...named, '--text', 'Hi'))[1]).toMatch(/blocked/i);
    expect((await dana('reports'))[1]).toContain('blocked the conversation');
    expect((await dana('list', '--hm', '900'))[1]).toContain('blocked by the candidate');
  });

  it('carries a file from the manager, with a link for each side [R54]', async () => {
    const { maria, dana } = await twoTerminals();
    const folder = mkdtempSync(join(tmpdir(), 'chat-'));
    const file = join(folder, 'plan.txt');
    writeFileSync(file, 'Monday: kitchen');
    const [exit, sent] = await dana('attach', ...named, '--file', file, '--text', 'The plan');
    rmSync(folder, { recursive: true });
    expect([exit, sent]).toEqual([
      0,
      expect.stringMatching(/you: The plan\n {4}\[\w+\] plan\.txt {2}\(operator chat file --path \S+\)$/),
    ]);
    expect((await maria('read', ...position))[1]).toMatch(/Dana Reyes: The plan\n {4}\[\w+\] plan\.txt$/);
    const path = /--path (\S+)\)/.exec(sent)?.[1] ?? '';
    expect((await dana('file', ...named, '--path', path))[1]).toMatch(/^https:\S+\nIt works until /);
    expect((await dana('attach', ...named, '--file', file))[0]).toBe(2);
  });

  it('watches for a while: each message is printed once [spec 2 §4.12]', async () => {
    const { maria, dana } = await twoTerminals();
    await maria('send', ...position, '--text', 'Are you there?');
    const printed: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
    const outcome = await dana('watch', '--hm', '900', '--for', '1');
    write.mockRestore();
    expect(outcome).toEqual([0, '']);
    expect(printed).toEqual([expect.stringMatching(/: Are you there\?\n$/)]);
  });

  it('without a command, a position or a session reports what is missing', async () => {
    const { maria, dana } = await twoTerminals();
    expect((await maria())[1]).toMatch(/^There is no command "chat"/);
    expect((await maria('shout'))[1]).toMatch(/^There is no command "chat shout"/);
    expect(await maria('read')).toEqual([2, expect.stringContaining('--position')]);
    expect(await maria('send', ...position)).toEqual([2, expect.stringContaining('--text')]);
    expect((await dana('list'))[0]).toBe(2);
    expect((await dana('watch'))[0]).toBe(2);
    expect((await dana('shout'))[0]).toBe(2);
  });
});
