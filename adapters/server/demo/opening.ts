import type { DemoCommunity } from './communities';
import type { DemoPay, DemoPosition, DemoQuestionnaire } from './file-format';
import { prose } from './prose';

/** A job as the demo's source writes it: only what differs from the others. */
export interface Opening {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly at: DemoCommunity;
  readonly hours: readonly ('full_time' | 'part_time' | 'prn')[];
  readonly shifts: readonly ('morning' | 'afternoon' | 'evening')[];
  readonly pay: DemoPay;
  readonly benefits: string;
  readonly resume: 'none' | 'optional' | 'required';
  readonly sameDay: boolean;
  /** Another place to apply; missing: this portal. */
  readonly appliedForAt?: string;
  /** Missing: applicants are asked no questions. */
  readonly asks?: DemoQuestionnaire;
  /** Where interviews are held; missing: by video. */
  readonly interview?: 'in_person' | 'self_record';
  /** Missing: nobody chats. */
  readonly manager?: Required<Pick<DemoPosition, 'hm_id' | 'hm_name'>>;
  /** Where a visit before the decision takes place; missing: none. */
  readonly visit?: NonNullable<DemoPosition['invite_onsite']>[0];
  /** Where the first day begins; missing: the employer arranges it without the portal. */
  readonly firstDay?: NonNullable<DemoPosition['onboarding']>[0];
  readonly description: string;
}

const uploadResume = { none: 0, required: 1, optional: 2 } as const;

const interviewTypes = {
  video: 'video_interview',
  in_person: 'in_person_interview',
  self_record: 'self_record_interview',
} as const;

/** The opening as a published position of the import file. */
export const positionOf = (opening: Opening): DemoPosition => ({
  position_id: opening.id,
  position_name: opening.name,
  role: opening.role,
  ...opening.at,
  published: 1,
  interview_type: interviewTypes[opening.interview ?? 'video'],
  adp_url: opening.appliedForAt ?? '',
  upload_resume: uploadResume[opening.resume],
  onboarding_status: opening.firstDay === undefined ? 0 : 1,
  same_day_slot: opening.sameDay,
  video_pref: 'peer',
  reschedule_limits: { video: 2, inperson: 2, onboard: 2, onsite: 2 },
  ...(opening.interview === 'self_record' ? { rerecord_limit: 1 } : {}),
  ...(opening.asks === undefined ? {} : { questionnaire_id: opening.asks.id }),
  ...opening.manager,
  ...(opening.visit === undefined ? {} : { invite_onsite: [opening.visit] }),
  ...(opening.firstDay === undefined ? {} : { onboarding: [opening.firstDay] }),
  position_data: [
    {
      id: opening.id,
      description: prose(opening.description),
      full_time: opening.hours.includes('full_time'),
      part_time: opening.hours.includes('part_time'),
      prn: opening.hours.includes('prn'),
      morning: opening.shifts.includes('morning'),
      afternoon: opening.shifts.includes('afternoon'),
      evening: opening.shifts.includes('evening'),
      benefits: prose(opening.benefits),
      pay_details: opening.pay,
    },
  ],
});
