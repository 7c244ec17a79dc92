import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openKeys, type KeysFile } from '../../../../adapters/terminal/candidate/keys-file';
import { terminalSessionStore } from '../../../../adapters/terminal/candidate/session-store';
import type { WorkInHand } from '../../../../application/ports/session-store';
import { noHints } from '../../../../domain/identity/sign-in-hints';
import { communityId, positionId } from '../../../support/builders/applications';
import { key, token } from '../../../support/builders/identity';
import { slot } from '../../../support/builders/slots';
import { zone } from '../../../support/builders/time';

const home = 'http://127.0.0.1:8080';
const eleven = slot('2026-12-07', '11:00', '11:30');

const work: WorkInHand = {
  job: { communityId: communityId(42), positionId: positionId(4711) },
  wanted: { act: 'Move', kind: 'onsite' },
  positionName: 'Caregiver',
  communityName: 'Linden Court',
  zone: zone('America/Chicago'),
  sameDaySlots: true,
  day: { date: eleven.date, slots: [{ from: eleven.from, to: eleven.to }] },
  chosen: { slot: eleven, key: key('a choice') },
};

describe("The terminal's keys", () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    path = join(folder, 'candidate-portal', 'keys.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const opened = (portal = home): KeysFile => {
    const keys = openKeys(path, portal);
    if (E.isLeft(keys)) throw new Error(keys.left);
    return keys.right;
  };
  const signIn = (n: number, portal = home): void => terminalSessionStore(opened(portal)).token.write(token(n));
  const tokenAt = (portal: string) => terminalSessionStore(opened(portal)).token.read();
  const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

  it('are in a file that only its owner can read, in a folder that only its owner can open [R3]', () => {
    signIn(1);
    expect([modeOf(path), modeOf(dirname(path))]).toEqual(['600', '700']);
    expect(readdirSync(dirname(path))).toEqual(['keys.json']);
  });

  it('a file that others could read is unreadable to them once it has been written', () => {
    signIn(1);
    writeFileSync(join(folder, 'open.json'), readFileSync(path), { mode: 0o644 });
    path = join(folder, 'open.json');
    signIn(2);
    expect(modeOf(path)).toBe('600');
  });

  it('a token is only there for the portal that issued it', () => {
    signIn(1);
    signIn(2, 'https://jobs.example.org');
    expect(tokenAt(home)).toEqual(O.some(token(1)));
    expect(tokenAt('https://jobs.example.org')).toEqual(O.some(token(2)));
    expect(tokenAt('https://another.example.org')).toEqual(O.none);
  });

  it('what was stored is found by the next command, and what was cleared is not', () => {
    const before = terminalSessionStore(opened());
    before.workInHand.write(work);
    before.hints.write({ ...noHints, storedRedirectUrl: '/candidateportal' });
    before.signOutMessage.write('Bye');
    before.signOutMessage.clear();
    const after = terminalSessionStore(opened());
    expect(after.workInHand.read()).toEqual(O.some(work));
    expect(after.hints.read()).toEqual(O.some({ ...noHints, storedRedirectUrl: '/candidateportal' }));
    expect(after.signOutMessage.read()).toEqual(O.none);
  });

  it('wiping leaves nothing, and does not touch the keys of other portals [R3a]', () => {
    signIn(1);
    signIn(2, 'https://jobs.example.org');
    terminalSessionStore(opened()).wipe();
    expect(tokenAt(home)).toEqual(O.none);
    expect(tokenAt('https://jobs.example.org')).toEqual(O.some(token(2)));
    terminalSessionStore(opened('https://jobs.example.org')).wipe();
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it.each(['notes', '{"a": 1}', '[]', '{"candidate_portal": []}'])(
    '%s: a file of another kind is left alone',
    (text) => {
      path = join(folder, 'notes.txt');
      writeFileSync(path, text);
      expect(openKeys(path, home)).toEqual(E.left(expect.stringContaining('holds something else')));
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );

  it('an empty file is one without keys, and an invalid token is dropped', () => {
    path = join(folder, 'new.json');
    writeFileSync(path, '');
    expect(tokenAt(home)).toEqual(O.none);
    writeFileSync(path, JSON.stringify({ candidate_portal: { [home]: { candidates_token: 'no token' } } }));
    expect(tokenAt(home)).toEqual(O.none);
  });

  it('says when it cannot be read or written', () => {
    expect(openKeys(folder, home)).toEqual(E.left(expect.stringContaining("can't be read (EISDIR)")));
    const keys = opened();
    expect(keys.trouble()).toBeUndefined();
    writeFileSync(dirname(path), '');
    keys.write({ candidates_token: token(1) });
    expect(keys.trouble()).toMatch(/keys\.json can't be written \([A-Z]+\)/);
  });
});
