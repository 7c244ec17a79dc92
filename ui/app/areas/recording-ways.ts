/* The pages around a recorded interview, without the recorder: they load in a moment, and the recorder only when it is needed. */
import '../ground/device';
import '../ground/signed-in';
import { deviceModule } from '../../../adapters/composition/areas/device';
import {
  PracticeRecordEndScreen,
  SelfRecordBeginScreen,
  SelfRecordScreeningSuccessScreen,
  SelfRecordTourScreen,
} from '../../screens/recording-ways/choice-screens';
import { EmailStatusCheckScreen, RecordLaterScreen } from '../../screens/recording-ways/link-screens';
import { SelfRecordUploadResumeScreen } from '../../screens/recording-ways/resume-screen';
import {
  PracticeRecordBeginScreen,
  PracticeStartRecordScreen,
  SelfRecordEndScreen,
  SelfStartRecordScreen,
} from '../../screens/recording-ways/step-screens';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'recording-ways'> = {
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

export const area = { module: deviceModule, screens };
