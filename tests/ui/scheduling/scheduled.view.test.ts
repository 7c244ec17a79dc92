import type { Application } from '../../../domain/applications/application';
import { headingBefore, scheduledView, type ScheduledState } from '../../../ui/scheduling/scheduled.view';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';

const booked = (changes: Partial<Application> = {}): Application =>
  anApplication({
    applied: 'interview-arranged',
    slot: slot('2026-12-04', '10:30', '11:00'),
    scheduledAt: at('2026-12-04T16:30:00Z'),
    ...changes,
  });

const view = (changes: Partial<ScheduledState> = {}) =>
  scheduledView({
    position: aPosition(),
    application: booked(),
    moved: false,
    ownZone: zone('America/Chicago'),
    now: at('2026-11-21T16:00:00Z'),
    ...changes,
  });

describe('The confirmation', () => {
  it("says when, as the weekday and DD MMMM, YYYY at hh:mm A in the position's zone and the candidate's own [spec 1 §9, R14]", () => {
    expect(view({ ownZone: zone('America/New_York') })).toMatchObject({
      when: 'Friday, 04 December, 2026 at 10:30 AM CT',
      forYou: 'Friday, 04 December, 2026 at 11:30 AM ET for you',
    });
  });

  it('says it once if both clocks show the same [R14]', () => {
    expect(view()).toMatchObject({ forYou: undefined });
  });

  it('shows role, client, community, address, job types, shifts and the 1-1 interview [spec 1 §2, spec 2 §2.10]', () => {
    expect(view()).toMatchObject({
      facts: [
        { label: 'Role', value: 'Caregiver' },
        { label: 'Employer', value: 'Hearthside Living' },
        { label: 'Community', value: 'Linden Court' },
        { label: 'Address', value: '2400 N Lincoln Ave, Chicago, IL 60614' },
        { label: 'Job types', value: 'Full Time' },
        { label: 'Shifts', value: 'Morning, Night' },
        { label: 'Interview', value: '1-1 interview on a video call' },
        { label: 'Duration', value: '30 minutes' },
      ],
    });
  });

  it.each([
    ['video', false, 'You have successfully scheduled your video interview.'],
    ['video', true, 'You have successfully rescheduled your video interview.'],
    ['in-person', false, 'You have successfully scheduled your in-person interview.'],
    ['in-person', true, 'You have successfully rescheduled your in-person interview.'],
  ] as const)('for a %s interview, moved %s, says what was done [spec 1 §2, R17]', (interviewKind, moved, done) => {
    expect(view({ application: booked({ interviewKind }), moved })).toMatchObject({
      message: `${done} We'll be sending you further details via text and email.`,
      heading: moved ? 'Your interview is moved' : "You're booked",
    });
  });

  it.each([
    ['video', undefined, false, 'through Daily video meetings.'],
    ['video', 'peer', false, 'through the video meetings of this portal.'],
    ['video', undefined, true, undefined],
    ['in-person', undefined, false, undefined],
  ] as const)(
    'Yay!! is shown for a %s interview by %s, moved %s: %s [spec 1 §2]',
    (interviewKind, videoPreference, moved, by) => {
      const congratulation = by && `Your interview is set for Friday, 04 December, 2026 at 10:30 AM CT, ${by}`;
      expect(
        view({ application: booked({ interviewKind }), position: aPosition({ videoPreference }), moved }),
      ).toMatchObject({ congratulation });
    },
  );

  it.each([
    ['video', ['Reschedule', 'Cancel']],
    ['in-person', ['View Details', 'Reschedule', 'Cancel']],
  ] as const)('for a %s interview offers %j [spec 2 §2.10]', (interviewKind, labels) => {
    const shown = view({ application: booked({ interviewKind }) });
    expect(shown._tag === 'Ready' && shown.actions.map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['https://forms.example.org/7', { client: 'Hearthside Living', url: 'https://forms.example.org/7' }],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])("links to the employer's own form at %s [spec 1 §2]", (hrisUrl, externalForm) => {
    expect(view({ position: aPosition({ hrisUrl }) })).toMatchObject({ externalForm });
  });

  it("for an in-person interview shows the place, with directions in the device's map app", () => {
    expect(view({ application: booked({ interviewKind: 'in-person' }) })).toMatchObject({
      where: {
        address: '2400 N Lincoln Ave, Chicago, IL 60614',
        directions:
          'https://www.google.com/maps/dir/?api=1&destination=2400%20N%20Lincoln%20Ave%2C%20Chicago%2C%20IL%2060614',
      },
      facts: expect.not.arrayContaining([expect.objectContaining({ label: 'Address' })]),
    });
    expect(view()).toMatchObject({ where: undefined });
  });

  it.each(['video', 'in-person'] as const)(
    "of a %s interview shows the employer's instructions [spec 1 §1]",
    (kind) => {
      const instructions = 'Ask for Denise.';
      expect(
        view({ application: booked({ interviewKind: kind }), position: aPosition({ instructions }) }),
      ).toMatchObject({ instructions });
    },
  );

  it('names no stage on /success before it is known: the page is shared by two [spec 2 §2.10, §2.14]', () => {
    expect([headingBefore('interview'), headingBefore('onboarding'), headingBefore('onsite')]).toEqual([
      'Your appointment',
      'Your appointment',
      'Onsite details',
    ]);
  });

  it.each([
    [14, 'You withdrew from this job.'],
    [31, 'Linden Court canceled your interview.'],
    [2, 'Not selected this time.'],
    [22, 'Welcome to the team!'],
  ])('of an application that ended in status %d says how, and leads to the list, not to dates [R27]', (code, title) => {
    const link = { label: 'My Job Applications', href: '/candidateportal' };
    const ended = { _tag: 'NothingBooked', title, link };
    expect(view({ application: anApplication({ status: statusOf(code) }) })).toMatchObject(ended);
    expect(view({ application: booked({ status: statusOf(code) }) })).toMatchObject(ended);
  });

  it('leads to the list while no time can be chosen [R10]', () => {
    expect(view({ application: anApplication({ screening: 'open' }) })).toMatchObject({
      text: 'There is no time to choose right now.',
      link: { href: '/candidateportal' },
    });
  });

  it.each([
    ['2026-12-04T16:29:59Z', "You're booked", /^You have successfully scheduled/, true],
    ['2026-12-04T16:47:00Z', 'Your interview is on now', /^You have successfully scheduled/, true],
    ['2026-12-04T16:59:59.999Z', 'Your interview is on now', /^You have successfully scheduled/, true],
    ['2026-12-04T17:00:00Z', 'Your interview is over', /^Linden Court is deciding now/, false],
  ])('at %s is headed %s; a calendar takes it until it is over', (now, heading, message, forCalendar) => {
    expect(view({ now: at(now) })).toMatchObject({ heading, message: expect.stringMatching(message), forCalendar });
  });

  it('of a call without a link says how and when it comes, and nothing once it is there', () => {
    expect(view()).toMatchObject({ linkToCome: expect.stringContaining('it comes by email') });
    expect(view({ application: booked({ meetingLink: '/join' }) })).toMatchObject({ linkToCome: undefined });
    expect(view({ application: booked({ interviewKind: 'in-person' }) })).toMatchObject({ linkToCome: undefined });
  });

  it.each([
    [3, 'We missed you'],
    [12, 'did not come'],
  ])('says of a missed one in status %d what its card says, not that it is booked or over [R27]', (code, headline) => {
    expect(view({ application: booked({ status: statusOf(code) }) })).toMatchObject({
      _tag: 'NothingBooked',
      title: expect.stringContaining(headline),
    });
  });

  it('leads to the choice of a date if nothing is booked', () => {
    const nothing = {
      _tag: 'NothingBooked',
      heading: 'Interview details',
      title: 'No interview is booked for this job yet',
      text: 'Choose a date and a time first.',
      link: { label: 'Choose a date', href: '/schedule/42/4711' },
    };
    expect(view({ application: anApplication() })).toEqual(nothing);
    expect(view({ application: undefined })).toEqual(nothing);
  });
});
