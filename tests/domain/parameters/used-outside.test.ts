import { managerOnlineFor } from '../../../domain/chat/connection';
import { probeUploads } from '../../../domain/device/connection-score';
import { mostResumesKept } from '../../../domain/files/upload-room';
import { lastUseWrittenEvery } from '../../../domain/identity/session';
import { hintsKeptFor } from '../../../domain/identity/sign-in-hints';
import { proofLifetime } from '../../../domain/identity/social-sign-in';
import { afterReconnection } from '../../../domain/live-interview/meeting';
import { mostMismatches } from '../../../domain/recording/time-limit';
import { receiverAnswersWithin } from '../../../domain/webhooks/delivery';
import { oldSecretSigns } from '../../../domain/webhooks/signing';
import { cases } from '../../support/cases/cases';
import { named, number } from '../../../adapters/rules/cases/columns';

/* Numbers that only journeys and adapters use: no other rule has a boundary that would notice another value. */

it.each(
  cases('parameters/used-outside', {
    number: named({
      'last use written every': lastUseWrittenEvery,
      'hints kept for': hintsKeptFor,
      'proof lifetime': proofLifetime,
      'most resumes kept': mostResumesKept,
      'probe uploads': probeUploads,
      'receiver answers within': receiverAnswersWithin,
      'old secret signs': oldSecretSigns,
      'most mismatches': mostMismatches,
      'after reconnection': afterReconnection,
      'manager online for': managerOnlineFor,
    }),
    value: number,
  }),
)('$title', ({ number: stated, value }) => {
  expect(stated).toBe(value);
});
