/*
 * R10 as the ruling prints it, in the wire's own names and numbers, row by row: made from the ruling's text, independently of our table, so that the
 * two can be compared.
 */

export interface WireApplication {
  readonly block_candidate: boolean;
  readonly status: number;
  readonly applied_status: number;
  readonly sf_status: number;
  /** 'video_interview', 'in_person_interview', 'self_record_interview' or '' */
  readonly interview_type: string;
  readonly onboarding_status: boolean;
  readonly onsite_status: number;
  readonly upload_resume: number;
  readonly resume_path: string;
  readonly adp_url: string;
  readonly self_record_completed: boolean;
  readonly schedule_time: number | undefined;
  readonly link: string;
}

export interface RuledRow {
  readonly row: number;
  readonly actions: readonly string[];
}

export const ruledCard = (a: WireApplication): RuledRow => {
  const video = a.interview_type === 'video_interview';
  const inPerson = a.interview_type === 'in_person_interview';
  const selfRecord = a.interview_type === 'self_record_interview';
  const resumeIsMissing = a.upload_resume === 1 && a.resume_path === '';
  const applied0or1 = a.applied_status === 0 || a.applied_status === 1;

  if (a.block_candidate) return { row: 1, actions: [] };
  if (a.status === 32) return { row: 2, actions: ['schedule-onsite'] };
  if (a.status === 35 && a.onsite_status === 2) return { row: 3, actions: ['reschedule-onsite'] };
  if (a.status === 35) return { row: 3, actions: ['reschedule-onsite', 'cancel-onsite'] };
  if ([37, 38, 41].includes(a.status)) return { row: 4, actions: ['reschedule-onsite'] };
  if (a.status === 1 && a.onboarding_status) return { row: 5, actions: ['schedule-onboarding'] };
  if (a.status === 21) return { row: 6, actions: ['reschedule-onboarding', 'cancel-onboarding'] };
  if ([24, 25].includes(a.status)) return { row: 7, actions: ['reschedule-onboarding'] };
  if ([3, 12, 16, 17].includes(a.status)) return { row: 8, actions: ['reschedule'] };
  if (![0, 19, 20].includes(a.status) || a.sf_status === 11) return { row: 9, actions: [] };
  if (applied0or1 && resumeIsMissing) return { row: 10, actions: ['upload-resume'] };
  if (a.applied_status === 1 && a.sf_status === 0) return { row: 11, actions: ['submit-skill-filter'] };
  if (a.applied_status === 1 && ![8, 9, 10].includes(a.sf_status)) return { row: 12, actions: [] };
  if (a.applied_status === 0 && a.adp_url !== '') return { row: 13, actions: ['apply-external'] };
  if (applied0or1 && selfRecord && !a.onboarding_status) return { row: 14, actions: ['record-interview'] };
  if (applied0or1) return { row: 15, actions: ['schedule'] };
  if (a.applied_status === 2 && a.self_record_completed && resumeIsMissing)
    return { row: 16, actions: ['upload-resume'] };
  if (a.applied_status === 2 && selfRecord && !a.onboarding_status && !a.self_record_completed)
    return { row: 17, actions: ['continue-recording'] };
  if (a.applied_status === 2 && selfRecord && a.onboarding_status && a.schedule_time === undefined)
    return { row: 18, actions: ['schedule'] };
  if (a.applied_status === 2 && video)
    return { row: 19, actions: [...(a.link === '' ? [] : ['join-meeting']), 'reschedule', 'cancel'] };
  if (a.applied_status === 2 && inPerson) return { row: 20, actions: ['view-details', 'reschedule', 'cancel'] };
  return { row: 21, actions: [] };
};

/** The flag and counter that gate a move, by the last paragraph of R10; undefined if the move is not gated. */
export const ruledGate = (a: WireApplication): 'onsite' | 'onboarding' | 'in-person' | 'video' | undefined => {
  const { row } = ruledCard(a);
  if (row === 3 || (row === 4 && a.status === 37)) return 'onsite';
  if (row === 6 || (row === 7 && a.status === 24)) return 'onboarding';
  if (!(row === 8 && a.status === 3) && row !== 19 && row !== 20) return undefined;
  if (a.interview_type === 'self_record_interview' && a.onboarding_status) return 'onboarding';
  return a.interview_type === 'in_person_interview' ? 'in-person' : 'video';
};
