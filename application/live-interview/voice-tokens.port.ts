import * as TE from 'fp-ts/TaskEither';
import type { VoiceUnavailable } from './meeting.api';
import type { VoiceToken } from './voice-call.port';

/** The call provider's tokens, one for each call (R49). It is asked without anything of our candidate or their session. */
export interface VoiceTokens {
  readonly tokenFor: (app: string) => TE.TaskEither<VoiceUnavailable, VoiceToken>;
}

/** No VOICE_TOKEN_URL is set. */
export const noVoiceTokens: VoiceTokens = { tokenFor: () => TE.left({ _tag: 'VoiceUnavailable' }) };
