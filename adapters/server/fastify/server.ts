import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Clock } from '../../../application/ports/clock';
import { noDrawing } from '../../../application/ports/drawing';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { CandidateService } from '../../../application/service/candidate-service';
import { printIsoInstant } from '../../../domain/time/instant';
import type { VisitVitals } from '../../contract/operator/visit-vitals';
import { calls } from '../../contract/calls';
import { asyncApi } from '../../contract/asyncapi';
import { openApi } from '../../contract/openapi';
import { addApi } from './api';
import { addDoor } from './at-the-door';
import { apiRoutes, type OperatorDoor } from './api-routes';
import { addBodyTime } from './body-time';
import { addLastAnswers, draining as notDraining, type Draining } from './draining';
import { addHealth } from './health';
import { behindLines } from './behind-lines';
import { addLimits, type Limits } from './limits';
import type { SharedCounts } from './shared-budget';
import { addMailbox, type Mailbox } from './mailbox';
import { madeOnce, once, sendMadeOnce } from './made-once';
import { addLiveLine, linesLast, type LinesDoor } from './live-line';
import { mostConnections, orderlyServer, slowestReader } from './orderly-connections';
import type { Outcome } from './answering';
import { faultPage } from './page';
import { addRulebook } from './rulebook-page';
import { addSignedFiles } from './signed-files';
import { newRequestId } from './request-id';
import { inlineParts, noInlineParts } from './inline-parts';
import { isTheirs, largestBody } from './request-faults';
import { addSecurityHeaders } from './security-headers';
import { addUploadsUnderWay } from './uploads-under-way';
import { badAddress, badConnection, usualPatience, type Patience, type Unrouted } from './unrouted';
import { addStopChatMails } from './stop-chat-mails';
import { addSpeedTest } from './speed-test';
import { addVisitVitals, visitScript } from './visit-vitals';
import { addPlainStyle, addWeb, notFound, type Web } from './web';
import { serverTimeHeader } from '../../contract/server-clock';

/** One answered request as the log may record it: the route's pattern and never the address, which can contain an e-mail address. */
export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly httpStatus: number;
  /** The status inside the body, for calls of the API (R4). */
  readonly statusCode: number | undefined;
  /** Why a rule refused it: the reason with its numbers. */
  readonly refused: unknown;
  readonly milliseconds: number;
}

export interface ServerDependencies {
  /** Undefined: there is no live line, and chat works through its calls. */
  readonly lines?: LinesDoor;
  readonly service: CandidateService;
  readonly operator: OperatorDoor;
  readonly clock: Clock;
  /** Undefined: it serves until it is closed. */
  readonly draining?: Draining;
  /** Any query that the store must answer to count as ready. */
  readonly askStore: FromStore<unknown>;
  /** Runs the handler of a request, so that everything it logs has the request's id. */
  readonly inRequest: (requestId: string, work: () => void) => void;
  readonly onAnswered: (answered: Answered) => void;
  /** Called for an unexpected error. The answer says nothing about it. */
  readonly onFault: (fault: unknown) => void;
  /** A file begins to arrive; the returned function is called when that has ended. Undefined: nobody counts them. */
  readonly uploadBegun?: (() => () => void) | undefined;
  /** Takes the web vitals of a visit. Undefined: pages don't measure. */
  readonly visited?: ((visit: VisitVitals) => void) | undefined;
  readonly web: Web | undefined;
  readonly mailbox: Mailbox | undefined;
  /** Where the rule book is written; undefined: it is not served. */
  readonly rulebook?: string | undefined;
  readonly limits: Limits;
  /** Undefined: this process is the only one. */
  readonly counts?: SharedCounts | undefined;
  /** Undefined: the usual time. */
  readonly patience?: Patience;
  /** How many proxies are in front; 0: X-Forwarded-For is not trusted (R3c). */
  readonly proxies: number;
  readonly publicUrl: string;
}

/** The provider's service over HTTP, with the portal's pages and files. Not listening yet. */
export const buildServer = async (deps: ServerDependencies): Promise<FastifyInstance> => {
  const { service, operator, clock, askStore, inRequest, onAnswered, onFault } = deps;
  const { web, mailbox, limits, proxies, publicUrl, patience = usualPatience, draining = notDraining(clock) } = deps;
  const overHttps = publicUrl.startsWith('https:');
  const unreadable = {
    overHttps,
    onUnrouted: ({ requestId, method, httpStatus, why }: Unrouted): void =>
      inRequest(requestId, () =>
        onAnswered({
          method,
          httpStatus,
          route: 'none',
          statusCode: httpStatus,
          refused: { reason: why },
          milliseconds: 0,
        }),
      ),
  };
  const outcomes = new WeakMap<FastifyRequest, Pick<Outcome, 'statusCode' | 'refused'>>();
  const app = fastify({
    logger: false,
    genReqId: newRequestId,
    // Fastify no longer accepts a plain number: the nearest `proxies` hops are our own.
    trustProxy: (_, step) => step < proxies,
    bodyLimit: largestBody,
    serverFactory: (serve) => {
      const lines = {
        requestTimeout: patience.form,
        headersTimeout: patience.headers,
        keepAliveTimeout: 65_000,
        connectionsCheckingInterval: patience.check,
      };
      const make = (listener: RequestListener): Server => createServer(lines, listener).setTimeout(patience.silence);
      const reading = { ...patience, bytesASecond: slowestReader };
      return orderlyServer(make, linesLast(serve), reading, proxies === 0 ? mostConnections : undefined);
    },
    forceCloseConnections: 'idle',
    // Refused in our own words, by the door.
    return503OnClosing: false,
    // A sign-in link has an e-mail address of up to 254 characters, each up to 9 characters long when encoded.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2_400 },
    frameworkErrors: badAddress(unreadable),
    clientErrorHandler: badConnection(unreadable),
  });

  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id).header(serverTimeHeader, printIsoInstant(clock.now()));
    inRequest(request.id, next);
  });
  addLastAnswers(app, draining);
  const giveTime = addBodyTime(app, patience);
  app.addHook('onResponse', (request, reply, next) => {
    const { statusCode, refused } = outcomes.get(request) ?? {};
    onAnswered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      httpStatus: reply.statusCode,
      statusCode,
      refused,
      milliseconds: Math.round(reply.elapsedTime),
    });
    next();
  });
  const script = web !== undefined && deps.visited !== undefined ? await visitScript(web.folder) : undefined;
  const inline = web === undefined ? noInlineParts : await inlineParts(web.folder);
  await addSecurityHeaders(app, {
    overHttps,
    publicUrl,
    imageOrigins: web?.imageOrigins ?? [],
    recorderOrigins: web?.recorderOrigins ?? [],
    frameOrigins: web?.frameOrigins ?? [],
    callOrigins: web?.callOrigins ?? [],
    inlineParts: script === undefined ? inline : { ...inline, scripts: [...inline.scripts, script.hash] },
    askedOrigins: web?.askedOrigins,
  });
  if (deps.uploadBegun !== undefined) addUploadsUnderWay(app, deps.uploadBegun);
  addDoor(app, await addLimits(app, limits, deps.counts), (request, statusCode) => {
    outcomes.set(request, { statusCode });
  });

  app.setNotFoundHandler(notFound);
  app.setErrorHandler((error, request, reply) => {
    if (isTheirs(error)) return notFound(request, reply);
    onFault(error);
    return reply.code(500).type('text/html; charset=utf-8').send(faultPage(request.id));
  });

  await addApi(app, {
    routes: apiRoutes(service, operator),
    uploads: service,
    now: clock.now,
    giveTime,
    onOutcome: (request, outcome) => {
      outcomes.set(request, outcome);
    },
    onFault,
  });
  addSignedFiles(app, service);
  await addStopChatMails(app, service);
  await addSpeedTest(app);
  if (deps.visited !== undefined) await addVisitVitals(app, deps.visited);
  addHealth(app, askStore, clock, draining, web?.drawing?.isWarm ?? noDrawing.isWarm);
  for (const [path, make] of [
    ['/openapi.json', () => openApi(calls, publicUrl)],
    ['/asyncapi.json', () => asyncApi(publicUrl)],
  ] as const) {
    // Built on the first request: at startup it would add a tenth to the time until the portal answers.
    const document = once(() => madeOnce(JSON.stringify(make()), 'application/json; charset=utf-8', 'often'));
    app.get(path, (request, reply) => sendMadeOnce(request, reply.header('cache-control', 'no-cache'), document()));
  }
  await addPlainStyle(app, web);
  if (mailbox !== undefined) addMailbox(app, mailbox);
  if (deps.rulebook !== undefined) addRulebook(app, deps.rulebook);
  if (deps.lines !== undefined) {
    const { lines } = deps;
    await addLiveLine(app, {
      lines,
      behind: behindLines(service, inRequest),
      mostAttempts: limits.lines,
      onUpgraded: ({ method, routeOptions }) => {
        const route = routeOptions.url ?? 'none';
        onAnswered({ method, route, httpStatus: 101, statusCode: undefined, refused: undefined, milliseconds: 0 });
      },
    });
  }
  if (web !== undefined)
    await addWeb(
      app,
      { ...web, script },
      {
        adverts: { read: service.readPostings, readNeighbors: service.readNeighbors, clock, publicUrl },
        candidates: { glance: service.glance, listApplications: service.listApplications, clock },
      },
    );
  return app;
};
