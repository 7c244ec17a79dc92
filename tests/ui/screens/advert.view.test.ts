import type { Advert } from '../../../domain/positions/advert';
import type { Position } from '../../../domain/positions/position';
import { advertView } from '../../../ui/screens/apply/advert.view';
import { closedView } from '../../../ui/screens/closed/closed.view';
import { anApplication, positionId } from '../../support/builders/applications';
import { aPosition, externalUrl } from '../../support/builders/positions';

const advert = (changes: Partial<Position> = {}, otherJobs: Advert['otherJobs'] = []): Advert => {
  const { meeting: _, ...told } = aPosition(changes);
  return { ...told, otherJobs };
};

describe('An advert as it is shown [spec 1 §2]', () => {
  it('names employment, shifts, pay and benefits, and leaves out what the position does not say', () => {
    expect(advertView(advert({ benefits: 'A meal each shift' })).facts).toEqual([
      { label: 'Employment', value: 'Full Time' },
      { label: 'Shifts', value: 'Morning, Night' },
      { label: 'Pay', value: '$17.50 - $21/hour' },
      { label: 'Benefits', value: 'A meal each shift' },
    ]);
    expect(advertView(advert({ jobTypes: [], shifts: [], pay: undefined })).facts).toEqual([]);
  });

  it("says 'Not Available' for a description that is empty", () => {
    expect(advertView(advert({ description: ' \n' })).description).toBe('Not Available');
  });

  it('has a map only for coordinates that are a place [spec 2 §5]', () => {
    expect(advertView(advert({ latitude: '41.92', longitude: '-87.64' })).place).toEqual({
      latitude: 41.92,
      longitude: -87.64,
    });
    for (const latitude of [undefined, '', '0', 'north']) {
      expect(advertView(advert({ latitude, longitude: '-87.64' })).place).toBeUndefined();
    }
  });

  it('links the other jobs to their own adverts', () => {
    const cook = { positionId: positionId(2), positionName: 'Cook' };
    expect(advertView(advert({}, [cook])).otherJobs).toEqual({
      heading: 'Other open jobs at Linden Court',
      jobs: [{ key: '2', positionName: 'Cook', href: '/apply/2' }],
    });
  });

  it('says beside Start what it will do, and where [R6a]', () => {
    expect(advertView(advert()).startDetail).toBe('Apply for Caregiver');
    const elsewhere = { externalApplicationUrl: externalUrl('https://ats.example.org') };
    expect(advertView(advert(elsewhere)).startDetail).toBe('On the site of Hearthside Living');
    expect(advertView(advert({ ...elsewhere, clientName: '' })).startDetail).toBe("On the employer's own site");
  });

  it('stands at the first step of the way; a resume is one where it is asked for', () => {
    expect(advertView(advert()).steps.summary).toBe('Step 1 of 5: Apply');
    expect(advertView(advert({ resume: 'required' })).steps.summary).toBe('Step 1 of 6: Apply');
  });

  it('shows beside Start the pay and the hours, or what it is where they are not told', () => {
    expect(advertView(advert()).glance).toEqual(['$17.50 - $21/hour', 'Full Time']);
    expect(advertView(advert({ pay: undefined, jobTypes: [] })).glance).toEqual(['Caregiver', 'Linden Court']);
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

  it('has no Reschedule where the job is not known', () => {
    expect(closedView('1', undefined)).toMatchObject({ rescheduleHref: undefined, portalHref: '/candidateportal' });
  });
});
