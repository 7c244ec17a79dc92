import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { accessLog } from '../../adapters/composition/access-log';
import { generousLimits, type Limits } from '../../adapters/server/fastify/limits';
import type { Mailbox } from '../../adapters/server/fastify/mailbox';
import { buildServer, type Answered } from '../../adapters/server/fastify/server';
import type { Web } from '../../adapters/server/fastify/web';
import type { Patience } from '../../adapters/server/fastify/unrouted';
import { faultDetails } from '../../adapters/server/log/fault-details';
import { jsonLog } from '../../adapters/server/log/log';
import { requestScope } from '../../adapters/server/log/request-scope';
import type { VisitVitals } from '../../adapters/contract/operator/visit-vitals';
import type { Lines } from '../../adapters/server/socket-io/lines';
import { isToken } from '../../adapters/server/identity/operator-token';
import { admitOperator } from '../../application/operator/operator-tokens.service';
import { isStoreEmpty } from '../../application/import/load-records.service';
import { aCandidate } from '../support/builders/identity';
import { aWorld, codeInMail, type Given, type World } from '../support/world/world';

/** A response body as a client gets it: any JSON. */
export interface Body {
  readonly [name: string]: unknown;
}

export interface PortalOverHttp {
  readonly world: World;
  readonly app: FastifyInstance;
  /** The log, line by line, redacted as in production. */
  readonly lines: readonly string[];
  readonly answered: readonly Answered[];
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

export interface Around {
  readonly web?: Web;
  readonly mailbox?: Mailbox;
  readonly rulebook?: string;
  readonly limits?: Limits;
  readonly proxies?: number;
  readonly publicUrl?: string;
  readonly operatorToken?: string;
  readonly patience?: Patience;
  readonly visited?: (visit: VisitVitals) => void;
  /** The live lines, for a portal that listens. */
  readonly lines?: Lines;
}

/** The real server, without a socket, over the real service and an in-memory store. */
export const portalOverHttp = async (given: Partial<Given> = {}, around: Around = {}): Promise<PortalOverHttp> => {
  const world = await aWorld({ ...given, ...(around.lines === undefined ? {} : { live: around.lines.news }) });
  const lines: string[] = [];
  const answered: Answered[] = [];
  const log = jsonLog({
    level: 'debug',
    clock: world.clock,
    requestId: requestScope.current,
    write: (line) => {
      lines.push(line);
    },
  });
  const app = await buildServer({
    service: world.service,
    operator: {
      service: world.operatorAs,
      admit:
        around.operatorToken === undefined
          ? undefined
          : admitOperator(world.dependencies, isToken(around.operatorToken)),
    },
    clock: world.clock,
    askStore: isStoreEmpty({ unitOfWork: world.store.unitOfWork }),
    inRequest: requestScope.run,
    onAnswered: (one) => {
      answered.push(one);
      accessLog(log)(one);
    },
    onFault: (fault) => {
      log('error', 'fault', faultDetails(fault));
    },
    web: around.web,
    visited: around.visited,
    mailbox: around.mailbox,
    rulebook: around.rulebook,
    limits: around.limits ?? generousLimits,
    ...(around.lines === undefined ? {} : { lines: around.lines }),
    ...(around.patience === undefined ? {} : { patience: around.patience }),
    proxies: around.proxies ?? 0,
    publicUrl: around.publicUrl ?? 'https://portal.example.org',
  });
  return {
    world,
    app,
    lines,
    answered,
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      }),
    inject: (options) => app.inject(options),
  };
};

export const bodyOf = (response: LightMyRequestResponse): Body => response.json<Body>();

/** Signs in over HTTP alone, with the code in the mail, and returns the authorization header. */
export const signInOverHttp = async ({ world, post }: PortalOverHttp): Promise<{ readonly authorization: string }> => {
  const { email } = aCandidate();
  await post('/api/candidate/send_otp', { email });
  const { code } = bodyOf(await post('/api/candidate/submit_otp', { email, otp: codeInMail(world.mailer) }));
  if (typeof code !== 'string') throw new Error('Nobody was let in');
  return { authorization: `Bearer ${code}` };
};
