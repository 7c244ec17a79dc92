import type { io as Connect } from 'socket.io-client';
import { seconds } from '../../../domain/time/duration';
import type { OpenLine } from '../conformance/line';

const patience = seconds(5);

export const openerWith =
  (io: typeof Connect): OpenLine =>
  (baseUrl, auth) =>
    new Promise((done) => {
      const socket = io(baseUrl, {
        auth,
        forceNew: true,
        reconnection: false,
        transports: ['websocket'],
        timeout: patience,
      });
      socket.once('connect_error', (fault) => {
        socket.disconnect();
        done({ refused: 'data' in fault ? fault.data : fault.message });
      });
      socket.once('connect', () =>
        done({
          line: {
            send: (event, payload) =>
              socket
                .timeout(patience)
                .emitWithAck(event, payload)
                .catch(() => undefined),
            next: (event) =>
              new Promise((arrived) => {
                const late = setTimeout(() => arrived(undefined), patience);
                socket.once(event, (payload: unknown) => {
                  clearTimeout(late);
                  arrived(payload);
                });
              }),
            close: () => void socket.disconnect(),
          },
        }),
      );
    });

/**
 * Opens the live line over socket.io at its default path, for the conformance kit. Undefined: socket.io-client is not installed; the package leaves it
 * to those who want the line checked.
 */
export const lineOpener = (): Promise<OpenLine | undefined> =>
  import('socket.io-client').then(
    ({ io }) => openerWith(io),
    () => undefined,
  );
