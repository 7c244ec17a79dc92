/* The interviewer's side of the peer room: a face that no candidate loads. */
import '../ground/device';
import '../ground/room';
import { deviceModule } from '../../../adapters/composition/areas/device';
import { interviewerCallsModule, interviewerModule } from '../../../adapters/composition/areas/interviewer';
import { InterviewerScreen } from '../../screens/interviewer/interviewer-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'interviewer'> = { Interviewer: InterviewerScreen };

export const area = { module: [deviceModule, interviewerModule, interviewerCallsModule], screens };
