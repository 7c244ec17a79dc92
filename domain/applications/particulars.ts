/**
 * What an employer's own system says of an application about its live interview and its recording (spec 2 §3, R59). It is kept beside the application;
 * no rule changes it.
 */
export interface Particulars {
  /** interview_pref */
  readonly interviewPreference: 'video' | 'audio' | undefined;
  /** The room's URL (meeting_link), revealed only inside the join window (R50). */
  readonly room: string | undefined;
  /** app_sid and join_code of an audio interview (R49). */
  readonly voiceApp: string | undefined;
  readonly joinCode: string | undefined;
  /** upload_resume_flag and proceed_without_resume (R23). */
  readonly resumeUploaded: boolean | undefined;
  readonly wentOnWithoutResume: boolean | undefined;
  /** eta_status: whether the interviewer comes. */
  readonly eta: 'yes' | 'no' | 'delayed' | undefined;
  readonly delayReason: string | undefined;
}
