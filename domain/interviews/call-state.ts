/* An audio interview: a phone call from the browser into the interview's conference (spec 2 §4.6, §7). */

/** Where the call is: the six states of spec 2 §4.6. The last four are ends. */
export type CallPhase = 'connecting' | 'accepted' | 'closed' | 'cancelled' | 'disconnected' | 'rejected';

export interface CallState {
  readonly phase: CallPhase;
  /** Whether the candidate can't be heard. A new call begins unmuted. */
  readonly muted: boolean;
}

export type CallEvent =
  /** What the line reports. */
  | { readonly _tag: 'Accepted' }
  | { readonly _tag: 'Rejected' }
  | { readonly _tag: 'Disconnected' }
  /** What the candidate presses. */
  | { readonly _tag: 'EndPressed' }
  | { readonly _tag: 'MutePressed' }
  | { readonly _tag: 'CallAgainPressed' };

export type CallCommand =
  { readonly _tag: 'Dial' } | { readonly _tag: 'HangUp' } | { readonly _tag: 'Mute'; readonly muted: boolean };

export type CallStep = readonly [CallState, readonly CallCommand[]];

export const startCall: CallStep = [{ phase: 'connecting', muted: false }, [{ _tag: 'Dial' }]];

/**
 * The candidate's own End closes a call that was accepted and cancels one that was not; the line's own end disconnects it.
 * Muting works while the call is on. After an end only calling again does anything.
 */
export const callStep = (state: CallState, event: CallEvent): CallStep => {
  switch (state.phase) {
    case 'connecting':
      return whileConnecting(state, event);
    case 'accepted':
      return whileOn(state, event);
    case 'closed':
    case 'cancelled':
    case 'disconnected':
    case 'rejected':
      return event._tag === 'CallAgainPressed' ? startCall : [state, []];
  }
};

const whileConnecting = (state: CallState, event: CallEvent): CallStep => {
  switch (event._tag) {
    case 'Accepted':
      return [{ ...state, phase: 'accepted' }, []];
    case 'Rejected':
      return [{ ...state, phase: 'rejected' }, []];
    case 'Disconnected':
      return [{ ...state, phase: 'disconnected' }, []];
    case 'EndPressed':
      return [{ ...state, phase: 'cancelled' }, [{ _tag: 'HangUp' }]];
    case 'MutePressed':
    case 'CallAgainPressed':
      return [state, []];
  }
};

const whileOn = (state: CallState, event: CallEvent): CallStep => {
  switch (event._tag) {
    case 'Disconnected':
      return [{ ...state, phase: 'disconnected' }, []];
    case 'EndPressed':
      return [{ ...state, phase: 'closed' }, [{ _tag: 'HangUp' }]];
    case 'MutePressed':
      return [{ ...state, muted: !state.muted }, [{ _tag: 'Mute', muted: !state.muted }]];
    case 'Accepted':
    case 'Rejected':
    case 'CallAgainPressed':
      return [state, []];
  }
};

/** Who calls and where to: `From` is the candidate's phone, digits only, `Digits` the interview's join code (spec 2 §7). */
export interface CallParameters {
  readonly from: string;
  readonly digits: string;
}

export const callParameters = (phone: string, joinCode: string): CallParameters => ({
  from: phone.replace(/[^0-9]/g, ''),
  digits: joinCode,
});
