import { ContainerModule } from 'inversify';
import { twilioDevice } from '../../browser/live-interview/device';
import { twilioVoiceCall } from '../../browser/live-interview/voice-call';
import { areaTokens } from '../portal-tokens';

/** The phone line, loaded for audio interviews (R49). */
export const voiceModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.voiceCall)
    .toResolvedValue((camera) => twilioVoiceCall(twilioDevice(), camera), [areaTokens.camera])
    .inSingletonScope();
});
