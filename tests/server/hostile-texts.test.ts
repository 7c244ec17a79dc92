import type { LightMyRequestResponse } from 'fastify';
import { rm } from 'node:fs/promises';
import { calendarFile } from '../../adapters/contract/calendar-file';
import { smtpMailer } from '../../adapters/server/mails/smtp-mailer';
import type { Mail } from '../../application/ports/mailer';
import { anApplication } from '../support/builders/applications';
import { aCandidate, email } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { pdfFile } from '../support/builders/resume-files';
import { slot } from '../support/builders/slots';
import { openInbox } from '../support/portal/inbox';
import { keepingReporter } from '../support/world/reporter';
import { videoSlots } from '../support/world/world';
import { builtPages } from './built-pages';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from './portal-over-http';

/* One text that is markup, ends a script, starts a header and a calendar line, in every field that a person or an employer fills in. */

const markup = `"'><img src=x onerror=alert(1)></title></script><script>alert(1)</script><!--`;
const evil = `${markup}\r\nBcc: all@evil.example\r\n\r\nATTENDEE:mailto:all@evil.example\nEND:VCALENDAR\u2028${'é'.repeat(40)}`;
/** Input for a single-line field. */
const onOneLine = evil
  .replace(/[\r\n\u2028]+/g, ' ')
  .slice(0, 99)
  .trim();
const fileName = `"'><img src=x onerror=alert(1)>\r\nSet-Cookie: a=b; é.pdf`;

const job = { community_id: 42, position_id: 4711 };
const maria = aCandidate().email;

let folder: string;
let portal: PortalOverHttp;
let who: Readonly<Record<string, string>>;
let resume: LightMyRequestResponse;
let mails: readonly Mail[];

/** Uploads a file of that name as a resume, in one chunk. */
const giveResume = async (): Promise<LightMyRequestResponse> => {
  const tus = { ...who, 'tus-resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from(fileName).toString('base64')}`;
  const begun = await portal.inject({
    method: 'POST',
    url: '/api/candidate/resume_uploads',
    headers: { ...tus, 'upload-length': String(pdfFile.length), 'upload-metadata': metadata },
  });
  expect(begun.statusCode).toBe(201);
  const place = String(begun.headers.location);
  await portal.inject({
    method: 'PATCH',
    url: place,
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: Buffer.from(pdfFile),
  });
  return portal.post(
    '/api/candidate/upload_resume',
    { ...job, upload_type: 'new', image: place.split('/').at(-1) },
    who,
  );
};

const ok = (response: LightMyRequestResponse): void => {
  expect(bodyOf(response)).toMatchObject({ statusCode: 200 });
};

beforeAll(async () => {
  folder = await builtPages(() => '<!doctype html><html><head><title>x</title></head></html>');
  const texts = { positionName: evil, role: evil, communityName: evil, clientName: evil, address: evil };
  const more = { description: evil, instructions: evil, benefits: evil, aboutCompany: evil };
  portal = await portalOverHttp(
    {
      positions: [aPosition({ ...texts, ...more, resume: 'optional' })],
      slots: videoSlots(slot('2026-12-07', '09:30', '10:00')),
      applicants: [
        { candidate: aCandidate({ firstName: evil }), applications: [anApplication({ resume: 'optional' })] },
      ],
    },
    { web: { folder, settings: { 'info-email': evil } } },
  );
  who = await signInOverHttp(portal);
  ok(await portal.post('/api/candidate/invite_upload_resume', job, who));
  resume = await giveResume();
  const time = { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
  const key = { 'idempotency-key': 'choice-of-a-test-1' };
  ok(await portal.post('/api/scheduled-video-interviews/book_slot', { ...job, ...time }, { ...who, ...key }));
  const given = { ...job, reason: evil, reschedule_flag: false };
  ok(
    await portal.post('/api/scheduled-video-interviews/cancelInterview', given, {
      ...who,
      'idempotency-key': 'choice-of-a-test-2',
    }),
  );
  mails = portal.world.mailer.sent();
});
afterAll(() => rm(folder, { recursive: true }));

/** Tags that none of our mails or pages contain. */
const foreign = /<(?:script>|img|\/script><|!--)/;

describe('A text that is markup and more', () => {
  it('appears in four emails: a code, a link, a booking, a withdrawal', () => {
    expect(mails.map(({ subject }) => subject.slice(0, 16))).toEqual([
      expect.stringMatching(/^\d{4} is your/),
      'Add your resume:',
      'You\'re booked: "',
      'Canceled: "\'><im',
    ]);
  });

  it("leaves an email's headers and recipient intact, and appears as text [R3c]", async () => {
    const inbox = await openInbox();
    const from = { name: evil, address: email('jobs@example.org') };
    const mailer = smtpMailer({ url: inbox.url, from, reporter: keepingReporter() });
    for (const mail of mails) await mailer.carry(mail, mail.subject.length.toString())();
    mailer.close();
    const received = inbox.mailsTo(maria);
    await inbox.close();
    expect(received).toHaveLength(mails.length);
    expect(inbox.mailsTo('all@evil.example')).toEqual([]);
    for (const text of received) {
      const head = text.slice(0, text.indexOf('\r\n\r\n'));
      const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]?.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('bcc');
      expect(names).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'mime-version']));
    }
    for (const { html } of mails) {
      expect(html.replace(/<title>[^<]*<\/title>/, '')).not.toMatch(/<\/title>|<script|<img|<!--/);
    }
    // The first has no job: of the typed texts it holds only the name, and no mail contains that.
    const [sent, ...ofJobs] = mails;
    for (const part of [sent?.html, sent?.text]) expect(part).not.toContain('onerror');
    for (const { html, text } of ofJobs) {
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(text).toContain('<img src=x onerror=alert(1)>');
    }
  });

  it('adds no lines or guests to a calendar entry', () => {
    const entries = mails.flatMap(({ calendar }) => (calendar === undefined ? [] : [calendar]));
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      const file = calendarFile(entry, { from: { name: 'Jobs', address: 'jobs@example.org' }, to: maria });
      const lines = file.replace(/\r\n /g, '').trimEnd().split('\r\n');
      for (const line of lines) expect(line).toMatch(/^[A-Z-]+[;:][^\r\n]*$/);
      expect(lines.filter((line) => /^(?:BEGIN|END):/.test(line))).toEqual([
        ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR'],
      ]);
      expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([expect.stringContaining(maria)]);
    }
  });

  it('in a job posting appears as text on its page, in its head and in schema.org', async () => {
    const { body, headers } = await portal.get('/apply/4711');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.replace(/<script type="application\/ld\+json">|(?<=\})<\/script>/g, '')).not.toMatch(foreign);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
  });

  it('in a profile is stored as typed, on one line, and returned as JSON that no browser displays as a page', async () => {
    const entry = { job_title: onOneLine, company_name: onOneLine, start_date: '2020-01', end_date: '' };
    const school = { title: onOneLine, college: onOneLine, from: '2020-01', to: '2020-06' };
    const names = { first_name: evil.slice(0, 99), last_name: onOneLine, zipcode: '60625' };
    const payload = { ...names, experience_details: [entry], education_details: [school] };
    ok(await portal.inject({ method: 'PUT', url: '/api/candidate/update_candidate_Profile', headers: who, payload }));
    const answer = await portal.get('/api/candidate/get_candidate_profile', who);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="api.json"',
    });
    expect(bodyOf(answer)['candidate']).toMatchObject([
      {
        firstname: expect.not.stringMatching(/[\r\n]/),
        lastname: onOneLine,
        experience_details: [{ title: onOneLine }],
      },
    ]);
  });

  it('in a file name stays within one header of the download, and the file is not displayed as a page', async () => {
    const stored = bodyOf(resume);
    expect(stored).toMatchObject({ statusCode: 200, resume_name: expect.not.stringMatching(/[\r\n]/) });
    const signed = bodyOf(await portal.post('/api/candidate/sign_resume', { resume_path: stored['resume_path'] }, who));
    const { statusCode, headers } = await portal.get(String(signed['url']));
    expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([200, 'application/pdf', undefined]);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="resume\.pdf"; filename\*=UTF-8''[\w%.!~-]+$/,
    );
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('is never logged [R5]', () => {
    expect(portal.lines.filter((line) => /onerror|evil\.example/.test(line))).toEqual([]);
  });
});
