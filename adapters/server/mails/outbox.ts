import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { createTransport } from 'nodemailer';
import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../application/ports/clock';
import type { Mail, MailCarrier, NotSent } from '../../../application/ports/mailer';
import type { Reporter } from '../../../application/ports/reporter';
import { printIsoInstant } from '../../../domain/time/instant';
import { message, type Sender } from './message';
import { codeOf } from '../files/disk';

const keptMail = t.readonly(
  t.type({ id: t.string, sentAt: t.string, to: t.string, subject: t.string, text: t.string, html: t.string }),
);

/** A mail in the outbox. */
export type KeptMail = t.TypeOf<typeof keptMail>;

export interface Outbox extends MailCarrier {
  /** The latest mails, newest first. An unreadable file is left out. */
  readonly newest: (count: number) => T.Task<readonly KeptMail[]>;
  readonly withId: (id: string) => T.Task<O.Option<KeptMail>>;
}

/** `20261121T153000.000Z-1f2e3d4c5b6a`: text order is time order, and the name can't lead out of the folder. */
const idShape = /^\d{8}T\d{6}\.\d{3}Z-[0-9a-f]{12}$/;

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

const read = async (folder: string, id: string): Promise<O.Option<KeptMail>> => {
  try {
    const decoded = keptMail.decode(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')));
    return O.fromEither(decoded);
  } catch {
    // Removed or incomplete: no longer a mail.
    return O.none;
  }
};

/**
 * Writes a file whole or not at all. Mails contain codes, so only their owner can read them. Synchronous: writing these few kilobytes takes 0.15 ms of
 * processor time a mail, and waking threads to write them took 2.4. Only a portal without a mail server does it.
 */
const writeWhole = (path: string, content: string | Uint8Array): void => {
  writeFileSync(`${path}.part`, content, { mode: 0o600 });
  renameSync(`${path}.part`, path);
};

/** Mail without a mail server: each mail becomes `<id>.eml`, which any mail program opens, and `<id>.json` for /dev/mailbox. */
export const outbox = (to: {
  readonly folder: string;
  readonly from: Sender;
  readonly clock: Clock;
  readonly reporter: Reporter;
}): Outbox => {
  const { folder, from, clock, reporter } = to;
  const put = async (mail: Mail, name: string): Promise<undefined> => {
    const now = clock.now();
    const sentAt = printIsoInstant(now);
    const id = `${sentAt.replace(/[-:]/g, '')}-${randomBytes(6).toString('hex')}`;
    const composed = await composer.sendMail({ ...message(mail, from, name), date: new Date(now) });
    const eml = Buffer.isBuffer(composed.message) ? composed.message : Buffer.alloc(0);
    const { subject, text, html } = mail;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeWhole(join(folder, `${id}.eml`), eml);
    // Written last, because the list reads this one.
    writeWhole(join(folder, `${id}.json`), JSON.stringify({ id, sentAt, to: mail.to, subject, text, html }));
    return undefined;
  };
  const ids = async (): Promise<readonly string[]> => {
    try {
      return (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
    } catch {
      // Before the first mail there is no folder.
      return [];
    }
  };
  return {
    carry: (mail, name) =>
      pipe(
        TE.tryCatch(() => put(mail, name), codeOf),
        TE.mapLeft((code): NotSent => {
          reporter.report('mail-not-kept', { code });
          return { _tag: 'ServerAway', why: code, words: '' };
        }),
      ),
    newest: (count) => async () => {
      const last = (await ids())
        .filter((id) => idShape.test(id))
        .sort()
        .reverse()
        .slice(0, count);
      const mails = await Promise.all(last.map((id) => read(folder, id)));
      return mails.flatMap((mail) => (O.isSome(mail) ? [mail.value] : []));
    },
    withId: (id) => async () => (idShape.test(id) ? read(folder, id) : O.none),
  };
};
