import type { OperatorAct } from '../../../domain/applications/operator-acts';
import { printIsoInstant } from '../../../domain/time/instant';
import { systemClock } from '../../../adapters/server/clock/system-clock';
import { addDays } from '../../../domain/time/calendar-date';
import { date } from '../../support/builders/time';
import { aCandidateRecord, anApplicationRecord, aPositionRecord } from '../../adapters/server/import/a-file';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';

/* The mails candidates receive: a real portal over its embedded store, and a real mail server. */

const OPERATOR_TOKEN = 'the-operator-of-these-mails';
const aDay = 86_400_000;

/** Each act with the status it follows, how its subject begins, and whether it removes the time from the calendar. */
const acts: readonly (readonly [OperatorAct, number, string, 'CANCEL' | undefined])[] = [
  ['review', 0, 'Your application was read: Caregiver', undefined],
  ['shortlist', 0, 'You are on the shortlist: Caregiver', undefined],
  ['candidate-no-show', 0, 'We missed you: Caregiver', 'CANCEL'],
  ['interviewer-no-show', 0, 'We are sorry: Caregiver', 'CANCEL'],
  ['ask-for-new-time', 0, 'Please choose a new time: Caregiver', 'CANCEL'],
  ['cancel-interview', 0, 'Canceled: Caregiver', 'CANCEL'],
  ['not-selected', 0, 'About your application: Caregiver', 'CANCEL'],
  ['transfer', 0, 'Your application was moved: Caregiver', 'CANCEL'],
  ['block', 0, 'Canceled: Caregiver', 'CANCEL'],
  ['invite-to-onsite', 13, 'You are invited to visit: Caregiver', undefined],
  ['invitation-expired', 32, 'Your invitation has expired: Caregiver', undefined],
  ['onsite-not-scheduled', 32, 'Your visit has no date yet: Caregiver', undefined],
  ['onsite-candidate-no-show', 35, 'We missed you: Caregiver', undefined],
  ['onsite-manager-no-show', 35, 'We are sorry: Caregiver', undefined],
  ['cancel-onsite', 35, 'Canceled: Caregiver', undefined],
  ['offer', 13, 'You have an offer: Caregiver', undefined],
  ['offer-expired', 1, 'Your offer has expired: Caregiver', undefined],
  ['take-offer-back', 1, 'About your offer: Caregiver', undefined],
  ['onboarded', 21, 'Welcome to the team: Caregiver', undefined],
  ['not-onboarded', 21, 'About your onboarding: Caregiver', undefined],
  ['onboarding-candidate-no-show', 21, 'We missed you: Caregiver', undefined],
  ['onboarding-manager-no-show', 21, 'We are sorry: Caregiver', undefined],
  ['cancel-onboarding', 21, 'Canceled: Caregiver', undefined],
];

const day = addDays(date(printIsoInstant(systemClock.now()).slice(0, 10)), 3);
const interview = { slot_date: day, slot_from: '12:00', slot_to: '12:30' };
const addressOf = (act: string): string => `${act}@example.org`;

const job = 90_001;

const applicant = (act: string, status: number) =>
  aCandidateRecord({
    email: addressOf(act),
    applications: [
      anApplicationRecord({ position_id: job, status, applied_status: 2, ...(status === 0 ? { interview } : {}) }),
    ],
  });

/** A mail's headers, unfolded. */
const subjectOf = (mail: string): string =>
  /^Subject: (.*)$/m.exec(mail.replace(/\r?\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
const methodOf = (mail: string): string | undefined => /text\/calendar;[^\n]*method=(\w+)/i.exec(mail)?.[1];

describe('A portal with a mail server', () => {
  let portal: RunningPortal;
  let startsAt: number;

  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${portal.url}/api/operator/${path}`, {
      method: 'POST',
      headers: { 'api-version': '1.0', 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const act = (email: string, name: OperatorAct) => post('act', { email, position_id: job, act: name });

  beforeAll(async () => {
    portal = await startPortal({ env: { OPERATOR_TOKEN } });
    startsAt = await portal.startOf(interview, 'America/Chicago');
    const position = aPositionRecord({ position_id: job, community_id: 90 });
    const candidates = [
      ...acts.map(([name, status]) => applicant(name, status)),
      applicant('reminded', 0),
      applicant('moved', 0),
    ];
    const slots = [{ ...interview, position_id: job, kind: 'video', capacity: candidates.length }];
    const content = { positions: [position], slots, candidates };
    expect(await post('import', { files: [{ name: 'mails', content }] })).toMatchObject({ statusCode: 200 });
  }, 120_000);
  afterAll(() => portal.close(), 60_000);

  it.each(acts)("after '%s' from %i sends the candidate one email: '%s' [R27]", async (name, _, begins, method) => {
    const to = addressOf(name);
    expect(await act(to, name)).toMatchObject({ statusCode: 200 });
    const mail = await portal.inbox.next(to, 0);
    expect(subjectOf(mail)).toContain(begins);
    expect(methodOf(mail)).toBe(method);
    expect(portal.inbox.mailsTo(to)).toHaveLength(1);
  });

  it('reminds of an appointment the day before and two hours before, once each, and never of a canceled one', async () => {
    const [to, canceled] = [addressOf('reminded'), addressOf('moved')];
    await act(canceled, 'cancel-interview');
    await portal.inbox.next(canceled, 0);
    const passTo = async (instant: number): Promise<void> => {
      await portal.passTime(instant - systemClock.now() - passed);
      passed = instant - systemClock.now();
      await portal.remind();
      await portal.remind();
    };
    let passed = 0;
    await passTo(startsAt - aDay + 60_000);
    expect(subjectOf(await portal.inbox.next(to, 0))).toMatch(
      /^Reminder: Caregiver, \w+, \d\d \w+, \d{4} at 12:00 PM CT$/,
    );
    await passTo(startsAt - 2 * 3_600_000 + 60_000);
    await portal.inbox.next(to, 1);
    await passTo(startsAt + 60_000);
    expect(portal.inbox.mailsTo(to)).toHaveLength(2);
    expect(portal.inbox.mailsTo(canceled)).toHaveLength(1);
    expect(new Set(portal.inbox.mailsTo(to).map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])).size).toBe(2);
  }, 60_000);
});
