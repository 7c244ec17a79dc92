import type { Job } from '../../domain/positions/job';
import type { AfterRecording } from '../live/recording-state';
import { isThere, myJobs, type Destination, type Place } from './destination';

/** The screen after a recording (spec 2 §2.3, §4.2). Undefined: it doesn't exist yet, and the recorder itself says that it is done. */
export const screenAfterRecording = (leadsTo: AfterRecording, job: Job): Destination | undefined => {
  const ifThere = (place: Place): Destination | undefined => (isThere(place) ? place : undefined);
  switch (leadsTo) {
    case 'my-jobs':
      return myJobs;
    case 'practice-end':
      return ifThere({ _tag: 'PracticeRecordEnd', ...job });
    case 'recording-end':
      return ifThere({ _tag: 'SelfRecordEnd', ...job, leftBy: 'skip' });
    case 'upload-resume':
      return ifThere({ _tag: 'SelfRecordUploadResume', ...job });
  }
};
