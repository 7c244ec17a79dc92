import * as O from 'fp-ts/Option';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Destination } from '../../application/navigation/destination';
import { jobFromPath, toPath } from '../../application/navigation/path';
import { landingPath, type Landing } from '../../application/navigation/landing';
import type { Job } from '../../domain/positions/job';

/** Navigation state from one page to the next. It is kept in the history, so it survives a reload. */
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
  /** The job on whose advert Start was pressed; sign-up names it. */
  readonly applyingFor?: { readonly positionName: string; readonly communityName: string };
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

export interface CarriedLink {
  readonly email: string;
  readonly code: string;
}

/** The value of that name in the navigation state; undefined if there is none. */
export const named = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? new Map<string, unknown>(Object.entries(of)).get(name) : undefined;

/** Whether the previous page said so. */
export const isCarried = (state: unknown, what: 'moved' | 'booked' | 'begins' | 'fromLink' | 'toSchedule'): boolean =>
  named(state, what) === true;

/** The text of that name in the navigation state. */
export const carriedText = (
  state: unknown,
  name: 'answer' | 'email' | 'interviewCode' | 'socialFault' | 'uploadCode',
): string | undefined => {
  const value = named(state, name);
  return typeof value === 'string' ? value : undefined;
};

/** The job in the navigation state; undefined if the state holds anything else. */
export const carriedJob = (state: unknown): Job | undefined => {
  const job = named(state, 'job');
  return O.toUndefined(jobFromPath(String(named(job, 'communityId')), String(named(job, 'positionId'))));
};

export interface Travel {
  readonly to: (destination: Destination, carried?: Carried) => void;
  /** Replaces the current history entry. `carried` is the navigation state for the next page, passed along with its URL (R3). */
  readonly instead: (destination: Destination, carried?: Carried) => void;
  /** Where a sign-in leads; it replaces the page that signed in. */
  readonly land: (landing: Landing) => void;
}

/** Navigates to a destination; no screen builds a URL. */
export const useTravel = (): Travel => {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      to: (destination, carried) => void navigate(toPath(destination), { state: carried }),
      instead: (destination, carried) => void navigate(toPath(destination), { replace: true, state: carried }),
      land: (landing) =>
        void navigate(landingPath(landing), { replace: true, state: landing.begins && { begins: true } }),
    }),
    [navigate],
  );
};
