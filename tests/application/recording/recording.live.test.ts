import { inMemoryOneTab } from '../../../adapters/in-process/recording/one-tab';
import { parseEmail } from '../../../domain/text/email';
import { decoded } from '../../support/builders/decoded';
import { aQuestion, questionId } from '../../support/builders/recording';
import { settled } from '../../support/world/by-hand';
import { keptInMemory, recorderPage, threeQuestions } from '../../support/world/recording';

const received = { _tag: 'Received' } as const;

describe('a recorded interview', () => {
  it("opens the first question with the camera once it is this tab's turn; another tab says where the interview continues [spec 2 §2.3, spec 2 §4.1]", async () => {
    const page = recorderPage();
    expect(page.state().tab).toBe('waiting');
    page.tab.next('elsewhere');
    await settled();
    expect(page.state().tab).toBe('elsewhere');
    expect(page.state().session).toBeUndefined();
    await page.ready();
    expect(page.at()).toBe(questionId(1));
    expect(page.phase()).toBe('NotRecorded');
    expect(page.log.camerasOpen).toBe(1);
  });

  it('two tabs with the same question: only one records it, and the other finds its answer when it gets its turn [R24, spec 2 §2.3]', async () => {
    const [kept, oneTab] = [keptInMemory(), inMemoryOneTab()];
    const here = recorderPage(threeQuestions, kept, oneTab);
    const other = recorderPage(threeQuestions, kept, oneTab);
    await here.ready();
    await other.ready();
    expect([here.state().tab, other.state().tab]).toEqual(['held', 'elsewhere']);
    expect(other.log.camerasOpen).toBe(0);
    await other.record('of the other tab ');
    await here.record('of this tab ');
    expect([...kept.all.values()]).toMatchObject([{ take: 1, finished: true }]);
    here.end();
    await settled();
    expect(other.state().tab).toBe('held');
    expect(other.state().clips.get(questionId(1))).toBe('of this tab end');
  });

  it('a tab that gets its turn knows what the other one has sent: its question is not asked again [R24, R34]', async () => {
    const [kept, oneTab] = [keptInMemory(), inMemoryOneTab()];
    const here = recorderPage(threeQuestions, kept, oneTab);
    const other = recorderPage(threeQuestions, kept, oneTab);
    await here.ready();
    await other.ready();
    await here.record('sent from here ');
    here.question({ _tag: 'ContinuePressed' });
    await settled();
    here.sent[0]?.steps.next(received);
    await settled();
    expect(kept.all.size).toBe(0);
    other.onServer.now = { known: [aQuestion(1, { standing: 'recorded' }), aQuestion(2)], allRecorded: false };
    here.end();
    await settled();
    expect(other.at()).toBe(questionId(2));
  });

  it('a tab that gets its turn goes on with what it knew if the server can’t be asked', async () => {
    const page = recorderPage();
    page.tab.next('elsewhere');
    await page.ready();
    expect(page.at()).toBe(questionId(1));
  });

  it('counts 3 s down, records, warns for the last 10 s and stops at the limit [spec 2 §4.1, spec 2 §9]', async () => {
    const page = recorderPage();
    await page.ready();
    page.question({ _tag: 'RecordPressed' });
    expect(page.state().timeLeft).toEqual({ timer: 'countdown', seconds: 3 });
    page.pass(1_000);
    expect(page.state().timeLeft).toEqual({ timer: 'countdown', seconds: 2 });
    page.pass(1_999);
    expect(page.phase()).toBe('CountingDown');
    page.pass(1);
    expect(page.state().timeLeft).toEqual({ timer: 'limit', seconds: 20 });
    page.chunk('picture and sound');
    page.pass(9_999);
    expect(page.state().question?.state.phase).toMatchObject({ _tag: 'Recording', nearlyOver: false });
    page.pass(1);
    expect(page.state().question?.state.phase).toMatchObject({ _tag: 'Recording', nearlyOver: true });
    expect(page.state().timeLeft).toEqual({ timer: 'limit', seconds: 10 });
    page.pass(10_000);
    await settled();
    expect(page.phase()).toBe('Recorded');
    expect(page.state().clips.get(questionId(1))).toBe('picture and soundend');
    expect([...page.kept.all.values()]).toMatchObject([{ finished: true, given: false, take: 1 }]);
  });

  it('moves to the next question at once while the answer is uploaded, and deletes it here once it is received [R24]', async () => {
    const page = recorderPage();
    await page.ready();
    await page.record('first ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    expect(page.at()).toBe(questionId(2));
    expect(page.state().outgoing).toMatchObject([{ travel: { _tag: 'Sending', sent: 0 } }]);
    page.question({ _tag: 'RecordPressed' });
    page.pass(3_000);
    page.sent[0]?.steps.next({ _tag: 'Sending', sent: 0.4 });
    page.sent[0]?.steps.next({ _tag: 'ConnectionDropped' });
    expect(page.state().outgoing).toMatchObject([{ travel: { _tag: 'Sending', sent: 0.4, connectionDropped: true } }]);
    expect(page.phase()).toBe('Recording');
    expect(page.kept.all.size).toBe(1);
    page.sent[0]?.steps.next(received);
    await settled();
    expect(page.kept.all.size).toBe(0);
    expect(page.phase()).toBe('Recording');
  });

  it('uploads one answer at a time, in order, and again when the connection is back [R24]', async () => {
    const page = recorderPage();
    await page.ready();
    await page.record('first ');
    page.question({ _tag: 'ContinuePressed' });
    await page.record('second ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    expect(page.sent).toHaveLength(1);
    page.sent[0]?.steps.next({ _tag: 'NotSent', why: 'timeout' });
    expect(page.sent.map(({ answer }) => answer.questionId)).toEqual([1, 2]);
    page.sent[1]?.steps.next(received);
    page.backOnline.next(undefined);
    expect(page.sent.map(({ answer }) => answer.questionId)).toEqual([1, 2, 1]);
    page.sent[2]?.steps.next({ _tag: 'NotSent', why: 'failed' });
    page.pass(39_999);
    expect(page.sent).toHaveLength(3);
    page.pass(1);
    expect(page.sent).toHaveLength(4);
  });

  it('sends an answer again that the device could not read, and the next one meanwhile [R24]', async () => {
    const page = recorderPage();
    await page.ready();
    for (const clip of ['first ', 'second ']) {
      await page.record(clip);
      page.question({ _tag: 'ContinuePressed' });
      await settled();
    }
    page.sent[0]?.steps.error(new Error('The requested file could not be read'));
    expect(page.state().outgoing).toMatchObject([{ travel: { _tag: 'NotSent', why: 'failed' } }, {}]);
    expect(page.sent.map(({ answer }) => answer.questionId)).toEqual([1, 2]);
    expect(page.went).toEqual([expect.stringMatching(/^recording-threw /)]);
    page.sent[1]?.steps.next(received);
    page.backOnline.next(undefined);
    page.sent[2]?.steps.next(received);
    await settled();
    expect(page.kept.all.size).toBe(0);
  });

  it('skips, reviews, waits for the last upload and submits once [spec 2 §2.3, spec 2 §4.1, spec 2 §4.2]', async () => {
    const page = recorderPage();
    await page.ready();
    for (const clip of ['first ', 'second ']) {
      await page.record(clip);
      page.question({ _tag: 'ContinuePressed' });
      await settled();
    }
    page.question({ _tag: 'SkipPressed' });
    await settled();
    expect(page.stage()).toBe('Reviewing');
    expect(page.log.camerasOpen).toBe(0);
    page.session({ _tag: 'SubmitPressed' });
    expect(page.stage()).toBe('Submitting');
    expect(page.log.submitted).toBe(0);
    page.sent[0]?.steps.next(received);
    page.sent[1]?.steps.next({ _tag: 'NotSent', why: 'failed' });
    expect(page.sent[2]?.answer).toMatchObject({ skipped: true });
    page.sent[2]?.steps.next(received);
    expect(page.log.submitted).toBe(0);
    page.send({ _tag: 'ReSubmitPressed' });
    page.sent[3]?.steps.next(received);
    await settled();
    expect(page.log.submitted).toBe(1);
    expect(page.stage()).toBe('Submitted');
    page.pass(0);
    expect(page.went).toEqual(['recording-end']);
  });

  it('returns to the review if the submission fails, and submits again [spec 2 §4.2, R29]', async () => {
    const known = threeQuestions.known.map((one) => ({ ...one, standing: 'recorded' as const }));
    const page = recorderPage({ ...threeQuestions, known });
    await page.ready();
    expect(page.stage()).toBe('Reviewing');
    page.submits.push({ _tag: 'NoConnection' });
    page.session({ _tag: 'SubmitPressed' });
    await settled();
    expect(page.stage()).toBe('Reviewing');
    expect(page.state().submitFailure).toEqual({ _tag: 'NoConnection' });
    page.session({ _tag: 'SubmitPressed' });
    await settled();
    expect(page.stage()).toBe('Submitted');
  });

  it('asks before recording again, keeps the old answer until the new one is received, and allows only one re-record [spec 2 §2.3, spec 2 §4.1, R34]', async () => {
    const page = recorderPage();
    await page.ready();
    await page.record('old ');
    page.send({ _tag: 'ReRecordPressed' });
    expect(page.state().caution).toBe(true);
    page.send({ _tag: 'CautionClosed' });
    expect(page.phase()).toBe('Recorded');
    page.send({ _tag: 'ReRecordPressed' });
    page.send({ _tag: 'CautionAccepted' });
    expect(page.phase()).toBe('NotRecorded');
    expect(page.kept.all.size).toBe(1);
    await page.record('new ');
    page.send({ _tag: 'ReRecordPressed' });
    expect(page.state().caution).toBe(false);
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    expect(page.sent[0]?.answer).toMatchObject({ reRecords: 1, key: { take: 2 } });
    page.sent[0]?.steps.next(received);
    await settled();
    expect(page.kept.all.size).toBe(0);
  });

  it('a reload gives no re-record back, neither before the new answer is recorded nor after it was received [R70]', async () => {
    const kept = keptInMemory();
    const first = recorderPage(threeQuestions, kept);
    await first.ready();
    await first.record('old ');
    first.send({ _tag: 'ReRecordPressed' });
    first.send({ _tag: 'CautionAccepted' });
    await settled();
    first.end();
    const second = recorderPage(threeQuestions, kept);
    await second.ready();
    expect(second.phase()).toBe('Recorded');
    second.send({ _tag: 'ReRecordPressed' });
    expect(second.state().caution).toBe(false);
    second.question({ _tag: 'ContinuePressed' });
    await settled();
    second.sent[0]?.steps.next(received);
    await settled();
    second.end();
    // The server has one take of it, and counts no re-record.
    const known = threeQuestions.known.map((one) => ({ ...one, standing: 'recorded' as const }));
    const third = recorderPage({ ...threeQuestions, known }, kept);
    await third.ready();
    expect(third.state().session?.questions.map(({ reRecords }) => reRecords)).toEqual([1, 0, 0]);
    third.session({ _tag: 'RecordChosen', questionId: questionId(1) });
    expect(third.stage()).toBe('Reviewing');
  });

  it('a re-record that was agreed to and left for the list is used; the answer stays [R70]', async () => {
    const known = threeQuestions.known.map((one) => ({ ...one, standing: 'recorded' as const }));
    const page = recorderPage({ ...threeQuestions, known });
    await page.ready();
    page.session({ _tag: 'RecordChosen', questionId: questionId(2) });
    page.send({ _tag: 'CautionAccepted' });
    page.session({ _tag: 'BackToReviewPressed' });
    page.session({ _tag: 'RecordChosen', questionId: questionId(2) });
    expect(page.stage()).toBe('Reviewing');
    expect(page.state().session?.questions[1]).toMatchObject({ standing: 'recorded', reRecords: 1 });
  });

  it('records again from the review list, or keeps the answer [spec 2 §2.3]', async () => {
    const known = threeQuestions.known.map((one) => ({ ...one, standing: 'recorded' as const }));
    const page = recorderPage({ ...threeQuestions, known });
    await page.ready();
    page.session({ _tag: 'RecordChosen', questionId: questionId(2) });
    expect(page.state().caution).toBe(true);
    page.send({ _tag: 'CautionClosed' });
    expect(page.stage()).toBe('Reviewing');
    page.session({ _tag: 'RecordChosen', questionId: questionId(2) });
    page.send({ _tag: 'CautionAccepted' });
    await settled();
    page.cameraWorks();
    await page.record('better ');
    page.session({ _tag: 'BackToReviewPressed' });
    expect(page.state().kept).toMatchObject([{ questionId: 2, finished: true }]);
    page.session({ _tag: 'RecordChosen', questionId: questionId(2) });
    expect(page.state().found).toBe(true);
    expect(page.phase()).toBe('Recorded');
  });

  it("keeps the recorded part if the camera stops in mid-answer, which doesn't count as an attempt [R24, spec 2 §4.1]", async () => {
    const page = recorderPage();
    await page.ready();
    page.question({ _tag: 'RecordPressed' });
    page.pass(3_000);
    page.chunk('half an answer ');
    page.cameras.at(-1)?.next({ _tag: 'Stopped', kind: 'camera', fault: 'revoked' });
    await settled();
    expect(page.phase()).toBe('Interrupted');
    expect(page.state().devices.camera).toEqual({ _tag: 'Faulty', fault: 'revoked' });
    expect(page.state().clips.get(questionId(1))).toBe('half an answer end');
    page.question({ _tag: 'RecordPressed' });
    expect(page.phase()).toBe('Interrupted');
    page.question({ _tag: 'UseInterruptedPressed' });
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    expect(page.sent[0]?.answer).toMatchObject({ reRecords: 0 });
  });

  it('a camera that stops during the countdown ends the countdown', async () => {
    const page = recorderPage();
    await page.ready();
    page.question({ _tag: 'RecordPressed' });
    page.cameras.at(-1)?.next({ _tag: 'Stopped', kind: 'microphone', fault: 'lost' });
    expect(page.phase()).toBe('NotRecorded');
    page.pass(3_000);
    expect(page.phase()).toBe('NotRecorded');
    page.send({ _tag: 'TryCameraPressed' });
    expect(page.state().devices.microphone).toEqual({ _tag: 'Asking' });
    page.cameraWorks();
    await page.record('now ');
    expect(page.phase()).toBe('Recorded');
  });

  it('restores the interrupted recording after a crash, offers it, and counts no attempt [R24]', async () => {
    const kept = keptInMemory();
    const before = recorderPage(threeQuestions, kept);
    await before.ready();
    before.question({ _tag: 'RecordPressed' });
    before.pass(3_000);
    before.chunk('until the crash');
    before.end();
    const page = recorderPage(threeQuestions, kept);
    await page.ready();
    expect(page.at()).toBe(questionId(1));
    expect(page.state().found).toBe(true);
    expect(page.phase()).toBe('Interrupted');
    expect(page.state().clips.get(questionId(1))).toBe('until the crash');
    page.question({ _tag: 'RecordPressed' });
    expect(page.state().question?.state).toMatchObject({ take: 2, reRecords: 0 });
  });

  it('continues after a reload to upload the answers that the candidate had accepted [R24]', async () => {
    const kept = keptInMemory();
    const before = recorderPage(threeQuestions, kept);
    await before.ready();
    await before.record('first ');
    before.question({ _tag: 'ContinuePressed' });
    await settled();
    before.end();
    const page = recorderPage(threeQuestions, kept);
    await page.ready();
    expect(page.at()).toBe(questionId(2));
    expect(page.sent[0]?.answer).toMatchObject({ questionId: 1, key: { take: 1 } });
    page.sent[0]?.steps.next(received);
    await settled();
    expect(kept.all.size).toBe(0);
  });

  it('reports when the device is full, and continues [R24]', async () => {
    const page = recorderPage();
    await page.ready();
    page.kept.full = true;
    await page.record('too much ');
    expect(page.state().keeping).toBe('in-memory');
    expect(page.phase()).toBe('Recorded');
  });

  it("warns before the first question that this device can't store anything [R24]", async () => {
    const kept = keptInMemory();
    kept.full = true;
    const page = recorderPage(threeQuestions, kept);
    await page.ready();
    expect(page.phase()).toBe('NotRecorded');
    expect(page.state().room).toMatchObject({ _tag: 'Refused', reason: { _tag: 'DeviceKeepsNothing' } });
  });

  it('asks before leaving, and keeps what was recorded [spec 2 §2.3]', async () => {
    const page = recorderPage();
    await page.ready();
    page.question({ _tag: 'RecordPressed' });
    page.pass(3_000);
    page.chunk('begun ');
    page.session({ _tag: 'LeavePressed' });
    expect(page.state().session?.leaving).toBe(true);
    page.session({ _tag: 'LeaveDeclined' });
    expect(page.phase()).toBe('Recording');
    page.session({ _tag: 'LeavePressed' });
    page.session({ _tag: 'LeaveConfirmed' });
    await settled();
    page.pass(0);
    expect(page.went).toEqual(['my-jobs']);
    expect(page.log.camerasOpen).toBe(0);
    expect(page.kept.all.size).toBe(1);
  });

  it('asks for the emailed code in place, once and not during an answer; then the waiting answers are sent [R41]', async () => {
    const page = recorderPage();
    await page.ready();
    await page.record('first ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    page.question({ _tag: 'RecordPressed' });
    page.pass(3_000);
    const email = decoded(parseEmail('new@example.org'), 'an address');
    page.sent[0]?.steps.next({ _tag: 'ProofNeeded', email });
    expect(page.codes).toHaveLength(0);
    page.chunk('second ');
    page.question({ _tag: 'StopPressed' });
    await settled();
    expect(page.codes.map((one) => one.email)).toEqual([email]);
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    page.sent[1]?.steps.next({ _tag: 'ProofNeeded', email });
    page.pass(600_000);
    expect(page.codes).toHaveLength(1);
    expect(page.sent).toHaveLength(2);
    page.send({ _tag: 'CodePressed' });
    expect(page.codes).toHaveLength(2);
    page.codes[1]?.goOn();
    expect(page.sent.map(({ answer }) => answer.questionId)).toEqual([1, 2, 1]);
  });

  it('Submit Responses asks for the code, and then continues automatically [R41]', async () => {
    const page = recorderPage();
    await page.ready();
    for (const clip of ['first ', 'second ']) {
      await page.record(clip);
      page.question({ _tag: 'ContinuePressed' });
      await settled();
      page.sent.at(-1)?.steps.next(received);
    }
    page.question({ _tag: 'SkipPressed' });
    await settled();
    const email = decoded(parseEmail('new@example.org'), 'an address');
    page.sent[2]?.steps.next({ _tag: 'ProofNeeded', email });
    expect(page.codes).toHaveLength(1);
    page.session({ _tag: 'SubmitPressed' });
    expect(page.stage()).toBe('Reviewing');
    expect(page.codes).toHaveLength(2);
    page.submits.push({ _tag: 'ProofNeeded', email });
    page.codes[1]?.goOn();
    expect(page.stage()).toBe('Submitting');
    page.sent[3]?.steps.next(received);
    await settled();
    expect(page.stage()).toBe('Reviewing');
    expect(page.codes).toHaveLength(3);
    page.codes[2]?.goOn();
    await settled();
    expect(page.log.submitted).toBe(2);
    expect(page.stage()).toBe('Submitted');
  });

  it('an answer that is refused for good is not sent again, and its question is open again [spec 2 §2.3, R29]', async () => {
    const page = recorderPage();
    await page.ready();
    await page.record('first ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    page.sent[0]?.steps.next({ _tag: 'Refused', text: 'Not a recording', then: 'record-again' });
    page.pass(600_000);
    page.backOnline.next(undefined);
    expect(page.sent).toHaveLength(1);
    expect(page.state().session?.questions[0]?.standing).toBe('unrecorded');
  });

  it("an earlier answer that is kept, or a closed interview, doesn't prevent submitting [R34]", async () => {
    const page = recorderPage();
    await page.ready();
    for (const clip of ['first ', 'second ']) {
      await page.record(clip);
      page.question({ _tag: 'ContinuePressed' });
      await settled();
    }
    page.question({ _tag: 'SkipPressed' });
    await settled();
    page.sent[0]?.steps.next({ _tag: 'Refused', text: 'Used', then: 'earlier-stays' });
    page.sent[1]?.steps.next({ _tag: 'Refused', text: 'Closed', then: 'closed' });
    page.sent[2]?.steps.next(received);
    page.session({ _tag: 'SubmitPressed' });
    await settled();
    expect(page.log.submitted).toBe(1);
  });

  it('an answer that arrives corrupted is sent three times, then must be recorded again [R24]', async () => {
    const page = recorderPage();
    await page.ready();
    await page.record('first ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    page.sent[0]?.steps.next({ _tag: 'Differs' });
    page.pass(20_000);
    page.sent[1]?.steps.next({ _tag: 'Differs' });
    page.pass(39_999);
    expect(page.sent).toHaveLength(2);
    page.pass(1);
    page.sent[2]?.steps.next({ _tag: 'Differs' });
    page.pass(600_000);
    expect(page.sent).toHaveLength(3);
    expect(page.state().outgoing[0]?.travel).toMatchObject({ _tag: 'Refused', then: 'record-again' });
  });

  const practice = {
    ...threeQuestions,
    mode: 'practice',
    owner: { ...threeQuestions.owner, mode: 'practice' },
  } as const;

  it('restores a practice recording after a crash, plays it, and deletes it when the practice is left [R33]', async () => {
    const kept = keptInMemory();
    const crashed = recorderPage(practice, kept);
    await crashed.ready();
    await crashed.record('practice ');
    crashed.question({ _tag: 'ContinuePressed' });
    await settled();
    // A crash leaves what is on the device: the same as a copy that no page holds.
    const left = keptInMemory();
    for (const [name, one] of kept.all) left.all.set(name, one);
    const page = recorderPage(practice, left);
    await page.ready();
    expect(page.at()).toBe(questionId(2));
    expect(page.sent).toHaveLength(0);
    page.end();
    await settled();
    expect(left.all.size).toBe(0);
  });

  it("a tab that only waits for its turn doesn't delete another tab's practice [R33]", async () => {
    const kept = keptInMemory();
    const here = recorderPage(practice, kept);
    await here.ready();
    await here.record('practice ');
    const waiting = recorderPage(practice, kept);
    waiting.tab.next('elsewhere');
    waiting.end();
    await settled();
    expect(kept.all.size).toBe(1);
  });

  it('does not submit a practice: the list leads to its end [spec 2 §2.7, R33]', async () => {
    const page = recorderPage(practice);
    await page.ready();
    for (const clip of ['first ', 'second ', 'third ']) {
      await page.record(clip);
      page.question({ _tag: 'ContinuePressed' });
      await settled();
    }
    expect(page.stage()).toBe('Reviewing');
    page.session({ _tag: 'SubmitPressed' });
    await settled();
    page.pass(0);
    expect(page.log.submitted).toBe(0);
    expect(page.went).toEqual(['practice-end']);
  });

  it('an accepted answer can be played after a reload [R24]', async () => {
    const kept = keptInMemory();
    const before = recorderPage(threeQuestions, kept);
    await before.ready();
    await before.record('first ');
    before.question({ _tag: 'ContinuePressed' });
    await settled();
    before.end();
    const page = recorderPage(threeQuestions, kept);
    await page.ready();
    expect(page.state().clips.get(questionId(1))).toBe('first end');
  });

  it('sends nothing of a practice [R33]', async () => {
    const page = recorderPage(practice);
    await page.ready();
    await page.record('practice ');
    page.question({ _tag: 'ContinuePressed' });
    await settled();
    expect(page.sent).toHaveLength(0);
    expect(page.at()).toBe(questionId(2));
    expect(page.state().clips.has(questionId(1))).toBe(true);
  });
});
