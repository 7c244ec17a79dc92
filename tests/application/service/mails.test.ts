import * as fc from 'fast-check';
import { appointmentMail, cancellationMail } from '../../../application/service/mails/appointment-mail';
import { codeMail } from '../../../application/service/mails/code-mail';
import { contactChangedMail } from '../../../application/service/mails/contact-mail';
import { letter } from '../../../application/service/mails/letter';
import type { Held } from '../../../domain/applications/life-step';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { texts } from '../../support/arbitraries/positions';
import { anApplication } from '../../support/builders/applications';
import { code, email, linkCode } from '../../support/builders/identity';
import { candidateId } from '../../support/builders/recording';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';

const maria = email('maria.santos@example.org');
const startsAt = at('2026-12-04T17:00:00Z');

const position = (positionName = 'Caregiver') => aPosition({ positionName, zone: zone('America/Denver') });
/** Whose name is an advert that a stranger should get (decisions/002). */
const candidate = () => ({
  ...{ email: maria, firstName: 'Cheap-pills', lastName: 'www.evil.example', id: candidateId(7) },
  ...{ phone: undefined, zip: undefined, experience: [], education: [] },
});
const publicUrl = 'https://portal.example.org';
const ten = slot('2026-12-04', '10:00', '10:30');
const held = (changes: Partial<Held> = {}): Held => ({
  stage: 'interview',
  kind: 'video',
  slot: ten,
  startsAt,
  ...changes,
});

const booking = (positionName: string) =>
  appointmentMail(publicUrl, candidate(), position(positionName), 1)('Book', held());

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
  const given = { publicUrl, to: maria, code: code('0042'), link: linkCode(1) };
  const mail = codeMail(given);

  it('says the code in its subject and in both parts, and how long it works [R3c]', () => {
    expect(mail.to).toBe(maria);
    expect(mail.subject).toBe('0042 is your sign-in code');
    expect(mail.text).toMatch(/^ {4}0042$/m);
    expect(mail.text).toContain('The code works for 10 minutes and the link at least as long,');
    expect(readFrom(mail.html)).toContain('0042');
    expect(readFrom(mail.html)).toContain('The code works for 10 minutes and the link at least as long,');
  });

  it('carries one link, which does the same once, in both parts [R3c, spec 1 §2]', () => {
    const url = `https://portal.example.org/candidateportal/${maria}/${linkCode(1)}`;
    expect(mail.text).toContain(`Sign in: ${url}\n`);
    expect([...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([url]);
    expect(mail.subject).not.toContain(linkCode(1));
    for (const part of [mail.text, readFrom(mail.html)]) expect(part).toContain('Either of the two works, once.');
  });

  it('spells out in its link what would end it or lead it elsewhere', () => {
    const { text } = codeMail({ ...given, to: email("o'neil+jobs/?#%&@example.org") });
    expect(text).toContain("/candidateportal/o'neil%2Bjobs%2F%3F%23%25%26@example.org/");
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

  it('shows what employers wrote as text, never as markup', () => {
    const { html } = booking('<script>alert("1")</script> & \'Co\'');
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Co&#39;');
  });

  it('has the same markup whatever was written, and the reader reads what was written', () => {
    const plain = tagsOf(booking('plain').html);
    fc.assert(
      fc.property(texts, (positionName) => {
        const { html } = booking(positionName);
        expect(tagsOf(html)).toEqual(plain);
        expect(readFrom(html)).toContain(`Your video interview for ${positionName} at Linden Court is booked.`);
      }),
    );
  });
});

describe('The mail about a time', () => {
  it('says of a moved one that the earlier no longer counts [R17]', () => {
    const { subject, text } = appointmentMail(publicUrl, candidate(), position(), 1)('Move', held());
    expect(subject).toBe('Your new time: Caregiver, Friday, 4 December, 10:00 AM');
    expect(text).toContain(
      'Your video interview for Caregiver at Linden Court has a new time. The earlier one no longer counts.',
    );
  });

  it.each([
    ['video', 'interview', 'video interview'],
    ['in-person', 'interview', 'in-person interview'],
    ['onboarding', 'onboarding', 'onboarding meeting'],
    ['onsite', 'onsite', 'onsite interview'],
  ] as const)('calls each kind by its name, and says where to go unless it is online: %s', (kind, stage, called) => {
    const { text } = appointmentMail(publicUrl, candidate(), position(), 1)('Book', held({ kind, stage }));
    expect(text).toContain(`Your ${called} for Caregiver`);
    expect(text.includes(position().address)).toBe(kind !== 'video');
  });

  it('carries an entry for the calendar with the same instants, which a later one replaces and a cancellation takes back [R14]', () => {
    const first = booking('Caregiver').calendar;
    expect(first).toMatchObject({
      startsAt,
      endsAt: at('2026-12-04T17:30:00Z'),
      canceled: false,
      title: 'Caregiver: video interview',
      place: 'Online',
    });
    const moved = appointmentMail(publicUrl, candidate(), position(), 2)('Move', held()).calendar;
    const before = anApplication({ applied: 'interview-arranged', slot: ten, scheduledAt: startsAt });
    const gone = cancellationMail(publicUrl, candidate(), position(), 3)('Withdraw', before).calendar;
    expect([first, moved, gone].map((entry) => entry?.uid)).toEqual(Array(3).fill(first?.uid));
    expect([first, moved, gone].map((entry) => (entry?.revision ?? 0) - (first?.revision ?? 0))).toEqual([0, 1, 2]);
    expect(gone).toMatchObject({ canceled: true, startsAt });
    const onsite = appointmentMail(
      publicUrl,
      candidate(),
      position(),
      1,
    )('Book', held({ kind: 'onsite', stage: 'onsite' })).calendar;
    expect(onsite?.uid).not.toBe(first?.uid);
  });

  it('ends half an hour after it begins where the slot has no end that day', () => {
    const late = held({ slot: slot('2026-12-04', '10:00', '10:00') });
    expect(appointmentMail(publicUrl, candidate(), position(), 1)('Book', late).calendar?.endsAt).toBe(
      at('2026-12-04T17:30:00Z'),
    );
  });

  it.each([
    ['RescheduleLater', 'Choose another time in My Job Applications when it suits you.'],
    ['Withdraw', 'Your application for this job is withdrawn.'],
  ] as const)('says after %s which time no longer counts and what comes next [R18]', (act, next) => {
    const before = anApplication({ status: statusOf(35), slot: ten, scheduledAt: startsAt });
    const { subject, text } = cancellationMail(publicUrl, candidate(), position(), 1)(act, before);
    expect(subject).toBe('Canceled: Caregiver, Friday, 4 December, 10:00 AM');
    expect(text).toContain('Your onsite interview for Caregiver at Linden Court is canceled, as you asked.');
    expect(text).toContain('Canceled: Friday, 4 December, 10:00 AM (Mountain Time)');
    expect(text).toContain(next);
  });

  it('names no time and brings no calendar entry where none was known', () => {
    const { subject, text, calendar } = cancellationMail(
      publicUrl,
      candidate(),
      position(),
      1,
    )('Withdraw', anApplication());
    expect(subject).toBe('Canceled: Caregiver');
    expect(text).toMatch(/^ {4}Canceled$/m);
    expect(calendar).toBeUndefined();
  });
});

describe('No mail about an account', () => {
  it.each([
    ['a booked time', booking('Caregiver')],
    ['a canceled time', cancellationMail(publicUrl, candidate(), position(), 1)('Withdraw', anApplication())],
    ['a changed address', contactChangedMail(publicUrl, candidate(), email('new@example.org'))],
  ])('has a word of the name that somebody typed: %s', (_, mail) => {
    expect(JSON.stringify(mail)).not.toMatch(/pills|evil/i);
    for (const part of [mail.text, readFrom(mail.html)]) expect(part).toContain('Hello,\n');
  });
});

describe('The subject of a mail', () => {
  const subjectOf = (subject: string): string =>
    letter({ to: maria, subject, paragraphs: [], highlight: '', closing: [], link: undefined }).subject;

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
