import type { Outgoing, Travel } from '../../../application/recording/recording-state.live';
import type { DeviceFault } from '../../../domain/tech-check/device-fault';
import { recorderView, sayPlace } from '../../../ui/recording/recorder.view';
import { recorderTexts } from '../../../ui/recording/recorder.texts';
import { techCheckTexts } from '../../../ui/tech-check/tech-check.texts';
import { questionId } from '../../support/builders/recording';
import { settled } from '../../support/world/by-hand';
import { recorderPage, threeQuestions } from '../../support/world/recording';

const told = { deviceType: 'mobile', offline: false } as const;
type Page = ReturnType<typeof recorderPage>;
const bodyOf = (page: Page) => recorderView(page.state(), told).body;
const dialogsOf = (page: Page) => recorderView(page.state(), told).dialogs;
const question = (page: Page) => {
  const body = bodyOf(page);
  if (body._tag !== 'Question') throw new Error(body._tag);
  return body;
};
const review = (page: Page) => {
  const body = bodyOf(page);
  if (body._tag !== 'Review') throw new Error(body._tag);
  return body;
};
const opened = async (): Promise<Page> => {
  const page = recorderPage();
  await page.ready();
  return page;
};
const answered = async (page: Page, clip: string): Promise<void> => {
  await page.record(clip);
  page.question({ _tag: 'ContinuePressed' });
  await settled();
  page.sent.at(-1)?.steps.next({ _tag: 'Received' });
};
const atReview = async (): Promise<Page> => {
  const page = await opened();
  for (const clip of ['first ', 'second ']) await answered(page, clip);
  page.question({ _tag: 'SkipPressed' });
  await settled();
  page.sent.at(-1)?.steps.next({ _tag: 'Received' });
  return page;
};

describe("The recorder's view [spec 2 §2.3]", () => {
  it('one question at a time: which one, its asterisk, its limit, and Skip Question only if it may be skipped', async () => {
    const page = await opened();
    expect(question(page)).toMatchObject({
      step: 'Question 1 of 3',
      text: 'Question 1',
      required: true,
      skip: undefined,
      record: 'Record',
      note: 'You have up to 20 seconds to answer.',
    });
    for (const clip of ['first ', 'second ']) await answered(page, clip);
    expect(question(page)).toMatchObject({ step: 'Question 3 of 3', required: false, skip: 'Skip Question' });
  });

  it('a countdown, the time left, and the last 10 seconds, read aloud too [spec 2 §4.1]', async () => {
    const page = await opened();
    page.question({ _tag: 'RecordPressed' });
    expect(question(page).badge).toEqual({ text: '3', tone: 'countdown' });
    page.pass(3_000);
    page.chunk('clip ');
    expect(question(page).badge).toEqual({ text: 'Recording 0:20', tone: 'recording' });
    page.pass(10_000);
    expect(question(page)).toMatchObject({
      badge: { text: 'Recording 0:10', tone: 'nearly-over' },
      stateText: '10 seconds left.',
    });
  });

  it('after recording the answer plays, with Re-record and Next Question; the last one has Continue', async () => {
    const page = await opened();
    await page.record('first ');
    expect(question(page)).toMatchObject({ picture: 'answer', reRecord: 'Re-record', onward: 'Next Question' });
    expect(page.state().clips.get(questionId(1))).toBe('first end');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    await answered(page, 'second ');
    await page.record('third ');
    expect(question(page).onward).toBe('Continue');
  });

  it("the caution has the specification's words, and its two buttons", async () => {
    const page = await opened();
    await page.record('first ');
    page.send({ _tag: 'ReRecordPressed' });
    expect(dialogsOf(page).caution).toBe(
      'CAUTION – YOU MAY RE-RECORD YOUR RESPONSE ONCE. Your original video will no longer be available for submission. Proceed?',
    );
    expect([recorderTexts.cancel, recorderTexts.yes]).toEqual(['Cancel', 'Yes']);
    page.send({ _tag: 'CautionClosed' });
    expect(dialogsOf(page).caution).toBeUndefined();
  });

  it('the review list has each question with its answer, Record or Re-record, and the state of its upload', async () => {
    const page = await atReview();
    expect(review(page).lines.map(({ place, offer, hasAnswer }) => [place, offer, hasAnswer])).toEqual([
      ['Received', 'Re-record', true],
      ['Received', 'Re-record', true],
      ['Skipped', 'Record', false],
    ]);
  });

  it("the question before leaving has the specification's words", async () => {
    const page = await opened();
    page.session({ _tag: 'LeavePressed' });
    expect(dialogsOf(page).leave).toBe('You are not yet finished recording.');
    const whole = await atReview();
    whole.session({ _tag: 'LeavePressed' });
    expect(dialogsOf(whole).leave).toBe(
      "You're about to leave this page. Your answers are recorded but not submitted.",
    );
  });

  it('a submission waits for the uploads; one that fails or times out offers Re-submit and Re-record [spec 2 §4.1, §8]', async () => {
    const page = await opened();
    for (const clip of ['first ', 'second ']) await answered(page, clip);
    await page.record('third ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    page.session({ _tag: 'SubmitPressed' });
    expect(dialogsOf(page).uploading?.text).toBe('Video is uploading please wait...');
    page.sent.at(-1)?.steps.next({ _tag: 'NotSent', why: 'timeout' });
    expect(dialogsOf(page).slow).toEqual({
      text: 'Your internet connection is slow, please select any one of the following actions.',
      canSend: true,
      instead: 3,
    });
    page.send({ _tag: 'ReSubmitPressed' });
    expect(page.sent.at(-1)?.answer.questionId).toBe(3);
    page.sent.at(-1)?.steps.next({ _tag: 'NotSent', why: 'failed' });
    expect(dialogsOf(page).slow?.instead).toBe(3);
  });

  it('an answer that this device has lost is recorded again, without a re-record [spec 2 §4.1]', async () => {
    const page = await opened();
    await page.record('first ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    page.sent[0]?.steps.next({ _tag: 'NotSent', why: 'not-stored' });
    expect(page.state().session?.questions[0]).toMatchObject({ standing: 'unrecorded', reRecords: 0 });
  });

  it('without camera or microphone: what is wrong, and how to allow it [spec 2 §5]', async () => {
    const page = await opened();
    page.cameras.at(-1)?.next({
      _tag: 'Opened',
      stream: undefined,
      camera: { _tag: 'NotOpen', fault: 'denied' },
      microphone: { _tag: 'NotOpen', fault: 'denied' },
    });
    expect(question(page)).toMatchObject({
      record: undefined,
      problem: { needsPermission: true, canTryAgain: true, title: techCheckTexts.faults.denied('camera') },
    });
  });

  it('a busy camera is no reason to offer no other; one that may not be used is [spec 2 §5]', async () => {
    const page = await opened();
    const all = ['one', 'two'].map((id) => ({ id, label: id }));
    page.send({ _tag: 'DevicesListed', devices: { camera: all, microphone: [] } });
    const choicesWith = (fault: DeviceFault) => {
      page.cameras.at(-1)?.next({
        _tag: 'Opened',
        stream: 'sound',
        camera: { _tag: 'NotOpen', fault },
        microphone: { _tag: 'Open', device: { id: 'm', label: 'm' } },
      });
      return question(page).choices.map(({ value, options }) => [value, ...options.map((one) => one.value)]);
    };
    expect(choicesWith('busy')).toEqual([['', '', 'one', 'two']]);
    expect(choicesWith('denied')).toEqual([]);
  });

  it('a microphone that delivers nothing is said at once, also in mid-answer, until it is heard again', async () => {
    const page = await opened();
    const hear = (hush: 'silent' | 'paused' | undefined) =>
      page.cameras.at(-1)?.next({ _tag: 'Hushed', kind: 'microphone', hush });
    hear('silent');
    expect(question(page).notices).toMatchObject([{ title: techCheckTexts.hushed.silent('microphone') }]);
    hear(undefined);
    expect(question(page).notices).toEqual([]);
    page.question({ _tag: 'RecordPressed' });
    page.pass(3_000);
    hear('paused');
    expect(question(page).notices).toMatchObject([{ title: techCheckTexts.hushed.paused('microphone') }]);
  });

  it('a practice has its own welcome, prompts and list, and says that everything stays here [spec 2 §2.7, R33]', async () => {
    const page = recorderPage({
      ...threeQuestions,
      mode: 'practice',
      owner: { ...threeQuestions.owner, mode: 'practice' },
    });
    await page.ready();
    expect(recorderView(page.state(), told).heading).toBe('Welcome to Practice Video Recording');
    expect(question(page).note).toContain('Click the red button below to start/stop your video recording.');
    await page.record('first ');
    expect(question(page).note).toBe('Review your response or re-record.');
    for (const clip of ['second ', 'third ']) {
      page.question({ _tag: 'ContinuePressed' });
      await settled();
      await page.record(clip);
    }
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    expect(review(page).lead).toContain('Nothing here leaves this device');
    expect(review(page).lines.map(({ place, offer }) => [place, offer])).toEqual([
      ['Safe on this device', 'Re-record'],
      ['Safe on this device', 'Re-record'],
      ['Safe on this device', 'Re-record'],
    ]);
    page.session({ _tag: 'SubmitPressed' });
    expect(bodyOf(page)._tag).toBe('Opening');
  });
});

describe('Where an answer is [R24]', () => {
  const out = (travel: Travel, skipped = false): Outgoing => ({
    questionId: questionId(1),
    take: 1,
    skipped,
    reRecords: 0,
    travel,
    failures: 0,
    mismatches: 0,
  });
  it.each([
    [{ _tag: 'Waiting' }, 'Safe on this device. It will be sent after your other answers.'],
    [{ _tag: 'Sending', sent: 0.429, connectionDropped: false }, 'Safe on this device. Sending: 42%'],
    [
      { _tag: 'Sending', sent: 0.4, connectionDropped: true },
      'Safe on this device. It is sent when your connection is back.',
    ],
    [{ _tag: 'NotSent', why: 'failed' }, 'Safe on this device. It could not be sent yet; we keep trying.'],
    [{ _tag: 'NotSent', why: 'not-stored' }, 'Not sent, and no longer on this device'],
    [{ _tag: 'Received' }, 'Received'],
    [{ _tag: 'Refused', text: 'Why', then: 'record-again' }, 'Not accepted'],
    [{ _tag: 'Refused', text: 'Why', then: 'earlier-stays' }, 'Received'],
  ] satisfies readonly (readonly [Travel, string])[])('%j: %s', (travel, said) => {
    expect(sayPlace(out(travel))).toBe(said);
  });

  it('a problem with the device is shown together with a way to use another one [R24]', async () => {
    const page = await opened();
    page.send({
      _tag: 'RoomChecked',
      room: { _tag: 'Refused', reason: { _tag: 'DeviceNearlyFull', free: 3_400_000, needed: 14_000_000 } },
    });
    expect(question(page).notices).toMatchObject([{ title: 'This device is nearly full', opensElsewhere: true }]);
    expect(question(page).notices[0]?.text).toContain('4 MB left; your interview may take 14 MB');
  });

  it('a refused answer is explained in words until its question is recorded again [R29]', async () => {
    const page = await opened();
    await page.record('first ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    page.sent[0]?.steps.next({ _tag: 'Refused', text: 'Too long.', then: 'record-again' });
    expect(question(page).notices).toMatchObject([
      { title: 'Question 1: this answer was not accepted', text: 'Too long.' },
    ]);
  });
});
