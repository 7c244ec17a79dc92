import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { FileRef } from '../../../application/ports/file-ref';
import type { AppendRefusal, DiskFull, NoSuchUpload } from '../../../application/files/file-store.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { FromStore, StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { OpenUpload } from '../../../application/resumes/receive-file.service';
import { fileRefIn } from '../../../application/resumes/saved-resumes.service';
import type { SessionOver } from '../../../application/ports/session-over';
import { saySessionOver, somethingWentWrong } from '../../../application/words/failures';
import { apiPrefix } from '../../contract/call';
import { writeFailure } from '../../contract/envelope';
import type { UploadKind } from '../../contract/files/upload-kind';
import { callerOf } from './answering';

/*
 * Files uploaded in pieces, over any number of connections: tus 1.0.0 with creation, expiration and termination, each file only for the bearer token
 * that owns it. Unlike the calls of the contract, it answers with HTTP's own statuses, as the protocol requires; the body of a refusal says why.
 * `upload_resume` checks a finished upload and makes it a resume; `upload_self_recorded_video` makes it an answer.
 */

const pieces = 'application/offset+octet-stream';
const version = '1.0.0';

type Tagged = { readonly _tag: string };

type Failing<Refusal> = TE.TaskEither<Refusal | StoreUnavailable, OpenUpload>;

/** How one kind of file is received, and from whom. */
interface UploadsOf<Uploader, Refusal extends Tagged> {
  readonly authenticate: (token: SessionToken) => TE.TaskEither<SessionOver | StoreUnavailable, Uploader>;
  readonly begin: (uploader: Uploader, file: { readonly name: string; readonly bytes: number }) => Failing<Refusal>;
  readonly own: (uploader: Uploader, ref: FileRef) => FromStore<O.Option<OpenUpload>>;
  readonly goOn: (
    uploader: Uploader,
    ref: FileRef,
    from: number,
    pieces: AsyncIterable<Uint8Array>,
  ) => Failing<AppendRefusal>;
  readonly drop: (uploader: Uploader, ref: FileRef) => TE.TaskEither<NoSuchUpload | StoreUnavailable, undefined>;
  readonly statusOf: (refusal: Refusal) => number;
  readonly say: (refusal: Refusal | DiskFull | NoSuchUpload) => string;
}

const wholeNumber = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : undefined;

/** `filename Y3YucGRm,filetype …` → `cv.pdf` */
const fileNameIn = (header: unknown): string => {
  const encoded = /(?:^|,)\s*filename ([A-Za-z0-9+/=]*)/.exec(typeof header === 'string' ? header : '')?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8');
};

const fail = (reply: FastifyReply, status: number, text: string, refusal?: unknown): FastifyReply =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ ...writeFailure(status, text, reply.request.id), ...(refusal === undefined ? {} : { refusal }) });

const unavailable = (reply: FastifyReply): FastifyReply => fail(reply, 503, somethingWentWrong);

const tell = (reply: FastifyReply, { upload, until }: OpenUpload): FastifyReply =>
  reply
    .header('upload-offset', upload.received)
    .header('upload-length', upload.bytes)
    .header('upload-expires', new Date(until).toUTCString());

type Params = { readonly Params: { readonly ref: string } };

const withinApi = (path: string): string => path.slice(apiPrefix.length);

/** Pieces are written as they arrive, not buffered first. */
export const takePieces = (api: FastifyInstance): void => {
  api.addContentTypeParser(pieces, (_request: FastifyRequest, _payload: IncomingMessage, done: (error: null) => void) =>
    done(null),
  );
};

export const addUploads = <Uploader, Refusal extends Tagged>(
  api: FastifyInstance,
  { path, largest, refusal: wire }: UploadKind<Refusal | DiskFull>,
  files: UploadsOf<Uploader, Refusal>,
): void => {
  const refuseFile = (reply: FastifyReply, refusal: Refusal | DiskFull, status: number): FastifyReply =>
    fail(reply, status, files.say(refusal), wire.type.encode(refusal));
  const noUpload = (reply: FastifyReply): FastifyReply => fail(reply, 404, files.say({ _tag: 'NoSuchUpload' }));
  const isTrouble = (failure: Tagged): failure is StoreUnavailable => failure._tag === 'StoreUnavailable';

  /** Carries out an uploader's request; any other caller learns nothing else. */
  const as =
    (act: (uploader: Uploader, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('tus-resumable', version);
      if ((request.headers['tus-resumable'] ?? version) !== version)
        return fail(reply.header('tus-version', version), 412, `This upload speaks tus ${version}.`);
      const uploader = await callerOf(files.authenticate, request.headers.authorization);
      if (E.isRight(uploader)) return act(uploader.right, request, reply);
      return uploader.left._tag === 'StoreUnavailable'
        ? unavailable(reply)
        : fail(reply, 401, saySessionOver(uploader.left));
    };

  const begin = async (uploader: Uploader, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const bytes = wholeNumber(request.headers['upload-length']);
    if (bytes === undefined) return fail(reply, 400, 'Upload-Length is missing.');
    const begun = await files.begin(uploader, {
      name: fileNameIn(request.headers['upload-metadata']),
      bytes,
    })();
    if (E.isRight(begun))
      return tell(reply, begun.right).code(201).header('location', `${path}/${begun.right.upload.ref}`).send();
    return isTrouble(begun.left) ? unavailable(reply) : refuseFile(reply, begun.left, files.statusOf(begun.left));
  };

  const look = async (uploader: Uploader, ref: FileRef, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await files.own(uploader, ref)();
    if (E.isLeft(found)) return unavailable(reply);
    return O.isNone(found.right) ? noUpload(reply) : tell(reply, found.right.value).code(200).send();
  };

  const go = async (
    uploader: Uploader,
    ref: FileRef,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const from = wholeNumber(request.headers['upload-offset']);
    if (from === undefined) return fail(reply, 400, 'Upload-Offset is missing.');
    const source = request.raw.iterator({ destroyOnReturn: false });
    const added = await files.goOn(uploader, ref, from, source)();
    if (E.isRight(added)) return tell(reply, added.right).code(204).send();
    // The rest is read and dropped: a browser reads no answer before it has sent everything.
    request.raw.resume();
    switch (added.left._tag) {
      case 'NotTheNextByte':
        return fail(reply.header('upload-offset', added.left.received), 409, 'The next piece begins elsewhere.');
      case 'TooManyBytes':
        return fail(reply, 413, 'The file is longer than it was said to be.');
      case 'DiskFull':
        return refuseFile(reply.header('upload-offset', added.left.kept), added.left, 507);
      case 'NoSuchUpload':
        return noUpload(reply);
      case 'StoreUnavailable':
        return unavailable(reply);
    }
  };

  const drop = async (uploader: Uploader, ref: FileRef, reply: FastifyReply): Promise<FastifyReply> => {
    const dropped = await files.drop(uploader, ref)();
    if (E.isRight(dropped)) return reply.code(204).send();
    return dropped.left._tag === 'NoSuchUpload' ? noUpload(reply) : unavailable(reply);
  };

  /** The same for one file, by the name in the address. */
  const of =
    (act: (uploader: Uploader, ref: FileRef, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest<Params>, reply: FastifyReply): Promise<FastifyReply> => {
      const ref = fileRefIn(request.params.ref);
      return as(async (uploader) => (O.isNone(ref) ? noUpload(reply) : act(uploader, ref.value, request, reply)))(
        request,
        reply,
      );
    };

  const all = withinApi(path);
  const one = `${all}/:ref`;
  api.options(all, (_, reply) =>
    reply
      .code(204)
      .header('tus-resumable', version)
      .header('tus-version', version)
      .header('tus-extension', 'creation,expiration,termination')
      .header('tus-max-size', largest)
      .send(),
  );
  api.post(all, as(begin));
  api.head<Params>(
    one,
    of((uploader, ref, _, reply) => look(uploader, ref, reply)),
  );
  api.patch<Params>(one, of(go));
  api.delete<Params>(
    one,
    of((uploader, ref, _, reply) => drop(uploader, ref, reply)),
  );
};
