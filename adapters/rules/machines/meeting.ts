import { known } from '../../../domain/brand';
import { meetingStep, type MeetingEvent, type MeetingState } from '../../../domain/live-interview/meeting';
import type { Instant } from '../../../domain/time/instant';
import { asWords } from '../chapters/words';
import { diagramOf, edgesOf, tagOf } from '../walk';

const now = known<Instant>(Date.UTC(2026, 11, 4, 15, 30));

const events: readonly MeetingEvent[] = [
  { _tag: 'LobbyEntered', now },
  { _tag: 'Joined', now },
  { _tag: 'PeerJoined' },
  { _tag: 'PeerLeft' },
  { _tag: 'LineGone' },
  { _tag: 'LineBack' },
  { _tag: 'EtaAnswered', eta: { _tag: 'Coming' } },
  { _tag: 'EtaAnswered', eta: { _tag: 'Delayed', minutes: 5 } },
  { _tag: 'EtaAnswered', eta: { _tag: 'NotComing' } },
  { _tag: 'MessageReceived', text: 'end' },
  { _tag: 'TimerFired', timer: 'nobody-joined' },
  { _tag: 'TimerFired', timer: 'cancelled-page' },
  { _tag: 'LeavePressed' },
  { _tag: 'RoomLeft' },
  { _tag: 'SessionRefused' },
];

const sayState = (state: MeetingState): string => {
  switch (state._tag) {
    case 'Waiting':
      return `Waiting in the ${state.where}`;
    case 'Cancelling':
      return `Cancelling: ${asWords(state.because)}`;
    case 'Over':
      return `Over: ${asWords(state.exit)}`;
    case 'Outside':
    case 'Met':
      return tagOf(state);
  }
};

const sayEvent = (event: MeetingEvent): string => {
  switch (event._tag) {
    case 'EtaAnswered':
      return `The interviewer says: ${tagOf(event.eta)}`;
    case 'MessageReceived':
      return 'The interviewer ends it';
    case 'TimerFired':
      return event.timer === 'nobody-joined' ? 'Nobody joined in time' : 'The page has been read';
    case 'LobbyEntered':
    case 'Joined':
    case 'PeerJoined':
    case 'PeerLeft':
    case 'LineGone':
    case 'LineBack':
    case 'QuestionPushed':
    case 'LeavePressed':
    case 'RoomLeft':
    case 'SessionRefused':
      return tagOf(event);
  }
};

export const meeting = diagramOf(
  'A live interview',
  edgesOf<MeetingState, MeetingEvent>({
    begins: [{ _tag: 'Outside', scheduledAt: now, metBefore: false, questions: [] }],
    events: () => events,
    step: (state, event) => meetingStep(state, event)[0],
    key: (state) => JSON.stringify(state),
  }),
  { state: sayState, event: sayEvent },
);
