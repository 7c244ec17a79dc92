import { questionStep } from '../../../domain/recording/question';
import { openQuestion, type QuestionEvent, type QuestionState } from '../../../domain/recording/question-state';
import { practiceReRecordLimit } from '../../../domain/recording/re-record';
import { defaultTimeLimit } from '../../../domain/recording/time-limit';
import { asWords } from '../chapters/words';
import { diagramOf, edgesOf, tagOf } from '../walk';

const begin = (skippable: boolean): QuestionState =>
  openQuestion(
    { limit: defaultTimeLimit, skippable, reRecordLimit: practiceReRecordLimit },
    { standing: 'unrecorded', reRecords: 0, lastTake: 0 },
  );

const events = ({ take }: QuestionState): readonly QuestionEvent[] => [
  { _tag: 'RecordPressed' },
  { _tag: 'TimerFired', timer: 'countdown' },
  { _tag: 'TimerFired', timer: 'warning' },
  { _tag: 'TimerFired', timer: 'limit' },
  { _tag: 'TimerFired', timer: 'last-chunk' },
  { _tag: 'ChunkArrived', take, chunk: { index: 0, bytes: 1_000 } },
  { _tag: 'StopPressed' },
  { _tag: 'RecorderStopped', take },
  { _tag: 'RecorderFailed', take },
  { _tag: 'UseInterruptedPressed' },
  { _tag: 'ReRecordConfirmed' },
  { _tag: 'SkipPressed' },
  { _tag: 'ContinuePressed' },
  { _tag: 'UploadProgressed', take, sent: 0.5 },
  { _tag: 'UploadAcknowledged', take },
  { _tag: 'UploadFailed', take, why: 'failed' },
  { _tag: 'UploadFailed', take, why: 'not-stored' },
  { _tag: 'ReSubmitPressed' },
];

const sayEvent = (event: QuestionEvent): string => {
  switch (event._tag) {
    case 'TimerFired':
      return `${asWords(event.timer)} is over`;
    case 'UploadFailed':
      return event.why === 'not-stored' ? 'The browser has lost it' : tagOf(event);
    case 'RecordPressed':
    case 'ChunkArrived':
    case 'StopPressed':
    case 'RecorderStopped':
    case 'RecorderFailed':
    case 'UseInterruptedPressed':
    case 'ReRecordConfirmed':
    case 'SkipPressed':
    case 'ContinuePressed':
    case 'UploadProgressed':
    case 'UploadAcknowledged':
    case 'ReSubmitPressed':
      return tagOf(event);
  }
};

export const question = diagramOf(
  'One question of a recorded interview',
  edgesOf<QuestionState, QuestionEvent>({
    begins: [begin(false), begin(true)],
    events,
    step: (state, event) => questionStep(state, event)[0],
    key: ({ take: _, ...state }) => JSON.stringify(state),
  }),
  { state: ({ phase }) => tagOf(phase), event: sayEvent },
);
