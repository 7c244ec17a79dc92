import * as E from 'fp-ts/Either';
import type { VoiceUnavailable } from '../../../application/live-interview/meeting.api';
import type { Reporter } from '../../../application/ports/reporter';
import type { VoiceTokens } from '../../../application/live-interview/voice-tokens.port';
import { seconds } from '../../../domain/time/duration';
import { voiceToken } from '../../contract/live-interview/meeting.wire';

/** How long the candidate's call waits for the provider. */
const answerWithin = seconds(8);
/** A token has a few hundred characters; anything longer isn't one. */
const longestAnswer = 20_000;

const unavailable: E.Either<VoiceUnavailable, never> = E.left({ _tag: 'VoiceUnavailable' });

/**
 * Asks the call provider at VOICE_TOKEN_URL for a token (spec 2 §7, R49). It sends the app_sid and nothing about the candidate. Any answer other than
 * a token, including a 401, just means that no call is possible now. Redirects are not followed.
 */
export const voiceTokensFrom = (address: string, reporter: Reporter, ask: typeof fetch = fetch): VoiceTokens => ({
  tokenFor: (app) => async () => {
    try {
      const answer = await ask(`${address}/settings/conferencetoken/${encodeURIComponent(app)}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithin),
        headers: { accept: 'application/json' },
      });
      const body = await answer.text();
      const read = voiceToken.type.decode(body.length > longestAnswer ? undefined : JSON.parse(body));
      if (answer.ok && E.isRight(read)) return read.right.token === '' ? unavailable : E.right(read.right.token);
      reporter.report('voice-token-refused', { status: answer.status });
    } catch (fault) {
      reporter.report('voice-token-failed', { error: fault instanceof Error ? fault.name : 'unknown' });
    }
    return unavailable;
  },
});
