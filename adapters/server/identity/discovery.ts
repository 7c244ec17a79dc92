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

/** How long to wait for an answer from the provider. */
export const answerWithin = seconds(5);

/** After a failure, how long pages wait before they trigger another request: every page names the endpoints. */
const leftAloneFor = seconds(30);

/** How long the provider's description is cached. */
const describedFor = hours(1);

export interface Description {
  readonly server: AuthorizationServer;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  /** The settings allow http only for a provider on this machine. */
  readonly options: { readonly [allowInsecureRequests]: boolean };
}

export interface Discovery {
  readonly describe: () => Promise<Description>;
  /** The known origins, without waiting: the issuer's, and those of its endpoints once they are fetched. Starts the fetch if needed. */
  readonly origins: () => readonly string[];
}

/**
 * The address of an issuer's keys. Keys decide whom to trust, so they must come over https, even if the provider's description names another address;
 * http is allowed only for an issuer on this machine.
 */
export const keysAddress = (issuer: URL, named: string | undefined): URL => {
  const address = new URL(named ?? '');
  if (address.protocol !== 'https:' && address.protocol !== issuer.protocol)
    throw new Error('The provider names an address for its keys that is not https.');
  return address;
};

/** Fetches a provider's endpoints and keys (OpenID Connect Discovery): once an hour, and again after a failure. */
export const discovery = (issuer: string, clock: Clock, onFault: (fault: unknown) => void): Discovery => {
  const url = new URL(issuer);
  const options = { [allowInsecureRequests]: url.protocol === 'http:' };
  let known: { readonly description: Description; readonly at: Instant } | undefined;
  let failedAt: Instant | undefined;
  let underWay: Promise<Description> | undefined;

  const ask = async (): Promise<Description> => {
    const answer = await discoveryRequest(url, { ...options, signal: AbortSignal.timeout(answerWithin) });
    const server = await processDiscoveryResponse(url, answer);
    const keys = createRemoteJWKSet(keysAddress(url, server.jwks_uri), { timeoutDuration: answerWithin });
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
      // A caller that needs the endpoints waits for them; `origins` only reads the known ones.
      // `describe` reports its own failure (`onFault`).
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
