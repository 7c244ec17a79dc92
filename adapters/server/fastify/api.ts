import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { Instant } from '../../../domain/time/instant';
import { apiPrefix } from '../../contract/call';
import { writeFailure } from '../../contract/envelope';
import { countedAs } from './address';
import * as E from 'fp-ts/Either';
import type { Answering, ApiRoute, Outcome } from './answering';
import { formLimits, formOf, isForm } from './form';
import { deepestBody, isDeeperThan } from '../../contract/nesting';
import { readLargeJson } from './large-json';
import { addUploadsOfFiles } from './uploads-of-files';
import { faultOf, noSuchCall, tooDeep, type RequestFault } from './request-faults';
import { idempotencyHeader } from '../../contract/wire/fields';

const oneOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' || header === undefined ? header : header[0];

const json = 'application/json; charset=utf-8';

/** In bytes: the largest refused body that is read to its end and discarded. */
const mostDiscarded = 32 * 1024 * 1024;

/** Fastify closes the connection when it refuses a body. If the body is still arriving, that resets the connection, and the sender never sees why. */
const keepForAnswer = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  if (Number(headers['content-length'] ?? Infinity) <= mostDiscarded) reply.removeHeader('connection');
};

export interface ApiDependencies {
  readonly routes: readonly ApiRoute[];
  /** The uploads that arrive in pieces. */
  readonly uploads: CandidateService;
  /** For the log: the status inside the body, and why a rule refused. */
  readonly onOutcome: (request: FastifyRequest, outcome: Pick<Outcome, 'statusCode' | 'refused'>) => void;
  readonly now: () => Instant;
  /** Gives a request's body more time. */
  readonly giveTime: (request: FastifyRequest) => void;
  /** A fault of ours. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Every call of the contract as a route. A request that reaches no call (unknown, not JSON, too large, too many) is also answered with the envelope,
 * under its own HTTP status, because the provider's service never saw it.
 */
export const addApi = async (app: FastifyInstance, deps: ApiDependencies): Promise<void> => {
  const { routes, uploads, now, giveTime, onOutcome, onFault } = deps;
  const began = new WeakMap<FastifyRequest, Instant>();
  const admitted = new WeakMap<FastifyRequest, Answering>();
  const sendFault = (
    request: FastifyRequest,
    reply: FastifyReply,
    { statusCode, text }: RequestFault,
  ): FastifyReply => {
    onOutcome(request, { statusCode });
    return reply
      .code(statusCode)
      .type(json)
      .send(writeFailure(statusCode, text, request.id));
  };

  const sendOutcome = (request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply => {
    onOutcome(request, outcome);
    if (outcome.retryAfter !== undefined) reply.header('retry-after', outcome.retryAfter);
    return reply.code(outcome.httpStatus).type(json).send(outcome.body);
  };

  await app.register(
    async (api) => {
      // A list of 300 applications shrinks to a tenth. Lengths reveal nothing, because no other site can make a browser send its token here (R3).
      await api.register(compress, {
        encodings: ['gzip'],
        threshold: 1_024,
        zlibOptions: { level: 5 },
        // The door refuses packed bodies.
        globalDecompression: false,
      });
      api.removeContentTypeParser('text/plain');
      api.addHook('onRequest', (request, reply, next) => {
        began.set(request, now());
        // Answers are data: a browser that follows a link to a call saves the answer under this name and shows none of it (ASVS 14.4.2).
        reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="api.json"');
        next();
      });
      api.setErrorHandler((error, request, reply) => {
        const fault = faultOf(error, request.routeOptions.bodyLimit);
        if (fault.statusCode === 500) onFault(error);
        keepForAnswer(request, reply);
        return sendFault(request, reply, fault);
      });

      await api.register(multipart, formLimits);
      addUploadsOfFiles(api, uploads);
      const addRoute = (
        to: FastifyInstance,
        { method, path, file, largestFile, largestBody, admit }: ApiRoute,
      ): void => {
        to.route<{ Params: Readonly<Record<string, string>> }>({
          method,
          url: `/${path.replace(/\{([a-z_]+)\}/g, ':$1')}`,
          ...(largestBody === undefined ? {} : { bodyLimit: largestBody }),
          onRequest: async (request, reply) => {
            const answering = await admit({ requestId: request.id, authorization: request.headers.authorization });
            if (E.isLeft(answering)) return sendOutcome(request, reply, answering.left);
            admitted.set(request, answering.right);
            // Only an admitted sender may take that long.
            if (file !== undefined && isForm(request)) giveTime(request);
            return undefined;
          },
          handler: async (request, reply) => {
            if (file === undefined && request.isMultipart())
              return sendFault(request, reply, faultOf({ statusCode: 415 }));
            // A large body is checked while it arrives.
            if (largestBody === undefined && isDeeperThan(deepestBody, request.body))
              return sendFault(request, reply, tooDeep);
            const answer = admitted.get(request);
            if (answer === undefined) throw new Error('A request was handled before its caller was admitted.');
            const outcome = await answer({
              began: began.get(request),
              network: countedAs(request.ip),
              requestId: request.id,
              authorization: request.headers.authorization,
              apiVersion: oneOf(request.headers['api-version']),
              idempotencyKey: oneOf(request.headers[idempotencyHeader]),
              parameters: request.params,
              body: request.body ?? undefined,
              form: formOf(request, file, largestFile),
            })();
            return sendOutcome(request, reply, outcome);
          },
        });
      };
      for (const route of routes.filter(({ largestBody }) => largestBody === undefined)) addRoute(api, route);
      await api.register((large, _, done) => {
        large.addContentTypeParser('application/json', (request: FastifyRequest, body: IncomingMessage) =>
          readLargeJson(body, request.routeOptions.bodyLimit),
        );
        for (const route of routes.filter(({ largestBody }) => largestBody !== undefined)) addRoute(large, route);
        done();
      });
      const noCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
        sendFault(request, reply, noSuchCall);
      api.all('/', noCall);
      api.all('/*', noCall);
    },
    { prefix: apiPrefix },
  );
};
