import { createContext, useContext, type ComponentType } from 'react';
import type { lookForSlots } from '../../application/journeys/schedule';
import type { LineWatch } from '../../application/live/line-watch';
import type { Now } from '../../application/live/now';
import type { SessionWatch } from '../../application/live/session-watch';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { ResumesApi } from '../../application/ports/candidate-api/resumes';
import type { SchedulingApi } from '../../application/ports/candidate-api/scheduling';
import type { DeviceClock } from '../../application/ports/clock';
import type { Job } from '../../application/navigation/destination';
import type { Calendar } from '../../application/ports/calendar';
import type { Clipboard } from '../../application/ports/clipboard';
import type { Environment, SocialProvider } from '../../application/ports/environment';
import type { MapDrawer } from '../../application/ports/map-drawer';
import type { NetworkProbe } from '../../application/ports/network-probe';
import type { PortalPage } from '../../application/ports/portal-page';
import type { Presence } from '../../application/ports/presence';
import type { Reporter } from '../../application/ports/reporter';
import type { SocialSignIn } from '../../application/ports/social-sign-in';
import type { beginSocialSignIn } from '../../application/journeys/sign-in-socially';
import type { saySocialSignIn } from '../../application/words/social-sign-in';
import type { FileUploads } from '../../application/ports/file-uploads';
import type { SessionStore } from '../../application/ports/session-store';
import type { ResumeRef } from '../../domain/resumes/upload';
import type { ConnectionNoticesProps } from '../screens/connection/connection.props';
import type { SocialWayInProps } from '../screens/social-sign-in/social-way-in.props';
import type { GivingUpProps } from '../screens/giving-up/giving-up.props';

/** Files that were chosen on this page, and how they travel. */
export interface ResumeFiles {
  readonly choose: (file: File) => ResumeRef;
  readonly uploads: FileUploads;
}

/** What a mailed link opens, and nothing else. */
export type LinkedUpload = ResumeFiles & Pick<SchedulingApi, 'position'> & Pick<ResumesApi, 'storeResume'>;

/** The way to a provider and back. */
export interface SocialWay {
  readonly social: SocialSignIn;
  readonly begin: typeof beginSocialSignIn;
  readonly say: typeof saySocialSignIn;
}

/** What screens ask for, resolved from the container once. */
export interface Ports {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  readonly presence: Presence;
  readonly sessionWatch: SessionWatch;
  readonly line: LineWatch;
  readonly page: PortalPage;
  readonly clock: DeviceClock;
  /** The clock for what is drawn. */
  readonly now: Now;
  readonly clipboard: Clipboard;
  readonly environment: Environment;
  readonly reporter: Reporter;
  /** Comes when a map is seen: it weighs more than the page around it. */
  readonly mapDrawer: () => Promise<MapDrawer<HTMLElement>>;
  /** Comes with the scheduling screens, for they alone need zones. */
  readonly slotSearch: () => Promise<typeof lookForSlots>;
  /** Comes with the resume upload. */
  readonly resumeFiles: () => Promise<ResumeFiles>;
  /** Comes with the page of a mailed link, under its code. */
  readonly linkedUpload: (code: string) => Promise<LinkedUpload>;
  /** Comes where a provider is set. */
  readonly socialButton: () => Promise<ComponentType<SocialWayInProps>>;
  /** Comes when social sign-in is asked for. */
  readonly socialSignIn: (provider: SocialProvider) => Promise<SocialWay>;
  /** Comes with the confirmation of a time. */
  readonly calendar: () => Promise<Calendar>;
  /** Comes when the line is slow, or when a candidate asks how fast it is. */
  readonly connectionNotices: () => Promise<ComponentType<ConnectionNoticesProps>>;
  /** Comes with the speed dialog. */
  readonly networkProbe: () => Promise<NetworkProbe>;
  /** Where a deployment records sessions, the recorder comes, once; elsewhere it does nothing. */
  readonly recordVisit: () => void;
  /** Comes when an application was made, where a deployment records sessions; elsewhere it does nothing. */
  readonly nameRecording: (job: Job) => Promise<void>;
  /** Comes when a candidate first asks to cancel. */
  readonly givingUpDialog: () => Promise<ComponentType<GivingUpProps>>;
}

const PortsContext = createContext<Ports | undefined>(undefined);

export const PortsProvider = PortsContext.Provider;

export const usePorts = (): Ports => {
  const ports = useContext(PortsContext);
  if (ports === undefined) throw new Error('A screen stands outside PortsProvider.');
  return ports;
};
