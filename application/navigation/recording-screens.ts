import type { Job } from '../../domain/positions/job';
import type { RecordingScreen } from '../../domain/recording/options';
import type { RecordingEndReachedBy, Submission } from '../../domain/recording/submission';
import type { Place } from './destination';
import { hasScreen } from './routes';

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
  ({ communityId, positionId }: Job): Place => ({ _tag, communityId, positionId });

export const recordingIntro = ofJob('SelfRecordBegin');
export const bestPractices = ofJob('SelfStartRecord');
export const recorder = ofJob('SelfRecordList');
export const recordingLater = ofJob('SelfRecordLater');
export const recordingResume = ofJob('SelfRecordUploadResume');
export const practiceIntro = ofJob('PracticeRecordBegin');
export const practiceStart = ofJob('PracticeStartRecord');
export const practiceRecorder = ofJob('PracticeRecordList');

export const recordingTour = (
  { communityId, positionId }: Job,
  cameFrom: 'emailLink' | 'skillFilterSuccess',
): Place => ({
  _tag: 'SelfRecordTour',
  communityId,
  positionId,
  cameFrom,
});

export const recordingEnd = ({ communityId, positionId }: Job, leftBy: RecordingEndReachedBy): Place => ({
  _tag: 'SelfRecordEnd',
  communityId,
  positionId,
  leftBy,
});

/** The closed page of a submitted recording (spec 2 §2.16). */
export const recordedBefore = (submission: Submission): Place => ({
  _tag: 'PositionClosed',
  value: submission === 'full' ? 'fullSubmit' : 'partialSubmit',
});

/** Where a choice leads (spec 2 §4.3, R42): recording begins with the best practices. */
export const placeAfterChoice = (screen: RecordingScreen, job: Job): Place => {
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

/** Whether practice can be recorded yet: until then it is not offered. */
export const practiceIsThere: boolean = hasScreen('PracticeRecordList');
