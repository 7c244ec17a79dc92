/* The recorder of a self-recorded interview; loaded when one is opened. */
import '../app/ground/my-job';
import '../app/ground/recording';
import { deviceModule } from '../../adapters/composition/areas/device';
import { networkModule } from '../../adapters/composition/areas/network';
import { recorderModule } from '../../adapters/composition/areas/recorder';
import { techCheckCallsModule } from '../../adapters/composition/areas/tech-check-calls';
import { PracticeRecordListScreen } from './practice-screen';
import { SelfRecordListScreen } from './recorder-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'recorder'> = {
  PracticeRecordList: PracticeRecordListScreen,
  SelfRecordList: SelfRecordListScreen,
};

export const area = { module: [deviceModule, networkModule, recorderModule, techCheckCallsModule], screens };
