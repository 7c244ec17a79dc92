import * as O from 'fp-ts/Option';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Destination, type Job } from '../../application/navigation/destination';
import { jobFromPath, toPath } from '../../application/navigation/path';
import { landingPath, type Landing } from '../../application/navigation/landing';

/** What a page tells the next one; it stays in the history, so that a page that is loaded again still knows. */
export interface Told {
  /** Applying led to the list, and there to the card's Schedule (R6). */
  readonly hint?: 'schedule-interview';
  /** The appointment was moved, not booked. */
  readonly moved?: true;
  /** A first time was booked on the page before. */
  readonly booked?: true;
  /** The job that the next page is about, where its address does not say it (R3). */
  readonly job?: Job;
  /** Applying begins by itself: Start was pressed on the card (R10). */
  readonly begins?: true;
  /** The address that was typed on the page before: signing in leads to signing up, and back. */
  readonly email?: string;
  /** The e-mail and the code of a mailed link, which left the address (R3c). */
  readonly link?: ToldLink;
  /** What the identity provider added to the address, which left it. */
  readonly answer?: string;
  /** The code of a mailed link to an upload, which left the address (R3c). */
  readonly uploadCode?: string;
  /** Why a social sign-in led nowhere, for beside its button. */
  readonly socialFault?: string;
}

export interface ToldLink {
  readonly email: string;
  readonly code: string;
}

const named = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined;

export const isToldMoved = (state: unknown): boolean => named(state, 'moved') === true;

export const isToldBooked = (state: unknown): boolean => named(state, 'booked') === true;

export const isToldToSchedule = (state: unknown): boolean => named(state, 'hint') === 'schedule-interview';

export const isToldToBegin = (state: unknown): boolean => named(state, 'begins') === true;

const text = (of: unknown): string | undefined => (typeof of === 'string' ? of : undefined);

export const toldEmail = (state: unknown): string | undefined => text(named(state, 'email'));

/** What an identity provider answered. */
export const toldAnswer = (state: unknown): string | undefined => text(named(state, 'answer'));

/** The code of the link that an upload was opened by. */
export const toldUploadCode = (state: unknown): string | undefined => text(named(state, 'uploadCode'));

/** The mailed link that a page was opened by. */
export const toldLink = (state: unknown): ToldLink | undefined => {
  const link = named(state, 'link');
  const [email, code] = [named(link, 'email'), named(link, 'code')];
  return typeof email === 'string' && typeof code === 'string' ? { email, code } : undefined;
};

/** What a social sign-in that led nowhere has to say. */
export const toldSocialFault = (state: unknown): string | undefined => text(named(state, 'socialFault'));

/** The job that a page was told about; whatever else stands in the history is none. */
export const toldJob = (state: unknown): Job | undefined => {
  const job = named(state, 'job');
  return O.toUndefined(jobFromPath(String(named(job, 'communityId')), String(named(job, 'positionId'))));
};

export interface Travel {
  readonly to: (destination: Destination, told?: Told) => void;
  /** Takes the place of the present page in the history. `told` is what the next page is told, beside its address (R3). */
  readonly instead: (destination: Destination, told?: Told) => void;
  /** Where a way in leads: it takes the place of the page that signed in. */
  readonly land: (landing: Landing) => void;
}

/** Goes to a destination; no screen writes a URL. */
export const useTravel = (): Travel => {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      to: (destination, told) => void navigate(toPath(destination), { state: told }),
      instead: (destination, told) => void navigate(toPath(destination), { replace: true, state: told }),
      land: (landing) => void navigate(landingPath(landing), { replace: true }),
    }),
    [navigate],
  );
};
