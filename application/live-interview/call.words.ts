import type { CallPhase } from '../../domain/live-interview/call-state';
import type { EtaNotice } from '../../domain/live-interview/eta';

/** spec 2 §4.6; empty without a notice. */
export const sayEtaNotice = (notice: EtaNotice): string => {
  switch (notice._tag) {
    case 'NoNotice':
      return '';
    case 'InterviewerUnable':
      return 'Interviewer unable to join the interview';
    case 'InterviewerDelayed':
      return notice.minutes === undefined
        ? 'Yes he will join 2 to 3 min'
        : `Interviewer will join in ${notice.minutes} minutes`;
  }
};

const callPhases: Readonly<Record<CallPhase, string>> = {
  connecting: 'Connecting your call',
  accepted: 'You are in the interview',
  closed: 'The call has ended',
  cancelled: 'The call was canceled',
  disconnected: 'The call was disconnected',
  rejected: 'The call was not accepted',
};

/** The line about an audio call while it changes; the six states are from spec 2 §4.6, the words ours. */
export const sayCallPhase = (phase: CallPhase): string => callPhases[phase];
