import type { LineWatch } from '../../application/live/line-watch';
import type { SessionWatch } from '../../application/live/session-watch';
import type { nameRecording } from '../../application/journeys/name-recording';
import type { AnswerUploads } from '../../application/ports/answer-uploads';
import type { Calendar } from '../../application/ports/calendar';
import type { Camera } from '../../application/ports/camera';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { DeviceClock } from '../../application/ports/clock';
import type { Clipboard } from '../../application/ports/clipboard';
import type { DeviceFacts } from '../../application/ports/device-facts';
import type { Environment, SocialProvider } from '../../application/ports/environment';
import type { LinkedUpload, ResumeFiles } from '../../application/ports/file-uploads';
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
import type { SessionStore } from '../../application/ports/session-store';
import type { SocialSignIn } from '../../application/ports/social-sign-in';
import { token, type Token } from './token';

/** What every page has. */
export const portalTokens = {
  api: token<CandidateApi>('CandidateApi'),
  session: token<SessionStore>('SessionStore'),
  line: token<LineWatch>('LineWatch'),
  page: token<PortalPage>('PortalPage'),
  presence: token<Presence>('Presence'),
  sessionWatch: token<SessionWatch>('SessionWatch'),
  clock: token<DeviceClock>('DeviceClock'),
  clipboard: token<Clipboard>('Clipboard'),
  environment: token<Environment>('Environment'),
  reporter: token<Reporter>('Reporter'),
} as const;

/** What an area adds (adapters/composition/areas). */
export const areaTokens = {
  answerUploads: token<AnswerUploads>('AnswerUploads'),
  calendar: token<Calendar>('Calendar'),
  camera: token<Camera<MediaStream>>('Camera'),
  deviceFacts: token<DeviceFacts>('DeviceFacts'),
  keptRecordings: token<KeptRecordings<Blob>>('KeptRecordings'),
  linkedUpload: token<(code: string) => LinkedUpload<File>>('LinkedUpload'),
  mapDrawer: token<MapDrawer<HTMLElement>>('MapDrawer'),
  nameRecording: token<ReturnType<typeof nameRecording>>('NameRecording'),
  networkProbe: token<NetworkProbe>('NetworkProbe'),
  oneTab: token<OneTab>('OneTab'),
  qrCodes: token<QrCodes>('QrCodes'),
  recorder: token<Recorder<MediaStream, Blob>>('Recorder'),
  rememberedDevices: token<RememberedDevices>('RememberedDevices'),
  resumeFiles: token<ResumeFiles<File>>('ResumeFiles'),
  sessionRecorder: token<() => void>('SessionRecorder'),
  socialSignIn: token<(provider: SocialProvider) => SocialSignIn>('SocialSignIn'),
} as const;

export type PortToken<P> = Token<P>;
