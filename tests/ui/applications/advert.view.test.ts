import type { Advert } from '../../../domain/positions/advert';
import type { Position } from '../../../domain/positions/position';
import { advertView, noAdvertView } from '../../../ui/applications/advert.view';
import { closedView } from '../../../ui/applications/closed.view';
import { anApplication, positionId } from '../../support/builders/applications';
import { aPosition, externalUrl } from '../../support/builders/positions';

const advert = (changes: Partial<Position> = {}, otherJobs: Advert['otherJobs'] = []): Advert => {
  const { meeting: _, ...told } = aPosition(changes);
  return { ...told, otherJobs };
};

describe('The view of a job posting [spec 1 §2]', () => {
  it('shows employment, shifts, pay and benefits, and leaves out unspecified ones', () => {
    expect(advertView(advert({ benefits: 'A meal each shift' })).facts).toEqual([
      { label: 'Employment', value: 'Full Time' },
      { label: 'Shifts', value: 'Morning, Night' },
      { label: 'Pay', value: '$17.50 - $21/hour' },
      { label: 'Benefits', value: 'A meal each shift' },
    ]);
    const unsaid = [{ label: 'Pay', value: 'Not listed. You can ask in your interview.' }];
    expect(advertView(advert({ jobTypes: [], shifts: [], pay: undefined })).facts).toEqual(unsaid);
    const noAmount = { basis: 'range', rate: 'hour', minimum: 0, maximum: 0 } as const;
    expect(advertView(advert({ jobTypes: [], shifts: [], pay: noAmount }))).toMatchObject({
      facts: unsaid,
      glance: ['Caregiver', 'Linden Court'],
    });
  });

  it("says 'Not Available' for an empty description", () => {
    expect(advertView(advert({ description: ' \n' })).description).toBe('Not Available');
  });

  it('has a map only for valid coordinates [spec 2 §5]', () => {
    expect(advertView(advert({ latitude: '41.92', longitude: '-87.64' })).place).toEqual({
      latitude: 41.92,
      longitude: -87.64,
    });
    for (const latitude of [undefined, '', '0', 'north']) {
      expect(advertView(advert({ latitude, longitude: '-87.64' })).place).toBeUndefined();
    }
  });

  it('links the other jobs to their own postings', () => {
    const cook = { positionId: positionId(2), positionName: 'Cook' };
    expect(advertView(advert({}, [cook])).otherJobs).toEqual({
      heading: 'Other open jobs at Linden Court',
      jobs: [{ key: '2', positionName: 'Cook', href: '/apply/2' }],
    });
  });

  it('says next to Start what it will do, and where [R6a]', () => {
    expect(advertView(advert()).startDetail).toBe('Apply for Caregiver');
    const elsewhere = { externalApplicationUrl: externalUrl('https://ats.example.org') };
    expect(advertView(advert(elsewhere)).startDetail).toBe('On the site of Hearthside Living');
    expect(advertView(advert({ ...elsewhere, clientName: '' })).startDetail).toBe("On the employer's own site");
  });

  it('is at the first step of the process; a resume is a step if it is requested', () => {
    expect(advertView(advert()).steps.summary).toBe('Step 1 of 4: Apply');
    expect(advertView(advert({ resume: 'required' })).steps.summary).toBe('Step 1 of 5: Apply');
  });

  it('shows next to Start the pay and the hours, or the job and the community if those are unknown', () => {
    expect(advertView(advert()).glance).toEqual(['$17.50 - $21/hour', 'Full Time']);
    expect(advertView(advert({ pay: undefined, jobTypes: [] })).glance).toEqual(['Caregiver', 'Linden Court']);
  });
});

describe('A missing job posting [R3b]', () => {
  it('is reported once if there is no such job: only the heading, and what to do', () => {
    expect(noAdvertView({ _tag: 'NoSuchPosition' })).toEqual({
      _tag: 'Closed',
      heading: 'We found no job under this link',
      words: undefined,
    });
  });

  it("is described as closed in the specification's words [spec 1 §8]", () => {
    expect(noAdvertView({ _tag: 'PositionClosed' })).toEqual({
      _tag: 'Closed',
      heading: 'This job is closed',
      words: 'We are sorry to inform you that, currently this position is closed.',
    });
  });
});

describe('/positionClosed [R7]', () => {
  it.each([
    ['1', 'video', false, '/schedule/42/4711'],
    ['2', 'in-person', false, '/schedule/42/4711'],
    ['1', undefined, false, '/schedule/42/4711'],
    ['1', 'self-record', false, undefined],
    ['4', 'video', false, undefined],
    ['fullSubmit', 'self-record', true, undefined],
  ] as const)('%s for %s, onboarding %s, has Reschedule to %s', (value, interviewKind, onboarding, href) => {
    expect(closedView(value, anApplication({ interviewKind, onboarding })).rescheduleHref).toBe(href);
  });

  it('says of a partial submission that its resume is missing, and offers to add it [R23]', () => {
    expect(closedView('fullSubmit', anApplication({ resume: 'required' })).resume).toBeUndefined();
    expect(closedView('partialSubmit', undefined).resume).toEqual({ text: expect.any(String), href: undefined });
    expect(closedView('partialSubmit', anApplication({ resume: 'required' })).resume).toEqual({
      text: 'Your resume is still missing. Add it to complete your application.',
      href: '/upload_resume/42/4711',
    });
    expect(closedView('partialSubmit', anApplication({ resume: 'required', hasResume: true })).resume).toBeUndefined();
  });

  it('has no Reschedule if the job is unknown', () => {
    expect(closedView('1', undefined)).toMatchObject({ rescheduleHref: undefined, portalHref: '/candidateportal' });
  });
});
