import type { ApplyDestination, ApplyError } from '../../domain/applications/apply-result';
import { somethingWentWrong } from './failures';

/** Why a candidate who applied stays where they are: the server's words, or those of spec 1 §8 (R6). */
export const sayApplyError = (error: ApplyError): string =>
  error._tag === 'SaidByServer' ? error.text : somethingWentWrong;

type ApplyHint = Extract<ApplyDestination, { readonly _tag: 'MyJobs' }>['hint'];

const hints: Readonly<Record<ApplyHint, string>> = { 'schedule-interview': 'schedule interview' };

/** What My Jobs is told to point at (spec 1 §4, R6). */
export const sayApplyHint = (hint: ApplyHint): string => hints[hint];
