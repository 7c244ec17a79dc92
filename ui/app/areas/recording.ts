/* The pages around a recorded interview and its calls, without the recorder: they load in a moment, and the recorder only when it is needed. */
import '../ground/my-job';
import '../ground/recording';
import { calendarModule } from '../../../adapters/composition/areas/calendar';
import { deviceModule } from '../../../adapters/composition/areas/device';
import { lineModule } from '../../../adapters/composition/areas/line';
import { recordingCallsModule } from '../../../adapters/composition/areas/recording-calls';
import {
  PracticeRecordEndScreen,
  SelfRecordBeginScreen,
  SelfRecordScreeningSuccessScreen,
  SelfRecordTourScreen,
} from '../../screens/recording-ways/choice-screens';
import { LaterChoice } from '../../screens/recording-ways/later-choice';
import { EmailStatusCheckScreen, RecordLaterScreen } from '../../screens/recording-ways/link-screens';
import { SelfRecordUploadResumeScreen } from '../../screens/recording-ways/resume-screen';
import {
  PracticeRecordBeginScreen,
  PracticeStartRecordScreen,
  SelfRecordEndScreen,
  SelfStartRecordScreen,
} from '../../screens/recording-ways/step-screens';
import type { ScreensOf } from '../areas';

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

export const area = {
  module: [calendarModule, deviceModule, lineModule, recordingCallsModule],
  screens,
  parts: { LaterChoice },
};
