import type { Mail } from '../../../application/ports/mailer';
import { calendarFile, methodOf } from '../../contract/calendar-file';
import type { Email } from '../../../domain/identity/email';

/** Whom mails come from. */
export interface Sender {
  readonly name: string;
  readonly address: Email;
}

/** A header is one line. The letter sees to it, and so does its carrier: whoever calls, no header can be slipped in. */
const oneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ').trim();

/** The entry for the reader's calendar, where the mail has one; it changes or takes out what an earlier mail brought. */
const calendarPart = ({ calendar, to }: Mail, from: Sender) =>
  calendar === undefined
    ? {}
    : {
        icalEvent: {
          method: methodOf(calendar),
          filename: 'interview.ics',
          content: calendarFile(calendar, { from: { name: oneLine(from.name), address: from.address }, to }),
        },
      };

/**
 * A mail as nodemailer takes it: text and HTML part, the calendar's, one recipient, nothing fetched from anywhere. Sent again under the same name it
 * has the same Message-ID, by which a mailbox knows it for the same.
 */
export const message = (mail: Mail, from: Sender, name: string) => ({
  messageId: `<${name}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  from: { name: oneLine(from.name), address: from.address },
  to: { name: '', address: mail.to },
  subject: oneLine(mail.subject),
  text: mail.text,
  html: mail.html,
  ...calendarPart(mail, from),
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
