import { readFile, stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { cspHash } from './inline-parts';
import { madeOnce, sendMadeOnce, type MadeOnce } from './made-once';
import { htmlPage } from './page';

const hashes = (html: string, element: RegExp): string =>
  [...html.matchAll(element)].map(([, content = '']) => cspHash(content)).join(' ');

/**
 * The policy of the book's page, and of no other: one file that fetches nothing, whose own scripts and style are allowed by their hashes. Whatever else
 * gets into it is blocked.
 */
const policyOf = (html: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashes(html, /<script[^>]*>([^]*?)<\/script>/g)}`,
    `style-src ${hashes(html, /<style[^>]*>([^]*?)<\/style>/g)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');

interface Book {
  readonly writtenAt: number;
  readonly page: MadeOnce;
  readonly policy: string;
}

const notWritten = htmlPage(
  'The rule book is not written yet',
  `<h1>The rule book is not written yet</h1>
<p>It shows every rule with the tests behind it, so it is written from a run of those tests. In the folder of the portal:</p>
<pre>npm run rulebook</pre>
<p>Then load this page again. Nothing else has to be done; the portal goes on meanwhile.</p>`,
);

/**
 * GET /rulebook: the book for experts as `npm run rulebook` wrote it last, with every rule and no person's data. It is read on its first request, and
 * again when it was written anew.
 * @param file where the book is written
 */
export const addRulebook = (app: FastifyInstance, file: string): void => {
  let book: Book | undefined;
  const newest = async (): Promise<Book | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return undefined;
    if (book?.writtenAt === found.mtimeMs) return book;
    const html = await readFile(file, 'utf8');
    book = {
      writtenAt: found.mtimeMs,
      page: madeOnce(html, 'text/html; charset=utf-8', 'often'),
      policy: policyOf(html),
    };
    return book;
  };
  app.get('/rulebook', async (request, reply) => {
    const now = await newest();
    reply.header('cache-control', 'no-cache');
    if (now === undefined) return reply.code(404).type('text/html; charset=utf-8').send(notWritten);
    reply.header('content-security-policy', now.policy);
    return sendMadeOnce(request, reply, now.page);
  });
};
