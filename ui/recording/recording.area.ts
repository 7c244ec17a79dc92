/* The pages around a recorded interview and its calls, without the recorder: they load in a moment, and the recorder only when it is needed. */
import '../app/ground/my-job';
import '../app/ground/recording';
import { calendarModule } from '../../adapters/composition/areas/calendar';
import { deviceModule } from '../../adapters/composition/areas/device';
import { networkModule } from '../../adapters/composition/areas/network';
import { recordingCallsModule } from '../../adapters/composition/areas/recording-calls';
import {
  PracticeRecordEndScreen,
  SelfRecordBeginScreen,
  SelfRecordScreeningSuccessScreen,
  SelfRecordTourScreen,
} from './choice-screens';
import { LaterChoice, type LaterChoiceProps } from './later-choice';
import { EmailStatusCheckScreen, RecordLaterScreen } from './link-screens';
import { SelfRecordUploadResumeScreen } from './resume-screen';
import {
  PracticeRecordBeginScreen,
  PracticeStartRecordScreen,
  SelfRecordEndScreen,
  SelfStartRecordScreen,
} from './step-screens';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'recording'> = {
  EmailStatusCheck: EmailStatusCheckScreen,
  PracticeRecordBegin: PracticeRecordBeginScreen,
  PracticeRecordEnd: PracticeRecordEndScreen,
  PracticeStartRecord: PracticeStartRecordScreen,
  SelfRecordBegin: SelfRecordBeginScreen,
  SelfRecordEnd: SelfRecordEndScreen,
  SelfRecordLater: RecordLaterScreen,
  SelfRecordScreeningSuccess: SelfRecordScreeningSuccessScreen,
  SelfRecordTour: SelfRecordTourScreen,
  SelfRecordUploadResume: SelfRecordUploadResumeScreen,
  SelfRecordingLater: RecordLaterScreen,
  SelfStartRecord: SelfStartRecordScreen,
};

declare module '../hooks/areas' {
  interface PartProps {
    readonly LaterChoice: LaterChoiceProps;
  }
}

export const area = {
  module: [calendarModule, deviceModule, networkModule, recordingCallsModule],
  screens,
  parts: { LaterChoice },
};
