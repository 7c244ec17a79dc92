import type { ResumeRequirement } from '../positions/kinds';
import type { Milliseconds } from '../time/duration';
import { numbers } from '../parameters/values';

/** Whether a position asks for a resume (upload_resume_option); 'unknown' is an unlisted option. */
export type ResumeOption = ResumeRequirement | 'unknown' | undefined;

/** What happened to the resume when the recording was submitted. */
export interface ResumeAtSubmission {
  readonly option: ResumeOption;
  /** upload_resume_flag */
  readonly uploaded: boolean;
  /** proceed_without_resume */
  readonly proceededWithout: boolean;
}

/** Whether a submitted application is complete (fullSubmit) or still needs its resume (partialSubmit). */
export type Submission = 'full' | 'partial';

/**
 * Whether a submission is full (R23): a required resume must be uploaded, an optional one uploaded or skipped; not required or absent is
 * full; anything else is partial.
 */
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

/** Where a submitted recording leads: to its end page, or to the resume first. */
export interface AfterSubmission {
  readonly leadsTo: 'recording-end' | 'upload-resume';
  readonly after: Milliseconds;
}

/** How long after the submission the resume page opens (spec 2 §4.2). */
export const resumeRedirect: Milliseconds = numbers.resume_redirect;
/** How long 'Upload resume link sent to Email' shows before the end page (spec 2 §8). */
export const linkSentRedirect: Milliseconds = numbers.link_sent_redirect;

/**
 * Where a submission leads: if a required or optional resume is missing, to the resume page after 2 s; otherwise to the end page at once
 * (spec 2 §4.2).
 */
export const afterSubmission = (requirement: ResumeRequirement, hasResume: boolean): AfterSubmission =>
  requirement === 'none' || hasResume
    ? { leadsTo: 'recording-end', after: 0 }
    : { leadsTo: 'upload-resume', after: resumeRedirect };

/** How the end page was reached: directly, or after a resume upload link was mailed (its fromType skip or message). */
export type RecordingEndReachedBy = 'skip' | 'message';

/** What the end page adds to 'has been successfully submitted' (spec 2 §2.4). */
export type EndNote = 'nothing' | 'link-sent' | 'link-sent-and-required';

/** Decides whether the end page names a mailed link, and calls the resume required (spec 2 §2.4). */
export const endNote = (reachedBy: RecordingEndReachedBy, requirement: ResumeRequirement): EndNote => {
  if (reachedBy === 'skip') return 'nothing';
  return requirement === 'required' ? 'link-sent-and-required' : 'link-sent';
};
