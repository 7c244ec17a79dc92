import type { LineWatch } from '../../application/live/line-watch';
import type { Now } from '../../application/live/now';
import type { SessionWatch } from '../../application/live/session-watch';
import type { nameRecording } from '../../application/journeys/name-recording';
import type { AnswerUploads } from '../../application/ports/answer-uploads';
import type { AttachmentFiles } from '../../application/ports/attachment-files';
import type { Attention } from '../../application/ports/attention';
import type { Calendar } from '../../application/ports/calendar';
import type { Camera } from '../../application/ports/camera';
import type { JobsList } from '../../application/ports/candidate-api/applications';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { DeviceClock } from '../../application/ports/clock';
import type { Clipboard } from '../../application/ports/clipboard';
import type { DesktopNotices } from '../../application/ports/desktop-notices';
import type { Advert } from '../../domain/positions/advert';
import type { PositionId } from '../../domain/positions/ids';
import type { DeviceFacts } from '../../application/ports/device-facts';
import type { Drawn } from '../../application/ports/drawn';
import type { Environment, SocialProvider } from '../../application/ports/environment';
import type { BegunResume, LinkedUpload, ResumeFiles } from '../../application/ports/file-uploads';
import type { KeptChats } from '../../application/ports/kept-chats';
import type { KeptRecordings } from '../../application/ports/kept-recordings';
import type { MapDrawer } from '../../application/ports/map-drawer';
import type { NetworkProbe } from '../../application/ports/network-probe';
import type { OneTab } from '../../application/ports/one-tab';
import type { PortalPage } from '../../application/ports/portal-page';
import type { Presence } from '../../application/ports/presence';
import type { QrCodes } from '../../application/ports/qr-code';
import type { Recorder } from '../../application/ports/recorder';
import type { RememberedDevices } from '../../application/ports/remembered-devices';
import type { Reporter } from '../../application/ports/reporter';
import type { InterviewerSessionStore, InterviewRoom } from '../../application/ports/interview-room';
import type { KeptMeeting } from '../../application/ports/kept-meeting';
import type { MeetingRoom } from '../../application/ports/meeting-room';
import type { Parting } from '../../application/ports/parting';
import type { VoiceCall } from '../../application/ports/voice-call';
import type { Kept, SessionStore } from '../../application/ports/session-store';
import type { SocialSignIn } from '../../application/ports/social-sign-in';
import type { LiveLine } from '../../application/ports/socket';
import type { DeviceType } from '../../domain/tech-check/device-type';
import { tokensOf, type Token } from './token';

/** The ports available on every page. */
export interface PortalPorts {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  readonly line: LineWatch;
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

/** What an area adds (adapters/composition/areas). */
interface AreaPorts {
  readonly answerUploads: AnswerUploads;
  readonly attachmentFiles: AttachmentFiles<File>;
  readonly attention: Attention;
  readonly calendar: Calendar;
  readonly camera: Camera<MediaStream>;
  readonly desktopNotices: DesktopNotices;
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
  readonly parting: Parting;
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
