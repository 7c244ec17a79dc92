import type { Email } from '../../domain/text/email';
import type { CalendarEntry, Mail } from '../ports/mailer';

interface Link {
  readonly label: string;
  readonly url: string;
}

/**
 * The content of every mail, in order; the text and the HTML part use the same words. Anybody could sign up with a stranger's address and an
 * advertisement as name, and the portal would deliver it (service/decisions/002): only a mail to a proven address greets by name, and only by what
 * can be nothing but a name.
 */
export interface Letter {
  readonly to: Email;
  /** The first name; undefined: the address may not be proven. */
  readonly greets?: string | undefined;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The main thing, in large type. */
  readonly highlight: string;
  readonly closing: readonly string[];
  readonly link: Link | undefined;
  /** What may be done besides, as a plain link below the button. */
  readonly also?: Link | undefined;
  /** What is good to know, once it is clear what to do. */
  readonly facts?: readonly string[] | undefined;
  readonly calendar?: CalendarEntry | undefined;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A header is one line: control characters and line breaks could add headers. Joiners stay, because emoji need them. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;color:#16323A";

/** Letters, between which may be joiners, as Persian and Indic names have them. */
const letters = String.raw`\p{L}(?:[\u200c\u200d]?[\p{L}\p{M}])*`;

/** A word of a name. Its full stops end initials or an abbreviation: one before more than an initial would make a link. */
const word = String.raw`(?:(?:\p{L}\p{M}*\.){2,}|${letters}(?:['’]${letters})?\.?)`;

/** At most three words, 24 characters in all: no link, no sentence, no markup. Anything else is not greeted. */
const name = new RegExp(String.raw`^(?=.{1,24}$)${word}(?:[ -]${word}){0,2}$`, 'u');

const greetingOf = ({ greets = '' }: Letter): string => (name.test(greets) ? `Hello ${greets},` : 'Hello,');

/** Line breaks that an employer wrote are theirs. */
const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:17px;line-height:1.5;white-space:pre-line;${font}">${escape(text)}</p>`;

const button = ({ label, url }: Link): string =>
  `<p style="margin:8px 0 24px"><a href="${escape(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#007A96;color:#ffffff;font-size:17px;font-weight:600;text-decoration:none;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif">${escape(label)}</a></p>`;

const plainLink = ({ label, url }: Link): string =>
  `<p style="margin:0 0 16px;font-size:17px;line-height:1.5;${font}"><a href="${escape(url)}" style="color:#007A96">${escape(label)}</a></p>`;

const htmlOf = (words: Letter): string => {
  const { subject, paragraphs, highlight, closing, link, also, facts = [] } = words;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:0;background:#F6F3EE">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F6F3EE"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #E4DED4;border-radius:12px"><tr><td style="padding:32px 28px 16px">
<p style="margin:0 0 24px;font-size:15px;font-weight:600;letter-spacing:.02em;${font};color:#007A96">Candidate portal</p>
${paragraph(greetingOf(words))}
${paragraphs.map(paragraph).join('\n')}
<p style="margin:8px 0 24px;padding:20px;border-radius:12px;background:#EAF5F8;text-align:center;font-size:${highlight.length <= 8 ? '36px;letter-spacing:.25em' : '20px'};font-weight:700;${font}">${escape(highlight)}</p>
${closing.map(paragraph).join('\n')}
${link === undefined ? '' : button(link)}
${also === undefined ? '' : plainLink(also)}
${facts.map(paragraph).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>`;
};

const textOf = (words: Letter): string =>
  [
    greetingOf(words),
    ...words.paragraphs,
    `    ${words.highlight}`,
    ...words.closing,
    ...[words.link, words.also].flatMap((one) => (one === undefined ? [] : [`${one.label}: ${one.url}`])),
    ...(words.facts ?? []),
  ].join('\n\n') + '\n';

/** The mail of these words, as text and as HTML. Whatever could break out of a header or the HTML is taken out or escaped. */
export const letter = (words: Letter): Mail => ({
  to: words.to,
  subject: oneLine(words.subject),
  text: textOf(words),
  html: htmlOf(words),
  calendar: words.calendar,
});
