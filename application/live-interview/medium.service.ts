import type { Particulars } from '../../domain/applications/particulars';
import { meetingProvider, type MeetingSetUp } from '../../domain/live-interview/provider';
import type { Position } from '../../domain/positions/position';
import type { MeetingMedium } from './meeting.api';

/** An audio interview has a call app and a code (R49); any other is seen in a room of the position's provider (R26). */
export const mediumOf = (
  { videoPreference }: Pick<Position, 'videoPreference'>,
  particulars: Particulars | undefined,
  setUp: MeetingSetUp,
): MeetingMedium => {
  const { voiceApp, joinCode } = particulars ?? {};
  return particulars?.interviewPreference === 'audio' && voiceApp !== undefined && joinCode !== undefined
    ? { _tag: 'Audio', app: voiceApp, joinCode }
    : { _tag: 'Video', provider: meetingProvider(videoPreference, setUp) };
};
