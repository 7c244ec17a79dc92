import type { ReactNode } from 'react';
import { liveTexts as t } from '../../../ui/live-interview/live-interview.texts';
import { states } from '../../../ui/gallery/states';
import { read } from '../../support/read-states';

const said = (...shown: readonly (() => ReactNode)[]): string => read(...shown).join(' ');
const times = (text: string, part: string): number => text.split(part).length - 1;

describe('The lobby of a live interview [spec 2 §2.12, §4.6]', () => {
  it('says when it begins and how long is usual to wait, and promises nothing that it does not do', () => {
    const seen = said(states['live-lobby-countdown']);
    expect(seen).toMatch(/begins in \d\d:\d\d:\d\d \w+, \d+ \w+, \d{4} at \d+:\d\d [AP]M/);
    expect(seen).toContain('Wait up to 15 minutes');
    expect(seen).toContain(t.opensByItself);
    expect(seen).not.toMatch(/automatically/);
  });

  it('says so when joining opens', () => {
    expect(said(states['live-lobby-open'])).toContain(t.canJoin);
    expect(said(states['live-lobby-countdown'])).not.toContain(t.canJoin);
    expect(said(states['live-lobby-resume-required'])).not.toContain(t.canJoin);
  });

  it('says after its time that it is over and who is next, and offers nobody to wait', () => {
    const seen = said(states['live-lobby-over']);
    expect(seen).toMatch(/Your interview is over.*is deciding now/);
    expect(seen).not.toMatch(/begun|Wait up to|running late|can join now/i);
  });

  it('asks for a missing resume once, and it is the main action', () => {
    for (const state of ['live-lobby-resume-required', 'live-lobby-resume-early'] as const) {
      const seen = said(states[state]);
      expect([times(seen, t.resumeRequired), times(seen, t.resumeUpload)]).toEqual([1, 1]);
    }
  });

  it('speaks of no camera and of nobody who sees, for an audio interview [R49, R62]', () => {
    const seen = said(states['live-lobby-audio'], states['live-lobby-audio-consent']);
    expect(seen).not.toMatch(/camera|picture|good light|smile|seen/i);
    expect(seen).toContain(t.consentTick.audio);
  });

  it('says that a microphone delivers nothing, and what to do', () => {
    expect(said(states['live-lobby-microphone-paused'])).toMatch(/Your microphone is paused.*End any other call/);
  });
});
