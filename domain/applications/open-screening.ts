import type { Application } from './application';

/** Whether the screening is open: until it is answered. If nothing was submitted and the outcome is unknown, it is answered again. */
export const isScreeningOpen = ({ applied, screening }: Pick<Application, 'applied' | 'screening'>): boolean =>
  applied !== 'interview-arranged' &&
  (screening === 'open' || (applied === 'not-submitted' && screening === 'unknown'));
