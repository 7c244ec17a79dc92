/* The interviewer's side of the peer room: a face that no candidate loads. */
import '../app/ground/device';
import '../app/ground/room';
import { deviceModule } from '../../adapters/composition/areas/device';
import { interviewerCallsModule, interviewerModule } from '../../adapters/composition/areas/interviewer';
import { InterviewerScreen } from './interviewer-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'interviewer'> = { Interviewer: InterviewerScreen };

export const area = { module: [deviceModule, interviewerModule, interviewerCallsModule], screens };
