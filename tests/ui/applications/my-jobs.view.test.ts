import type { ListedApplication } from '../../../application/applications/applications.api';
import type { Application } from '../../../domain/applications/application';
import { statusCatalogue, statusOf } from '../../../domain/applications/status-catalogue';
import { cardKey, jobCardView, myJobsView, whenView } from '../../../ui/applications/my-jobs.view';
import { nextUpView } from '../../../ui/applications/next-up.view';
import type { Answers } from '../../../domain/screening/answers';
import { aListed, allowances, anApplication, positionId } from '../../support/builders/applications';
import { questionId, questionnaireId } from '../../support/builders/screening';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';
import { costsNothing, turnWords } from '../../../ui/applications/status.texts';

const chicago = zone('America/Chicago');
const newYork = zone('America/New_York');
const viewer = { now: at('2026-11-21T16:00:00Z'), ownZone: newYork };

const listed = (application: Partial<Application>, changes: Partial<ListedApplication> = {}): ListedApplication =>
  aListed(anApplication(application), changes);

const booked: Partial<Application> = {
  applied: 'interview-arranged',
  slot: slot('2026-12-04', '10:30', '11:00'),
  scheduledAt: at('2026-12-04T16:30:00Z'),
};

const card = (application: Partial<Application>, now = viewer.now) =>
  jobCardView(listed(application), { ...viewer, now });

describe('A card of My Job Applications', () => {
  it("says when a booked interview is, where the job is and on the candidate's own clock [R14]", () => {
    expect(card(booked)).toMatchObject({
      headline: "You're booked.",
      when: { day: 'Friday, 04 December, 2026', time: '10:30 AM', zone: 'CT', forYou: '11:30 AM for you' },
      next: expect.stringMatching(
        /^Linden Court meets you on a video call\. The link to the call is not here yet: it comes by email/,
      ),
      actions: [
        { _tag: 'Leads', label: 'Reschedule', href: '/schedule/42/4711/reschedule', main: false },
        { _tag: 'Asks', label: 'Cancel' },
      ],
    });
  });

  it.each([
    ['screening passed', { applied: 'screening-submitted', screening: 'passed' }],
    ['its resume missing', { resume: 'required' }],
    ['its questions open', { applied: 'not-submitted', screening: 'open' }],
    ['a recording begun', { applied: 'interview-arranged', interviewKind: 'self-record' }],
  ] as const)(
    'says that the job is closed instead of whose turn it is, %s, once it is not published [R71]',
    (_, its) => {
      const view = (published: boolean) => myJobsView([listed(its, { published })], 'hello@example.org', viewer);
      expect(view(true)).toMatchObject({ sections: [{ group: 'your-turn' }] });
      expect(view(false)).toMatchObject({
        sections: [
          {
            group: 'finished',
            cards: [{ tone: 'over', headline: 'This job is closed.', progress: undefined, actions: [] }],
          },
        ],
      });
    },
  );

  it.each([
    ['a booked interview', booked, "You're booked."],
    ['an application that ended', { status: statusOf(2) }, 'Not selected this time.'],
  ] as const)('keeps its words for %s whose position was taken down [R6, R71]', (_, its, headline) => {
    const words = (published: boolean) => jobCardView(listed(its, { published }), viewer).headline;
    expect(words(false)).toBe(words(true));
    expect(words(false)).toContain(headline.slice(0, 3));
  });

  it('says before a move is used how many are left, and nothing if they are unlimited [R10, R27]', () => {
    const left = (n: number | undefined) => {
      const [action] = card({ ...booked, allowances: allowances({ video: { flag: true, left: n } }) }).actions;
      return action?._tag === 'Leads' ? action.note : action;
    };
    expect([left(2), left(1), left(undefined)]).toEqual(['2 reschedules left', '1 reschedule left', undefined]);
  });

  it.each([
    ['the flag is false', { flag: false, left: 2 }],
    ['none is left', { flag: true, left: 0 }],
  ])('shows a disabled move if %s, and why; canceling stays possible [spec 1 §4, R10]', (_, video) => {
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
    [3, { flag: true, left: 0 }, 'waiting', 'Linden Court will decide what happens next.', ['Barred']],
    [12, { flag: true, left: 0 }, 'yours', `Choose a new time when it suits you. ${costsNothing}`, ['Leads']],
    [16, { flag: true, left: 0 }, 'yours', 'Choose a new time when it suits you.', ['Leads']],
    [17, { flag: false, left: 0 }, 'yours', `Choose a new time when it suits you. ${costsNothing}`, ['Leads']],
  ] as const)('in status %d with %j says whose turn it is: %s, %s [R10]', (status, video, tone, next, actions) => {
    const shown = card({ status: statusOf(status), allowances: allowances({ video }) });
    expect(shown).toMatchObject({ tone, next });
    expect(shown.actions.map(({ _tag }) => _tag)).toEqual(actions);
  });

  it.each([
    [3, 'We missed you at your interview.'],
    [12, 'Your interviewer did not come. We are sorry.'],
    [16, 'Your interview needs a new time.'],
    [17, 'Linden Court asks for a new time.'],
    [24, 'We missed you at your onboarding.'],
    [25, 'The manager did not come to your onboarding. We are sorry.'],
    [37, 'We missed you at your visit.'],
    [38, 'The manager missed your visit. We are sorry.'],
    [41, 'Your visit needs a new time.'],
  ])(
    'in status %d says who missed the appointment, or who requests another time: %s [spec 1 §4, R27]',
    (status, headline) => {
      expect(card({ status: statusOf(status) }).headline).toBe(headline);
    },
  );

  it.each(['schedule-onboarding', 'schedule-onsite'] as const)(
    'that can %s is good news, and says what is next [R10 rows 2 and 5]',
    (action) => {
      expect(turnWords[action].tone).toBe('good');
      expect(turnWords[action].next('Linden Court', undefined)).toMatch(/^Linden Court would like .* Choose a time /);
    },
  );

  it('of an in-person interview leads to its details first [R10, R10a]', () => {
    expect(card({ ...booked, interviewKind: 'in-person' })).toMatchObject({
      next: 'Linden Court will meet you in person.',
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
    [
      'it asks nothing and is not sent',
      { screening: 'open' },
      'Send Application',
      'It is your turn: send your application.',
    ],
  ])('while %s offers the first required step, and says so [R10, R10a]', (_, application, label, headline) => {
    expect(card(application)).toMatchObject({ tone: 'yours', headline, actions: [{ label, main: true }] });
  });

  it('offers to join, move and cancel a booked interview with a link [R10, R12]', () => {
    const joining = card({ ...booked, meetingLink: 'https://portal.example.org/join' });
    expect(joining.actions.map(({ label }) => label)).toEqual(['Join Meeting', 'Reschedule', 'Cancel']);
  });

  it('shows the time once if both clocks are the same [R14]', () => {
    expect(whenView(at('2026-12-04T16:30:00Z'), chicago, zone('America/Winnipeg')).forYou).toBeUndefined();
  });

  it("names the candidate's own day if it is different [R14]", () => {
    expect(whenView(at('2026-12-04T16:30:00Z'), chicago, zone('Asia/Tokyo')).forYou).toBe(
      'Saturday, 05 December, 2026, 01:30 AM for you',
    );
  });

  it('offers Schedule, and leads to its screen, when it is the candidate’s turn [R10, R10a]', () => {
    expect(card({})).toMatchObject({
      tone: 'yours',
      actions: [{ label: 'Schedule', href: '/schedule/42/4711' }],
    });
  });

  it("leads from an offer's card to its onboarding, as the first thing to do [R10, R57]", () => {
    expect(card({ status: statusOf(1), onboarding: true })).toMatchObject({
      actions: [{ label: 'Schedule Onboarding', href: '/onboardingSchedule/42/4711', main: true }],
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
    ['Apply', 'It is your turn: apply.', { applied: 'not-submitted', screening: 'open' }],
    ['Apply', 'It is your turn: apply.', { applied: 'not-submitted', screening: 'open', interviewKind: 'self-record' }],
  ])(
    'with %s leads to the posting if the candidate has not applied yet [R10, R10a]',
    (label, headline, application) => {
      const { actions, headline: said } = card(application);
      const state = { begins: true };
      expect([said, actions]).toMatchObject([headline, [{ _tag: 'Leads', label, href: '/apply/4711', state }]]);
    },
  );

  it("opens the employer's own site at once, or the posting if its URL is not a web address [R10 row 13, R6a]", () => {
    const external = (externalApplicationUrl: string) =>
      card({ applied: 'not-submitted', screening: 'open', externalApplicationUrl });
    expect(external('https://jobs.example.org/7')).toMatchObject({
      headline: 'It is your turn: apply.',
      actions: [{ _tag: 'OpensElsewhere', label: 'Apply', url: 'https://jobs.example.org/7' }],
    });
    expect(external('javascript:alert(1)').actions).toMatchObject([{ _tag: 'Leads', href: '/apply/4711' }]);
  });

  it.each<[number, string, string]>([
    [19, 'You are shortlisted', 'It is your turn: choose a time.'],
    [20, 'Your application was reviewed', 'It is your turn: choose a time.'],
  ])('in status %d shows the good news next to what to do: %s [spec 1 §4]', (status, news, headline) => {
    expect(card({ status: statusOf(status) })).toMatchObject({ news, headline });
    expect(card({ ...booked, status: statusOf(status) })).toMatchObject({ news, headline: "You're booked." });
  });

  it.each([
    [19, 'You are shortlisted.'],
    [20, 'Your application was reviewed.'],
  ])(
    'in status %d has the good news as its headline while the employer decides: %s [spec 1 §4]',
    (status, headline) => {
      const waiting = card({ status: statusOf(status), screening: 'unknown' });
      expect(waiting).toMatchObject({ tone: 'good', headline, news: undefined });
    },
  );

  it.each<[string, Partial<Application>]>([
    ['not applied for yet', { applied: 'not-submitted', screening: 'open' }],
    ['booked', booked],
    ['shortlisted', { status: statusOf(19) }],
    ['with an offer', { status: statusOf(1), onboarding: true }],
  ])('that is blocked, %s, is shown as closed, without any action [R10 row 1, R13a]', (_, application) => {
    const blocked = card({ ...application, blocked: true });
    expect(blocked).toMatchObject({ tone: 'over', headline: 'This application is closed.', actions: [] });
    expect([blocked.news, blocked.when, blocked.progress]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    [14, 'You withdrew from this job.'],
    [26, 'You withdrew before your onboarding.'],
    [39, 'You withdrew before your visit.'],
    [27, 'Linden Court canceled your onboarding.'],
    [28, 'Linden Court took this offer back.'],
    [31, 'Linden Court canceled your interview.'],
    [40, 'Linden Court canceled your visit.'],
  ])('in status %d says who ended it: %s [R27]', (status, headline) => {
    expect(card({ status: statusOf(status) })).toMatchObject({ tone: 'over', headline });
  });

  it.each([
    [
      21,
      'Your onboarding is booked.',
      'Your onboarding is on now.',
      'Your onboarding is over.',
      /^Linden Court confirms that you came, and welcomes you here\./,
    ],
    [35, 'Your visit is booked.', 'Your visit is on now.', 'Your visit is over.', /^Linden Court is deciding now\./],
  ] as const)(
    'in status %d words upcoming, running and past appointments differently, and says who is next',
    (status, before, during, after, next) => {
      const held = { ...booked, status: statusOf(status) };
      expect(card(held)).toMatchObject({ headline: before, next: expect.stringContaining('what to bring') });
      expect(card(held, at('2026-12-04T16:47:00Z')).headline).toBe(during);
      expect(card(held, at('2026-12-04T17:00:00Z'))).toMatchObject({
        tone: 'waiting',
        headline: after,
        next: expect.stringMatching(next),
      });
    },
  );

  it.each([
    [21, '/success/42/4711'],
    [35, '/onsiteSuccess/42/4711'],
  ])('in status %d leads to the appointment and what to bring, as that of an interview does', (status, href) => {
    expect(card({ ...booked, status: statusOf(status) }).appointmentHref).toBe(href);
    expect(card(booked).appointmentHref).toBe('/success/42/4711');
  });

  it('of an interview in person has one way to its details [R10 row 20]', () => {
    const shown = card({ ...booked, interviewKind: 'in-person' });
    expect([shown.appointmentHref, shown.actions[0]?.label]).toEqual([undefined, 'View Details']);
  });

  it.each<[string, Partial<Application>]>([
    ['an interview', { ...booked, meetingLink: 'https://portal.example.org/join' }],
    ['an interview in person', { ...booked, interviewKind: 'in-person' }],
    ['an onboarding', { ...booked, status: statusOf(21) }],
    ['a visit', { ...booked, status: statusOf(35) }],
  ])('after %s that was held offers what R10 offers, quietly, for whoever could not come [R10b]', (_, application) => {
    const offered = (now?: ReturnType<typeof at>) => card(application, now).actions;
    const after = offered(at('2026-12-04T17:00:00Z'));
    expect(new Set(after.map(({ action }) => action))).toEqual(new Set(offered().map(({ action }) => action)));
    expect(after.some((action) => action._tag === 'Leads' && action.main)).toBe(false);
    expect(after[0]?.label).toMatch(/^Reschedule/);
    expect(card(application, at('2026-12-04T17:00:00Z')).next).toMatch(
      /Could you not be there\? Then choose a new time\.$/,
    );
  });

  it('says nothing of a new time that cannot be chosen any more [R10]', () => {
    const none = { ...booked, allowances: allowances({ video: { flag: true, left: 0 } }) };
    expect(card(none, at('2026-12-04T17:00:00Z')).next).toBe(
      'Linden Court is deciding now. You will hear from them by email.',
    );
  });

  it('of somebody who was hired welcomes them: first day, whom to ask, the chat [R27, R39]', () => {
    const hired = card({ ...booked, status: statusOf(22) }, at('2026-12-05T17:00:00Z'));
    expect(hired).toMatchObject({
      tone: 'good',
      headline: 'Welcome to the team!',
      next: 'You are part of Linden Court now.',
      welcome: { firstDay: expect.stringContaining('Linden Court tells you the day'), chatHref: '/candidateChat' },
      progress: undefined,
    });
    expect(card({ ...booked, status: statusOf(22) }).welcome?.firstDay).toBe(
      'Friday, 04 December, 2026 at 10:30 AM CT',
    );
    expect([2, 14, 21].map((code) => card({ ...booked, status: statusOf(code) }).welcome)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(card({ status: statusOf(22), blocked: true }).welcome).toBeUndefined();
  });

  it.each([
    ['a second before its start', '2026-12-04T16:29:59Z', "You're booked.", /^You can join now/],
    ['at its start', '2026-12-04T16:30:00Z', 'Your interview is on now.', /is waiting for you on the video call/],
    ['a second before its end', '2026-12-04T16:59:59Z', 'Your interview is on now.', /is waiting for you/],
    ['at its end', '2026-12-04T17:00:00Z', 'Your interview is over.', /^Linden Court is deciding now/],
  ])('speaks of an interview %s', (_, now, headline, next) => {
    const linked = { ...booked, meetingLink: 'https://portal.example.org/join' };
    expect(card(linked, at(now))).toMatchObject({ headline, next: expect.stringMatching(next) });
    expect(card({ ...booked, interviewKind: 'in-person' }, at(now)).headline).toBe(headline);
    expect(card(booked, at(now)).headline).toBe(headline);
  });

  it('of a running call without its link says whom to ask for it', () => {
    expect(card(booked, at('2026-12-04T16:47:00Z')).next).toBe(
      'There is no link to the video call here. Please ask Linden Court for it.',
    );
  });

  it.each([...Object.values(statusCatalogue).map(({ code }) => code), 77, -1, 0.5])(
    'has words for status %d [R9]',
    (code) => {
      expect(card({ status: statusOf(code) }).headline).toMatch(/^[A-Z].*\w/);
    },
  );

  it("shows an unlisted status as 'In progress' [R9]", () => {
    expect(card({ status: statusOf(5) }).headline).toBe('In progress');
  });

  it('shows the progress as N of 3 [R11]', () => {
    expect(card(booked).progress).toMatchObject({ summary: '2 of 3', percent: 66.6 });
    expect(card(booked).progress?.stages.map(({ reached }) => reached)).toEqual([true, true, false]);
  });

  it('calls no screening done whose answers are still asked for [R11]', () => {
    const first = (application: Partial<Application>) => card(application).progress?.stages[0];
    expect(first({ screening: 'open' })).toEqual({ label: 'Started', reached: true });
    expect(first({})).toEqual({ label: 'Screening', reached: true });
    expect(first({ applied: 'not-submitted', screening: 'open' })).toEqual({ label: 'Screening', reached: false });
  });

  it("says 'Not Available' if a description is empty [spec 1 §2]", () => {
    expect(jobCardView(listed({}, { description: '' }), viewer).description).toBe('Not Available');
  });
});

it('Without a job, the email address to write to is shown [spec 1 §2]', () => {
  expect(myJobsView([], 'careers@example.org', viewer)).toEqual({ _tag: 'Empty', mailbox: 'careers@example.org' });
});

describe('A card whose screening is open', () => {
  const asks = { questionnaireId: questionnaireId(7), count: 5 };
  const answered = (n: number): Answers =>
    Array.from({ length: n }, (_, at) => ({ questionId: questionId(at + 1), answer: ['Yes'] }));
  const open = (n: number, application: Partial<Application> = { applied: 'not-submitted', screening: 'open' }) =>
    jobCardView(listed(application, { asks }), { ...viewer, begun: new Map([['4711', answered(n)]]) });

  it.each([
    [1, 'Continue: 4 questions left'],
    [4, 'Continue: 1 question left'],
    [5, 'Continue: send your answers'],
  ])('with %d of 5 questions answered says %j [H 3]', (n, label) => {
    expect(open(n)).toMatchObject({ headline: 'You have started the questions.', actions: [{ label }] });
    expect(open(n, { screening: 'open' })).toMatchObject({ actions: [{ label, href: '/skillfilter' }] });
  });

  it('that requires the resume before the questions continue says so [R10]', () => {
    expect(
      open(2, { applied: 'not-submitted', screening: 'open', resume: 'required', hasResume: false }),
    ).toMatchObject({
      headline: 'You have started the questions.',
      next: 'Linden Court needs your resume first. Your answers are kept on this device.',
      actions: [{ action: 'upload-resume' }],
    });
  });

  it('says if no question was answered yet, and nothing for a job without questions [H 3]', () => {
    expect(open(0)).toMatchObject({
      headline: 'It is your turn: apply.',
      next: 'Linden Court would like to get to know you. It starts with a few questions.',
      actions: [{ label: 'Apply' }],
    });
    expect(card({ applied: 'not-submitted', screening: 'open' }).next).toBe(
      'Linden Court would like to get to know you.',
    );
    expect(card({ screening: 'open' }).headline).toBe('It is your turn: send your application.');
  });
});

describe('My Job Applications', () => {
  const shown = (...applications: readonly Partial<Application>[]) => {
    const view = myJobsView(
      applications.map((one, n) => listed({ ...one, positionId: positionId(n + 1) })),
      'careers@example.org',
      viewer,
    );
    if (view._tag !== 'Ready') throw new Error(view._tag);
    return view;
  };

  it('are shown under their headings; finished ones have no progress bar [R13a]', () => {
    const { sections } = shown({ status: statusOf(14) }, { status: statusOf(13) }, booked, {});
    expect(
      sections.map(({ heading, cards }) => [heading, cards.map(({ progress }) => progress !== undefined)]),
    ).toEqual([
      ['Your turn', [true]],
      ['Booked', [true]],
      ['With the employer', [true]],
      ['Finished', [false]],
    ]);
  });

  it('are the employer’s turn if the card has no enabled action [R13a]', () => {
    const { sections } = shown({ applied: 'screening-submitted', screening: 'unknown' });
    expect(sections.map(({ heading }) => heading)).toEqual(['With the employer']);
  });

  const beside = (...applications: readonly Partial<Application>[]) => {
    const jobs = applications.map((one, n) => listed({ ...one, positionId: positionId(n + 1) }));
    return nextUpView(shown(...applications).sections, (key) => jobs.find((one) => cardKey(one) === key));
  };

  it('have the next appointment next to them, with its time, place and page [H 9]', () => {
    const inPerson = { ...booked, interviewKind: 'in-person', scheduledAt: at('2026-12-03T16:30:00Z') } as const;
    expect(beside(booked, inPerson)).toMatchObject({
      _tag: 'Appointment',
      place: '2400 N Lincoln Ave',
      href: '/inpersonInterview/42/2',
    });
    expect(beside(booked)).toMatchObject({ place: 'On a video call', href: '/success/42/1' });
    expect(beside({ ...booked, status: statusOf(21) })).toMatchObject({
      place: '',
      href: '/success/42/1',
    });
  });

  it('have one main action beside each other: to join a call, or else the page of the appointment [H 9]', () => {
    expect(beside(booked)).toMatchObject({ main: true });
    const running = { ...booked, scheduledAt: viewer.now, meetingLink: 'https://portal.example.org/join' };
    expect(beside(running)).toMatchObject({ running: true, main: false });
  });

  it('have the next task next to them if nothing is booked, or the note that there is nothing to do [H 9]', () => {
    expect(beside({ status: statusOf(13) }, {})).toMatchObject({ _tag: 'ToDo', card: { key: '2' } });
    expect(beside({ status: statusOf(13) })).toEqual({ _tag: 'Nothing', waits: true, hired: undefined });
    expect(beside({ status: statusOf(2) })).toEqual({ _tag: 'Nothing', waits: false, hired: undefined });
    expect(beside({ status: statusOf(2) }, { status: statusOf(22) })).toMatchObject({ hired: 'Linden Court' });
  });
});
