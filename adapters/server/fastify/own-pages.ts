import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { JobsList } from '../../../application/applications/applications.api';
import type { Clock } from '../../../application/ports/clock';
import { tokenName, zoneName } from '../../../application/ports/kept-names';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { sessionMark } from '../../../domain/identity/session-mark';
import { getJobsList } from '../../contract/applications/applications.calls';
import type { Codec } from '../../contract/codec';
import { writeDrawnAnswer } from '../../contract/drawn-answer';
import { sessionToken, timeZone } from '../../contract/wire/fields';
import type { Drawing } from '../../../application/ports/drawing';
import { withDrawn } from './drawn-page';
import { acceptedEncoding } from './made-once';
import { escapeHtml } from './page';
import { allowStyle } from './security-headers';
import type { PageSettings } from '../../contract/page-settings';
import { withSettings } from './web-page';

/** Tells whose session a token belongs to, without marking it as used, and what their list shows. */
export interface Candidates {
  readonly glance: (token: SessionToken) => TE.TaskEither<unknown, CandidateId>;
  readonly listApplications: (candidate: CandidateId) => TE.TaskEither<unknown, JobsList>;
  readonly clock: Clock;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A low compression level, because a visitor is waiting: it takes a millisecond and adds a tenth to the size. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Lists read for pages at the same time, so that candidates' calls don't wait behind them. The next visitors wait for their turn. */
const mostReading = 2;
const mostInLine = 8;

/** How long a visitor waits for their list to be read, in milliseconds; then the page is served as the shell. */
export const readWithin = 2_000;

const cookieOf = <A>({ headers }: FastifyRequest, name: string, codec: Codec<A>): A | undefined => {
  const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '') ?? [];
  const read = pipe(
    E.tryCatch(
      () => decodeURIComponent(value),
      () => 'NotEncoded',
    ),
    E.flatMap((text) => E.mapLeft(() => 'Unreadable')(codec.type.decode(text))),
  );
  return E.isRight(read) ? read.right : undefined;
};

/** The cookie counts only for navigations: any other request for the page gets the shell (R3d). */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';

const send = async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
  const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '');
  void reply
    .header('cache-control', 'private, no-store')
    .header('vary', 'cookie, accept-encoding')
    .type('text/html; charset=utf-8');
  if (encoding === undefined) return reply.send(html);
  void reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? await brotli(html, quick) : await zip(html));
};

/**
 * My Job Applications, drawn for the candidate whose session is in the cookie; false: nothing was sent, so the shell must be. No cache stores the
 * page, and no other session uses it, because it names the session that it was drawn for (ui/app/early).
 */
export const ownPages = (
  template: string,
  settings: PageSettings,
  { glance, listApplications, clock }: Candidates,
  { draw, isFree }: Pick<Drawing, 'draw' | 'isFree'>,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<boolean>) => {
  const built = withSettings(template, settings);
  let reading = 0;
  const inLine: (() => void)[] = [];
  /** Left: it can't be read, or not in time. */
  const readList = async (token: SessionToken): Promise<E.Either<unknown, JobsList>> => {
    let late = false;
    const read = async (): Promise<E.Either<unknown, JobsList>> => {
      if (reading < mostReading) reading += 1;
      else await new Promise<void>((turn) => inLine.push(turn));
      try {
        return late ? E.left('TooLate') : await pipe(glance(token), TE.flatMap(listApplications))();
      } finally {
        const next = inLine.shift();
        if (next === undefined) reading -= 1;
        else next();
      }
    };
    const tooLate = pause(readWithin, undefined, { ref: false }).then(() => {
      late = true;
      return E.left('TooLate');
    });
    return Promise.race([read(), tooLate]);
  };
  return async (request, reply) => {
    const token = cookieOf(request, tokenName, sessionToken);
    const zone = cookieOf(request, zoneName, timeZone);
    if (token === undefined || zone === undefined || !isNavigation(request)) return false;
    if (!isFree() || inLine.length >= mostInLine) return false;
    const list = await readList(token);
    if (E.isLeft(list)) return false;
    const now = clock.now();
    const answers = [writeDrawnAnswer(getJobsList, undefined, list.right)];
    const page = await draw({ path: toPath(myJobs), answers, drawnFor: { now, zone } });
    if (page === undefined) return false;
    const { html, styleHash } = withDrawn(built, page, answers);
    allowStyle(reply, styleHash);
    const whose = `data-drawn-for="${sessionMark(token)}" data-drawn-zone="${escapeHtml(zone)}" data-drawn-at="${now}"`;
    await send(
      request,
      reply,
      withSettings(html, settings)
        .replace('<html ', () => `<html ${whose} `)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`),
    );
    return true;
  };
};
