/* An audio interview: the browser calls into the interview's phone conference (spec 2 §4.6, §7). */

/** The six states of a call (spec 2 §4.6). The last four are final. */
export type CallPhase = 'connecting' | 'accepted' | 'closed' | 'cancelled' | 'disconnected' | 'rejected';

/** A call from the candidate's side, from dialing to its end. */
export interface CallState {
  readonly phase: CallPhase;
  /** Whether the candidate's microphone is off. A new call starts unmuted. */
  readonly muted: boolean;
}

/** What happens to a call: reports of the phone line, and what the candidate presses. */
export type CallEvent =
  /** Reported by the phone line. */
  | { readonly _tag: 'Accepted' }
  | { readonly _tag: 'Rejected' }
  | { readonly _tag: 'Disconnected' }
  /** Pressed by the candidate. */
  | { readonly _tag: 'EndPressed' }
  | { readonly _tag: 'MutePressed' }
  | { readonly _tag: 'CallAgainPressed' };

/** What the runner tells the phone line. `muted` concerns only the candidate's own microphone. */
export type CallCommand =
  | { readonly _tag: 'Dial' }
  | { readonly _tag: 'HangUp' }
  | { readonly _tag: 'Mute'; readonly muted: boolean };

/** The call after an event, and the commands to carry out, in order. */
export type CallStep = readonly [CallState, readonly CallCommand[]];

/** Begins a call: connecting, unmuted, dialing at once. */
export const startCall: CallStep = [{ phase: 'connecting', muted: false }, [{ _tag: 'Dial' }]];

/**
 * End closes an accepted call and cancels one not yet accepted; if the phone line ends it, the call is disconnected. Mute works during the
 * call. After the call ends, only calling again has an effect.
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

/** Caller and destination: `From` is the candidate's phone, digits only, `Digits` the interview's join code (spec 2 §7). */
export interface CallParameters {
  readonly from: string;
  readonly digits: string;
}

/** Prepares a call: `+1 (312) 555-0142` becomes 13125550142, the join code stays as it is. */
export const callParameters = (phone: string, joinCode: string): CallParameters => ({
  from: phone.replace(/[^0-9]/g, ''),
  digits: joinCode,
});
