/**
 * Why a call did not do what it was asked, seen from the candidate's side (R4). A refusal that a rule gave is not among them:
 * each call names its own. `requestId` is what a candidate can quote and what stands in the server's log. `PartMissing`: a part of the portal did
 * not arrive that the call needs, on a device that has a line; mostly because a newer portal took its place.
 */
export type CallFailure =
  | { readonly _tag: 'NoConnection' }
  | { readonly _tag: 'AnswerLost' }
  | { readonly _tag: 'PartMissing' }
  | { readonly _tag: 'SessionEnded'; readonly message: string; readonly requestId: string | undefined }
  | { readonly _tag: 'NoContent'; readonly message: string; readonly requestId: string | undefined }
  | { readonly _tag: 'NotAcceptable'; readonly message: string; readonly requestId: string | undefined }
  | { readonly _tag: 'NoPosition'; readonly message: string; readonly requestId: string | undefined }
  | { readonly _tag: 'TooManyCalls'; readonly requestId: string | undefined }
  | { readonly _tag: 'ServerFault'; readonly message: string; readonly requestId: string | undefined }
  | { readonly _tag: 'UnreadableAnswer'; readonly call: string; readonly requestId: string | undefined };

const callFailures: Readonly<Record<CallFailure['_tag'], true>> = {
  NoConnection: true,
  AnswerLost: true,
  PartMissing: true,
  SessionEnded: true,
  NoContent: true,
  NotAcceptable: true,
  NoPosition: true,
  TooManyCalls: true,
  ServerFault: true,
  UnreadableAnswer: true,
};

/** Tells a call that failed from a refusal that a rule gave. */
export const isCallFailure = (reason: { readonly _tag: string }): reason is CallFailure =>
  Object.hasOwn(callFailures, reason._tag);

/** A line that was lost on the way there (nothing was done), or on the way back (nobody can say). */
export type LineLost = { readonly _tag: 'NoConnection' } | { readonly _tag: 'AnswerLost' };

/** Whether the line was lost, not the act refused: such an act can be sent again once the line is back. */
export const isLineLost = (reason: { readonly _tag: string }): reason is LineLost =>
  reason._tag === 'NoConnection' || reason._tag === 'AnswerLost';

/** A defect of our own counts as an answer that could not be read: what was asked for may have been done. */
export const ourDefect: CallFailure = { _tag: 'UnreadableAnswer', call: 'unknown', requestId: undefined };
