import {
  beforeMeeting,
  meetingStep,
  type MeetingCommand,
  type MeetingEvent,
  type MeetingState,
  type MeetingTimer,
} from '../../../domain/live-interview/meeting';
import { atMs } from '../builders/time';

/** The surroundings of a meeting: carries out the machine's commands on a clock that only `advance` moves, and records them. */
export interface MeetingWorld {
  readonly state: () => MeetingState;
  readonly now: () => number;
  readonly polling: () => boolean;
  /** Everything that left the candidate's browser, and when. */
  readonly sent: readonly { readonly at: number; readonly what: string }[];
  readonly page: () => string | undefined;
  readonly roomsLeft: () => number;
  readonly sessionEnded: () => boolean;
  readonly happens: (event: MeetingEvent) => void;
  readonly advance: (ms: number) => void;
}

export const meetingWorld = (scheduledAt: number, startsAt: number): MeetingWorld => {
  let state = beforeMeeting(atMs(scheduledAt));
  let now = startsAt;
  let polling = false;
  let page: string | undefined;
  let roomsLeft = 0;
  let sessionEnded = false;
  const sent: { at: number; what: string }[] = [];
  const timers = new Map<MeetingTimer, number>();

  const carryOut = (command: MeetingCommand): void => {
    switch (command._tag) {
      case 'SendStatus':
        return void sent.push({ at: now, what: command.status });
      case 'SendJoinedSignal':
        return void sent.push({ at: now, what: 'joined signal' });
      case 'SendAskedQuestions':
        return void sent.push({ at: now, what: command.questions.map(({ questionId }) => questionId).join(' ') });
      case 'StartEtaPolling':
        polling = true;
        return;
      case 'StopEtaPolling':
        polling = false;
        return;
      case 'StartTimer':
        return void timers.set(command.timer, now + command.after);
      case 'StopTimers':
        timers.clear();
        return;
      case 'LeaveRoom':
        roomsLeft += 1;
        return;
      case 'EndSession':
        sessionEnded = true;
        return;
      case 'GoTo':
        page = command.exit;
    }
  };

  const happens = (event: MeetingEvent): void => {
    const [next, commands] = meetingStep(state, event);
    state = next;
    commands.forEach(carryOut);
  };

  const advance = (ms: number): void => {
    const until = now + ms;
    for (;;) {
      const [first] = [...timers].filter(([, due]) => due <= until).sort((a, b) => a[1] - b[1]);
      if (first === undefined) break;
      timers.delete(first[0]);
      now = Math.max(now, first[1]);
      happens({ _tag: 'TimerFired', timer: first[0] });
    }
    now = until;
  };

  return {
    state: () => state,
    now: () => now,
    polling: () => polling,
    sent,
    page: () => page,
    roomsLeft: () => roomsLeft,
    sessionEnded: () => sessionEnded,
    happens,
    advance,
  };
};
