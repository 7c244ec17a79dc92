import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseSealed } from '../../../application/ports/secrets';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { Ticket } from '../../../application/ports/candidate-api/resumes';
import { fileRefIn } from '../../../application/service/resumes/saved-resumes';
import { parseCandidateId } from '../../../domain/identity/candidate-id';
import type { ResumeKind } from '../../../domain/resumes/resume-file';
import { parseInstant } from '../../../domain/time/instant';
import { signedFileRoute } from '../../contract/signed-files';
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

/**
 * A resume by its signed link (R3): one file, one owner, five minutes. The log has the route's pattern, never the address. The file is saved, not
 * shown, so that nothing in it runs in our origin.
 */
export const addResumeFiles = (app: FastifyInstance, service: Pick<CandidateService, 'readSignedResume'>): void => {
  app.get<Params>(signedFileRoute, async (request: FastifyRequest<Params>, reply: FastifyReply) => {
    const ticket = ticketIn(request.params);
    const read = ticket === undefined ? E.right(O.none) : await service.readSignedResume(ticket)();
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (E.isLeft(read)) return reply.code(503).send();
    if (O.isNone(read.right)) return notFound(request, reply);
    const { file, name, kind, content } = read.right.value;
    reply
      .type(mediaTypes[kind])
      .header(
        'content-disposition',
        `attachment; filename="resume.${kind}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      )
      .header('content-security-policy', "default-src 'none'; sandbox");
    return sendFile(request, reply, content, file);
  });
};
