import { lineQuality, type LineQuality } from '../../../domain/live-interview/line-quality';

/** What a connection's statistics say. */
export interface Measured {
  /** Sound levels, from 0 to 1. */
  readonly own: number;
  readonly theirs: number;
  /** Measured every two seconds; undefined in between. */
  readonly quality: LineQuality | undefined;
}

const every = 400;
const qualityEvery = 5;
/** Measurements without a packet before the connection counts as stalled. A muted microphone still sends silence, so packets stop only if the path is gone. */
const stalledAfter = 3;

const numberIn = (report: unknown, field: string): number | undefined => {
  const value: unknown =
    typeof report === 'object' && report !== null
      ? Object.entries(report).find(([name]) => name === field)?.[1]
      : undefined;
  return typeof value === 'number' ? value : undefined;
};

const textIn = (report: unknown, field: string): string => {
  const value: unknown =
    typeof report === 'object' && report !== null
      ? Object.entries(report).find(([name]) => name === field)?.[1]
      : undefined;
  return typeof value === 'string' ? value : '';
};

/** The parts of an RTCPeerConnection that we use. */
export interface Counted {
  readonly connectionState: RTCPeerConnectionState;
  readonly getStats: () => Promise<{ readonly forEach: (look: (report: unknown) => void) => void }>;
}

interface Counts {
  readonly lost: number;
  readonly received: number;
}

/** Reads a connection's statistics a few times a second (W3C, webrtc-stats), and calls back when something changes. */
export const measuring = (
  window: Pick<Window, 'setInterval' | 'clearInterval'>,
  connection: Counted,
  tell: (measured: Measured) => void,
  /** False: packets have stopped arriving. True: they arrive again. */
  flows: (does: boolean) => void,
): (() => void) => {
  let counted: Counts = { lost: 0, received: 0 };
  let round = 0;
  let arrived = 0;
  /** Measurements in a row without a new packet. */
  let still = stalledAfter + 1;
  let busy = false;

  const look = async (): Promise<void> => {
    if (busy || connection.connectionState !== 'connected') return;
    busy = true;
    try {
      const reports: unknown[] = [];
      (await connection.getStats()).forEach((report: unknown) => reports.push(report));
      const ofType = (type: string): readonly unknown[] => reports.filter((report) => textIn(report, 'type') === type);
      const levelIn = (type: string): number =>
        Math.max(0, ...ofType(type).map((report) => numberIn(report, 'audioLevel') ?? 0));
      const arriving = ofType('inbound-rtp');
      const total = (field: string): number =>
        arriving.reduce((sum: number, report) => sum + (numberIn(report, field) ?? 0), 0);
      const received = total('packetsReceived');
      // A stream that never started has not stalled.
      const before = still;
      still = received > arrived ? 0 : still + 1;
      if (still === stalledAfter) flows(false);
      if (still === 0 && before >= stalledAfter && arrived > 0) flows(true);
      arrived = received;
      round += 1;
      let quality: LineQuality | undefined;
      if (round % qualityEvery === 0) {
        const now = { lost: total('packetsLost'), received };
        const [lost, since] = [Math.max(0, now.lost - counted.lost), now.received - counted.received];
        counted = now;
        const pair = ofType('candidate-pair').find((report) => textIn(report, 'state') === 'succeeded');
        const trip = numberIn(pair, 'currentRoundTripTime');
        quality = lineQuality({
          lost: since + lost === 0 ? undefined : lost / (since + lost),
          roundTrip: trip === undefined ? undefined : trip * 1_000,
        });
      }
      tell({ own: levelIn('media-source'), theirs: levelIn('inbound-rtp'), quality });
    } finally {
      busy = false;
    }
  };
  const ticks = window.setInterval(() => void look().catch(() => undefined), every);
  return () => window.clearInterval(ticks);
};
