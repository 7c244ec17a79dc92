import { actionDestination, bookedLeadsTo } from '../../domain/applications/action-destination';
import type { Application } from '../../domain/applications/application';
import { nextStep } from '../../domain/applications/next-step';
import { stageOf } from '../../domain/applications/status-catalogue';
import { isOpenTo } from '../../domain/applications/open-position';
import { recordsNow } from '../../domain/applications/recording-due';
import type { PositionId } from '../../domain/ids/position-ids';
import { submissionOf } from '../../domain/recording/submission';
import type { Instant } from '../../domain/time/instant';
import type { ListedApplication } from '../applications/applications.api';
import { screenOf } from '../applications/action.screens';
import { myJobs, noPosts, type Destination } from './destination';
import { recordedBefore, recordingIntro } from './recording-screens';
import { rowOf, type Area, type DestinationTag } from './routes';

/*
 * The pages of a job that open only as long as there is something to do on them. One gate for all of them, derived from the route table: a page that
 * is added to an area is behind it at once.
 */

const recordingAreas: readonly Area[] = ['recording', 'recorder'];

/** What comes after a submitted recording (spec 2 §2.4, §2.5). */
const afterSubmission: readonly DestinationTag[] = ['SelfRecordEnd', 'SelfRecordUploadResume'];

/** Pages that name a job and open whatever became of it: what one sent and wrote, and a mailed link, which asks first whose it is (R31). */
const alwaysOpen: readonly DestinationTag[] = ['Conversation', 'EmailStatusCheck', 'WhatWasSent', 'WhatHappened'];

/** Pages of other interviews, which a recorded one has not: what follows the questions is another page, and nothing is booked. */
const ofOtherInterviews: readonly DestinationTag[] = ['ScreeningSuccess', 'Scheduled', 'ScheduledPosition'];

/** The page is about a recording that is still to be made, or about a submitted one. Undefined: about neither. */
const aboutRecording = (destination: Destination): 'to record' | 'submitted' | undefined => {
  if (afterSubmission.includes(destination._tag)) return 'submitted';
  // The tech check on the way to a recording, or to its practice (spec 2 §4.4).
  if ('techCheckFor' in destination)
    return destination.techCheckFor === 'selfRecordNow' || destination.techCheckFor === 'practiceRecordNow'
      ? 'to record'
      : undefined;
  return recordingAreas.includes(rowOf(destination._tag).area) ? 'to record' : undefined;
};

/** Pages whose address names no job: they are about the one in hand (R3). */
const ofJobInHand = ({ _tag }: Destination): boolean =>
  rowOf(_tag).gate === 'job in hand' || _tag === 'TimeSlot' || _tag === 'OnsiteTimeSlot';

/** The position that a gated page is about. Undefined: it is about no job, or always opens. */
export const positionGated = (destination: Destination, inHand: PositionId | undefined): PositionId | undefined => {
  if (alwaysOpen.includes(destination._tag)) return undefined;
  if ('positionId' in destination) return destination.positionId;
  return ofJobInHand(destination) ? inHand : undefined;
};

/** Where R10 leads from a page that isn't this application's: its next step or its appointment, else My Job Applications. */
const whereTheCardLeads = (application: Application, now: Instant): Destination => {
  const next = nextStep(application, now);
  const leadsTo = next._tag === 'YourTurn' ? actionDestination(next.action, application) : bookedLeadsTo(application);
  return (leadsTo && screenOf(leadsTo, application)) ?? myJobs;
};

/** What the gate asks of the candidate's own application. */
export type GatedJob = Pick<ListedApplication, 'application' | 'published' | 'proceededWithoutResume'>;

/** Where a submitted recording leads: to the page that calls it complete, or says that its resume is missing (R23, R70). */
export const submittedLeadsTo = ({ application, proceededWithoutResume }: Omit<GatedJob, 'published'>): Destination =>
  recordedBefore(
    submissionOf({
      option: application.resume,
      uploaded: application.hasResume,
      proceededWithout: proceededWithoutResume,
    }),
  );

/**
 * Where a page of the candidate's own job leads instead of opening. Undefined: it opens.
 *
 * - A closed position or a blocked candidate leads to noPosts (R71, spec 2 §6).
 * - A submitted recording is closed on every page of it (R70), and on the pages of interviews that are booked; what comes after it opens only then.
 * - Where there is nothing to record, as in a job with a live interview, R10 says where to go.
 */
export const leadsInstead = (destination: Destination, job: GatedJob, now: Instant): Destination | undefined => {
  const { application } = job;
  if (application.blocked || !isOpenTo(job, application)) return noPosts;
  const about = aboutRecording(destination);
  const records = recordsNow(application);
  const isSubmitted = application.recordingSubmittedAt !== undefined || application.selfRecordCompleted;
  if (about === undefined) {
    const isRecorded = application.interviewKind === 'self-record' && stageOf(application.status) === 'interview';
    return isRecorded && isSubmitted && !application.onboarding && ofOtherInterviews.includes(destination._tag)
      ? submittedLeadsTo(job)
      : undefined;
  }
  if (about === 'submitted') {
    if (isSubmitted) return undefined;
    return records ? recordingIntro(application) : whereTheCardLeads(application, now);
  }
  if (isSubmitted) return submittedLeadsTo(job);
  return records ? undefined : whereTheCardLeads(application, now);
};
