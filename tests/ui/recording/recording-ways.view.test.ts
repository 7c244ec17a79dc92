import { noChoiceYet } from '../../../application/recording/recording-choice.live';
import { choicesView, type ChoicesState } from '../../../ui/recording/choices.view';
import { endView } from '../../../ui/recording/end-page';
import { introView } from '../../../ui/recording/intro.view';
import { laterView } from '../../../ui/recording/later-page';
import { resumeWaysView } from '../../../ui/recording/resume-ways.view';
import { browserDialogView } from '../../../ui/recording/start.view';
import { recordingWaysTexts, tourTexts } from '../../../ui/recording/recording-ways.texts';
import { aPosition } from '../../support/builders/positions';
import { at, date, zone } from '../../support/builders/time';

const position = aPosition({ interviewKind: 'self-record', mayRecordLater: true, recordUntil: date('2026-12-11') });
const state: ChoicesState = {
  choosing: noChoiceYet,
  mayRecordLater: true,
  agreed: true,
  employer: 'Maple Court',
  labels: 'ready',
};
const labels = (part: Partial<ChoicesState>): readonly string[] =>
  choicesView({ ...state, ...part }).choices.map(({ label }) => label);

describe('The choices before a recording [spec 2 §2.6, spec 2 §2.7]', () => {
  it('on the ready page', () => {
    expect(labels({})).toEqual([
      'Record now',
      'Record Later',
      'TOUR the video interview experience',
      'PRACTICE video recording',
    ]);
  });

  it('Record Interview, without Record Later if recording later is not allowed', () => {
    expect(labels({ mayRecordLater: false }).slice(0, 2)).toEqual([
      'Record Interview',
      'TOUR the video interview experience',
    ]);
  });

  it('on the intro', () => {
    expect(labels({ labels: 'intro' })).toEqual([
      'Record now',
      'Record Later',
      'Tour Video Recording',
      'Practice video recording',
    ]);
  });

  it('a slow connection blocks, with its numbers [R22]', () => {
    const choosing = { ...noChoiceYet, line: { _tag: 'TooSlow', score: 3.1 } } as const;
    const { line } = choicesView({ ...state, choosing });
    const ways = [true, false].map((mayRecordLater) => choicesView({ ...state, mayRecordLater, choosing }).line?.later);
    expect(ways.map((way) => way?.label)).toEqual([recordingWaysTexts.recordLater, undefined]);
    expect(line?.text).toBe('Low connection speed: 3.1 Mbps. Recording needs 5 Mbps. Check your network and refresh.');
  });

  it('consent says who sees the answers, and is asked for once [R62]', () => {
    expect(choicesView(state).consent).toBeUndefined();
    const { consent } = choicesView({ ...state, agreed: false, choosing: { ...noChoiceYet, consentMissing: true } });
    expect(consent?.lines[0]).toContain('Maple Court');
    expect(consent?.fault).toBe('Please agree first. Practice and the tour work without it.');
  });
});

describe('The pages around a recording', () => {
  it.each([
    [undefined, 'This stage takes 20-30 minutes.'],
    [[{ limitSeconds: 60 }, { limitSeconds: 120 }], '2 questions. This stage takes about 6 minutes.'],
  ])('how long it takes: %j [R47]', (questions, said) => {
    const view = introView({ position, questions, cameFrom: 'list', choosing: noChoiceYet, agreed: true });
    expect(view.facts[0]).toBe(said);
    expect(view.facts.at(-1)).toBe('You can record until Friday, 11 December, 2026.');
  });

  it("an employer without its own name is called by the community's name [spec 2 §2.6, R62]", () => {
    const nameless = { ...position, clientName: '', communityName: 'Linden Court' };
    const view = introView({
      position: nameless,
      questions: [],
      cameFrom: 'list',
      choosing: noChoiceYet,
      agreed: false,
    });
    const texts = JSON.stringify(view);
    expect(texts).toContain('Linden Court asks you a few questions in writing.');
    expect(texts).toContain('The people at Linden Court who decide about this job');
  });

  it('congratulates the candidate on a passed screening [R8]', () => {
    const view = introView({ position, questions: [], cameFrom: 'screening', choosing: noChoiceYet, agreed: true });
    expect(view.congratulations).toBe(
      'Congratulations! You have successfully advanced to the video stage of the interview process.',
    );
  });

  it('an unknown browser may continue, one that cannot record may not [R44, spec 2 §2.2]', () => {
    expect(browserDialogView({ _tag: 'BrowserUnknown', advised: ['chrome'] }).mayContinue).toBe(true);
    const dialog = browserDialogView({
      _tag: 'AbilitiesMissing',
      missing: ['recorder'],
      advised: ['chrome', 'safari'],
    });
    expect(dialog).toEqual({
      lines: ['It cannot record video.', 'Use the latest Chrome or Safari, or another phone or computer.'],
      mayContinue: false,
    });
  });

  it('later: what was mailed, what comes next, and the deadline [R32]', () => {
    const view = laterView(
      position,
      { mailedAt: at('2026-11-21T16:00:00Z'), againAt: at('2026-11-23T16:00:00Z') },
      zone('America/Chicago'),
    );
    expect(view._tag === 'Ready' && view.lines).toEqual([
      'We emailed you the link on Saturday, 21 November, 2026 at 10:00 AM CT.',
      'We send it once more on Monday, 23 November, 2026 at 10:00 AM CT.',
      'You can record until Friday, 11 December, 2026.',
    ]);
  });

  it('the end says which link was mailed [spec 2 §2.4]', () => {
    const lines = (by: 'skip' | 'message', resume: 'required' | 'optional') =>
      endView({ ...position, resume }, by).lines;
    expect(lines('skip', 'required')).toHaveLength(1);
    expect(lines('message', 'required')[1]).toContain('required to complete your application');
    expect(lines('message', 'optional')[1]).not.toContain('required');
  });

  it.each([
    ['optional', true],
    ['required', false],
  ] as const)('a resume that is %s: it can be left out: %s [spec 2 §2.5]', (resume, can) => {
    const view = resumeWaysView({ ...position, resume }, { way: 'choosing', typed: '', call: { _tag: 'NotAsked' } });
    expect(view.proceed !== undefined).toBe(can);
  });

  it('the texts of the end and of the resume after it [spec 2 §2.4, spec 2 §2.5]', () => {
    const { end, resume } = recordingWaysTexts;
    expect([end.myJobs, end.exit, end.closeTab]).toEqual(['My jobs', 'Exit', 'Close your browser tab']);
    expect([resume.uploadNow, resume.mailLink, resume.sendLink, resume.proceed]).toEqual([
      'Upload Now',
      'Email Me a Link to Upload My Resume Later',
      'Send Link',
      'Proceed without uploading resume',
    ]);
  });

  it('the tour: four pictured steps with a sample question, then the choices [spec 2 §2.8]', () => {
    expect(tourTexts.welcome).toBe('Welcome to your video recording tour.');
    expect(tourTexts.steps).toHaveLength(4);
    expect([tourTexts.next, tourTexts.end]).toEqual(['Next', 'End Tour']);
    expect(tourTexts.question).not.toBe('');
  });

  it('practice can be repeated, an earlier recording is gone, and the stage takes 20-30 minutes if its length is unknown [spec 2 §2.7, R47]', () => {
    expect(recordingWaysTexts.promises.practice).toBe('You can practice first, and record an answer again.');
    expect(recordingWaysTexts.promises.notBack).toContain('cannot be brought back');
    expect(recordingWaysTexts.takes(undefined)).toBe('This stage takes 20-30 minutes.');
  });

  it('an address error is shown next to its field [spec 2 §5]', () => {
    const view = resumeWaysView(position, {
      way: 'mail',
      typed: 'maria',
      call: { _tag: 'MailNotSent', why: { _tag: 'EmailMalformed' } },
    });
    expect(view.mail?.fault).toBe('Invalid email address');
    expect(view.failure).toBeUndefined();
  });
});
