import type { Position } from '../../domain/positions/position';
import type { Account } from '../../domain/identity/account';
import { toPath } from '../navigation/path';
import type { Mail } from '../ports/mailer';
import { sayRecordUntil } from './recording.words';
import { techCheckLink } from '../applications/job-letter.service';
import { letter } from '../words/letter';

/** What the mail of 'later' needs. Its link names the candidate, so that nobody else follows it by accident (R31). */
export interface RecordingLetter {
  readonly publicUrl: string;
  readonly candidate: Account;
  readonly position: Position;
}

/** The mail of 'later', sent at once and once more (R32): the way back to the recording, after signing in (R31). */
export const recordingMail = ({ publicUrl, candidate, position }: RecordingLetter): Mail => {
  const { communityId, positionId, positionName, communityName } = position;
  return letter({
    to: candidate.email,
    greets: candidate.firstName,
    subject: `Record your interview: ${positionName} at ${communityName}`,
    paragraphs: ['You chose to record your video interview later. Here is the way back to it.'],
    highlight: `${positionName}, ${communityName}`,
    closing: [
      sayRecordUntil(position.recordUntil),
      'Find a quiet, bright place and a device with a camera. You can practice first, and what you have recorded already is kept.',
    ],
    link: {
      label: 'Record my interview',
      url: `${publicUrl}${toPath({ _tag: 'EmailStatusCheck', communityId, positionId, candidateId: candidate.id })}`,
    },
    also: techCheckLink(publicUrl, position),
  });
};
