import type { Component } from '../jsx-types';
import { routes, type Area, type AreaOf, type DestinationTag } from '../../application/navigation/routes';
import type { CallArea } from '../../application/ports/candidate-api';
import type { Areas, PartProps, Parts, ScreenProps, Screens, ScreensOf } from '../hooks/areas';
import { lazyScreen, type LazyScreen } from '../hooks/lazy-screen';
import type { AreaName, Ports } from '../hooks/ports';

/** The area of each part. */
const partIn = {
  AppliedElsewhere: 'applying',
  ChatNotices: 'chat-notices',
  ConnectionNotices: 'connection',
  GivingUp: 'giving-up',
  LaterChoice: 'recording',
  LinkResolver: 'applying',
  LiveJobs: 'live-jobs',
  NextUp: 'next-up',
  PhoneCode: 'tech-check-test',
  SignedInShell: 'signed-in',
  SocialWayIn: 'social-button',
  WelcomeBack: 'welcome-back',
} as const satisfies Readonly<Record<keyof PartProps, string>>;

/** The area of each group of calls. */
export const callsIn = {
  applications: 'signed-in',
  applying: 'applying',
  chat: 'chat-notices',
  givingUp: 'giving-up',
  history: 'history',
  interviewer: 'interviewer',
  identity: 'sign-in',
  linkSignIn: 'link-sign-in',
  meeting: 'meeting',
  profile: 'profile-calls',
  recorder: 'recorded-visit',
  recording: 'recording',
  resumes: 'resumes',
  scheduling: 'scheduling',
  screening: 'screening',
  signUp: 'sign-up',
  socialSignIn: 'social-sign-in',
  techCheck: 'tech-check-test',
} as const satisfies Readonly<Record<CallArea, AreaName>>;

type LoadedScreens = { readonly [A in Area]: () => Promise<{ readonly area: { readonly screens: ScreensOf<A> } }> };
type LoadedParts = {
  readonly [P in keyof PartProps as (typeof partIn)[P]]: () => Promise<{
    readonly area: { readonly parts: Pick<Parts, P> };
  }>;
};

interface Loaded {
  readonly area: { readonly module?: unknown; readonly screens?: Partial<Screens>; readonly parts?: Partial<Parts> };
}

/**
 * Screens load in groups that are used together: a chunk per screen would mean twenty small files, and on a slow connection each costs a round trip.
 * An area that lacks a screen for one of its destinations, or its part, does not compile.
 */
export const loadArea = {
  'access-refused': () => import('../identity/access-refused.area'),
  applying: () => import('../applications/applying.area'),
  'calendar-files': () => import('../scheduling/calendar-files.area'),
  chat: () => import('../chat/chat.area'),
  'chat-notices': () => import('../chat/chat-notices.area'),
  connection: () => import('../tech-check/connection.area'),
  'giving-up': () => import('../applications/giving-up.area'),
  history: () => import('../applications/history.area'),
  interviewer: () => import('../live-interview/interviewer.area'),
  landing: () => import('../positions/landing.area'),
  'link-sign-in': () => import('../identity/link-sign-in.area'),
  'live-jobs': () => import('../chat/live-jobs.area'),
  'live-line': () => import('../chat/live-line.area'),
  'daily-room': () => import('../live-interview/daily-room.area'),
  map: () => import('../positions/map.area'),
  meeting: () => import('../live-interview/meeting.area'),
  'next-up': () => import('../applications/next-up.area'),
  'peer-room': () => import('../live-interview/peer-room.area'),
  profile: () => import('../profile/profile.area'),
  'profile-calls': () => import('../profile/profile-calls.area'),
  recorder: () => import('../recording/recorder.area'),
  'recorded-visit': () => import('../applications/recorded-visit.area'),
  recording: () => import('../recording/recording.area'),
  'resume-link': () => import('../resumes/resume-link.area'),
  resumes: () => import('../resumes/resumes.area'),
  scheduling: () => import('../scheduling/scheduling.area'),
  screening: () => import('../screening/screening.area'),
  'session-recording': () => import('./session-recording.area'),
  'sign-in': () => import('../identity/sign-in.area'),
  'sign-up': () => import('../identity/sign-up.area'),
  'signed-in': () => import('./signed-in.area'),
  'social-button': () => import('../identity/social-button.area'),
  'social-sign-in': () => import('../identity/social-sign-in.area'),
  'tech-check': () => import('../tech-check/tech-check.area'),
  'tech-check-test': () => import('../tech-check/tech-check-test.area'),
  'voice-call': () => import('../live-interview/voice-call.area'),
  'welcome-back': () => import('../profile/welcome-back.area'),
} satisfies Readonly<Record<string, () => Promise<Loaded>>> & LoadedScreens & LoadedParts;

type Loaders = typeof loadArea;
declare module '../hooks/ports' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The names are those of the list above.
  interface AreasByName extends Loaders {}
}

const anyArea: Readonly<Record<AreaName, () => Promise<Loaded>>> = loadArea;
const areaOf: { readonly [T in DestinationTag]: { readonly area: AreaOf[T] } } = routes;

const there = <Props>(found: Component<Props> | undefined, name: string): Component<Props> => {
  if (found === undefined) throw new Error(`No ${name}`);
  return found;
};

/**
 * A phone that leaves the Wi-Fi fails every request under way, and the next one succeeds: an area is requested a second time before the candidate is told
 * that it did not load.
 */
const pauseBetween = 500;

/** Screens and parts, created once so that their identity is stable. */
export const areasThrough = ({ open }: Pick<Ports, 'open'>): Areas => {
  const requested = async (name: AreaName): Promise<Loaded['area']> => {
    const [{ area }] = await Promise.all([anyArea[name](), open(name)]);
    return area;
  };
  const loaded = (name: AreaName): Promise<Loaded['area']> =>
    requested(name).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseBetween));
      return requested(name);
    });
  const screens: { [T in DestinationTag]?: LazyScreen<ScreenProps[T]> } = {};
  const parts: { [P in keyof PartProps]?: LazyScreen<PartProps[P]> } = {};
  return {
    screen: <T extends DestinationTag>(tag: T) => {
      const kept: { [K in T]?: LazyScreen<ScreenProps[K]> } = screens;
      return (kept[tag] ??= lazyScreen(async () => there((await loaded(areaOf[tag].area)).screens?.[tag], tag)));
    },
    part: <P extends keyof PartProps>(name: P) => {
      const kept: { [K in P]?: LazyScreen<PartProps[K]> } = parts;
      return (kept[name] ??= lazyScreen(async () => there((await loaded(partIn[name])).parts?.[name], name)));
    },
  };
};
