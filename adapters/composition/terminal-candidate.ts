import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { randomBytes } from 'node:crypto';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { operationNames } from '../../application/ports/candidate-api';
import type { IdempotencyKey } from '../../application/ports/secrets';
import { known } from '../../domain/brand';
import { deviceZone } from '../../domain/time/time-zone';
import { serverClock } from '../contract/server-clock';
import { candidateCalls } from '../contract/calls';
import { clientOf } from '../contract/client';
import { sendByFetch } from '../contract/send-by-fetch';
import type { CandidateWorld } from '../terminal/candidate/candidate-world';
import { openKeys } from '../terminal/candidate/keys-file';
import type { OpenCandidate } from '../terminal/candidate/run-candidate';
import { terminalSessionStore } from '../terminal/candidate/session-store';
import { readSettings, type Settings } from './settings';

type Variables = Readonly<Record<string, string | undefined>>;

/** `$XDG_CONFIG_HOME/candidate-portal/keys.json`, or else below ~/.config. */
const ownKeysPath = ({ XDG_CONFIG_HOME: folder = '' }: Variables): string =>
  join(isAbsolute(folder) ? folder : join(homedir(), '.config'), 'candidate-portal', 'keys.json');

const environmentOf = ({ infoEmail }: Settings): CandidateWorld['environment'] => ({
  zone: () => deviceZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  newKey: () => known<IdempotencyKey>(randomBytes(16).toString('hex')),
  infoEmail,
});

/** The candidate's side in a terminal, over HTTP to the portal at PUBLIC_URL. */
export const openCandidate =
  (variables: Variables): OpenCandidate =>
  (keysPath = ownKeysPath(variables)) => {
    const settings = readSettings(variables);
    if (E.isLeft(settings)) return settings;
    const { publicUrl: portal } = settings.right;
    const keys = openKeys(keysPath, portal);
    if (E.isLeft(keys)) return E.left([keys.left]);
    const session = terminalSessionStore(keys.right);
    const clock = serverClock(() => Date.now());
    const send = sendByFetch({
      portal,
      token: () => pipe(session.token.read(), O.toUndefined),
      onSessionEnd: session.wipe,
      onServerTime: clock.follow,
      wait: (length) => setTimeout(length),
    });
    const environment = environmentOf(settings.right);
    return E.right({
      api: clientOf(operationNames, candidateCalls, send),
      session,
      clock,
      environment,
      keys: keys.right,
      portal,
    });
  };
