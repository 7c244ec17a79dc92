import * as fc from 'fast-check';
import { codeMail } from '../../../application/identity/code-mail.service';
import { contactChangedMail } from '../../../application/profile/contact-mail.service';
import { letter } from '../../../application/words/letter';
import { newsMail } from '../../../application/applications/news-mail.service';
import { recordingMail } from '../../../application/recording/recording-mail.service';
import { reminderMail } from '../../../application/scheduling/reminder-mail.service';
import type { Application } from '../../../domain/applications/application';
import { stepTo, type Held } from '../../../domain/applications/life-step';
import { newsOf, type ActName } from '../../../domain/applications/news';
import type { Position } from '../../../domain/positions/position';
import { codeOf, statusOf } from '../../../domain/applications/status-catalogue';
import { texts } from '../../support/arbitraries/positions';
import { allowances, anApplication } from '../../support/builders/applications';
import { code, email, linkCode } from '../../support/builders/identity';
import { candidateId } from '../../support/builders/recording';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at, date, zone } from '../../support/builders/time';

const maria = email('maria.santos@example.org');
const startsAt = at('2026-12-04T17:00:00Z');

const position = (positionName = 'Caregiver') => aPosition({ positionName, zone: zone('America/Denver') });
/** A candidate whose name is an advertisement meant for a stranger (application/service/decisions/002). */
const candidate = () => ({
  email: maria,
  firstName: 'Cheap-pills',
  lastName: 'www.evil.example',
  id: candidateId(7),
  phone: undefined,
  zip: undefined,
  experience: [],
  education: [],
});
const publicUrl = 'https://portal.example.org';
const ten = slot('2026-12-04', '10:00', '10:30');
const noTime = { slot: undefined, scheduledAt: undefined };
const held = (changes: Partial<Held> = {}): Held => ({
  stage: 'interview',
  kind: 'video',
  slot: ten,
  startsAt,
  ...changes,
});

const now = at('2026-12-01T15:00:00Z');
const terms = (given: Position = position()) => ({
  publicUrl,
  candidate: candidate(),
  ownZone: undefined,
  position: given,
  now,
});
const before = (changes: Partial<Application> = {}) =>
  anApplication({
    applied: 'interview-arranged',
    slot: ten,
    scheduledAt: startsAt,
    meetingLink: '/join',
    ...changes,
  });

/** The mail about a booked time. */
const taken = (topic: 'booked' | 'moved', time: Held = held(), given: Position = position(), acts = 1) =>
  newsMail({
    ...terms(given),
    news: { topic, kind: time.kind, calendar: { what: 'put', appointment: time } } as const,
    acts,
    before: anApplication(),
    after: before(),
  });

const booking = (positionName: string) => taken('booked', held(), position(positionName));

/** The mail about an act, with the news that the rule gives. */
const about = (act: ActName, was: Application, after: Application, given: Position = position(), acts = 1) => {
  const news = newsOf(was, act, stepTo(after), now);
  if (news === undefined) throw new Error(`${act} tells nothing`);
  return newsMail({ ...terms(given), news, before: was, after, acts });
};

const gaveUp = (act: 'RescheduleLater' | 'Withdraw', was: Application, acts = 1) =>
  about(act, was, { ...was, ...noTime, status: statusOf(act === 'Withdraw' ? 14 : 16) }, position(), acts);

/** The HTML's tags in order, without their content. */
const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, name]) => (name ?? '').toLowerCase());

/** The visible text of the HTML part. */
const readFrom = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

describe('The email with a sign-in code', () => {
  const given = { publicUrl, to: maria, code: code('0042'), link: linkCode(1) };
  const mail = codeMail(given);

  it('has the code in its subject and both parts, and says how long it is valid [R3c]', () => {
    expect(mail.to).toBe(maria);
    expect(mail.subject).toBe('0042 is your sign-in code');
    expect(mail.text).toMatch(/^ {4}0042$/m);
    expect(mail.text).toContain('The code works for 10 minutes and the link at least as long,');
    expect(readFrom(mail.html)).toContain('0042');
    expect(readFrom(mail.html)).toContain('The code works for 10 minutes and the link at least as long,');
  });

  it('contains one link in both parts, which does the same once [R3c, spec 1 §2]', () => {
    const url = `https://portal.example.org/candidateportal/${maria}/${linkCode(1)}`;
    expect(mail.text).toContain(`Sign in: ${url}\n`);
    expect([...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([url]);
    expect(mail.subject).not.toContain(linkCode(1));
    for (const part of [mail.text, readFrom(mail.html)]) expect(part).toContain('Either of the two works, once.');
  });

  it('escapes characters in its link that would end it or change its target', () => {
    const { text } = codeMail({ ...given, to: email("o'neil+jobs/?#%&@example.org") });
    expect(text).toContain("/candidateportal/o'neil%2Bjobs%2F%3F%23%25%26@example.org/");
  });
});

describe('The email that confirms a booking', () => {
  it("says what, where and when, in the position's zone with its name, and links to the appointment [R14]", () => {
    const { subject, text, html } = booking('Caregiver');
    expect(subject).toBe("You're booked: Caregiver, Friday, 04 December, 2026 at 10:00 AM MT");
    for (const part of [text, readFrom(html)]) {
      expect(part).toContain('Your video interview for Caregiver at Linden Court is booked.');
      expect(part).toContain('Friday, 04 December, 2026 at 10:00 AM MT, 30 minutes');
      expect(part).toContain('You can join from 10 minutes before it starts.');
    }
    expect(text).toContain('See my appointment: https://portal.example.org/success/42/4711');
    expect(html).toContain('href="https://portal.example.org/success/42/4711"');
  });

  it.each([
    ['video', 'interview', true],
    ['in-person', 'interview', false],
    ['onboarding', 'onboarding', false],
    ['onsite', 'onsite', false],
  ] as const)('of kind %s (%s) links to the optional tech check: %s [R45]', (kind, stage, links) => {
    const { text, html } = taken('booked', held({ kind, stage }));
    const url = `${publicUrl}/tech-check-optional/42/4711`;
    expect(text.includes(`Check your camera and microphone before the interview: ${url}`)).toBe(links);
    expect(html.includes(`href="${url}"`)).toBe(links);
  });

  it('of a recorded interview links to it, too [R45]', () => {
    const { text, html } = recordingMail({ publicUrl, candidate: candidate(), position: position() });
    const url = `${publicUrl}/tech-check-optional/42/4711`;
    expect(text).toContain(`Check your camera and microphone before the interview: ${url}`);
    expect(html).toContain(`href="${url}"`);
  });

  it('shows what employers wrote as text, never as markup', () => {
    const { html } = booking('<script>alert("1")</script> & \'Co\'');
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Co&#39;');
  });

  it('has the same markup whatever was written, and displays exactly what was written', () => {
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

describe('The email about an appointment', () => {
  it('says after a move that the earlier time is no longer valid [R17]', () => {
    const { subject, text } = taken('moved');
    expect(subject).toBe('Your new time: Caregiver, Friday, 04 December, 2026 at 10:00 AM MT');
    expect(text).toContain(
      'Your video interview for Caregiver at Linden Court has a new time. The earlier one no longer counts.',
    );
  });

  it.each([
    ['video', 'interview', 'video interview'],
    ['in-person', 'interview', 'in-person interview'],
    ['onboarding', 'onboarding', 'onboarding meeting'],
    ['onsite', 'onsite', 'onsite interview'],
  ] as const)('names the kind of appointment, and says where to go unless it is online: %s', (kind, stage, called) => {
    const { text } = taken('booked', held({ kind, stage }));
    expect(text).toContain(`Your ${called} for Caregiver`);
    expect(text.includes(`Address: ${position().address}`)).toBe(kind !== 'video');
    expect(text.includes('Bring a photo ID')).toBe(kind !== 'video');
  });

  it.each(['video', 'in-person'] as const)(
    "describes the job and the employer's instructions, in the email and in the calendar: %s [spec 1 §2]",
    (kind) => {
      const given = aPosition({
        zone: zone('America/Denver'),
        instructions: 'Ring twice.\nAsk for Ana.',
        jobTypes: ['full-time', 'prn'],
        shifts: ['morning', 'night'],
      });
      const { text, html, calendar } = taken('booked', held({ kind }), given);
      for (const said of [
        'Job types: Full Time, PRN',
        'Shifts: Morning, Night',
        'Instructions: Ring twice.\nAsk for Ana.',
      ]) {
        expect(text).toContain(said);
        expect(readFrom(html)).toContain(said);
        expect(calendar?.details).toContain(said);
      }
      expect(calendar?.details).toContain('Friday, 04 December, 2026 at 10:00 AM MT, 30 minutes');
    },
  );

  it.each([
    ['Maria', 'Hello Maria,'],
    ['Mary-Ann', 'Hello Mary-Ann,'],
    ["Siân O'Neil", "Hello Siân O'Neil,"],
    ['Zoé', 'Hello Zoé,'],
    ['', 'Hello,'],
    ['evil.example', 'Hello,'],
    ['Win at evil dot com', 'Hello,'],
    ['www/evil', 'Hello,'],
    ['<b>Maria</b>', 'Hello,'],
    ['Maria\nBcc', 'Hello,'],
    ['Call 5550100', 'Hello,'],
    ['A'.repeat(24), `Hello ${'A'.repeat(24)},`],
    ['A'.repeat(25), 'Hello,'],
    ['Anne St. John', 'Hello Anne St. John,'],
    ['J. R.', 'Hello J. R.,'],
    ['J.R.', 'Hello J.R.,'],
    ['J.-P.', 'Hello J.-P.,'],
    ["Mary Ann D'Angelo", "Hello Mary Ann D'Angelo,"],
    ['علی\u200cرضا', 'Hello علی\u200cرضا,'],
    ['ക്\u200dഷ', 'Hello ക്\u200dഷ,'],
    ['t.co', 'Hello,'],
    ['a.evil.example', 'Hello,'],
    ['Win. evil.example', 'Hello,'],
    ["Win'at'evil", 'Hello,'],
    ['.Maria', 'Hello,'],
    ["'Maria'", 'Hello,'],
    ['Maria\u200d', 'Hello,'],
    ['\u200c', 'Hello,'],
  ])('about a booked time greets %j with %j: a name that can be nothing else', (firstName, greeting) => {
    const named = { ...terms(), candidate: { ...candidate(), firstName } };
    expect(reminderMail(named, held(), before()).text.split('\n')[0]).toBe(greeting);
  });

  it('says what to do, with its link, before the facts of the job, and one tip a line', () => {
    const onTheDay =
      '\n\nWhat helps on the day:\n- Look up the way there before you go.\n- Be there five minutes early.\n';
    const mails = [
      taken('booked', held({ kind: 'in-person' })),
      reminderMail(terms(position()), held({ kind: 'in-person' }), before({ interviewKind: 'in-person' })),
    ];
    for (const { text, html } of mails) {
      expect(text).toContain(onTheDay);
      for (const part of [text, readFrom(html)]) {
        const places = ['open the link below', 'See my appointment', 'Address: ', 'What helps'].map((said) =>
          part.indexOf(said),
        );
        expect(places).not.toContain(-1);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    }
  });

  it('that opens a stage links to its times before the place and the instructions', () => {
    const after = before({ status: statusOf(1), onboarding: true, ...noTime });
    const { text, html } = about('offer', before({ status: statusOf(13) }), after);
    for (const part of [text, readFrom(html)]) {
      expect(part.indexOf('Choose a time')).toBeGreaterThan(0);
      expect(part.lastIndexOf('Choose a time')).toBeLessThan(part.indexOf('Address: '));
    }
  });

  it('of a video call says when to join, or how the link comes if it is missing', () => {
    const opens = 'You can join from 10 minutes before it starts.';
    const toCome =
      'The link to the call is not here yet: it comes by email, and to the page of your appointment, before your interview.';
    for (const meetingLink of ['/join', undefined]) {
      const { text } = reminderMail(terms(), held(), before({ meetingLink }));
      expect([text.includes(opens), text.includes(toCome)]).toEqual([meetingLink !== undefined, !meetingLink]);
    }
    const inPerson = reminderMail(terms(), held({ kind: 'in-person' }), before({ meetingLink: undefined }));
    expect([inPerson.text.includes(opens), inPerson.text.includes(toCome)]).toEqual([false, false]);
  });

  it('leaves out what the position does not specify, and truncates instructions in calendar links, which have a length limit', () => {
    const silent = aPosition({ instructions: ' ', jobTypes: [], shifts: [] });
    expect(taken('booked', held(), silent).text).not.toMatch(/Instructions|Job types|Shifts/);
    const long = taken('booked', held(), aPosition({ instructions: '🙂'.repeat(501) }));
    expect(long.text).toContain('🙂'.repeat(501));
    expect(long.calendar?.details).toContain(`${'🙂'.repeat(500)}…`);
    expect(long.calendar?.details).not.toContain('🙂'.repeat(501));
  });

  it('includes a calendar entry with the same instants, which a later one replaces and a cancellation removes [R14]', () => {
    const first = booking('Caregiver').calendar;
    expect(first).toMatchObject({
      startsAt,
      endsAt: at('2026-12-04T17:30:00Z'),
      canceled: false,
      title: 'Caregiver: video interview',
      place: 'Online',
    });
    const moved = taken('moved', held(), position(), 2).calendar;
    const gone = gaveUp('Withdraw', before(), 3).calendar;
    expect([first, moved, gone].map((entry) => entry?.uid)).toEqual(Array(3).fill(first?.uid));
    expect([first, moved, gone].map((entry) => (entry?.revision ?? 0) - (first?.revision ?? 0))).toEqual([0, 1, 2]);
    expect(gone).toMatchObject({ canceled: true, startsAt });
    expect(taken('booked', held({ kind: 'onsite', stage: 'onsite' })).calendar?.uid).not.toBe(first?.uid);
  });

  it('ends half an hour after it begins if the slot has no end that day', () => {
    const late = held({ slot: slot('2026-12-04', '10:00', '10:00') });
    expect(taken('booked', late).calendar?.endsAt).toBe(at('2026-12-04T17:30:00Z'));
    expect(taken('booked', late).text).toContain('at 10:00 AM MT, 30 minutes');
  });

  it.each([
    ['RescheduleLater', 'Choose a new time: https://portal.example.org/onsiteSchedule/42/4711'],
    ['Withdraw', 'Your application for this job is withdrawn.'],
  ] as const)('says after %s which time is canceled and what comes next [R18]', (act, next) => {
    const was = before({ status: statusOf(35) });
    const after = { ...was, ...noTime, status: statusOf(act === 'Withdraw' ? 39 : 41) };
    const { subject, text } = about(act, was, after);
    expect(subject).toBe('Canceled: Caregiver, Friday, 04 December, 2026 at 10:00 AM MT');
    expect(text).toContain('Your onsite interview for Caregiver at Linden Court is canceled, as you asked.');
    expect(text).toContain('Canceled: Friday, 04 December, 2026 at 10:00 AM MT');
    expect(text).toContain(next);
  });

  it('links to choosing another time if that page exists', () => {
    expect(gaveUp('RescheduleLater', before()).text).toContain(
      'Choose a new time when it suits you.\n\nChoose a new time: https://portal.example.org/schedule/42/4711/reschedule',
    );
  });

  it('has no time and no calendar entry if none was known', () => {
    const { subject, text, calendar } = gaveUp('Withdraw', before(noTime));
    expect(subject).toBe('Canceled: Caregiver, Linden Court');
    expect(text).toMatch(/^ {4}Caregiver, Linden Court$/m);
    expect(calendar).toBeUndefined();
  });
});

describe("The email about an employer's act", () => {
  const passed = { applied: 'screening-submitted' } as const;

  it.each<[ActName, Application, Application, string, string]>([
    ['PassScreening', anApplication(), anApplication(passed), 'Choose a time when it suits you.', '/schedule/42/4711'],
    [
      'PassScreening',
      anApplication(),
      anApplication({ ...passed, resume: 'required' }),
      'Add your resume: they need one before you continue.',
      '/upload_resume/42/4711',
    ],
    [
      'shortlist',
      before(),
      before({ status: statusOf(19), blocked: false }),
      'My Job Applications shows what comes next.',
      '/candidateportal',
    ],
    [
      'candidate-no-show',
      before(),
      before({ status: statusOf(3), allowances: allowances({ video: { flag: false, left: 0 } }) }),
      'Linden Court is deciding now. You will hear from them by email.',
      '/candidateportal',
    ],
    [
      'not-selected',
      before(),
      before({ status: statusOf(2), ...noTime }),
      'There is nothing more for you to do.',
      '/candidateportal',
    ],
    [
      'offer',
      before({ status: statusOf(13) }),
      before({ status: statusOf(1), onboarding: true, ...noTime }),
      'Choose a time when it suits you.',
      '/onboardingSchedule/42/4711',
    ],
  ])('after %s says what comes next and links to it', (act, was, after, next, path) => {
    const { text } = about(act, was, after);
    expect(text).toContain(next);
    expect(text).toContain(`https://portal.example.org${path}\n`);
  });

  it('removes the time of a rejected application from the calendar, and says so', () => {
    const { subject, text, calendar } = about('not-selected', before(), before({ status: statusOf(2), ...noTime }));
    expect(subject).toBe('About your application: Caregiver, Linden Court');
    expect(text).toContain('Your video interview on Friday, 04 December, 2026 at 10:00 AM MT will not take place.');
    expect(calendar).toMatchObject({ canceled: true, startsAt });
  });
});

describe('The email that reminds of an appointment', () => {
  it("says when in the position's zone and the candidate's own, what to bring, and how to reschedule [R14]", () => {
    const given = aPosition({ zone: zone('America/Denver'), instructions: 'Bring your license.' });
    const own = { ...terms(given), ownZone: zone('America/New_York') };
    const { subject, text, calendar } = reminderMail(
      own,
      held({ kind: 'in-person' }),
      before({ interviewKind: 'in-person' }),
    );
    expect(subject).toBe('Reminder: Caregiver, Friday, 04 December, 2026 at 10:00 AM MT');
    for (const said of [
      'Your in-person interview for Caregiver at Linden Court is coming up.',
      'Friday, 04 December, 2026 at 10:00 AM MT, 30 minutes',
      'Friday, 04 December, 2026 at 12:00 PM ET for you',
      `Address: ${given.address}`,
      'Instructions: Bring your license.',
      'Bring a photo ID',
      'To choose another time or to cancel, open the link below.',
      'https://portal.example.org/success/42/4711',
    ])
      expect(text).toContain(said);
    expect(calendar).toBeUndefined();
  });

  it.each([
    ['both', before(), 'To choose another time or to cancel, open the link below.'],
    [
      'no move is left',
      before({ allowances: allowances({ video: { flag: true, left: 0 } }) }),
      'To cancel, open the link below. You can no longer change this time.',
    ],
    [
      'it can not be canceled',
      before({ status: statusOf(35), onsiteLocked: true }),
      'To choose another time, open the link below.',
    ],
    [
      'neither',
      before({
        status: statusOf(35),
        onsiteLocked: true,
        allowances: allowances({ onsite: { flag: false, left: 1 } }),
      }),
      'To see it again, open the link below.',
    ],
  ])('promises no more than the card offers: %s [R10, R10b]', (_, application, said) => {
    expect(reminderMail(terms(), held(), application).text).toContain(said);
    const stage = codeOf(application.status) === 35 ? 'onsite' : 'interview';
    const kind = stage === 'onsite' ? 'onsite' : 'video';
    const appointment = held({ stage, kind });
    const mail = newsMail({
      ...terms(),
      news: { topic: 'moved', kind, calendar: { what: 'put', appointment } } as const,
      acts: 2,
      before: before(),
      after: application,
    });
    expect(mail.text).toContain(said);
  });

  // Another name of the same zone: two zones that agree today may part when a province gives up summer time.
  it.each([undefined, zone('US/Mountain')])(
    "shows the time once if the candidate's clock is the same or unknown",
    (ownZone) => {
      expect(reminderMail({ ...terms(), ownZone }, held(), before()).text).not.toContain('for you\n');
    },
  );
});

const addressChanged = (proven: boolean) =>
  contactChangedMail({ publicUrl, before: candidate(), proven, changedTo: email('new@example.org') });

describe('An email to an address that may not be proven', () => {
  it('contains no word of the name that someone typed', () => {
    const mail = addressChanged(false);
    expect(JSON.stringify(mail)).not.toMatch(/pills|evil/i);
    for (const part of [mail.text, readFrom(mail.html)]) expect(part).toContain('Hello,\n');
  });
});

describe('An email to a proven address greets by first name', () => {
  const offered = before({ status: statusOf(1), onboarding: true, ...noTime });
  it.each([
    ['a withdrawal', gaveUp('Withdraw', before(noTime))],
    ['a time put off', gaveUp('RescheduleLater', before())],
    ['a missed interview', about('candidate-no-show', before(), before({ status: statusOf(3) }))],
    ['an offer', about('offer', before({ status: statusOf(13) }), offered)],
    ['a recording to be made later', recordingMail({ publicUrl, candidate: candidate(), position: position() })],
    ['a changed address', addressChanged(true)],
  ])('about %s', (_, mail) => {
    for (const part of [mail.text, readFrom(mail.html)]) expect(part).toContain('Hello Cheap-pills,\n');
    expect(JSON.stringify(mail)).not.toMatch(/evil/i);
  });
});

describe('The subject of an email', () => {
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

  it('contains no control character and no line break, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        expect(subjectOf(written)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

describe('The mail of a recording', () => {
  const later = (recordUntil: Position['recordUntil']) =>
    recordingMail({ publicUrl, candidate: candidate(), position: { ...position(), recordUntil } }).text;

  it('to be made later says until when it can be made [R32]', () => {
    expect(later(date('2026-12-11'))).toContain('You can record until Friday, 11 December, 2026.');
    expect(later(undefined)).toContain('There is no deadline');
  });

  it.each([
    ['required', 'Add my resume', '/upload_resume/42/4711'],
    ['none', 'My Job Applications', '/candidateportal'],
  ] as const)('that was submitted confirms it; resume %s: its link is %s [spec 2 §4.2]', (resume, label, path) => {
    const before = anApplication({ interviewKind: 'self-record', applied: 'interview-arranged', resume });
    const step = stepTo({ ...before, selfRecordCompleted: true, recordingSubmittedAt: now });
    const news = newsOf(before, 'SubmitRecording', step, now);
    if (news === undefined) throw new Error('No mail');
    const { subject, text } = newsMail({
      publicUrl,
      candidate: candidate(),
      ownZone: undefined,
      position: position(),
      now,
      news,
      before,
      acts: 0,
      after: step.application,
    });
    expect(subject).toContain('We have your recorded interview');
    expect(text).toContain(`${label}: ${publicUrl}${path}`);
  });
});
