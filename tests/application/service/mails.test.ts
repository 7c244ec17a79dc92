import * as fc from 'fast-check';
import { bookingMail } from '../../../application/service/mails/booking-mail';
import { codeMail } from '../../../application/service/mails/code-mail';
import { letter } from '../../../application/service/mails/letter';
import { texts } from '../../support/arbitraries/positions';
import { code, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { at, zone } from '../../support/builders/time';

const maria = email('maria.santos@example.org');
const startsAt = at('2026-12-04T17:00:00Z');

const booking = (positionName: string, firstName = 'Maria') =>
  bookingMail({
    to: maria,
    firstName,
    position: aPosition({ positionName, zone: zone('America/Denver') }),
    startsAt,
    publicUrl: 'https://portal.example.org',
  });

/** Tags of the HTML in their order, without what stands inside them. */
const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, name]) => (name ?? '').toLowerCase());

/** What a reader of the HTML part reads. */
const readFrom = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

describe('The mail with a sign-in code', () => {
  const mail = codeMail({ to: maria, firstName: 'Maria', code: code('0042') });

  it('says the code in its subject and in both parts, and how long it works [R3c]', () => {
    expect(mail.to).toBe(maria);
    expect(mail.subject).toBe('0042 is your sign-in code');
    expect(mail.text).toContain('Hello Maria,');
    expect(mail.text).toMatch(/^ {4}0042$/m);
    expect(mail.text).toContain('It works for 10 minutes.');
    expect(readFrom(mail.html)).toContain('0042');
    expect(readFrom(mail.html)).toContain('It works for 10 minutes.');
  });

  it('leads nowhere: a code mail with a link teaches people to press links [R3c]', () => {
    expect(mail.text).not.toContain('http');
    expect(mail.html).not.toContain('href');
  });

  it('greets nobody by name where none is known', () => {
    const { text, html } = codeMail({ to: maria, firstName: '', code: code('0042') });
    expect(text.startsWith('Hello,\n')).toBe(true);
    expect(readFrom(html)).toContain('Hello,');
  });
});

describe('The mail that confirms a booking', () => {
  it("says what, where and when by the position's clock with the zone's name, and links to the list [R14]", () => {
    const { subject, text, html } = booking('Caregiver');
    expect(subject).toBe("You're booked: Caregiver, Friday, 4 December, 10:00 AM");
    for (const part of [text, readFrom(html)]) {
      expect(part).toContain('Your video interview for Caregiver at Linden Court is booked.');
      expect(part).toContain('Friday, 4 December, 10:00 AM (Mountain Time)');
      expect(part).toContain('You can join from 10 minutes before it starts.');
    }
    expect(text).toContain('My Job Applications: https://portal.example.org/candidateportal');
    expect(html).toContain('href="https://portal.example.org/candidateportal"');
  });

  it('shows what employers and candidates wrote as text, never as markup', () => {
    const { html } = booking('<script>alert("1")</script> & \'Co\'', '<img src=x onerror=alert(1)>');
    expect(html).not.toMatch(/<script|<img/i);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Co&#39;');
    expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
  });

  it('has the same markup whatever was written, and the reader reads what was written', () => {
    const plain = tagsOf(booking('plain', 'plain').html);
    fc.assert(
      fc.property(texts, texts, (positionName, firstName) => {
        const { html } = booking(positionName, firstName);
        expect(tagsOf(html)).toEqual(plain);
        expect(readFrom(html)).toContain(`Your video interview for ${positionName} at Linden Court is booked.`);
      }),
    );
  });
});

describe('The subject of a mail', () => {
  const subjectOf = (subject: string): string =>
    letter({ to: maria, subject, greeting: '', paragraphs: [], highlight: '', closing: [], link: undefined }).subject;

  it.each([
    ['Job\r\nBcc: everybody@example.org', 'Job Bcc: everybody@example.org'],
    ['Job\nBcc: everybody@example.org', 'Job Bcc: everybody@example.org'],
    ['Job\rBcc: everybody@example.org', 'Job Bcc: everybody@example.org'],
    ['Job\r\n\r\n<html>', 'Job <html>'],
    ['Job\u0000\u0007\u001b', 'Job'],
    ['\tJob ', 'Job'],
    ['Job\u2028Bcc: everybody@example.org', 'Job Bcc: everybody@example.org'],
    ['Nurse 👩🏽‍⚕️, nights', 'Nurse 👩🏽‍⚕️, nights'],
  ])('is one line: no header can be added by writing %j', (written, subject) => {
    expect(subjectOf(written)).toBe(subject);
  });

  it('holds no control character and no line break, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        expect(subjectOf(written)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});
