import type { NotSent } from '../../../application/ports/mailer';

/** The fields used of a nodemailer error. Reply codes as in RFC 5321, enhanced ones as in RFC 3463. */
interface Fault {
  readonly code: string;
  /** The command: `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`; otherwise the connection was being made. */
  readonly command: string;
  /** 0: the server did not reply. */
  readonly reply: number;
  readonly enhanced: string;
  readonly words: string;
}

const textIn = (fault: object, name: string): string => {
  const value: unknown = Object.entries(fault).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
};

const faultOf = (fault: unknown): Fault => {
  const details = typeof fault === 'object' && fault !== null ? fault : {};
  const response = textIn(details, 'response');
  const [, reply = '0', , enhanced = ''] = /^(\d{3})([ -]([245]\.\d{1,3}\.\d{1,3})?)/.exec(response) ?? [];
  return {
    code: textIn(details, 'code') || 'unknown',
    command: textIn(details, 'command'),
    reply: Number(reply),
    enhanced,
    words: response
      .replace(/^[\d.]+[ -]?([245]\.\d+\.\d+)?/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200),
  };
};

/** Replies that ask for a sign-in or refuse it, at any command (RFC 4954). */
const signInReplies: readonly number[] = [530, 534, 535, 538];

/** The commands at which a refusal concerns this mail alone: its recipient or its content. */
const ofThisMail = ({ command, enhanced, reply }: Fault): boolean =>
  command === 'RCPT TO' || command === 'DATA' || reply === 552 || enhanced === '5.3.4';

const kindOf = (fault: Fault): NotSent['_tag'] => {
  const { code, command, reply, enhanced } = fault;
  if (reply === 0) {
    // Without a reply: either the request could not be sent (no password, an invalid address), or no server was there.
    if (code === 'EAUTH' || code === 'ENOAUTH') return 'SenderRefused';
    return command === 'API' && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'Refused' : 'ServerAway';
  }
  if (reply === 421) return 'ServerAway';
  if (reply >= 500 && signInReplies.includes(reply)) return 'SenderRefused';
  if (!ofThisMail(fault)) return reply >= 500 ? 'SenderRefused' : 'ServerAway';
  if (reply < 500) return 'PutOff';
  return enhanced.startsWith('5.7.') ? 'Suspected' : 'Refused';
};

/** Why a mail was not sent. Codes go into the log; the server's own words, which may contain the address, only to the operator. */
export const notSent = (thrown: unknown): NotSent => {
  const fault = faultOf(thrown);
  const why =
    fault.reply === 0 ? fault.code : [String(fault.reply), fault.enhanced].filter((one) => one !== '').join(' ');
  return { _tag: kindOf(fault), why, words: fault.words };
};
