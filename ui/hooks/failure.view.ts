import { isCallFailure, ourDefect, type CallFailure } from '../../application/failure';
import { sayCallFailure, type WayOut } from '../../application/words/failures';
import type { FailureView } from '../kit/failure-notice';
import { failureTexts as t } from '../texts/failures';

const actions: Readonly<Record<WayOut, string | undefined>> = {
  'try-again': t.tryAgain,
  'load-again': t.reload,
  none: undefined,
};

/**
 * A failed call as shown beside the thing that failed (R4, R29). `title` names what could not be done, and is used if the failure itself has no
 * better name.
 */
export const failureView = (failure: CallFailure, title: string = t.generic): FailureView => {
  const wording = sayCallFailure(failure);
  return {
    title: wording.title ?? title,
    text: wording.text,
    keptNote: undefined,
    action: actions[wording.way],
    requestId: 'requestId' in failure ? failure.requestId : undefined,
    reloads: wording.way === 'load-again',
    waitsForConnection: failure._tag === 'NoConnection',
  };
};

/** A rule's refusal, shown next to what was refused. `action` is the way to resolve it; undefined if the page itself offers one. */
export const refusedView = (
  title: string,
  text: string,
  { action, keptNote, reloads = false }: Partial<Pick<FailureView, 'action' | 'keptNote' | 'reloads'>> = {},
): FailureView => ({ title, text, keptNote, action, requestId: undefined, reloads });

/** A failed fetch of data that no rule refuses, such as the list. A defect of our own counts as an unreadable response. */
export const fetchFailureView = (failure: { readonly _tag: string } | object): FailureView =>
  failureView('_tag' in failure && isCallFailure(failure) ? failure : ourDefect);

/** A part of the portal that failed to load: the page is reloaded, drafts are kept. */
export const pageDidNotLoad: FailureView = { ...failureView({ _tag: 'PartMissing' }), keptNote: t.draftKept };
