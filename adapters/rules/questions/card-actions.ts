import { sayActionBarrier } from '../../../application/applications/card.words';
import { cardActions, type CardAction } from '../../../domain/applications/card-actions';
import { allOf, field, objectOf } from '../../contract/record';
import { instant } from '../../contract/wire/fields';
import { askedApplication, positionZone } from '../application';
import { rule } from '../rule';

const nameOf: Readonly<Record<CardAction, string>> = {
  'apply-external': 'apply_external',
  schedule: 'schedule',
  'upload-resume': 'upload_resume',
  'submit-skill-filter': 'submit_skill_filter',
  'record-interview': 'record_interview',
  'continue-recording': 'continue_recording',
  'join-meeting': 'join_meeting',
  'view-details': 'view_details',
  reschedule: 'reschedule',
  cancel: 'cancel',
  'schedule-onsite': 'schedule_onsite',
  'reschedule-onsite': 'reschedule_onsite',
  'cancel-onsite': 'cancel_onsite',
  'schedule-onboarding': 'schedule_onboarding',
  'reschedule-onboarding': 'reschedule_onboarding',
  'cancel-onboarding': 'cancel_onboarding',
};

export const cardActionsQuestion = objectOf(
  allOf({ application: askedApplication, zone: field('timezone', positionZone), now: field('now', instant) }),
);

/** What a card offers now (R10). A time in `why` is in the position's `timezone`. */
export const cardActionsRule = rule({
  name: 'card-actions',
  shape: '{…, now, timezone?} → {actions: [{action, enabled, why?}]}',
  question: cardActionsQuestion,
  answer: (asked) => ({
    actions: cardActions(asked.application, asked.now).map(({ action, barrier }) =>
      barrier === undefined
        ? { action: nameOf[action], enabled: true }
        : { action: nameOf[action], enabled: false, why: sayActionBarrier(barrier, asked.zone) },
    ),
  }),
});
