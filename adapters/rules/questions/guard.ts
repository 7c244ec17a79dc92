import { isAllowed } from '../../../domain/decision';
import { mayOpen, type SchedulingScreen } from '../../../domain/applications/scheduling-guard';
import { renamed, struct, type Codec } from '../../contract/codec';
import { status } from '../../contract/wire/vocabulary';
import { rule } from '../rule';

const screen: Codec<SchedulingScreen> = renamed({
  schedule: 'schedule',
  'schedule-reschedule': 'schedule_reschedule',
  'schedule-or-cancel': 'schedule_or_cancel',
  onsite: 'onsite',
  onboarding: 'onboarding',
  'self-record': 'self_record',
});

export const guardQuestion = struct({ screen, status });

/** Whether a scheduling screen admits a status (R16). */
export const guardRule = rule({
  name: 'guard',
  shape:
    '{screen: schedule | schedule_reschedule | schedule_or_cancel | onsite | onboarding | self_record, status} → {allowed}',
  question: guardQuestion,
  answer: (asked) => ({ allowed: isAllowed(mayOpen(asked.screen, asked.status)) }),
});
