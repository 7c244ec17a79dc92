import type { ApplicationEvent } from '../../../domain/applications/application-event';
import { at } from './time';

/** The candidate booked, and nothing is said of the application. */
export const anEvent = (changes: Partial<ApplicationEvent> = {}): ApplicationEvent => ({
  type: 'application.booked',
  at: at('2026-12-01T15:00:00Z'),
  by: { _tag: 'Candidate' },
  change: undefined,
  reason: undefined,
  topic: undefined,
  ...changes,
});
