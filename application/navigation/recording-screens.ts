import type { Job } from '../../domain/ids/job';
import type { RecordingScreen } from '../../domain/recording/options';
import type { RecordingEndReachedBy, Submission } from '../../domain/recording/submission';
import type { Destination } from './destination';

/* The ways around a recorded interview (spec 2 §2.2–§2.8, R42). */

type RecordingPlace =
  | 'PracticeRecordBegin'
  | 'PracticeRecordList'
  | 'PracticeStartRecord'
  | 'SelfRecordBegin'
  | 'SelfRecordLater'
  | 'SelfRecordList'
  | 'SelfRecordUploadResume'
  | 'SelfStartRecord';

const ofJob =
  (_tag: RecordingPlace) =>
  ({ communityId, positionId }: Job): Destination => ({ _tag, communityId, positionId });

/** The choices before a recording: now, later, practice, tour (spec 2 §2.6, R42). */
export const recordingIntro = ofJob('SelfRecordBegin');
/** 'Video Recording Best Practices', whose Start opens the recorder (spec 2 §2.2, R42). */
export const bestPractices = ofJob('SelfStartRecord');
/** Recording the answers, one question at a time, and submitting them (spec 2 §2.3). */
export const recorder = ofJob('SelfRecordList');
/** Says that a link to the recording is in the mail, and until when it can be recorded (R32). */
export const recordingLater = ofJob('SelfRecordLater');
/** The choices as a practice begins: record now, or practice (spec 2 §2.7, R42). */
export const practiceIntro = ofJob('PracticeRecordBegin');
/** 'Video Interview Practice', whose Start opens the practice recorder (spec 2 §2.7). */
export const practiceStart = ofJob('PracticeStartRecord');
/** Recording practice answers, which never leave the device (spec 2 §2.7, R33). */
export const practiceRecorder = ofJob('PracticeRecordList');

/** The tour of a recording, in five steps. `emailLink` starts at the fifth, after asking who is there (spec 2 §2.8). */
export const recordingTour = (
  { communityId, positionId }: Job,
  cameFrom: 'emailLink' | 'skillFilterSuccess',
): Destination => ({
  _tag: 'SelfRecordTour',
  communityId,
  positionId,
  cameFrom,
});

/** The end of a recording. 'message' adds that a link for the resume was mailed (spec 2 §2.4). */
export const recordingEnd = ({ communityId, positionId }: Job, leftBy: RecordingEndReachedBy): Destination => ({
  _tag: 'SelfRecordEnd',
  communityId,
  positionId,
  leftBy,
});

/** The closed page of a submitted recording (spec 2 §2.16). */
export const recordedBefore = (submission: Submission): Destination => ({
  _tag: 'PositionClosed',
  value: submission === 'full' ? 'fullSubmit' : 'partialSubmit',
});

/** Where a choice leads (spec 2 §4.3, R42): recording begins with the best practices. */
export const placeAfterChoice = (screen: RecordingScreen, job: Job): Destination => {
  switch (screen) {
    case 'record':
      return bestPractices(job);
    case 'later':
      return recordingLater(job);
    case 'practice':
      return practiceIntro(job);
    case 'tour':
      return recordingTour(job, 'skillFilterSuccess');
  }
};
