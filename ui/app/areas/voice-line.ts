/* The phone line of audio interviews, loaded when one is called. */
import '../ground/every-page';
import { voiceModule } from '../../../adapters/composition/areas/voice';

export const area = { module: voiceModule };
