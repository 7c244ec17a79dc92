import type { Connectivity } from '../../application/live/connectivity';
import type { Now } from '../../application/live/now';
import type { SessionWatch } from '../../application/identity/session-watch.live';
import type { nameRecording } from '../../application/recording/name-recording.journey';
import type { AnswerUploads } from '../../application/recording/answer-uploads.port';
import type { AttachmentFiles } from '../../application/chat/attachment-files.port';
import type { Attention } from '../../application/chat/attention.port';
import type { Calendar } from '../../application/applications/calendar.port';
import type { Camera } from '../../application/tech-check/camera.port';
import type { JobsList } from '../../application/applications/applications.api';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { DeviceClock } from '../../application/ports/clock';
import type { Clipboard } from '../../application/ports/clipboard';
import type { DesktopNotices } from '../../application/chat/desktop-notices.port';
import type { Advert } from '../../domain/positions/advert';
import type { PositionId } from '../../domain/ids/position-ids';
import type { DeviceFacts } from '../../application/ports/device-facts';
import type { Drawn } from '../../application/ports/drawn';
import type { Environment, SocialProvider } from '../../application/ports/environment';
import type { BegunResume, LinkedUpload, ResumeFiles } from '../../application/resumes/file-uploads.port';
import type { KeptChats } from '../../application/chat/kept-chats.port';
import type { KeptRecordings } from '../../application/recording/kept-recordings.port';
import type { MapDrawer } from '../../application/positions/map-drawer.port';
import type { NetworkProbe } from '../../application/ports/network-probe';
import type { OneTab } from '../../application/recording/one-tab.port';
import type { PortalPage } from '../../application/ports/portal-page';
import type { Presence } from '../../application/identity/presence.port';
import type { QrCodes } from '../../application/ports/qr-code';
import type { Recorder } from '../../application/recording/recorder.port';
import type { RememberedDevices } from '../../application/tech-check/remembered-devices.port';
import type { Reporter } from '../../application/ports/reporter';
import type { InterviewerSessionStore, InterviewRoom } from '../../application/live-interview/interview-room.port';
import type { KeptMeeting } from '../../application/live-interview/kept-meeting.port';
import type { MeetingRoom } from '../../application/live-interview/meeting-room.port';
import type { LeavingPage } from '../../application/live-interview/leaving-page.port';
import type { VoiceCall } from '../../application/live-interview/voice-call.port';
import type { Kept, SessionStore } from '../../application/ports/session-store';
import type { SocialSignIn } from '../../application/identity/social-sign-in.port';
import type { LiveLine } from '../../application/chat/socket.port';
import type { DeviceType } from '../../domain/device/device-type';
import { tokensOf, type Token } from './token';

/** The ports available on every page. */
export interface PortalPorts {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  readonly connectivity: Connectivity;
  readonly page: PortalPage;
  readonly presence: Presence;
  readonly sessionWatch: SessionWatch;
  readonly clock: DeviceClock;
  /** The clock used for rendering. */
  readonly now: Now;
  readonly clipboard: Clipboard;
  readonly environment: Environment;
  readonly reporter: Reporter;
}

export const portalTokens = tokensOf<PortalPorts>('portal');

/** What a screen that opens this device asks for. */
interface ThisDevice {
  readonly camera: Camera<MediaStream>;
  readonly facts: DeviceFacts;
  readonly remembered: RememberedDevices;
}

/** What an area adds (adapters/composition/areas). */
interface AreaPorts {
  readonly answerUploads: AnswerUploads;
  readonly attachmentFiles: AttachmentFiles<File>;
  readonly attention: Attention;
  readonly calendar: Calendar;
  readonly camera: Camera<MediaStream>;
  readonly desktopNotices: DesktopNotices;
  readonly device: ThisDevice;
  readonly deviceFacts: DeviceFacts;
  readonly interviewRoom: InterviewRoom<MediaStream, never>;
  readonly interviewerSession: InterviewerSessionStore;
  readonly deviceType: DeviceType;
  readonly keptChats: KeptChats;
  readonly dailyRoom: MeetingRoom<MediaStream, HTMLElement>;
  readonly keptMeeting: Kept<KeptMeeting>;
  readonly drawnAdvert: Drawn<PositionId, Advert>;
  readonly drawnJobs: Drawn<undefined, JobsList>;
  readonly keptRecordings: KeptRecordings<Blob>;
  readonly linkedUpload: (code: string) => LinkedUpload<File>;
  readonly liveLine: LiveLine;
  readonly mapDrawer: MapDrawer<HTMLElement>;
  readonly nameRecording: ReturnType<typeof nameRecording>;
  readonly networkProbe: NetworkProbe;
  readonly oneTab: OneTab;
  readonly leavingPage: LeavingPage;
  readonly peerRoom: MeetingRoom<MediaStream, HTMLElement>;
  readonly qrCodes: QrCodes;
  readonly recorder: Recorder<MediaStream, Blob>;
  readonly rememberedDevices: RememberedDevices;
  readonly begunResume: Kept<BegunResume>;
  readonly resumeFiles: ResumeFiles<File>;
  readonly sessionRecorder: () => void;
  readonly voiceCall: VoiceCall;
  readonly socialSignIn: (provider: SocialProvider) => SocialSignIn;
}

export const areaTokens = tokensOf<AreaPorts>('area');

export type PortToken<P> = Token<P>;
