import { allowed, refused, type Decision } from '../decision';
import type { Bitrate } from './bitrate';
import type { InterviewQuestion } from '../screening/interview-question';
import { timeLimit } from './time-limit';

/** What a device says about keeping recordings. */
export interface RoomOnDevice {
  /** Whether this browser keeps anything at all: a private window may not. */
  readonly keeps: boolean;
  /** In bytes. Undefined: the browser doesn't say. */
  readonly free: number | undefined;
}

/** Recordings would last only as long as the page. */
export interface DeviceKeepsNothing {
  readonly _tag: 'DeviceKeepsNothing';
}

/** The device may run out of room before the interview ends. */
export interface DeviceNearlyFull {
  readonly _tag: 'DeviceNearlyFull';
  /** In bytes. */
  readonly free: number;
  readonly needed: number;
}

/** What all answers weigh if each lasts as long as it may: more than one is on the device when the line is slow. */
export const bytesOfAll = (
  questions: readonly Pick<InterviewQuestion, 'limitSeconds'>[],
  { video, audio }: Bitrate,
): number =>
  Math.ceil(
    questions.reduce((sum, { limitSeconds }) => sum + (timeLimit(limitSeconds) / 1_000) * ((video + audio) / 8), 0),
  );

/** Whether a device has room for a whole interview, said before the first question (ours). */
export const roomToRecord = (
  { keeps, free }: RoomOnDevice,
  needed: number,
): Decision<DeviceKeepsNothing | DeviceNearlyFull> => {
  if (!keeps) return refused({ _tag: 'DeviceKeepsNothing' });
  return free !== undefined && free < needed ? refused({ _tag: 'DeviceNearlyFull', free, needed }) : allowed(undefined);
};
