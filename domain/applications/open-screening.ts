import type { Application } from './application';

/** The screening is open until it is answered. A settled outcome with no application behind it, and of no known meaning, is answered again. */
export const isScreeningOpen = ({ applied, screening }: Pick<Application, 'applied' | 'screening'>): boolean =>
  applied !== 'interview-arranged' &&
  (screening === 'open' || (applied === 'not-submitted' && screening === 'unknown'));
