import type { Job } from '../../domain/ids/job';
import type { AfterRecording } from './recording-state.live';
import { myJobs, type Destination } from '../navigation/destination';

/** The screen after a recording (spec 2 §2.3, §4.2). */
export const screenAfterRecording = (leadsTo: AfterRecording, job: Job): Destination => {
  switch (leadsTo) {
    case 'my-jobs':
      return myJobs;
    case 'practice-end':
      return { _tag: 'PracticeRecordEnd', ...job };
    case 'recording-end':
      return { _tag: 'SelfRecordEnd', ...job, leftBy: 'skip' };
    case 'upload-resume':
      return { _tag: 'SelfRecordUploadResume', ...job };
  }
};
