import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileRef } from '../../../application/ports/file-ref';
import type { StoredFile } from '../../../application/files/file-store.port';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import { parseSealed } from '../../../application/ports/secrets';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { Ticket } from '../../../application/files/receipt.api';
import { fileRefIn } from '../../../application/resumes/saved-resumes.service';
import { parseCandidateId } from '../../../domain/ids/candidate-id';
import { attachmentFormats, type AttachmentKind } from '../../../domain/chat/attachment';
import type { AnswerKind } from '../../../domain/recording/answer-file';
import type { ResumeKind } from '../../../domain/resumes/resume-file';
import { uploadPurposes, type UploadPurpose } from '../../../domain/files/upload-room';
import { extensionOf } from '../../../domain/text/file-name';
import { parseInstant } from '../../../domain/time/instant';
import { signedFileRoute } from '../../contract/files/signed-files';
import { sendFile } from './send-file';
import { notFound } from './web';

const mediaTypes: Readonly<Record<ResumeKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
};

type Params = {
  readonly Params: { readonly owner: string; readonly file: string; readonly until: string; readonly sealed: string };
};

const ticketIn = ({ owner, file, until, sealed }: Params['Params']): Ticket | undefined => {
  const who = parseCandidateId(/^\d{1,15}$/.test(owner) ? Number(owner) : Number.NaN);
  const ref = fileRefIn(file);
  const end = parseInstant(/^\d{1,15}$/.test(until) ? Number(until) : Number.NaN);
  const seal = parseSealed(sealed);
  return E.isRight(who) && O.isSome(ref) && E.isRight(end) && E.isRight(seal)
    ? { owner: who.right, file: ref.value, until: end.right, sealed: seal.right }
    : undefined;
};

const videoTypes: Readonly<Record<AnswerKind, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

/** Types that the page displays are named exactly; anything else is bytes to save. */
const attachmentTypes: ReadonlyMap<string, string> = new Map([
  ...attachmentFormats
    .filter(({ kind }) => kind === 'image')
    .flatMap(({ format, extensions }) => extensions.map((one) => [one, `image/${format}`] as const)),
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['webm', 'video/webm'],
]);

const shownInPage: readonly AttachmentKind[] = ['image', 'pdf', 'video'];

const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

type Service = Pick<CandidateService, 'readSignedResume' | 'readSignedVideo' | 'readSignedAttachment'>;

/**
 * Files by their signed links (R3): one file, one owner, five minutes. The log has the route's pattern, never the address. A resume is saved, not
 * shown, so that nothing in it runs in our origin; a recording is played, with ranges, and can be saved.
 */
export const addSignedFiles = (app: FastifyInstance, service: Service): void => {
  const serve =
    <File extends { readonly file: FileRef; readonly content: StoredFile }>(
      read: (ticket: Ticket) => FromStore<O.Option<File>>,
      describe: (reply: FastifyReply, file: File) => FastifyReply,
    ) =>
    async (request: FastifyRequest<Params>, reply: FastifyReply) => {
      const ticket = ticketIn(request.params);
      const found = ticket === undefined ? E.right(O.none) : await read(ticket)();
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (E.isLeft(found)) return reply.code(503).send();
      if (O.isNone(found.right)) return notFound(request, reply);
      const { value } = found.right;
      describe(reply.header('content-security-policy', "default-src 'none'; sandbox"), value);
      return sendFile(request, reply, value.content, value.file);
    };
  const handlers: Readonly<Record<UploadPurpose, ReturnType<typeof serve>>> = {
    resume: serve(service.readSignedResume, (reply, { name, kind }) =>
      reply
        .type(mediaTypes[kind])
        .header('content-disposition', `attachment; filename="resume.${kind}"; filename*=UTF-8''${encodedName(name)}`),
    ),
    answer: serve(service.readSignedVideo, (reply, { kind }) =>
      reply.type(videoTypes[kind]).header('content-disposition', `inline; filename="answer.${kind}"`),
    ),
    attachment: serve(service.readSignedAttachment, (reply, { name, kind }) => {
      const type = attachmentTypes.get(extensionOf(name));
      const shown = type !== undefined && shownInPage.includes(kind);
      return reply
        .type(shown ? type : 'application/octet-stream')
        .header(
          'content-disposition',
          `${shown ? 'inline' : 'attachment'}; filename="attachment"; filename*=UTF-8''${encodedName(name)}`,
        );
    }),
  };
  for (const purpose of uploadPurposes) app.get<Params>(signedFileRoute(purpose), handlers[purpose]);
};
