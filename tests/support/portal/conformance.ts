import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { systemClock } from '../../../adapters/server/clock/system-clock';
import { openerWith } from '../../../adapters/terminal/socket-io/open-line';
import { runConformance, type Surroundings } from '../../../adapters/terminal/conformance/run-conformance';

export const OPERATOR_TOKEN = 'the-operator-of-the-conformance-kit';

/** The result of the kit's program, and the files that it wrote. */
export const surroundings = (
  changes: Partial<Surroundings> = {},
): { readonly given: Surroundings; readonly written: ReadonlyMap<string, string> } => {
  const written = new Map<string, string>();
  return {
    written,
    given: {
      operatorToken: OPERATOR_TOKEN,
      now: systemClock.now,
      newKey: () => randomBytes(16).toString('hex'),
      wait: (length) => setTimeout(length),
      prompt: undefined,
      openLine: openerWith(io),
      write: (file, text) => {
        written.set(file, text);
      },
      ...changes,
    },
  };
};

/** `npm run conformance`, in this process. */
export const conformance = (args: readonly string[], changes: Partial<Surroundings> = {}) =>
  runConformance(args, surroundings(changes).given);

/** The lines of the failed checks, with the call that each belongs to. */
export const notPassed = (report: string): readonly string[] => {
  let call = '';
  return report.split('\n').flatMap((line) => {
    if (/^[\w/]/.test(line)) call = line.split(/ {2,}/)[0] ?? '';
    return /^ {2}[✗–] /.test(line) ? [`${line.trim().charAt(0)} ${call}: ${line.trim().slice(2)}`] : [];
  });
};
