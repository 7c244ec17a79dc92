import { isCallFailure } from '../../application/failure';
import type { CallTrouble, InAudioCall } from '../../application/live-interview/audio-call.live';
import { sayCallPhase } from '../../application/live-interview/call.words';
import { sayVoiceRefusal } from '../../application/live-interview/meeting-refusals.words';
import type { CallPhase } from '../../domain/live-interview/call-state';
import type { FailureView } from '../kit/failure-notice';
import { liveTexts as t } from './live-interview.texts';
import { techCheckTexts } from '../tech-check/tech-check.texts';
import { failureView, refusedView } from '../hooks/failure.view';

export interface AudioView {
  readonly phase: CallPhase;
  readonly state: string;
  readonly reconnecting: boolean;
  /** Why the other side hears nothing, and what to do; or that another microphone took the place of one. Undefined: the microphone works. */
  readonly unheard: { readonly title: string; readonly text: string } | undefined;
  /** Undefined: there is no call to mute. */
  readonly mute: { readonly label: string; readonly muted: boolean } | undefined;
  /** Whether keys are accepted: while the call lasts. */
  readonly keys: boolean;
  readonly ends: boolean;
  /** Calling again may help; a failure that needs a new page has its own button. */
  readonly callsAgain: boolean;
  readonly levels: { readonly own: number; readonly theirs: number } | undefined;
  readonly failure: FailureView | undefined;
}

const troubleView = (why: CallTrouble): FailureView => {
  if (isCallFailure(why)) return failureView(why, t.callFailed);
  switch (why._tag) {
    case 'LineFault':
      return why.fault === 'not-loaded'
        ? refusedView(t.callFailed, t.callFaults[why.fault], { action: t.callAgain, reloads: true })
        : refusedView(t.callFailed, t.callFaults[why.fault]);
    case 'NoSuchCall':
    case 'VoiceUnavailable':
      return refusedView(t.callFailed, sayVoiceRefusal(why));
  }
};

const percent = (level: number): number => Math.round(Math.min(1, Math.max(0, level)) * 100);

const unheardIn = ({ call, microphone, replaced }: InAudioCall): AudioView['unheard'] => {
  if (microphone?._tag === 'NotOpen') {
    const { lost, revoked, failed } = t.callMicrophoneStopped;
    return microphone.fault === 'lost' ? lost : microphone.fault === 'revoked' ? revoked : failed;
  }
  const hush = call.muted ? undefined : microphone?.hush;
  const { hushed, hushedTodo } = techCheckTexts;
  if (hush !== undefined) return { title: hushed[hush]('microphone'), text: hushedTodo[hush]('microphone') };
  return replaced && microphone !== undefined
    ? { title: t.callMicrophoneStopped.lost.title, text: t.callMicrophoneReplaced(microphone.device.label) }
    : undefined;
};

/** An audio interview in its six states (spec 2 §4.6). */
export const audioView = (state: InAudioCall): AudioView => {
  const { call, reconnecting, levels, trouble } = state;
  const isOn = call.phase === 'accepted';
  const isOver = !isOn && call.phase !== 'connecting';
  const failure = isOver && trouble !== undefined ? troubleView(trouble) : undefined;
  return {
    phase: call.phase,
    state: call.phase === 'disconnected' && !state.begun ? t.notConnected : sayCallPhase(call.phase),
    reconnecting: isOn && reconnecting,
    unheard: isOn ? unheardIn(state) : undefined,
    mute: isOn ? { label: call.muted ? t.callUnmute : t.callMute, muted: call.muted } : undefined,
    keys: isOn,
    ends: !isOver,
    callsAgain: isOver && failure?.reloads !== true,
    levels: isOn ? { own: percent(levels.own), theirs: percent(levels.theirs) } : undefined,
    failure,
  };
};
