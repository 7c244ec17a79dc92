import { createContext, useContext } from 'react';
import type { Component } from '../jsx-types';
import type { AreaOf, Area, DestinationTag, FieldsOf, GateOf } from '../../application/navigation/routes';
import type { Job } from '../../domain/ids/job';
import type { LazyScreen } from './lazy-screen';

/** A screen gets the parameters in its path; behind the job gate, the job in hand too. */
export type ScreenProps = {
  readonly [T in DestinationTag]: FieldsOf[T] & (GateOf[T] extends 'job in hand' ? { readonly job: Job } : object);
};

/** Parts that are drawn but are not a route's screen, with their props: each area adds its own, so that this floor knows no screen. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The areas fill it in.
export interface PartProps {}

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
