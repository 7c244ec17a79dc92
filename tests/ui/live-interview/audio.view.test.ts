import type { InAudioCall } from '../../../application/live-interview/audio-call.live';
import { liveTexts } from '../../../ui/live-interview/live-interview.texts';
import { audioView } from '../../../ui/live-interview/audio.view';
import { states } from '../../../ui/gallery/states';
import { read } from '../../support/read-states';

const view = (phase: InAudioCall['call']['phase'], changes: Partial<InAudioCall> = {}) =>
  audioView({
    call: { phase, muted: false },
    begun: true,
    reconnecting: false,
    microphone: undefined,
    replaced: false,
    levels: { own: 0.4, theirs: 2 },
    trouble: undefined,
    ...changes,
  });

describe('An audio interview [spec 2 §2.12, §4.6, R49]', () => {
  it.each([
    ['connecting', { on: false, ends: true, again: false }],
    ['accepted', { on: true, ends: true, again: false }],
    ['closed', { on: false, ends: false, again: true }],
    ['cancelled', { on: false, ends: false, again: true }],
    ['disconnected', { on: false, ends: false, again: true }],
    ['rejected', { on: false, ends: false, again: true }],
  ] as const)('%s: the available buttons are %o', (phase, { on, ends, again }) => {
    const seen = view(phase);
    expect([seen.mute !== undefined, seen.keys, seen.levels !== undefined]).toEqual([on, on, on]);
    expect([seen.ends, seen.callsAgain]).toEqual([ends, again]);
  });

  it('shows mute or unmute, levels in percent, and a lost connection', () => {
    expect(view('accepted')).toMatchObject({ mute: { label: 'Mute' }, levels: { own: 40, theirs: 100 } });
    expect(view('accepted', { call: { phase: 'accepted', muted: true }, reconnecting: true })).toMatchObject({
      mute: { label: 'Unmute', muted: true },
      reconnecting: true,
    });
    expect(view('closed', { reconnecting: true })).toMatchObject({ reconnecting: false });
  });

  it.each([
    [{ _tag: 'Open', device: { id: 'a', label: '' } }, undefined],
    [{ _tag: 'Open', device: { id: 'a', label: '' }, hush: 'silent' }, 'Nothing comes from your microphone'],
    [{ _tag: 'Open', device: { id: 'a', label: '' }, hush: 'paused' }, 'Your microphone is paused'],
    [{ _tag: 'NotOpen', fault: 'lost' }, 'Your microphone was disconnected'],
    [{ _tag: 'NotOpen', fault: 'revoked' }, 'Permission for the microphone was revoked.'],
    [{ _tag: 'NotOpen', fault: 'failed' }, 'Your microphone stopped'],
  ] as const)('says at once when the other side hears nothing, and what to do: %o', (microphone, title) => {
    expect(view('accepted', { microphone }).unheard?.title).toBe(title);
    expect(view('disconnected', { microphone }).unheard).toBeUndefined();
  });

  it('says which microphone the call goes on with, until that one delivers nothing', () => {
    const headset = { _tag: 'Open', device: { id: 'b', label: 'Headset' } } as const;
    const unheard = (microphone: InAudioCall['microphone']) => view('accepted', { microphone, replaced: true }).unheard;
    expect(unheard(headset)).toEqual({
      title: liveTexts.callMicrophoneStopped.lost.title,
      text: 'The call goes on with another one: Headset.',
    });
    expect(unheard({ ...headset, device: { id: 'b', label: '' } })?.text).toBe('The call goes on with another one.');
    expect(unheard({ ...headset, hush: 'silent' })?.title).toBe('Nothing comes from your microphone');
  });

  it('that was muted on purpose is silent on purpose', () => {
    const microphone = { _tag: 'Open', device: { id: 'a', label: '' }, hush: 'silent' } as const;
    expect(view('accepted', { call: { phase: 'accepted', muted: true }, microphone }).unheard).toBeUndefined();
  });

  it('was not disconnected before it was connected', () => {
    expect(view('disconnected').state).toBe('The call was disconnected');
    expect(view('disconnected', { begun: false }).state).toBe(liveTexts.notConnected);
  });

  it('says what went wrong once it is over', () => {
    const trouble = { _tag: 'LineFault', fault: 'no-microphone' } as const;
    expect(view('connecting', { trouble }).failure).toBeUndefined();
    expect(view('disconnected', { trouble }).failure).toMatchObject({ text: liveTexts.callFaults['no-microphone'] });
  });

  it('whose service did not load calls again from a new page, by its one button [R29]', () => {
    expect(view('disconnected', { trouble: { _tag: 'LineFault', fault: 'not-loaded' } })).toMatchObject({
      callsAgain: false,
      failure: { reloads: true, action: 'Call again' },
    });
    expect(view('disconnected', { trouble: { _tag: 'LineFault', fault: 'offline' } })).toMatchObject({
      callsAgain: true,
      failure: { reloads: false, action: undefined },
    });
  });

  it('has phone keys, while the call lasts', () => {
    expect(read(states['live-call-accepted'])).toContain(liveTexts.showKeys);
    expect(read(states['live-call-connecting'])).not.toContain(liveTexts.showKeys);
  });
});
