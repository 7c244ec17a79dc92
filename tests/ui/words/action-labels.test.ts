import type { CardAction } from '../../../domain/applications/card-actions';
import { actionTexts } from '../../../ui/texts/actions';

const labels: Readonly<Record<CardAction, string>> = {
  'apply-external': 'Apply',
  schedule: 'Schedule',
  'upload-resume': 'Upload Resume',
  'submit-skill-filter': 'Submit Skillfilter',
  'record-interview': 'Record Interview',
  'continue-recording': 'Continue Recording',
  'join-meeting': 'Join Meeting',
  'view-details': 'View Details',
  reschedule: 'Reschedule',
  cancel: 'Cancel',
  'schedule-onsite': 'Schedule Onsite',
  'reschedule-onsite': 'Reschedule Onsite',
  'cancel-onsite': 'Cancel Onsite',
  'schedule-onboarding': 'Schedule Onboarding',
  'reschedule-onboarding': 'Reschedule Onboarding',
  'cancel-onboarding': 'Cancel Onboarding',
};

describe('Word for word', () => {
  it('the buttons of a card are called as the specification and R10 call them [spec 1 §4, spec 2 §2.13, R10]', () => {
    expect(actionTexts.labels).toEqual(labels);
  });
});
