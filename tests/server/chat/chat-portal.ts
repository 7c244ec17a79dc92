import { io, type Socket } from 'socket.io-client';
import { socketIoLines } from '../../../adapters/server/socket-io/lines';
import { anApplication } from '../../support/builders/applications';
import { hiringManagerId } from '../../support/builders/chat';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { listening } from '../../support/store/surroundings';
import { codeInMail } from '../../support/world/world';
import { bodyOf, portalOverHttp, type Around } from '../portal-over-http';

/* A portal that listens, with two candidates of one position, whose hiring manager is Dana. */

const operatorToken = 'the-operator-of-a-test-1234';
export const operator = { authorization: `Bearer ${operatorToken}` };
const manager = { id: hiringManagerId(900), name: 'Dana Reyes' };
export const conversation = { community_id: 42, position_id: 4711, hm_id: 900 };
export const named = { email: aCandidate().email, position_id: 4711 };
export const other = email('other@example.org');

export const say = (message: string, more: object = {}) => ({
  ...conversation,
  ...more,
  messageDetails: { myself: true, message },
});

/** The next message of that event. */
export const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((done) => {
    socket.once(event, (payload: unknown) => done(payload ?? event));
  });

/** A message on the line, and what the server acknowledges it with. */
export const asked = (socket: Socket, event: string, ...payload: readonly unknown[]): Promise<unknown> =>
  new Promise((done) => {
    socket.emit(event, ...payload, done);
  });

/** Why the line was refused. */
export const refusal = async (socket: Socket): Promise<unknown> =>
  new Promise((done) => {
    socket.once('connect_error', (fault) => done('data' in fault ? fault.data : fault.message));
  });

interface Given extends Pick<Around, 'limits'> {
  /** What each new line waits for before its session is looked at. */
  readonly atTheDoor?: () => Promise<void>;
}

export const chatPortal = async ({ atTheDoor = () => Promise.resolve(), ...around }: Given = {}) => {
  const lines = socketIoLines({
    reporter: listening(),
    joined: undefined,
    round: 20,
    publicUrl: 'https://portal.example.org/',
  });
  const portal = await portalOverHttp(
    {
      positions: [aPosition({ hiringManager: manager })],
      applicants: [
        { candidate: aCandidate(), applications: [anApplication()] },
        { candidate: aCandidate({ email: other }), applications: [anApplication()] },
      ],
    },
    {
      operatorToken,
      ...around,
      lines: {
        ...lines,
        open: (behind) =>
          lines.open({
            ...behind,
            authenticate: (token) => () => atTheDoor().then(behind.authenticate(token)),
          }),
      },
    },
  );
  const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const opened: Socket[] = [];
  const connect = (auth: object, headers: Record<string, string> = {}): Socket => {
    // Not by polling: engine.io waits 30 s for the last poll of one that it closes itself.
    const transports = ['websocket'];
    const socket = io(url, { auth, extraHeaders: headers, forceNew: true, reconnectionDelay: 20, transports });
    opened.push(socket);
    return socket;
  };
  return {
    ...portal,
    url,
    connect,
    /** A line that is open. */
    up: async (token: string): Promise<Socket> => {
      const socket = connect({ token });
      await next(socket, 'connect');
      return socket;
    },
    signIn: async (whose: string = aCandidate().email): Promise<string> => {
      const { post, world } = portal;
      await post('/api/candidate/send_otp', { email: whose });
      const given = await post('/api/candidate/submit_otp', { email: whose, otp: codeInMail(world.mailer) });
      return String(bodyOf(given)['code']);
    },
    close: async (): Promise<void> => {
      for (const line of opened) line.disconnect();
      await portal.app.close();
    },
  };
};

export type ChatPortal = Awaited<ReturnType<typeof chatPortal>>;
