import { join } from 'node:path';
import type { Clock } from '../../application/ports/clock';
import type { MailCarrier } from '../../application/ports/mailer';
import type { Reporter } from '../../application/ports/reporter';
import { outbox, type Outbox } from '../server/mails/outbox';
import { smtpMailer } from '../server/mails/smtp-mailer';
import type { Settings } from './settings';

/** How mail leaves: over SMTP, or into an outbox folder. */
export interface Post {
  readonly carrier: MailCarrier;
  readonly outbox: Outbox | undefined;
  /** For the operator to read. */
  readonly whereItGoes: string;
  readonly close: () => void;
}

export const post = (settings: Settings, clock: Clock, reporter: Reporter): Post => {
  const { smtpUrl, mailFrom, dataDir } = settings;
  if (smtpUrl !== undefined) {
    const carrier = smtpMailer({ url: smtpUrl, from: mailFrom, reporter });
    return { carrier, outbox: undefined, whereItGoes: `leaves through ${new URL(smtpUrl).host}`, close: carrier.close };
  }
  const folder = join(dataDir, 'outbox');
  const kept = outbox({ folder, from: mailFrom, clock, reporter });
  return {
    carrier: kept,
    outbox: kept,
    whereItGoes: `is kept in ${folder}, because SMTP_URL is not set`,
    close: () => undefined,
  };
};
