import { scheduledView } from '../../../ui/screens/scheduled/scheduled.view';
import { aPosition } from '../../support/builders/positions';
import { at, zone } from '../../support/builders/time';

const scheduledAt = at('2026-12-04T16:30:00Z');

describe('The confirmation', () => {
  it("says when, as DD MMMM, YYYY at hh:mm A in the position's zone and the candidate's own [spec 1 §9, R14]", () => {
    const view = scheduledView({ position: aPosition(), scheduledAt, ownZone: zone('America/New_York') });
    expect(view).toMatchObject({
      when: '04 December, 2026 at 10:30 AM CT',
      forYou: '04 December, 2026 at 11:30 AM ET for you',
    });
  });

  it('says it once where both clocks show the same [R14]', () => {
    const view = scheduledView({ position: aPosition(), scheduledAt, ownZone: zone('America/Chicago') });
    expect(view).toMatchObject({ forYou: undefined });
  });

  it('shows role, community, address, job types, shifts and the 1-1 interview [spec 1 §2]', () => {
    const view = scheduledView({ position: aPosition(), scheduledAt, ownZone: zone('America/Chicago') });
    expect(view).toMatchObject({
      facts: [
        { label: 'Role', value: 'Caregiver' },
        { label: 'Community', value: 'Linden Court' },
        { label: 'Address', value: '2400 N Lincoln Ave, Chicago, IL 60614' },
        { label: 'Job types', value: 'Full Time' },
        { label: 'Shifts', value: 'Morning, Night' },
        { label: 'Interview', value: '1-1 interview on a video call' },
      ],
    });
  });

  it('leads to the choice of a date where nothing is booked', () => {
    const view = scheduledView({
      position: aPosition(),
      scheduledAt: undefined,
      ownZone: zone('America/Chicago'),
    });
    expect(view).toEqual({ _tag: 'NothingBooked', scheduleHref: '/schedule/42/4711' });
  });
});
