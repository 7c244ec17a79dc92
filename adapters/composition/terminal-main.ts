import * as E from 'fp-ts/Either';
import { text } from 'node:stream/consumers';
import { portalLine, type AskPortal } from '../terminal/operator/portal-line';
import { runTerminal } from '../terminal/terminal';
import { readSettings } from './settings';

/* `npm run --silent cli -- …`: the terminal face. Built to dist/cli/main.mjs. */

// A reader that has seen enough (`… | head`) closes the pipe: that is no fault of the command's.
process.stdout.on('error', () => undefined);

/** Settings are read by the commands that need them alone: a rule answers whatever the environment holds. */
const reachPortal = (): E.Either<readonly string[], AskPortal> => {
  const settings = readSettings(process.env);
  if (E.isLeft(settings)) return settings;
  const { publicUrl, operatorToken } = settings.right;
  return operatorToken === undefined
    ? E.left(['OPERATOR_TOKEN: expected what the portal was started with, found nothing'])
    : E.right(portalLine({ publicUrl, operatorToken }));
};

const { exit, stdout, stderr } = await runTerminal(process.argv.slice(2), () => text(process.stdin), reachPortal);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exit;
