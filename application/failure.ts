/**
 * Why a call did not do what it was asked, seen from the candidate's side (R4). A refusal that a rule gave is not among them:
 * each call names its own. `requestId` is what a candidate can quote and what stands in the server's log.
 */
export type CallFailure =
  | { readonly _tag: 'NoConnection' }
  | { readonly _tag: 'AnswerLost' }
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
