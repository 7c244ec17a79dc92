import { styled } from 'styled-components';
import type { InAudioCall } from '../../application/live-interview/audio-call.live';
import { nobodySeen, type InLobby } from '../../application/live-interview/lobby.live';
import { nobodyYet, type InMeeting, type RoomTrouble } from '../../application/live-interview/meeting-state.live';
import type { MeetingSeen } from '../../application/live-interview/meeting.api';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { DeviceFacts } from '../../application/ports/device-facts';
import type { PeerId } from '../../application/live-interview/meeting-room.port';
import { known } from '../../domain/brand';
import type { Application } from '../../domain/applications/application';
import type { CallPhase } from '../../domain/live-interview/call-state';
import type { AskedQuestion, MeetingState } from '../../domain/live-interview/meeting';
import type { Position } from '../../domain/positions/position';
import { minutes } from '../../domain/time/duration';
import { plus, type Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { LevelMeter } from '../kit/level-meter';
import { jobBandView } from '../applications/job.view';
import { AudioPage } from './audio-page';
import { audioView } from './audio.view';
import { LobbyPage } from './lobby-page';
import { lobbyView, type LobbyInputs } from './lobby.view';
import { RoomPage } from './room-page';
import { roomView } from './room.view';
import { OwnPicture } from './stage';
import { liveTexts as t } from './live-interview.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

/** Stands for a live picture. */
const Picture = styled.div`
  height: 100%;
  min-height: 72px;
  border-radius: 8px;
  background: linear-gradient(#35606c, #10262c);
`;
const Mirror = styled(Picture)`
  aspect-ratio: 4 / 3;
`;
const Daily = styled.div`
  display: grid;
  place-items: center;
  height: 480px;
  border-radius: 12px;
  background: #10262c;
  color: #fff;
`;

const chrome: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  touchPoints: 0,
};

type Lobby = InLobby<'stream'>;

const front = { id: 'front', label: 'Front camera' };
const builtIn = { id: 'built-in', label: 'Built-in microphone' };

const devicesWork: Lobby = {
  ...nobodySeen,
  camera: { _tag: 'Works', device: front },
  microphone: { _tag: 'Works', device: builtIn },
  stream: 'stream',
  devices: { camera: [front, { id: 'desk', label: 'Conference camera' }], microphone: [builtIn] },
};

const noDevices: Lobby = {
  ...nobodySeen,
  camera: { _tag: 'Faulty', fault: 'missing' },
  microphone: { _tag: 'Faulty', fault: 'missing' },
};

const video: MeetingSeen = { medium: { _tag: 'Video', provider: 'peer' }, agreedAt: given.now, dialIn: undefined };
const audio: MeetingSeen = { ...video, medium: { _tag: 'Audio', app: 'AP1', joinCode: '4711' } };

const inMinutes = (n: number): Instant => plus(given.now, minutes(n));

const mineAt = (scheduledAt: Instant, changes: Partial<Application> = {}): ListedApplication => {
  const [first] = given.jobsInGroups;
  if (first === undefined) throw new Error('The fixtures have no booked interview.');
  return { ...first, application: { ...first.application, resume: 'none', hasResume: false, ...changes, scheduledAt } };
};

const lobby = (state: Lobby, changes: Partial<LobbyInputs> = {}) => {
  const lobbyInputs: LobbyInputs = {
    position: given.position,
    mine: mineAt(inMinutes(5)),
    meeting: video,
    facts: chrome,
    now: given.now,
    ownZone: known<TimeZone>('America/New_York'),
    ...changes,
  };
  return (
    <Framed>
      <LobbyPage
        view={lobbyView(state, lobbyInputs)}
        backHref="/candidateportal"
        uploadHref="/upload_resume/11/101"
        picture={state.camera._tag === 'Works' && <Mirror role="img" aria-label={t.preview} />}
        meter={
          state.microphone._tag === 'Works' && <LevelMeter label={t.level} percent={46} valueText={t.levelValue(46)} />
        }
        send={nothing}
      />
    </Framed>
  );
};

type Room = InMeeting<'stream', 'frame'>;

const peerId = known<PeerId>('dana');

const entered: Room = {
  ...nobodyYet<'stream', 'frame'>({
    scheduledAt: given.now,
    chosen: { camera: undefined, microphone: undefined },
    kept: undefined,
  }),
  phase: { _tag: 'Inside' },
  own: 'stream',
  camera: { _tag: 'Open', device: front },
  microphone: { _tag: 'Open', device: builtIn },
  devices: devicesWork.devices,
};

const waitingWith = (changes: Partial<Extract<MeetingState, { _tag: 'Waiting' }>>): Room => ({
  ...entered,
  meeting: { _tag: 'Waiting', where: 'room', notice: { _tag: 'NoNotice' }, line: 'there', questions: [], ...changes },
});

const question: AskedQuestion = {
  questionId: 7,
  question: 'Have you cared for somebody with dementia before?',
  interviewerId: 900,
  sender: 'Dana Reyes',
  options: ['Yes, for more than a year', 'Yes, a little', 'Not yet'],
  additionalResponse: 'What did you find hardest?',
};

const met: Room = {
  ...entered,
  meeting: { _tag: 'Met', alone: false, questions: [] },
  peers: [{ id: peerId, name: 'Dana Reyes', stream: 'stream', cameraOn: true, microphoneOn: true }],
  speaking: peerId,
};

const metAsked: Room = { ...met, meeting: { _tag: 'Met', alone: false, questions: [question] } };

const room = (state: Room, position: Position = given.position, shown?: 'small' | 'full') => {
  const view = roomView(state, chrome);
  return (
    <Framed>
      <RoomPage
        view={view}
        job={jobBandView(position)}
        peers={view.peers.map(({ id, name }) => (
          <Picture key={id} role="img" aria-label={name} />
        ))}
        own={view.own === undefined ? <OwnPicture stream={undefined} /> : <Picture role="img" aria-label={t.preview} />}
        frame={<Daily role="img" aria-label={t.frame} />}
        roomRef={nothing}
        send={nothing}
        onBack={nothing}
        pictureInPicture={{ isOn: shown === 'small', onPress: nothing }}
        fullScreen={{ isOn: shown === 'full', onPress: nothing }}
      />
    </Framed>
  );
};

const trouble = (why: RoomTrouble): Room => ({ ...entered, phase: { _tag: 'Trouble', why } });

const call = (phase: CallPhase, changes: Partial<InAudioCall> = {}) => (
  <Framed>
    <AudioPage
      view={audioView({
        call: { phase, muted: false },
        begun: phase !== 'connecting' && changes.trouble === undefined,
        reconnecting: false,
        microphone: undefined,
        replaced: false,
        levels: { own: 0.4, theirs: 0.1 },
        trouble: undefined,
        ...changes,
      })}
      job={jobBandView(given.position)}
      nextHref="/candidateportal"
      dialIn={`${t.dialIn('+1 312 555 0100')} ${t.dialInCode('4711')}`}
      send={nothing}
    />
  </Framed>
);

export const liveInterviewStates = {
  'live-lobby-countdown': () =>
    lobby(devicesWork, { mine: mineAt(inMinutes(95)), meeting: { ...video, agreedAt: undefined } }),
  'live-lobby-open': () => lobby(devicesWork),
  'live-lobby-over': () => lobby(devicesWork, { mine: mineAt(inMinutes(-120)) }),
  'live-lobby-late-told': () => lobby({ ...devicesWork, late: { minutes: 10, state: 'sent' } }),
  'live-lobby-consent': () =>
    lobby({ ...devicesWork, consentMissing: true }, { meeting: { ...video, agreedAt: undefined } }),
  'live-lobby-no-devices': () => lobby(noDevices),
  'live-lobby-asking': () => lobby(nobodySeen),
  'live-lobby-denied': () => lobby({ ...devicesWork, camera: { _tag: 'Faulty', fault: 'denied' } }),
  'live-lobby-microphone-paused': () =>
    lobby({ ...devicesWork, microphone: { _tag: 'Works', device: builtIn, hush: 'paused' } }),
  'live-lobby-resume-required': () => lobby(devicesWork, { mine: mineAt(inMinutes(5), { resume: 'required' }) }),
  'live-lobby-resume-optional': () => lobby(devicesWork, { mine: mineAt(inMinutes(5), { resume: 'optional' }) }),
  'live-lobby-resume-stored': () =>
    lobby(devicesWork, { mine: mineAt(inMinutes(5), { resume: 'required', hasResume: true }) }),
  'live-lobby-dial-in': () =>
    lobby(devicesWork, { meeting: { ...video, dialIn: { phone: '+1 312 555 0100', code: '4711' } } }),
  'live-lobby-resume-early': () => lobby(devicesWork, { mine: mineAt(inMinutes(95), { resume: 'required' }) }),
  'live-lobby-audio-consent': () => lobby(devicesWork, { meeting: { ...audio, agreedAt: undefined } }),
  'live-lobby-audio': () => lobby(devicesWork, { meeting: audio }),
  'live-lobby-late-failed': () =>
    lobby({ ...devicesWork, failed: { call: { _tag: 'TellLate', minutes: 10 }, why: { _tag: 'NoConnection' } } }),
  'live-lobby-not-agreed': () =>
    lobby({ ...devicesWork, agrees: true, failed: { call: { _tag: 'Agree' }, why: { _tag: 'NoConnection' } } }),
  'live-lobby-long': () => lobby(devicesWork, { position: given.longPosition, mine: mineAt(inMinutes(95)) }),
  'live-room-opening': () => room({ ...entered, phase: { _tag: 'Opening' } }),
  'live-room-waiting-room': () => room(waitingWith({ where: 'lobby' })),
  'live-room-waiting': () => room(waitingWith({})),
  'live-room-late': () => room(waitingWith({ notice: { _tag: 'InterviewerDelayed', minutes: 10 } })),
  'live-room-late-unsaid': () => room(waitingWith({ notice: { _tag: 'InterviewerDelayed', minutes: undefined } })),
  'live-room-unable': () =>
    room({ ...entered, meeting: { _tag: 'Cancelling', because: 'interviewer-unable', questions: [] } }),
  'live-room-nobody': () =>
    room({ ...entered, meeting: { _tag: 'Cancelling', because: 'nobody-joined', questions: [] } }),
  'live-room-met': () => room(met),
  'live-room-muted': () => room({ ...met, muted: true, cameraOff: true, speaking: undefined }),
  'live-room-peer-left': () => room({ ...entered, meeting: { _tag: 'Met', alone: true, questions: [] } }),
  'live-room-reconnecting': () => room({ ...met, reconnecting: true }),
  'live-room-weak': () => room({ ...met, quality: 'low' }),
  'live-room-small-picture': () => room(met, given.position, 'small'),
  'live-room-full-screen': () => room(metAsked, given.position, 'full'),
  'live-room-camera-failed': () => room({ ...met, camera: { _tag: 'NotOpen', fault: 'busy' }, failed: ['camera'] }),
  'live-room-microphone-lost': () =>
    room({ ...met, microphone: { _tag: 'NotOpen', fault: 'lost' }, failed: ['microphone'] }),
  'live-room-microphone-silent': () =>
    room({ ...met, microphone: { _tag: 'Open', device: builtIn, hush: 'silent' }, speaking: undefined }),
  'live-room-no-devices': () =>
    room({
      ...met,
      own: undefined,
      camera: { _tag: 'NotOpen', fault: 'missing' },
      microphone: { _tag: 'NotOpen', fault: 'missing' },
      devices: { camera: [], microphone: [] },
    }),
  'live-room-asked': () => room(metAsked),
  'live-room-asked-twice': () =>
    room({
      ...met,
      meeting: {
        _tag: 'Met',
        alone: false,
        questions: [question, { ...question, questionId: 8, question: 'Can you work nights?', options: [] }],
      },
    }),
  'live-room-answered': () =>
    room({
      ...metAsked,
      answers: [{ questionId: 7, option: 'Yes, a little', additionalResponse: 'The nights.' }],
    }),
  'live-room-daily': () => room({ ...met, frame: 'frame' }),
  'live-room-not-loaded': () => room(trouble({ _tag: 'NotLoaded' })),
  'live-room-elsewhere': () => room(trouble({ _tag: 'TakenElsewhere' })),
  'live-room-not-ready': () => room(trouble({ _tag: 'RoomNotReady' })),
  'live-room-offline': () => room(trouble({ _tag: 'NoConnection' })),
  'live-room-long': () => room(metAsked, given.longPosition),
  'live-call-connecting': () => call('connecting'),
  'live-call-accepted': () => call('accepted'),
  'live-call-muted': () => call('accepted', { call: { phase: 'accepted', muted: true }, reconnecting: true }),
  'live-call-unheard': () => call('accepted', { microphone: { _tag: 'Open', device: builtIn, hush: 'silent' } }),
  'live-call-microphone-lost': () => call('accepted', { microphone: { _tag: 'NotOpen', fault: 'lost' } }),
  'live-call-microphone-revoked': () => call('accepted', { microphone: { _tag: 'NotOpen', fault: 'revoked' } }),
  'live-call-microphone-replaced': () =>
    call('accepted', { microphone: { _tag: 'Open', device: builtIn }, replaced: true }),
  'live-call-closed': () => call('closed'),
  'live-call-cancelled': () => call('cancelled'),
  'live-call-disconnected': () => call('disconnected'),
  'live-call-rejected': () => call('rejected'),
  'live-call-failed': () => call('disconnected', { trouble: { _tag: 'LineFault', fault: 'microphone-denied' } }),
  'live-call-not-loaded': () => call('disconnected', { trouble: { _tag: 'LineFault', fault: 'not-loaded' } }),
} as const;
