import type { Answered } from '../../fastify/server';
import { visitFigures } from './visit-figures';
import { slow } from './slow-statements';
import type { Metrics } from './metrics';

/** What waits in the store, all processes together. Ages are in milliseconds; 0: nothing waits. */
export interface Backlog {
  readonly mails: number;
  readonly oldestMail: number;
  readonly oldestDueReminder: number;
}

/** What is looked at when somebody asks for the figures, rather than counted. */
export interface LookedAt {
  /** Live connections of this process. */
  readonly liveLines: () => number;
  /** Undefined: the store didn't say in time. */
  readonly backlog: () => Promise<Backlog | undefined>;
}

/** Metrics that can be read. */
export interface Prometheus extends Metrics {
  readonly lookAt: (at: LookedAt) => void;
  /** Prometheus' text format, of this type. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const inSeconds = (milliseconds: number): number => milliseconds / 1_000;

/** The reason of a refusal, which is a word of the contract. */
const refusalIn = (refused: unknown): string =>
  typeof refused === 'object' && refused !== null && 'reason' in refused && typeof refused.reason === 'string'
    ? refused.reason
    : '';

const callLabels = ({ method, route, httpStatus, statusCode, refused }: Answered) => ({
  method,
  route,
  status: statusCode ?? httpStatus,
  refused: refusalIn(refused),
});

/** In seconds: from an answer out of memory to the time after which a browser gives up. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** The figures of this process for Prometheus. The library is read only here, so a portal without METRICS_PORT doesn't load it. */
export const prometheus = async (): Promise<Prometheus> => {
  // The whole as one: it is CommonJS, whose names a bundle doesn't offer one by one.
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = (await import('prom-client')).default;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const times = (name: string, help: string) => new Histogram({ name, help, buckets, registers });

  const calls = new Counter({
    name: 'portal_requests_total',
    help: 'Answered requests by route, by the status in the body (or of HTTP), and by the reason why a rule refused.',
    labelNames: ['method', 'route', 'status', 'refused'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time from the first line of a request to the end of its answer.',
    labelNames: ['route'] as const,
    buckets,
    registers,
  });
  const waits = times('portal_store_wait_seconds', 'Time that a unit of work waited for a connection to the store.');
  const waiting = gauge('portal_store_waiting', 'Units of work that wait for a connection to the store.');
  const inUse = gauge('portal_store_connections_in_use', 'Connections to the store in use.');
  const statements = times('portal_statement_seconds', 'Time that a statement took.');
  const slowOnes = new Counter({
    name: 'portal_slow_statements_total',
    help: `Statements that took ${slow} ms or longer; the log has them with the id of their request.`,
    registers,
  });
  const uploads = gauge('portal_uploads', 'Requests whose file is arriving now.');
  const scans = new Counter({
    name: 'portal_scanned_files_total',
    help: 'Files that the virus scanner was given: clean, infected, or failed without a verdict.',
    labelNames: ['found'] as const,
    registers,
  });
  const lines = gauge('portal_live_lines', 'Open live connections.');
  const storeSays = gauge('portal_store_answers', '1: the store said what waits in it; 0: it did not in time.');
  const mails = gauge('portal_mails_waiting', 'Mails that wait or are being sent, of all processes.');
  const mailAge = gauge('portal_oldest_mail_seconds', 'Age of the mail that has waited longest; 0: none waits.');
  const reminderAge = gauge('portal_oldest_reminder_seconds', 'How long the oldest reminder is overdue; 0: none is.');

  const visited = visitFigures(Histogram, registers);

  let at: LookedAt = { liveLines: () => 0, backlog: () => Promise.resolve(undefined) };
  const look = async (): Promise<void> => {
    lines.set(at.liveLines());
    const backlog = await at.backlog();
    storeSays.set(backlog === undefined ? 0 : 1);
    if (backlog === undefined) return;
    mails.set(backlog.mails);
    mailAge.set(inSeconds(backlog.oldestMail));
    reminderAge.set(inSeconds(backlog.oldestDueReminder));
  };
  return {
    answered: (answered) => {
      calls.inc(callLabels(answered));
      durations.observe({ route: answered.route }, inSeconds(answered.milliseconds));
    },
    store: {
      waiting: (change) => waiting.inc(change),
      waited: (milliseconds) => waits.observe(inSeconds(milliseconds)),
      inUse: (change) => inUse.inc(change),
      asked: (_, milliseconds) => {
        statements.observe(inSeconds(milliseconds));
        if (milliseconds >= slow) slowOnes.inc();
      },
    },
    scanned: (found) => scans.inc({ found }),
    uploadBegun: () => {
      uploads.inc();
      return () => uploads.dec();
    },
    visited,
    lookAt: (looked) => {
      at = looked;
    },
    text: async () => {
      await look();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
};
