import { managerOnlineFor } from '../../../domain/chat/connection';
import { probeUploads } from '../../../domain/device/connection-score';
import { mostResumesKept } from '../../../domain/files/upload-room';
import { lastUseWrittenEvery } from '../../../domain/identity/session';
import { hintsKeptFor } from '../../../domain/identity/sign-in-hints';
import { proofLifetime } from '../../../domain/identity/social-sign-in';
import { afterReconnection } from '../../../domain/live-interview/meeting';
import { resumeStoredRedirect } from '../../../domain/recording/submission';
import { mostMismatches } from '../../../domain/recording/time-limit';

/* Numbers that only journeys and adapters use: no other rule has a boundary that would notice another value. */

it.each([
  ['the last use of a session is written down once a minute', lastUseWrittenEvery, 60_000],
  ['where a candidate wanted to go is remembered for an hour [R3a]', hintsKeptFor, 3_600_000],
  ['a sign-up that began with a social provider may take an hour', proofLifetime, 3_600_000],
  ['of one application three resumes are kept', mostResumesKept, 3],
  ['the speed is measured by an upload of half a million bytes', probeUploads, 500_000],
  ['an answer that arrived otherwise than it was sent is sent again three times', mostMismatches, 3],
  ["'File uploaded successfully' stands for three seconds [spec 2 §8]", resumeStoredRedirect, 3_000],
  ['a candidate whose line was gone at the end of the grace waits ten seconds [R51]', afterReconnection, 10_000],
  ['a hiring manager counts as online for a minute after an act', managerOnlineFor, 60_000],
])('%s', (_, value, decided) => {
  expect(value).toBe(decided);
});
