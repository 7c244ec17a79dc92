import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { FileRef } from '../../../application/ports/file-ref';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { OpenUpload } from '../../../application/service/resumes/receive-file';
import { fileRefIn } from '../../../application/service/resumes/saved-resumes';
import type { Uploader } from '../../../application/service/resumes/uploader';
import { saySessionOver, somethingWentWrong } from '../../../application/words/failures';
import { sayFileNotTaken, sayStoreResumeRefusal } from '../../../application/words/resume-refusals';
import type { FileNotTaken } from '../../../application/ports/candidate-api/resumes';
import { largestResume } from '../../../domain/resumes/resume-file';
import { uploadsPath } from '../../contract/calls/resumes';
import { writeFailure } from '../../contract/envelope';
import { fileNotTaken } from '../../contract/wire/resume-refusals';
import { uploaderOf } from './answering';

/*
 * Files uploaded in pieces, over any number of connections: tus 1.0.0 with creation, expiration and termination, each file only for the bearer token
 * that owns it. Unlike the calls of the contract, it answers with HTTP's own statuses, as the protocol requires; the body of a refusal says why.
 * `upload_resume` checks the finished upload and makes it a resume.
 */

const pieces = 'application/offset+octet-stream';
const version = '1.0.0';

type UploadService = Pick<
  CandidateService,
  'authenticateUploader' | 'beginUpload' | 'ownUpload' | 'continueUpload' | 'dropUpload'
>;

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

/** Which refusals may be retried later and which not (RFC 4918 defines 507 for a full disk). */
const statusOf: Readonly<Record<FileNotTaken['_tag'], number>> = {
  WrongFileType: 415,
  FileEmpty: 415,
  FileTooLarge: 413,
  TooManyUploads: 429,
  UploadsFull: 507,
  DiskFull: 507,
};

const refuseFile = (reply: FastifyReply, refusal: FileNotTaken): FastifyReply =>
  fail(reply, statusOf[refusal._tag], sayFileNotTaken(refusal), fileNotTaken.type.encode(refusal));

const noUpload = (reply: FastifyReply): FastifyReply =>
  fail(reply, 404, sayStoreResumeRefusal({ _tag: 'NoSuchUpload' }));
const unavailable = (reply: FastifyReply): FastifyReply => fail(reply, 503, somethingWentWrong);

const tell = (reply: FastifyReply, { upload, until }: OpenUpload): FastifyReply =>
  reply
    .header('upload-offset', upload.received)
    .header('upload-length', upload.bytes)
    .header('upload-expires', new Date(until).toUTCString());

type Params = { readonly Params: { readonly ref: string } };

export const addResumeUploads = (api: FastifyInstance, service: UploadService): void => {
  /** Carries out an uploader's request; any other caller learns nothing else. */
  const as =
    (act: (uploader: Uploader, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('tus-resumable', version);
      if ((request.headers['tus-resumable'] ?? version) !== version)
        return fail(reply.header('tus-version', version), 412, `This upload speaks tus ${version}.`);
      const uploader = await uploaderOf(service, request.headers.authorization);
      if (E.isRight(uploader)) return act(uploader.right, request, reply);
      return uploader.left._tag === 'StoreUnavailable'
        ? unavailable(reply)
        : fail(reply, 401, saySessionOver(uploader.left));
    };

  const begin = async (uploader: Uploader, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const bytes = wholeNumber(request.headers['upload-length']);
    if (bytes === undefined) return fail(reply, 400, 'Upload-Length is missing.');
    const begun = await service.beginUpload(uploader, {
      name: fileNameIn(request.headers['upload-metadata']),
      bytes,
    })();
    if (E.isRight(begun))
      return tell(reply, begun.right).code(201).header('location', `${uploadsPath}/${begun.right.upload.ref}`).send();
    return begun.left._tag === 'StoreUnavailable' ? unavailable(reply) : refuseFile(reply, begun.left);
  };

  const look = async (uploader: Uploader, ref: FileRef, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await service.ownUpload(uploader, ref)();
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
    const added = await service.continueUpload(uploader, ref, from, request.raw)();
    if (E.isRight(added)) return tell(reply, added.right).code(204).send();
    switch (added.left._tag) {
      case 'NotTheNextByte':
        return fail(reply.header('upload-offset', added.left.received), 409, 'The next piece begins elsewhere.');
      case 'TooManyBytes':
        return fail(reply, 413, 'The file is longer than it was said to be.');
      case 'DiskFull':
        return refuseFile(reply.header('upload-offset', added.left.kept), added.left);
      case 'NoSuchUpload':
        return noUpload(reply);
      case 'StoreUnavailable':
        return unavailable(reply);
    }
  };

  const drop = async (uploader: Uploader, ref: FileRef, reply: FastifyReply): Promise<FastifyReply> => {
    const dropped = await service.dropUpload(uploader, ref)();
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

  // Pieces are written as they arrive, not buffered first.
  api.addContentTypeParser(pieces, (_request: FastifyRequest, _payload: IncomingMessage, done: (error: null) => void) =>
    done(null),
  );
  const one = '/candidate/resume_uploads/:ref';
  api.options('/candidate/resume_uploads', (_, reply) =>
    reply
      .code(204)
      .header('tus-resumable', version)
      .header('tus-version', version)
      .header('tus-extension', 'creation,expiration,termination')
      .header('tus-max-size', largestResume)
      .send(),
  );
  api.post('/candidate/resume_uploads', as(begin));
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
