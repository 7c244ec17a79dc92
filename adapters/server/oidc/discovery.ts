import { createRemoteJWKSet } from 'jose';
import {
  allowInsecureRequests,
  discoveryRequest,
  processDiscoveryResponse,
  type AuthorizationServer,
} from 'oauth4webapi';
import type { Clock } from '../../../application/ports/clock';
import { hours, seconds } from '../../../domain/time/duration';
import { between, type Instant } from '../../../domain/time/instant';

/** How long an answer of the provider's is waited for. */
export const answerWithin = seconds(5);

/** How long whoever only names its endpoints does not ask again after it did not answer: every page names them. */
const leftAloneFor = seconds(30);

/** How long its own description of itself is believed. */
const describedFor = hours(1);

export interface Description {
  readonly server: AuthorizationServer;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  /** The settings let http in for a provider on this machine alone. */
  readonly options: { readonly [allowInsecureRequests]: boolean };
}

export interface Discovery {
  readonly describe: () => Promise<Description>;
  /** Known without waiting: the issuer's, and those of its endpoints once it was asked, which this does if nobody has. */
  readonly origins: () => readonly string[];
}

/** Asks a provider where its endpoints and keys are (OpenID Connect Discovery): once an hour, and again after it did not answer. */
export const discovery = (issuer: string, clock: Clock, onFault: (fault: unknown) => void): Discovery => {
  const url = new URL(issuer);
  const options = { [allowInsecureRequests]: url.protocol === 'http:' };
  let known: { readonly description: Description; readonly at: Instant } | undefined;
  let failedAt: Instant | undefined;
  let underWay: Promise<Description> | undefined;

  const ask = async (): Promise<Description> => {
    const answer = await discoveryRequest(url, { ...options, signal: AbortSignal.timeout(answerWithin) });
    const server = await processDiscoveryResponse(url, answer);
    const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? ''), { timeoutDuration: answerWithin });
    const description = { server, keys, options };
    known = { description, at: clock.now() };
    failedAt = undefined;
    return description;
  };

  const describe = (): Promise<Description> => {
    if (known !== undefined && between(known.at, clock.now()) < describedFor) return Promise.resolve(known.description);
    underWay ??= ask()
      .catch((fault: unknown) => {
        failedAt = clock.now();
        onFault(fault);
        throw fault;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };

  const endpoints = (): readonly (string | undefined)[] => {
    const server = known?.description.server;
    return [issuer, server?.token_endpoint, server?.userinfo_endpoint];
  };

  return {
    describe,
    origins: () => {
      // Whoever needs the endpoints waits for them; whoever only names them takes those that are known.
      // Its own failure is told by `describe` (`onFault`).
      if (failedAt === undefined || between(failedAt, clock.now()) >= leftAloneFor) describe().catch(() => undefined);
      return [
        ...new Set(
          endpoints().flatMap((endpoint) =>
            endpoint !== undefined && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [],
          ),
        ),
      ];
    },
  };
};
