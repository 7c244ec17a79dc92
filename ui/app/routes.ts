import type { Component } from '../jsx-types';
import { routes, type Area, type AreaOf, type DestinationTag } from '../../application/navigation/routes';
import type { CallArea } from '../../application/ports/candidate-api';
import type { Areas, PartProps, Parts, ScreenProps, Screens, ScreensOf } from './areas';
import { lazyScreen, type LazyScreen } from './lazy-screen';
import type { AreaName, Ports } from './ports';

/** The area of each part. */
const partIn = {
  AppliedElsewhere: 'applying',
  ChatNotices: 'chat-notices',
  ConnectionNotices: 'connection',
  GivingUp: 'giving-up',
  LaterChoice: 'recording',
  LinkResolver: 'applying',
  NextUp: 'next-up',
  PhoneCode: 'tech-check-test',
  SignedInShell: 'signed-in',
  SocialWayIn: 'social-button',
  WelcomeBack: 'welcome-back',
} as const satisfies Readonly<Record<keyof PartProps, AreaName>>;

/** The area of each group of calls. */
export const callsIn = {
  applications: 'signed-in',
  applying: 'applying',
  chat: 'chat-notices',
  givingUp: 'giving-up',
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

/**
 * Screens load in groups that are used together: a chunk per screen would mean twenty small files, and on a slow connection each costs a round trip.
 * An area that lacks a screen for one of its destinations, or its part, does not compile.
 */
export const loadArea = {
  'access-refused': () => import('./areas/access-refused'),
  applying: () => import('./areas/applying'),
  'calendar-files': () => import('./areas/calendar-files'),
  chat: () => import('./areas/chat'),
  'chat-notices': () => import('./areas/chat-notices'),
  connection: () => import('./areas/connection'),
  'giving-up': () => import('./areas/giving-up'),
  interviewer: () => import('./areas/interviewer'),
  landing: () => import('./areas/landing'),
  'link-sign-in': () => import('./areas/link-sign-in'),
  'live-line': () => import('./areas/live-line'),
  'daily-room': () => import('./areas/daily-room'),
  map: () => import('./areas/map'),
  meeting: () => import('./areas/meeting'),
  'next-up': () => import('./areas/next-up'),
  'peer-room': () => import('./areas/peer-room'),
  profile: () => import('./areas/profile'),
  'profile-calls': () => import('./areas/profile-calls'),
  recorder: () => import('./areas/recorder'),
  'recorded-visit': () => import('./areas/recorded-visit'),
  recording: () => import('./areas/recording'),
  'resume-link': () => import('./areas/resume-link'),
  resumes: () => import('./areas/resumes'),
  scheduling: () => import('./areas/scheduling'),
  screening: () => import('./areas/screening'),
  'session-recording': () => import('./areas/session-recording'),
  'sign-in': () => import('./areas/sign-in'),
  'sign-up': () => import('./areas/sign-up'),
  'signed-in': () => import('./areas/signed-in'),
  'social-button': () => import('./areas/social-button'),
  'social-sign-in': () => import('./areas/social-sign-in'),
  'tech-check': () => import('./areas/tech-check'),
  'tech-check-test': () => import('./areas/tech-check-test'),
  'voice-line': () => import('./areas/voice-line'),
  'welcome-back': () => import('./areas/welcome-back'),
} satisfies Readonly<Record<AreaName, unknown>> & LoadedScreens & LoadedParts;

interface Loaded {
  readonly area: { readonly module?: unknown; readonly screens?: Partial<Screens>; readonly parts?: Partial<Parts> };
}

const anyArea: Readonly<Record<AreaName, () => Promise<Loaded>>> = loadArea;
const areaOf: { readonly [T in DestinationTag]: { readonly area: AreaOf[T] } } = routes;

const there = <Props>(found: Component<Props> | undefined, name: string): Component<Props> => {
  if (found === undefined) throw new Error(`No ${name}`);
  return found;
};

/** Screens and parts, created once so that their identity is stable. */
export const areasThrough = ({ open }: Pick<Ports, 'open'>): Areas => {
  const loaded = async (name: AreaName): Promise<Loaded['area']> => {
    const [{ area }] = await Promise.all([anyArea[name](), open(name)]);
    return area;
  };
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
