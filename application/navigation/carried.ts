import * as O from 'fp-ts/Option';
import type { Job } from '../../domain/ids/job';
import { jobFromPath } from './path';

/*
 * What one page hands the next beside its address. It is kept in the history, so it survives a reload; like everything that is stored, it is read
 * with care. Links and redirects write a `Carried`, so that a key that nobody reads does not compile.
 */

/** What the next page gets. */
export interface Carried {
  /** Applying led to the list, at the Schedule action of the card (R6). */
  readonly toSchedule?: true;
  /** The appointment was moved, not booked. */
  readonly moved?: true;
  /** A first time was booked on the previous page. */
  readonly booked?: true;
  /** The job that the next page is about, if its address does not contain it (R3). */
  readonly job?: Job;
  /** Applying starts automatically: Start was pressed on the card (R10), or before signing in. */
  readonly begins?: true;
  /** A link with encoded ids was opened; the address now has the plain ones (R1). */
  readonly fromLink?: true;
  /** The open step of the tour, counted from 0: each is a step of the browser's Back (ours). */
  readonly tourStep?: number;
  /** Next led here, so that the step before is the history entry below. */
  readonly byNext?: true;
  /** The job on whose advert Start was pressed; sign-up names it. */
  readonly applyingFor?: { readonly positionName: string; readonly communityName: string };
  /** A page that needs a session was opened without one: sign-in says so, and leads there. */
  readonly toPage?: true;
  /** The email address typed on the previous page, shared between sign-in and sign-up. */
  readonly email?: string;
  /** The e-mail and code of a mailed link, which were removed from the address (R3c). */
  readonly link?: CarriedLink;
  /** The parameters the identity provider added to the address, which were removed from it. */
  readonly answer?: string;
  /** The code of a mailed upload link, which was removed from the address (R3c). */
  readonly uploadCode?: string;
  /** The code of an interviewer's link, which was removed from the address (R3c). */
  readonly interviewCode?: string;
  /** Why a social sign-in failed, shown beside its button. */
  readonly socialFault?: string;
}

/** A mailed link in parts. */
export interface CarriedLink {
  readonly email: string;
  readonly code: string;
}

type KeysOf<V> = { [K in keyof Carried]-?: Carried[K] extends V | undefined ? K : never }[keyof Carried];

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? new Map<string, unknown>(Object.entries(of)).get(name) : undefined;

const carried = (state: unknown, name: keyof Carried): unknown => fieldOf(state, name);

/** Whether the previous page said so. */
export const isCarried = (state: unknown, what: KeysOf<true>): boolean => carried(state, what) === true;

/** The text of that name in the navigation state. */
export const carriedText = (state: unknown, name: KeysOf<string>): string | undefined => {
  const value = carried(state, name);
  return typeof value === 'string' ? value : undefined;
};

/** The step of the tour in the navigation state. Undefined: none of them. */
export const carriedTourStep = (state: unknown, steps: number): number | undefined => {
  const step = carried(state, 'tourStep');
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < steps ? step : undefined;
};

/** The job in the navigation state; undefined if the state holds anything else. */
export const carriedJob = (state: unknown): Job | undefined => {
  const job = carried(state, 'job');
  return O.toUndefined(jobFromPath(String(fieldOf(job, 'communityId')), String(fieldOf(job, 'positionId'))));
};

/** The job on whose advert Start was pressed. */
export const carriedApplyingFor = (state: unknown): Carried['applyingFor'] => {
  const job = carried(state, 'applyingFor');
  const [positionName, communityName] = [fieldOf(job, 'positionName'), fieldOf(job, 'communityName')];
  return typeof positionName === 'string' && typeof communityName === 'string'
    ? { positionName, communityName }
    : undefined;
};

/** The mailed link that opened the page. */
export const carriedLink = (state: unknown): CarriedLink | undefined => {
  const link = carried(state, 'link');
  const [email, code] = [fieldOf(link, 'email'), fieldOf(link, 'code')];
  return typeof email === 'string' && typeof code === 'string' ? { email, code } : undefined;
};
