/** @jest-environment jsdom */
import { measuring, type Counted, type Measured } from '../../../../adapters/browser/live-interview/measuring';

/** A connection whose statistics the test provides; it is checked every 400 ms. */
const aConnection = () => {
  jest.useFakeTimers();
  let [received, lost] = [0, 0];
  let state: RTCPeerConnectionState = 'connected';
  const told: Measured[] = [];
  const flows: boolean[] = [];
  const connection: Counted = {
    get connectionState() {
      return state;
    },
    getStats: () =>
      Promise.resolve([
        { type: 'inbound-rtp', packetsReceived: received, packetsLost: lost, audioLevel: 0.2 },
        { type: 'media-source', audioLevel: 0.5 },
        { type: 'candidate-pair', state: 'succeeded', currentRoundTripTime: 0.05 },
      ]),
  };
  const stop = measuring(
    window,
    connection,
    (one) => told.push(one),
    (does) => flows.push(does),
  );
  return {
    told,
    flows,
    stop,
    /** Takes `count` measurements; before each, `arrive` packets arrive and `lose` packets are lost. */
    looks: async (count: number, arrive = 0, lose = 0): Promise<void> => {
      for (let look = 0; look < count; look += 1) {
        received += arrive;
        lost += lose;
        await jest.advanceTimersByTimeAsync(400);
      }
    },
    is: (now: RTCPeerConnectionState) => {
      state = now;
    },
  };
};
afterEach(() => jest.useRealTimers());

describe('The packets of a connection [R26]', () => {
  it('count as stalled after a second without any, and as flowing again with the next one', async () => {
    const { flows, looks } = aConnection();
    await looks(4, 20);
    await looks(2);
    expect(flows).toEqual([]);
    await looks(1);
    expect(flows).toEqual([false]);
    await looks(5);
    expect(flows).toEqual([false]);
    await looks(3, 20);
    expect(flows).toEqual([false, true]);
  });

  it('flow again even if the connection was given up in between', async () => {
    const { flows, looks, is } = aConnection();
    await looks(2, 20);
    await looks(3);
    is('disconnected');
    await looks(10);
    is('connected');
    await looks(1, 20);
    expect(flows).toEqual([false, true]);
  });

  it('of someone who sends nothing do not count as stalled', async () => {
    const { flows, looks } = aConnection();
    await looks(10);
    await looks(1, 20);
    expect(flows).toEqual([]);
  });

  it('yield the levels at each check and the quality at every fifth', async () => {
    const { told, looks, stop } = aConnection();
    await looks(10, 20, 5);
    expect(told).toHaveLength(10);
    expect(told[0]).toEqual({ own: 0.5, theirs: 0.2, quality: undefined });
    expect(told.flatMap(({ quality }) => quality ?? [])).toEqual(['bad', 'bad']);
    stop();
    await looks(3, 20);
    expect(told).toHaveLength(10);
  });
});
