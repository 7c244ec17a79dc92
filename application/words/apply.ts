import type { ApplyDestination, ApplyError } from '../../domain/applications/apply-result';
import type { AdvertRefusal, ConfirmRefusal, LinkRefusal } from '../ports/candidate-api/applying';
import { somethingWentWrong } from './failures';
import { sayBookingRefusal } from './scheduling-refusals';

/** Why a candidate who applied stays where they are: the server's words, or those of spec 1 §8 (R6). */
export const sayApplyError = (error: ApplyError): string =>
  error._tag === 'SaidByServer' ? error.text : somethingWentWrong;

type ApplyHint = Extract<ApplyDestination, { readonly _tag: 'MyJobs' }>['hint'];

const hints: Readonly<Record<ApplyHint, string>> = { 'schedule-interview': 'schedule interview' };

/** What My Jobs is told to point at (spec 1 §4, R6). */
export const sayApplyHint = (hint: ApplyHint): string => hints[hint];

/** Why an advert can't be read. Whether it never was or is over makes no difference to who looks for it. */
export const sayAdvertRefusal = (refusal: AdvertRefusal): string => {
  switch (refusal._tag) {
    case 'PositionClosed':
      return sayBookingRefusal(refusal);
    case 'NoSuchPosition':
      return 'We found no job under this link.';
  }
};

/** Why an encoded id leads nowhere (R1). */
export const sayLinkRefusal = (_: LinkRefusal): string =>
  "This link can't be read. Check that you copied all of it, or look for the job in My Jobs.";

/** Why an application on another site isn't counted. */
export const sayConfirmRefusal = (refusal: ConfirmRefusal): string => sayBookingRefusal(refusal);
