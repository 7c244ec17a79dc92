import * as E from 'fp-ts/Either';
import { Subject, VirtualTimeScheduler } from 'rxjs';
import type { CallFailure } from '../../../application/failure';
import { recordingChoiceMachine, type ChoiceFacts } from '../../../application/recording/recording-choice.live';
import { openScope } from '../../../application/live/scope';
import type { Destination } from '../../../application/navigation/destination';
import type {
  LaterMails,
  RecordingAgreed,
  RecordingChoice,
  RecordingNotOpen,
} from '../../../application/recording/recording.api';
import type { ProbeBroken } from '../../../application/ports/network-probe';
import type { NoSuchApplication } from '../../../application/ports/candidate-api/call';
import type { ProofNeeded } from '../../../domain/identity/address-proof';
import type { Email } from '../../../domain/text/email';
import type { Job } from '../../../domain/ids/job';
import { probeBytes, type Probe } from '../../../domain/device/connection-score';
import type { RecordingOption } from '../../../domain/recording/options';
import { communityId, positionId } from '../../support/builders/applications';
import { email } from '../../support/builders/identity';
import { at } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const job: Job = { communityId: communityId(42), positionId: positionId(4711) };
const mails: LaterMails = { mailedAt: undefined, againAt: undefined };
const facts: ChoiceFacts = {
  begun: false,
  agreed: true,
  terms: {
    published: true,
    blocked: false,
    submittedAt: undefined,
    resume: { option: 'none', uploaded: false, proceededWithout: false },
    mayRecordLater: true,
    lastDay: undefined,
  },
};
const withTerms = (terms: Partial<ChoiceFacts['terms']>): ChoiceFacts => ({
  ...facts,
  terms: { ...facts.terms, ...terms },
});

/** A probe of the whole image in so many milliseconds; 2850 ms are 5.0 Mbps. */
const probeIn = (elapsed: number): Probe => ({ bytes: probeBytes, elapsed });

/** The page, on a device whose calls and line the test controls. */
const aPage = () => {
  const call = callByHand<RecordingChoice, CallFailure | RecordingNotOpen | ProofNeeded, LaterMails>();
  const agree = callByHand<Job, CallFailure | NoSuchApplication, RecordingAgreed>();
  const line = new Subject<Probe | ProbeBroken>();
  const led: Destination[] = [];
  const codes: { readonly email: Email; readonly goOn: () => void }[] = [];
  const page = recordingChoiceMachine(
    {
      job,
      api: { chooseRecording: call.call, agreeToRecording: agree.call },
      probe: { download: line },
      askForCode: (of, goOn) => void codes.push({ email: of, goOn }),
      reporter: keepingReporter(),
      goTo: (place) => void led.push(place),
    },
    new VirtualTimeScheduler(),
  );
  page.runIn(openScope());
  const press = (option: RecordingOption, known: ChoiceFacts = facts): void =>
    page.send({ _tag: 'Pressed', option, facts: known });
  return { ...page, press, call, agree, line, led, codes };
};

describe('Choosing how to record [spec 2 §4.3, spec 2 §2.6]', () => {
  it.each([
    ['later', { _tag: 'SelfRecordLater', ...job }],
    ['practice', { _tag: 'PracticeRecordBegin', ...job }],
    ['tour', { _tag: 'SelfRecordTour', ...job, cameFrom: 'skillFilterSuccess' }],
  ] as const)('%s is sent and leads to its screen, without measuring the connection', async (option, place) => {
    const page = aPage();
    page.press(option);
    await settled();
    expect(page.call.asked).toEqual([{ ...job, option }]);
    expect(page.led).toEqual([]);
    await page.call.answer(E.right(mails));
    expect(page.led).toEqual([place]);
    expect(page.value().doing).toBeUndefined();
  });

  it('now measures the connection, and at 5.0 Mbps is sent and leads to the best practices [R22, R42]', async () => {
    const page = aPage();
    page.press('now');
    expect(page.value().doing).toEqual({ option: 'now', percent: 0 });
    page.line.next({ bytes: probeBytes / 2, elapsed: 1_425 });
    expect(page.value().doing?.percent).toBe(50);
    page.line.next(probeIn(2_850));
    await settled();
    expect(page.call.asked).toEqual([{ ...job, option: 'now' }]);
    await page.call.answer(E.right(mails));
    expect(page.led).toEqual([{ _tag: 'SelfStartRecord', ...job }]);
  });

  it('below 5.0 the blocking dialog opens and nothing is sent; it is measured again on request only [R22, R48]', async () => {
    const page = aPage();
    page.press('now');
    page.line.next(probeIn(2_910));
    await settled();
    expect(page.value()).toMatchObject({ doing: undefined, line: { _tag: 'TooSlow', score: 4.9 } });
    expect(page.call.asked).toEqual([]);
    page.press('now');
    expect(page.value()).toMatchObject({ doing: { option: 'now', percent: 0 }, line: undefined });
    page.line.next(probeIn(1_000));
    await settled();
    expect(page.call.asked).toHaveLength(1);
  });

  it('a good score is valid for the visit [R48]', async () => {
    const page = aPage();
    page.press('now');
    page.line.next(probeIn(1_000));
    await page.call.answer(E.left({ _tag: 'NoConnection' }));
    expect(page.value().failure).toEqual({ _tag: 'NoConnection' });
    page.press('now');
    await settled();
    expect(page.call.asked).toHaveLength(2);
  });

  it('a connection that breaks during the test is reported, and the dialog can be closed', () => {
    const page = aPage();
    page.press('now');
    page.line.next({ _tag: 'ProbeBroken' });
    expect(page.value().line).toEqual({ _tag: 'NotMeasured', fault: 'not-loaded' });
    page.send({ _tag: 'DialogClosed' });
    expect(page.value()).toMatchObject({ line: undefined, doing: undefined });
  });

  it('continuing a started recording needs no score [R48]', async () => {
    const page = aPage();
    page.press('now', { ...facts, begun: true });
    await settled();
    expect(page.call.asked).toEqual([{ ...job, option: 'now' }]);
  });

  it('nothing is recorded before the candidate consents; the consent is sent first [R62]', async () => {
    const page = aPage();
    const notYet = { ...facts, agreed: false, begun: true };
    page.press('now', notYet);
    await settled();
    expect(page.value().consentMissing).toBe(true);
    expect(page.agree.asked).toEqual([]);
    page.send({ _tag: 'Ticked', ticked: true });
    page.press('now', notYet);
    await settled();
    expect([page.agree.asked, page.call.asked]).toEqual([[job], []]);
    await page.agree.answer(E.right({ agreedAt: at('2026-11-21T16:00:00Z') }));
    await page.call.answer(E.right(mails));
    expect(page.led).toEqual([{ _tag: 'SelfStartRecord', ...job }]);
  });

  it('practice, tour and later need no consent [R62]', async () => {
    const page = aPage();
    page.press('practice', { ...facts, agreed: false });
    await settled();
    expect(page.agree.asked).toEqual([]);
    expect(page.call.asked).toHaveLength(1);
  });

  it('if the consent did not arrive, no choice is sent', async () => {
    const page = aPage();
    page.send({ _tag: 'Ticked', ticked: true });
    page.press('now', { ...facts, agreed: false, begun: true });
    await page.agree.answer(E.left({ _tag: 'NoConnection' }));
    expect(page.call.asked).toEqual([]);
    expect(page.value().failure).toEqual({ _tag: 'NoConnection' });
  });

  it.each([
    ['unpublished', withTerms({ published: false }), { _tag: 'NoPosts' }],
    ['blocked', withTerms({ blocked: true }), { _tag: 'NoPosts' }],
    [
      'submitted',
      withTerms({ submittedAt: at('2026-11-20T16:00:00Z') }),
      { _tag: 'PositionClosed', value: 'fullSubmit' },
    ],
  ] as const)('%s: nothing is sent, and its page opens [spec 2 §4.3]', (_, known, place) => {
    const page = aPage();
    page.press('later', known);
    expect(page.led).toEqual([place]);
    expect(page.call.asked).toEqual([]);
  });

  it.each([
    [{ _tag: 'PositionNotOpen', because: 'unpublished' }, { _tag: 'NoPosts' }],
    [
      { _tag: 'AlreadySubmitted', submission: 'partial', at: at('2026-11-20T16:00:00Z') },
      { _tag: 'PositionClosed', value: 'partialSubmit' },
    ],
  ] as const)("the server's answer wins: %j", async (why, place) => {
    const page = aPage();
    page.press('tour');
    await page.call.answer(E.left(why));
    expect(page.led).toEqual([place]);
  });

  it('later is refused in place if the position does not allow it [spec 2 §6]', () => {
    const page = aPage();
    page.press('later', withTerms({ mayRecordLater: false }));
    expect(page.value().failure).toEqual({ _tag: 'RecordingLaterNotAllowed' });
  });

  it('with an unproven address the code is requested, and then the choice continues automatically [R41]', async () => {
    const page = aPage();
    page.press('later');
    await page.call.answer(E.left({ _tag: 'ProofNeeded', email: email('maria@example.com') }));
    expect(page.codes.map((one) => one.email)).toEqual([email('maria@example.com')]);
    page.codes[0]?.goOn();
    await page.call.answer(E.right(mails));
    expect(page.call.asked).toHaveLength(2);
    expect(page.led).toEqual([{ _tag: 'SelfRecordLater', ...job }]);
  });

  it('a second press while one is in progress changes nothing', async () => {
    const page = aPage();
    page.press('tour');
    page.press('practice');
    await settled();
    expect(page.call.asked).toEqual([{ ...job, option: 'tour' }]);
  });
});
