import * as O from 'fp-ts/Option';
import { firstValueFrom, timer } from 'rxjs';
import { carryingToken } from '../../application/identity/carry-token.journey';
import { operationNames, type CandidateApi } from '../../application/ports/candidate-api';
import type { DeviceClock } from '../../application/ports/clock';
import type { Environment } from '../../application/ports/environment';
import type { IdempotencyKey } from '../../application/ports/secrets';
import type { Reporter } from '../../application/ports/reporter';
import type { SessionStore } from '../../application/ports/session-store';
import { known } from '../../domain/brand';
import { deviceZone } from '../../domain/time/time-zone';
import { candidateCalls } from '../contract/calls';
import { clientOf } from '../contract/client';
import { keptSession, type FieldsPlace, type KeptFields } from '../contract/kept-session';
import { sendByFetch } from '../contract/send-by-fetch';
import { serverClock } from '../contract/server-clock';

/* The published face `./http`: a candidate's device whose calls go to a portal over HTTP, in Node and in a browser. */
export { keptSession, type FieldsPlace, type KeptFields } from '../contract/kept-session';
export { sendByFetch, type FetchSending } from '../contract/send-by-fetch';

/* The same global in Node and in a browser. */
declare const crypto: { readonly randomUUID: () => string };

/** A place that lasts as long as the program. */
export const inMemoryPlace = (): FieldsPlace => {
  let fields: KeptFields = {};
  return {
    read: () => fields,
    write: (written) => {
      fields = written;
    },
  };
};

/** What a journey gets: one candidate's device, with its own session. */
export interface HttpDevice {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  /** Follows the server's clock. */
  readonly clock: DeviceClock;
  readonly environment: Pick<Environment, 'newKey' | 'zone'>;
  readonly reporter: Reporter;
}

/** The portal's address, and the parts that the calling program supplies. */
export interface HttpPortal {
  /** The portal's address; its calls are below `/api`. */
  readonly url: string;
  /** Where the session is stored; if missing, it ends with the program. */
  readonly place?: FieldsPlace;
  /** Called when an answer ends the session, with the message for the candidate; the session is wiped before. */
  readonly onSessionEnd?: (message: string) => void;
  /** Receives failures that need a person's attention. If omitted, they are dropped. */
  readonly reporter?: Reporter;
}

const silent: Reporter = { report: () => undefined };

/** A device for every journey of `candidate-portal/application`, over `fetch`. A lost connection is retried as the rules allow (R17). */
export const httpDevice = ({
  url,
  place = inMemoryPlace(),
  onSessionEnd,
  reporter = silent,
}: HttpPortal): HttpDevice => {
  const clock = serverClock(() => Date.now());
  const session = carryingToken(keptSession(place), clock);
  const send = sendByFetch({
    portal: url.replace(/\/+$/, ''),
    token: () => O.toUndefined(session.token.read()),
    onSessionEnd: (message) => {
      session.wipe();
      onSessionEnd?.(message);
    },
    onServerTime: clock.follow,
    wait: (length) => firstValueFrom(timer(length)),
  });
  return {
    api: clientOf(operationNames, candidateCalls, send),
    session,
    clock,
    reporter,
    environment: {
      newKey: () => known<IdempotencyKey>(crypto.randomUUID()),
      zone: () => deviceZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
    },
  };
};
