import { allowed, refused, type Decision } from '../decision';
import { daysBetween, type CalendarDate } from '../time/calendar-date';
import type { Milliseconds } from '../time/duration';
import { minus, type Instant } from '../time/instant';
import { mayStartRecording, type ConnectionScore, type ConnectionTooSlow } from '../device/connection-score';
import { submissionOf, type ResumeAtSubmission, type Submission } from './submission';
import { deviceNumbers } from '../parameters/device-values';

/** What a candidate can choose before recording (candidate_option, spec 2 §4.3). */
export type RecordingOption = 'now' | 'later' | 'practice' | 'tour';

/** What the choice depends on. */
export interface RecordingTerms {
  readonly published: boolean;
  readonly blocked: boolean;
  /** When the recording was submitted. Undefined: not yet. */
  readonly submittedAt: Instant | undefined;
  readonly resume: ResumeAtSubmission;
  /** record_later: only 0 means not allowed; a missing value means allowed. */
  readonly mayRecordLater: boolean;
  /** Undefined: the position has none, or the device leaves it to the server. */
  readonly lastDay: LastDay | undefined;
}

/** The last day on which an interview may be recorded, inclusive (record_until, R32), and today, both in the position's zone. */
export interface LastDay {
  readonly until: CalendarDate;
  readonly today: CalendarDate;
}

/** The screen that an allowed choice leads to. */
export type RecordingScreen = 'record' | 'later' | 'practice' | 'tour';

/** Nothing is left to record: leads to the page without positions, or to the closed page. */
export type RecordingClosed =
  | { readonly _tag: 'PositionNotOpen'; readonly because: 'unpublished' | 'blocked' }
  | { readonly _tag: 'AlreadySubmitted'; readonly submission: Submission; readonly at: Instant };

/** The position doesn't let candidates record later (record_later 0, spec 2 §6). */
export interface RecordingLaterNotAllowed {
  readonly _tag: 'RecordingLaterNotAllowed';
}

/** The last day to record is over (record_until, R32). What was received by then may be submitted. */
export interface RecordingOver extends LastDay {
  readonly _tag: 'RecordingOver';
}

/**
 * How long after the end of the last day an answer may still arrive whose upload began by then (ours; R32 sets no time). It counts from the end of the
 * day, not from the start of the upload, so that the cutoff is the same for everyone, however early they started on a bad line. 200 MB take
 * 3 hours at 0.16 Mbps.
 */
export const arrivesWithin: Milliseconds = deviceNumbers.arrives_within;

/** The upload of an answer began by the end of the last day, but did not arrive less than `atMost` after it. */
export interface AnswerTooLate {
  readonly _tag: 'AnswerTooLate';
  readonly until: CalendarDate;
  readonly atMost: Milliseconds;
}

/** A choice that is refused; a connection leads to the blocking dialog. */
export type RecordingRefusal =
  | RecordingClosed
  | RecordingOver
  | RecordingLaterNotAllowed
  | { readonly _tag: 'ConnectionNotMeasured' }
  | ConnectionTooSlow;

/** Whether anything is left to record: every option and the links in mails check this first (spec 2 §4.3). */
export const recordingOpen = ({
  published,
  blocked,
  submittedAt,
  resume,
}: RecordingTerms): Decision<RecordingClosed> => {
  if (blocked) return refused({ _tag: 'PositionNotOpen', because: 'blocked' });
  if (!published) return refused({ _tag: 'PositionNotOpen', because: 'unpublished' });
  return submittedAt === undefined
    ? allowed(undefined)
    : refused({ _tag: 'AlreadySubmitted', submission: submissionOf(resume), at: submittedAt });
};

/** Whether a new take is allowed: while the recording is open, and through its last day (R10b, R32, R71). One rule for page, server and mails. */
export const mayRecord = (terms: RecordingTerms): Decision<RecordingClosed | RecordingOver> => {
  const open = recordingOpen(terms);
  const { lastDay } = terms;
  if (open._tag === 'Refused' || lastDay === undefined || daysBetween(lastDay.today, lastDay.until) >= 0) return open;
  return refused({ _tag: 'RecordingOver', ...lastDay });
};

/**
 * Whether an answer that has arrived is taken: its upload began while a new take was allowed, and less than 3 hours have passed since the end of the
 * last day (R32). `lastDayAt` gives the last day, and the day that it is at a moment in the position's zone.
 */
export const mayTakeArrived = (
  terms: RecordingTerms,
  lastDayAt: (moment: Instant) => LastDay | undefined,
  { begun, now }: { readonly begun: Instant; readonly now: Instant },
): Decision<RecordingClosed | RecordingOver | AnswerTooLate> => {
  const may = mayRecord({ ...terms, lastDay: lastDayAt(begun) });
  const latest = lastDayAt(minus(now, arrivesWithin));
  return may._tag === 'Refused' || latest === undefined || daysBetween(latest.today, latest.until) >= 0
    ? may
    : refused({ _tag: 'AnswerTooLate', until: latest.until, atMost: arrivesWithin });
};

/** Whether an option may be chosen, whatever the connection: the provider's side doesn't measure it. Practice and the tour record nothing. */
export const mayChoose = (
  option: RecordingOption,
  terms: RecordingTerms,
): Decision<RecordingClosed | RecordingOver | RecordingLaterNotAllowed> => {
  if (option === 'practice' || option === 'tour') return recordingOpen(terms);
  const may = mayRecord(terms);
  return may._tag === 'Allowed' && option === 'later' && !terms.mayRecordLater
    ? refused({ _tag: 'RecordingLaterNotAllowed' })
    : may;
};

/**
 * Where an option leads (spec 2 §4.3). 'now' needs a measured score of at least 5 (R22); a refused choice is not sent to the server.
 * 'later' needs a position that allows it. Practice and the tour need neither.
 */
export const chooseRecordingOption = (
  option: RecordingOption,
  terms: RecordingTerms,
  score: ConnectionScore | undefined,
): Decision<RecordingRefusal, RecordingScreen> => {
  const may = mayChoose(option, terms);
  if (may._tag === 'Refused') return may;
  switch (option) {
    case 'now': {
      if (score === undefined) return refused({ _tag: 'ConnectionNotMeasured' });
      const line = mayStartRecording(score);
      return line._tag === 'Refused' ? line : allowed('record');
    }
    case 'later':
      return allowed('later');
    case 'practice':
      return allowed('practice');
    case 'tour':
      return allowed('tour');
  }
};

/** The options on the 'ready' page: 'Record Later' only if the position allows it (spec 2 §2.7). */
export const offeredOptions = (mayRecordLater: boolean): readonly RecordingOption[] =>
  mayRecordLater ? ['now', 'later', 'tour', 'practice'] : ['now', 'tour', 'practice'];

/** Where the link in a mail leads: an open recording to the tour, which asks who is there; a submitted one to the closed page (spec 2 §4.3). */
export const mailLinkLeadsTo = (terms: RecordingTerms): Decision<RecordingClosed, 'tour-from-mail'> => {
  const open = recordingOpen(terms);
  return open._tag === 'Refused' ? open : allowed('tour-from-mail');
};
