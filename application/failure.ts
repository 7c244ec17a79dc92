/**
 * Why a call failed, as the candidate's side sees it (R4). Refusals by a rule are not included: each call declares its own. `requestId` is what a
 * candidate can quote and what the server log contains. `PartMissing`: a code chunk that the call needs failed to load although the device is online,
 * usually because a newer version was deployed.
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

/** The connection was lost before the request was sent (nothing happened), or before the response arrived (the outcome is unknown). */
export type ConnectionLost = { readonly _tag: 'NoConnection' } | { readonly _tag: 'AnswerLost' };

/** Whether the connection was lost, not the act refused: such an act can be sent again once the device is back online. */
export const isConnectionLost = (reason: { readonly _tag: string }): reason is ConnectionLost =>
  reason._tag === 'NoConnection' || reason._tag === 'AnswerLost';

/** A defect of our own counts as an answer that could not be read: what was asked for may have been done. */
export const ourDefect: CallFailure = { _tag: 'UnreadableAnswer', call: 'unknown', requestId: undefined };
