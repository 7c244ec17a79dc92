import { styled } from 'styled-components';
import type { Interview, InterviewTerms, Outgoing, Travel } from '../../application/recording/recording-state.live';
import type { DeviceState } from '../../application/tech-check/device-state.live';
import { known } from '../../domain/brand';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { QuestionPhase } from '../../domain/recording/question-state';
import type { SessionStage } from '../../domain/recording/session';
import { LevelMeter } from '../kit/level-meter';
import { JobBand } from '../applications/job-band';
import { jobBandView } from '../applications/job.view';
import { RecorderPage } from './recorder-page';
import { recorderView } from './recorder.view';
import { PermissionHelp } from '../tech-check/permission-help';
import { recorderTexts as t } from './recorder.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

const id = (n: number): InterviewQuestionId => known<InterviewQuestionId>(n);
const { communityId, positionId } = given.position;

const terms = (first: string): InterviewTerms => ({
  mode: 'live',
  reRecordLimit: 1,
  owner: { owner: known<CandidateId>(1), communityId, positionId, mode: 'live' },
  allRecorded: false,
  questions: [
    { questionId: id(1), name: first, skippable: false, limitSeconds: 60 },
    { questionId: id(2), name: 'Tell us about a hard day at work.', skippable: false, limitSeconds: 60 },
    { questionId: id(3), name: 'Is there anything else we should know?', skippable: true, limitSeconds: 90 },
  ],
  known: [],
});

const works: DeviceState = { _tag: 'Works', device: { id: 'one', label: 'FaceTime HD Camera' } };

type Shown = Interview<string, string>;

const answering: SessionStage = { _tag: 'Answering', questionId: id(1), from: 'order' };
const reviewing: SessionStage = { _tag: 'Reviewing', submitFailed: false };

const interview = (
  stage: SessionStage,
  phase: QuestionPhase | undefined,
  changes: Partial<Shown> = {},
  leaving = false,
  first = 'Why do you want to work with older people?',
): Shown => {
  const all = terms(first);
  const standing = stage._tag === 'Answering' ? 'unrecorded' : 'recorded';
  return {
    terms: all,
    tab: 'held',
    session: {
      terms: all,
      stage,
      leaving,
      questions: all.questions.map(({ questionId, skippable }) => ({
        questionId,
        skippable,
        standing: skippable && standing === 'recorded' ? 'skipped' : standing,
        reRecords: questionId === id(2) ? 1 : 0,
      })),
    },
    question:
      phase === undefined
        ? undefined
        : {
            id: id(1),
            state: { terms: { limit: 60_000, skippable: false, reRecordLimit: 1 }, take: 1, reRecords: 0, phase },
          },
    timeLeft: undefined,
    kept: [],
    lastTakes: new Map(),
    found: false,
    devices: {
      camera: works,
      microphone: works,
      stream: 'stream',
      devices: { camera: [], microphone: [] },
      chosen: { camera: undefined, microphone: undefined },
    },
    outgoing: [],
    keeping: 'on-device',
    room: undefined,
    clips: new Map([[id(1), 'clip']]),
    caution: false,
    submitSent: false,
    submitFailure: undefined,
    codeAsked: false,
    submitsAfterCode: false,
    submitted: undefined,
    ...changes,
  };
};

/** The same as a practice. */
const practiced = (state: Shown): Shown => ({ ...state, terms: { ...state.terms, mode: 'practice' } });

const Frame = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: 8px;
  background: linear-gradient(160deg, #4d7681, #16323a);
`;

/** A person in front of the camera. */
const Still = ({ label }: { readonly label: string }) => (
  <Frame viewBox="0 0 240 180" role="img" aria-label={label}>
    <path d="M48 180c3-42 34-58 72-58s69 16 72 58z" fill="#8fc1cc" />
    <path d="M108 100h24v26c-6 8-18 8-24 0z" fill="#c98f66" />
    <circle cx="120" cy="76" r="34" fill="#d9a27a" />
    <path d="M84 74c0-30 18-42 36-42s36 12 36 42c-8-6-14-14-18-22-12 12-34 14-54 22z" fill="#3a2a22" />
    <path d="M108 90c6 8 18 8 24 0" fill="none" stroke="#5b2f1e" strokeWidth="3" strokeLinecap="round" />
    <circle cx="107" cy="76" r="3" fill="#3a2a22" />
    <circle cx="133" cy="76" r="3" fill="#3a2a22" />
  </Frame>
);

const shown = (state: Shown, offline = false) => (
  <Framed>
    <RecorderPage
      view={recorderView(state, { deviceType: 'mobile', offline })}
      band={<JobBand job={jobBandView(given.position)} />}
      picture={<Still label={t.yourPicture} />}
      film={(_, label) => <Still label={label} />}
      meter={<LevelMeter label={t.level} percent={40} valueText="40%" />}
      help={
        <PermissionHelp
          help={{ browser: 'chrome', system: 'android' }}
          url="https://portal.example.org/selfRecordList/11/101"
          copied="not-tried"
          onCopy={nothing}
        />
      }
      otherWaysHref="/selfStartRecord/11/101"
      send={nothing}
    />
  </Framed>
);

const out = (n: number, travel: Travel): Outgoing => ({
  questionId: id(n),
  take: 1,
  skipped: false,
  reRecords: 0,
  travel,
  failures: 0,
  mismatches: 0,
});
const sending: Travel = { _tag: 'Sending', sent: 0.42, connectionDropped: false };
const chunks = [{ index: 0, bytes: 1 }];
const notRecorded: QuestionPhase = { _tag: 'NotRecorded', fault: undefined };
const recording = (nearlyOver: boolean): QuestionPhase => ({ _tag: 'Recording', chunks, nearlyOver });
const recorded: QuestionPhase = { _tag: 'Recorded', chunks };
const closed = interview(answering, notRecorded).devices;
const long = 'Supercalifragilisticexpialidocious-unbreakable-'.repeat(4);

export const recorderStates = {
  'recorder-loading': () => shown({ ...interview(answering, notRecorded), session: undefined }),
  'recorder-elsewhere': () => shown({ ...interview(answering, notRecorded), tab: 'elsewhere' }),
  'recorder-read': () => shown(interview(answering, notRecorded)),
  'recorder-countdown': () =>
    shown(interview(answering, { _tag: 'CountingDown' }, { timeLeft: { timer: 'countdown', seconds: 3 } })),
  'recorder-recording': () =>
    shown(interview(answering, recording(false), { timeLeft: { timer: 'limit', seconds: 48 } })),
  'recorder-nearly-over': () =>
    shown(interview(answering, recording(true), { timeLeft: { timer: 'limit', seconds: 9 } })),
  'recorder-recorded': () => shown(interview(answering, recorded)),
  'recorder-interrupted': () => shown(interview(answering, { _tag: 'Interrupted', chunks })),
  'recorder-found': () => shown(interview(answering, recorded, { found: true })),
  'recorder-revoked': () =>
    shown(interview(answering, notRecorded, { devices: { ...closed, camera: { _tag: 'Faulty', fault: 'revoked' } } })),
  'recorder-full': () => shown(interview(answering, notRecorded, { keeping: 'in-memory' })),
  'recorder-keeps-nothing': () =>
    shown(interview(answering, notRecorded, { room: { _tag: 'Refused', reason: { _tag: 'DeviceKeepsNothing' } } })),
  'recorder-nearly-full': () =>
    shown(
      interview(answering, notRecorded, {
        room: { _tag: 'Refused', reason: { _tag: 'DeviceNearlyFull', free: 3_400_000, needed: 14_000_000 } },
      }),
    ),
  'recorder-offline': () =>
    shown(interview(answering, notRecorded, { outgoing: [out(2, { ...sending, connectionDropped: true })] }), true),
  'recorder-long-texts': () => shown(interview(answering, notRecorded, {}, false, long)),
  'recorder-caution': () => shown(interview(answering, recorded, { caution: true })),
  'recorder-leaving': () => shown(interview(answering, notRecorded, {}, true)),
  'recorder-review': () =>
    shown(interview(reviewing, undefined, { outgoing: [out(1, { _tag: 'Received' }), out(2, sending)] })),
  'recorder-review-failed': () =>
    shown(interview({ _tag: 'Reviewing', submitFailed: true }, undefined, { submitFailure: { _tag: 'NoConnection' } })),
  'recorder-uploading': () => shown(interview({ _tag: 'Submitting' }, undefined, { outgoing: [out(2, sending)] })),
  'recorder-slow': () =>
    shown(interview({ _tag: 'Submitting' }, undefined, { outgoing: [out(2, { _tag: 'NotSent', why: 'timeout' })] })),
  'recorder-code': () =>
    shown(
      interview(reviewing, undefined, {
        codeAsked: true,
        outgoing: [out(1, { _tag: 'ProofNeeded', email: given.email }), out(2, { _tag: 'Waiting' })],
      }),
    ),
  'recorder-not-taken': () =>
    shown(
      interview(answering, notRecorded, {
        outgoing: [
          out(1, {
            _tag: 'Refused',
            then: 'record-again',
            text: 'This file is damaged, or not a recording that we can play. Please record your response again.',
          }),
        ],
      }),
    ),
  'practice-read': () => shown(practiced(interview(answering, notRecorded))),
  'practice-recorded': () => shown(practiced(interview(answering, recorded))),
  'practice-review': () => shown(practiced(interview(reviewing, undefined))),
  'recorder-submitted': () => shown(interview({ _tag: 'Submitted' }, undefined)),
} as const;
