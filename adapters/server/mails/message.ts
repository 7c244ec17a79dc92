import type { Mail } from '../../../application/ports/mailer';
import { calendarFile, methodOf } from '../../contract/calendar-file';
import type { Email } from '../../../domain/text/email';

/** The sender of mails. */
export interface Sender {
  readonly name: string;
  readonly address: Email;
}

/**
 * Controls, what ends a line, what no mail can hold, and marks that turn the direction of what follows. Joiners stay: without them emoji and some
 * scripts fall apart. So does a letter that is newer than this machine's tables.
 */
const offLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]+/gu;

/** A header is one line. The letter's author checks that, and so does this code: no caller can inject a header. */
const oneLine = (text: string): string => text.replace(offLine, ' ').trim();

/** The calendar entry, if the mail has one; it may change or remove one from an earlier mail. */
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
 * A mail for nodemailer: text and HTML part, the calendar's, one recipient, no remote content. Sent again under the same name it has the same
 * Message-ID, by which a mailbox recognizes a duplicate.
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
