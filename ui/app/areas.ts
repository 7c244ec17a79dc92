import { createContext, useContext, type PropsWithChildren } from 'react';
import type { Component } from '../jsx-types';
import type { AreaOf, Area, DestinationTag, FieldsOf, GateOf } from '../../application/navigation/routes';
import type { Job } from '../../domain/positions/job';
import type { AppliedElsewhereProps } from '../screens/apply/applied-elsewhere';
import type { ChatNoticesProps } from '../screens/chat/chat-notices';
import type { ConnectionNoticesProps } from '../screens/connection/connection-notices';
import type { GivingUpProps } from '../screens/giving-up/giving-up';
import type { NextUpProps } from '../screens/my-jobs/next-up';
import type { LaterChoiceProps } from '../screens/recording-ways/later-choice';
import type { SocialWayInProps } from '../screens/social-sign-in/social-way-in';
import type { PhoneCodeProps } from '../screens/tech-check/phone-code';
import type { WelcomeBackProps } from '../screens/welcome-back/welcome-back';
import type { LazyScreen } from './lazy-screen';

/** A screen gets the parameters in its path; behind the job gate, the job in hand too. */
export type ScreenProps = {
  readonly [T in DestinationTag]: FieldsOf[T] & (GateOf[T] extends 'job in hand' ? { readonly job: Job } : object);
};

/** Parts that are drawn but are not a route's screen, with their props. */
export interface PartProps {
  /** Asks whether the candidate has applied on the employer's own site. */
  readonly AppliedElsewhere: AppliedElsewhereProps;
  /** What the rest of the portal shows of the chat: messages that come, and how many are unread. */
  readonly ChatNotices: ChatNoticesProps;
  readonly ConnectionNotices: ConnectionNoticesProps;
  readonly GivingUp: GivingUpProps;
  readonly LaterChoice: LaterChoiceProps;
  /** Opens links with encoded ids, whatever page they point to (R1). */
  readonly LinkResolver: object;
  /** The panel beside the list on a wide screen. */
  readonly NextUp: NextUpProps;
  /** A QR code that opens this page on a phone. */
  readonly PhoneCode: PhoneCodeProps;
  /** What all signed-in screens share: the store, the header and the check that the session still lasts. */
  readonly SignedInShell: PropsWithChildren;
  readonly SocialWayIn: SocialWayInProps;
  readonly WelcomeBack: WelcomeBackProps;
}

type Drawn<Props> = { readonly [T in keyof Props]: Component<Props[T]> };

export type Screens = Drawn<ScreenProps>;
export type Parts = Drawn<PartProps>;

/** The screens of an area: one for each destination that the route table gives it. */
export type ScreensOf<A extends Area> = {
  readonly [T in DestinationTag as AreaOf[T] extends A ? T : never]: Screens[T];
};

/** Screens and parts as components: each loads with its area, when it is rendered or earlier. */
export interface Areas {
  readonly screen: <T extends DestinationTag>(tag: T) => LazyScreen<ScreenProps[T]>;
  readonly part: <P extends keyof PartProps>(name: P) => LazyScreen<PartProps[P]>;
}

const AreasContext = createContext<Areas | undefined>(undefined);

export const AreasProvider = AreasContext.Provider;

export const useAreas = (): Areas => {
  const areas = useContext(AreasContext);
  if (areas === undefined) throw new Error('A screen stands outside AreasProvider.');
  return areas;
};
