import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from './page';
import { allowOwnFrame } from './security-headers';
import { notFound } from './web';

export interface MailInBox {
  readonly id: string;
  readonly sentAt: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  readonly newest: (count: number) => T.Task<readonly MailInBox[]>;
  readonly withId: (id: string) => T.Task<O.Option<MailInBox>>;
}

const shown = 50;

const line = ({ id, sentAt, to, subject }: MailInBox): string =>
  `<li><a href="/dev/mailbox/${encodeURIComponent(id)}">${escapeHtml(subject)}</a><br>
<span class="faint">to ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 19).replace('T', ' '))} UTC</time></span></li>`;

const listPage = (mails: readonly MailInBox[]): string =>
  htmlPage(
    'Mailbox',
    `<h1>Mailbox</h1>
<p class="faint">The mails this portal sent, newest first. It is a demo: no mail leaves this machine. A portal that is in real use has no such page.</p>
${mails.length === 0 ? '<p>No mail yet. Ask for a sign-in code, then reload this page.</p>' : `<ul class="mails">${mails.map(line).join('\n')}</ul>`}
<p><a class="button" href="/">To the portal</a></p>`,
  );

const mailPage = (mail: MailInBox): string =>
  htmlPage(
    mail.subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p class="faint">to ${escapeHtml(mail.to)}</p>
<h2>Text part</h2>
<pre>${escapeHtml(mail.text)}</pre>
<h2>HTML part</h2>
<iframe title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mailbox/${encodeURIComponent(mail.id)}/html"></iframe>`,
  );

/** A mail's own page: it may use its styles and show pictures, but run no script and send nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** /dev/mailbox: the outbox on a page, for demos and developers. Whoever sees it can sign in as anybody: never use it in production. */
export const addMailbox = (app: FastifyInstance, mailbox: Mailbox): void => {
  app.get('/dev/mailbox', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(listPage(await mailbox.newest(shown)())),
  );
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await mailbox.withId(request.params.id)();
    if (O.isNone(mail)) return notFound(request, reply);
    allowOwnFrame(reply);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mailPage(mail.value));
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async (request, reply) => {
    const mail = await mailbox.withId(request.params.id)();
    if (O.isNone(mail)) return notFound(request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(mail.value.html.replace('<head>', '<head><base target="_blank">'));
  });
};
