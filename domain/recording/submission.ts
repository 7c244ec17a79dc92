import type { ResumeRequirement } from '../applications/application';
import { seconds, type Milliseconds } from '../time/duration';

/** What a position asks of the resume (upload_resume_option); 'unknown' is an option that nobody has given a meaning. */
export type ResumeOption = ResumeRequirement | 'unknown' | undefined;

/** What came of the resume when the recording was submitted. */
export interface ResumeAtSubmission {
  readonly option: ResumeOption;
  /** upload_resume_flag */
  readonly uploaded: boolean;
  /** proceed_without_resume */
  readonly proceededWithout: boolean;
}

/** Whether a submitted application is whole (fullSubmit) or still waits for its resume (partialSubmit). */
export type Submission = 'full' | 'partial';

/** R23: required → full only with the resume; optional → with it or by proceeding without; not required or absent → full; otherwise partial. */
export const submissionOf = ({ option, uploaded, proceededWithout }: ResumeAtSubmission): Submission => {
  switch (option) {
    case 'required':
      return uploaded ? 'full' : 'partial';
    case 'optional':
      return uploaded || proceededWithout ? 'full' : 'partial';
    case 'none':
    case undefined:
      return 'full';
    case 'unknown':
      return 'partial';
  }
};

/** Where a submitted recording leads: its end page, or to the resume first. */
export interface AfterSubmission {
  readonly leadsTo: 'recording-end' | 'upload-resume';
  readonly after: Milliseconds;
}

/** From the submission to the resume page (spec 2 §4.2). */
export const resumeRedirect: Milliseconds = seconds(2);
/** From 'Upload resume link sent to Email' to the end page (spec 2 §8). */
export const linkSentRedirect: Milliseconds = seconds(2.5);

/** With a resume asked for, required or optional, and none there: to the resume page after 2 s; otherwise to the end page at once (spec 2 §4.2). */
export const afterSubmission = (requirement: ResumeRequirement, hasResume: boolean): AfterSubmission =>
  requirement === 'none' || hasResume
    ? { leadsTo: 'recording-end', after: 0 }
    : { leadsTo: 'upload-resume', after: resumeRedirect };

/** How the end page was reached: straight on, or after a link to upload the resume was mailed (its fromType skip and message). */
export type RecordingEndReachedBy = 'skip' | 'message';

/** What the end page adds to 'has been successfully submitted' (spec 2 §2.4). */
export type EndNote = 'nothing' | 'link-sent' | 'link-sent-and-required';

export const endNote = (reachedBy: RecordingEndReachedBy, requirement: ResumeRequirement): EndNote => {
  if (reachedBy === 'skip') return 'nothing';
  return requirement === 'required' ? 'link-sent-and-required' : 'link-sent';
};
