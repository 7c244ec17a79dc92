import type { ApplyDestination, ApplyError } from '../../domain/applications/apply-result';
import type { ConfirmRefusal } from './applying.api';
import type { AdvertRefusal, LinkRefusal } from '../positions/adverts.api';
import { somethingWentWrong } from '../words/failures';
import { sayBookingRefusal } from './scheduling-refusals.words';
import { screeningAnswered } from './screening-answered.words';

/** Why applying failed: the server's text, or that of spec 1 §8 (R6). */
export const sayApplyError = (error: ApplyError): string =>
  error._tag === 'SaidByServer' ? error.text : somethingWentWrong;

type ApplyHint = Extract<ApplyDestination, { readonly _tag: 'MyJobs' }>['hint'];

const hints: Readonly<Record<ApplyHint, string>> = { 'schedule-interview': 'schedule interview' };

/** What My Jobs points out (spec 1 §4, R6). */
export const sayApplyHint = (hint: ApplyHint): string => hints[hint];

/** Why an advert can't be read. The text doesn't say whether it never existed or is closed. */
export const sayAdvertRefusal = (refusal: AdvertRefusal): string => {
  switch (refusal._tag) {
    case 'PositionClosed':
      return sayBookingRefusal(refusal);
    case 'NoSuchPosition':
      return 'We found no job under this link.';
  }
};

/** Why an encoded id can't be resolved (R1). */
export const sayLinkRefusal = (_: LinkRefusal): string =>
  "This link can't be read. Check that you copied all of it, or look for the job in My Jobs.";

/** Why an application, here or on the employer's own site, doesn't count (R6b). */
export const sayConfirmRefusal = (refusal: ConfirmRefusal): string =>
  refusal._tag === 'ScreeningAnswered' ? screeningAnswered : sayBookingRefusal(refusal);
