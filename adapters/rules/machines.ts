import { callStep, startCall, type CallEvent } from '../../domain/live-interview/call-state';
import type { Diagram } from './chapter';
import { asWords } from './chapters/words';
import { meeting } from './machines/meeting';
import { question } from './machines/question';
import { session } from './machines/session';
import { upload } from './machines/upload';
import { diagramOf, edgesOf, tagOf } from './walk';

/* Diagrams of the machines that no rule command covers: each is walked, event by event, and its states have their names in the code. */

const callEvents: readonly CallEvent[] = [
  { _tag: 'Accepted' },
  { _tag: 'Rejected' },
  { _tag: 'Disconnected' },
  { _tag: 'EndPressed' },
  { _tag: 'MutePressed' },
  { _tag: 'CallAgainPressed' },
];

const call = diagramOf(
  'An interview by phone',
  edgesOf({
    begins: [startCall[0]],
    events: () => callEvents,
    step: (state, event) => callStep(state, event)[0],
    key: ({ phase, muted }) => `${phase} ${muted}`,
  }),
  { state: ({ phase, muted }) => asWords(phase === 'accepted' && muted ? 'accepted, muted' : phase), event: tagOf },
);

export const machines: readonly Diagram[] = [upload, question, session, meeting, call];
