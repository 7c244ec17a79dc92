import { execFile } from 'node:child_process';
import { iceServersFor } from '../../../adapters/server/live-interview/ice-servers';
import { hours, minutes } from '../../../domain/time/duration';
import { atMs } from '../../support/builders/time';
import { startTurnServer, turnMissing, type TurnServer } from '../../support/portal/turn-server';

const secret = 'a-secret-of-coturn-and-the-portal';
const testHere = turnMissing === undefined ? test : test.skip;
const leftOut = turnMissing === undefined ? '' : ` (left out: ${turnMissing})`;

let turn: TurnServer | undefined;
afterEach(() => turn?.close());

/** Whether coturn's own client gets a message through the relay with the credentials that were made then. */
const getsThrough = async (madeAt: number, by = secret): Promise<boolean> => {
  turn = await startTurnServer(secret);
  const { url, port } = turn;
  const server = { urls: [url], username: undefined, credential: undefined };
  const [made] = iceServersFor({ servers: [server], secret: by })('somebody', atMs(madeAt));
  const { username = '', credential = '' } = made ?? {};
  const asked = ['-y', '-t', '-n', '1', '-m', '1', '-p', String(port), '-u', username, '-w', credential, '127.0.0.1'];
  return new Promise((done) => {
    execFile('turnutils_uclient', asked, { timeout: 20_000 }, (fault, out) =>
      done(fault === null && /tot_recv_msgs=[1-9]/.test(out)),
    );
  });
};

testHere(
  `coturn relays for credentials of three hours, and for none that have ended or that another secret made [R61]${leftOut}`,
  async () => {
    expect(await getsThrough(Date.now())).toBe(true);
    await turn?.close();
    expect(await getsThrough(Date.now() - hours(3) - minutes(1))).toBe(false);
    await turn?.close();
    expect(await getsThrough(Date.now(), 'another-secret-of-somebody')).toBe(false);
  },
  // Three servers start, and three clients wait for their answers.
  60_000,
);
