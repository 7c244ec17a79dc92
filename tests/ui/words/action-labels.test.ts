import type { Application } from '../../../domain/applications/application';
import { cardActions } from '../../../domain/applications/card-actions';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { actionTexts } from '../../../ui/applications/actions.texts';
import { anApplication } from '../../support/builders/applications';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';

const withStatus = (code: number, changes: Partial<Application> = {}): Partial<Application> => ({
  ...changes,
  status: statusOf(code),
});
const held: Partial<Application> = {
  applied: 'interview-arranged',
  slot: slot('2026-12-04', '10:30', '11:00'),
  scheduledAt: at('2026-12-04T16:30:00Z'),
  meetingLink: 'https://meet.example.org/room',
};
const recording: Partial<Application> = { interviewKind: 'self-record' };

/** R10's table: when, and what the buttons of the card say, in its words. */
const rows: readonly (readonly [row: string, when: Partial<Application>, says: string])[] = [
  ['1', { blocked: true }, ''],
  ['2', withStatus(32), 'Schedule Onsite'],
  ['3', withStatus(35), 'Reschedule Onsite, Cancel Onsite'],
  ['4', withStatus(37), 'Reschedule Onsite'],
  ['5', withStatus(1, { onboarding: true }), 'Schedule Onboarding'],
  ['6', withStatus(21), 'Reschedule Onboarding, Cancel Onboarding'],
  ['7', withStatus(24), 'Reschedule Onboarding'],
  ['8', withStatus(3), 'Reschedule'],
  ['9', { screening: 'not-selected' }, ''],
  ['10', { resume: 'required' }, 'Upload Resume'],
  ['11', { screening: 'open' }, 'Submit Skillfilter'],
  ['13', { applied: 'not-submitted', externalApplicationUrl: 'https://ats.example.org/7' }, 'Apply'],
  ['14', recording, 'Record Interview'],
  ['15', {}, 'Schedule'],
  ['17', { ...recording, applied: 'interview-arranged' }, 'Continue Recording'],
  ['19', held, 'Join Meeting, Reschedule, Cancel'],
  ['20', { ...held, interviewKind: 'in-person' }, 'View Details, Reschedule, Cancel'],
];

describe('Word for word', () => {
  it.each(rows)(
    'the buttons of a card are called as the specification and R10 row %s call them [spec 1 §4, spec 2 §2.13, R10]',
    (_, when, says) => {
      const offered = cardActions(anApplication(when), at('2026-11-21T16:00:00Z'));
      expect(offered.map(({ action }) => actionTexts.labels[action]).join(', ')).toBe(says);
    },
  );
});
