import {
  nobodyInterviewed,
  type Interviewing,
  type InterviewPhase,
} from '../../../application/live-interview/interviewing.live';
import type { InterviewSeen } from '../../../application/live-interview/interview-room.port';
import type { PeerId, RoomFault } from '../../../application/live-interview/meeting-room.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import { known } from '../../../domain/brand';
import { minutes } from '../../../domain/time/duration';
import { minus } from '../../../domain/time/instant';
import { interviewerView } from '../../../ui/live-interview/interviewer.view';
import { at, zone } from '../../support/builders/time';

/* 10:30 AM in Chicago, 11:30 AM in New York. */
const startsAt = at('2026-12-04T16:30:00Z');
const opensAt = minus(startsAt, minutes(10));
const lena = known<PeerId>('lena');
const link = known<SessionToken>('the code of a link');

const interview: InterviewSeen = {
  candidateName: 'Lena Moss',
  interviewerName: 'Dana Reyes',
  positionName: 'Caregiver',
  communityName: 'Linden',
  startsAt,
  opensAt,
  isOpen: false,
  zone: zone('America/Chicago'),
  eta: undefined,
  lateBy: undefined,
  questions: [
    { questionId: 1, question: 'Nights?', options: ['Yes', 'No'] },
    { questionId: 2, question: 'Why care?', options: [] },
  ],
};

type State = Interviewing<'stream'>;

const view = (phase: InterviewPhase, changes: Partial<State> = {}, now = opensAt, ownZone = 'America/New_York') =>
  interviewerView<'stream'>(
    { ...nobodyInterviewed<'stream'>(phase, { camera: undefined, microphone: undefined }), interview, ...changes },
    { now, ownZone: zone(ownZone), facts: { userAgent: 'Chrome', touchPoints: 0 } },
  );

const waiting = (changes: Partial<InterviewSeen> = {}, state: Partial<State> = {}, now = opensAt) =>
  view({ _tag: 'LookingOn' }, { interview: { ...interview, ...changes }, ...state }, now);

const open = { _tag: 'Open', device: { id: 'front', label: 'Front' } } as const;
const peer = { id: lena, name: 'Lena Moss', stream: 'stream', cameraOn: true, microphoneOn: true } as const;
const inCall = (state: Partial<State> = {}) =>
  view({ _tag: 'Inside' }, { own: 'stream', camera: open, microphone: open, peer, ...state });

describe('The page behind an interviewer’s link [R26]', () => {
  it('has a button until the link is used up; then it says so, and has none', () => {
    expect(view({ _tag: 'AtTheLink', link, pressed: false, failure: undefined })).toEqual({
      _tag: 'Link',
      busy: undefined,
      failure: undefined,
    });
    expect(view({ _tag: 'AtTheLink', link, pressed: true, failure: undefined })).toMatchObject({
      busy: 'Opening the interview',
    });
    expect(view({ _tag: 'LinkOver', why: { _tag: 'InterviewLinkOver' } })).toMatchObject({
      _tag: 'Trouble',
      failure: {
        title: 'The interview did not open',
        text: expect.stringMatching(/^This link no longer opens the interview/),
        action: undefined,
      },
    });
  });

  it('explains why pressing the button failed, and keeps the button', () => {
    expect(view({ _tag: 'AtTheLink', link, pressed: false, failure: { _tag: 'NoConnection' } })).toMatchObject({
      _tag: 'Link',
      busy: undefined,
      failure: { title: 'You are offline' },
    });
  });

  it.each([
    [{ _tag: 'NoLink' }, 'Open the link that you were sent'],
    [{ _tag: 'Ended' }, 'The interview is over'],
  ] as const)('shows one message in %o', (phase, title) => {
    expect(view(phase)).toMatchObject({ _tag: 'Message', title });
  });

  it('shows that it is loading until it knows who is there', () => {
    expect(view({ _tag: 'LookingOn' }, { interview: undefined })).toEqual({ _tag: 'Loading' });
  });
});

describe('What the interviewer sees before the room [spec 2 §4.6]', () => {
  it('is whose interview it is and when, in both zones if they differ [R14]', () => {
    expect(waiting()).toMatchObject({
      heading: 'Interview with Lena Moss',
      job: 'Caregiver, Linden',
      when: expect.stringMatching(/^Starts .*10:30 AM CT$/),
      forYou: expect.stringMatching(/^That is .*11:30 AM ET for you\.$/),
    });
    expect(view({ _tag: 'LookingOn' }, {}, opensAt, 'America/Chicago')).toMatchObject({ forYou: undefined });
    expect(waiting({ startsAt: undefined, opensAt: undefined })).toMatchObject({
      when: 'This interview is no longer booked.',
      forYou: undefined,
      opens: undefined,
      mayJoin: false,
    });
    expect(waiting({ opensAt: undefined })).toMatchObject({
      opens: 'This interview is closed, so the candidate can’t join it. Ask the recruiter how it stands.',
      mayJoin: false,
    });
  });

  it.each([
    ['a millisecond before', -1, false, false],
    ['a millisecond before, by a wrong clock', -1, true, true],
    ['at the minute', 0, false, true],
  ])('has a door that opens by itself: %s [R12]', (_when, ms, isOpen, mayJoin) => {
    const seen = waiting({ isOpen }, {}, minus(opensAt, minutes(-ms / 60_000)));
    expect(seen).toMatchObject({
      mayJoin,
      opens: mayJoin ? undefined : expect.stringMatching(/^You can join from .*11:20 AM ET\./),
    });
  });

  it('is who is waiting, or how late they are', () => {
    const who = (changes: Partial<InterviewSeen>, candidateThere: boolean) => {
      const seen = waiting(changes, { candidateThere });
      return seen._tag === 'Waiting' ? `${seen.who.tone}: ${seen.who.text}` : '';
    };
    expect(who({}, false)).toBe('notice: Lena Moss is not here yet.');
    expect(who({ lateBy: 10 }, false)).toBe('notice: Lena Moss is running late, by about 10 minutes.');
    expect(who({ lateBy: 10 }, true)).toBe('success: Lena Moss is in the room, waiting for you.');
  });

  it.each([
    [undefined, undefined],
    [{ _tag: 'Coming' }, 'You said that you are coming.'],
    [{ _tag: 'NotComing' }, "You said that you can't come."],
    [{ _tag: 'Delayed', minutes: 5 }, 'You said that you will be there in 5 minutes.'],
    [{ _tag: 'Delayed', minutes: undefined }, 'You said that you are running late.'],
  ] as const)('is what they said about coming: %o', (eta, text) => {
    expect(waiting({ eta })).toMatchObject({ eta: text });
  });
});

describe('What the interviewer sees in the room [spec 2 §4.6, R51]', () => {
  it('is the list and their own questions, each with its answer', () => {
    const asked = [
      { questionId: 2, question: 'Why care?', options: [] },
      { questionId: 1_000_001, question: 'When?', options: [] },
    ].map((one) => ({ ...one, interviewerId: 0, sender: 'Dana Reyes', additionalResponse: '' }));
    const answers = [{ questionId: 2, option: 'Yes', additionalResponse: 'My grandmother' }];
    const seen = inCall({ questions: asked, answers });
    expect(seen._tag === 'InCall' && seen.questions.map(({ id, button, state }) => [id, button, state])).toEqual([
      [1, 'Show to candidate', undefined],
      [2, 'Show again', 'Answer: Yes. My grandmother'],
      [1_000_001, 'Show again', 'Shown. No answer yet.'],
    ]);
  });

  it('is the candidate: not there, connecting, or there, and what they have turned off', () => {
    expect(inCall({ peer: undefined })).toMatchObject({
      peer: undefined,
      status: expect.stringMatching(/not in the room yet/),
    });
    expect(inCall({ peer: { ...peer, stream: undefined } })).toMatchObject({ status: 'Connecting you with Lena Moss' });
    expect(inCall()).toMatchObject({ status: '', peer: { cameraOff: undefined, muted: undefined } });
    expect(inCall({ peer: { ...peer, cameraOn: false, microphoneOn: false } })).toMatchObject({
      peer: { cameraOff: 'Lena Moss: camera off', muted: expect.stringMatching(/^Lena Moss/) },
    });
  });

  it.each([
    [undefined, ''],
    ['own', 'You are speaking'],
    [lena, 'Lena Moss is speaking'],
  ] as const)('says who is speaking: %s', (speaking, said) => {
    expect(inCall({ speaking })).toMatchObject({ speaking: said });
  });

  it('is a bad connection, in words, once someone is there', () => {
    expect(inCall({ quality: 'good' })).toMatchObject({ quality: undefined });
    expect(inCall({ quality: 'bad' })).toMatchObject({
      quality: { text: expect.any(String), hint: expect.any(String) },
    });
    expect(inCall({ quality: 'bad', peer: undefined })).toMatchObject({ quality: undefined });
  });

  it('is their own picture and what they can switch: only what works', () => {
    expect(inCall()).toMatchObject({
      own: 'stream',
      mute: { label: 'Turn microphone off', off: false, there: true },
      camera: { label: 'Turn camera off', off: false, there: true },
    });
    expect(inCall({ muted: true, cameraOff: true })).toMatchObject({
      own: undefined,
      mute: { label: 'Turn microphone on', off: true },
      camera: { label: 'Turn camera on', off: true },
    });
    const missing = { _tag: 'NotOpen', fault: 'missing' } as const;
    expect(inCall({ camera: missing, microphone: missing })).toMatchObject({
      own: undefined,
      mute: { there: true },
      camera: { label: 'Turn camera on', there: true },
      failed: [],
    });
    const unsupported = { _tag: 'NotOpen', fault: 'unsupported' } as const;
    expect(inCall({ camera: unsupported, microphone: undefined })).toMatchObject({
      mute: { there: false },
      camera: { there: false },
    });
  });

  it('is what failed during the call, and what to do about it', () => {
    const busy = { _tag: 'NotOpen', fault: 'busy' } as const;
    expect(inCall({ camera: busy, failed: ['camera'] })).toMatchObject({
      failed: [
        {
          kind: 'camera',
          title: 'Another program is using the camera.',
          text: 'Close other programs that use it. Then turn your camera on again. You are still in the interview.',
        },
      ],
    });
    const faults = ['denied', 'dismissed', 'revoked', 'missing', 'lost', 'unsupported', 'failed'] as const;
    for (const fault of faults)
      expect(inCall({ microphone: { _tag: 'NotOpen', fault }, failed: ['microphone'] })).toMatchObject({
        failed: [{ kind: 'microphone', text: expect.stringMatching(/You are still in the interview\.$/) }],
      });
  });
});

describe('What an interviewer who is out is told [R26]', () => {
  it.each([
    ['NotLetIn', false],
    ['SessionOver', false],
    ['TakenElsewhere', true],
    ['RoomFull', true],
    ['NotLoaded', true],
    ['RoomBroke', true],
  ] as const)('%s: and whether trying again can help, %s', (_tag, helps) => {
    const why: RoomFault = { _tag };
    expect(view({ _tag: 'Trouble', why })).toMatchObject({
      _tag: 'Trouble',
      failure: { title: 'You are not in the room', action: helps ? 'Try again' : undefined },
    });
  });
});
