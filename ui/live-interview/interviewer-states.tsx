import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { version } from '../gallery/fixtures';
import { PageFrame } from '../kit/page-frame';
import {
  nobodyInterviewed,
  type Interviewing,
  type InterviewPhase,
} from '../../application/live-interview/interviewing.live';
import type { InterviewSeen } from '../../application/live-interview/interview-room.port';
import type { PeerId } from '../../application/live-interview/meeting-room.port';
import type { SessionToken } from '../../application/identity/secrets.port';
import { known } from '../../domain/brand';
import { minutes } from '../../domain/time/duration';
import { minus, plus } from '../../domain/time/instant';
import { InterviewerPage } from './interviewer-page';
import { interviewerView } from './interviewer.view';
import * as given from '../gallery/fixtures';
import { nothing } from '../gallery/noop';

/** Stands for a live picture. */
const Picture = styled.div`
  height: 100%;
  min-height: 72px;
  background: linear-gradient(#35606c, #10262c);
`;

const chrome = { userAgent: 'Chrome', touchPoints: 0 };
const startsAt = plus(given.now, minutes(5));

const interview: InterviewSeen = {
  candidateName: 'Lena Fischer',
  interviewerName: 'Dana Reyes',
  positionName: 'Caregiver',
  communityName: 'Linden Court',
  startsAt,
  opensAt: minus(startsAt, minutes(10)),
  isOpen: true,
  zone: given.position.zone,
  questions: [
    { questionId: 1, question: 'Can you work nights?', options: ['Yes', 'No', 'Sometimes'] },
    { questionId: 2, question: 'Tell me about a hard day at work, and what you did about it.', options: [] },
  ],
  eta: undefined,
  lateBy: undefined,
};

const longNames: InterviewSeen = {
  ...interview,
  candidateName: 'Maximiliane-Alexandra von Hohenstein-Wittelsbach-Papadopoulos',
  positionName: 'Certified Nursing Assistant for Memory Care, nights and weekends',
  communityName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch House',
};

type State = Interviewing<'stream'>;

const unchosen = { camera: undefined, microphone: undefined };

const at = (phase: InterviewPhase, changes: Partial<State> = {}): State => ({
  ...nobodyInterviewed<'stream'>(phase, unchosen),
  interview,
  ...changes,
});

const link = known<SessionToken>('a'.repeat(43));
const lena = known<PeerId>('lena');
const camera = { id: 'front', label: 'Front camera' };
const microphone = { id: 'built-in', label: 'Built-in microphone' };

const inCall = (changes: Partial<State> = {}): State =>
  at(
    { _tag: 'Inside' },
    {
      own: 'stream',
      camera: { _tag: 'Open', device: camera },
      microphone: { _tag: 'Open', device: microphone },
      devices: { camera: [camera], microphone: [microphone] },
      candidateThere: true,
      peer: { id: lena, name: 'Lena Fischer', stream: 'stream', cameraOn: true, microphoneOn: true },
      ...changes,
    },
  );

const page = (state: State): ReactNode => (
  <PageFrame version={version}>
    <InterviewerPage
      view={interviewerView(state, { now: given.now, ownZone: given.position.zone, facts: chrome })}
      peer={<Picture />}
      own={<Picture />}
      send={nothing}
    />
  </PageFrame>
);

const [first] = interview.questions;
const questions =
  first === undefined ? [] : [{ ...first, interviewerId: 0, sender: 'Dana Reyes', additionalResponse: '' }];

export const interviewerStates = {
  'interviewer-link': () => page(at({ _tag: 'AtTheLink', link, pressed: false, failure: undefined })),
  'interviewer-link-used': () => page(at({ _tag: 'LinkOver', why: { _tag: 'InterviewLinkOver' } })),
  'interviewer-no-link': () => page(at({ _tag: 'NoLink' })),
  'interviewer-loading': () => page(at({ _tag: 'LookingOn' }, { interview: undefined })),
  'interviewer-too-early': () =>
    page(
      at(
        { _tag: 'LookingOn' },
        {
          interview: {
            ...interview,
            startsAt: plus(given.now, minutes(40)),
            opensAt: plus(given.now, minutes(30)),
            isOpen: false,
            lateBy: 10,
          },
        },
      ),
    ),
  'interviewer-waits': () =>
    page(at({ _tag: 'LookingOn' }, { candidateThere: true, interview: { ...interview, eta: { _tag: 'Coming' } } })),
  'interviewer-long-names': () => page(at({ _tag: 'LookingOn' }, { candidateThere: true, interview: longNames })),
  'interviewer-alone': () => page(inCall({ peer: undefined, candidateThere: false })),
  'interviewer-in-call': () => page(inCall({ speaking: lena })),
  'interviewer-asks': () =>
    page(
      inCall({
        questions,
        answers: [{ questionId: 1, option: 'Sometimes', additionalResponse: 'If my sister is home' }],
      }),
    ),
  'interviewer-call-long-names': () => page(inCall({ interview: longNames, quality: 'low' })),
  'interviewer-reconnecting': () => page(inCall({ reconnecting: true, muted: true })),
  'interviewer-camera-failed': () =>
    page(inCall({ camera: { _tag: 'NotOpen', fault: 'revoked' }, failed: ['camera'] })),
  'interviewer-room-full': () => page(at({ _tag: 'Trouble', why: { _tag: 'RoomFull' } })),
  'interviewer-ended': () => page(at({ _tag: 'Ended' })),
} as const;
