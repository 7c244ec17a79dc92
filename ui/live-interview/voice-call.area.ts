/* The phone line of audio interviews, loaded when one is called. */
import '../app/ground/device';
import { voiceModule } from '../../adapters/composition/areas/voice';

export const area = { module: voiceModule };
