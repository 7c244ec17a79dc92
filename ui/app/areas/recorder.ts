/* The recorder of a self-recorded interview; loaded when one is opened. */
import '../ground/device';
import '../ground/signed-in';
import { deviceModule } from '../../../adapters/composition/areas/device';
import { recorderModule } from '../../../adapters/composition/areas/recorder';
import { SelfRecordListScreen } from '../../screens/recorder/recorder-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'recorder'> = { SelfRecordList: SelfRecordListScreen };

export const area = { module: [deviceModule, recorderModule], screens };
