import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import type { Application } from '../../../domain/applications/application';
import { statusCatalogue, statusOf } from '../../../domain/applications/status-catalogue';
import { jobCardView, myJobsView, whenView } from '../../../ui/screens/my-jobs/my-jobs.view';
import { allowances, anApplication } from '../../support/builders/applications';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';

const chicago = zone('America/Chicago');
const newYork = zone('America/New_York');
const beholder = { now: at('2026-11-21T16:00:00Z'), ownZone: newYork };

const listed = (application: Partial<Application>, changes: Partial<ListedApplication> = {}): ListedApplication => ({
  application: anApplication(application),
  positionName: 'Caregiver',
  communityName: 'Linden Court',
  clientName: 'Hearthside Living',
  address: '2400 N Lincoln Ave',
  description: 'You help residents.',
  zone: chicago,
  ...changes,
});

const booked: Partial<Application> = {
  applied: 'interview-arranged',
  slot: slot('2026-12-04', '10:30', '11:00'),
  scheduledAt: at('2026-12-04T16:30:00Z'),
};

const card = (application: Partial<Application>, now = beholder.now) =>
  jobCardView(listed(application), { ...beholder, now });

describe('A card of My Job Applications', () => {
  it("says when a booked interview is, where the job is and on the candidate's own clock [R14]", () => {
    expect(card(booked)).toMatchObject({
      headline: "You're booked.",
      when: { day: 'Friday, 4 December', time: '10:30 AM CT', forYou: '11:30 AM for you' },
      next: 'Linden Court meets you on a video call.',
      actions: [
        { _tag: 'Leads', label: 'Reschedule', href: '/schedule/42/4711/reschedule', main: false },
        { _tag: 'Asks', label: 'Cancel' },
      ],
    });
  });

  it('says before one is used how many moves are left, one and more, and nothing where they are not limited [R10, R27]', () => {
    const left = (n: number | undefined) => {
      const [action] = card({ ...booked, allowances: allowances({ video: { flag: true, left: n } }) }).actions;
      return action?._tag === 'Leads' ? action.note : action;
    };
    expect([left(2), left(1), left(undefined)]).toEqual(['2 reschedules left', '1 reschedule left', undefined]);
  });

  it.each([
    ['the flag is false', { flag: false, left: 2 }],
    ['none is left', { flag: true, left: 0 }],
  ])('shows a move that can not be made when %s, and why; giving up stays [spec 1 §4, R10]', (_, video) => {
    expect(card({ ...booked, allowances: allowances({ video }) }).actions).toEqual([
      {
        _tag: 'Barred',
        action: 'reschedule',
        label: 'Reschedule',
        why: 'This job cannot be rescheduled or you have exceeded the reschedule limit',
      },
      { _tag: 'Asks', action: 'cancel', label: 'Cancel' },
    ]);
  });

  it.each([
    [3, { flag: true, left: 1 }, 'yours', 'Choose a new time when it suits you.', ['Leads']],
    [3, { flag: true, left: 0 }, 'waiting', 'Linden Court decides how it goes on.', ['Barred']],
    [12, { flag: true, left: 0 }, 'yours', 'Choose a new time when it suits you.', ['Leads']],
    [16, { flag: true, left: 0 }, 'yours', 'Choose a new time when it suits you.', ['Leads']],
    [17, { flag: false, left: 0 }, 'yours', 'Choose a new time when it suits you.', ['Leads']],
  ] as const)('in status %d with %j says whose turn it is: %s, %s [R10]', (status, video, tone, next, actions) => {
    const shown = card({ status: statusOf(status), allowances: allowances({ video }) });
    expect(shown).toMatchObject({ tone, next });
    expect(shown.actions.map(({ _tag }) => _tag)).toEqual(actions);
  });

  it('of an interview in person leads to its details first [R10, R10a]', () => {
    expect(card({ ...booked, interviewKind: 'in-person' })).toMatchObject({
      next: 'Linden Court expects you at the house.',
      actions: [
        { label: 'View Details', href: '/inpersonInterview/42/4711', main: true },
        { label: 'Reschedule', main: false },
        { label: 'Cancel' },
      ],
    });
  });

  it.each([
    ['video', 'by video'],
    ['in-person', 'in person'],
  ] as const)('says of a %s interview that it is held %s', (interviewKind, how) => {
    expect(card({ interviewKind }).next).toBe(`Linden Court would like to meet you ${how}.`);
  });

  it.each<[string, Partial<Application>, string, string]>([
    [
      'a required resume is missing',
      { resume: 'required', hasResume: false },
      'Upload Resume',
      'It is your turn: add your resume.',
    ],
    ['its questions are open', { screening: 'open' }, 'Submit Skillfilter', 'It is your turn: answer the questions.'],
  ])('while %s offers what comes first, and says so [R10, R10a]', (_, application, label, headline) => {
    expect(card(application)).toMatchObject({ tone: 'yours', headline, actions: [{ label, main: true }] });
  });

  it('never offers an action whose screen is not there: who comes next is said instead [R10]', () => {
    const recording = card({ interviewKind: 'self-record' });
    expect(recording.actions.filter(({ label }) => label === 'Record Interview')).toEqual([]);
  });

  it('says the time once where both clocks show the same [R14]', () => {
    expect(whenView(at('2026-12-04T16:30:00Z'), chicago, zone('America/Winnipeg')).forYou).toBeUndefined();
  });

  it("names the candidate's own day where it is another [R14]", () => {
    expect(whenView(at('2026-12-04T16:30:00Z'), chicago, zone('Asia/Tokyo')).forYou).toBe(
      'Saturday, 5 December, 01:30 AM for you',
    );
  });

  it('offers Schedule, and leads to its screen, when it is the candidate’s turn [R10, R10a]', () => {
    expect(card({})).toMatchObject({
      tone: 'yours',
      actions: [{ label: 'Schedule', href: '/schedule/42/4711' }],
    });
  });

  it.each<[string, Partial<Application>]>([
    ['to a blocked candidate', { blocked: true }],
    ['after a failed screening', { screening: 'not-selected' }],
    ['in a status that nobody listed', { status: statusOf(77) }],
  ])('offers nothing %s [R10]', (_, application) => {
    expect(card(application).actions).toEqual([]);
  });

  it.each<[string, string, Partial<Application>]>([
    ['Schedule', 'It is your turn: apply.', { applied: 'not-submitted', screening: 'open' }],
    [
      'Record Interview',
      'It is your turn: apply.',
      { applied: 'not-submitted', screening: 'open', interviewKind: 'self-record' },
    ],
    [
      'Apply',
      'It is your turn: apply.',
      { applied: 'not-submitted', screening: 'open', externalApplicationUrl: 'https://jobs.example.org' },
    ],
  ])('leads with %s to the advert where nothing was applied for yet [R10, R10a]', (label, headline, application) => {
    const { actions, headline: said } = card(application);
    expect([said, actions]).toMatchObject([headline, [{ _tag: 'Leads', label, href: '/apply/4711' }]]);
    const [action] = actions;
    const begins = action?._tag === 'Leads' && action.told !== undefined && 'begins' in action.told;
    // To the employer's own site one goes by a press of one's own.
    expect(begins).toBe(label !== 'Apply');
  });

  it.each([
    ['a second before its end', '2026-12-04T16:59:59Z', "You're booked."],
    ['at its end', '2026-12-04T17:00:00Z', 'Your interview time has passed.'],
  ])('speaks of an interview %s', (_, now, headline) => {
    expect(card(booked, at(now)).headline).toBe(headline);
  });

  it.each([...Object.keys(statusCatalogue).map(Number), 77, -1, 0.5])('has words for status %d [R9]', (code) => {
    expect(card({ status: statusOf(code) }).headline).toMatch(/^[A-Z].*\w/);
  });

  it("shows an unlisted status as 'In progress' [R9]", () => {
    expect(card({ status: statusOf(5) }).headline).toBe('In progress');
  });

  it('shows the progress as N of 3 [R11]', () => {
    expect(card(booked).progress).toMatchObject({ summary: '2 of 3', percent: 66.6 });
    expect(card(booked).progress.stages.map(({ reached }) => reached)).toEqual([true, true, false]);
  });

  it("says 'Not Available' where a description is empty [spec 1 §2]", () => {
    expect(jobCardView(listed({}, { description: '' }), beholder).description).toBe('Not Available');
  });
});

it('Without a job there is the mailbox to write to [spec 1 §2]', () => {
  expect(myJobsView([], 'careers@example.org', beholder)).toEqual({ _tag: 'Empty', mailbox: 'careers@example.org' });
});
