import type { Application } from '../../../domain/applications/application';
import { inPersonView, type InPersonState } from '../../../ui/scheduling/in-person.view';
import { anApplication } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';

const booked = (changes: Partial<Application> = {}): Application =>
  anApplication({
    interviewKind: 'in-person',
    applied: 'interview-arranged',
    slot: slot('2026-12-04', '10:30', '11:00'),
    scheduledAt: at('2026-12-04T16:30:00Z'),
    ...changes,
  });

const view = (changes: Partial<InPersonState> = {}) =>
  inPersonView({
    position: aPosition({ latitude: '41.9', longitude: '-87.6', instructions: 'Ask for Denise.' }),
    application: booked(),
    ownZone: zone('America/New_York'),
    now: at('2026-11-21T16:00:00Z'),
    ...changes,
  });

describe('In person interview details', () => {
  it('say role, client, address, date and slot, and the instructions [spec 2 §2.11, spec 1 §9, R14]', () => {
    expect(view()).toMatchObject({
      when: 'Friday, 04 December, 2026 at 10:30 AM - 11:00 AM CT',
      forYou: 'Friday, 04 December, 2026 at 11:30 AM ET for you',
      where: { address: '2400 N Lincoln Ave, Chicago, IL 60614', directions: expect.stringContaining('2400%20N') },
      facts: [
        { label: 'Role', value: 'Caregiver' },
        { label: 'Employer', value: 'Hearthside Living' },
        { label: 'Community', value: 'Linden Court' },
        { label: 'Job types', value: 'Full Time' },
        { label: 'Shifts', value: 'Morning, Night' },
        { label: 'Duration', value: '30 minutes' },
      ],
      instructions: 'Ask for Denise.',
    });
  });

  it('offer Reschedule, with the number of moves left, and Cancel [spec 2 §2.11, R10]', () => {
    const two = { ...booked().allowances, 'in-person': { flag: true, left: 2 } };
    expect(view({ application: booked({ allowances: two }) })).toMatchObject({
      actions: [
        { _tag: 'Leads', label: 'Reschedule', href: '/schedule/42/4711/reschedule', note: '2 of 2 reschedules left' },
        { _tag: 'Asks', label: 'Cancel' },
      ],
    });
  });

  it.each([
    ['41.9', '-87.6', { latitude: 41.9, longitude: -87.6 }],
    ['', '-87.6', undefined],
    ['0', '-87.6', undefined],
    [undefined, undefined, undefined],
  ])('have a map at %s, %s: %j [spec 1 §2, spec 2 §5]', (latitude, longitude, place) => {
    expect(view({ position: aPosition({ latitude, longitude }) })).toMatchObject({ where: { pin: place } });
  });

  it.each([
    ['of a video interview', booked({ interviewKind: 'video' })],
    ['where no time is held', booked({ slot: undefined, scheduledAt: undefined })],
    ['of a job that was not applied for', undefined],
  ])('are none %s', (_, application) => {
    expect(view({ application })).toEqual({ _tag: 'NothingBooked' });
  });
});
