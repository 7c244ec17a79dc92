import * as E from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stopChatMailsRoute } from '../../../application/navigation/chat-links';
import { parseSealed } from '../../../application/ports/secrets';
import type { CandidateService } from '../../../application/service/candidate-service';
import { parseCandidateId } from '../../../domain/ids/candidate-id';
import { htmlPage } from './page';
import { notFound } from './web';

interface Params {
  readonly Params: { readonly candidate: string; readonly sealed: string };
}

const asking = htmlPage(
  'Mails about messages',
  `<h1>No more mails about messages?</h1>
<p>We mail you when a message of a hiring manager stays unread for an hour. You can stop these mails; your messages stay in the portal.</p>
<form method="post"><button class="button" type="submit">Stop these mails</button></form>`,
);

const stopped = htmlPage(
  'Mails about messages',
  `<h1>You get no more mails about messages</h1>
<p>Your messages are in the portal, under Chat.</p>`,
);

/** The link in a mail about an unseen message (R39). Opening it changes nothing, because mail scanners open links; pressing the button does. */
export const addStopChatMails = async (
  app: FastifyInstance,
  { stopChatMails }: Pick<CandidateService, 'stopChatMails'>,
): Promise<void> => {
  const html = 'text/html; charset=utf-8';
  await app.register((page, _, done) => {
    // The form has no fields.
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (__, ___, read) => read(null, undefined),
    );
    page.get<Params>(stopChatMailsRoute, (_request, reply) =>
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type(html).send(asking),
    );
    page.post<Params>(stopChatMailsRoute, async (request: FastifyRequest<Params>, reply: FastifyReply) => {
      const { candidate, sealed } = request.params;
      const who = parseCandidateId(/^\d{1,15}$/.test(candidate) ? Number(candidate) : Number.NaN);
      const seal = parseSealed(sealed);
      if (E.isLeft(who) || E.isLeft(seal)) return notFound(request, reply);
      const outcome = await stopChatMails(who.right, seal.right)();
      if (E.isLeft(outcome)) return reply.code(503).send();
      return outcome.right
        ? reply.header('cache-control', 'no-store').type(html).send(stopped)
        : notFound(request, reply);
    });
    done();
  });
};
